"""Which Directives others may have kept, as far as what everybody sees suggests it.

Nobody has to play for a Directive, and chance looks like intent: a suspicion makes a Directive likelier in
imagined worlds, never certain or impossible.
"""

from collections.abc import Callable
from math import exp, sqrt
from random import Random
from typing import Final

from novatable.core.options import value_of
from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    GRADUATE,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    PAIRS,
    TOWER,
    TRIM,
    Directive,
)
from novatable.novaraiders.model import State
from novatable.novaraiders.view import PlayerView, View

EVEN: Final = 0.4
"""How much higher the highest Bay usually is than the lowest, for each Shard in them."""
Sign = Callable[[View, PlayerView, Directive], float]


def suspected(view: View, seat: int, directives: list[Directive]) -> list[float]:
    """How likely each of these Directives is to be that player's, in proportion."""
    player = view.players[seat]
    weights = []
    for directive in directives:
        usual, strong, sign = SIGNS[directive.goal]
        weights.append(usual * exp(strong * sign(view, player, directive)))
    return weights


def suspect(state: State, view: View, rng: Random) -> None:
    """Let others have Directives that fit their play in an imagined world."""
    others = [seat for seat in range(len(view.players)) if view.players[seat].dealt is None]
    dealt = [number for seat in others for number in state.players[seat].dealt]
    free = sorted({*dealt, *_undealt(state)})
    kept: dict[int, int] = {}
    for seat in others:
        if state.players[seat].directive is not None:
            weights = suspected(view, seat, [state.rules.cards.directives[number] for number in free])
            kept[seat] = rng.choices(free, weights)[0]
            free.remove(kept[seat])
    rng.shuffle(free)
    for seat, number in kept.items():
        player = state.players[seat]
        player.directive = number
        player.dealt = (number, *[free.pop() for _ in player.dealt[1:]])


def _undealt(state: State) -> list[int]:
    dealt = {number for player in state.players for number in player.dealt}
    return [number for number in range(len(state.rules.cards.directives)) if number not in dealt]


# ---- signs


def _many(_view: View, player: PlayerView, directive: Directive) -> float:
    """More Shards of the type than chance would bring, in standard deviations."""
    shards = sum([len(bay) for bay in player.bays])
    fitting = sum([bay.count(directive.shard) for bay in player.bays])
    return (fitting - shards / 3) / sqrt(shards * 2 / 9 + 1)


def _uneven(_view: View, player: PlayerView, _directive: Directive) -> float:
    heights = [len(bay) for bay in player.bays]
    return max(heights) - min(heights) - EVEN * sum(heights)


def _even(view: View, player: PlayerView, directive: Directive) -> float:
    return -_uneven(view, player, directive)


def _robs(view: View, player: PlayerView, _directive: Directive) -> float:
    return player.hijacks - sum([other.hijacks for other in view.players]) / len(view.players)


def _learns(view: View, player: PlayerView, _directive: Directive) -> float:
    everybody = sum([_specials(other) for other in view.players])
    return _specials(player) - everybody / len(view.players)


def _specials(player: PlayerView) -> int:
    return len(player.specials) + player.unseen_count


def _destroys(_view: View, player: PlayerView, _directive: Directive) -> float:
    return float(player.destroyed > 0)


def _unhurt(view: View, player: PlayerView, _directive: Directive) -> float:
    ships = view.docks[player.seat] + len(view.fleets[player.seat])
    return float(ships - value_of(view.options, "ships"))


def _none(_view: View, _player: PlayerView, _directive: Directive) -> float:
    return 0.0


SIGNS: Final[dict[int, tuple[float, float, Sign]]] = {
    TOWER: (0.6, 0.5, _uneven),
    PAIRS: (1.5, 0.6, _many),
    MOST: (0.5, 0.6, _many),
    DESTROYER: (0.8, 0.7, _destroys),
    TRIM: (0.6, 0.5, _even),
    OLD_HANDS: (1.0, 0.7, _unhurt),
    GRADUATE: (1.0, 0.5, _learns),
    BUCCANEER: (1.5, 0.5, _robs),
    LAST_LIGHT: (0.8, 0.0, _none),
}
"""By goal: how readily it is kept, how much the sign of it says, and the sign."""
