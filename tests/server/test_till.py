"""Every HTTP request is paid for, whatever comes of it; and what takes long is not done on the event loop."""

import asyncio
import logging
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from novatable.core.game import Game
from novatable.server.clerks import folding
from novatable.server.clerks.clerks import Result
from novatable.server.http import docs_page, library, sharing
from novatable.server.http.app import LONGEST_BODY
from novatable.server.live import hall
from novatable.server.net.budget import ALLOWANCES, PATIENCE, PRICES, Payer
from novatable.server.operating.metrics import METRICS
from novatable.server.operating.settings import Settings
from novatable.server.table import entries
from tests.server.conftest import paid
from tests.server.harness import RunningServer, serving

pytestmark = pytest.mark.anyio

THEIRS = {"X-Forwarded-For": "192.0.2.7"}
ADDRESS = Payer("address", "192.0.2.7")
REQUEST = PRICES["request"].amount


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/assets/nothing.js", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/people", 405),
        ("POST", "/", 405),
        ("OPTIONS", "/api/people", 204),
        ("GET", "/api/me", 401),
        ("POST", "/api/people", 400),
        ("GET", "/metrics", 404),
        ("GET", "/livez", 200),
        ("GET", "/api/docs/openapi.json", 200),
    ],
)
async def test_every_request_is_paid_for(frugal: RunningServer, method: str, path: str, status: int) -> None:
    for times in (1, 2):
        answer = await frugal.http.request(method, path, headers=THEIRS)
        assert answer.status_code == status
        assert paid(frugal, ADDRESS) >= times * REQUEST


async def test_who_has_nothing_left_is_refused_even_where_there_is_nothing(
    frugal: RunningServer, caplog: pytest.LogCaptureFixture
) -> None:
    frugal.app.doors._logged.clear()
    allowance = ALLOWANCES["work"]["address"]
    frugal.app.doors.budgets.charge(
        "millisecond", ADDRESS, times=allowance.burst + (PATIENCE + 1) * allowance.rate
    )
    before = METRICS.limited.values.get("address", 0)
    with caplog.at_level(logging.WARNING, "novatable.doors"):
        answer = await frugal.http.get("/assets/nothing.js", headers=THEIRS)
    assert answer.status_code == 429
    assert int(answer.headers["retry-after"]) == PATIENCE + 1
    assert answer.json()["code"] == "slower-here"
    assert METRICS.limited.values["address"] == before + 1
    assert [(line.why, line.address) for line in caplog.records] == [("flood", ADDRESS.name)]  # type: ignore[attr-defined]
    assert (await frugal.http.get("/livez")).status_code == 200


async def test_bytes_are_paid_for_through_a_proxy_too(frugal: RunningServer) -> None:
    body = b"{" + b" " * 50 * 1024 + b"}"
    kind = {"Content-Type": "application/json"}
    assert (await frugal.http.post("/api/people", content=body, headers=THEIRS | kind)).status_code == 400
    assert paid(frugal, ADDRESS) >= REQUEST + 50 * PRICES["kilobyte"].amount


async def test_answers_are_paid_for_by_their_length(frugal: RunningServer) -> None:
    answer = await frugal.http.get("/api/docs/openapi.json", headers=THEIRS)
    length = len(answer.content) / 1024
    assert paid(frugal, ADDRESS) == pytest.approx(REQUEST + length * PRICES["sent kilobyte"].amount)


# ---- bodies


async def test_a_body_has_a_longest(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    body = {"game": "afternova", "seats": [{"who": "me"}], "name": "x" * LONGEST_BODY}
    assert (await mia.ask("POST", "/api/tables", body)).status_code == 413


async def test_a_body_is_refused_at_its_first_wrong_byte(server: RunningServer) -> None:
    """What follows is not even read: here it is no JSON at all."""
    mia = await server.guest("Mia")
    headers = {"Authorization": f"Bearer {mia.token}", "Content-Type": "application/json"}
    answer = await server.http.post("/api/tables/import", content=b'{"record": [oh no', headers=headers)
    assert answer.status_code == 400
    assert "$.record" in answer.json()["message"]


# ---- who pays for what is done elsewhere


def long_work(*_: object) -> Result:
    return Result((1, b"[]"), None, 700.0)


async def test_a_replay_is_paid_for_by_person_address_and_table(
    frugal: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia = await frugal.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    monkeypatch.setattr(frugal.app.office.records, "_run", long_work)
    for path in ("replay", "replay/views?first=0&last=1"):
        payers = Payer("person", mia.id), Payer("address", "127.0.0.1"), Payer("table", table)
        before = [paid(frugal, payer) for payer in payers]
        await mia.get(f"/api/tables/{table}/{path}")
        for payer, earlier in zip(payers, before, strict=True):
            assert paid(frugal, payer) >= earlier + 700


async def test_who_has_a_table_loaded_pays_for_it(
    frugal: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(work: Callable[[], Any]) -> tuple[Any, float]:
        return work(), 300.0

    mia = await frugal.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    monkeypatch.setattr(hall, "timed", slow)
    payers = Payer("person", mia.id), Payer("address", "127.0.0.1")

    async def greet() -> None:
        async with mia.at(table):
            pass

    async def ask(path: str) -> None:
        await mia.get(path)

    for load in (
        greet,
        lambda: ask(f"/api/tables/{table}"),
        lambda: ask("/api/tables/mine"),
    ):
        frugal.app.tables.live.clear()
        before = [paid(frugal, payer) for payer in payers]
        await load()
        assert table in frugal.app.tables.live
        for payer, earlier in zip(payers, before, strict=True):
            assert paid(frugal, payer) >= earlier + 300


async def test_who_has_many_tables_loaded_waits_behind_who_has_one(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    mia, ben = await server.guests("Mia", "Ben")
    hers = [await mia.open("me", "open") for _ in range(5)]
    his = await ben.open("me", "open")
    tables = server.app.tables
    for table in (*hers, his):
        tables.forget(tables.live[table])
    loaded: list[str] = []

    def noted(table: str, rows: Any) -> Any:
        loaded.append(table)
        return folding.fold(table, rows)

    monkeypatch.setattr(hall, "fold", noted)
    rows = {table: await server.app.store.read(table) for table in (*hers, his)}

    async def read(table: str, after: int = 0) -> Any:  # noqa: ARG001
        return rows[table]

    monkeypatch.setattr(server.app.store, "read", read)
    first = [tables.open(table, Payer("person", mia.id)) for table in hers]
    await asyncio.gather(*first, tables.open(his, Payer("person", ben.id)))
    assert loaded.index(his) <= 2


# ---- off the event loop


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (library, "rulebook", "/api/rules/novaraiders?language=it"),
        (docs_page, "document", "/api/docs"),
        (docs_page, "document", "/api/docs/openapi.json"),
        (sharing, "words", "/table/{table}"),
    ],
)
async def test_what_takes_long_the_first_time_is_done_in_a_thread(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, path: str
) -> None:
    work = getattr(module, name)
    threads: list[threading.Thread] = []

    def noted(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return work(*args)

    monkeypatch.setattr(module, name, noted)
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "open")
        answer = await server.http.get(path.format(table=table))
    assert answer.status_code == 200
    assert threads
    assert threading.current_thread() not in threads


async def test_a_new_table_is_written_in_a_thread(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An imported game has thousands of actions."""
    encode = entries.encode
    threads: list[threading.Thread] = []

    def noted(entry: Any) -> bytes:
        threads.append(threading.current_thread())
        return encode(entry)

    mia = await server.guest("Mia")
    monkeypatch.setattr(entries, "encode", noted)
    await mia.post("/api/tables/import", {"record": Game.new("afternova", players=2, seed=7).record()})
    assert threads
    assert threading.current_thread() not in threads
