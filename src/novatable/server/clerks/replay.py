"""A game step by step, from its log: what happened, how it looked, for one seat or with everything open.

It follows the log as a table does, is kept while somebody looks at it and goes on when the log has grown.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from novatable.core.actions import Event, Outcome
from novatable.core.game import Game
from novatable.core.reason import Reason
from novatable.server.clerks.folding import Line
from novatable.server.live.faces import told_view
from novatable.server.table import entries
from novatable.server.table.course import Course, play_step
from novatable.server.table.entries import Entry, How
from novatable.server.table.table import Viewer

Kind = Literal["started", "acted", "undone"]
KEPT_EVERY = 20
"""Steps between two games that are kept, so that every moment is near one."""
MOST_MOMENTS = 100
"""How many can be asked for at once."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that changed the game. `step` counts them from 0, the deal; `seq` is the entry in the log."""

    step: int
    seq: int
    at: int
    kind: Kind
    turn: int
    round: int
    scores: tuple[int, ...]
    """Per seat, as far as everybody can add them up; at the end all of it."""
    events: Sequence[Event]
    seat: int | None = None
    how: How | None = None
    reason: Reason | str | None = None
    """Of a computer player; in logs of earlier releases a sentence."""
    action: Any = None
    """What was played, several actions as a list; only with everything open, as it names what was hidden."""
    actions: int | None = None
    """Of an undo: how many steps it took back."""


class Steps(msgspec.Struct, frozen=True):
    """The steps after the one asked for, as `seat` saw them (None: spectators); `open`: with all secrets."""

    seat: int | None
    open: bool
    steps: list[Step]
    count: int
    """How many steps there are in all."""
    outcome: Outcome | None


class Moment(msgspec.Struct, frozen=True):
    """How the game looked after a step: one view, or with everything open one for each seat."""

    step: int
    views: list[Any]
    hints: list[Any]
    """What follows from each view."""


class Replay(Course):
    """The steps so far. Everything is kept uncut; `steps` and `moments` cut."""

    def __init__(self) -> None:
        super().__init__()
        self.seq = 0
        self._steps: list[Step] = []
        self._games: dict[int, Game] = {}
        """The game after some of the steps, also of those that were undone."""

    # ---- following the log

    def follow(self, rows: Iterable[Line]) -> None:
        for seq, body in rows:
            self._take(seq, entries.decode(body))
            self.seq = seq

    def _take(self, seq: int, entry: Entry) -> None:
        if isinstance(entry, entries.Started):
            self._note(seq, entry.at, "started", self._begin(entry.setup, entry.position).opening)
            for seat, action in entry.actions:
                self._note_play(seq, entry.at, seat, action)
        elif isinstance(entry, entries.Acted):
            self._note_play(seq, entry.at, entry.seat, entry.action, how=entry.how, reason=entry.reason)
        elif isinstance(entry, entries.Undone):
            # no action leads from the last step here
            self._games[self.count] = self._take_back(entry.actions).copy()
            self._note(seq, entry.at, "undone", (), seat=entry.seat, actions=entry.actions)

    def _note_play(self, seq: int, at: int, seat: int, action: Any, **how: Any) -> None:
        self._note(seq, at, "acted", self._play(seat, action), seat=seat, action=action, **how)

    def _note(self, seq: int, at: int, kind: Kind, events: Sequence[Event], **more: Any) -> None:
        game = self._playing()
        number = self.count
        if number % KEPT_EVERY == 0:
            self._games[number] = game.copy()
        view = game.view(None)
        self._steps.append(
            Step(
                step=number,
                seq=seq,
                at=at,
                kind=kind,
                turn=view.turn,
                round=view.round,
                scores=Game.known_scores(view),
                events=events,
                **more,
            )
        )

    # ---- looking

    @property
    def count(self) -> int:
        return len(self._steps)

    def game_at(self, number: int) -> Game:
        """The game as it was after a step."""
        nearest = max(known for known in self._games if known <= number)
        game = self._games[nearest].copy()
        for step in self._steps[nearest + 1 : number + 1]:
            _play_again(game, step)
        return game

    def steps(self, after: int, viewer: Viewer, everything: bool) -> Steps:
        cut = [self._cut(step, viewer, everything) for step in self._steps[max(0, after + 1) :]]
        return Steps(viewer, everything, cut, self.count, self._playing().outcome())

    def _cut(self, step: Step, viewer: Viewer, everything: bool) -> Step:
        if everything:
            return step
        events = [event.face(viewer) for event in step.events]
        return msgspec.structs.replace(step, events=events, action=None)

    def moments(self, first: int, last: int, viewer: Viewer, everything: bool) -> list[Moment]:
        """The moments of a range of steps, as far as they exist."""
        first, last = max(0, first), min(last, self.count - 1)
        found: list[Moment] = []
        game = self.game_at(first) if first <= last else None
        for number in range(first, last + 1):
            assert game is not None
            if number > first:
                step = self._steps[number]
                if step.kind == "undone":
                    game = self.game_at(number)
                else:
                    _play_again(game, step)
            viewers: Sequence[Viewer] = range(game.seats) if everything else (viewer,)
            seen = game.views(viewers)
            told = [told_view(view) for view in seen]
            found.append(Moment(number, told, [game.hints(view) for view in seen]))
        return found


def _play_again(game: Game, step: Step) -> None:
    assert step.seat is not None
    play_step(game, step.seat, step.action)
