"""Strength from results: who wins against whom, as Elo with intervals.

The model: of those at a table, each wins with a chance proportional to 10 ** (its Elo / 400); a shared
victory counts in parts. The Elo that makes the results likeliest is found by iteration. Intervals come
from drawing the games again with replacement (bootstrap).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log10
from random import Random
from typing import Final

import msgspec

START: Final = 1000.0
"""The Elo of the level that the others are measured by."""
ROUNDS: Final = 200
DRAWS: Final = 200
PRIOR: Final = 0.5
"""Wins, and losses, added for each level against an average one, so that nobody is infinitely strong."""


class Rating(msgspec.Struct, frozen=True):
    """A level's Elo with its 95% interval; the level it is measured by has none."""

    name: str
    elo: float
    low: float
    high: float


class Met(msgspec.Struct, frozen=True):
    """Who sat at a table, and which of the seats won."""

    names: tuple[str, ...]
    winners: tuple[int, ...]


def ratings(tables: Sequence[Met], anchor: str, seed: int = 1) -> list[Rating]:
    """The Elo of everybody who played, the strongest first, measured by `anchor`."""
    found = _fit(tables, anchor)
    rng = Random(seed)
    drawn = [_fit(rng.choices(tables, k=len(tables)), anchor) for _ in range(DRAWS)]
    result = []
    for name, elo in sorted(found.items(), key=lambda pair: -pair[1]):
        others = sorted([sample[name] for sample in drawn if name in sample])
        low, high = others[int(0.025 * len(others))], others[int(0.975 * len(others))]
        result.append(Rating(name, elo, low, high))
    return result


def _fit(tables: Sequence[Met], anchor: str) -> dict[str, float]:
    names = list(dict.fromkeys([name for table in tables for name in table.names]))
    wins: dict[str, float] = dict.fromkeys(names, PRIOR)
    lineups: dict[tuple[str, ...], int] = defaultdict(int)
    for table in tables:
        lineups[tuple(sorted(table.names))] += 1
        for seat in table.winners:
            wins[table.names[seat]] += 1 / len(table.winners)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        against: dict[str, float] = {name: 2 * PRIOR / (strength[name] + 1.0) for name in names}
        for lineup, games in lineups.items():
            share = games / sum([strength[name] for name in lineup])
            for name in lineup:
                against[name] += share
        strength = {name: wins[name] / against[name] for name in names}
    base = strength.get(anchor, 1.0)
    return {name: START + 400 * log10(value / base) for name, value in strength.items()}
