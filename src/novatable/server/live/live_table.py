"""A table in use: its state, the pages open at it, and what is going on there."""

import asyncio
import time
from collections import deque
from typing import Protocol

from novatable.core.reason import Reason
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

    def send(self, frame: bytes) -> None: ...

    def gone(self, reason: wire.Cause, code: str) -> None: ...


class LiveTable:
    """A table in use, with the pages open at it."""

    __slots__ = (
        "connections",
        "damaged",
        "foreign",
        "listening",
        "lock",
        "noting",
        "playing",
        "recent",
        "refused",
        "said",
        "speaker",
        "speeches",
        "table",
        "timer",
        "unseen",
        "unsure",
        "used",
    )

    def __init__(self, table: Table, damaged: str | None) -> None:
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
        self.speaker = 0
        """Who acted last."""
        self.listening: list[int] = []
        """Seats whose computer players have yet to be asked whether they speak up."""
        self.speeches: dict[int, int] = {}
        """How often each has spoken up in this turn."""
        self.refused: set[tuple[int, int]] = set()
        """Which seats have said no in this turn, and to which open call."""
        self.said: list[tuple[int, Reason]] = []
        """The reasons that each computer player has given in this turn."""

    def forget_talk(self) -> None:
        """Another turn: everybody may speak up again."""
        self.speeches.clear()
        self.refused.clear()
        self.said.clear()

    def unsaid(self, seat: int, why: Reason | None) -> Reason | None:
        """The reason, or None if this seat has given it before in this turn."""
        if why is None or (seat, why) in self.said:
            return None
        self.said.append((seat, why))
        return why

    def after_speaker(self, seat: int) -> int:
        """How many places after the last to act, so that others answer before the same player goes on."""
        return (seat - self.speaker - 1) % len(self.table.seats)

    def remembers(self, after: int) -> bool:
        """Whether all that happened after this entry is remembered."""
        return after >= self.table.seq or (bool(self.recent) and self.recent[0].seq <= after + 1)

    def here(self, holder: str) -> bool:
        return any(connection.who == holder for connection in self.connections)
