"""The one thread that writes. Whatever waits is written in one transaction, so a busy store syncs seldom."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from sqlalchemy import Connection, bindparam, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from novatable.server.store.chain import NOTHING, Head, link
from novatable.server.store.database import Database, plain
from novatable.server.store.errors import Conflict, StoreFailure
from novatable.server.store.rows import Listing
from novatable.server.store.schema import entries, heads, listings, members

CHANNEL = "novatable"
AT_ONCE = 1000
"""Most jobs in one transaction: enough to make the sync cheap, few enough to answer soon."""
HEADS = 20_000
"""Most heads kept in memory."""


class Job:
    """Something to write, and who waits for it."""

    def __init__(self, write: Callable[[Connection], object] | None = None) -> None:
        self.write = write
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.error: Exception | None = None


class Append(Job):
    """Entries of one table, from `seq` on, all or none."""

    def __init__(self, table: str, seq: int, bodies: Sequence[bytes], listing: Listing | None) -> None:
        super().__init__()
        self.table = table
        self.seq = seq
        self.bodies = bodies
        self.listing = listing


class Writer:
    """Takes jobs from the event loop, writes them, and tells the loop when they are durable."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._heads: dict[str, Head] = {}
        self._committing = False
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job) -> None:
        """Return when the job is durable; raise what went wrong. A cancelled caller's job is still done."""
        if not self._thread.is_alive():
            raise StoreFailure("the store is closed")
        self._queue.put(job)
        await job.done

    def close(self) -> None:
        """Write what is queued, then stop. Blocks."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (batch := self._next()) is not None:
            self._settle(batch)
            self._acknowledge(batch)

    def _next(self) -> list[Job] | None:
        job = self._queue.get()
        if job is None:
            return None
        batch = [job]
        try:
            while len(batch) < AT_ONCE:
                job = self._queue.get_nowait()
                if job is None:
                    self._queue.put(None)
                    break
                batch.append(job)
        except Empty:
            pass
        return batch

    def _settle(self, batch: list[Job]) -> None:
        """All in one transaction; if one of them fails, each in its own, so that the others succeed."""
        try:
            self._transact(batch, unsure=False)
            return
        except Exception as error:
            first = error
        unsure = self._committing
        lost = False
        for job in batch:
            if job.error is not None:
                continue
            if lost:
                job.error = StoreFailure(f"the database cannot be reached: {plain(first)}", unsure)
                continue
            try:
                self._transact([job], unsure)
            except Exception as error:
                job.error = _in_words(error, unsure or self._committing)
                lost = isinstance(error, DBAPIError) and error.connection_invalidated

    def _acknowledge(self, batch: list[Job]) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_wake, batch)

    def _transact(self, batch: list[Job], unsure: bool) -> None:
        self._committing = False
        try:
            with self._database.writing.connect() as connection:
                moved = self._append([job for job in batch if isinstance(job, Append)], connection, unsure)
                for job in batch:
                    if job.write is not None:
                        job.write(connection)
                self._committing = True
                connection.commit()
            self._committing = False
        except BaseException:
            self._heads.clear()
            raise
        if len(self._heads) + len(moved) > HEADS:
            self._heads.clear()
        self._heads.update(moved)

    def _append(self, jobs: list[Append], connection: Connection, unsure: bool) -> dict[str, Head]:
        """Write the entries and their tables' heads; the tables' heads after it. Late jobs get their error."""
        jobs.sort(key=lambda job: (job.table, job.seq))  # in the same order everywhere, so nobody deadlocks
        before = self._known_heads(jobs, connection)
        after = dict(before)
        rows: list[dict[str, Any]] = []
        written: list[Append] = []
        refused: set[str] = set()
        for job in jobs:
            head = after[job.table]
            if job.table in refused or job.seq <= head.seq:
                if not (unsure and _ours(job, connection)):
                    job.error = Conflict(f"table {job.table} has an entry {job.seq} already")
                    refused.add(job.table)
                continue
            if job.seq > head.seq + 1:
                job.error = ValueError(f"table {job.table} has {head.seq} entries; {job.seq} cannot be next")
                refused.add(job.table)
                continue
            for body in job.bodies:
                head = link(job.table, head, body)
                rows.append({"table_id": job.table, "seq": head.seq, "body": body, "hash": head.hash})
            after[job.table] = head
            written.append(job)
        if rows:
            connection.execute(entries.insert(), rows)
            self._move_heads(before, after, connection)
            _list([job.listing for job in written if job.listing is not None], connection)
            if not self._database.sqlite:
                _notify({job.table: after[job.table].seq for job in written}, connection)
        return after

    def _known_heads(self, jobs: list[Append], connection: Connection) -> dict[str, Head]:
        """The heads of these tables; from memory only where they are what the job expects.

        Others may have written since, but an entry once written never changes, so such a head fits still.
        """
        known = {}
        unknown = []
        for job in jobs:
            head = self._heads.get(job.table)
            if head is not None and head.seq == job.seq - 1:
                known[job.table] = head
            elif job.table not in known:
                unknown.append(job.table)
        if unknown:
            found = connection.execute(select(heads).where(heads.c.table_id.in_(unknown)))
            there = {table: Head(seq, digest) for table, seq, digest in found}
            known.update((table, there.get(table, NOTHING)) for table in unknown)
        return known

    def _move_heads(self, before: dict[str, Head], after: dict[str, Head], connection: Connection) -> None:
        moved = [
            {"table_id": table, "at": table, "seq": head.seq, "hash": head.hash}
            for table, head in after.items()
            if head != before[table]
        ]
        new = [row for row in moved if before[str(row["at"])] is NOTHING]
        old = [row for row in moved if before[str(row["at"])] is not NOTHING]
        if new:
            connection.execute(heads.insert(), [{k: v for k, v in row.items() if k != "at"} for row in new])
        if old:
            move = heads.update().where(heads.c.table_id == bindparam("at"))
            connection.execute(move.values(seq=bindparam("seq"), hash=bindparam("hash")), old)


def _wake(batch: Iterable[Job]) -> None:
    for job in batch:
        if job.done.done():
            continue  # its caller was cancelled
        if job.error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.error)


def _ours(job: Append, connection: Connection) -> bool:
    """Whether a commit whose answer was lost had in fact been made."""
    last = job.seq + len(job.bodies) - 1
    there = entries.c.seq.between(job.seq, last)
    found = select(entries.c.body).where(entries.c.table_id == job.table, there).order_by(entries.c.seq)
    return list(connection.scalars(found)) == list(job.bodies)


def _list(changed: list[Listing], connection: Connection) -> None:
    latest = {listing.table: listing for listing in changed}
    if not latest:
        return
    for table in (members, listings):
        connection.execute(table.delete().where(table.c.table_id.in_(latest)))
    connection.execute(
        listings.insert(),
        [
            {
                "table_id": listing.table,
                "game": listing.game,
                "listed": listing.listed,
                "status": listing.status,
                "seats": listing.seats,
                "updated": listing.updated,
            }
            for listing in latest.values()
        ],
    )
    sitting = [
        {"table_id": listing.table, "person_id": person}
        for listing in latest.values()
        for person in dict.fromkeys(listing.people)
    ]
    if sitting:
        connection.execute(members.insert(), sitting)


def _notify(moved: dict[str, int], connection: Connection) -> None:
    words = [f"{table}:{seq}" for table, seq in moved.items()]
    connection.execute(
        text("SELECT pg_notify(:channel, word) FROM unnest(:words) AS word"),
        {"channel": CHANNEL, "words": words},
    )


def _in_words(error: Exception, unsure: bool) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(f"that is there already: {plain(error)}")
    if isinstance(error, SQLAlchemyError):
        return StoreFailure(f"the database refused: {plain(error)}", unsure)
    return error
