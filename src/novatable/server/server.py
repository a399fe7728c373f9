"""The server as one ASGI application: parts put together, started and stopped in order."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from litestar import Litestar

from novatable.server.alerts import Alerts
from novatable.server.app import http_app
from novatable.server.budget import Budgets
from novatable.server.doors import RESERVED_FILES, STATE, Doors, file_limit
from novatable.server.driver import Driver
from novatable.server.house import Refused
from novatable.server.identity import Identity
from novatable.server.live import Live
from novatable.server.lobby import Lobby
from novatable.server.minds import Minds
from novatable.server.settings import Settings
from novatable.server.sockets import Sockets
from novatable.server.store import Store, StoreFailure
from novatable.server.table import Happening
from novatable.server.tables import NoTable, Tables

log = logging.getLogger("novatable.server")

COLLECTING = (20_000, 10, 50)
"""Garbage in cycles is rare here, and looking through thousands of tables for it holds everybody up."""

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Server:
    """WebSockets at /ws, everything else over HTTP."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.doors: Doors
        self.tables: Tables
        self.minds: Minds
        self.driver: Driver
        self.alerts: Alerts
        self.sockets: Sockets
        self.http: Litestar
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
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]

    async def _lifespan(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            log.error("cannot start", extra={"why": str(error)})
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
        scope["state"][STATE] = self.doors
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTING)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def start(self) -> None:
        settings = self.settings
        self.store = await Store.open(settings.database)
        budgets = Budgets(settings.allowance)
        files = file_limit()
        most = max(1, files - RESERVED_FILES)
        self.doors = Doors(budgets, min(most, settings.connections or most), settings.connections_per_address)
        self.tables = Tables(self.store)
        identity = Identity(self.store)
        lobby = Lobby(self.tables, identity, settings)
        self.minds = Minds(settings.minds, settings.mind_seconds)
        self.driver = Driver(self.tables, self.minds, settings)
        self.alerts = Alerts(settings)
        self.tables.tend = self.tend
        self.sockets = Sockets(self.tables, identity, self.doors, settings)
        self.http = http_app(lobby, settings, budgets)
        self._background = [asyncio.create_task(self._sweep()), asyncio.create_task(self._wake())]
        told = {"port": settings.port, "files": files, "connections": self.doors.most}
        log.info("started", extra=told)

    def tend(self, live: Live, happening: Happening | None) -> None:
        self.driver.tend(live, happening)
        self.alerts.notice(live)

    async def stop(self) -> None:
        """Pages are told to come back; what is confirmed is in the store already."""
        self.sockets.stop()
        for task in self._background:
            task.cancel()
        self.alerts.close()
        self.minds.close()
        await self.driver.stop()
        await self.store.close()
        log.info("stopped")

    async def _wake(self) -> None:
        """Games that were running go on: their clocks run, and their computer players play."""
        for table_id in await self.store.with_status("playing"):
            try:
                await self.tables.open(table_id)
            except (NoTable, Refused, StoreFailure) as error:
                log.warning("table not woken", extra={"table": table_id, "why": str(error)})
            await asyncio.sleep(0.01)  # others first

    async def _sweep(self) -> None:
        """Let go of tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            now = time.monotonic()
            for live in tuple(self.tables.live.values()):
                busy = live.connections or live.noting or live.playing or live.timer or live.lock.locked()
                if not busy and now - live.used > self.settings.idle:
                    self.tables.forget(live)


def ambiguous(scope: Scope) -> bool:
    """A body with two lengths is read in two ways by two servers in a row: a request may hide in it."""
    names = [name for name, _ in scope["headers"]]
    return b"transfer-encoding" in names and b"content-length" in names
