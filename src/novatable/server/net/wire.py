"""The messages of a table's WebSocket, both ways. docs/WIRE.md describes them."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from novatable.core.actions import Action, Event
from novatable.core.errors import Args, Refusal
from novatable.core.reason import Reason
from novatable.lessons.lesson import Kind, Text
from novatable.server.table.config import LONGEST_TEXT, MOST_SEATS, Config
from novatable.server.table.entries import Closing, Handed

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Cause = Literal["left", "flood", "stopping", "refused"]
OfferNumber = Annotated[int, Meta(ge=0, lt=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
MOST_ACTIONS = 4
"""Actions that can be one step."""
JsonAction = dict[str, Any]
Actions = JsonAction | Annotated[tuple[JsonAction, ...], Meta(min_length=1, max_length=MOST_ACTIONS)]
"""An action, or several that are one step for a person."""


# ---- from the client


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `after`: the last sequence the client knows (0: send the whole log); None: as it is.

    `token`: a person's or a bot's. `watch`: the secret of a spectators' link instead. `hints`: send hints
    with every look.
    """

    table: Annotated[str, Meta(max_length=40)]
    token: Secret | None = None
    watch: Secret | None = None
    after: Seq | None = None
    hints: bool = False


class Request(FromClient, frozen=True):
    """Everything but the greeting. `id` is the client's own, unique for it: asked twice, done once."""

    id: Id


class Play(Request, frozen=True, tag="play"):
    """One step: all of its actions, or none. `seq` is the table's sequence at which it was decided."""

    seq: Seq
    seat: SeatNumber
    action: Actions
    forced: bool = False
    """The page plays it by itself, as nothing else is possible. An undo takes back what was decided before
    it; nobody else is told."""


class Check(Request, frozen=True, tag="check"):
    """Would this be accepted if it were played now?

    `preview`: and what would come of it, as far as the seat can know?
    """

    seat: SeatNumber
    action: Actions
    preview: bool = False


class Draft(Request, frozen=True, tag="draft"):
    """What does the game say about what this seat is drafting, in the game's own form?"""

    seat: SeatNumber
    draft: dict[str, Any]


class Undo(Request, frozen=True, tag="undo"):
    """Take back the seat's last step and all after it: at once where that is free, else by consent.

    `actions`: how many steps these are, as the player has seen. More are never taken back.
    """

    seq: Seq
    seat: SeatNumber
    actions: Annotated[int, Meta(ge=1, le=2**31)] = 1


class Consent(Request, frozen=True, tag="consent"):
    """The answer to an undo that somebody else asked for."""

    yes: bool


class Say(Request, frozen=True, tag="say"):
    """Chat: a text or one of the phrases; or, with `refuses`, a no to the open call of this number."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    to: Annotated[tuple[SeatNumber, ...], Meta(min_length=1, max_length=MOST_SEATS)] | None = None
    refuses: OfferNumber | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class Instruct(Request, frozen=True, tag="instruct"):
    """A standing instruction: play an action of these kinds whenever it is possible.

    `only`: when nothing else is. `until_turn`: until this turn is over. Without kinds: ends the current one.
    """

    seat: SeatNumber
    kinds: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=8)]
    only: bool = False
    until_turn: bool = False


class Return(Request, frozen=True, tag="return"):
    """I am here and play this seat myself again."""

    seat: SeatNumber


class Ping(FromClient, frozen=True, tag="ping"):
    """Are you there? Browsers cannot send a WebSocket's own pings."""


class Turn(Request, frozen=True, tag="turn"):
    """Read on to this step of the lesson, or back to it."""

    page: Annotated[int, Meta(ge=0, le=99)]


AnyRequest = Play | Check | Draft | Undo | Consent | Say | Instruct | Return | Turn
read_hello = msgspec.json.Decoder(Hello).decode
read_request = msgspec.json.Decoder(AnyRequest | Ping).decode


# ---- from the server


class FromServer(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    pass


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who plays a seat. `stand_in`: the computer player that decides while its holder is gone."""

    seat: int
    kind: Literal["open", "person", "bot", "computer"]
    name: str
    level: str | None = None
    stand_in: str | None = None
    away: bool = False
    host: bool = False


class UndoInfo(msgspec.Struct, frozen=True):
    """An undo that waits for the consent of these seats."""

    seat: int
    actions: int
    asked: tuple[int, ...]


class StepInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a guided game, in every language that it is written in. `spots`: names of controls.

    `solution`: what is left to do, played if somebody skips the step.
    """

    title: Text
    text: Text
    spots: tuple[str, ...] = ()
    other: Text | None = None
    done: int = 0
    times: int = 1
    solution: tuple[JsonAction, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the learner is.

    `state`: others play by the script (`watch`); the step is to be read, or done (`play`); the guided part is
    over (`free`); or how it stands with something to solve. `back`: how to get to the step before.
    """

    id: str
    kind: Kind
    title: Text
    state: Literal["watch", "read", "play", "free", "trying", "solved", "failed"]
    about: Text = {}
    page: int = 0
    steps: int = 0
    step: StepInfo | None = None
    back: Literal["page", "undo"] | None = None
    hints: tuple[Text, ...] = ()
    turns: int | None = None
    """Own turns that are left, this one included."""
    actions: int | None = None
    """Own actions that are left."""


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody at the table may know about it."""

    id: str
    status: Literal["waiting", "playing", "over", "closed"]
    config: Config
    seats: tuple[SeatInfo, ...]
    undo: UndoInfo | None = None
    rematch: str | None = None
    damaged: Refusal | None = None
    """Why the table cannot go on, if its log was found damaged."""
    closed: Closing | None = None
    """Why the table is closed, if it is."""
    lesson: LessonInfo | None = None
    """What is taught at it."""


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened at the table, cut for one viewer; `kind` says which of the other fields there are."""

    kind: str
    seat: int | None = None
    seats: tuple[int, ...] | None = None
    name: str | None = None
    before: str | None = None
    """Who had the seat until then."""
    handed: Handed = "free"
    """By what right it passed on, see `entries.Handed`."""
    bot: bool | None = None
    how: str | None = None
    reason: Reason | str | None = None
    """Why a computer player did it; at tables opened under an earlier release a sentence."""
    text: str | None = None
    phrase: str | None = None
    """Which phrase it is; `text` says it in English."""
    to: tuple[int, ...] | None = None
    refuses: int | None = None
    """The open call that somebody said no to."""
    level: str | None = None
    why: str | None = None
    actions: int | None = None
    yes: bool | None = None
    purpose: str | None = None
    table: str | None = None


class StandingInstruction(msgspec.Struct, frozen=True):
    """The viewer's own."""

    kinds: tuple[str, ...]
    only: bool
    until_turn: bool


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game as one seat sees it (None: spectators), and what the seat can do."""

    seat: int | None
    view: Any
    legal: tuple[Action, ...] = ()
    hints: Any = None
    """What follows from the view, in the game's own form."""
    undo: Literal["free", "ask"] | None = None
    undo_actions: int = 0
    """How many steps an undo would take back: the seat's last and all after it."""
    instruction: StandingInstruction | None = None
    deadlines: tuple[tuple[int, int], ...] = ()
    """Where decisions have a time: the seats waited for and when a stand-in will decide, in ms."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat (None: spectators) learns from an entry; `look` is there if it is the newest."""

    seat: int | None
    news: News
    events: list[Event] = []
    look: Look | None = None


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The table as it is. `seats` are the client's own; none: a spectator."""

    seq: int
    table: TableInfo
    seats: tuple[int, ...]
    looks: list[Look]
    time: int
    """The server's time in ms."""


class Resumed(FromServer, frozen=True, tag="resumed"):
    """The answer to a hello with `after`: `missed` messages follow, one for each entry since."""

    seq: int
    missed: int
    seats: tuple[int, ...]
    time: int


class Happened(FromServer, frozen=True, tag="happened"):
    """The entry `seq` of the table's log. Every one is sent once, in order, without gaps."""

    seq: int
    at: int
    faces: list[Face]
    table: TableInfo | None = None


class Done(FromServer, frozen=True, tag="done"):
    """The request is carried out and durable, as entry `seq`."""

    id: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """`rule` is a rule of the game, or one word of the house (docs/WIRE.md). `looks`: how things stand.

    `which`: the action that is refused, if several were sent as one step, counted from 0.
    """

    rule: str
    message: str
    code: str
    args: Args = {}
    id: str | None = None
    seq: int | None = None
    looks: list[Look] = []
    which: int | None = None


class Checked(FromServer, frozen=True, tag="checked"):
    """The answer to `check`: without rule and message, yes; the result only if a preview was asked for.

    `events` end before the first that chance or others' cards decide. If none does, `legal` is what the seat
    could do then, and `hints` what the game would say to a page that asked for hints.
    `unforeseen`: it would be accepted, but what would come of it cannot be foreseen. `which` as in `refused`.
    """

    id: str
    rule: str | None = None
    message: str | None = None
    code: str | None = None
    args: Args = {}
    events: list[Event] = []
    legal: tuple[Action, ...] = ()
    hints: Any = None
    unforeseen: bool = False
    which: int | None = None


class Drafted(FromServer, frozen=True, tag="drafted"):
    """The answer to `draft`: what the game says, and why its action would not be accepted now, if so."""

    id: str
    reading: Any
    rule: str | None = None
    message: str | None = None
    code: str | None = None
    args: Args = {}


class Gone(FromServer, frozen=True, tag="gone"):
    """The last message before the server closes the connection."""

    reason: Cause
    message: str
    code: str
    args: Args = {}


class Pong(FromServer, frozen=True, tag="pong"):
    """Yes."""


AnyServerMessage = Welcome | Resumed | Happened | Done | Refused | Checked | Drafted | Pong | Gone
encode = msgspec.json.Encoder().encode


def refused(
    why: Refusal,
    request: str | None = None,
    seq: int | None = None,
    looks: Sequence[Look] = (),
    which: int | None = None,
) -> Refused:
    return Refused(why.rule, why.message, why.code, why.args, request, seq, list(looks), which)


def gone(reason: Cause, code: str, args: Args | None = None) -> Gone:
    why = Refusal(reason, code, args or {})
    return Gone(reason, why.message, code, why.args)


def checked_no(request: str, why: Refusal, which: int | None) -> Checked:
    return Checked(request, why.rule, why.message, why.code, why.args, which=which)
