"""What Fragments and Blueprints are worth to a player, in points."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from novatable.afternova.cards import CardSet
from novatable.players.afternova.taste import Taste

Holding = tuple[int, int, int, int, int]
"""Fragments per colour."""


class Plan(NamedTuple):
    """A Blueprint that a player may want to complete."""

    card: int
    value: float
    cost: Holding
    size: int


class Wishes:
    """The Blueprints a player works on, and what a Storage is worth for them.

    `left` is how many more Blueprints may be completed, `spare` the worth of a Fragment that no
    Blueprint asks for. `later`: whether there will be another chance after this window.
    """

    __slots__ = (
        "_memo",
        "_stored",
        "_without",
        "capacity",
        "later",
        "left",
        "plans",
        "prisms",
        "spare",
        "taste",
    )

    def __init__(
        self,
        taste: Taste,
        plans: tuple[Plan, ...],
        capacity: int,
        prisms: int,
        left: int,
        spare: float,
        later: bool,
    ) -> None:
        self.taste = taste
        self.plans = plans if left else ()
        self.capacity = capacity
        self.prisms = prisms
        self.left = left
        self.spare = spare
        self.later = later
        self._memo: dict[Holding, float] = {}
        self._stored: dict[Holding, float] = {}
        self._without: dict[int, Wishes] = {}

    def without(self, index: int) -> "Wishes":
        """The wishes once that plan is completed."""
        rest = self._without.get(index)
        if rest is None:
            plans = self.plans[:index] + self.plans[index + 1 :]
            rest = Wishes(
                self.taste, plans, self.capacity, self.prisms, self.left - 1, self.spare, self.later
            )
            self._without[index] = rest
        return rest

    def worth(self, held: Holding) -> float:
        """The best of completing Blueprints now, in any order, and of saving for later ones."""
        known = self._memo.get(held)
        if known is not None:
            return known
        b, w, g, p, o = held
        count = b + w + g + p + o
        chances = self.taste.missing
        best = 0.0
        likeliest = 0.0
        next_plan: int | None = None
        for index, (_, value, (cb, cw, cg, cp, co), size) in enumerate(self.plans):
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
                best = max(best, value + self.without(index).worth(pay(held, (cb, cw, cg, cp, co))))
            if size > self.capacity:
                missing += 2  # a Hold has to come first
            chance = value * chances[missing]
            if chance > likeliest:
                likeliest = chance
                next_plan = index
        if not self.later:
            hope = float(count)
        elif next_plan is None:
            hope = self.spare * count
        else:
            rest = left_over(held, self.plans[next_plan].cost)
            hope = likeliest + self.taste.second * self.without(next_plan).worth(rest)
        if hope > best:
            best = hope
        self._memo[held] = best
        return best

    def keep(self, held: Holding) -> Holding:
        """What to keep of these Fragments if there is not room for all, giving up the least useful first."""
        for _ in range(sum(held) - self.capacity):
            fewer = [without_one(held, colour) for colour in range(5) if held[colour]]
            held = max(fewer, key=self.worth)
        return held

    def stored(self, held: Holding) -> float:
        """The worth of Fragments put into Storage, without those above capacity."""
        worth = self._stored.get(held)
        if worth is None:
            worth = self._stored[held] = self.worth(self.keep(held))
        return worth


@lru_cache(maxsize=5_000)
def wishes_of(
    taste: Taste,
    cards: CardSet,
    blueprints: tuple[int, ...],
    objective: tuple[float, ...],
    time_left: float,
    capacity: int,
    prisms: int,
    left: int,
    spare: float,
    later: bool,
) -> Wishes:
    """The wishes of somebody with these Blueprints in hand, cached with all they have worked out.

    `objective` is the chance of each colour to be in the objective, `time_left` the part of the
    game still to come, in which Upgrades work.
    """
    plans: list[Plan] = []
    for card in blueprints:
        cost = cards.cost[card]
        matching = sum([cost[colour] * objective[colour] for colour in range(5)])
        value = cards.points[card] + matching + taste.upgrade(cards.upgrade[card]) * time_left
        plans.append(Plan(card, value, cost, cards.cost_size[card]))
    return Wishes(taste, tuple(plans), capacity, prisms, left, spare, later)


def pay(held: Holding, cost: Sequence[int]) -> Holding:
    """What is left after paying; if a colour is missing, a Prism replaces it with the most plentiful one."""
    rest = [held[colour] - cost[colour] for colour in range(5)]
    for colour in range(5):
        while rest[colour] < 0:
            rest[rest.index(max(rest))] -= 1
            rest[colour] += 1
    return rest[0], rest[1], rest[2], rest[3], rest[4]


def left_over(held: Holding, cost: Holding) -> Holding:
    """The Fragments that a Blueprint does not ask for."""
    return (
        held[0] - cost[0] if held[0] > cost[0] else 0,
        held[1] - cost[1] if held[1] > cost[1] else 0,
        held[2] - cost[2] if held[2] > cost[2] else 0,
        held[3] - cost[3] if held[3] > cost[3] else 0,
        held[4] - cost[4] if held[4] > cost[4] else 0,
    )


def without_one(held: Holding, colour: int) -> Holding:
    rest = list(held)
    rest[colour] -= 1
    return rest[0], rest[1], rest[2], rest[3], rest[4]


def plus(a: Sequence[int], b: Sequence[int]) -> Holding:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def minus(a: Sequence[int], b: Sequence[int]) -> Holding:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]
