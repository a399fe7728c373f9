"""What Shards in Bays are worth to a player: points now and later, for its Directive and its Specials."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from novatable.novaraiders.cards import MOST, PAIRS, SHARDS, TOWER, TRIM, Directive
from novatable.novaraiders.frames import Shards
from novatable.novaraiders.model import GroupPoints
from novatable.novaraiders.scoring import bay_points

Bays = tuple[Shards, ...]

PROMISE: Final = 0.3
"""What a point that the next Shard on a Bay may bring is worth."""
LEAD: Final[tuple[float, ...]] = (0.05, 0.15, 0.4, 0.75, 0.9, 0.95)
"""How likely a player is to have the most in the end: now behind by two, by one, level, ahead by one, ..."""
SYMBOL: Final = 0.6
"""What a Shard type in the Bays is worth for each Special card that needs it."""


class Aim(NamedTuple):
    """What a player wants of its Bays besides points; `rival` is the most that another player has of it."""

    directive: Directive | None
    rival: int
    symbols: tuple[int, ...]
    """One's own Special cards by symbol."""
    promise: float
    points: GroupPoints
    """What the groups in a Bay score."""


@lru_cache(maxsize=20_000)
def bay_worth(bay: Shards, promise: float, groups: GroupPoints) -> float:
    """The points of a Bay, and part of what the next Shard brings beyond its own points."""
    points = bay_points(bay, groups)
    next_ones = [bay_points((*bay, shard), groups) - points - groups[0] for shard in range(len(SHARDS))]
    more = sum(next_ones) / len(SHARDS)
    return points + promise * more


@lru_cache(maxsize=50_000)
def stowed_worth(bays: Bays, aim: Aim) -> float:
    """What these Bays are worth; their order does not matter."""
    worth = sum([bay_worth(bay, aim.promise, aim.points) for bay in bays])
    for shard, cards in enumerate(aim.symbols):
        if cards and any(shard in bay for bay in bays):
            worth += SYMBOL * cards
    if aim.directive is not None:
        worth += _directive_worth(bays, aim.directive, aim.rival)
    return worth


@lru_cache(maxsize=50_000)
def best_stowing(bays: Bays, stack: Shards, aim: Aim) -> float:
    """The worth of the Bays once the Stack is unloaded, from the top, in the best way (NR-5.1)."""
    if not stack:
        return stowed_worth(bays, aim)
    return max([best_stowing(after, stack[:-1], aim) for after in _with(bays, stack[-1])])


def canonical(bays: Sequence[Shards]) -> Bays:
    """The Bays in a fixed order, as their order makes no difference."""
    return tuple(sorted(bays))


def put(bays: Sequence[Shards], bay: int, shard: int) -> Bays:
    """The Bays with one more Shard on one of them."""
    return canonical([(*stack, shard) if bay == other else stack for other, stack in enumerate(bays)])


def rebuilt(shards: Shards) -> Shards:
    """The best order of a Bay's Shards: runs of three first, then pairs, then the rest (NR-9.1)."""
    counts = [shards.count(shard) for shard in range(len(SHARDS))]
    order: list[int] = []
    while any(counts):
        run = [shard for shard in range(len(SHARDS)) if counts[shard]]
        for shard in run:
            counts[shard] -= 1
        order += run
    return tuple(order)


def _with(bays: Bays, shard: int) -> dict[Bays, None]:
    return dict.fromkeys([put(bays, bay, shard) for bay in range(len(bays))])


def _directive_worth(bays: Bays, directive: Directive, rival: int) -> float:
    goal, points = directive.goal, directive.points
    if goal == PAIRS:
        return points / 2 * sum([bay.count(directive.shard) for bay in bays])
    if goal == MOST:
        return points * _lead(sum([bay.count(directive.shard) for bay in bays]) - rival)
    if goal == TOWER:
        return points * _lead(max([len(bay) for bay in bays]) - rival)
    if goal == TRIM:
        missing = sum([max(directive.at_least - len(bay), 0) for bay in bays])
        return points * 0.8**missing
    return 0.0


def _lead(ahead: int) -> float:
    return LEAD[min(max(ahead + 2, 0), len(LEAD) - 1)]
