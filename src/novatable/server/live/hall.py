"""The tables open on this server: loaded from the store on demand, changed by one entry after another.

The path of every change: under the table's lock the house allows it, the store commits it, the table
applies it, the asker gets an answer, and everybody at the table gets their face of it.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec

from novatable.core.errors import Impossible, Refusal
from novatable.server.clerks.clerks import Office, Unfinished
from novatable.server.clerks.folding import Folded, fold
from novatable.server.clerks.turns import Turns, timed
from novatable.server.live import faces
from novatable.server.live.live_table import RECENT, LiveTable, now_ms
from novatable.server.net import wire
from novatable.server.net.budget import Budgets, Payer
from novatable.server.operating.metrics import METRICS
from novatable.server.store import Conflict, Damaged, Listing, Removed, Store, StoreFailure
from novatable.server.table import entries
from novatable.server.table.clocks import next_wake
from novatable.server.table.entries import Entry
from novatable.server.table.house import Refused
from novatable.server.table.table import Happening, Table, Viewer

LISTED = frozenset(
    (
        entries.Sat,
        entries.Left,
        entries.MindSet,
        entries.LinkIssued,
        entries.Started,
        entries.Ended,
        entries.Closed,
        entries.Rematched,
    )
)
"""Entries that change what lists show of a table."""

LAST = (entries.Ended, entries.Closed)
"""Entries after which nothing happens at a table by itself."""

MOST_ENTRIES = 20_000
"""The most entries of one table. A game has a few hundred; nobody plays one that goes on for ever."""

T = TypeVar("T")
Decide = Callable[[Table], Entry]
"""Gives the entry to write, from the table as it is; house.Refused if it is not allowed."""


class NoTable(Exception):
    """There is no such table."""


class Hall:
    """All tables of the store; those in use are live."""

    def __init__(self, store: Store, office: Office | None = None) -> None:
        self.store = store
        self.office = office or Office(Budgets())
        self._folding = Turns(1, "folding")
        """One at a time: every thread that computes slows the event loop."""
        self._started = now_ms()
        self.live: dict[str, LiveTable] = {}
        self.tend: Callable[[LiveTable, Happening | None], None] = lambda _live, _happening: None
        """Looks after computer players, clocks and alerts after every change."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._written_meanwhile: set[str] = set()
        store.listen(self._heard, lambda: list(self.live))

    # ---- finding

    async def open(self, table_id: str, *payers: Payer) -> LiveTable:
        """The live table; or NoTable. A damaged one is set aside at its last good entry.

        The payers pay for loading it, if that is necessary, and wait for the first one's turn.
        """
        live = self.live.get(table_id)
        if live is None:
            if "\0" in table_id:  # PostgreSQL would not even accept the query
                raise NoTable(table_id)
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id, payers))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _task: self._loading.pop(table_id, None))
            live = await asyncio.shield(loading)
        elif self.store.shared:  # clients coming from another process know what was written there
            async with live.lock:
                await self._catch_up(live)
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str, payers: tuple[Payer, ...]) -> LiveTable:
        damaged = None
        self._written_meanwhile.discard(table_id)
        try:
            rows = await self.store.read(table_id)
        except Damaged as damage:
            rows, damaged = list(damage.rows), damage.refusal
        if not rows:
            raise NoTable(table_id)
        table, happenings, wrong = await self._fold(payers, table_id, partial(fold, table_id, rows))
        if table is None:
            raise NoTable(table_id)
        live = self._adopt(table, happenings, damaged or wrong)
        if table_id in self._written_meanwhile:
            async with live.lock:
                await self._catch_up(live)
        self.tend(live, None)
        return live

    async def _fold(self, payers: tuple[Payer, ...], table_id: str, work: Callable[[], T]) -> T:
        """Work with a whole log, outside the event loop; the payers pay for the time it takes."""
        first = payers[0] if payers else Payer("table", table_id)
        found, ms = await self._folding.run(first, partial(timed, work))
        self.office.budgets.charge("millisecond", *payers, times=ms)
        return found

    def _adopt(self, table: Table, happenings: list[Happening], damaged: Refusal | None) -> LiveTable:
        """Put a folded table into use."""
        live = LiveTable(table, damaged)
        table.believe_clock(now_ms())
        live.recent.extend(happenings[-RECENT:])
        table.settle_moment()
        table.moment_since = table.game_seq
        table.resumed = self._started
        if live.damaged is not None:
            METRICS.damaged.add()
        started = time.monotonic()
        live.unseen = {seat.holder: started for seat in table.seats if seat.holder is not None}
        self.live[table.id] = live
        METRICS.tables.set(len(self.live))
        return live

    async def create(self, table_id: str, *opening: Entry, by: tuple[Payer, ...] = ()) -> LiveTable:
        """A new table that begins with these entries, the first of them Opened."""
        bodies, (table, happenings, wrong) = await self._fold(
            by, table_id, partial(_written, table_id, opening)
        )
        if table is None or wrong is not None:
            raise Impossible(wrong or Refusal("damaged", "log-lost"))
        await self.store.append(
            table_id, 1, *bodies, listing=listing(table), at=table.at, wake=_wake(table, opening[-1])
        )
        if table_id in self.live or table_id in self._loading:
            return await self.open(table_id, *by)
        live = self._adopt(table, happenings, None)
        self.tend(live, None)
        return live

    def forget(self, live: LiveTable) -> None:
        """Unload a table that nobody uses; it is loaded again when somebody does."""
        if self.live.get(live.table.id) is live:
            del self.live[live.table.id]
        METRICS.tables.set(len(self.live))

    async def rest(self, lives: Iterable[LiveTable]) -> None:
        """Unload tables, and note when to look at each again without being asked."""
        lives = tuple(lives)
        for live in lives:
            self.forget(live)
        await self.store.sleep(
            [(live.table.id, live.table.seq, next_wake(live.table)) for live in lives if _stirs(live.table)]
        )

    async def evict(self, live: LiveTable, removed: bool = False) -> None:
        """Unload a table that the operator has changed or removed, and tell its pages."""
        reason: wire.Cause = "left" if removed else "stopping"
        code = "page-removed" if removed else "page-changed"
        async with live.lock:
            live.damaged = live.damaged or Refusal("closed", code)  # whoever still holds it writes no more
            self.forget(live)
            for connection in tuple(live.connections):
                live.connections.discard(connection)
                connection.gone(reason, code)

    # ---- changing

    async def perform(
        self, live: LiveTable, decide: Decide, done: Callable[[int], None] | None = None
    ) -> Happening:
        """Write the entry that `decide` gives and show it. `done` gets its number before anybody sees it.

        house.Refused: it is not allowed, or the store could not save it; then nothing has changed.
        """
        async with live.lock:
            while True:
                if live.unsure:
                    await self._catch_up(live)
                if live.damaged is not None:
                    raise Refused("damaged", live.damaged.code, live.damaged.args)
                table = live.table
                if table.closed is not None:
                    raise Refused("closed", f"closed-{table.closed}")
                entry = decide(table)
                if table.seq >= MOST_ENTRIES and not isinstance(entry, entries.Closed):
                    raise Refused("limit", "log-full", {"n": MOST_ENTRIES})
                if table.unplayed is not None and not isinstance(entry, entries.Closed):
                    raise Refused("closed", "closed-rules")
                if entry.at < table.at:
                    entry = msgspec.structs.replace(entry, at=table.at)
                seen = listing(ahead(table, entry)) if type(entry) in LISTED else None
                began = time.perf_counter()
                try:
                    await self.store.append(
                        table.id,
                        table.seq + 1,
                        entries.encode(entry),
                        listing=seen,
                        at=entry.at,
                        wake=_wake(table, entry),
                    )
                except (Conflict, ValueError):  # the latter: the log is gone
                    await self._catch_up(live)
                    continue
                except StoreFailure as failure:
                    live.unsure = failure.unsure
                    METRICS.store_failures.add()
                    raise Refused("store", "not-saved", {"detail": str(failure)}) from failure
                except BaseException:
                    live.unsure = True  # a cancelled caller's entry may still be written
                    raise
                METRICS.commits.observe(time.perf_counter() - began)
                live.foreign = False
                return self._take_in(live, entry, done)

    def _take_in(self, live: LiveTable, entry: Entry, done: Callable[[int], None] | None) -> Happening:
        table = live.table
        happening = table.apply(entry)
        if isinstance(entry, entries.Acted):
            METRICS.actions.add(len(entries.actions_of(entry.action)))
        elif isinstance(entry, entries.Sat) and not live.here(entry.holder):
            live.unseen[entry.holder] = time.monotonic()
        elif isinstance(entry, entries.Back) and (live.foreign or live.here(entry.by)):
            live.unseen.pop(entry.by, None)  # unless they left again before it was written
        live.recent.append(happening)
        live.used = time.monotonic()
        if done is not None:
            done(happening.seq)
        self._show(live, happening)
        table.settle_moment()
        self.tend(live, happening)
        table.views.clear()
        return happening

    async def _catch_up(self, live: LiveTable) -> None:
        """Apply what others have written. Needs the lock."""
        live.unsure = False  # before reading: what is written from now on is announced again
        try:
            rows = await self.store.read(live.table.id, live.table.seq)
            for row in rows:
                live.foreign = True
                self._take_in(live, entries.decode(row.body), None)
        except Damaged as damage:
            live.damaged = damage.refusal
        except Removed:
            live.damaged = Refusal("closed", "page-removed")
            self.forget(live)
            for connection in tuple(live.connections):
                live.connections.discard(connection)
                connection.gone("left", "page-removed")
            raise Refused("closed", "page-removed") from None
        except StoreFailure as failure:
            live.unsure = True
            raise Refused("store", "not-read", {"detail": str(failure)}) from failure
        except BaseException:
            live.unsure = True
            raise

    def _heard(self, table_id: str, seq: int) -> None:
        if table_id in self._loading:
            self._written_meanwhile.add(table_id)
        live = self.live.get(table_id)
        if live is not None and seq > live.table.seq:
            live.unsure = True
            task = asyncio.get_running_loop().create_task(self._follow(live))
            _BACKGROUND.add(task)
            task.add_done_callback(_BACKGROUND.discard)

    async def look_again(self, live: LiveTable) -> None:
        """The operator has written to this table's log, or removed it."""
        live.unsure = True
        await self._follow(live)

    async def _follow(self, live: LiveTable) -> None:
        async with live.lock:
            if live.unsure:
                with suppress(Refused):  # it stays unsure, and is read again before any change
                    await self._catch_up(live)

    # ---- showing

    def _show(self, live: LiveTable, happening: Happening) -> None:
        table = live.table
        info = faces.table_info(table, live.damaged) if happening.table_changed else None
        frames: dict[tuple[tuple[Viewer, ...], bool], bytes] = {}
        entry = happening.entry
        watching_ends = isinstance(entry, entries.LinkIssued) and entry.purpose == "watch"
        for connection in tuple(live.connections):
            if watching_ends and connection.who is None:
                live.connections.discard(connection)
                connection.gone("left", "page-watch")
                continue
            if info is not None and connection.who is not None:
                eyes = table.eyes_of(connection.who)
                if not eyes:
                    live.connections.discard(connection)
                    connection.gone("left", "page-left")
                    continue
                if eyes != connection.viewers:
                    connection.viewers = eyes
                    shown = faces.welcome(table, live.damaged, eyes, now_ms(), hints=connection.hints)
                    connection.send(shown)
                    continue
            key = connection.viewers, connection.hints
            frame = frames.get(key)
            if frame is None:
                frame = faces.frame(happening, key[0], info, newest=table, hints=key[1])
                frames[key] = frame
            connection.send(frame)

    async def older(
        self, live: LiveTable, viewers: tuple[Viewer, ...], after: int, most: int, payers: tuple[Payer, ...]
    ) -> tuple[int, list[bytes] | None]:
        """The frames after `after` up to one that the table remembers, and its number; a clerk makes them.

        None: they are more than `most` bytes, or cannot be made. Damaged: the log is damaged.
        """
        end = live.recent[0].seq
        since = tuple([seat.since for seat in live.table.seats])
        rows = await self.store.read(live.table.id)
        lines = [(row.seq, row.body) for row in rows if row.seq <= end]
        try:
            told = await self.office.records.run(
                payers, "frames", live.table.id, lines, viewers, after, since, most
            )
        except (Unfinished, ValueError):
            told = None
        return end, told

    def missed(self, live: LiveTable, viewers: tuple[Viewer, ...], after: int, *, hints: bool) -> list[bytes]:
        """The frames after `after`, which the table remembers; the last has the present state."""
        missing = [happening for happening in live.recent if happening.seq > after]
        if not missing:
            return []
        *most, last = missing
        since = tuple([seat.since for seat in live.table.seats])
        frames = [faces.frame(happening, viewers, None, None, since) for happening in most]
        last = msgspec.structs.replace(last, game_changed=live.table.game is not None)
        info = faces.table_info(live.table, live.damaged)
        frames.append(faces.frame(last, viewers, info, live.table, since, hints=hints))
        return frames


def _written(table_id: str, opening: tuple[Entry, ...]) -> tuple[list[bytes], Folded]:
    """The entries of a new table as they are stored, and what they lead to."""
    bodies = [entries.encode(entry) for entry in opening]
    return bodies, fold(table_id, enumerate(bodies, start=1))


_BACKGROUND: set[asyncio.Task[None]] = set()
"""Running tasks: the loop alone would let them be garbage-collected."""


def _stirs(table: Table) -> bool:
    """Whether something could happen at this table without anybody coming."""
    return table.config.decision_seconds is not None or any(
        seat.mind is not None or seat.instruction is not None for seat in table.seats
    )


def _wake(table: Table, entry: Entry) -> int | None:
    """What to note with an entry: an active table is looked at if this process dies.

    When exactly something is due is known once the entry is applied, and noted when the table is unloaded.
    """
    if isinstance(entry, LAST):
        return None
    begun = table.game is not None or isinstance(entry, entries.Started)
    return 0 if begun and _stirs(table) else None


def ahead(table: Table, entry: Entry) -> Table:
    """The table as it will be after an entry that does not play the game."""
    twin = table.twin()
    twin.apply(entry)
    return twin


def listing(table: Table) -> Listing:
    seats = [
        {"kind": seat.kind, "name": seat.name, "level": seat.level, "host": seat.holder == table.host}
        for seat in table.seats
    ]
    told = {"name": table.config.name, "seats": seats, "lesson": table.lesson is not None}
    return Listing(
        table=table.id,
        game=table.config.game,
        listed=table.config.listed,
        status=table.status,
        seats=msgspec.json.encode(told),
        people=tuple(dict.fromkeys((table.host, *table.people()))),
        updated=table.at,
    )
