"""What goals are made of: numbers about the learner's game, worked out from the engine's events and state.

A game's module says which it has (`MEASURES`); `docs/LESSONS.md` lists them for teachers.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, NamedTuple

from novatable.core.actions import Event
from novatable.core.game import Game
from novatable.lessons.lesson import Lesson

Verdict = Literal["trying", "solved", "failed"]


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


def measures_of(game: str) -> Mapping[str, Measure]:
    found: Mapping[str, Measure] | None = Game.part(game, "lessons", "MEASURES")
    return {} if found is None else found


def own_turns(events: Sequence[Event], seat: int) -> int:
    """How many turns are over: the one in which it began, whosever it was, and those of the seat."""
    over, counts = 0, True
    for event in events:
        if event.begins_turn:
            over += counts
            counts = event.seat == seat  # type: ignore[attr-defined]
    return over


def judged(lesson: Lesson, trail: Trail, actions: int) -> Verdict:
    """Whether the goals are met, or cannot be any more; `actions` of the learner so far."""
    measures = measures_of(lesson.game)
    met = True
    for goal in lesson.goals:
        measure = measures[goal.measure]
        value = measure.value(trail, goal.only)
        if goal.at_most is not None and value > goal.at_most:
            if measure.final:
                return "failed"
            met = False
        if goal.at_least is not None and value < goal.at_least:
            met = False
    if met:
        return "solved"
    return "failed" if _over(lesson, trail, actions) else "trying"


def _over(lesson: Lesson, trail: Trail, actions: int) -> bool:
    if trail.now.outcome() is not None or (lesson.actions is not None and actions >= lesson.actions):
        return True
    return lesson.turns is not None and own_turns(trail.events, trail.seat) >= lesson.turns
