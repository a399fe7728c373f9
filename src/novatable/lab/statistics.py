"""What a game contributes to a simulation: how its events are counted, and how the counts are used."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from novatable.core.actions import Event
from novatable.core.game import Game

Counts = Counter[str]
"""Counts of one game or of many. Every game counts its `turns`."""


class Measure(NamedTuple):
    """One count per game, or per another count."""

    name: str
    of: str
    per: str = "games"


class Statistics(NamedTuple):
    """What a game's module in the lab has as STATISTICS."""

    tally: Callable[[Iterable[Event], Counts], None]
    """Adds what happened to the counts of one game."""
    measures: tuple[Measure, ...]


def tally_turns(events: Iterable[Event], counts: Counts) -> None:
    """All there is to count in any game."""
    counts["turns"] += sum([event.begins_turn for event in events])


def statistics_of(game: str) -> Statistics:
    found: Statistics | None = Game.part(game, "lab", "STATISTICS")
    return Statistics(tally_turns, ()) if found is None else found


def measured(measures: Sequence[Measure], counts: Counts) -> dict[str, float]:
    """The measures by name, without those whose divisor is zero."""
    return {
        measure.name: counts[measure.of] / counts[measure.per] for measure in measures if counts[measure.per]
    }
