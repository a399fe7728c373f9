"""What a server does by itself, over days and years: unloading and waking tables, closing old ones.

Nothing here delays the start: a server with 100,000 stored games starts as fast as with 100.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine

from novatable.server.live.attendance import Overtaken
from novatable.server.live.hall import Hall, NoTable
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.net.sockets import Sockets
from novatable.server.operating.settings import Settings
from novatable.server.store import StoreFailure, keeping
from novatable.server.table import entries
from novatable.server.table.entries import Entry
from novatable.server.table.house import Refused
from novatable.server.table.table import Table

log = logging.getLogger("novatable.upkeep")

DUE = 2.0
"""Seconds between checks for what is due at sleeping tables, and for what the operator has changed."""
RETENTION = 3600.0
"""Seconds between checks for tables that are too old."""
DAY = 24 * 3600 * 1000


class Upkeep:
    """The background work of one server process."""

    def __init__(self, tables: Hall, sockets: Sockets, settings: Settings) -> None:
        self.tables = tables
        self.store = tables.store
        self.sockets = sockets
        self.settings = settings
        self._noticed = 0
        self._given_up: set[str] = set()
        """Tables that are due but cannot be opened: retrying would not help."""

    async def begin(self) -> None:
        """Skip earlier notices: what they changed is in the database anyway."""
        self._noticed = await self.store.last_notice()
        await self.store.look_soon(now_ms())

    def tasks(self) -> list[Coroutine[None, None, None]]:
        return [
            self._every(max(0.1, min(30.0, self.settings.idle)), self.sweep),
            self._every(DUE, self.notice),
            self._every(RETENTION, self.retain),
            self._wake(),
        ]

    async def _every(self, seconds: float, step: Callable[[], Awaitable[None]]) -> None:
        """Tries again after any failure: the database may be away for a while."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await step()
            except (StoreFailure, Refused) as error:
                log.warning("upkeep waits", extra={"why": str(error)})
            except Exception:
                log.exception("upkeep failed")

    # ---- tables that nobody uses

    async def sweep(self) -> None:
        """Unload tables that nobody has used for a while."""
        now = time.monotonic()
        await self.tables.rest(
            [
                live
                for live in tuple(self.tables.live.values())
                if now - live.used > self.settings.idle and not self._busy(live)
            ]
        )

    def _busy(self, live: LiveTable) -> bool:
        """Somebody is there, something is going on, or will be soon."""
        if live.connections or live.noting or live.playing or live.lock.locked():
            return True
        soon = asyncio.get_running_loop().time() + self.settings.idle
        return live.timer is not None and live.timer.when() < soon

    async def _wake(self) -> None:
        """Look at tables that were in use when a server died, then at those whose time has come."""
        await self._every_once(0)
        await self._every(DUE, lambda: self._look_at_due(now_ms()))

    async def _every_once(self, until: int) -> None:
        while True:
            try:
                return await self._look_at_due(until)
            except StoreFailure as error:
                log.warning("upkeep waits", extra={"why": str(error)})
                await asyncio.sleep(DUE)

    async def _look_at_due(self, until: int) -> None:
        after = ""
        while page := await self.store.due(until, after):
            for table_id in page:
                if table_id not in self.tables.live and table_id not in self._given_up:
                    await self._open(table_id)
                    await asyncio.sleep(0.01)  # others first
            after = page[-1]

    async def _open(self, table_id: str) -> LiveTable | None:
        """An open table is tended: clocks run, and computer players play."""
        try:
            live = await self.tables.open(table_id)
        except (NoTable, Refused) as error:
            log.warning("table not woken", extra={"table": table_id, "why": str(error)})
            self._given_up.add(table_id)
            return None
        if live.damaged is not None:
            self._given_up.add(table_id)
        return live

    # ---- what the operator has changed

    async def notice(self) -> None:
        for notice in await self.store.notices(self._noticed):
            if notice.kind == "person":
                person = await self.store.person(notice.name)
                self.sockets.know(notice.name, person)
            live = self.tables.live.get(notice.name) if notice.kind in ("table", "erased") else None
            if live is not None and notice.kind == "erased":
                await self.tables.evict(live)
            elif live is not None:
                await self.tables.look_again(live)
            self._noticed = notice.id

    # ---- tables that are too old

    async def retain(self) -> None:
        """Close what was abandoned; later, remove what is closed or over."""
        if self.settings.abandoned_days:
            before = now_ms() - self.settings.abandoned_days * DAY
            async for table_id in self.store.unused(("waiting", "playing"), before):
                await self._close(table_id)
        if self.settings.removed_days:
            before = now_ms() - self.settings.removed_days * DAY
            async for table_id in self.store.unused(("over", "closed"), before):
                await self.store.change(keeping.remove_table(table_id, now_ms()))
                live = self.tables.live.get(table_id)
                if live is not None:
                    await self.tables.evict(live, removed=True)
            await self.store.scrub()

    async def _close(self, table_id: str) -> None:
        live = await self._open(table_id)
        if live is None or live.connections or live.damaged is not None:
            return

        def decide(table: Table) -> Entry:
            if table.status not in ("waiting", "playing"):
                raise Overtaken
            return entries.Closed(at=now_ms(), why="abandoned")

        try:
            await self.tables.perform(live, decide)
        except Overtaken:  # over, but not yet noted in the log
            return
        await self.tables.rest([live])
