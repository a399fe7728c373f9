"""What an operator changes in a database: removing, erasing, muting; functions for `Store.change` and `look`.

Every change leaves a notice, in the same transaction, so that running servers learn of it.
"""

from collections.abc import Callable, Mapping
from typing import TypeVar

from sqlalchemy import Connection, select, text

from novatable.server.store.chain import seal_erased
from novatable.server.store.rows import Listing, Person
from novatable.server.store.schema import entries, heads, links, listings, members, notices, people, reviews
from novatable.server.store.writer import write_listings

Found = TypeVar("Found")
Change = Callable[[Connection], None]
Look = Callable[[Connection], Found]
NOTICES_KEPT = 7 * 24 * 3600 * 1000
"""How long notices stay, in ms: longer than any server takes to read them."""


def _leave_notice(connection: Connection, kind: str, name: str, now: int) -> None:
    connection.execute(notices.delete().where(notices.c.id > 0, notices.c.made < now - NOTICES_KEPT))
    connection.execute(notices.insert().values(kind=kind, name=name, made=now))


def noticed(kind: str, name: str, now: int) -> Change:
    """Only the notice, for what was changed in another way."""
    return lambda connection: _leave_notice(connection, kind, name, now)


def remove_table(table: str, now: int) -> Change:
    """Remove everything about a table."""

    def write(connection: Connection) -> None:
        for stored in (entries, heads, listings, members, links, reviews):
            connection.execute(stored.delete().where(stored.c.table_id == table))
        _leave_notice(connection, "table", table, now)

    return write


def erase_words(table: str, bodies: Mapping[int, bytes], now: int) -> Change:
    """Replace the bodies of some entries. Their hashes stay, and with them the chain (see chain.py)."""

    def write(connection: Connection) -> None:
        for seq, body in bodies.items():
            place = (entries.c.table_id == table, entries.c.seq == seq)
            digest = connection.scalars(select(entries.c.hash).where(*place)).one()
            change = entries.update().where(*place).values(body=body, erased=seal_erased(digest, body))
            connection.execute(change)
        _leave_notice(connection, "erased", table, now)

    return write


def remove_person(person: str, now: int) -> Change:
    """Remove their name, the tokens of all their devices, and their list of tables."""

    def write(connection: Connection) -> None:
        connection.execute(people.delete().where(people.c.id == person))
        connection.execute(links.delete().where(links.c.table_id == person))
        connection.execute(members.delete().where(members.c.person_id == person))
        _leave_notice(connection, "person", person, now)

    return write


def mute(person: str, muted: bool, now: int) -> Change:
    def write(connection: Connection) -> None:
        connection.execute(people.update().where(people.c.id == person).values(muted=muted))
        _leave_notice(connection, "person", person, now)

    return write


def relist(listing: Listing) -> Change:
    """Update what lists show of a table, if it has a listing."""

    def write(connection: Connection) -> None:
        there = select(listings.c.table_id).where(listings.c.table_id == listing.table)
        if connection.scalar(there) is not None:
            write_listings([listing], connection)

    return write


def tables_with(person: str) -> Look[list[str]]:
    """The logs that contain somebody's id. Reads all entries: it may take minutes."""

    def read(connection: Connection) -> list[str]:
        contains = (
            "instr(body, :id) > 0" if connection.dialect.name == "sqlite" else "position(:id in body) > 0"
        )
        found = select(entries.c.table_id).distinct().where(text(contains)).order_by(entries.c.table_id)
        return list(connection.scalars(found, {"id": person.encode()}))

    return read


def all_tables(after: str, limit: int = 1000) -> Look[list[str]]:
    """The names of all logs, in pages."""
    found = select(heads.c.table_id).where(heads.c.table_id > after).order_by(heads.c.table_id).limit(limit)
    return lambda connection: list(connection.scalars(found))


def without_head(connection: Connection) -> list[str]:
    """Logs that have lost their heads."""
    known = select(heads.c.table_id)
    return list(
        connection.scalars(select(entries.c.table_id).distinct().where(entries.c.table_id.not_in(known)))
    )


def listings_of(status: str | None, person: str | None, limit: int) -> Look[list[Listing]]:
    """Tables, most recently used first; `updated` is when."""
    found = select(listings, heads.c.at).join(heads, heads.c.table_id == listings.c.table_id)
    found = found.order_by(heads.c.at.desc(), listings.c.table_id).limit(limit)
    if status is not None:
        found = found.where(listings.c.status == status)
    if person is not None:
        theirs = select(members.c.table_id).where(members.c.person_id == person)
        found = found.where(listings.c.table_id.in_(theirs))

    def read(connection: Connection) -> list[Listing]:
        return [
            Listing(row.table_id, row.game, row.listed, row.status, row.seats, (), row.at)
            for row in connection.execute(found)
        ]

    return read


def people_called(name: str | None, limit: int) -> Look[list[Person]]:
    found = select(people).order_by(people.c.name, people.c.id).limit(limit)
    if name is not None:
        found = found.where(people.c.name == name)
    return lambda connection: [Person(row.id, row.name, row.muted) for row in connection.execute(found)]
