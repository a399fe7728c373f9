"""What a game provides for its lessons: names, positions, and what goals can be about.

A game's module has it as SUBJECT. `docs/LESSONS.md` lists names and measures for teachers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from novatable.core.cardfile import Section
from novatable.core.game import Game
from novatable.core.words import Teller, Texts

RULE = "docs/LESSONS.md"


class Trail(NamedTuple):
    """A game since a lesson began: how it was, everything that happened, how it is."""

    start: Any
    events: Sequence[Any]
    now: Any
    seat: int


class Measure(NamedTuple):
    """`only`: what can be named to count just that. A `final` one never goes down again."""

    value: Callable[[Trail, Mapping[str, Any]], int]
    about: str
    only: tuple[str, ...] = ()
    final: bool = True


def _won(trail: Trail, _only: Mapping[str, Any]) -> int:
    outcome = trail.now.outcome()
    return int(outcome is not None and trail.seat in outcome.winners)


WON: Mapping[str, Measure] = {"won": Measure(_won, "1 once the game is over and you have won it")}
"""What can be measured in any game."""


def _nameless(_game: Game) -> Mapping[str, int]:
    return {}


def _as_dealt(_game: Game, position: Section) -> None:
    position.problem(None, "this game begins as it is dealt, or from a record", RULE)


class Puzzles(NamedTuple):
    """How turns of played games become puzzles."""

    promising: Callable[[Any, int], bool]
    """Whether a decision is worth a closer look."""
    left_out: frozenset[str]
    """Types of actions that are not tried: chance decides, or they gain no points in the same turn."""
    teller: Callable[[Any, Texts, int], Teller[Any]]
    """Says what a seat can do."""


class Subject(NamedTuple):
    """What a game's module has as SUBJECT; the defaults work for any game."""

    measures: Mapping[str, Measure] = WON
    """What goals can be about, by name."""
    names: Callable[[Any], Mapping[str, int]] = _nameless
    """What cards and places are called, with their numbers."""
    words: frozenset[str] = frozenset()
    """Fields of actions whose values are words, not names."""
    signs: tuple[str, ...] = ()
    """What can be drawn beside an exercise."""
    arrange: Callable[[Any, Section], None] = _as_dealt
    """Changes a new game to the position that a lesson describes."""
    puzzles: Puzzles | None = None


def subject_of(game: str) -> Subject:
    found: Subject | None = Game.part(game, "lessons", "SUBJECT")
    return Subject() if found is None else found
