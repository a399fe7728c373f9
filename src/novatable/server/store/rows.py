"""What goes into the store and comes out of it."""

from typing import NamedTuple

import msgspec


class Row(NamedTuple):
    """One entry of a table's log."""

    seq: int
    body: bytes


class Person(msgspec.Struct, frozen=True):
    """Somebody with a name. Their token is never stored, only its SHA-256."""

    id: str
    name: str
    muted: bool = False
    """Whether the operator has muted them at tables."""


class Notice(NamedTuple):
    """Something that an operator has changed: a `table` or a `person`."""

    id: int
    kind: str
    name: str


class Kept(NamedTuple):
    """A review as JSON, which the store does not look into, and when it was made."""

    body: bytes
    made: int
    """Server time, ms."""


class Link(msgspec.Struct, frozen=True):
    """A link to a table, for one purpose (invitation, spectator, seat, bot). Only the hash of its secret."""

    hash: bytes
    purpose: str
    table: str
    seat: int | None
    made: int
    """Server time, ms."""


class Listing(msgspec.Struct, frozen=True):
    """What lists show of a table. A cache of its log, written together with the entry that changes it."""

    table: str
    game: str
    listed: bool
    """Visible to everybody; a private table is found only by its people and its links."""
    status: str
    seats: bytes
    """Who sits where, as JSON; the store does not look into it."""
    people: tuple[str, ...]
    """Ids of the people whose list of tables names this one."""
    updated: int
    """Server time, ms."""
