"""A table in use: its state, the pages open at it, and what is going on there."""

import asyncio
import time
from collections import deque
from typing import Protocol

from novatable.core.errors import Refusal
from novatable.players.talk import Talk
from novatable.server.net import wire
from novatable.server.table.table import Happening, Table, Viewer

RECENT = 16
"""How many happenings a live table remembers for clients that reconnect; older ones are derived again."""


_BEGAN = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """The time by a clock that never jumps: the system's time at the start, plus what has passed since.

    Decisions get their full time, even if somebody changes the system's clock.
    """
    return (_BEGAN + time.monotonic_ns()) // 1_000_000


class Connection(Protocol):
    """An open page at a table. `who` holds seats; None watches."""

    who: str | None
    viewers: tuple[Viewer, ...]
    hints: bool
    """Whether it wants hints with every look."""

    def send(self, frame: bytes) -> None: ...

    def gone(self, reason: wire.Cause, code: str) -> None: ...


class LiveTable:
    """A table in use, with the pages open at it."""

    __slots__ = (
        "connections",
        "damaged",
        "foreign",
        "lock",
        "noting",
        "playing",
        "recent",
        "table",
        "talk",
        "timer",
        "unseen",
        "unsure",
        "used",
    )

    def __init__(self, table: Table, damaged: Refusal | None) -> None:
        self.table = table
        self.damaged = damaged
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.recent: deque[Happening] = deque(maxlen=RECENT)
        self.unsure = False
        """Whether the store may have entries that this table has not taken in."""
        self.foreign = False
        """Whether the last entry was written by another process, which then does what follows."""
        self.used = time.monotonic()
        self.unseen: dict[str, float] = {}
        """Holders of seats without an open page here, and since when."""
        self.noting: asyncio.Task[None] | None = None
        self.playing: asyncio.Task[None] | None = None
        """The driver's tasks for this table."""
        self.timer: asyncio.TimerHandle | None = None
        self.talk = Talk(len(table.seats))

    def remembers(self, after: int) -> bool:
        """Whether all that happened after this entry is remembered."""
        return after >= self.table.seq or (bool(self.recent) and self.recent[0].seq <= after + 1)

    def here(self, holder: str) -> bool:
        return any(connection.who == holder for connection in self.connections)
