"""The one thread that writes. Whatever is waiting goes into one transaction, so a busy store rarely syncs.

While the disk syncs one transaction, the event loop does what follows from the one before, and asks for more.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from enum import Enum
from operator import attrgetter
from queue import Empty, SimpleQueue
from secrets import token_hex
from threading import Thread

from sqlalchemy import Connection, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from novatable.server.store.chain import NOTHING, Head, link
from novatable.server.store.database import Database, locked, plain
from novatable.server.store.errors import Conflict, StoreFailure
from novatable.server.store.rows import Listing
from novatable.server.store.schema import entries, heads, listings, members

AT_ONCE = 1000
"""Most jobs in one transaction: enough to make the sync cheap, few enough to answer soon."""

KEPT = 0.1
"""Seconds without anything to write after which the connection is released."""

HEADS = 20_000
"""Most heads kept in memory."""

CHANNEL = "novatable"
"""Where PostgreSQL tells the other workers WORKER:SEQ:TABLE."""

NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(CAST(:words AS text[])) AS word")


class Job:
    """Something to write, and who waits for it."""

    done: asyncio.Future[None]

    def __init__(self, write: Callable[[Connection], object] | None = None) -> None:
        self.write = write
        self.error: Exception | None = None


class Append(Job):
    """Entries of one table, from `seq` on, all or none."""

    def __init__(
        self,
        table: str,
        seq: int,
        bodies: Sequence[bytes],
        listing: Listing | None,
        at: int,
        wake: int | None,
    ) -> None:
        super().__init__()
        self.table = table
        self.seq = seq
        self.bodies = bodies
        self.listing = listing
        self.at = at
        self.wake = wake


class Step(Enum):
    """How far a transaction got."""

    CONNECT = 1
    WRITE = 2
    COMMIT = 3


class Writer:
    """Takes jobs from the event loop, writes them, and tells the loop when they are durable."""

    def __init__(self, database: Database) -> None:
        self.name = token_hex(8)
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        """None: nothing more comes."""
        self._heads: dict[str, Head] = {}
        self._connection: Connection | None = None
        self._step = Step.CONNECT
        # What every entry needs is in plain SQL: built by SQLAlchemy, it takes three times as long.
        x = "?" if database.sqlite else "%s"
        self._insert_entry = f"INSERT INTO entries (table_id, seq, body, hash) VALUES ({x}, {x}, {x}, {x})"
        self._move_head = f"UPDATE heads SET seq = {x}, hash = {x}, at = {x}, wake = {x} WHERE table_id = {x}"
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def do(self, job: Job) -> asyncio.Future[None]:
        """Done when the job is durable, or with what went wrong. A cancelled caller's job is still done."""
        job.done = self._loop.create_future()
        self._jobs.put(job)
        return job.done

    async def close(self) -> None:
        """Write what was asked for, then stop; nothing may be asked for after this."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _written(self, batch: list[Job]) -> None:
        for job in batch:
            if job.done.done():
                continue  # its caller was cancelled
            if job.error is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(job.error)

    def _run(self) -> None:
        while batch := self._next_batch():
            self._settle(batch)
            self._acknowledge(batch)
        self._disconnect()

    def _next_batch(self) -> list[Job]:
        """All that waits, once something does; none: nothing more comes."""
        batch: list[Job] = []
        job = self._next_job()
        while job is not None:
            batch.append(job)
            if len(batch) == AT_ONCE or self._jobs.empty():
                return batch
            job = self._jobs.get()
        if batch:
            self._jobs.put(None)
        return batch

    def _next_job(self) -> Job | None:
        """The connection is kept between batches, as getting it each time takes time."""
        if self._connection is not None:
            with suppress(Empty):
                return self._jobs.get(timeout=KEPT)
            self._disconnect()
        return self._jobs.get()

    def _settle(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails, each job in its own, so that none spoils the others."""
        try:
            return self._transact(batch)
        except Exception as error:
            unsure = self._step is Step.COMMIT and _lost(error)
        vain: Exception | None = None
        for job in batch:
            if vain is not None:
                job.error = _in_words(vain, unsure)
                continue
            job.error = None
            try:
                self._transact([job], unsure)
            except Exception as error:
                job.error = _in_words(error, unsure or (self._step is Step.COMMIT and _lost(error)))
                if self._step is Step.CONNECT or _lost(error) or locked(error):
                    vain = error  # every other job would fail too, and each would take its time
        return None

    def _acknowledge(self, batch: list[Job]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._written, batch)

    def _transact(self, batch: list[Job], unsure: bool = False) -> None:
        self._step = Step.CONNECT
        try:
            connection = self._connection = self._connection or self._database.writing.connect()
            self._step = Step.WRITE
            after = self._append([job for job in batch if isinstance(job, Append)], connection, unsure)
            for job in batch:
                if job.write is not None:
                    job.write(connection)
            self._step = Step.COMMIT
            connection.commit()
        except BaseException:
            self._heads.clear()
            self._disconnect()
            raise
        if len(self._heads) + len(after) > HEADS:
            self._heads.clear()
        self._heads.update(after)

    def _disconnect(self) -> None:
        """Roll back, and release the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _append(self, jobs: list[Append], connection: Connection, unsure: bool) -> dict[str, Head]:
        """Write the entries and move the heads; return these. A job that cannot be done gets its error."""
        jobs.sort(key=attrgetter("table", "seq"))  # in the same order everywhere, so nobody deadlocks
        before = self._known_heads(jobs, connection)
        after = dict(before)
        rows: list[tuple[str, int, bytes, bytes]] = []
        written: list[Append] = []
        for job in jobs:
            head = after[job.table]
            if job.seq == head.seq + 1:
                for body in job.bodies:
                    head = link(job.table, head, body)
                    rows.append((job.table, head.seq, body, head.hash))
                after[job.table] = head
                written.append(job)
            elif job.seq > head.seq:
                job.error = ValueError(f"table {job.table} has {head.seq} entries; {job.seq} cannot be next")
            elif not (unsure and _there(job, connection)):
                job.error = Conflict(f"table {job.table} has an entry {job.seq} already")
        if written:
            connection.exec_driver_sql(self._insert_entry, rows)
            moved = {job.table: after[job.table] for job in written}
            last = {job.table: job for job in written}
            new = [_head(last[name], head) for name, head in moved.items() if before[name] is NOTHING]
            old = [
                (*head, last[name].at, last[name].wake, name)
                for name, head in moved.items()
                if before[name] is not NOTHING
            ]
            if new:
                connection.execute(heads.insert(), new)
            if old and connection.exec_driver_sql(self._move_head, old).rowcount != len(old):
                raise Conflict("the table was removed")
            write_listings((job.listing for job in written if job.listing is not None), connection)
            if not self._database.sqlite:
                words = [f"{self.name}:{head.seq}:{table}" for table, head in moved.items()]
                connection.execute(NOTIFY, {"words": words})
        return after

    def _known_heads(self, jobs: list[Append], connection: Connection) -> dict[str, Head]:
        """The heads of these tables, from memory where they are what a job builds on.

        Another worker may have written since, but what was written does not change: such a head still fits,
        and the key shows if the place after it is taken.
        """
        known: dict[str, Head] = {}
        unknown: dict[str, Head] = {}
        for job in jobs:
            head = self._heads.get(job.table)
            if head is not None and head.seq == job.seq - 1:
                known[job.table] = head
            elif job.table not in known:
                unknown[job.table] = NOTHING
        if unknown:
            found = select(heads.c.table_id, heads.c.seq, heads.c.hash)
            for table, seq, digest in connection.execute(found.where(heads.c.table_id.in_(unknown))):
                unknown[table] = Head(seq, digest)
        return unknown | known


def _lost(error: Exception) -> bool:
    """Whether the connection broke."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _there(job: Append, connection: Connection) -> bool:
    """Whether exactly these entries are there: the commit whose answer was lost had been made."""
    places = entries.c.seq.between(job.seq, job.seq + len(job.bodies) - 1)
    found = select(entries.c.body).where(entries.c.table_id == job.table, places).order_by(entries.c.seq)
    return list(connection.scalars(found)) == list(job.bodies)


def _head(job: Append, head: Head) -> dict[str, object]:
    return {"table_id": job.table, "seq": head.seq, "hash": head.hash, "at": job.at, "wake": job.wake}


def write_listings(changed: Iterable[Listing], connection: Connection) -> None:
    latest = {listing.table: listing for listing in changed}
    if not latest:
        return
    rows = []
    sitting = []
    for listing in latest.values():
        rows.append(
            {
                "table_id": listing.table,
                "game": listing.game,
                "listed": listing.listed,
                "status": listing.status,
                "seats": listing.seats,
                "updated": listing.updated,
            }
        )
        sitting += [
            {"table_id": listing.table, "person_id": person} for person in sorted(set(listing.people))
        ]
    for table in (members, listings):
        connection.execute(table.delete().where(table.c.table_id.in_(latest)))
    connection.execute(listings.insert(), rows)
    if sitting:
        connection.execute(members.insert(), sitting)


def _in_words(error: Exception, unsure: bool) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict("that is there already")  # the driver's message would reveal what
    if isinstance(error, SQLAlchemyError):
        end = "whether it was written is not known" if unsure else "nothing was written"
        return StoreFailure(f"the database failed ({plain(error)}); {end}", unsure)
    return error
