"""Lessons: checking your own."""

from pathlib import Path
from typing import Annotated, Final

import typer

from novatable.cli.common import failed, output
from novatable.core.cardfile import CardFileError
from novatable.lessons.checking import TRIES, check

app = typer.Typer(help="Check a lesson or an exercise of your own.", no_args_is_help=True)

FILE: Final = typer.Argument(metavar="FILE", exists=True, dir_okay=False, help="A lesson in TOML.")


@app.callback()
def lessons() -> None:
    """Makes `check` a separate command, although it is the only one."""


@app.command("check")
def check_lesson(
    file: Annotated[Path, FILE],
    tries: Annotated[
        int, typer.Option(min=1, help="How often chance tries an exercise: it must hardly ever solve it.")
    ] = TRIES,
) -> None:
    """Check a lesson; every problem is listed with its line.

    A guided game is played from its first step to its last, an exercise by its solution and at random.
    docs/LESSONS.md explains how to write one. Exit code 1 if there is a problem.

    Example:

    novatable lessons check mine.toml
    """
    try:
        lesson = check(file, tries)
    except CardFileError as error:
        count = len(error.problems)
        failed(f"{error}\n{count} problem{'' if count == 1 else 's'}.")
    what = f"{len(lesson.steps)} steps" if lesson.steps else f"{len(lesson.goals)} goals"
    output().print(f"No problems: {lesson.kind} {lesson.id} of {lesson.game}, {what}.", markup=False)
