"""Goals: numbers about the learner's game, worked out from the engine's events and state."""

from collections.abc import Sequence
from typing import Literal

from novatable.core.actions import Event
from novatable.lessons.lesson import Lesson
from novatable.lessons.subject import Trail, subject_of

Verdict = Literal["trying", "solved", "failed"]


def own_turns(events: Sequence[Event], seat: int) -> int:
    """How many turns are over: the one in which it began, whoever's it was, and the seat's own."""
    over, counts = 0, True
    for event in events:
        if event.begins_turn:
            over += counts
            counts = event.seat == seat  # type: ignore[attr-defined]
    return over


def judged(lesson: Lesson, trail: Trail, actions: int) -> Verdict:
    """Whether the goals are met, or can no longer be met; `actions` of the learner so far."""
    measures = subject_of(lesson.game).measures
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
