"""Courses: what a ship can do with the cards of a hand in the rest of a turn.

A course is a few moves of one ship and perhaps its unloading. Cards that only link are not chosen here:
a course leaves room for them, and says which cards it cannot spare.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from novatable.core.actions import Action
from novatable.novaraiders.actions import (
    Breach,
    DropPod,
    Gateway,
    Hijack,
    HitAndRun,
    Hop,
    Jump,
    Launch,
    LongBurn,
    Orbit,
    Plunder,
    Slipstream,
    Special,
    Unload,
)
from novatable.novaraiders.cards import (
    HIJACK,
    JUMP,
    UNLOAD,
)
from novatable.novaraiders.frames import Shards
from novatable.players.novaraiders.outlook import SHARD, Outlook

MOVES: Final = 2
"""How many moves a course has at most, besides unloading."""
EFFORT: Final = 0.03
"""What a card left in the hand is worth."""

Purpose = Literal["robs", "fetches", "home", "better", "unloads"]
"""What a course is for."""
Mover = type[Orbit | Jump | Hop | LongBurn | Gateway | Breach | Hijack | Plunder | HitAndRun]


class Course(NamedTuple):
    """What it gains, its first action (None: a link comes first), the hand cards it needs, its aim."""

    gain: float
    first: Action | None
    used: int
    """A bit for each place in the hand."""
    aim: Purpose


class Point(NamedTuple):
    """A ship on its course."""

    at: int
    stack: Shards
    used: int
    spare: int
    """Cards that are neither used nor needed as links."""
    linked: bool
    slipping: bool
    gain: float
    aim: Purpose | None


class Step(NamedTuple):
    """A move with the card at a place in the hand; `gain` is what it brings besides the new place."""

    mover: Mover
    place: int
    to: int
    taken: Shards
    gain: float


class Courses:
    """Finds the best course for a hand."""

    def __init__(self, outlook: Outlook, hand: Sequence[int]) -> None:
        self.outlook = outlook
        self.hand = hand
        self.best: Course | None = None
        self._origin = 0
        self._bare = outlook.view.options["hijack_bare_ships"] is True
        # Places in the hand by what the card there can do; the same action with the least useful card first.
        self._orbits: dict[int, list[int]] = {}
        self._uses: dict[int, list[int]] = {JUMP: [], UNLOAD: [], HIJACK: []}
        self._kinds: dict[type[Special], list[int]] = {}
        for place in sorted(range(len(hand)), key=lambda place: outlook.dear(hand[place])):
            self._sort_in(place)

    def _sort_in(self, place: int) -> None:
        cards = self.outlook.chart.cards
        card = self.hand[place]
        kind = cards.kind[card]
        if kind is None:
            for number in cards.orbits[card]:
                self._orbits.setdefault(number, []).append(place)
            for use in cards.uses[card]:
                if use in self._uses:
                    self._uses[use].append(place)
        elif self.outlook.can_act(card):
            self._kinds.setdefault(kind, []).append(place)

    def of_ship(self, ship: int) -> None:
        """Courses of a ship on the board."""
        stack = self.outlook.shards[ship]
        self._begin(ship, stack, -self.outlook.stand(ship, stack), None)

    def of_dock(self) -> None:
        """Courses of a ship that is first launched to an open Gate.

        In the Dock it is worth as much as on the best Gate, as it can still be launched there.
        """
        outlook = self.outlook
        gates = outlook.chart.board.home_gates[outlook.seat][outlook.view.covered :]
        docked = max([outlook.stand(gate, ()) for gate in gates])
        for gate in gates:
            if outlook.ships[gate] is None and not outlook.shards[gate]:
                self._begin(gate, (), -docked, Launch(gate))

    def _begin(self, at: int, stack: Shards, gain: float, first: Action | None) -> None:
        view = self.outlook.view
        spare = len(self.hand)
        self._origin = at
        self._explore(Point(at, stack, 0, spare, view.linked, view.slipping, gain, None), first, MOVES)
        if not view.slipping:
            for place in self._kinds.get(Slipstream, ()):
                point = Point(at, stack, 1 << place, spare - 1, True, True, gain, None)
                self._explore(point, first or Slipstream(self.hand[place]), MOVES)

    def _explore(self, point: Point, first: Action | None, moves: int) -> None:
        """Go on with at most that many moves, or stop here, or unload."""
        begun = first is not None or point.used != 0
        if point.aim is not None:
            stand = self.outlook.stand(point.at, point.stack)
            self._consider(point.gain + stand, first, point.used, point.spare, point.aim)
        if point.stack:
            self._try_unloading(point, first, begun)
        if not moves:
            return
        for step in self._steps(point, moves == 1):
            special = self.hand[step.place] >= self.outlook.chart.cards.n_basics
            slips = point.slipping and step.mover is Orbit
            cost = 1 if point.linked or special or slips else 2
            if cost > point.spare:
                continue
            lead = first
            if not begun and cost == 1:
                lead = step.mover(self.hand[step.place], point.at, step.to)
            after = Point(
                step.to,
                step.taken + point.stack,
                point.used | 1 << step.place,
                point.spare - cost,
                special,
                slips,
                point.gain + step.gain,
                self._aim(step),
            )
            self._explore(after, lead, moves - 1)

    def _aim(self, step: Step) -> Purpose:
        if step.mover in (Hijack, Plunder, HitAndRun):
            return "robs"
        if step.taken:
            return "fetches"
        return "home" if self.outlook.is_home(step.to) else "better"

    def _try_unloading(self, point: Point, first: Action | None, begun: bool) -> None:
        worth = self.outlook.worth(point.stack)
        gain = point.gain + worth + self.outlook.advancing(self._origin, worth)
        place = _unused(self._uses[UNLOAD], point.used)
        cost = 1 if point.linked else 2
        if place is not None and cost <= point.spare and self.outlook.is_home(point.at):
            lead = first if begun or cost == 2 else Unload(self.hand[place], point.at)
            self._consider(gain, lead, point.used | 1 << place, point.spare - cost, "unloads")
        place = _unused(self._kinds.get(DropPod, ()), point.used)
        if place is not None and point.spare:
            lead = first if begun else DropPod(self.hand[place], point.at)
            self._consider(gain, lead, point.used | 1 << place, point.spare - 1, "unloads")

    def _consider(self, gain: float, first: Action | None, used: int, spare: int, aim: Purpose) -> None:
        gain -= EFFORT * (len(self.hand) - spare)
        if gain > (self.best.gain if self.best is not None else 0.0):
            self.best = Course(gain, first, used, aim)

    # ---- single moves

    def _steps(self, point: Point, last: bool) -> Iterator[Step]:
        """Every move from there; if it is the last, only to Shards or home."""
        at, used = point.at, point.used
        orbits = self.outlook.chart.orbits
        for number, places in self._orbits.items():
            place = _unused(places, used)
            if place is not None:
                yield from self._moves(Orbit, place, orbits[number][at], last)
        gate = self.outlook.chart.board.gate[at] is not None
        place = _unused(self._uses[JUMP], used) if gate else None
        if place is not None:
            yield from self._moves(Jump, place, self._open_gates(), last)
        place = _unused(self._uses[HIJACK], used)
        if place is not None:
            yield from self._robberies(Hijack, place, at)
        for kind, places in self._kinds.items():
            place = _unused(places, used)
            if place is None:
                continue
            if kind is Hop:
                near = self.outlook.chart.board.adjacent[at]
                yield from self._moves(Hop, place, [to for to in near if to >= self.outlook.edge], last)
            elif kind is LongBurn:
                for number in self.outlook.chart.cards.orbits[self.hand[place]]:
                    yield from self._moves(LongBurn, place, orbits[number][at], last)
            elif kind is (Breach if gate else Gateway):
                yield from self._moves(Breach if gate else Gateway, place, self._open_gates(), last)
            elif kind is Plunder:
                yield from self._robberies(Plunder, place, at)
            elif kind is HitAndRun:
                yield from self._robberies(HitAndRun, place, at)

    def _moves(self, mover: Mover, place: int, ends: Sequence[int], last: bool) -> Iterator[Step]:
        outlook = self.outlook
        for to in ends:
            if to == self._origin:
                if not last or outlook.is_home(to):
                    yield Step(mover, place, to, (), 0.0)
            elif outlook.ships[to] is None:
                taken = outlook.shards[to]
                if taken or not last or outlook.is_home(to):
                    yield Step(mover, place, to, taken, 0.0)

    def _robberies(self, mover: Mover, place: int, at: int) -> Iterator[Step]:
        outlook = self.outlook
        board = outlook.chart.board
        for victim in (board.clockwise[at], board.counter_clockwise[at]):
            owner = outlook.ships[victim]
            if owner is None or owner == outlook.seat or victim == self._origin:
                continue
            stack = outlook.shards[victim]
            if stack or self._bare:
                taken = stack if mover is Plunder else stack[:1]
                gain = outlook.robbing() + outlook.harm(owner, SHARD * len(taken))
                yield Step(mover, place, victim, taken, gain)

    def _open_gates(self) -> list[int]:
        outlook = self.outlook
        board = outlook.chart.board
        return [
            gate
            for gate in board.gates[outlook.view.covered * board.bases :]
            if gate == self._origin or (outlook.ships[gate] is None and not outlook.shards[gate])
        ]


def _unused(places: Sequence[int], used: int) -> int | None:
    for place in places:
        if not used >> place & 1:
            return place
    return None
