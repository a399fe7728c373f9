"""What a table's log is made of. A table is the fold of its entries; nothing about it is kept elsewhere."""

from typing import Any, Literal

import msgspec

from novatable.core.reason import Reason
from novatable.core.record import Setup
from novatable.lessons.lesson import Lesson
from novatable.server.table.config import Config

How = Literal["person", "bot", "computer", "stand_in", "instruction"]
"""Who decided: whoever holds the seat, or something on the seat's behalf."""
Purpose = Literal["join", "watch", "seat", "bot"]
Handed = Literal["free", "given", "away", "computer", "back", "removed"]
"""How a seat came into other hands: nobody had it; its holder gave it away; its holder was away for as long
as the table waits; a computer player had it; whoever had just left it came back; the host emptied it before
the deal."""
Closing = Literal["operator", "abandoned", "rules"]
"""Why a table is closed: somebody decided it, nobody has used it for long, or its rules are gone."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """`at` is the server's time in ms, earlier than the entry before only if the clock was set back."""

    at: int


class Asked(Entry, frozen=True, kw_only=True):
    """Something that somebody asked for. `id` is the client's name for it: asked twice, done once."""

    by: str
    id: str | None = None


class Opened(Asked, frozen=True, kw_only=True, tag="opened"):
    """`by` is the host. A rematch is `after` another table, and `first` starts. `lesson`: what is taught."""

    config: Config
    first: int | None = None
    after: str | None = None
    lesson: Lesson | None = None


class Sat(Asked, frozen=True, kw_only=True, tag="sat"):
    """`holder` (a person or a remote bot) has the seat from now on, whoever had it `before`."""

    seat: int
    holder: str
    name: str
    before: str = ""
    handed: Handed = "free"


class Left(Asked, frozen=True, kw_only=True, tag="left"):
    """The seat is free again; in mid-game a computer player takes it."""

    seat: int


class MindSet(Asked, frozen=True, kw_only=True, tag="mind_set"):
    """The host gives the seat to a computer player, or with None opens it for somebody to sit."""

    seat: int
    level: str | None
    before: str = ""
    """The name of the person, or of the bot, who had it."""
    handed: Handed = "free"


class LinkIssued(Asked, frozen=True, kw_only=True, tag="link_issued"):
    """A link for one purpose, which ends the one before. Its secret is not in the log."""

    purpose: Purpose
    seat: int | None = None
    frees: bool = False
    """In logs of earlier versions: whoever held the seat holds it no more."""
    link: str | None = None
    """The beginning of the hash of a link to a seat: it ends when the seat changes hands."""


class Started(Asked, frozen=True, kw_only=True, tag="started"):
    """The game begins; one brought in with the actions already played, from `position` if it began there."""

    setup: Setup
    brought: bool = False
    """Whether it comes from a record, so that somebody can know the seed."""
    position: dict[str, Any] | None = None
    actions: tuple[tuple[int, dict[str, Any]], ...] = ()


def actions_of(action: Any) -> tuple[Any, ...]:
    """The actions of one step: `action` is one, or a list of several."""
    return tuple(action) if isinstance(action, _SEVERAL) else (action,)


_SEVERAL = (tuple, list)  # made once, as every request, entry and step is asked


class Acted(Asked, frozen=True, kw_only=True, tag="acted"):
    """A step: `action` is the game's own object, or its JSON form when it was read from the store.

    Several actions that are one step for a person are a list (`actions_of`).
    """

    seat: int
    action: Any
    how: How = "person"
    reason: Reason | str | None = None
    """Why a computer player did it, at tables where they say so; in logs of earlier releases a sentence."""
    forced: bool = False
    """Nothing else was possible, so the page played it by itself. No face shows this: who could have done
    something else is secret (AN-6.7)."""


class Ended(Entry, frozen=True, kw_only=True, tag="ended"):
    """The game is over: the digest of the game as it ended."""

    winners: tuple[int, ...]
    digest: str


class Closed(Entry, frozen=True, kw_only=True, tag="closed"):
    """The table is closed for good. The game stays as it was, and its record can be downloaded."""

    why: Closing


class Undone(Asked, frozen=True, kw_only=True, tag="undone"):
    """The last steps are taken back. They stay in the log; the game goes on before them."""

    seat: int
    actions: int
    """How many steps: named when every step was one action. Each action of an imported record is one."""
    consented: tuple[str, ...] = ()


class UndoAsked(Asked, frozen=True, kw_only=True, tag="undo_asked"):
    """Taking back these steps needs the consent of all people at the table."""

    seat: int
    actions: int


class UndoAnswered(Asked, frozen=True, kw_only=True, tag="undo_answered"):
    yes: bool


class Said(Asked, frozen=True, kw_only=True, tag="said"):
    """Chat: free text, or a phrase by its code; `to` these seats only, or to all.

    `refuses`: a no to the open call of this number, which is talk too (AN-4.8). A computer player's has a
    `reason`; in logs of earlier releases, a sentence as text.
    """

    seat: int
    text: str = ""
    phrase: str | None = None
    to: tuple[int, ...] | None = None
    refuses: int | None = None
    reason: Reason | None = None


class Instructed(Asked, frozen=True, kw_only=True, tag="instructed"):
    """A standing instruction for the seat, see `instructions`; without kinds the old one ends."""

    seat: int
    kinds: tuple[str, ...]
    only: bool = False
    until_turn: bool = False


class Turned(Asked, frozen=True, kw_only=True, tag="turned"):
    """A learner has read on to another step of the lesson, or back."""

    page: int


class Away(Entry, frozen=True, kw_only=True, tag="away"):
    """Whoever holds these seats is gone."""

    seats: tuple[int, ...]


class Back(Asked, frozen=True, kw_only=True, tag="back"):
    """Whoever holds these seats is here again and plays them."""

    seats: tuple[int, ...]


class StoodIn(Entry, frozen=True, kw_only=True, tag="stood_in"):
    """A computer player plays the seat until its holder is back."""

    seat: int
    level: str
    why: Literal["away", "time"]


class Replaced(Entry, frozen=True, kw_only=True, tag="replaced"):
    """A computer player failed, and a simpler one goes on in its place."""

    seat: int
    level: str
    why: str
    """A `minds.Failure`; in logs of earlier releases a sentence."""
    before: str = ""
    """The level of the one that failed."""


class AlertSet(Asked, frozen=True, kw_only=True, tag="alert_set"):
    """Where turn alerts go; None: nowhere."""

    url: str | None


class Rematched(Asked, frozen=True, kw_only=True, tag="rematched"):
    table: str


AnyEntry = (
    Opened
    | Sat
    | Left
    | MindSet
    | LinkIssued
    | Started
    | Acted
    | Ended
    | Closed
    | Undone
    | UndoAsked
    | UndoAnswered
    | Said
    | Instructed
    | Turned
    | Away
    | Back
    | StoodIn
    | Replaced
    | AlertSet
    | Rematched
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
