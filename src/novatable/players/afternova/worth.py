"""What Fragments and Blueprints are worth to a player, in points."""

from functools import lru_cache

from novatable.afternova.cards import CardSet
from novatable.players.afternova.taste import Taste

Holding = tuple[int, int, int, int, int]
"""Fragments per colour."""


class Plan:
    """A Blueprint that a player may want to complete."""

    __slots__ = ("card", "cost", "size", "value")

    def __init__(self, card: int, value: float, cost: Holding, size: int) -> None:
        self.card = card
        self.value = value
        self.cost = cost
        self.size = size


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
        self._memo: dict[int, float] = {}
        self._stored: dict[int, float] = {}
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
        number = number_of(held)
        known = self._memo.get(number)
        if known is not None:
            return known
        best = max(self._completing(held), self.saving(held))
        self._memo[number] = best
        return best

    def _completing(self, held: Holding) -> float:
        """The most that completing something now brings, with what is worth doing after it."""
        count = size_of(held)
        best = 0.0
        for index, plan in enumerate(self.plans):
            if plan.size <= count and missing(plan.cost, held) <= self.prisms:
                best = max(best, plan.value + self.without(index).worth(pay(held, plan.cost)))
        return best

    def after_window(self, held: Holding) -> "tuple[Wishes, Holding]":
        """The wishes and Fragments that are left once whatever is best completed now has been."""
        count = size_of(held)
        best = self.saving(held)
        rest: tuple[Wishes, Holding] | None = None
        for index, plan in enumerate(self.plans):
            if plan.size <= count and missing(plan.cost, held) <= self.prisms:
                paid = pay(held, plan.cost)
                value = plan.value + self.without(index).worth(paid)
                if value > best:
                    best = value
                    rest = (self.without(index), paid)
        return (self, held) if rest is None else rest[0].after_window(rest[1])

    def saving(self, held: Holding) -> float:
        """The worth of keeping everything for the likeliest Blueprint, and the rest for others."""
        count = size_of(held)
        if not self.later:
            return float(count)
        chances = self.taste.missing
        likeliest = 0.0
        next_plan: int | None = None
        for index, plan in enumerate(self.plans):
            lacking = missing(plan.cost, held)
            if plan.size > self.capacity:
                lacking += 2  # a Hold has to come first
            chance = plan.value * chances[lacking]
            if chance > likeliest:
                likeliest = chance
                next_plan = index
        if next_plan is None:
            return self.spare * count
        rest = left_over(held, self.plans[next_plan].cost)
        return likeliest + self.taste.second * self.without(next_plan).worth(rest)

    def keep(self, held: Holding) -> Holding:
        """What to keep of these Fragments if there is not room for all, giving up the least useful first."""
        for _ in range(size_of(held) - self.capacity):
            fewer = [without_one(held, colour) for colour in range(5) if held[colour]]
            held = max(fewer, key=self.worth)
        return held

    def stored(self, held: Holding) -> float:
        """The worth of Fragments put into Storage, without those above capacity."""
        number = number_of(held)
        worth = self._stored.get(number)
        if worth is None:
            worth = self._stored[number] = self.worth(self.keep(held))
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


def number_of(held: Holding) -> int:
    """A number that stands for these Fragments.

    Python's search for reference cycles goes through all tuples in memory, but passes over dicts of numbers:
    with tuples as keys it took a tenth of a second when a captain had thought for that long.
    """
    return held[0] | held[1] << 6 | held[2] << 12 | held[3] << 18 | held[4] << 24


def size_of(held: Holding) -> int:
    """How many Fragments these are."""
    return held[0] + held[1] + held[2] + held[3] + held[4]


def missing(cost: Holding, held: Holding) -> int:
    """How many of the Fragments of a cost are not held."""
    lacking = 0
    if cost[0] > held[0]:
        lacking += cost[0] - held[0]
    if cost[1] > held[1]:
        lacking += cost[1] - held[1]
    if cost[2] > held[2]:
        lacking += cost[2] - held[2]
    if cost[3] > held[3]:
        lacking += cost[3] - held[3]
    if cost[4] > held[4]:
        lacking += cost[4] - held[4]
    return lacking


def pay(held: Holding, cost: Holding) -> Holding:
    """What is left after paying; if a colour is missing, a Prism replaces it with the most plentiful one."""
    simply = minus(held, cost)
    if min(simply) >= 0:
        return simply
    rest = list(simply)
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


def plus(a: Holding, b: Holding) -> Holding:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def minus(a: Holding, b: Holding) -> Holding:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]
