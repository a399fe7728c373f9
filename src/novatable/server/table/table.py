"""A table: the fold of its log. No I/O, no clock; `apply` is the only thing that changes it."""

from array import array
from collections.abc import Callable
from copy import copy
from typing import Any, Literal, NamedTuple

import msgspec

from novatable.core.actions import Event
from novatable.core.errors import RulesGone
from novatable.core.record import Setup, write_record
from novatable.lessons.lesson import Lesson
from novatable.lessons.progress import Progress
from novatable.server.table import entries
from novatable.server.table.config import Config
from novatable.server.table.course import Course
from novatable.server.table.entries import Entry
from novatable.server.table.instructions import Instruction
from novatable.server.table.names import look_of
from novatable.server.table.requests import Requests
from novatable.server.table.seat import Leaver, Seat

Viewer = int | None
"""Whose view: a seat's, or (None) a spectator's."""
Status = Literal["waiting", "playing", "over", "closed"]


class UndoRequest(msgspec.Struct, frozen=True):
    """An undo that waits for consent. `asked` are the people who have not answered yet."""

    seat: int
    by: str
    actions: int
    asked: tuple[str, ...]
    consented: tuple[str, ...]


COMPUTER_NAMES = ("Astra", "Bruno", "Cosima", "Dorian", "Elara", "Fermi", "Gaia", "Hektor", "Iris", "Jasper")
"""Names of computer players: more than a table has seats."""
FIRST_TEACHER = 1
"""In lessons they are always the same, as texts name them: seat 1 is Cosima."""


class Happening(msgspec.Struct, frozen=True):
    """What an entry did: the game's events, uncut, and what has to be shown again."""

    seq: int
    entry: Entry
    events: list[Event]
    table_changed: bool
    game_changed: bool


class Unplayed(NamedTuple):
    """A game that is not played, only kept: how it began, and its steps."""

    setup: Setup
    position: dict[str, Any] | None
    steps: list[tuple[int, Any]]

    @property
    def actions(self) -> list[tuple[int, Any]]:
        return [(seat, action) for seat, step in self.steps for action in entries.actions_of(step)]

    def record(self) -> str:
        return write_record(self.setup, self.position, self.actions, None)


class Table(Course):
    """A table at the end of its log so far."""

    __slots__ = (
        "_done",
        "_moment",
        "alert",
        "at",
        "closed",
        "config",
        "ended",
        "first",
        "forced",
        "game_seq",
        "host",
        "id",
        "lesson",
        "moment_since",
        "progress",
        "rematch",
        "resumed",
        "revealing",
        "seats",
        "seq",
        "since",
        "undo",
        "unplayed",
        "views",
    )

    def __init__(self, table_id: str, opened: entries.Opened) -> None:
        super().__init__()
        self.id = table_id
        self.config: Config = opened.config
        self.host = opened.by
        self.first = opened.first
        self.lesson: Lesson | None = opened.lesson
        self.progress: Progress | None = None
        """How far the learner is, once the game of a lesson has begun."""
        self.seq = 1
        self.at = opened.at
        self.seats = [Seat() for _ in opened.config.seats]
        self._done = Requests()
        self.revealing = bytearray()
        """Per step: whether it turned over something hidden."""
        self.forced = bytearray()
        """Per step: whether nothing else was possible, and the page played it by itself."""
        self.since = array("q")
        """Per step: since when, in ms, the game had waited for it."""
        self.resumed = 0
        """When this process began, in ms: nobody's time runs out while no server runs."""
        self.game_seq = 0
        """The entry that last changed the game."""
        self.ended = False
        """Whether the log says that the game is over."""
        self.closed: entries.Closing | None = None
        """Why the log says that the table is closed."""
        self.unplayed: Unplayed | None = None
        """A game whose rules this server no longer has. Its record can still be written."""
        self.undo: UndoRequest | None = None
        self.rematch: str | None = None
        self.alert: str | None = None
        self.moment_since = 0
        """The entry with which the present turn and phase of the game began."""
        self._moment: object = None
        self.views: dict[Viewer, Any] = {}
        """Views of the present game; cleared once they are shown."""
        for number, plan in enumerate(opened.config.seats):
            if plan.who == "computer":
                self.seats[number].give(None, self._computer_name(number), plan.level, self.seq)
        self._remember(opened)

    # ---- looking

    @property
    def status(self) -> Status:
        if self.closed is not None or self.unplayed is not None:
            return "closed"
        if self.game is None:
            return "waiting"
        return "over" if self.game.outcome() is not None else "playing"

    def seats_of(self, holder: str) -> tuple[int, ...]:
        return tuple([number for number, seat in enumerate(self.seats) if seat.holder == holder])

    def eyes_of(self, who: str) -> tuple[Viewer, ...]:
        """As which viewers somebody sees the table: as their seats; a host without one is a spectator."""
        return self.seats_of(who) or ((None,) if who == self.host else ())

    def people(self) -> tuple[str, ...]:
        """The people who hold seats, each once."""
        holders = [seat.holder for seat in self.seats if seat.holder and seat.kind == "person"]
        return tuple(dict.fromkeys(holders))

    def waiting_for(self) -> tuple[int, ...]:
        return () if self.game is None else self.game.waiting_for()

    def done(self, who: str, request_id: str) -> int | None:
        """The entry that this request became, if it was carried out before."""
        return self._done.find((who, request_id))

    def view(self, viewer: Viewer) -> Any:
        """The game's view, built once for everybody; all seats' views are built together."""
        if viewer not in self.views:
            viewers = [viewer] if viewer is None else range(len(self.seats))
            self.views.update(zip(viewers, self._playing().views(viewers), strict=True))
        return self.views[viewer]

    def record(self) -> str:
        """The whole private record of the game; ValueError if there is none."""
        if self.unplayed is not None:
            return self.unplayed.record()
        return self._playing().record()

    def undo_reach(self, seat: int) -> tuple[int, bool]:
        """How many steps an undo of what the seat decided last takes back, and whether it is free.

        Free: it revealed nothing hidden and nobody else has acted since.
        """
        if self.game is None or self.status != "playing":
            return 0, False
        first = len(self.game.history)
        for count, length in enumerate(reversed(self.lengths), start=1):
            first -= length
            if self.game.history[first][0] == seat and not self.forced[-count]:
                return count, count == 1 and not self.revealing[-1]
        return 0, False

    def twin(self) -> "Table":
        """A table to look ahead with: its seats may change. The game is shared: it may only be begun."""
        twin = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        twin._done = self._done.copy()
        return twin

    # ---- the fold

    def apply(self, entry: Entry) -> Happening:
        """Apply the next entry, which the house has allowed. The log is not judged again."""
        self.seq += 1
        self.at = entry.at
        self.views.clear()
        self._remember(entry)
        before = self.status
        events = _APPLY[type(entry)](self, entry)
        game_changed = type(entry) in _CHANGES_THE_GAME
        if game_changed:
            self.game_seq = self.seq
            self._waits(entry.at)
        changed = type(entry) not in _LEAVES_THE_TABLE or self.status != before or self.progress is not None
        return Happening(self.seq, entry, events, changed, game_changed)

    def settle_moment(self) -> None:
        """Begin a new moment if the game's turn or phase has changed. Called for live tables."""
        if self.game is None:
            return
        view = next(iter(self.views.values())) if self.views else self.view(None)
        moment = (view.turn, view.phase)
        if moment != self._moment:
            self._moment = moment
            self.moment_since = self.seq

    def believe_clock(self, now: int) -> None:
        """Nothing has happened later than now: the log may have been written before the clock was set back.

        Then nobody has more than their full time, and new entries are dated by this clock.
        """
        self.at = min(self.at, now)
        self.since = array("q", [min(at, now) for at in self.since])
        for seat in self.seats:
            if seat.waited is not None:
                seat.waited = min(seat.waited, now)
            if seat.away is not None:
                seat.away = min(seat.away, now)
            if seat.left is not None:
                seat.left = seat.left._replace(at=min(seat.left.at, now))

    def _remember(self, entry: Entry) -> None:
        if isinstance(entry, entries.Asked) and entry.id is not None:
            self._done.add((entry.by, entry.id))
        else:
            self._done.add(None)

    def _waits(self, at: int) -> None:
        waiting = self.waiting_for()
        for number, seat in enumerate(self.seats):
            if number not in waiting:
                seat.waited = None
            elif seat.waited is None:
                seat.waited = at

    def _sat(self, entry: entries.Sat) -> list[Event]:
        """Hosts who move to another device, with a link to their own seat, are the host there."""
        seat = self.seats[entry.seat]
        left = seat.left if entry.handed == "back" else None
        moved = entry.by == entry.holder and self.seats_of(self.host) == (entry.seat,)
        moved = moved or (left is not None and left.host)
        seat.give(entry.holder, entry.name, None, self.seq if left is None else left.since)
        seat.brought_by = entry.by
        if moved:
            self.host = entry.holder
        self.undo = None  # the people to ask have changed
        return []

    def _left(self, entry: entries.Left) -> list[Event]:
        """In mid-game a computer player takes the seat; if the host leaves, the next person becomes host."""
        level = None if self.game is None else self.config.stand_in
        seat = self.seats[entry.seat]
        left = Leaver(entry.by, seat.name, entry.at, self.game_seq, seat.since, entry.by == self.host)
        seat.give(None, self._computer_name(entry.seat) if level else "", level, self.seq)
        seat.left = None if self.game is None else left
        self.undo = None
        people = self.people()
        if entry.by == self.host and people and self.host not in people:
            self.host = people[0]
        return []

    def _mind_set(self, entry: entries.MindSet) -> list[Event]:
        name = self._computer_name(entry.seat) if entry.level else ""
        self.seats[entry.seat].give(None, name, entry.level, self.seq)
        self.undo = None
        return []

    def _computer_name(self, seat: int) -> str:
        """Always the same for a table, different at other tables, never twice at one."""
        first = seat + (FIRST_TEACHER if self.lesson is not None else sum(self.id.encode()))
        others = {look_of(other.name) for number, other in enumerate(self.seats) if number != seat}
        names = [COMPUTER_NAMES[(first + step) % len(COMPUTER_NAMES)] for step in range(len(COMPUTER_NAMES))]
        return next((name for name in names if look_of(name) not in others), names[0])

    def _link_issued(self, entry: entries.LinkIssued) -> list[Event]:
        if entry.purpose != "seat" or entry.seat is None:
            return []
        seat = self.seats[entry.seat]
        if entry.frees:
            seat.give(None, seat.name, None, self.seq)
            seat.away = entry.at
            self.undo = None
        seat.link = entry.link
        seat.link_given = entry.by == seat.holder
        return []

    def _started(self, entry: entries.Started) -> list[Event]:
        try:
            game = self._begin(entry.setup, entry.position)
        except RulesGone:
            self.unplayed = Unplayed(entry.setup, entry.position, list(entry.actions))
            return []
        for seat, action in entry.actions:
            self._play(seat, action)
        if entry.actions:
            self.checkpoints = [(len(game.history), game.copy())]
        if self.lesson is not None:
            self.progress = Progress(self.lesson, game)
        self.revealing = bytearray([1] * len(entry.actions))
        self.forced = bytearray(len(entry.actions))
        self.since = array("q", [entry.at] * len(entry.actions))
        return [] if entry.actions else list(game.opening)

    def _acted(self, entry: entries.Acted) -> list[Event]:
        if self.unplayed is not None:
            self.unplayed.steps.append((entry.seat, entry.action))
            return []
        acting = self.seats[entry.seat]
        if entry.how == "instruction" and acting.instruction is not None:
            acting.instruction = acting.instruction.carried_out(self._playing().legal(entry.seat))
        events = self._play(entry.seat, entry.action)
        if self.progress is not None:
            game = self._playing()
            played = tuple([action for _, action in game.history[-self.lengths[-1] :]])
            self.progress.acted(entry.seat, played, events, game)
        self.revealing.append(any(event.reveals for event in events))
        self.forced.append(entry.forced)
        self.since.append(acting.waited or entry.at)
        self.undo = None
        for seat in self.seats:
            if seat.instruction is not None:
                seat.instruction = seat.instruction.after(events)
        acting.waited = None
        if entry.how in ("person", "bot"):
            acting.instruction = None
        return events

    def _ended(self, _entry: entries.Ended) -> list[Event]:
        self.ended = True
        self.checkpoints = []  # nothing can be undone any more
        return []

    def _closed(self, entry: entries.Closed) -> list[Event]:
        self.closed = entry.why
        self.checkpoints = []
        self.undo = None
        return []

    def _undone(self, entry: entries.Undone) -> list[Event]:
        if self.unplayed is not None:
            del self.unplayed.steps[len(self.unplayed.steps) - entry.actions :]
            return []
        game = self._take_back(entry.actions)
        steps = len(self.lengths)
        if self.progress is not None:
            self.progress.undone(steps, game)
        del self.revealing[steps:]
        del self.forced[steps:]
        self.undo = None
        own_step = entry.actions == 1 and entry.consented == (entry.by,)  # this gives nobody more time
        for place in self.seats:
            place.instruction = None
            if not own_step:  # everybody's time starts again
                place.waited = None
        if own_step:
            self.seats[entry.seat].waited = self.since[steps]
        del self.since[steps:]
        return []

    def _undo_asked(self, entry: entries.UndoAsked) -> list[Event]:
        others = tuple([person for person in self.people() if person != entry.by])
        self.undo = UndoRequest(entry.seat, entry.by, entry.actions, others, (entry.by,))
        return []

    def _undo_answered(self, entry: entries.UndoAnswered) -> list[Event]:
        request = self.undo
        if request is None or not entry.yes:
            self.undo = None
            return []
        asked = tuple([person for person in request.asked if person != entry.by])
        self.undo = msgspec.structs.replace(request, asked=asked, consented=(*request.consented, entry.by))
        return []

    def _instructed(self, entry: entries.Instructed) -> list[Event]:
        seat = self.seats[entry.seat]
        seat.instruction = Instruction(entry.kinds, entry.only, entry.until_turn) if entry.kinds else None
        return []

    def _turned(self, entry: entries.Turned) -> list[Event]:
        if self.progress is not None:
            self.progress.turned(entry.page, self._playing())
        return []

    def _away(self, entry: entries.Away) -> list[Event]:
        for number in entry.seats:
            self.seats[number].away = entry.at
        return []

    def _back(self, entry: entries.Back) -> list[Event]:
        """The time for a decision goes on: leaving and coming back gives nobody more.

        Whoever is back keeps the seat: a link that the host has issued for it meanwhile ends.
        """
        for number in entry.seats:
            seat = self.seats[number]
            seat.away = None
            seat.stand_in = None
            if not seat.link_given:
                seat.link = None
        return []

    def _stood_in(self, entry: entries.StoodIn) -> list[Event]:
        self.seats[entry.seat].stand_in = entry.level
        return []

    def _replaced(self, entry: entries.Replaced) -> list[Event]:
        seat = self.seats[entry.seat]
        if seat.level is not None:
            seat.level = entry.level
        else:
            seat.stand_in = entry.level
        return []

    def _alert_set(self, entry: entries.AlertSet) -> list[Event]:
        self.alert = entry.url
        return []

    def _rematched(self, entry: entries.Rematched) -> list[Event]:
        self.rematch = entry.table
        return []

    def _nothing(self, _entry: Entry) -> list[Event]:
        return []


_CHANGES_THE_GAME = (entries.Started, entries.Acted, entries.Undone)
_LEAVES_THE_TABLE = (entries.Acted, entries.Said, entries.AlertSet)
"""Entries after which the table's seats and requests are as before."""

_APPLY: dict[type[Entry], Callable[[Table, Any], list[Event]]] = {
    entries.Sat: Table._sat,
    entries.Left: Table._left,
    entries.MindSet: Table._mind_set,
    entries.LinkIssued: Table._link_issued,
    entries.Started: Table._started,
    entries.Acted: Table._acted,
    entries.Ended: Table._ended,
    entries.Closed: Table._closed,
    entries.Undone: Table._undone,
    entries.UndoAsked: Table._undo_asked,
    entries.UndoAnswered: Table._undo_answered,
    entries.Said: Table._nothing,
    entries.Instructed: Table._instructed,
    entries.Turned: Table._turned,
    entries.Away: Table._away,
    entries.Back: Table._back,
    entries.StoodIn: Table._stood_in,
    entries.Replaced: Table._replaced,
    entries.AlertSet: Table._alert_set,
    entries.Rematched: Table._rematched,
}
