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
        self.tables: Tables
        self.minds: Minds
        self.driver: Driver
        self.alerts: Alerts
        self.sockets: Sockets
        self.http: Litestar
        self._background: list[asyncio.Task[None]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._lifespan(receive, send)
        elif scope["type"] == "websocket":
            if scope["path"] == "/ws":
                await self.sockets(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4003})
        else:
            await self.http(scope, receive, send)  # type: ignore[arg-type]

    async def _lifespan(self, receive: Receive, send: Send) -> None:
        await receive()
        try:
            await self.start()
        except Exception as error:
            log.error("cannot start", extra={"why": str(error)})
            await send({"type": "lifespan.startup.failed", "message": str(error)})
            return
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
        self.tables = Tables(self.store)
        identity = Identity(self.store)
        lobby = Lobby(self.tables, identity, settings)
        self.minds = Minds(settings.minds, settings.mind_seconds)
        self.driver = Driver(self.tables, self.minds, settings)
        self.alerts = Alerts(settings)
        self.tables.tend = self.tend
        self.sockets = Sockets(self.tables, identity, settings)
        self.http = http_app(lobby, settings)
        self._background = [asyncio.create_task(self._sweep()), asyncio.create_task(self._wake())]
        log.info("started", extra={"port": settings.port})

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
