"""Frames however the network cuts them, and those that are no whole text messages."""

import asyncio
import struct
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import pairwise

import msgspec
import pytest

from novatable.server.net.budget import Budgets, Payer, cost
from tests.patience import PATIENCE
from tests.server.harness import Json, RunningServer

pytestmark = pytest.mark.anyio

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x80
UNFINISHED = 0x01
"""The first part of a text."""
MASK = b"\x13\x57\x9b\xdf"


def frame(kind: int, payload: bytes) -> bytes:
    """As clients send it: masked."""
    size = len(payload)
    head = (
        struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0x80 | 126, size)
    )
    return head + MASK + bytes(byte ^ MASK[index % 4] for index, byte in enumerate(payload))


def check(number: int, padding: int = 0) -> bytes:
    """A request that is answered, whatever the game thinks of it."""
    action = {"type": "x" * padding}
    return msgspec.json.encode({"type": "check", "id": str(number), "seat": 0, "action": action})


class Wire:
    """The bytes of a WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.writer.write(piece)
            await asyncio.sleep(0.002)

    async def next(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            kind, size = await self.reader.readexactly(2)
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return kind, await self.reader.readexactly(size)

    async def answer(self) -> Json:
        kind, payload = await self.next()
        assert kind == TEXT
        told: Json = msgspec.json.decode(payload)
        return told

    async def answers(self, *numbers: int) -> None:
        """The next messages answer these requests, in this order."""
        assert [(await self.answer())["id"] for _ in numbers] == [str(number) for number in numbers]


@asynccontextmanager
async def wire(server: RunningServer) -> AsyncIterator[Wire]:
    """A greeted page."""
    mia = await server.guest("Mia")
    table = await mia.open("me", "me")
    await mia.start(table)
    hello = frame(TEXT, msgspec.json.encode({"type": "hello", "table": table, "token": mia.token}))
    reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rpartition(":")[2]))
    request = (
        b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    try:
        writer.write(request)
        await reader.readuntil(b"\r\n\r\n")
        writer.write(hello)
        opened = Wire(reader, writer)
        assert (await opened.answer())["type"] == "welcome"
        yield opened
    finally:
        writer.close()


async def test_many_messages_in_one_piece(server: RunningServer) -> None:
    async with wire(server) as raw:
        await raw.send(b"".join(frame(TEXT, check(number)) for number in range(50)))
        await raw.answers(*range(50))


@pytest.mark.parametrize("padding", [0, 300])
async def test_a_message_in_pieces(server: RunningServer, padding: int) -> None:
    """Cut in every place of its head, and in its text."""
    both = frame(TEXT, check(1, padding)) + frame(TEXT, check(2, padding))
    half = len(both) // 2
    cuts = [*range(12), half - 3, *range(half, half + 12), len(both)]
    async with wire(server) as raw:
        await raw.send(*[both[start:end] for start, end in pairwise(cuts)])
        await raw.answers(1, 2)


async def test_longest_messages(server: RunningServer) -> None:
    async with wire(server) as raw:
        await raw.send(frame(TEXT, check(1, 65_000)), frame(TEXT, check(2)))
        await raw.answers(1, 2)


async def test_fragments_binary_messages_and_pings(server: RunningServer) -> None:
    text = check(3)
    async with wire(server) as raw:
        await raw.send(frame(TEXT, check(1)) + frame(PING, b"there?") + frame(TEXT, check(2)))
        told = [await raw.next() for _ in range(3)]
        assert (PONG, b"there?") in told
        await raw.send(
            frame(UNFINISHED, text[:7]),
            frame(CONTINUED, text[7:]),
            frame(BINARY, check(4)),
            frame(TEXT, check(5)),
        )
        await raw.answers(3, 4, 5)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02{}" + bytes(4), 1002),  # not masked
        (frame(0xC1, b"{}"), 1002),  # a bit that nobody agreed on
        (frame(CONTINUED, b"{}"), 1002),  # of nothing
        (frame(UNFINISHED, b"{") + frame(TEXT, b"{}"), 1002),  # a text within a text
        (struct.pack("!BBQ", TEXT, 0xFF, 1 << 40) + MASK, 1009),  # too long
        (frame(CLOSE, struct.pack("!H", 1000)), 1000),
    ],
)
async def test_what_ends_a_connection(server: RunningServer, sent: bytes, code: int) -> None:
    async with wire(server) as raw:
        await raw.send(frame(TEXT, check(1)))
        await raw.answers(1)
        await raw.send(sent)
        kind, payload = await raw.next()
        assert (kind, int.from_bytes(payload[:2], "big")) == (CLOSE, code)
        assert await raw.reader.read() == b""


async def test_a_text_that_is_none_is_refused(server: RunningServer) -> None:
    async with wire(server) as raw:
        await raw.send(frame(TEXT, b'{"type":"say","id":"\xff","seat":0,"text":"\xff"}'), frame(TEXT, b""))
        assert [(await raw.answer())["rule"] for _ in range(2)] == ["message"] * 2
        await raw.send(frame(TEXT, check(1)))
        await raw.answers(1)


HOME = Payer("address", "127.0.0.1")


async def test_every_frame_is_paid_for_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of requests together with the answers, all others at once."""
    budgets = server.app.doors.budgets
    alive = frame(TEXT, msgspec.json.encode({"type": "ping"}))
    sent = [frame(TEXT, check(1)), frame(TEXT, b"{"), frame(PING, b"?"), alive, frame(TEXT, check(2, 1500))]
    async with wire(server) as raw:
        now = time.monotonic()
        monkeypatch.setattr(budgets, "_clock", lambda: now)
        before = budgets.left(HOME, "work")
        for each in sent:
            await raw.send(each)
            await raw.next()
        asked = 2 * cost("check", 1) + cost("malformed", 1) + cost("alive", 1)
        received = cost("frame", len(sent)) + cost("kilobyte", sum(map(len, sent)) / 1024)
        assert before - budgets.left(HOME, "work") == pytest.approx(asked + received)


async def test_frames_are_paid_for_while_a_request_waits(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else whoever is slowed could flood the server meanwhile."""
    budgets = server.app.doors.budgets
    answering = asyncio.Event()
    answering.set()

    async def wait(_self: Budgets, *_payers: object, **_how: float) -> None:
        await answering.wait()

    monkeypatch.setattr(Budgets, "settle", wait)
    async with wire(server) as raw:
        answering.clear()
        now = time.monotonic()
        monkeypatch.setattr(budgets, "_clock", lambda: now)
        before = budgets.left(HOME, "work")
        await raw.send(frame(TEXT, check(1)), frame(TEXT, check(2)))
        for _ in range(200):
            await raw.send(frame(PING, b""))
        assert before - budgets.left(HOME, "work") > cost("frame", 150)
        answering.set()
