"""uvicorn's WebSocket protocol with short cuts for what happens all the time.

Writing needs no queue and no task per page: the transport's own buffer is the queue, and whoever lets it grow
beyond a bound is not reading, and is cut off. What is written in one go of the event loop is sent together.
Reading takes whole text messages straight from the bytes; everything else that a WebSocket may carry is left
to uvicorn.
"""

import asyncio
import struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the one in C, if there is one
from websockets.http11 import Request

from novatable.server.limits import Bucket

EXTENSION = "novatable.pipe"
MOST_UNSENT = 1 << 20
"""Bytes that may wait for a slow reader: some hundred frames."""
MOST_HELD = 1 << 16
"""Bytes that wait until the event loop has come round; more are sent at once."""
PINGS_PER_SECOND = 5
"""Pings that are answered; browsers send none, programs one every few seconds."""
MOST_UNREAD = 8
"""Messages that may wait to be looked at before no more are read from the socket."""

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
"""First bytes of whole messages of these kinds."""
_HEAD, _LONG_HEAD, _LONGEST_HEAD = (struct.Struct(form).pack for form in ("!BB", "!BBH", "!BBQ"))
"""How messages begin, by their length."""


class Pipe(Protocol):
    """What the ASGI scope offers under EXTENSION."""

    def write(self, frame: bytes) -> bool:
        """Send a text frame. False: the client does not read, and has been cut off."""

    def shut(self, code: int, reason: str) -> None:
        """Close, after what was written."""

    farewell: bytes
    """What is said before the server closes the connection because it stops."""


class Inbox:
    """What was received, for the one task that reads it: of asyncio's queue only what uvicorn uses."""

    __slots__ = ("_loop", "_messages", "_reader")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop  # to ask for the running one takes a system call
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

    _plain = False
    """Whether all so far were whole messages of the kinds above, so that we know where the next begins."""
    _rest = b""
    _held = b""
    farewell = b""
    _pings: Bucket | None = None

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = Inbox(self.loop)  # type: ignore[assignment]

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self._plain:
            self._take_frames(self._rest + data if self._rest else data)
            return
        before = self.handshake_initiated
        super().data_received(data)
        self._plain = self.handshake_initiated and not before  # uvicorn gives the request by itself

    def _take_frames(self, data: bytes) -> None:
        at, size = 0, len(data)
        while size - at >= 6:
            kind, length = data[at], data[at + 1] - 0x80
            start = at + 6
            if length == 126 and kind == _TEXT:
                start += 2
                length = int.from_bytes(data[at + 2 : at + 4], "big")
            elif kind not in (_TEXT, _CLOSE, _PING, _PONG) or not 0 <= length < 126:
                self._plain = False
                break
            end = start + length
            if end > size:
                break
            if kind == _TEXT:
                self._take_text(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self._rest = data[at:]
        if not self._plain:
            super().data_received(self._rest)

    def _take_text(self, text: bytes) -> None:
        if self.close_sent:
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() > MOST_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, frame: bytes) -> bool:
        if self.close_sent:
            return True
        if self.transport.get_write_buffer_size() > MOST_UNSENT:
            self._cut_off()
            return False
        size = len(frame)
        if size < 126:
            head = _HEAD(_TEXT, size)
        elif size < 1 << 16:
            head = _LONG_HEAD(_TEXT, 126, size)
        else:
            head = _LONGEST_HEAD(_TEXT, 127, size)
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

    def _cut_off(self) -> None:
        self.close_sent = True
        self.transport.abort()

    def handle_ping(self) -> None:
        """Whoever pings without end, or does not read the answers, is cut off."""
        self._pings = self._pings or Bucket(PINGS_PER_SECOND, 10 * PINGS_PER_SECOND)
        if not self._pings.take() or self.transport.get_write_buffer_size() > MOST_UNSENT:
            self._cut_off()
        if self.close_sent:
            self.conn.data_to_send()  # the answers, which nobody gets
        else:
            super().handle_ping()

    def keepalive_timeout(self) -> None:
        """uvicorn closes when all is sent; whoever does not read would keep it in memory for ever."""
        super().keepalive_timeout()
        self.loop.call_later(self.close_timeout, self.transport.abort)

    def shutdown(self) -> None:
        """The server stops: uvicorn closes with 1012, after the farewell."""
        if self.farewell:
            self.write(self.farewell)
            self._flush()
        super().shutdown()

    def shut(self, code: int, reason: str) -> None:
        """As uvicorn answers "websocket.close", but at once."""
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
