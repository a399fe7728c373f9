"""uvicorn's WebSocket protocol with one addition: writing at once, without a queue and a task per page.

The transport's own buffer is the queue. Whoever lets it grow beyond a bound is not reading, and is cut off.
"""

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "novatable.pipe"
MOST_UNSENT = 1 << 20
"""Bytes that may wait for a slow reader: some hundred frames."""


class Pipe(Protocol):
    """What the ASGI scope offers under EXTENSION."""

    def write(self, frame: bytes) -> bool:
        """Send a text frame. False: the client does not read, and has been cut off."""

    def shut(self, code: int, reason: str) -> None:
        """Close, after what was written."""


class PipeProtocol(WebSocketsSansIOProtocol):
    """Puts itself into the scope as a Pipe."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def write(self, frame: bytes) -> bool:
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return True
        if transport.get_write_buffer_size() > MOST_UNSENT:
            self.close_sent = True
            transport.abort()
            return False
        self.conn.send_text(frame)
        transport.write(b"".join(self.conn.data_to_send()))
        return True

    def shut(self, code: int, reason: str) -> None:
        """As uvicorn answers "websocket.close", but at once."""
        if self.close_sent or self.transport.is_closing():
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
