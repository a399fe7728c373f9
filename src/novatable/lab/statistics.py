"""What a game contributes to a simulation: how its events are counted, and how the counts are used."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from novatable.core.actions import Event

Counts = Counter[str]
"""Counts of one game or of many. Every game counts its `turns`."""


class Measure(NamedTuple):
    """One count per game, or per another count."""

    name: str
    of: str
    per: str = "games"


class Statistics(NamedTuple):
    """The hook of a game."""

    tally: Callable[[Iterable[Event], Counts], None]
    measures: tuple[Measure, ...]
    automa: str
    """The name of the seat that no player sits at."""


def measured(measures: Sequence[Measure], counts: Counts) -> dict[str, float]:
    """The measures by name, without those whose divisor is zero."""
    return {
        measure.name: counts[measure.of] / counts[measure.per] for measure in measures if counts[measure.per]
    }
