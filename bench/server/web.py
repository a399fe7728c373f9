"""HTTP as far as opening tables needs it: JSON over a few connections that stay open."""

import asyncio
import time
from typing import Any

import msgspec

CONNECTIONS = 16
KEPT = 2.0
"""Seconds that a connection is kept for the next request; servers close idle ones after five."""

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Web:
    """A server on loopback."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._idle: list[tuple[float, Connection]] = []
        self._free = asyncio.Semaphore(CONNECTIONS)

    async def post(self, path: str, body: object = None, token: str | None = None) -> Any:
        """The answer's JSON. RuntimeError if the server refuses: a load that is refused is no load."""
        async with self._free:
            connection = await self._connection()
            status, answer = await _ask(*connection, path, msgspec.json.encode(body), token)
            self._idle.append((time.monotonic(), connection))
        if not 200 <= status < 300:
            raise RuntimeError(f"{path}: {status} {answer[:300].decode()}")
        return msgspec.json.decode(answer) if answer else None

    async def _connection(self) -> Connection:
        while self._idle:
            since, (reader, writer) = self._idle.pop()
            if time.monotonic() - since < KEPT:
                return reader, writer
            writer.close()
        return await asyncio.open_connection("127.0.0.1", self._port)


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, path: str, body: bytes, token: str | None
) -> tuple[int, bytes]:
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n{bearer}"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    writer.write(head.encode() + body)
    lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines[1:] if line)
    return int(lines[0].split()[1]), await reader.readexactly(int(headers.get("content-length", "0")))
