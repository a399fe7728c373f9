"""Who keeps the server waiting is ended, and never shuts out who does not."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import msgspec
import pytest

from novatable.server import serve
from novatable.server.net import http_protocol, sockets
from novatable.server.net.doors import file_limit
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from tests.patience import PATIENCE
from tests.server.harness import RunningServer, serving

pytestmark = pytest.mark.anyio

HALF_A_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b'Content-Length: 20\r\n\r\n{"name": '
)
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Raw:
    """A connection that says what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def begin(self) -> bytes:
        """What comes first; nothing if the server has ended it."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read(1000)
            except ConnectionResetError:
                return b""

    async def rest(self) -> bytes:
        """All that comes until the server ends it."""
        async with asyncio.timeout(PATIENCE):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""


@asynccontextmanager
async def raw(server: RunningServer, said: bytes = b"", host: str = "127.0.0.1") -> AsyncIterator[Raw]:
    port = int(server.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    writer.write(said)
    try:
        yield Raw(reader, writer)
    finally:
        writer.close()


def ended(why: str) -> int:
    return METRICS.cut_off.values.get(why, 0)


@pytest.mark.parametrize(
    ("said", "why"),
    [(b"", "headers"), (HALF_A_REQUEST, "headers"), (HALF_A_BODY, "body"), (UPGRADE, "greeting")],
    ids=["silent", "half a request", "half a body", "no greeting"],
)
async def test_who_does_not_finish_is_ended_with_a_metric_and_a_line(
    server: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    said: bytes,
    why: str,
) -> None:
    monkeypatch.setattr(http_protocol, "SECONDS", {"headers": 0.1, "body": 0.1, "answer": 0.1})
    monkeypatch.setattr(sockets, "GREETING_SECONDS", 0.1)
    server.app.doors._logged.clear()
    before = ended(why)
    with caplog.at_level(logging.WARNING, "novatable.doors"):
        async with raw(server, said) as slow:
            answer = await slow.rest()
    assert ended(why) == before + 1
    assert [(line.why, line.address) for line in caplog.records] == [(why, "127.0.0.1")]  # type: ignore[attr-defined]
    if why in ("headers", "body"):
        assert answer.startswith(b"HTTP/1.1 408 ")


async def test_a_page_that_answers_no_pings_is_ended_with_a_metric_and_a_line(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "PING_SECONDS", 0.1)
    before = ended("silence")
    async with serving(settings) as server, raw(server, UPGRADE) as silent:
        assert b"keepalive ping timeout" in await silent.rest()
    assert ended("silence") == before + 1
    assert '"message":"cut off","why":"silence","address":"127.0.0.1"' in capsys.readouterr().err


async def test_a_byte_now_and_then_does_not_help(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time runs from the beginning: this test would not end if a byte gave more of it."""
    monkeypatch.setattr(http_protocol, "SECONDS", {"headers": 0.2, "body": 0.2, "answer": 0.2})

    async def drip(slow: Raw) -> None:
        while True:
            slow.writer.write(b"x")
            await asyncio.sleep(0.02)

    for said, why in ((HALF_A_REQUEST, "headers"), (HALF_A_BODY.replace(b": 20", b": 60000"), "body")):
        before = ended(why)
        async with raw(server, said) as slow:
            dripping = asyncio.create_task(drip(slow))
            await slow.rest()
            dripping.cancel()
        assert ended(why) == before + 1


async def test_a_further_request_on_a_kept_connection_has_its_time_too(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with raw(server, whole) as kept:
        assert b"200 OK" in await kept.reader.readuntil(b"well\n")
        monkeypatch.setattr(http_protocol, "SECONDS", {"headers": 0.1, "body": 0.1, "answer": 0.1})
        kept.writer.write(HALF_A_REQUEST)
        assert (await kept.rest()).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "said",
    [b"", HALF_A_REQUEST, HALF_A_BODY, UPGRADE],
    ids=["silent", "half a request", "half a body", "no greeting"],
)
async def test_silent_connections_shut_nobody_out(settings: Settings, said: bytes) -> None:
    before = ended("room")
    small = msgspec.structs.replace(settings, connections=40)
    async with serving(small) as server, AsyncExitStack() as stack:
        for _ in range(100):
            await stack.enter_async_context(raw(server, said))
        mia = await server.guest("Mia")
        table = await mia.open("me", "random")
        async with mia.at(table) as hers:
            assert hers.got[0]["type"] == "welcome"
    assert ended("room") >= before + 60


async def test_one_address_has_at_most_half_of_all_connections(settings: Settings) -> None:
    small = msgspec.structs.replace(settings, connections=40)
    async with serving(small) as server, AsyncExitStack() as stack:
        keep = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        opened = [await stack.enter_async_context(raw(server, keep, "127.0.0.2")) for _ in range(25)]
        told = [await one.begin() for one in opened]
        assert sum(b"200 OK" in answer for answer in told) == 20
        mia = await server.guest("Mia")
        assert await mia.get("/api/me")


async def test_a_body_with_two_lengths_is_refused(server: RunningServer) -> None:
    said = (
        b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
        b'e\r\n{"name":"Mia"}\r\n0\r\n\r\n'
    )
    async with raw(server, said) as two:
        answer = await two.rest()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"two lengths" in answer


async def test_what_is_not_allowed_says_what_is(server: RunningServer) -> None:
    answer = await server.http.delete("/api/people")
    assert answer.status_code == 405
    assert "POST" in answer.headers["allow"]
    assert answer.json()["rule"] == "request"


async def test_a_body_that_is_not_wanted_is_not_read_to_its_end(server: RunningServer) -> None:
    said = (
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10000000000\r\n\r\n" + b"x" * 1000
    )
    async with raw(server, said) as long:
        answer = await long.rest()
    assert answer.startswith((b"HTTP/1.1 401", b"HTTP/1.1 413"))


async def test_the_file_limit_is_raised_as_far_as_allowed() -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1000), hard))
        assert file_limit() == (hard if hard != resource.RLIM_INFINITY else 1 << 20)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
