"""Connections: how many there may be, how long they may keep us waiting, why one was ended."""

import asyncio
import logging
import time
from collections import Counter
from typing import Protocol

from novatable.server.net.budget import Budgets, Overdrawn, Payer
from novatable.server.operating.metrics import METRICS

log = logging.getLogger("novatable.doors")

STATE = "novatable.doors"
"""Where the protocols find the doors, in the state that an ASGI server keeps for its application."""
BEHIND_PROXY = "novatable.proxy"
"""In the state of a request that a proxy has passed on: nobody has paid for its bytes yet."""
HEADER_SECONDS = 10.0
"""From connecting, or the first byte of another request, to the end of its headers."""
BODY_SECONDS = 30.0
"""From there to the end of its body."""
ANSWER_SECONDS = 30.0
"""How long an answer may wait to be read."""
LOG_SECONDS = 60.0
"""Between two log lines about the same address for the same reason."""


RESERVED_FILES = 100
"""Open files reserved for the database, computer players and the like."""


def file_limit() -> int:
    """How many files the process may have open, raised as far as the system allows."""
    try:
        import resource  # not available on every system
    except ImportError:
        return 2048
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY:
        hard = 1 << 20
    if soft != resource.RLIM_INFINITY and soft < hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError):  # not allowed here
            return soft
    return hard


class Connection(Protocol):
    transport: asyncio.Transport


class Doors:
    """Counts connections. Those that have not yet sent a request make room first."""

    def __init__(self, budgets: Budgets, most: int, most_per_address: int) -> None:
        self.budgets = budgets
        self.most = most
        self.most_waiting = max(1, most // 4)
        self.most_per_address = min(most_per_address, max(1, most // 2))
        self._open: dict[Connection, str | None] = {}
        self._waiting: dict[Connection, str] = {}
        self._idle: dict[Connection, str] = {}
        self._addresses: Counter[str] = Counter()
        self._logged: dict[tuple[str, str], tuple[float, int]] = {}

    def enter(self, connection: Connection, address: str, *, proxy: bool) -> bool:
        """Whether there is room. A proxy brings many people: their own addresses count, later."""
        if len(self._open) >= self.most and not self._make_room():
            return self._refuse(connection, "full", address)
        if not proxy:
            if self._addresses[address] >= self.most_per_address:
                return self._refuse(connection, "connections", address)
            try:
                self.budgets.pay("connection", Payer("address", address))
            except Overdrawn:
                return self._refuse(connection, "flood", address)
            self._addresses[address] += 1
        self._open[connection] = None if proxy else address
        METRICS.connections.set(len(self._open))
        self.waits(connection, address)
        return True

    def _make_room(self) -> bool:
        """End the connection that has been idle or incomplete for longest, if there is one."""
        for some in (self._idle, self._waiting):
            if some:
                oldest, address = next(iter(some.items()))
                self.end(oldest, "room", address)
                self.leave(oldest)
                return True
        return False

    def _refuse(self, connection: Connection, why: str, address: str) -> bool:
        self.end(connection, why, address)
        return False

    def waits(self, connection: Connection, address: str) -> None:
        """A request has begun and is not complete. If there are too many of these, the oldest makes room."""
        self._idle.pop(connection, None)
        self._waiting.setdefault(connection, address)
        if len(self._waiting) > self.most_waiting:
            oldest, its_address = next(iter(self._waiting.items()))
            self.end(oldest, "room", its_address)

    def complete(self, connection: Connection) -> None:
        """The request is complete and is being answered."""
        self._waiting.pop(connection, None)
        self._idle.pop(connection, None)

    def rests(self, connection: Connection, address: str) -> None:
        """The request was answered, and the connection is kept for another."""
        self._waiting.pop(connection, None)
        self._idle[connection] = address

    def succeed(self, before: Connection, after: Connection) -> None:
        """A connection that goes on as a WebSocket; it waits for its greeting."""
        self._open[after] = self._open.pop(before, None)
        address = self._waiting.pop(before, None)
        self._waiting[after] = address or "?"

    def leave(self, connection: Connection) -> None:
        self.complete(connection)
        address = self._open.pop(connection, None)
        if address is not None:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
        METRICS.connections.set(len(self._open))

    def end(self, connection: Connection, why: str, address: str) -> None:
        self.complete(connection)
        self.report(why, address)
        connection.transport.abort()

    def report(self, why: str, address: str) -> None:
        """A metric at once; a line in the log at most every minute, with how many there were."""
        METRICS.cut_off.add(why)
        now = time.monotonic()
        at, times = self._logged.get((why, address), (-LOG_SECONDS, 0))
        if now - at < LOG_SECONDS:
            self._logged[why, address] = (at, times + 1)
            return
        if len(self._logged) > 1000:
            self._logged.clear()
        self._logged[why, address] = (now, 0)
        log.warning("cut off", extra={"why": why, "address": address, "times": times + 1})
