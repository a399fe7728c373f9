"""All lessons: those that are shipped, and an operator's own."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path

from novatable.lessons.lesson import Lesson
from novatable.lessons.reading import load


class Lessons:
    """Lessons by their id: GAME/NAME.toml in the package, and in the operator's folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._all = dict(_shipped())
        for path in sorted(folder.rglob("*.toml")) if folder is not None else ():
            lesson = load(path)
            self._all.setdefault(lesson.id, lesson)

    def of(self, game: str) -> list[Lesson]:
        """Those of a game, in their order."""
        return sorted(
            [lesson for lesson in self._all.values() if lesson.game == game],
            key=lambda lesson: (lesson.order, lesson.id),
        )

    def find(self, lesson: str) -> Lesson | None:
        return self._all.get(lesson)


@cache
def _shipped() -> dict[str, Lesson]:
    """Read when first asked for: positions are made and checked, which takes a moment."""
    found = [load(path) for path in shipped_files()]
    return {lesson.id: lesson for lesson in found}


@cache
def shipped_files() -> tuple[Path, ...]:
    with as_file(files("novatable.lessons").joinpath("files")) as folder:
        return tuple(sorted(folder.rglob("*.toml")))
