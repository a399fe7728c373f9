"""Nothing grows without end: what changes nothing writes nothing, and what writes is paid for."""

import time
from random import Random

import msgspec
import pytest

from novatable.server.live import hall, live_table
from novatable.server.operating.settings import Settings
from tests.server.harness import RunningServer, choose, serving

pytestmark = pytest.mark.anyio


async def seq_of(server: RunningServer, table: str) -> int:
    return (await server.app.tables.open(table)).table.seq


async def test_what_changes_nothing_writes_nothing(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "random", "open")
    before = await seq_of(server, table)
    for _ in range(3):
        assert (await mia.ask("PUT", f"/api/tables/{table}/alert", {"url": None})).status_code == 204
        assert (await mia.ask("PUT", f"/api/tables/{table}/seats/1", {"level": "random"})).status_code == 200
        assert (await mia.ask("PUT", f"/api/tables/{table}/seats/2", {"level": None})).status_code == 200
    assert await seq_of(server, table) == before


async def test_an_instruction_that_stands_is_not_written_again(server: RunningServer) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    async with mia.at(table) as hers:
        assert (await hers.request("instruct", seat=1, kinds=[]))["seq"] == hers.seq
        first = await hers.request("instruct", seat=1, kinds=["pass"], only=True)
        assert (await hers.request("instruct", seat=1, kinds=["pass"], only=True))["seq"] == first["seq"]
        other = await hers.request("instruct", seat=1, kinds=["pass"])
        assert other["seq"] == first["seq"] + 1


async def test_lines_over_http_come_to_an_end(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, allowance=1.0)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "open")
        answers = [
            await mia.ask("POST", f"/api/tables/{table}/links", {"purpose": "watch"}) for _ in range(40)
        ]
        statuses = [answer.status_code for answer in answers]
        assert statuses[:30] == [201] * 30
        assert 429 in statuses[30:]
        limited = next(answer for answer in answers if answer.status_code == 429)
        assert limited.json()["rule"] == "limit"
        assert int(limited.headers["retry-after"]) >= 1


async def test_a_log_has_an_end(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    async with mia.at(table) as hers:
        monkeypatch.setattr(hall, "MOST_ENTRIES", hers.seq)
        refused = await hers.play(0, choose(hers.looks[0], Random(1)))
        assert (refused["type"], refused["rule"]) == ("refused", "limit")
        assert "full" in refused["message"]
        monkeypatch.undo()
        assert (await hers.play(0, choose(hers.looks[0], Random(1))))["type"] == "done"


async def test_one_person_has_so_many_pages_at_a_table(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("novatable.server.net.greeting.MOST_PAGES", 2)
    mia = await server.guest("Mia")
    table = await mia.open("me", "random")
    async with mia.at(table), mia.at(table) as second:
        async with mia.at(table) as third:
            assert third.got[0]["type"] == "gone"
        assert (await second.request("say", seat=0, text="still here"))["type"] == "done"


def test_a_clock_that_jumps_changes_nobody_s_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is set an hour ahead and back again: 600 seconds are 600 seconds."""
    before = live_table.now_ms()
    usual = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: usual() + 3600 * 10**9)
    ahead = live_table.now_ms()
    monkeypatch.undo()
    assert before <= ahead <= live_table.now_ms() < before + 60_000
