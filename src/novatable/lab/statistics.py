"""What a game contributes to a simulation: how its events are counted, and how the counts are used."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from novatable.core.actions import Event
from novatable.core.game import Game
from novatable.core.record import CardsUsed
from novatable.core.words import Texts
from novatable.lab.observer import Observer

Counts = Counter[str]
"""Counts of one game or of many. Every game counts its `turns`."""


class Measure(NamedTuple):
    """One count per game, or per another count; `place`: the wins of that place in the turn order."""

    name: str
    of: str
    per: str = "games"
    place: int | None = None


def as_named(_texts: Texts, _group: str, name: str) -> str:
    return name


def as_carried(used: CardsUsed) -> dict[str, Any]:
    return {} if used.set is None else used.set


class Family(NamedTuple):
    """What cards of a group have in common, such as an Upgrade: a group of its own, with a name per card."""

    of: str
    group: str
    names: dict[str, str]


def no_family(_used: CardsUsed) -> Family | None:
    return None


class Statistics(NamedTuple):
    """What a game's module in the lab has as STATISTICS."""

    tally: Callable[[Iterable[Event], Counts], None]
    """Adds what happened to the counts of one game."""
    measures: tuple[Measure, ...]
    observer: Callable[[Any, int], Observer] = Observer
    """Follows one game of this kind and keeps its rows."""
    said: Callable[[Texts, str, str], str] = as_named
    """A card of a group, or an aim, in words."""
    card_data: Callable[[CardsUsed], dict[str, Any]] = as_carried
    """A card set in the form of its file."""
    family: Callable[[CardsUsed], Family | None] = no_family
    """Cards of a set that are also judged together."""

    @property
    def counted(self) -> tuple[str, ...]:
        """The names of the counts that the measures are made of."""
        names = [name for measure in self.measures for name in (measure.of, measure.per)]
        return tuple([name for name in dict.fromkeys(names) if name not in ("games", "turns")])


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
