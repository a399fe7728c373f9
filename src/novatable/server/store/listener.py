"""Hearing what other workers write to PostgreSQL."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import psycopg
from sqlalchemy import Engine

from novatable.server.store.errors import StoreFailure
from novatable.server.store.writer import CHANNEL

AGAIN = 0.2
"""Seconds before the first attempt to reconnect; they double up to `RARELY`."""
RARELY = 5.0

logger = logging.getLogger(__name__)


class Listener:
    """LISTENs on its own connection; when that is lost, reconnects and reports what was missed."""

    def __init__(
        self,
        engine: Engine,
        ourselves: str,
        callback: Callable[[str, int], None],
        missed: Callable[[], Awaitable[Iterable[tuple[str, int]]]],
    ) -> None:
        self._engine = engine
        self._ourselves = ourselves
        self._callback = callback
        self._missed = missed
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        self._pause = AGAIN
        while True:
            try:
                await self._listen()
            except (psycopg.Error, StoreFailure) as error:
                logger.warning("not hearing other workers: %s; next attempt in %.1f s", error, self._pause)
            await asyncio.sleep(self._pause)
            self._pause = min(2 * self._pause, RARELY)

    async def _listen(self) -> None:
        args, options = self._engine.dialect.create_connect_args(self._engine.url)
        connection = await psycopg.AsyncConnection.connect(*args, **options, autocommit=True)
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for table, seq in await self._missed():  # after LISTEN, so that nothing is missed in between
                self._tell(table, seq)
            self._pause = AGAIN
            async for notify in connection.notifies():
                worker, _, word = notify.payload.partition(":")
                number, _, table = word.partition(":")
                if worker != self._ourselves and number.isdecimal():
                    self._tell(table, int(number))

    def _tell(self, table: str, seq: int) -> None:
        asyncio.get_running_loop().call_soon(self._callback, table, seq)
