"""The puzzle of the day: the same for everybody on that day, on every server with the same puzzles."""

from collections.abc import Sequence
from datetime import date

from novatable.lessons.lesson import Lesson

FIRST_DAY = date(2026, 1, 1)


def puzzle_of(lessons: Sequence[Lesson], day: date) -> Lesson | None:
    """A game's puzzle of the day: one after another in the order of their names, then all over again."""
    puzzles = sorted([lesson for lesson in lessons if lesson.kind == "puzzle"], key=lambda lesson: lesson.id)
    return puzzles[(day - FIRST_DAY).days % len(puzzles)] if puzzles else None
