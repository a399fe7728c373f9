"""uvicorn's WebSocket protocol with short cuts for what happens all the time.

Writing needs no queue and no task per page: the transport's own buffer is the queue, and clients that let it
grow beyond a bound are not reading, and are cut off. What is written in one pass of the event loop is sent
together. Reading takes frames straight from the bytes, a few at a time, and every frame is paid for: clients
that overdraw are not read from for a while, and in the end cut off.
"""

import asyncio
import struct
from collections.abc import Callable
from itertools import count
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, if there is one
from websockets.http11 import Request

from novatable.server.net.budget import Overdrawn, Payer, cost
from novatable.server.net.doors import STATE, Doors

EXTENSION = "novatable.pipe"
MOST_UNSENT = 1 << 20
"""Bytes that may wait for a slow reader: a few hundred frames."""
MOST_HELD = 1 << 16
"""Bytes held until the end of the event loop's pass; more are sent at once."""
MOST_UNREAD = 8
"""Unprocessed messages above which no more are read from the socket."""

MOST_OWED = 1024
"""Bytes of a request whose frame may be paid for together with its answer."""
_FRAME, _BYTE = cost("frame", 1), cost("kilobyte", 1 / 1024)

MOST_FRAMES = 100
"""Frames processed in one pass of the event loop."""
CLOSE_SECONDS = 3.0
"""How long the client has to close its side too."""
LONGEST_MESSAGE = 64 * 1024

_CONTINUED, _TEXT, _BINARY, _CLOSE, _PING, _PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
_KINDS = frozenset((_CONTINUED, _TEXT, _BINARY, _CLOSE, _PING, _PONG))
_WHOLE = 0x80
"""The bit of a frame that ends its message."""
_HEAD, _LONG_HEAD, _LONGEST_HEAD = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
"""Message headers, by the message's length."""


class Pipe(Protocol):
    """What the ASGI scope offers under EXTENSION."""

    def write(self, frame: bytes) -> bool:
        """Send a text frame. False: the client does not read, and has been cut off."""

    async def next_text(self) -> bytes | None:
        """The next message; None: the client is gone."""

    def owed(self) -> float:
        """The price of what was received and is not paid yet; whoever asks has it paid."""

    def shut(self, code: int, reason: str) -> None:
        """Close, after sending what was written."""

    farewell: bytes
    """What is sent before the server stops and closes the connection."""

    def paid_by(self, *payers: Payer, flood: Callable[[], None]) -> None:
        """Who pays for what is received from now on; `flood` is called if they cannot."""


class Inbox:
    """What was received, for the one task that reads it: the part of asyncio's queue that uvicorn uses.

    Messages of the client are bytes, the others are uvicorn's.
    """

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # asking for the running one takes a system call
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        if not self._messages:
            self._reader = self._loop.create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class PipeProtocol(WebSocketsSansIOProtocol):
    """Puts itself into the scope as a Pipe."""

    _rest = b""
    """Received but not processed yet."""
    _more = False
    """Whether it may contain a whole frame."""
    _parts: list[bytes] | None = None
    """What has arrived of a fragmented message, and how much."""
    _size = 0
    _owed = 0.0
    _held = b""
    farewell = b""
    _slowed: asyncio.Handle | None = None
    _flood: Callable[[], None] | None = None
    _numbers = count()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]
        self.close_timeout = CLOSE_SECONDS
        self._doors: Doors = self.app_state[STATE]
        self._stranger = Payer("stranger", str(next(self._numbers)))
        self._payers: tuple[Payer, ...] = (self._stranger,)

    def paid_by(self, *payers: Payer, flood: Callable[[], None]) -> None:
        """Without a person the connection pays for itself."""
        known = any(payer.kind == "person" for payer in payers)
        self._payers = payers if known else (self._stranger, *payers)
        self._flood = flood

    @property
    def payers(self) -> tuple[Payer, ...]:
        return self._payers

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        if self._slowed is not None:
            self._slowed.cancel()
        self._doors.leave(self)
        self._doors.budgets.forget(self._stranger)
        super().connection_lost(exc)

    # ---- reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request itself, passed on by uvicorn
            return
        self._rest += data
        self._more = True
        self._read_on()

    async def next_text(self) -> bytes | None:
        message: object = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self._read_on()
        return message if isinstance(message, bytes) else None

    def _read_on(self) -> None:
        """Process what has arrived, and read more, unless the client is slowed or messages are waiting."""
        while self._more and not self._full():
            self._take_frames()
        if self._full() != self.read_paused and not self.transport.is_closing():
            self.read_paused = not self.read_paused
            (self.transport.pause_reading if self.read_paused else self.transport.resume_reading)()

    def _full(self) -> bool:
        return self._slowed is not None or self.queue.qsize() > MOST_UNREAD

    def _slow(self, seconds: float) -> None:
        self._slowed = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._slowed = None
        self._read_on()

    def _take_frames(self) -> None:
        data, at, taken = self._rest, 0, 0
        waiting = self.queue.qsize()
        while taken < MOST_FRAMES and not self._full():
            end = self._take_frame(data, at)
            if end is None:
                self._more = False
                break
            at = end
            taken += 1
        self._rest = data[at:]
        if self.transport.is_closing():
            self._rest, self._more = b"", False
            return
        price = _FRAME * max(1, taken) + _BYTE * at  # a part of one counts too
        asked = taken == 1 and at < MOST_OWED and waiting < self.queue.qsize() == 1 and not self._more
        if asked and self._payers[0] is not self._stranger:
            self._owed += price  # of a request, as most are: it is paid for together with the answer
            return
        try:
            wait = self._doors.budgets.pay("frame", *self._payers, times=0, besides=price + self.owed())
        except Overdrawn:
            self._rest, self._more = b"", False
            self._end_flood()
            return
        if wait or self._more:
            self._slow(wait)

    def owed(self) -> float:
        owed, self._owed = self._owed, 0.0
        return owed

    def _end_flood(self) -> None:
        """Cut the client off, saying why if that was not said yet."""
        if self.close_sent:
            self._cut_off()
            return
        self._doors.report("flood", self._address)
        if self._flood is not None:
            self._flood()
        else:
            self._cut_off()

    def _take_frame(self, data: bytes, at: int) -> int | None:
        """Where the frame that begins at `at` ends; None: it is incomplete, or the connection ends."""
        have = len(data) - at
        if have < 6:
            return None
        head, length, start = data[at], data[at + 1] - 0x80, at + 6
        kind, whole = head & 0x0F, head & _WHOLE
        if (
            kind not in _KINDS
            or head & 0x70
            or length < 0
            or (kind >= _CLOSE and (length > 125 or not whole))
        ):
            self._fail(1002, "no frame that is allowed here")
            return None
        if length > 125:
            size = 2 if length == 126 else 8
            if have < 6 + size:
                return None
            length = int.from_bytes(data[at + 2 : at + 2 + size], "big")
            start += size
        if self._size + length > LONGEST_MESSAGE:
            self._fail(1009, f"longer than {LONGEST_MESSAGE} bytes")
            return None
        end = start + length
        if end > len(data):
            return None
        if kind >= _CLOSE:
            self._take_control(kind, data[at:end], apply_mask(data[start:end], data[start - 4 : start]))
        elif (kind == _CONTINUED) != (self._parts is not None):
            self._fail(1002, "fragments of two messages")
            return None
        else:
            text = apply_mask(data[start:end], data[start - 4 : start])
            self._take_part(text, whole=bool(whole))
        return end

    def _take_part(self, text: bytes, *, whole: bool) -> None:
        if whole and self._parts is None:  # nearly all are
            self._take_text(text)
            return
        if self._parts is None:
            self._parts = []
        if text:
            self._parts.append(text)
            self._size += len(text)
        if whole:
            self._take_text(b"".join(self._parts))
            self._parts, self._size = None, 0

    def _take_control(self, kind: int, frame: bytes, payload: bytes) -> None:
        if kind == _PONG and payload != self.pending_ping_payload:
            return
        super().data_received(frame)

    def _take_text(self, text: bytes) -> None:
        if not self.close_sent:
            self._doors.complete(self)
            self.queue.put_nowait(text)  # type: ignore[arg-type]

    def _fail(self, code: int, reason: str) -> None:
        """Close after a protocol error."""
        if self.close_sent:
            self.transport.abort()
        else:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    # ---- writing

    def write(self, frame: bytes) -> bool:
        if self.close_sent:
            return True
        if self._unread():
            return False
        size = len(frame)
        if size < 126:
            head = _HEAD(_WHOLE | _TEXT, size)
        elif size < 1 << 16:
            head = _LONG_HEAD(_WHOLE | _TEXT, 126, size)
        else:
            head = _LONGEST_HEAD(_WHOLE | _TEXT, 127, size)
        if not self._held:
            self.loop.call_soon(self._flush)
        self._held += head + frame
        if len(self._held) > MOST_HELD:
            self._flush()
        return True

    def _flush(self) -> None:
        held, self._held = self._held, b""
        if held and not self.transport.is_closing():
            self.transport.write(held)

    def _unread(self) -> bool:
        """Whether the client does not read what it is sent: then it is cut off."""
        if self.transport.get_write_buffer_size() <= MOST_UNSENT:
            return False
        self._doors.report("slow", self._address)
        self._cut_off()
        return True

    @property
    def _address(self) -> str:
        return next((payer.name for payer in self._payers if payer.kind == "address"), "?")

    def _cut_off(self) -> None:
        self.close_sent = True
        self.transport.abort()

    def handle_ping(self) -> None:
        """Clients that do not read the answers are cut off."""
        if self.close_sent or self._unread():
            self.conn.data_to_send()  # discards the answers
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """uvicorn closes when all is sent; a client that does not read would keep it in memory for ever."""
        if not self.close_sent:
            self._doors.report("silence", self._address)
        super().keepalive_timeout()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        """The server is stopping: uvicorn closes with 1012, after the farewell."""
        if self.farewell:
            self.write(self.farewell)
            self._flush()
        super().shutdown()

    def shut(self, code: int, reason: str) -> None:
        """Like uvicorn's handling of "websocket.close", but immediate."""
        if self.close_sent or self.transport.is_closing():
            return
        self._flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
