"""Turn alerts: only where the operator allows, never inwards, never on the event loop."""

import asyncio
import socket
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import Any

import msgspec
import pytest

from novatable.locales import Words, words
from novatable.server.operating import alerts
from novatable.server.operating.alerts import check_url, find_target, post
from novatable.server.operating.settings import Settings
from tests.patience import PATIENCE
from tests.server.harness import RunningServer, choose, serving

pytestmark = pytest.mark.anyio

ALLOWED = Settings(alert_hosts=("hooks.example", "localhost"))


class Hook(HTTPServer):
    """Somebody's webhook: remembers what was posted, answers with `status`."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.got: list[dict[str, Any]] = []
        self.status = 200
        self.url = f"http://localhost:{self.server_port}/hook?key=1"


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Hook)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.got.append({"path": self.path, **msgspec.json.decode(body)})
        self.send_response(self.server.status)
        self.send_header("Location", f"http://localhost:{self.server.server_port}/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def hook() -> Iterator[Hook]:
    with Hook() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def resolves_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    def getaddrinfo(_host: str, port: int, **_: object) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize(
    "url",
    [
        "https://elsewhere.example/hook",
        "https://hooks.example.evil.example/",
        "https://hooks.example@evil.example/",
        "https://user:pass@hooks.example/",
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "//hooks.example/",
        "https://",
        "https://hooks.example:0/",
        "https://hooks.example:99999/",
        "https://[::1/",
        "hooks.example",
        "",
    ],
)
def test_alerts_go_only_to_hosts_that_the_operator_names(url: str) -> None:
    with pytest.raises(ValueError, match=r"only to these hosts|not an address"):
        check_url(url, ALLOWED)


def test_alerts_are_off_unless_the_operator_allows_hosts() -> None:
    with pytest.raises(ValueError, match="off on this server"):
        check_url("https://hooks.example/", Settings())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "fec0::1",
        "2002:7f00:1::",
        "2001:0:1:2:3:4:80ff:fffe",
    ],
)
def test_a_name_that_leads_inwards_is_refused(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    resolves_to(monkeypatch, address)
    with pytest.raises(ValueError, match="not public"):
        find_target("https://hooks.example/", ALLOWED)
    resolves_to(monkeypatch, "93.184.216.34", address)  # hidden behind a public one
    with pytest.raises(ValueError, match="not public"):
        find_target("https://hooks.example/", ALLOWED)


def test_an_address_that_the_operator_lists_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = msgspec.structs.replace(ALLOWED, alert_private=("10.1.2.3",))
    resolves_to(monkeypatch, "10.1.2.3")
    assert find_target("https://hooks.example/x", settings).address == "10.1.2.3"
    for public in ("93.184.216.34", "2606:4700::1111", "::ffff:93.184.216.34"):
        resolves_to(monkeypatch, public)
        assert find_target("https://hooks.example/x", ALLOWED).port == 443


def test_redirects_are_not_followed(hook: Hook) -> None:
    settings = Settings(alert_hosts=("127.0.0.1",), alert_private=("127.0.0.1",))
    hook.status = 307
    assert post(hook.url.replace("localhost", "127.0.0.1"), b'{"a":1}', settings) == 307
    assert [got["path"] for got in hook.got] == ["/hook?key=1"]


@contextmanager
def answering(*pieces: bytes, pause: float) -> Iterator[str]:
    """The address of somebody who answers with these pieces, and takes their time until we are done."""
    enough = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(PATIENCE)

        def answer() -> None:
            with suppress(OSError), listening.accept()[0] as connection:
                for piece in pieces:
                    connection.sendall(piece)
                    enough.wait(pause)

        thread = threading.Thread(target=answer)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}/"
        enough.set()
        thread.join()


@pytest.mark.parametrize(
    ("pieces", "error"),
    [
        ((b"",) * 8, TimeoutError),
        ((b"H", b"T", b"T", b"P", b"/", b"1", b".", b"1"), (TimeoutError, ValueError)),
        ((b"220 mail.example\r\n",), ValueError),
        ((b"x" * 5000,), ValueError),
    ],
)
def test_who_answers_slowly_or_not_in_http_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, pieces: tuple[bytes, ...], error: Any
) -> None:
    monkeypatch.setattr(alerts, "SECONDS", 0.2)
    settings = Settings(alert_hosts=("127.0.0.1",), alert_private=("127.0.0.1",))
    with answering(*pieces, pause=30.0) as url:
        began = time.monotonic()
        with pytest.raises(error):
            post(url, b"{}", settings)
        took = time.monotonic() - began
    assert took < PATIENCE  # the eight pieces would take longer


@pytest.fixture
async def alerting(settings: Settings) -> AsyncIterator[RunningServer]:
    allowed = msgspec.structs.replace(
        settings, alert_hosts=("localhost",), alert_private=("127.0.0.1", "::1")
    )
    async with serving(allowed) as server:
        yield server


async def test_a_table_alerts_when_the_turn_passes(
    alerting: RunningServer, hook: Hook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerts, "INTERVAL", 0.05)
    mia, ben = await alerting.guests("Mia", "Ben")
    table = await mia.open("me", "open", name="Friday", options={"first": 0})
    await ben.join(table, await mia.link(table, "join"))
    answer = await mia.ask("PUT", f"/api/tables/{table}/alert", {"url": hook.url})
    assert answer.status_code == 204, answer.text
    await mia.start(table)
    async with asyncio.timeout(PATIENCE), mia.at(table) as hers:
        while not hook.got:  # an alert says whose turn it is when it is sent
            await asyncio.sleep(0.02)
        while hers.turn() is not None:
            await hers.play(0, choose(hers.looks[0], Random(1)))
            await hers.quiet(0.05)
        while "Ben" not in hook.got[-1]["turn"]:
            await asyncio.sleep(0.02)
    first = hook.got[0]
    assert (first["table"], first["name"], first["turn"]) == (table, "Friday", ["Mia"])
    assert first["text"] == "Friday: it is Mia’s turn."
    text = msgspec.json.encode(hers.got)
    assert b"key=1" not in text  # where alerts go is nobody's business


async def test_tables_do_not_wait_for_a_webhook(
    alerting: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes an alert and says nothing: the game goes on. Its words are found in a thread, too."""
    threads = []

    def words_found(language: str) -> Words:
        threads.append(threading.current_thread())
        return words(language)

    monkeypatch.setattr(alerts, "words", words_found)
    monkeypatch.setattr(alerts, "SECONDS", 60.0)
    with answering(b"", pause=60.0) as url:
        mia = await alerting.guest("Mia")
        table = await mia.open("me", "me", options={"first": 0})
        answer = await mia.ask(
            "PUT", f"/api/tables/{table}/alert", {"url": url.replace("127.0.0.1", "localhost")}
        )
        assert answer.status_code == 204
        await mia.start(table)
        async with mia.at(table) as hers:
            assert alerting.app.alerts._queued == 1
            assert (await hers.play(0, choose(hers.looks[0], Random(1))))["type"] == "done"
            assert alerting.app.alerts._queued == 1, "it is still waited for"
        while not threads:
            await asyncio.sleep(0.02)
    async with asyncio.timeout(PATIENCE):
        while alerting.app.alerts._queued:
            await asyncio.sleep(0.02)
    assert threading.main_thread() not in threads


async def test_no_alert_may_be_set_where_it_is_not_allowed(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    answer = await mia.ask("PUT", f"/api/tables/{table}/alert", {"url": "https://hooks.example/"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "alerts-off"


async def test_the_text_is_in_the_operators_language(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    live = await server.app.tables.open(await mia.open("me", "random", name="Freitag"))
    assert alerts.alert(live.table, ("Mia",), words("de")).text == "Freitag – am Zug: Mia."
    assert alerts.alert(live.table, ("A", "B", "C"), words("it")).text == "Freitag: è il turno di A, B e C."
