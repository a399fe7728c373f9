"""What a player of Nova-Raiders concludes from a view: where ships are well placed, what time brings."""

from functools import cached_property
from typing import Final

from novatable.core.options import value_of
from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    EXPANSION,
    GRADUATE,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    SHARDS,
    SUPERNOVA,
    TOWER,
    UNLOAD,
    Directive,
)
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.model import bay_points_in, special_points_in
from novatable.novaraiders.scoring import bay_points
from novatable.novaraiders.view import PlayerView, View
from novatable.players.novaraiders.cargo import PROMISE, Aim, best_stowing, canonical, stowed_worth
from novatable.players.novaraiders.chart import Chart, chart_of

CARRIED: Final = 0.5
"""How much of its worth a Stack has anywhere."""
ON_THE_WAY: Final = 0.45
"""How much more it has where a hand is certain to bring it home."""
ROBBED: Final = 0.12
"""How likely a Stack is to be lost to each of the others."""
FETCH: Final = 0.25
"""How much the best Shards that a bare ship could fetch next count for it."""
SHIP: Final = 3.0
"""What a ship is worth."""
SHARD: Final = 3.0
"""Roughly what a Shard is worth to somebody whose Bays are not examined."""
SOON: Final[tuple[float, ...]] = (1.0, 0.55, 0.25, 0.1, 0.05)
"""How likely that many advances are before one's next turn."""
ENVY: Final = 0.7
"""What it is worth if all others lose a point."""
RIVALS: Final = 0.7
"""How much it counts that others can fetch a Shard as well."""
DEAR: Final[tuple[float, ...]] = (0.2, 0.8, 1.2, 0.3, 0.7)
"""How much one wants to keep a card for one of its basic actions: Orbit, Jump, Unload, Hijack, Upgrade."""
DEAR_SPECIAL: Final = 2.0
"""The same for a Special card whose action is possible."""
UNKNOWN: Final = 3
"""Roughly what an unseen Directive brings."""
CERTAIN: Final = 8.0
"""What it is worth to end the game as its winner, or costs to end it for another."""


def seat_of(view: View) -> int:
    assert view.seat is not None, "a spectator decides nothing"
    return view.seat


class Outlook:
    """One view, as far as a cadet thinks it through."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = seat_of(view)
        self.chart: Chart = chart_of(view)
        self.me: PlayerView = view.players[self.seat]
        board = self.chart.board
        self.edge = board.start[view.covered]
        self.shards = view.shards
        self.ships: list[int | None] = [None] * board.size
        for owner, fleet in enumerate(view.fleets):
            for space in fleet:
                self.ships[space] = owner
        kept = self.me.directive
        self.directive: Directive | None = None if kept is None else self.chart.cards.directives[kept]
        self.goal: int | None = None if self.directive is None else self.directive.goal
        self.loaded = any(view.shards[ship] for ship in view.fleets[self.seat])
        self.left = len(board.track) - view.time
        self.envy = ENVY / (len(view.players) - 1)
        self._safe: float = (1 - ROBBED) ** (len(view.players) - 1)
        self.aim = self._aim()
        self.bays = canonical(self.me.bays)
        self._stowed = stowed_worth(self.bays, self.aim)
        self._worths: dict[Shards, float] = {(): 0.0}
        self._stands: dict[tuple[int, Shards], float] = {}
        # How likely the innermost ring is covered, or the game over, before the player can act again.
        self.heat = _soon(board.track[view.time :], EXPANSION)
        self.dusk = _soon(board.track[view.time :], SUPERNOVA)

    def worth(self, stack: Shards) -> float:
        """What the Stack adds to the Bays when it is unloaded."""
        worth = self._worths.get(stack)
        if worth is None:
            worth = self._worths[stack] = best_stowing(self.bays, stack, self.aim) - self._stowed
        return worth

    def stand(self, space: int, stack: Shards) -> float:
        """What one's own ship is worth if it is there, with this Stack, when the turn ends."""
        key = space, stack
        value = self._stands.get(key)
        if value is None:
            value = self._stands[key] = self._stand(space, stack)
        return value

    def _stand(self, space: int, stack: Shards) -> float:
        chart = self.chart
        if stack:
            value = self._safe * self.worth(stack) * (CARRIED + ON_THE_WAY * chart.home[self.seat][space])
        else:
            value = FETCH * max([self._fetch(space, pile) for pile in self._piles(space)], default=0.0)
        value *= 1 - self.dusk
        if chart.board.ring[space] == self.view.covered:
            value -= self.heat * (value + self.ship_worth())
        return value

    def _piles(self, space: int) -> list[int]:
        board = self.chart.board
        return [
            pile
            for pile in board.spaces_of(board.ring[space])
            if self.shards[pile] and self.ships[pile] is None
        ]

    def _fetch(self, space: int, pile: int) -> float:
        return self.worth(self.shards[pile]) * self.chart.way(space, pile) * self.chart.home[self.seat][pile]

    def ship_worth(self) -> float:
        """What is lost with a ship, besides its Stack (NR-10.8)."""
        ships = self.view.docks[self.seat] + len(self.view.fleets[self.seat])
        if (
            self.directive is not None
            and self.goal == OLD_HANDS
            and ships == value_of(self.view.options, "ships")
        ):
            return SHIP + self.directive.points
        return SHIP

    def is_home(self, space: int) -> bool:
        """One of the player's own Gates."""
        board = self.chart.board
        return board.step[space] == 0 and board.base[space] == self.seat

    def can_act(self, special: int) -> bool:
        """Whether a Shard of the Special card's symbol is in a Bay (NR-3.6)."""
        symbol = self.chart.cards.symbol[special]
        return any(symbol in bay for bay in self.bays)

    def dear(self, card: int) -> float:
        """How much one wants to keep a card in the hand."""
        uses = self.chart.cards.uses[card]
        if not uses:
            return DEAR_SPECIAL if self.can_act(card) else 0.0
        dear = sum([DEAR[use] for use in uses])
        return dear * 2 if UNLOAD in uses and self.loaded else dear

    def access(self, seat: int, space: int) -> float:
        """How well a player can fetch what lies there and bring it home."""
        chart = self.chart
        ring = chart.board.ring[space]
        starts = [ship for ship in self.view.fleets[seat] if chart.board.ring[ship] == ring]
        if self.view.docks[seat]:
            starts.append(chart.board.home_gates[seat][ring])
        return max([chart.way(start, space) for start in starts], default=0.1) * chart.home[seat][space]

    def pull(self, space: int) -> float:
        """How much better the player can use Shards there than the best placed rival."""
        others = [self.access(seat, space) for seat in range(len(self.view.players)) if seat != self.seat]
        safe = 1 - self.heat if self.chart.board.ring[space] == self.view.covered else 1.0
        return safe * (self.access(self.seat, space) - RIVALS * max(others))

    def harm(self, owner: int, points: float) -> float:
        """What it is worth to the player if the owner of this ship loses that many points."""
        return 0.0 if owner >= len(self.view.players) else self.envy * points

    def robbing(self) -> float:
        """What a Hijack is worth besides the Shard (NR-10.10)."""
        if self.directive is None or self.goal != BUCCANEER or self.me.hijacks >= self.directive.at_least:
            return 0.0
        return self.directive.points / self.directive.at_least

    def advancing(self, docked: int | None = None, points: float = 0.0) -> float:
        """What it is worth if the Time Track advances by one now.

        When unloading, the ship `docked` is safe by then (NR-5.2), and `points` are added to one's own.
        """
        event = self.chart.board.track[self.view.time]
        if event == SUPERNOVA:
            return self._ending(points)
        return self._expanding(docked) if event == EXPANSION else 0.0

    def _expanding(self, docked: int | None) -> float:
        """Ships on the innermost ring are lost (NR-6.3); others' may count for one's Directive (NR-10.4)."""
        value = 0.0
        struck = False
        for space in self.chart.board.spaces_of(self.view.covered):
            owner = self.ships[space]
            if owner == self.seat and space != docked:
                value -= self.ship_worth() + self.worth(self.shards[space])
            elif owner is not None and owner != self.seat and owner < len(self.view.players):
                value += self.harm(owner, SHIP + SHARD * len(self.shards[space]))
                struck = True
        if struck and self.directive is not None and self.goal == DESTROYER and not self.me.destroyed:
            value += self.directive.points
        return value

    def _ending(self, points: float) -> float:
        """The game ends: good for the leader, and for Last Light (NR-10.11)."""
        value = CERTAIN if self._lead + points > 0 else -CERTAIN
        if self.directive is not None and self.goal == LAST_LIGHT:
            value += self.directive.points
        return value

    @cached_property
    def _lead(self) -> int:
        scores = [self.score(seat) for seat in range(len(self.view.players))]
        mine = scores.pop(self.seat)
        return mine - max(scores)

    def score(self, seat: int) -> int:
        """A player's points as far as they show, plus an estimate for the Directive (NR-9.1, NR-9.2)."""
        player = self.view.players[seat]
        worth = bay_points_in(self.view.options)
        points = sum([bay_points(bay, worth) for bay in player.bays]) + (UNKNOWN if self.directive else 0)
        for cards in self.symbols_of(player):
            points += self.set_points(cards)
        return points + player.unseen_count

    def symbols_of(self, player: PlayerView) -> tuple[int, ...]:
        """The Special cards that a player is known to own, by symbol."""
        symbol = self.chart.cards.symbol
        own = [symbol[card] for card in (*player.specials, *(player.unseen or ()))]
        return tuple([own.count(shard) for shard in range(len(SHARDS))])

    def set_points(self, cards: int) -> int:
        """NR-9.2, for that many cards of one symbol."""
        one, two, three = special_points_in(self.view.options)
        return cards // 3 * three + (0, one, two)[cards % 3]

    def learning(self, card: int) -> float:
        """What it is worth to take this Special card: points, its action, the Directive Graduate."""
        symbol = self.chart.cards.symbol[card]
        assert symbol is not None
        owned = self.aim.symbols[symbol]
        value = self.set_points(owned + 1) - self.set_points(owned) + 0.3 * (owned % 3)
        if self.can_act(card):
            value += min(self.left / 6, 1.0)
        if self.directive is not None and self.goal == GRADUATE:
            value += 1.0
        return value

    def _aim(self) -> Aim:
        directive = self.directive
        rival = 0
        if directive is not None and directive.goal in (MOST, TOWER):
            others = [player for player in self.view.players if player.seat != self.seat]
            if directive.goal == TOWER:
                rival = max([len(bay) for player in others for bay in player.bays])
            else:
                rival = max([sum([bay.count(directive.shard) for bay in player.bays]) for player in others])
        symbols = self.symbols_of(self.me)
        late = round(min(self.left / 8, 1.0), 1)
        return Aim(directive, rival, symbols, PROMISE * late, bay_points_in(self.view.options))


def _soon(track: list[int], event: int) -> float:
    """How likely the next such event is to take place before the player can act again."""
    steps = track.index(event) + 1 if event in track else len(SOON)
    return SOON[steps] if steps < len(SOON) else 0.0
