"""Several servers on one PostgreSQL: people of one table may sit at different workers."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from novatable.server.live.identity import Identity
from novatable.server.operating.settings import Settings
from novatable.server.table import entries
from tests.server.harness import Guest, RunningServer, page, play_on, serving
from tests.server.processes import ServerProcess
from tests.server.store.postgres import Postgres, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture
async def two(settings: Settings, postgres: Postgres) -> AsyncIterator[tuple[RunningServer, RunningServer]]:
    shared = msgspec.structs.replace(settings, database=postgres.new_schema())
    async with serving(shared) as here, serving(shared) as there:
        yield here, there


async def test_a_game_is_played_through_two_workers(two: tuple[RunningServer, RunningServer]) -> None:
    here, there = two
    mia = await here.guest("Mia")
    ben = await there.guest("Ben")
    table = await mia.open("me", "open", "random", options={"round_limit": 3})
    await ben.join(table, await mia.link(table, "join"))
    async with mia.at(table) as hers, ben.at(table) as his:
        await mia.start(table)
        await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
        for one in (hers, his):
            await one.until(lambda message: "ended" in str(message.get("faces")))
        assert hers.seq == his.seq
        for one in (hers, his):
            seqs = [frame["seq"] for frame in one.got if frame["type"] == "happened"]
            assert seqs == list(range(one.got[0]["seq"] + 1, one.seq + 1))
        assert hers.looks[0]["view"]["outcome"] == his.looks[1]["view"]["outcome"]
    rows = await here.app.store.read(table)
    log = [entries.decode(row.body) for row in rows]
    assert len([entry for entry in log if isinstance(entry, entries.Started | entries.Ended)]) == 2


async def test_two_clicks_on_start_at_two_workers_deal_once(two: tuple[RunningServer, RunningServer]) -> None:
    here, there = two
    mia = await here.guest("Mia")
    elsewhere = Guest(there, mia.name, mia.id, mia.token)
    table = await mia.open("me", "random")
    await asyncio.gather(*[guest.start(table) for guest in (mia, elsewhere) for _ in range(3)])
    log = [entries.decode(row.body) for row in await here.app.store.read(table)]
    assert len([entry for entry in log if isinstance(entry, entries.Started)]) == 1


async def test_a_request_repeated_at_another_worker_is_done_once(
    two: tuple[RunningServer, RunningServer],
) -> None:
    here, there = two
    mia = await here.guest("Mia")
    table = await mia.open("me", "random", options={"first": 0})
    await mia.start(table)
    elsewhere = Guest(there, mia.name, mia.id, mia.token)
    async with mia.at(table) as hers, elsewhere.at(table) as also_hers:
        action = next(action for action in hers.looks[0]["legal"] if action["type"] == "take")
        answers = await asyncio.gather(hers.play(0, action, id="once"), also_hers.play(0, action, id="once"))
        assert answers[0] == answers[1]


async def test_a_renewed_token_closes_pages_at_every_worker(two: tuple[RunningServer, RunningServer]) -> None:
    here, there = two
    mia, ben = await here.guests("Mia", "Ben")
    table = await mia.open("me", "open", "random")
    await ben.join(table, await mia.link(table, "join"))
    thief = Guest(there, mia.name, mia.id, mia.token)
    other = Guest(there, ben.name, ben.id, ben.token)
    for _ in range(2):
        async with thief.at(table) as stolen, other.at(table) as his:
            thief.token = mia.token = (await mia.post("/api/me/token"))["token"]
            gone = await stolen.until_type("gone")
            assert (gone["reason"], gone["message"]) == ("refused", "this token is no longer valid")
            assert not [message for message in await his.quiet() if message["type"] == "gone"]
    assert (await thief.ask("GET", f"/api/tables/renewals:{mia.id}")).status_code == 404


async def test_a_renewal_that_a_worker_did_not_hear_counts_once_it_hears_again(
    two: tuple[RunningServer, RunningServer], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    mia = await here.guest("Mia")
    table = await mia.open("me", "random")
    thief = Guest(there, mia.name, mia.id, mia.token)
    async with thief.at(table) as stolen:
        with monkeypatch.context() as deaf:
            deaf.setattr(Identity, "_tell", lambda *_: None)
            mia.token = (await mia.post("/api/me/token"))["token"]
            assert not [message for message in await stolen.quiet() if message["type"] == "gone"]
        async with Guest(there, mia.name, mia.id, mia.token).at(table) as hers:
            postgres.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            )
            gone = await stolen.until_type("gone")
            assert gone["message"] == "this token is no longer valid"
            assert not [message for message in await hers.quiet() if message["type"] == "gone"]


async def test_a_worker_that_does_nothing_more_is_stood_in_for(
    settings: Settings, postgres: Postgres
) -> None:
    """It has written the last entry, so what follows is its to do; after a while another one does it."""
    shared = msgspec.structs.replace(settings, database=postgres.new_schema(), mind_seconds=1.0)
    async with serving(shared) as here, serving(shared) as there:
        mia = await here.guest("Mia")
        table = await mia.open("me", "random", options={"first": 1})
        async with Guest(there, mia.name, mia.id, mia.token).at(table) as hers:
            here.app.driver.stopping = True
            await mia.start(table)
            acted = await hers.until(lambda message: "acted" in str(message.get("faces")))
            assert acted["faces"][0]["news"]["seat"] == 1


async def test_what_postgresql_cannot_be_asked_is_not_there(two: tuple[RunningServer, RunningServer]) -> None:
    """It takes no NUL in words: that is no failure of the store."""
    here, _ = two
    mia = await here.guest("Mia")
    async with page(here.url, "a\0b", token=mia.token) as nowhere:
        assert "no such table" in nowhere.got[0]["message"]
    for path, status in (("tables/a%00b", 404), ("tables/a%00b/cards", 404), ("tables?game=a%00b", 400)):
        assert (await mia.ask("GET", f"/api/{path}")).status_code == status
    for body in ({"secret": "a\0b"}, {"secret": "0" * 32}):
        assert (await mia.ask("POST", "/api/links/claim", body)).status_code == 403


async def test_who_is_out_is_out_at_every_worker(two: tuple[RunningServer, RunningServer]) -> None:
    """Those who leave, those whose seat goes to somebody else, those who watch by an old link."""
    here, there = two
    mia, ben, eva = await here.guests("Mia", "Ben", "Eva")
    table = await mia.open("me", "open", "open")
    join, watch = await mia.link(table, "join"), await mia.link(table, "watch")
    for guest in (ben, eva):
        await guest.join(table, join)
    key = await eva.link(table, "seat", 2)
    await mia.start(table)
    bens, evas = (Guest(there, guest.name, guest.id, guest.token) for guest in (ben, eva))
    async with bens.at(table) as his, evas.at(table) as hers, page(there.url, table, watch=watch) as theirs:
        await ben.post(f"/api/tables/{table}/leave", {"seat": 1})
        await eva.link(table, "bot", 2)
        await mia.link(table, "watch")
        for gone in (his, hers, theirs):
            assert (await gone.until_type("gone"))["reason"] == "left"
    assert (await evas.ask("POST", "/api/links/claim", {"secret": key})).status_code == 403
    assert (await bens.ask("GET", f"/api/tables/{table}/replay")).status_code == 404


async def test_workers_are_started_together(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_schema()
    process = ServerProcess(tmp_path, NOVATABLE_DATABASE=database, NOVATABLE_WORKERS="2")
    try:
        process.start(120)
        async with process.http:
            mia, ben = await process.guests("Mia", "Ben")
            table = await mia.open("me", "open", options={"round_limit": 1})
            await ben.join(table, await mia.link(table, "join"))
            async with mia.at(table) as hers, ben.at(table) as his:
                await mia.start(table)
                await asyncio.gather(play_on(hers, Random(1)), play_on(his, Random(2)))
            assert hers.over()
    finally:
        process.stop()
    assert "error" not in process.log.read_text()
