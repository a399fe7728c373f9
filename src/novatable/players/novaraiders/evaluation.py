"""What a position of Nova-Raiders is worth to a player at the end of its turn.

A position is told by a few dozen numbers, and worth their weighted sum (`weights.py`). Searches look at
thousands of positions, so what stays the same in a turn is worked out once, and what many positions have in
common, such as the board or the hand, once for all of them.
"""

from functools import cache
from math import tanh
from typing import Final

from novatable.novaraiders.cards import (
    BUCCANEER,
    DESTROYER,
    EXPANSION,
    GRADUATE,
    HIJACK,
    JUMP,
    LAST_LIGHT,
    MOST,
    OLD_HANDS,
    SHARDS,
    SUPERNOVA,
    TOWER,
    UNLOAD,
    UPGRADE,
    CardSet,
    Directive,
)
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.model import TURN, Player, State
from novatable.novaraiders.scoring import bay_points, directive_points
from novatable.players.novaraiders.cargo import PROMISE, Aim, best_stowing, stowed_worth
from novatable.players.novaraiders.chart import Chart
from novatable.players.novaraiders.weights import MOST_WORTH, NAMES, Weights, result

AT_HOME: Final = NAMES.index("at_home")
UNLOADABLE: Final = NAMES.index("unloadable")
HAND: Final = NAMES.index("new_cards")
HAND_END: Final = NAMES.index("next_unload") + 1
SOON: Final[tuple[float, ...]] = (1.0, 0.55, 0.25, 0.1, 0.05)
"""How likely that many advances are before one's next turn."""


class Common:
    """What positions with different hands have in common: parts of the sum, in the order of NAMES.

    All numbers before "unloadable", of which the hand is a part, then those up to the hand and after it.
    """

    __slots__ = ("at_home", "end", "middle", "start")

    def __init__(self, start: float, at_home: float, middle: list[float], end: list[float]) -> None:
        self.start = start
        self.at_home = at_home
        self.middle = middle
        self.end = end


class Evaluation:
    """How one player sees the positions of a turn."""

    def __init__(self, state: State, seat: int, chart: Chart, weights: Weights) -> None:
        rules = state.rules
        cards = rules.cards
        self.seat = seat
        self.chart = chart
        self.rules = rules
        self.people: int = rules.people
        self.rivals: list[int] = [other for other in range(rules.people) if other != seat]
        track = rules.board.track
        self.track: int = len(track)
        self.rows: list[list[float]] = weights.rows
        self.even: float = weights.even
        self.heat: list[float] = [_soon(track, time, EXPANSION) for time in range(len(track) + 1)]
        self.dusk: list[float] = [_soon(track, time, SUPERNOVA) for time in range(len(track) + 1)]
        kept = state.players[seat].directive
        self.directive: Directive | None = None if kept is None else cards.directives[kept]
        self.aim: Aim = _aim(state, seat, self.directive)
        self.unloads: list[bool] = [UNLOAD in uses for uses in cards.uses]
        self.symbols: list[int] = _symbols(cards)
        # By Bays: what is in them; by Bays and Stack: what the Stack adds.
        self._stowed: dict[tuple[Shards, ...], float] = {}
        self._gains: dict[tuple[tuple[Shards, ...], Shards], float] = {}
        self._points: dict[Shards, int] = {}
        # By what they depend on: all numbers but those of the hand, and these.
        self._commons: dict[tuple[object, ...], Common] = {}
        self._hands: dict[tuple[object, ...], list[float]] = {}
        # Others' Bays and Special cards stay as they are in one's own turn.
        self._rival_points: list[float] = [self._points_of(state.players[rival]) for rival in self.rivals]

    def count_directives(self, state: State) -> None:
        """Add what others' Directives would bring them now, for a world in which they are imagined.

        The earlier it is, the less that says about the end.
        """
        progress = state.time / self.track
        for place, rival in enumerate(self.rivals):
            kept = state.players[rival].directive
            if kept is not None:
                directive = self.rules.cards.directives[kept]
                self._rival_points[place] += progress * directive_points(state, rival, directive)
        self._commons.clear()

    def board(self, state: State) -> int:
        """A number for ships, Shards, the player's Bays, the time and how many Special cards it has."""
        shards = state.shards
        marks = self.chart.marks[0]
        where = 0
        stacks: list[Shards] = []
        for space in range(state.edge(), len(shards)):
            if shards[space]:
                where ^= marks[space]
                stacks.append(shards[space])
        for owner, fleet in enumerate(state.fleets, 1):
            marks = self.chart.marks[owner]
            for ship in fleet:
                where ^= marks[ship]
        player = state.players[self.seat]
        return hash((where, tuple(stacks), tuple(player.bays), state.time, len(player.specials)))

    def hand(self, state: State) -> int:
        """A number for the cards of the player's hand."""
        marks = self.chart.card_marks
        hand = 0
        for card in state.players[self.seat].hand:
            hand ^= marks[card]
        return hand

    def of(self, state: State, board: int = 0) -> float:
        """The worth of the position to the player if the turn ended now; `board`, if it is known already."""
        if state.outcome is not None:
            if self.even and self.seat not in state.outcome.winners:
                return -MOST_WORTH
            return result(state.outcome, self.seat, self.people)
        if state.phase != TURN:  # cards are being drawn
            return self._worth(self._common(state), self._hand(state), state.time)
        key = self._common_key(state, board or self.board(state))
        common = self._commons.get(key)
        if common is None:
            common = self._commons[key] = self._common(state)
        cards = self._hand_key(state, self.hand(state), 0)
        hand = self._hands.get(cards)
        if hand is None:
            hand = self._hands[cards] = self._hand(state)
        return self._worth(common, hand, state.time)

    def known(self, state: State, board: int, hand: int) -> float | None:
        """The worth after one more card, if such a board and such a hand were looked at before."""
        common = self._commons.get(self._common_key(state, board))
        if common is None:
            return None
        kept = self._hands.get(self._hand_key(state, hand, 1))
        return None if kept is None else self._worth(common, kept, state.time)

    def _common_key(self, state: State, board: int) -> tuple[object, ...]:
        player = state.players[self.seat]
        return board, tuple(player.specials), player.hijacks, player.destroyed, state.docks[self.seat]

    def _hand_key(self, state: State, hand: int, more: int) -> tuple[object, ...]:
        """With `more` cards in the row."""
        player = state.players[self.seat]
        cards = len(player.draw), len(player.discard), len(state.row) + more
        return state.turn, hand, cards, tuple(player.bays)

    def _common(self, state: State) -> Common:
        weights = self.rows[self.track - state.time]
        before, after = self._rest(state)
        start = 0.0
        for place in range(UNLOADABLE):
            start += before[place] * weights[place]
        middle = [before[place] * weights[place] for place in range(UNLOADABLE + 1, HAND)]
        end = [number * weights[HAND_END + place] for place, number in enumerate(after)]
        return Common(start, before[AT_HOME], middle, end)

    def _worth(self, common: Common, hand: list[float], time: int) -> float:
        """The weighted sum of `numbers`, always added up in the same order."""
        weights = self.rows[self.track - time]
        worth = common.start + common.at_home * hand[-1] * weights[UNLOADABLE]
        for number in common.middle:
            worth += number
        for place, number in enumerate(hand, HAND):
            worth += number * weights[place]
        for number in common.end:
            worth += number
        even = self.even
        return MOST_WORTH * tanh(worth / even) if even else worth

    def numbers(self, state: State) -> list[float]:
        """The numbers that describe the position, in the order of NAMES."""
        before, after = self._rest(state)
        hand = self._hand(state)
        before[UNLOADABLE] = before[AT_HOME] * hand[-1]
        return before + hand + after

    def _rest(self, state: State) -> tuple[list[float], list[float]]:
        """The numbers before and after those of the hand."""
        shards = state.shards
        ships = state.ships
        piles = [
            space
            for space in range(self.chart.board.start[state.covered], self.chart.board.size)
            if shards[space] and ships[space] is None
        ]
        before = [1.0, *self._cards(state), *self._ships(state, piles)]
        return before, [*self._others(state), float(len(piles))]

    # ---- Bays and Special cards

    def _cards(self, state: State) -> list[float]:
        player = state.players[self.seat]
        specials = self._counts(player.specials)
        pairs = 0
        singles = 0
        usable = 0
        for shard in range(len(SHARDS)):
            count = specials[shard]
            if count:
                rest = count % 3
                if rest == 2:
                    pairs += 1
                elif rest == 1:
                    singles += 1
                if player.has_shard(shard):
                    usable += count
        bays = self._in_bays(player.bays)
        promise = self._stowed_worth(tuple(player.bays)) - bays
        deeds = 0.0 if self.directive is None else self._deeds(state, self.directive)
        points = float(bays + self._for_specials(specials))
        return [points, promise, deeds, float(pairs), float(singles), float(usable)]

    def _stowed_worth(self, bays: tuple[Shards, ...]) -> float:
        worth = self._stowed.get(bays)
        if worth is None:
            worth = self._stowed[bays] = stowed_worth(tuple(sorted(bays)), self.aim)
        return worth

    def gain(self, bays: tuple[Shards, ...], stack: Shards) -> float:
        """What a Stack adds to the Bays when it is unloaded."""
        key = (bays, stack)
        gain = self._gains.get(key)
        if gain is None:
            best = best_stowing(tuple(sorted(bays)), stack, self.aim)
            gain = self._gains[key] = best - self._stowed_worth(bays)
        return gain

    def _points_of(self, player: Player) -> float:
        """The points that a player shows (NR-9.1, NR-9.2)."""
        return float(self._in_bays(player.bays) + self._for_specials(self._counts(player.specials)))

    def _counts(self, specials: list[int]) -> list[int]:
        counts = [0, 0, 0]
        for card in specials:
            counts[self.symbols[card]] += 1
        return counts

    def _in_bays(self, bays: list[Shards]) -> int:
        """The points of Bays (NR-9.1)."""
        points = 0
        for bay in bays:
            if bay:
                worth = self._points.get(bay, -1)
                if worth < 0:
                    worth = self._points[bay] = bay_points(bay, self.rules.bay_points)
                points += worth
        return points

    def _for_specials(self, counts: list[int]) -> int:
        """The points of Special cards, by symbol (NR-9.2)."""
        one, two, three = self.rules.special_points
        points = 0
        for count in counts:
            if count:
                points += count // 3 * three
                rest = count % 3
                if rest:
                    points += one if rest == 1 else two
        return points

    def _deeds(self, state: State, directive: Directive) -> float:
        """What a Directive may bring that is not about Shards in Bays (section 10)."""
        goal, points = directive.goal, directive.points
        player = state.players[self.seat]
        if goal == DESTROYER:
            return float(points) if player.destroyed else 0.3 * points
        if goal == BUCCANEER:
            return points * min(player.hijacks, directive.at_least) / directive.at_least
        if goal == OLD_HANDS:
            ships = state.docks[self.seat] + len(state.fleets[self.seat])
            return float(points) if ships == self.rules.ships else 0.0
        if goal == GRADUATE:
            ahead = len(player.specials) - max([len(state.players[rival].specials) for rival in self.rivals])
            return points * min(max(0.4 + 0.25 * ahead, 0.0), 1.0)
        return 0.4 * points if goal == LAST_LIGHT else 0.0

    # ---- ships

    def _ships(self, state: State, piles: list[int]) -> list[float]:
        chart = self.chart
        board = chart.board
        ring = board.ring
        shards = state.shards
        ships = state.ships
        seat = self.seat
        home = chart.home[seat]
        player = state.players[seat]
        bays = tuple(player.bays)
        covered = state.covered
        heat = self.heat[state.time]
        carried = 0.0
        homeward = 0.0
        at_home = 0.0
        stacks = 0
        beside = 0.0
        same_ring = 0.0
        doomed_ships = 0
        doomed_stacks = 0.0
        bare: list[int] = []
        for ship in state.fleets[seat]:
            here = ring[ship]
            stack = shards[ship]
            if here == covered:
                doomed_ships += 1
            if not stack:
                bare.append(ship)
                continue
            gain = self.gain(bays, stack)
            carried += gain
            stacks += 1
            if board.step[ship] == 0 and board.base[ship] == seat:
                at_home += gain
            else:
                homeward += gain * home[ship]
            if here == covered:
                doomed_stacks += gain
            each = gain / len(stack)
            for near in (board.clockwise[ship], board.counter_clockwise[ship]):
                owner = ships[near]
                if owner is not None and owner != seat:
                    beside += each
            for rival in self.rivals:
                for other in state.fleets[rival]:
                    if ring[other] == here:
                        same_ring += each
        best, second = self._fetching(state, piles, bare, bays, heat)
        docked = state.docks[seat]
        return [
            carried,
            homeward,
            at_home,
            0.0,  # unloadable: that depends on the hand
            float(stacks),
            beside,
            same_ring,
            best,
            second,
            float(len(state.fleets[seat]) + docked),
            float(docked),
            doomed_ships * heat,
            doomed_stacks * heat,
            carried * self.dusk[state.time],
        ]

    def _fetching(
        self, state: State, piles: list[int], bare: list[int], bays: tuple[Shards, ...], heat: float
    ) -> tuple[float, float]:
        """The best two piles that bare ships, or one from the Dock, could fetch next."""
        board = self.chart.board
        ring = board.ring
        home = self.chart.home[self.seat]
        handy = self.chart.handy
        gates = board.home_gates[self.seat]
        docked = state.docks[self.seat] > 0
        shards = state.shards
        covered = state.covered
        best = 0.0
        second = 0.0
        for space in piles:
            here = ring[space]
            ways = handy[here]
            size = len(ways)
            way = 0.0
            if docked:
                way = ways[(space - gates[here]) % size]
            for ship in bare:
                if ring[ship] == here:
                    other = ways[(space - ship) % size]
                    if other > way:
                        way = other
            if way == 0.0:
                continue
            worth = self.gain(bays, shards[space]) * way * home[space]
            if here == covered:
                worth *= 1 - heat
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        return best, second

    # ---- the hand

    def _hand(self, state: State) -> list[float]:
        player = state.players[self.seat]
        uses = self.rules.cards.uses
        unload = 0
        jump = 0
        hijack = 0
        upgrade = 0
        special = 0
        dead = 0
        for card in player.hand:
            if card >= self.rules.cards.n_basics:
                if player.has_shard(self.symbols[card]):
                    special += 1
                else:
                    dead += 1
                continue
            for use in uses[card]:
                if use == UNLOAD:
                    unload += 1
                elif use == JUMP:
                    jump += 1
                elif use == HIJACK:
                    hijack += 1
                elif use == UPGRADE:
                    upgrade += 1
        new = max(self.rules.hand_size - len(player.hand), 0)
        return [
            float(new),
            float(unload),
            float(jump),
            float(hijack),
            float(upgrade),
            float(special),
            float(dead),
            self._next_unload(state),
        ]

    def _next_unload(self, state: State) -> float:
        """How likely an Unload is in the hand of the next turn."""
        player = state.players[self.seat]
        unloads = self.unloads
        for card in player.hand:
            if unloads[card]:
                return 1.0
        new = self.rules.hand_size - len(player.hand)
        pile = len(player.draw)
        missed = 1.0
        hits = 0
        for card in player.draw:
            if unloads[card]:
                hits += 1
        if pile <= new:
            if hits:
                return 1.0
            new -= pile
            pile = len(player.discard) + len(state.row)
            for card in player.discard:
                if unloads[card]:
                    hits += 1
            for card, _ in state.row:
                if unloads[card]:
                    hits += 1
        for drawn in range(min(new, pile)):
            missed *= max(pile - hits - drawn, 0) / (pile - drawn)
        return 1 - missed

    # ---- others

    def _others(self, state: State) -> list[float]:
        board = self.chart.board
        ring = board.ring
        covered = state.covered
        shards = state.shards
        most = -1.0
        leader: list[float] = []
        all_points = 0.0
        all_carried = 0.0
        all_homeward = 0.0
        all_ships = 0.0
        doomed = 0
        for place, rival in enumerate(self.rivals):
            home = self.chart.home[rival]
            fleet = state.fleets[rival]
            carried = 0
            homeward = 0.0
            for ship in fleet:
                stack = len(shards[ship])
                if stack:
                    carried += stack
                    homeward += stack * home[ship]
                if ring[ship] == covered:
                    doomed += 1 + stack
            points = self._rival_points[place]
            ships = float(len(fleet) + state.docks[rival])
            all_points += points
            all_carried += carried
            all_homeward += homeward
            all_ships += ships
            rank = points + 2 * carried
            if rank > most:
                most = rank
                leader = [points, float(carried), homeward, ships]
        ships_at = state.ships
        seat = self.seat
        prey = 0
        for ship in state.fleets[seat]:
            for near in (board.clockwise[ship], board.counter_clockwise[ship]):
                owner = ships_at[near]
                if owner is not None and owner != seat and shards[near]:
                    prey += 1
        many = len(self.rivals)
        return [
            *leader,
            all_points / many,
            all_carried / many,
            all_homeward / many,
            all_ships / many,
            doomed * self.heat[state.time],
            float(prey),
        ]


def _aim(state: State, seat: int, directive: Directive | None) -> Aim:
    """What the player wants of its Bays in this turn."""
    rival = 0
    if directive is not None and directive.goal in (MOST, TOWER):
        for other, player in enumerate(state.players):
            if other == seat:
                continue
            if directive.goal == TOWER:
                rival = max(rival, max([len(bay) for bay in player.bays]))
            else:
                rival = max(rival, sum([bay.count(directive.shard) for bay in player.bays]))
    left = len(state.rules.board.track) - state.time
    return Aim(directive, rival, (), PROMISE * round(min(left / 8, 1.0), 1), state.rules.bay_points)


@cache
def _symbols(cards: CardSet) -> list[int]:
    """By the number of a card: its symbol; 0 for a basic card, whose symbol is never asked for."""
    return [0 if symbol is None else symbol for symbol in cards.symbol]


def _soon(track: list[int], time: int, event: int) -> float:
    """How likely the next such event is to take place before one can act again."""
    for steps in range(1, len(SOON)):
        at = time + steps - 1
        if at < len(track) and track[at] == event:
            return SOON[steps]
    return 0.0
