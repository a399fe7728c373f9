"""How far somebody is in a lesson: the fold of what was played. No I/O, no clock."""

from typing import Literal, NamedTuple

from novatable.core.actions import Action, Event
from novatable.core.game import Game
from novatable.lessons.goals import Verdict, judged, own_turns
from novatable.lessons.lesson import Cue, Lesson, Step
from novatable.lessons.patterns import fits
from novatable.lessons.subject import Trail

Refusal = Literal["lesson-watch", "lesson-read", "lesson-other", "lesson-over"]
"""Why a lesson does not accept what the game would: others are playing by the script; there is something to
read first; it is about something else; this try is over."""


State = Literal["watch", "read", "play", "free", "trying", "solved", "failed"]


class _Place(NamedTuple):
    """Where the lesson was before a step of the game."""

    page: int
    cue: int
    done: int
    events: int
    actions: int


class Progress:
    """The course of one lesson. `page` is the step it is at, `cue` what the script does next."""

    __slots__ = ("_places", "actions", "cue", "done", "events", "lesson", "page", "start", "verdict")

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.start = game.copy()
        self.page = 0
        self.cue = 0
        self.done = 0
        """How many of the step's actions the learner has played."""
        self.actions = 0
        self.events: list[Event] = []
        self.verdict: Verdict = "trying"
        self._places: list[_Place] = []
        self._skip_cues(game)

    # ---- looking

    @property
    def step(self) -> Step | None:
        """The step of a guided game; None: there are none, or they are over."""
        steps = self.lesson.steps
        return steps[self.page] if self.page < len(steps) else None

    @property
    def free(self) -> bool:
        """Whether all seats play as at any table."""
        step = self.step
        return step.free if step is not None else self.verdict == "trying"

    @property
    def state(self) -> State:
        """What the learner can do now; see `wire.LessonInfo`."""
        step = self.step
        if self.lesson.kind != "guide":
            return self.verdict
        if self.next_cue() is not None:
            return "watch"
        if step is None or step.free:
            return "free"
        return "play" if step.accept else "read"

    @property
    def turns_left(self) -> int | None:
        turns = self.lesson.turns
        return None if turns is None else max(0, turns - own_turns(self.events, self.lesson.seat))

    @property
    def actions_left(self) -> int | None:
        actions = self.lesson.actions
        return None if actions is None else max(0, actions - self.actions)

    def next_cue(self) -> Cue | None:
        step = self.step
        return step.first[self.cue] if step is not None and self.cue < len(step.first) else None

    def refuses(self, seat: int, actions: tuple[Action, ...]) -> Refusal | None:
        """Why the lesson does not accept this, though the game would."""
        if self.lesson.kind != "guide":
            return None if self.verdict == "trying" else "lesson-over"
        step, cue = self.step, self.next_cue()
        if cue is not None:
            return None if seat == cue.seat and _is_cue(actions, cue) else "lesson-watch"
        if step is None or step.free:
            return None
        if not step.accept:
            return "lesson-read"
        return None if all(map(self._accepts, actions)) else "lesson-other"

    def _accepts(self, action: Action) -> bool:
        step = self.step
        told = action.to_json()
        return step is not None and any(fits(told, pattern) for pattern in step.accept)

    def may_turn(self, page: int) -> bool:
        """Whether reading leads there: to the next step, or to the one before if nothing was played since."""
        step = self.step
        if step is None or self.next_cue() is not None:
            return False
        if page == self.page + 1:
            return not step.accept and not step.free
        return page == self.page - 1 and self.back == "page"

    @property
    def back(self) -> Literal["page", "undo"] | None:
        """How to get back to the step before: by reading it again, or by taking back what was played."""
        if self.page == 0 and not self.done:
            return None
        if self.done or (self._places and self._last_page == self.page - 1):
            return "undo"
        before = self.lesson.steps[self.page - 1] if self.page <= len(self.lesson.steps) else None
        return "page" if before is not None and not before.accept and not self._last_is_now else None

    @property
    def _last_page(self) -> int:
        return self._places[-1].page

    @property
    def _last_is_now(self) -> bool:
        """Whether the script has played in this step."""
        return bool(self._places) and self._last_page == self.page

    # ---- the fold

    def turned(self, page: int, game: Game) -> None:
        self.page, self.cue, self.done = page, 0, 0
        self._skip_cues(game)

    def acted(self, seat: int, actions: tuple[Action, ...], events: list[Event], game: Game) -> None:
        """Something was played, by anybody."""
        self._places.append(_Place(self.page, self.cue, self.done, len(self.events), self.actions))
        self.events += events
        own = seat == self.lesson.seat
        self.actions += len(actions) if own else 0
        if self.lesson.kind != "guide":
            if self.verdict == "trying":
                trail = Trail(self.start, self.events, game, self.lesson.seat)
                self.verdict = judged(self.lesson, trail, self.actions)
            return
        step, cue = self.step, self.next_cue()
        if step is None or step.free:
            return
        if cue is not None:
            self.cue += 1
        elif own:
            self.done += sum(map(self._accepts, actions))
            if self.done >= step.times:
                self.page, self.cue, self.done = self.page + 1, 0, 0
        self._skip_cues(game)

    def undone(self, steps: int, game: Game) -> None:
        """Only this many steps of the game are left."""
        if steps < len(self._places):
            self.page, self.cue, self.done, events, self.actions = self._places[steps]
            del self._places[steps:]
            del self.events[events:]
            self.verdict = "trying"
        self._skip_cues(game)

    def _skip_cues(self, game: Game) -> None:
        """Skip what is not possible: somebody has done it already."""
        while (cue := self.next_cue()) is not None and game.check(cue.seat, cue.action) is not None:
            self.cue += 1


def _is_cue(actions: tuple[Action, ...], cue: Cue) -> bool:
    """Whether exactly that is done; a cue may leave out fields that have a default."""
    if len(actions) != 1 or actions[0].type != cue.action["type"]:
        return False
    return bool(actions[0] == type(actions[0]).from_json(cue.action))
