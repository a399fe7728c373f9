"""Problems of a lesson that its text does not show: the engine plays it step by step."""

from pathlib import Path
from typing import Final

from novatable.core.cardfile import Section
from novatable.core.game import Game
from novatable.lessons.lesson import JsonAction, Lesson, Step
from novatable.lessons.progress import Progress
from novatable.lessons.reading import read
from novatable.lessons.subject import RULE
from novatable.lessons.trying import attempt, by_list, solved_by_chance

BY_CHANCE: Final = 0.05
"""How often a random player may solve an exercise."""
TRIES: Final = 200


def check(path: Path, tries: int = TRIES) -> Lesson:
    """The lesson, read and played; CardFileError has every problem with its line."""
    file, lesson = read(path)
    if lesson is not None and file.sound:
        if lesson.kind == "guide":
            _play_guide(lesson, file.root)
        else:
            _solve(lesson, file.root, tries)
    file.finish(read_to_the_end=lesson is not None)
    assert lesson is not None
    return lesson


def _solve(lesson: Lesson, root: Section, tries: int) -> None:
    if len(lesson.hints) != 3:
        root.problem(None, "there must be three hints, from a nudge to the answer", RULE)
    if lesson.begin().waiting_for() == ():
        root.problem("begin", "the game is over already", RULE)
        return
    verdict, done = attempt(lesson, by_list(lesson, lesson.solution))
    if verdict != "solved":
        game = lesson.begin()
        place = f"after {len(done)} of its {len(lesson.solution)} actions"
        refused = game.check(lesson.seat, lesson.solution[0]) if lesson.solution and not done else None
        why = f": {refused.message}" if refused is not None else ""
        root.problem("solution", f"does not solve it; it was {verdict} {place}{why}", RULE)
        return
    lucky = solved_by_chance(lesson, tries)
    if lucky >= tries * BY_CHANCE:
        root.problem("goals", f"chance solves it: {lucky} of {tries} tries at random did", RULE)


def _play_guide(lesson: Lesson, root: Section) -> None:
    """Play the whole guided game by the solutions of its steps."""
    game = lesson.begin()
    progress = Progress(lesson, game)
    for page, step in enumerate(lesson.steps):
        for cue in step.first:
            refused = game.check(cue.seat, cue.action)
            if refused is not None:
                _note(root, page, "first", f"{cue.action} is not possible: {refused.message}")
                return
            _play(game, progress, cue.seat, cue.action)
        if step.free:
            return
        if not step.accept:
            progress.turned(page + 1, game)
            continue
        for action in step.solution:
            refused = game.check(lesson.seat, action)
            if refused is not None or progress.refuses(lesson.seat, (game.actions.from_json(action),)):
                why = "the step does not accept it" if refused is None else refused.message
                _note(root, page, "solution", f"{action} is not possible: {why}")
                return
            _play(game, progress, lesson.seat, action)
        if progress.page != page + 1:
            _note(root, page, "solution", _not_enough(step))
            return
    root.problem("steps", "the last step must be free play (free = true)", RULE)


def _note(root: Section, page: int, key: str, message: str) -> None:
    root.file.note(("steps", page, key), f"{message} ({RULE})")


def _play(game: Game, progress: Progress, seat: int, action: JsonAction) -> None:
    events = game.play(seat, action)
    progress.acted(seat, (game.history[-1][1],), events, game)


def _not_enough(step: Step) -> str:
    if len(step.solution) < step.times:
        return f"has {len(step.solution)} actions, and the step takes {step.times}"
    return "does not end the step"
