"""The store as the server uses it: asynchronous outside, threads and SQL inside."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Select, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError

from novatable.server.store.database import READERS, Database, Opening, plain
from novatable.server.store.errors import StoreFailure
from novatable.server.store.log import read_log
from novatable.server.store.lookups import Lookups
from novatable.server.store.rows import Kept, Link, Listing, Notice, Person, Row
from novatable.server.store.schema import heads, links, listings, members, notices, people, reviews
from novatable.server.store.writer import Append, Job, Writer

if TYPE_CHECKING:
    from novatable.server.store.listener import Listener

Found = TypeVar("Found")

# What every page that comes asks for: made once, as SQLAlchemy takes longer to make them than to run them.
BY_TOKEN = select(people).where(people.c.token_hash.in_(bindparam("keys", expanding=True)))
LINK = select(links).where(links.c.hash.in_(bindparam("keys", expanding=True)))

NAMES = 10_000
"""Most names in one query."""


class Store:
    """An open database. `await Store.open(url)` makes one; close it with `await store.close()`."""

    def __init__(self, database: Database, writer: Writer, readers: ThreadPoolExecutor) -> None:
        self._database = database
        self._writer = writer
        self._readers = readers
        self._listeners: list[Listener] = []
        self._closed = False
        self._by_token = Lookups(self._find_people)
        self._links = Lookups(self._find_links)

    @staticmethod
    async def open(url: str, how: Opening = "own") -> "Store":
        """Open `sqlite:///FILE` (made if missing) or `postgresql://...`, in the newest schema.

        With "beside", briefly beside a server that may be running: it must be in that schema already.

        StoreFailure says why it cannot be opened, for example because another process uses the file.
        """
        readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        try:
            database = await asyncio.get_running_loop().run_in_executor(readers, Database, url, how)
        except BaseException:
            readers.shutdown(wait=False)
            raise
        return Store(database, Writer(database), readers)

    async def close(self) -> None:
        """Write what was asked for, then close the database."""
        if self._closed:
            return
        self._closed = True
        for listener in self._listeners:
            await listener.close()
        await self._writer.close()
        for step in (self._readers.shutdown, self._database.close):
            await asyncio.to_thread(step)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return not self._database.sqlite

    # The log

    async def append(
        self,
        table: str,
        seq: int,
        *bodies: bytes,
        listing: Listing | None = None,
        at: int = 0,
        wake: int | None = None,
    ) -> None:
        """Write entries `seq`, `seq` + 1, ... of a table, all or none; return when they are durable.

        `listing`, if given, becomes the table's listing in the same transaction. `at` is the time now, `wake`
        when `due` is to name the table, both in ms.
        Conflict: the table has an entry `seq` already. StoreFailure: nothing was written (see its `unsure`).
        ValueError: entry `seq` - 1 is not there. Await one append of a table before the next: the second
        relies on the first. A cancelled caller's entries are still written, so shield the call.
        """
        if not bodies or seq < 1:
            raise ValueError("append needs a number from 1 on and at least one entry")
        await self._do(Append(table, seq, bodies, listing, at, wake))

    async def read(self, table: str, after: int = 0) -> list[Row]:
        """The entries of a table after `after`, verified against the hash chain and the head; [] if none.

        `after` = 0 verifies the whole log, else only the part that is read.
        Damaged: they are not what was written; it holds those that are, from the first on.
        """
        return await self._read(lambda connection: read_log(table, after, connection))

    def listen(self, callback: Callable[[str, int], None], live: Callable[[], Iterable[str]]) -> None:
        """Call `callback(table, seq)` on the event loop when another process has written up to entry `seq`.

        Calls may repeat what is known. After a lost connection, every table that `live()` names is reported
        with its last entry, so that nothing is missed. SQLite has one process: nothing to do.
        """
        if self._database.sqlite:
            return
        from novatable.server.store.listener import Listener  # psycopg is an extra

        async def missed() -> list[tuple[str, int]]:
            return await self._heads(list(live()))

        self._listeners.append(Listener(self._database.reading, self._writer.name, callback, missed))

    # Listings

    async def index(
        self,
        *,
        person: str | None = None,
        game: str | None = None,
        status: str | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Listing]:
        """Listings, newest first: the tables of `person`, or without one the tables listed for everybody.

        `before` (an `updated`) turns the page.
        """
        found = select(listings).order_by(listings.c.updated.desc(), listings.c.table_id).limit(limit)
        if person is None:
            found = found.where(listings.c.listed)
        else:
            theirs = select(members.c.table_id).where(members.c.person_id == person)
            found = found.where(listings.c.table_id.in_(theirs))
        if game is not None:
            found = found.where(listings.c.game == game)
        if status is not None:
            found = found.where(listings.c.status == status)
        if before is not None:
            found = found.where(listings.c.updated < before)
        return await self._read(lambda connection: _listings(found, connection))

    async def listing(self, table: str) -> Listing | None:
        """What lists show of one table, listed or not."""
        found = select(listings).where(listings.c.table_id == table)
        told = await self._read(lambda connection: _listings(found, connection))
        return told[0] if told else None

    # What is due

    async def due(self, until: int, after: str = "", limit: int = 100) -> list[str]:
        """Tables to look at without being asked, in pages: those with `wake` up to that time; 0: in use."""
        found = select(heads.c.table_id).where(heads.c.wake.is_not(None), heads.c.table_id > after)
        found = found.where(heads.c.wake == 0 if until == 0 else heads.c.wake.between(1, until))
        found = found.order_by(heads.c.table_id).limit(limit)
        return await self._read(lambda connection: list(connection.scalars(found)))

    async def sleep(self, wakes: Iterable[tuple[str, int, int | None]]) -> None:
        """Note when to look at tables again: (table, its last entry as known here, when).

        If another process has written since, its note stays.
        """
        changes = [{"name": name, "last": seq, "time": wake} for name, seq, wake in wakes]
        change = heads.update().where(heads.c.table_id == bindparam("name"), heads.c.seq == bindparam("last"))
        if changes:
            await self._write(
                lambda connection: connection.execute(change.values(wake=bindparam("time")), changes)
            )

    async def look_soon(self, now: int) -> None:
        """Let `due` name the sleeping tables last used later than now: the clock was set back."""
        change = heads.update().where(heads.c.wake > 0, heads.c.at > now).values(wake=0)
        await self._write(lambda connection: connection.execute(change))

    async def unused(self, statuses: Collection[str], before: int, page: int = 1000) -> AsyncIterator[str]:
        """Tables of these statuses with no entry since that time, in ms; read in pages."""
        found = select(heads.c.table_id).join(listings, listings.c.table_id == heads.c.table_id)
        found = found.where(listings.c.status.in_(statuses), heads.c.at < before)
        found = found.order_by(heads.c.table_id).limit(page)
        after = ""
        while True:
            some = await self._read(partial(_names, found.where(heads.c.table_id > after)))
            if not some:
                return
            for table in some:
                yield table
            after = some[-1]

    # What an operator has changed

    async def last_notice(self) -> int:
        return await self._read(lambda connection: connection.scalar(select(func.max(notices.c.id))) or 0)

    async def notices(self, after: int) -> list[Notice]:
        found = select(notices.c.id, notices.c.kind, notices.c.name).where(notices.c.id > after)
        found = found.order_by(notices.c.id)
        return await self._read(lambda connection: [Notice(*row) for row in connection.execute(found)])

    async def change(self, write: Callable[[Connection], object]) -> None:
        """Carry out a change of `keeping` in one transaction."""
        await self._write(write)

    async def scrub(self) -> None:
        """After something was removed or erased: leave no trace of it in the database's files."""
        self._check_open()
        await asyncio.get_running_loop().run_in_executor(self._readers, self._database.scrub)

    async def look(self, read: Callable[[Connection], Found]) -> Found:
        """Read with a function of `keeping`."""
        return await self._read(read)

    async def can_write(self) -> None:
        """StoreFailure if nothing can be written now: writes a row that exists only for this."""
        change = notices.update().where(notices.c.id == 0).values(made=notices.c.made + 1)
        await self._write(lambda connection: connection.execute(change))

    # People

    async def add_person(self, person: Person, token_hash: bytes) -> None:
        """Conflict: the id or the token is known already."""
        row = {"id": person.id, "token_hash": token_hash, "name": person.name}
        await self._write(lambda connection: connection.execute(people.insert(), row))

    async def person(self, person_id: str) -> Person | None:
        def read(connection: Connection) -> Person | None:
            row = connection.execute(select(people).where(people.c.id == person_id)).first()
            return None if row is None else Person(row.id, row.name, row.muted)

        return await self._read(read)

    async def person_by_token_hash(self, token_hash: bytes) -> Person | None:
        return await self._by_token.get(token_hash)

    async def _find_people(self, token_hashes: list[bytes]) -> dict[bytes, Person]:
        def read(connection: Connection) -> dict[bytes, Person]:
            rows = connection.execute(BY_TOKEN, {"keys": token_hashes})
            return {row.token_hash: Person(row.id, row.name, row.muted) for row in rows}

        return await self._read(read)

    async def rename(self, person_id: str, name: str) -> None:
        change = people.update().where(people.c.id == person_id).values(name=name)
        await self._write(lambda connection: connection.execute(change))

    async def set_token(self, person_id: str, token_hash: bytes | None) -> None:
        """Give a person a new token, or with None end theirs."""
        change = people.update().where(people.c.id == person_id).values(token_hash=token_hash)
        await self._write(lambda connection: connection.execute(change))

    # Reviews

    async def review(self, table: str) -> Kept | None:
        """The review of a table's game."""
        found = select(reviews.c.body, reviews.c.made).where(reviews.c.table_id == table)

        def read(connection: Connection) -> Kept | None:
            row = connection.execute(found).first()
            return None if row is None else Kept(row.body, row.made)

        return await self._read(read)

    async def put_review(self, table: str, review: Kept) -> None:
        """Keep a review, instead of an earlier one."""

        def write(connection: Connection) -> None:
            connection.execute(reviews.delete().where(reviews.c.table_id == table))
            connection.execute(reviews.insert().values(table_id=table, body=review.body, made=review.made))

        await self._write(write)

    # Links

    async def put_link(self, link: Link) -> None:
        """Keep a link; it ends an earlier one of the same purpose, table and seat."""
        row = {"hash": link.hash, "purpose": link.purpose, "table_id": link.table, "seat": link.seat}

        def write(connection: Connection) -> None:
            earlier = links.delete().where(links.c.table_id == link.table, links.c.purpose == link.purpose)
            connection.execute(earlier.where(links.c.seat.is_not_distinct_from(link.seat)))
            connection.execute(links.insert(), row | {"made": link.made})

        await self._write(write)

    async def link_by_hash(self, link_hash: bytes) -> Link | None:
        return await self._links.get(link_hash)

    async def _find_links(self, hashes: list[bytes]) -> dict[bytes, Link]:
        def read(connection: Connection) -> dict[bytes, Link]:
            rows = connection.execute(LINK, {"keys": hashes})
            return {row.hash: Link(row.hash, row.purpose, row.table_id, row.seat, row.made) for row in rows}

        return await self._read(read)

    async def end_link(self, link_hash: bytes) -> bool:
        """Whether the link existed until now: of two simultaneous calls, only one gets True."""
        end = links.delete().where(links.c.hash == link_hash)
        ended = False

        def write(connection: Connection) -> None:
            nonlocal ended
            ended = connection.execute(end).rowcount > 0

        await self._write(write)
        return ended

    async def end_links(self, table: str, purpose: str) -> None:
        """End all of a purpose."""
        end = links.delete().where(links.c.table_id == table, links.c.purpose == purpose)
        await self._write(lambda connection: connection.execute(end))

    # Threads

    async def _heads(self, tables: list[str]) -> list[tuple[str, int]]:
        def read(connection: Connection) -> list[tuple[str, int]]:
            found: list[tuple[str, int]] = []
            for start in range(0, len(tables), NAMES):
                some = heads.c.table_id.in_(tables[start : start + NAMES])
                rows = connection.execute(select(heads.c.table_id, heads.c.seq).where(some))
                found += [(table, seq) for table, seq in rows]
            return found

        return await self._read(read)

    async def _write(self, write: Callable[[Connection], object]) -> None:
        await self._do(Job(write))

    def _do(self, job: Job) -> Awaitable[None]:
        self._check_open()
        return self._writer.do(job)

    async def _read(self, read: Callable[[Connection], Found]) -> Found:
        def run() -> Found:
            try:
                with self._database.reading.connect() as connection:
                    return read(connection)
            except (SQLAlchemyError, UnicodeDecodeError) as error:  # the latter: text in a damaged file
                raise StoreFailure(f"the database cannot be read: {plain(error)}") from error

        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailure("the store is closed")


def _names(found: Select[Any], connection: Connection) -> list[str]:
    return list(connection.scalars(found))


def _listings(found: Select[Any], connection: Connection) -> list[Listing]:
    rows = connection.execute(found).all()
    sitting: dict[str, list[str]] = {row.table_id: [] for row in rows}
    chosen = select(members).where(members.c.table_id.in_(sitting)).order_by(members.c.person_id)
    for table, person in connection.execute(chosen):
        sitting[table].append(person)
    return [
        Listing(
            table=row.table_id,
            game=row.game,
            listed=row.listed,
            status=row.status,
            seats=row.seats,
            people=tuple(sitting[row.table_id]),
            updated=row.updated,
        )
        for row in rows
    ]
