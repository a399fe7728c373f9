"""Old games, new rules, restarts, databases that go away: what a server meets in years."""

import asyncio
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from novatable import Game
from novatable.afternova.game import AfterNova
from novatable.core.record import read_record
from novatable.server import store as store_package
from novatable.server.live import live_table
from novatable.server.live.live_table import now_ms
from novatable.server.live.upkeep import Upkeep
from novatable.server.operating.settings import Settings
from novatable.server.store import Store
from novatable.server.table import entries
from tests.patience import PATIENCE
from tests.server.harness import Guest, RunningServer, play_on, serving

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent / "store" / "kept"
MIA = "c776e0b1178f68b08af31d26064a95e8"
BEN = "8ba20b7a77a3e524cd1d622348698cc9"
"""Their tokens in the kept database."""
RUNNING = "6afb1611ba70be327021"
"""The game that was running there."""


@asynccontextmanager
async def kept(settings: Settings) -> AsyncIterator[tuple[RunningServer, Guest, Guest]]:
    """A server on the database of the first version, and the two people who played there."""
    path = Path(settings.database.removeprefix("sqlite:///"))
    if not path.exists():
        shutil.copy(KEPT / "0001.db", path)
    async with serving(settings) as server:
        yield server, Guest(server, "Mia", "", MIA), Guest(server, "Ben", "", BEN)


async def table_of(guest: Guest, status: str) -> str:
    mine = await guest.get("/api/tables/mine")
    return next(str(line["table"]) for line in mine if line["status"] == status)


async def log_of(server: RunningServer, table: str) -> list[entries.Entry]:
    return [entries.decode(row.body) for row in await server.app.store.read(table)]


async def wait_for(condition: Callable[[], Any], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.02)


def upkeep(server: RunningServer) -> Upkeep:
    return Upkeep(server.app.tables, server.app.sockets, server.app.settings)


def sql(settings: Settings, statement: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(settings.database.removeprefix("sqlite:///"), timeout=10)
    try:
        with connection:
            return connection.execute(statement).fetchall()
    finally:
        connection.close()


# ---- rules


async def test_a_game_of_rules_version_1_is_played_to_its_end(settings: Settings) -> None:
    async with kept(settings) as (_, mia, ben):
        table = await table_of(mia, "playing")
        async with mia.at(table) as hers, ben.at(table) as his:
            assert hers.looks[0]["view"]["rules"] == 1
            await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
            assert hers.over()
        record = (await mia.ask("GET", f"/api/tables/{table}/record")).text
        assert read_record(record).setup.rules == 1
        assert Game.replay(record).outcome() is not None
        new = await mia.open("me", "random")
        await mia.start(new)
        async with mia.at(new) as hers:
            assert hers.looks[0]["view"]["rules"] == 2


async def test_a_game_whose_rules_are_gone_is_closed_with_its_record(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(AfterNova.versions, 1)
    async with kept(settings) as (server, mia, ben):
        table = RUNNING
        async with mia.at(table) as hers:
            assert (hers.table["status"], hers.table["closed"]) == ("closed", "rules")
            refused = await hers.request("say", seat=0, text="why?")
            assert refused["rule"] == "closed"
            assert "no longer has the rules" in refused["message"]
        replay = await ben.ask("GET", f"/api/tables/{table}/replay")
        assert (replay.status_code, replay.json()["rule"]) == (409, "closed")
        record = (await ben.ask("GET", f"/api/tables/{table}/record")).text
        async with asyncio.timeout(PATIENCE):
            while not isinstance((await log_of(server, table))[-1], entries.Closed):
                await asyncio.sleep(0.02)
        assert await table_of(mia, "closed") == table
    monkeypatch.undo()
    game = Game.replay(record)  # with a program that has the rules
    assert len(game.history) == 3
    assert game.outcome() is None


async def test_rules_to_come_close_nothing(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was put back to an older version must not spoil the games of the newer one."""
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "me")
        await mia.start(table)
    monkeypatch.delitem(AfterNova.versions, 2)
    async with serving(settings) as server:
        mia = Guest(server, "Mia", mia.id, mia.token)
        told = await mia.get(f"/api/tables/{table}")
        assert told["table"]["damaged"]["code"] == "rules-new"
    monkeypatch.undo()
    async with serving(settings) as server:
        log = await log_of(server, table)
        assert not any(isinstance(entry, entries.Closed) for entry in log)
        async with Guest(server, "Mia", mia.id, mia.token).at(table) as hers:
            assert hers.table["status"] == "playing"


# ---- restarts


async def test_a_restart_wakes_only_tables_at_which_something_is_due(settings: Settings) -> None:
    async with serving(settings) as server:
        mia, ben = await server.guests("Mia", "Ben")
        people = await mia.open("me", "me", options={"first": 0})
        hers_to_play = await mia.open("me", "random", "random", options={"first": 0})
        clock = await mia.open("me", "open", decision_seconds=3600, options={"first": 0})
        await ben.join(clock, await mia.link(clock, "join"))
        for table in (people, hers_to_play, clock):
            await mia.start(table)
        seq = server.app.tables.live[clock].table.seq
    ((due,),) = sql(settings, f"SELECT wake FROM heads WHERE table_id = '{clock}'")
    assert due > now_ms()
    assert sql(settings, "SELECT count(*) FROM heads WHERE wake IS NOT NULL") == [(1,)]
    async with serving(settings) as server:
        await upkeep(server)._look_at_due(0)
        await upkeep(server)._look_at_due(now_ms())
        assert not server.app.tables.live
        sql(settings, f"UPDATE heads SET wake = 1 WHERE table_id = '{clock}'")
        await wait_for(lambda: clock in server.app.tables.live)
        assert server.app.tables.live[clock].table.seq == seq


async def test_a_clock_runs_out_at_a_table_that_sleeps(settings: Settings) -> None:
    quick = msgspec.structs.replace(settings, idle=1.0, grace=0.0)
    async with serving(quick) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "me", decision_seconds=5, options={"first": 0})
        await mia.start(table)
        await wait_for(lambda: table not in server.app.tables.live)
        stood_in: list[entries.Entry] = []
        async with asyncio.timeout(PATIENCE):
            while not stood_in:
                stood_in = [e for e in await log_of(server, table) if isinstance(e, entries.StoodIn)]
                await asyncio.sleep(0.1)
        started = next(e for e in await log_of(server, table) if isinstance(e, entries.Started))
        assert stood_in[0].at >= started.at + 5_000


async def test_a_clock_that_was_set_back_gives_nobody_more_than_the_full_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log was written by a clock an hour ahead. The table is looked at, and its time is the usual one."""
    full = 600_000
    with monkeypatch.context() as an_hour_ahead:
        an_hour_ahead.setattr(live_table, "_BEGAN", live_table._BEGAN + 3600 * 10**9)
        async with serving(settings) as server:
            mia = await server.guest("Mia")
            table = await mia.open("me", "me", decision_seconds=600, options={"first": 0})
            await mia.start(table)
            async with mia.at(table) as hers:
                done = await hers.play(0, hers.looks[0]["legal"][0])
                await hers.until_seq(done["seq"])
    async with serving(settings) as server:
        await wait_for(lambda: table in server.app.tables.live)  # nobody had to come
        async with Guest(server, "Mia", mia.id, mia.token).at(table) as hers:
            for _ in range(3):
                for look in hers.looks.values():
                    assert [due for _, due in look["deadlines"] if due > now_ms() + full] == []
                seat = hers.turn()
                assert seat is not None
                assert seat in [number for number, _ in hers.looks[seat]["deadlines"]]
                done = await hers.play(seat, hers.looks[seat]["legal"][0])
                await hers.until_seq(done["seq"])
            assert server.app.tables.live[table].table.at <= now_ms()


async def test_a_computer_player_goes_on_after_the_server_was_killed(settings: Settings) -> None:
    """What was due when it died is known from the database: it was noted with the last entry."""
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", options={"first": 0})
        await mia.start(table)
        server.app.driver.stopping = True  # nobody answers any more
        async with mia.at(table) as hers:
            for _ in range(40):
                if 0 not in hers.looks[0]["view"]["waiting_for"]:
                    break
                legal = hers.looks[0]["legal"]
                action = next((one for one in legal if one["type"] in ("take", "pass")), legal[0])
                done = await hers.play(0, action)
                await hers.until_seq(done["seq"])
        assert server.app.tables.live[table].table.waiting_for() == (1,)
        server.app.tables.live.clear()  # a kill: nothing is noted on the way out
    assert sql(settings, f"SELECT wake FROM heads WHERE table_id = '{table}'") == [(0,)]
    async with serving(settings) as server:
        await wait_for(lambda: table in server.app.tables.live)
        live = server.app.tables.live[table]
        await wait_for(lambda: 0 in live.table.waiting_for())


async def test_abandoned_tables_do_not_stay_for_ever(settings: Settings) -> None:
    short = msgspec.structs.replace(settings, abandoned_days=7, removed_days=30)
    day = 24 * 3600 * 1000
    async with serving(short) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "random", options={"first": 0})
        await mia.start(table)
        await wait_for(lambda: not server.app.tables.live[table].playing)
        keeper = upkeep(server)
        await keeper.retain()
        assert await table_of(mia, "playing") == table
        sql(settings, f"UPDATE heads SET at = at - {8 * day}")
        await keeper.retain()
        assert await table_of(mia, "closed") == table
        await keeper.retain()
        assert await table_of(mia, "closed") == table
        sql(settings, f"UPDATE heads SET at = at - {31 * day}")
        await keeper.retain()
        assert await mia.get("/api/tables/mine") == []


async def test_old_tables_behind_many_that_stay_are_found(settings: Settings) -> None:
    async with serving(settings) as server:
        mia = await server.guest("Mia")
        tables = sorted([await mia.open("me", "open") for _ in range(5)])
        later = now_ms() + 1000
        assert [one async for one in server.app.store.unused(("waiting",), later, page=2)] == tables


async def test_a_table_with_somebody_there_is_not_abandoned(settings: Settings) -> None:
    async with serving(msgspec.structs.replace(settings, abandoned_days=7)) as server:
        mia = await server.guest("Mia")
        table = await mia.open("me", "open")
        async with mia.at(table):
            sql(settings, f"UPDATE heads SET at = at - {8 * 24 * 3600 * 1000}")
            await upkeep(server).retain()
            assert await table_of(mia, "waiting") == table


# ---- the database


async def test_ready_is_who_can_write(settings: Settings) -> None:
    async with serving(settings) as server:
        for name in ("/readyz", "/healthz"):
            assert (await server.http.get(name)).text == "well\n"
        with server.app.store._database.writing.connect() as connection:
            connection.exec_driver_sql("PRAGMA busy_timeout = 100")
        tool = sqlite3.connect(settings.database.removeprefix("sqlite:///"), isolation_level=None)
        tool.execute("BEGIN IMMEDIATE")
        assert (await server.http.get("/readyz")).status_code == 503
        assert (await server.http.get("/healthz")).status_code == 503
        assert (await server.http.get("/livez")).text == "alive\n"
        tool.execute("ROLLBACK")
        tool.close()
        assert (await server.http.get("/readyz")).status_code == 200


def test_a_database_of_every_version_is_kept() -> None:
    """Made by the code of that version; the newest is made by any test."""
    folder = Path(store_package.__file__ or "").parent / "migrations" / "versions"
    versions = sorted(file.name[:4] for file in folder.glob("0*.py"))
    assert sorted(file.stem for file in KEPT.glob("*.db")) == versions[:-1]


@pytest.mark.parametrize("file", sorted(KEPT.glob("*.db")), ids=lambda file: file.stem)
async def test_the_database_of_every_version_is_brought_to_the_newest(file: Path, tmp_path: Path) -> None:
    shutil.copy(file, tmp_path / "novatable.db")
    store = await Store.open(f"sqlite:///{tmp_path}/novatable.db")
    tables = [listing.table for listing in await store.index(limit=100)]
    assert tables
    for table in tables:
        assert await store.read(table)
    assert len(await store.due(0)) == 1, "the one game that was running is looked at once"
    statuses = ("waiting", "playing", "over")
    assert [one async for one in store.unused(statuses, now_ms())] != []
    assert [one async for one in store.unused(statuses, 1)] == [], "when each was used last is known"
    await store.close()
