"""Rows found by their keys: what is asked for in one pass of the event loop is one query.

After a restart every page that comes back looks somebody up, all at the same time.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Found = TypeVar("Found")

MOST = 500
"""Keys in one query."""


class Lookups(Generic[Found]):
    """Finds things of one kind. `find` gives those that there are."""

    def __init__(self, find: Callable[[list[bytes]], Awaitable[dict[bytes, Found]]]) -> None:
        self._find = find
        self._wanted: list[tuple[bytes, asyncio.Future[Found | None]]] = []
        self._queries: set[asyncio.Task[None]] = set()

    async def get(self, key: bytes) -> Found | None:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Found | None] = loop.create_future()
        if not self._wanted or len(self._wanted) >= MOST:
            self._wanted = []
            query = loop.create_task(self._query(self._wanted))
            self._queries.add(query)
            query.add_done_callback(self._queries.discard)
        self._wanted.append((key, found))
        return await found

    async def _query(self, wanted: list[tuple[bytes, "asyncio.Future[Found | None]"]]) -> None:
        if wanted is self._wanted:
            self._wanted = []
        try:
            there = await self._find([key for key, _ in wanted])
        except Exception as error:
            for _, found in wanted:
                if not found.done():  # else its caller was cancelled
                    found.set_exception(error)
            return
        for key, found in wanted:
            if not found.done():
                found.set_result(there.get(key))
