"""What tables of both servers have in common for those who load them: turns, actions, how long they take."""

import time
from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable
from typing import NamedTuple

from bench.server.process import Process
from bench.server.websocket import WebSocket


class Meter:
    """What was seen while it was on."""

    def __init__(self) -> None:
        self.on = False
        self.actions = 0
        self.heard = 0
        """Bytes of all messages from the server, also while it was off."""
        self.latencies = array("d")
        """Seconds from sending an action to another page's having it, one for each such page."""

    def quantile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Turn(NamedTuple):
    """A decision made: the message to send, from whose page, and the number of the state it leads to."""

    socket: WebSocket
    message: bytes
    seq: int


class Sent:
    """An action under way."""

    __slots__ = ("at", "by", "left")

    def __init__(self, by: WebSocket, others: int) -> None:
        self.at = time.perf_counter()
        self.by = by
        self.left = others


class Match:
    """A table in play with its open pages. One action is under way at a time."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.sockets: list[WebSocket] = []
        self.turn: Turn | None = None
        self.eager = False
        """Whether to act as soon as it is somebody's turn."""
        self.played = 0
        self.over = False
        self.ended: Callable[[Match], None] = lambda _match: None
        self._sent: dict[int, Sent] = {}

    def may_act(self, turn: Turn) -> None:
        self.turn = turn
        if self.eager:
            self.act()

    def act(self) -> None:
        turn = self.turn
        assert turn is not None
        self.turn = None
        self.played += 1
        self._sent[turn.seq] = Sent(turn.socket, len(self.sockets) - 1)
        turn.socket.send(turn.message)

    def shown(self, socket: WebSocket, seq: int) -> None:
        """A page has state `seq`."""
        sent = self._sent.get(seq)
        if sent is None or socket is sent.by:
            return
        sent.left -= 1
        if not sent.left:
            del self._sent[seq]
        if self.meter.on:
            self.meter.latencies.append(time.perf_counter() - sent.at)
            self.meter.actions += not sent.left

    def end(self) -> None:
        if not self.over:
            self.over = True
            self.ended(self)

    def go(self) -> None:
        """Play on from now as fast as the server answers."""
        self.eager = True
        if self.turn is not None:
            self.act()


class Contestant(ABC):
    """A server to be loaded. `open` gives a table with all its pages open, ready for its first action."""

    name: str
    process: Process
    reserve: int
    """Games that are enough for a measurement after those that it begins with."""

    @abstractmethod
    async def open(self, number: int, meter: Meter) -> Match: ...

    @abstractmethod
    def stop(self) -> None: ...
