"""An open page: who is there, what they see, and how it is told something."""

import asyncio

from novatable.core.errors import Args
from novatable.server.live.live_table import LiveTable
from novatable.server.net import wire
from novatable.server.net.budget import Payer, watchers_of
from novatable.server.net.protocol import Pipe
from novatable.server.net.wire import Cause
from novatable.server.table.table import Viewer

CLOSE_CODES: dict[Cause, int] = {
    "refused": 4003,
    "left": 4004,
    "flood": 4029,
    "stopping": 1012,
}
STOPPING = wire.encode(wire.gone("stopping", "page-restart"))


class Page:
    """An open page: who is there, what they see, and the pipe to them."""

    __slots__ = ("address", "closing", "hints", "pipe", "previews", "token", "viewers", "who")

    def __init__(self, pipe: Pipe, address: str) -> None:
        self.pipe = pipe
        pipe.farewell = STOPPING
        self.address = address
        self.who: str | None = None
        self.token: str | None = None
        """What it has shown for that."""
        self.viewers: tuple[Viewer, ...] = ()
        self.hints = False
        self.closing: str | None = None
        self.previews: set[asyncio.Task[None]] = set()
        """Those being made for it."""

    def send(self, frame: bytes) -> None:
        if self.closing is None and not self.pipe.write(frame):
            self.closing = "slow"

    def tell(self, message: wire.FromServer) -> None:
        self.send(wire.encode(message))

    def gone(self, reason: Cause, code: str, args: Args | None = None) -> None:
        """Say why, and close. What arrives afterwards is ignored."""
        if self.closing is None:
            self.tell(wire.gone(reason, code, args))
            self.closing = reason
            self.pipe.shut(CLOSE_CODES[reason], reason)

    def flood(self) -> None:
        self.gone("flood", "slower-here")

    def payers(self, live: LiveTable) -> tuple[Payer, ...]:
        """Who pays for what it asks of a table."""
        address, table = Payer("address", self.address), live.table.id
        if self.who is None:
            return address, watchers_of(table)
        return Payer("person", self.who), address, Payer("table", table)
