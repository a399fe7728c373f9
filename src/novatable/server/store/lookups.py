"""Rows found by their keys: all that is asked for while a query runs is one query, the next.

After a restart every page that comes back looks somebody up, all at the same time, and each query makes the
event loop wait for another thread.
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
        self._querying: asyncio.Task[None] | None = None

    async def get(self, key: bytes) -> Found | None:
        loop = asyncio.get_running_loop()
        found: asyncio.Future[Found | None] = loop.create_future()
        self._wanted.append((key, found))
        if self._querying is None:
            self._querying = loop.create_task(self._query())
        return await found

    async def _query(self) -> None:
        """One query after the other while something is wanted."""
        try:
            while self._wanted:
                some, self._wanted = self._wanted[:MOST], self._wanted[MOST:]
                await self._answer(some)
        finally:
            self._querying = None

    async def _answer(self, wanted: list[tuple[bytes, "asyncio.Future[Found | None]"]]) -> None:
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
