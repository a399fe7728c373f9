"""Computer players try a lesson: to prove that it can be solved, and not by chance."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol

from novatable.core.actions import Action
from novatable.core.game import Game
from novatable.lessons.goals import Verdict
from novatable.lessons.lesson import JsonAction, Lesson
from novatable.lessons.progress import Progress
from novatable.players import make, usual_level
from novatable.players.player import AnyPlayer
from novatable.players.talk import Talk

MOST_ACTIONS = 400
"""After this many actions the try has failed."""


class Learner(Protocol):
    """Decides for the learner's seat: asked for a decision, or (`legal` empty) whether to speak up."""

    def __call__(self, game: Game, legal: Sequence[Action]) -> Action | None: ...


def seed_of(lesson: str, moment: int, seat: int, *, speaks: bool) -> int:
    """The seed of a computer player's decision: everybody gets the same answer at the same moment."""
    words = f"{lesson} {moment} {seat} {speaks}"
    return int.from_bytes(sha256(words.encode()).digest()[:6], "big")


def attempt(lesson: Lesson, learner: Learner) -> tuple[Verdict, list[Action]]:
    """Play a lesson that is to be solved; how it went, and what the learner did."""
    game = lesson.begin()
    progress = Progress(lesson, game)
    level = lesson.others or usual_level(lesson.game)
    done: list[Action] = []
    talk = Talk(game.seats)
    talk.speaker = lesson.seat

    def play(seat: int, action: Action) -> None:
        events = game.play(seat, action)
        talk.speaker = seat
        talk.hear(events)
        if seat == lesson.seat:
            done.append(action)
        progress.acted(seat, (action,), events, game)

    for _ in range(MOST_ACTIONS):
        if progress.verdict != "trying":
            return progress.verdict, done
        step = _next(lesson, game, talk, level, learner)
        if step is None:
            break
        play(*step)
    return "failed", done


def _next(lesson: Lesson, game: Game, talk: Talk, level: str, learner: Learner) -> tuple[int, Action] | None:
    waiting = game.waiting_for()
    while (seat := talk.next_listener(waiting, lambda _: True)) is not None:
        talk.listening.pop(0)
        action = _speaks(lesson, game, seat, level, learner)
        if action is not None:
            talk.spoke_up(seat)
            return seat, action
    for seat in talk.clockwise(waiting):
        if seat == lesson.seat:
            action = learner(game, game.legal(seat))
        else:
            mind = _mind(lesson, game, seat, level, speaks=False)
            action = mind.decide(game.view(seat), game.legal(seat))
        if action is not None:
            return seat, action
    return None


def _speaks(lesson: Lesson, game: Game, seat: int, level: str, learner: Learner) -> Action | None:
    if seat == lesson.seat:
        return learner(game, ())
    mind = _mind(lesson, game, seat, level, speaks=True)
    return mind.volunteer(game.view(seat)) if mind.volunteers else None


def _mind(lesson: Lesson, game: Game, seat: int, level: str, *, speaks: bool) -> AnyPlayer:
    return make(level, lesson.game, seed_of(lesson.id, len(game.history), seat, speaks=speaks))


def by_list(lesson: Lesson, actions: Sequence[JsonAction]) -> Learner:
    """Does these one after another, each as soon as it is possible, and whatever is forced in between."""
    left = list(actions)

    def decide(game: Game, legal: Sequence[Action]) -> Action | None:
        if left and game.check(lesson.seat, left[0]) is None:
            return game.actions.from_json(left.pop(0))
        return legal[0] if len(legal) == 1 else None

    return decide


def at_random(lesson: Lesson, seed: int) -> Learner:
    """The game's random player."""
    player = make("random", lesson.game, seed)

    def decide(game: Game, legal: Sequence[Action]) -> Action | None:
        view = game.view(lesson.seat)
        if legal:
            return player.decide(view, legal)
        return player.volunteer(view) if player.volunteers else None

    return decide


def solved_by_chance(lesson: Lesson, tries: int, first: int = 0) -> int:
    """How many of that many random tries solve it."""
    found = 0
    for seed in range(first, first + tries):
        found += attempt(lesson, at_random(lesson, seed))[0] == "solved"
    return found
