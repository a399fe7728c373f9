"""What Fragments and Blueprints are worth to a player, in points."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from novatable.afternova.cards import (
    ADAPTER,
    AUTOPILOT,
    BUNKS,
    DRILL,
    HOLD,
    LOYALTY,
    PRISM,
    RECRUITER,
    SCANNER,
    SIPHON,
    TOOLKIT,
    TURRET,
    CardSet,
)

MISSING: Final = (0.9, 0.62, 0.4, 0.26, 0.17, 0.11, 0.07, 0.05, 0.03, 0.02, 0.01)
"""What is left of a Blueprint's value with so many Fragments missing."""
NEXT: Final = (1.0, 0.5, 0.25, 0.1)
"""How much the best, second best, ... Blueprint of a hand counts; more are of no use."""
UPGRADE: Final[dict[int | None, float]] = {
    None: 0.0,
    HOLD: 3.0,
    AUTOPILOT: 3.0,
    TOOLKIT: 3.0,
    TURRET: 3.0,
    DRILL: 3.0,
    ADAPTER: 2.5,
    RECRUITER: 3.0,
    SCANNER: 1.0,
    BUNKS: 1.0,
    PRISM: 2.5,
    SIPHON: 3.0,
    LOYALTY: 2.5,
}
"""What an Upgrade is worth if it works for the whole game."""


class Plan(NamedTuple):
    """A Blueprint that a player may want to complete."""

    card: int
    value: float
    cost: tuple[int, ...]
    size: int


Holding = tuple[int, int, int, int, int]


def blueprint_value(cards: CardSet, card: int, objective: Sequence[float], time_left: float) -> float:
    """Points, icons in the colours of the objective, and the Upgrade for the time that it will work."""
    cost = cards.cost[card]
    matching = sum(cost[colour] * objective[colour] for colour in range(5))
    return cards.points[card] + matching + UPGRADE[cards.upgrade[card]] * time_left


class Wishes:
    """The Blueprints a player works on, and what a Storage is worth for them.

    `left` is how many more Blueprints may be completed, `spare` the worth of a Fragment that no
    Blueprint asks for. `later`: whether there will be another chance than this window.
    """

    __slots__ = ("_memo", "_without", "capacity", "later", "left", "plans", "prisms", "spare")

    def __init__(
        self, plans: Sequence[Plan], capacity: int, prisms: int, left: int, spare: float, later: bool
    ) -> None:
        self.plans = plans
        self.capacity = capacity
        self.prisms = prisms
        self.left = left
        self.spare = spare
        self.later = later
        self._memo: dict[Holding, float] = {}
        self._without: dict[int, Wishes] = {}

    def without(self, index: int) -> "Wishes":
        """The wishes after that plan is completed."""
        rest = self._without.get(index)
        if rest is None:
            plans = [plan for other, plan in enumerate(self.plans) if other != index]
            rest = Wishes(plans, self.capacity, self.prisms, self.left - 1, self.spare, self.later)
            self._without[index] = rest
        return rest

    def worth(self, held: Holding) -> float:
        """The best of completing Blueprints now, in any order, and of holding for later ones."""
        known = self._memo.get(held)
        if known is not None:
            return known
        b, w, g, p, o = held
        count = b + w + g + p + o
        chances: list[float] = []
        used = 0
        most = 0.0
        best = 0.0
        if self.left:
            for index, (_, value, cost, size) in enumerate(self.plans):
                cb, cw, cg, cp, co = cost
                missing = 0
                if cb > b:
                    missing += cb - b
                if cw > w:
                    missing += cw - w
                if cg > g:
                    missing += cg - g
                if cp > p:
                    missing += cp - p
                if co > o:
                    missing += co - o
                if missing <= self.prisms and size <= count:
                    now = value + self.without(index).worth(pay(held, cost))
                    if now > best:
                        best = now
                missing = max(missing - self.prisms, 0)
                if size > self.capacity:
                    missing += 2  # a Hold has to come first
                chance = value * MISSING[missing]
                chances.append(chance)
                if chance > most:
                    most = chance
                    used = max(size - missing, 0)
        chances.sort(reverse=True)
        if self.later:
            hope = self.spare * (count - used)
            for weight, chance in zip(NEXT[: self.left], chances, strict=False):
                hope += weight * chance
        else:
            hope = float(count)
        if hope > best:
            best = hope
        self._memo[held] = best
        return best

    def keep(self, held: Holding) -> Holding:
        """What to keep of more Fragments than there is room for, the least missed given up first."""
        over = sum(held) - self.capacity
        while over > 0:
            best = held
            most = -1.0
            for colour in range(5):
                if held[colour]:
                    fewer = without_one(held, colour)
                    worth = self.worth(fewer)
                    if worth > most:
                        most = worth
                        best = fewer
            held = best
            over -= 1
        return held

    def stored(self, held: Holding) -> float:
        """The worth of Fragments put into Storage, those above capacity given up."""
        return self.worth(self.keep(held))


def pay(held: Holding, cost: Sequence[int]) -> Holding:
    """What is left after paying; where a colour is missing, a Prism takes of the most plentiful ones."""
    rest = [held[colour] - cost[colour] for colour in range(5)]
    for colour in range(5):
        while rest[colour] < 0:
            rest[rest.index(max(rest))] -= 1
            rest[colour] += 1
    return rest[0], rest[1], rest[2], rest[3], rest[4]


def without_one(held: Holding, colour: int) -> Holding:
    rest = list(held)
    rest[colour] -= 1
    return rest[0], rest[1], rest[2], rest[3], rest[4]


def plus(a: Sequence[int], b: Sequence[int]) -> Holding:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def minus(a: Sequence[int], b: Sequence[int]) -> Holding:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]
