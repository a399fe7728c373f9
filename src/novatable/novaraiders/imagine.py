"""A whole game that fits a view: what the viewer cannot know is chosen at random.

Everything in the view is kept, so the imagined game gives the same view.
"""

from random import Random

from novatable.core.chance import SEED_BYTES, Chance
from novatable.novaraiders.cards import SHARDS
from novatable.novaraiders.frames import Placing, Restowing
from novatable.novaraiders.model import PHASES, STREAMS, Player, Rules, State
from novatable.novaraiders.setup import hrl_cards
from novatable.novaraiders.view import PlayerView, View


def imagine_state(view: View, rules: Rules, rng: Random) -> State:
    specials = _unlocated_specials(view, rules)
    directives = _unlocated_directives(view, rules)
    rng.shuffle(specials)
    rng.shuffle(directives)
    players = [_player(player, view, rules, specials, directives, rng) for player in view.players]
    ships: list[int | None] = [None] * rules.board.size
    for seat, fleet in enumerate(view.fleets):
        for space in fleet:
            ships[space] = seat
    hrl = view.hrl
    return State(
        rules=rules,
        chance=Chance(rng.randbytes(SEED_BYTES), STREAMS, [0] * len(STREAMS)),
        players=players,
        ships=ships,
        shards=list(view.shards),
        fleets=[list(fleet) for fleet in view.fleets],
        docks=list(view.docks),
        bag=list(view.bag) if view.bag is not None else _shuffled(rng, _bag(view, rules.shards_per_type)),
        lost=list(view.lost),
        academy=list(view.academy),
        academy_deck=specials if view.academy_deck is None else list(view.academy_deck),
        hrl_deck=[] if hrl is None else _hrl_deck(view, rules, rng),
        hrl_used=[] if hrl is None else list(hrl.used),
        hrl_hold=[0] * len(SHARDS) if hrl is None else list(hrl.hold),
        covered=view.covered,
        time=view.time,
        idle=view.idle,
        advanced=view.advanced,
        nova=view.nova,
        active=view.active,
        turn=view.turn,
        round_=view.round,
        phase=PHASES.index(view.phase),
        row=[(laid.card, laid.use) for laid in view.row],
        linked=view.linked,
        slipping=view.slipping,
        frames=list(view.frames),
        outcome=view.outcome,
    )


def _shuffled(rng: Random, items: list[int]) -> list[int]:
    rng.shuffle(items)
    return items


def _unlocated_specials(view: View, rules: Rules) -> list[int]:
    """Special cards whose owner the viewer does not know: the deck's and others' unseen ones."""
    located = {*view.academy}
    for player in view.players:
        located.update(player.specials, player.unseen or ())
    cards = rules.cards
    return [card for card in range(cards.n_basics, cards.n_cards) if card not in located]


def _unlocated_directives(view: View, rules: Rules) -> list[int]:
    seen = {directive for player in view.players for directive in player.dealt or ()}
    return [number for number in range(len(rules.cards.directives)) if number not in seen]


def _player(
    player: PlayerView,
    view: View,
    rules: Rules,
    specials: list[int],
    directives: list[int],
    rng: Random,
) -> Player:
    """A player with hidden cards taken from the end of the shuffled unlocated ones."""
    unseen = player.unseen
    if unseen is None:
        unseen = tuple([specials.pop() for _ in range(player.unseen_count)])
    located = [*player.discard, *(player.hand or ())]
    if player.seat == view.active:
        located += [laid.card for laid in view.row]
    owned = [*range(rules.cards.n_basics), *player.specials, *unseen]
    hidden = _shuffled(rng, [card for card in owned if card not in located])
    hand = player.hand
    if hand is None:
        hand, hidden = tuple(hidden[: player.hand_size]), hidden[player.hand_size :]
    dealt = player.dealt
    directive = player.directive
    if dealt is None:
        dealt = tuple([directives.pop() for _ in range(rules.directives_dealt)])
        if rules.directives and player.seat not in _choosing(view):
            directive = rng.choice(dealt)
    return Player(
        list(hand),
        hidden if player.draw is None else list(player.draw),
        list(player.discard),
        list(player.bays),
        [*player.specials, *unseen],
        list(unseen),
        dealt,
        directive,
        player.hijacks,
        player.destroyed,
    )


def _choosing(view: View) -> tuple[int, ...]:
    """Who has yet to keep a Directive (NR-2.7)."""
    return view.waiting_for if view.phase == "directives" else ()


def _bag(view: View, per_type: int) -> list[int]:
    """What is left of the Shards of each type."""
    seen = [shard for pile in view.shards for shard in pile]
    seen += [shard for player in view.players for bay in player.bays for shard in bay]
    for frame in view.frames:
        if isinstance(frame, Restowing):
            seen += frame.shards
        elif isinstance(frame, Placing):
            seen.append(frame.shard)
    hold = (0,) * len(SHARDS) if view.hrl is None else view.hrl.hold
    return [
        shard
        for shard in range(len(SHARDS))
        for _ in range(per_type - seen.count(shard) - view.lost[shard] - hold[shard])
    ]


def _hrl_deck(view: View, rules: Rules, rng: Random) -> list[int]:
    assert view.hrl is not None
    if view.hrl.deck is not None:
        return list(view.hrl.deck)
    used = view.hrl.used
    return _shuffled(rng, [card for card in hrl_cards(rules) if card not in used])
