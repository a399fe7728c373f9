"""The server as one ASGI application: its parts, started and stopped in order."""

import asyncio
import gc
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager, suppress
from typing import Any

from novatable.server.clerks.clerks import Office
from novatable.server.http.app import http_app
from novatable.server.http.till import Till
from novatable.server.live.driver import Driver
from novatable.server.live.hall import Hall
from novatable.server.live.identity import Identity
from novatable.server.live.live_table import LiveTable
from novatable.server.live.lobby import Lobby
from novatable.server.live.minds import Minds
from novatable.server.live.upkeep import Upkeep
from novatable.server.net.budget import Budgets
from novatable.server.net.doors import RESERVED_FILES, STATE, Doors, file_limit
from novatable.server.net.sockets import Sockets
from novatable.server.operating.alerts import Alerts
from novatable.server.operating.settings import Settings
from novatable.server.store import Store, StoreFailure
from novatable.server.table.table import Happening

log = logging.getLogger("novatable.server")

COLLECTING = (20_000, 10, 50)
"""Cyclic garbage is rare here, and searching thousands of tables for it holds everybody up."""

TURN = 0.0005
"""Seconds that a thread runs before another may. While a table is folded, the event loop waits this long
again and again: with the default 5 ms an answer takes five times as long."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


SUB_PATH = b"Novatable does not work under a sub-path: give it a host name or a port of its own.\n"
AGAIN = 2.0
"""Seconds between two attempts to reach a database that is away."""


@contextmanager
def _serving() -> Iterator[None]:
    """What a server asks of its whole process, and takes back when it stops: others may go on in it."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)
    sys.setswitchinterval(TURN)
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(interval)


async def _patiently_open(settings: Settings) -> Store:
    """Wait for a database that is away, so that a worker that died meanwhile comes back by itself."""
    end = time.monotonic() + settings.database_seconds
    while True:
        try:
            return await Store.open(settings.database)
        except StoreFailure as failure:
            if not failure.away or time.monotonic() > end:
                raise
            log.warning("the database is away; trying again", extra={"why": str(failure)})
            await asyncio.sleep(AGAIN)


class Server:
    """WebSockets at /ws, everything else over HTTP."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.doors: Doors
        self.office: Office
        self.tables: Hall
        self.minds: Minds
        self.driver: Driver
        self.alerts: Alerts
        self.sockets: Sockets
        self.http: Till
        self._background: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(scope, receive, send)
        elif scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4003})
        elif ambiguous(scope):
            await send({"type": "http.response.start", "status": 400, "headers": [(b"connection", b"close")]})
            await send({"type": "http.response.body", "body": b"two lengths for one body\n"})
        elif dict(scope["headers"]).get(b"x-forwarded-prefix", b"/") != b"/":
            await send({"type": "http.response.start", "status": 400, "headers": []})
            await send({"type": "http.response.body", "body": SUB_PATH})
        else:
            await self.http(scope, receive, send)

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            log.error("cannot start", extra={"why": str(error)})
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        scope["state"][STATE] = self.doors
        with _serving():
            await send({"type": "lifespan.startup.complete"})
            await receive()
            await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        settings = self.settings
        self.store = await _patiently_open(settings)
        budgets = Budgets(settings.allowance)
        files = file_limit()
        most = max(1, files - RESERVED_FILES)
        self.doors = Doors(budgets, min(most, settings.connections or most), settings.connections_per_address)
        self.office = Office(budgets)
        self.tables = Hall(self.store, self.office)
        identity = Identity(self.store)
        lobby = Lobby(self.tables, identity, settings)
        self.reviews = lobby.reviews
        self.minds = Minds(settings.minds, settings.mind_seconds)
        self.driver = Driver(self.tables, self.minds, settings)
        self.alerts = Alerts(settings)
        self.tables.tend = self.tend
        self.sockets = Sockets(self.tables, identity, self.doors, settings)
        self.http = Till(http_app(lobby, settings, self.doors), self.doors)  # type: ignore[arg-type]
        upkeep = Upkeep(self.tables, self.sockets, settings)
        await upkeep.begin()
        self._background = [asyncio.create_task(task) for task in upkeep.tasks()]
        told = {"port": settings.port, "files": files, "connections": self.doors.most}
        log.info("started", extra=told)

    def tend(self, live: LiveTable, happening: Happening | None) -> None:
        self.driver.tend(live, happening)
        self.alerts.notice(live)

    async def stop(self) -> None:
        """Pages are told to reconnect; what was confirmed is already in the store."""
        self.sockets.stop()
        for task in self._background:
            task.cancel()
        self.alerts.close()
        self.minds.close()
        self.reviews.close()
        self.office.close()
        await self.driver.stop()
        with suppress(StoreFailure):  # then each is checked when the server starts again
            await self.tables.rest(self.tables.live.values())
        await self.store.close()
        log.info("stopped")


def ambiguous(scope: Scope) -> bool:
    """Two servers in a row may read a body with two lengths differently: a request may hide in it."""
    names = [name for name, _ in scope["headers"]]
    return b"transfer-encoding" in names and b"content-length" in names
