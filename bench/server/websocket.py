"""A WebSocket client that does as little as it can, so that it is not what is measured."""

import asyncio
import struct
from collections.abc import Callable

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A


class WebSocket(asyncio.Protocol):
    """One connection. Every message goes to `hear` as it is; `ended` is called when it is lost."""

    def __init__(
        self, hear: Callable[[bytes], None], ended: Callable[["WebSocket"], None] = lambda _socket: None
    ) -> None:
        self._hear = hear
        self._ended = ended
        self.lost = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = b""
        self._rest = b""
        self._transport: asyncio.Transport

    async def open(self, port: int, path: str, source: str = "127.0.0.1") -> None:
        """Connect to a server on loopback, from this address."""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bm92YXRhYmxlLWJlbmNoLg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        await asyncio.get_running_loop().create_connection(
            lambda: self, "127.0.0.1", port, local_addr=(source, 0)
        )
        await self._opened

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _error: Exception | None) -> None:
        if not self._opened.done():
            self._opened.set_exception(ConnectionError("closed before the WebSocket was open"))
        self.lost = True
        self._ended(self)

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        if not self._opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._opened.set_exception(ConnectionError(head[:80].decode("latin-1")))
                self._transport.abort()
                return
            self._opened.set_result(None)
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1]
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start], "big")
            end = start + length
            if end > size or start > size:
                break
            kind = data[at]
            if kind == _TEXT:
                self._hear(data[start:end])
            elif kind == _PING:  # whoever does not give its payload back counts as gone
                self._write(_PONG, data[start:end])
            elif kind == _CLOSE:
                self._transport.close()
            else:
                raise ValueError(f"unexpected WebSocket frame {kind:#x}")
            at = end
        self._rest = data[at:]

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        """A masked frame, as clients send; the mask is zero, so the payload goes as it is."""
        size = len(payload)
        header = bytes([kind, 0x80 | size]) if size < 126 else struct.pack(">BBH", kind, 0xFE, size)
        self._transport.write(b"%b\0\0\0\0%b" % (header, payload))

    def cut(self) -> None:
        """Gone without a word, as when the network fails."""
        self._transport.abort()
