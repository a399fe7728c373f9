"""What goes in and out of the HTTP interface, besides the types of `wire`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from novatable.core.errors import Args
from novatable.core.options import Kind as OptionKind
from novatable.lessons.lesson import Kind, Text
from novatable.server.net.wire import SeatNumber, Secret, TableInfo
from novatable.server.table.config import LONGEST_NAME, MOST_SEATS, SeatPlan
from novatable.server.table.entries import Purpose
from novatable.server.table.table import Status

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Named(Body, frozen=True):
    name: Name


class Join(Body, frozen=True):
    """`secret` of the invitation (not needed at a listed table); `seat`: any open one if not named."""

    secret: Secret | None = None
    seat: SeatNumber | None = None


class OneSeat(Body, frozen=True):
    seat: SeatNumber


class OneSecret(Body, frozen=True):
    secret: Secret


class Mind(Body, frozen=True):
    """A computer player's level, or null for an open seat."""

    level: str | None


class NewLink(Body, frozen=True):
    """`seat` for links to a seat and for bots, `name` for a bot."""

    purpose: Purpose
    seat: SeatNumber | None = None
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""


class PlayNow(Body, frozen=True):
    """`players` in all; `level` of the computer players, if not the default one."""

    game: str
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)] = 3
    level: str | None = None


class Import(Body, frozen=True):
    """A record; who sits where, if not the importer on all seats."""

    record: str
    seats: tuple[SeatPlan, ...] | None = None


class Alert(Body, frozen=True):
    url: Annotated[str, Meta(max_length=500)] | None


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str


class Guest(msgspec.Struct, frozen=True):
    """`token` is shown once. Keep it; it goes into the header `Authorization: Bearer ...`."""

    id: str
    name: str
    token: str


class DeviceLink(msgspec.Struct, frozen=True):
    """Makes another device mine too: open `path` there, once, within `minutes`."""

    secret: str
    path: str
    minutes: int


class OptionInfo(msgspec.Struct, frozen=True):
    name: str
    default: Any
    among_people: Any
    """The default at a table without computer players."""
    rule: str
    kind: OptionKind
    or_none: bool
    """Whether null is possible too: no limit, or by chance."""
    varied: bool
    """Whether it is a number of the game, for designers; a set-up leaves it out while it has its default."""


class GameInfo(msgspec.Struct, frozen=True):
    """What a table of this game can be set up with."""

    game: str
    title: str
    """The name as people write it."""
    rules: int
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    cards: tuple[str, ...]
    levels: tuple[str, ...]
    phrases: tuple[str, ...]
    languages: tuple[str, ...]
    """Of the rules."""


class TableState(msgspec.Struct, frozen=True):
    """A table as its people see it. `seats` are one's own."""

    table: TableInfo
    seq: int
    seats: tuple[int, ...]
    host: bool
    waiting_for: tuple[int, ...]


class Seated(msgspec.Struct, frozen=True):
    table: str
    seat: int


class LinkSecret(msgspec.Struct, frozen=True):
    """`path` to share: the secret is behind the #, so it never reaches a server's log. Told once.

    A bot's link has no path: its secret is a token.
    """

    purpose: Purpose
    seat: int | None
    secret: str
    path: str | None


class LinkInfo(msgspec.Struct, frozen=True):
    """What a link is for."""

    purpose: Purpose
    seat: int | None
    table: TableInfo


class ListedSeat(msgspec.Struct, frozen=True):
    kind: Literal["open", "person", "bot", "computer"]
    name: str
    level: str | None
    host: bool


class ListingTold(msgspec.Struct, frozen=True):
    """What the store keeps for lists."""

    name: str
    seats: tuple[ListedSeat, ...]
    lesson: bool = False


class LessonLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A lesson in the list: texts in every language that it is written in.

    `steps`: the titles of a guided game's. `picture`: signs of the game to be drawn beside it.
    """

    id: str
    kind: Kind
    title: Text
    about: Text
    group: str = ""
    picture: tuple[str, ...] = ()
    steps: tuple[Text, ...] = ()


class GameLessons(msgspec.Struct, frozen=True):
    """Everything to learn of a game; `puzzle` is the one of today, by the server's date in UTC."""

    game: str
    guide: LessonLine | None
    exercises: tuple[LessonLine, ...]
    puzzle: LessonLine | None
    day: str


class Listed(msgspec.Struct, frozen=True):
    """A line in a list of tables."""

    table: str
    game: str
    status: Status
    name: str
    seats: tuple[ListedSeat, ...]
    updated: int


class Mine(Listed, frozen=True):
    """A table of mine; while the game goes on, how it stands. `own` are my seats.

    `scores` are per seat, as far as everybody can add them up.
    """

    your_turn: bool = False
    own: tuple[int, ...] = ()
    waiting_for: tuple[int, ...] = ()
    round: int | None = None
    scores: tuple[int, ...] = ()


class CoachAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would a computer player of this level do in my place? None: the strongest."""

    seat: int
    level: str | None = None


class Error(msgspec.Struct, frozen=True):
    """Why not. `rule` is a rule of the game, or one word of the house."""

    rule: str
    message: str
    code: str
    args: Args = {}
