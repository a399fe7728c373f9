"""What an operator can do to a database, whether or not servers are running: `novatable admin`.

Running servers read the notices that every change leaves (see `upkeep`).
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import NamedTuple

import msgspec

from novatable.core.game import Game
from novatable.server.clerks.folding import fold
from novatable.server.live.hall import listing
from novatable.server.live.live_table import now_ms
from novatable.server.store import Conflict, Damaged, Listing, Person, Row, Store, keeping
from novatable.server.table import entries
from novatable.server.table.entries import Closing, Entry

SOMEBODY = "Guest"
"""The name of people whose name was erased."""
NOTHING_SAID = "…"
DAY = 24 * 3600 * 1000


class NotThere(Exception):
    """There is no such table or person."""


class Checked(NamedTuple):
    """What a check of all logs found."""

    logs: int
    entries: int
    damaged: dict[str, str]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The database, which running servers may be using too."""
    store = await Store.open(url, "beside")
    try:
        yield store
    finally:
        await store.close()


async def check(store: Store) -> Checked:
    """Read every log and verify its chain."""
    count = 0
    total = 0
    damaged = dict.fromkeys(await store.look(keeping.without_head), "there are entries but no head")
    async for table in _all(store):
        count += 1
        try:
            total += len(await store.read(table))
        except Damaged as damage:
            damaged[table] = damage.why
    return Checked(count, total, damaged)


async def _all(store: Store) -> AsyncIterator[str]:
    after = ""
    while page := await store.look(keeping.all_tables(after)):
        for table in page:
            yield table
        after = page[-1]


async def close(store: Store, table: str, why: Closing = "operator") -> bool:
    """Close the table; False if it was over or closed already."""
    while True:
        rows = await _log(store, table)
        found, _, _ = fold(table, rows)
        if found is None or found.status in ("over", "closed"):
            return False
        entry = entries.Closed(at=max(now_ms(), found.at), why=why)
        found.apply(entry)
        try:
            await store.append(
                table, len(rows) + 1, entries.encode(entry), listing=listing(found), at=entry.at
            )
        except Conflict:  # somebody else was faster: look again
            continue
        await store.change(keeping.noticed("table", table, now_ms()))
        return True


async def remove_table(store: Store, table: str) -> None:
    await _log(store, table)
    await store.change(keeping.remove_table(table, now_ms()))
    await store.scrub()


async def _log(store: Store, table: str) -> list[Row]:
    """The good part of a table's log."""
    try:
        rows = await store.read(table)
    except Damaged as damage:
        rows = damage.rows
        if not rows:
            return rows
    if not rows:
        raise NotThere(f"there is no table {table}")
    return rows


async def person_of(store: Store, person_id: str) -> Person:
    person = await store.person(person_id)
    if person is None:
        raise NotThere(f"there is nobody with the id {person_id}; `list people` names them")
    return person


async def mute(store: Store, person_id: str, muted: bool) -> Person:
    person = await person_of(store, person_id)
    await store.change(keeping.mute(person_id, muted, now_ms()))
    return person


async def remove_person(store: Store, person_id: str) -> int:
    """Erase somebody's name, token and words everywhere; returns at how many tables.

    What they did stays, under a random id that no longer leads to anybody.
    """
    await store.change(keeping.remove_person(person_id, now_ms()))
    touched = await store.look(keeping.tables_with(person_id))
    for table in touched:
        rows = await _log(store, table)
        bodies = erased(rows, person_id)
        if bodies:
            await store.change(keeping.erase_words(table, bodies, now_ms()))
            found, _, _ = fold(table, [Row(row.seq, bodies.get(row.seq, row.body)) for row in rows])
            if found is not None:
                await store.change(keeping.relist(listing(found)))
    await store.scrub()
    return len(touched)


def erased(rows: list[Row], person: str) -> Mapping[int, bytes]:
    """The entries of a log that contain somebody's name or words, with these removed."""
    names: set[str] = set()
    bodies: dict[int, bytes] = {}
    for row in rows:
        try:
            entry = entries.decode(row.body)
        except (msgspec.MsgspecError, UnicodeError):  # not a table's
            continue
        if isinstance(entry, entries.Sat) and entry.holder == person:
            names.add(entry.name)
        blank = _without(entry, person, names)
        if blank != entry:
            bodies[row.seq] = entries.encode(blank)
    return bodies


def _without(entry: Entry, person: str, names: set[str]) -> Entry:
    replace = msgspec.structs.replace
    if isinstance(entry, entries.Sat | entries.MindSet) and entry.before in names - {""}:
        entry = replace(entry, before=SOMEBODY)
    match entry:
        case entries.Sat(holder=holder) if holder == person:
            return replace(entry, name=SOMEBODY)
        case entries.Said(by=by) if by == person:
            return replace(entry, text=NOTHING_SAID)
        case entries.Opened(by=by, after=after) if by == person or after is not None:
            # A rematch has the name that the first table was given.
            title = Game.kind(entry.config.game).title
            return replace(entry, config=replace(entry.config, name=title))
        case entries.AlertSet(by=by) if by == person:
            return replace(entry, url=None)
    return entry


async def retain(store: Store, abandoned_days: int, removed_days: int) -> tuple[int, int]:
    """Close tables unused for that long, remove those over for that long (0: never). Returns how many."""
    closed = removed = 0
    if abandoned_days:
        before = now_ms() - abandoned_days * DAY
        async for table in store.unused(("waiting", "playing"), before):
            closed += await close(store, table, "abandoned")
    if removed_days:
        before = now_ms() - removed_days * DAY
        async for table in store.unused(("over", "closed"), before):
            await store.change(keeping.remove_table(table, now_ms()))
            removed += 1
        await store.scrub()
    return closed, removed


async def tables(store: Store, status: str | None, person: str | None, limit: int) -> list[Listing]:
    return await store.look(keeping.listings_of(status, person, limit))


async def people(store: Store, name: str | None, limit: int) -> list[Person]:
    return await store.look(keeping.people_called(name, limit))
