"""A database that is away, locked, read-only or full: for a moment at a change, for a minute at a release.

Meanwhile nothing is saved and that is said; afterwards the server is in service again by itself.
"""

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from novatable.server.operating.settings import Settings
from novatable.server.serve import SLOW_START
from novatable.server.store import Store
from novatable.server.table import entries
from tests.conftest import Work
from tests.patience import PATIENCE
from tests.server.harness import Address, Json, Page, RunningServer, serving
from tests.server.processes import ServerProcess
from tests.server.store.postgres import Postgres, running

pytestmark = pytest.mark.anyio


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    """One that is stopped and started."""
    with running() as server:
        yield server


@asynccontextmanager
async def in_mid_game(server: Address) -> AsyncIterator[Page]:
    mia = await server.guest("Mia")
    table = await mia.open("me", "me", options={"first": 0})
    await mia.start(table)
    async with mia.at(table) as hers:
        yield hers


async def play(page: Page, request: str) -> Json:
    seat = page.turn()
    assert seat is not None
    return await page.play(seat, page.looks[seat]["legal"][0], id=request)


async def stays_away(server: Address, page: Page, seconds: float) -> None:
    """It says so to whoever plays and to whoever watches over it, and lives."""
    end = time.monotonic() + seconds
    while True:
        refused = await play(page, "meanwhile")
        assert (refused["type"], refused["rule"]) == ("refused", "store"), refused
        assert refused["message"].startswith("this could not be saved, so nothing was done: ")
        assert (await server.http.get("/readyz")).status_code == 503
        assert (await server.http.get("/livez")).status_code == 200
        if time.monotonic() > end:
            return
        await asyncio.sleep(0.2)


async def comes_back(server: Address, page: Page) -> None:
    """By itself; and the request that was refused can be repeated."""
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get("/readyz")).status_code != 200:
            await asyncio.sleep(0.1)
    answer = await play(page, "meanwhile")
    assert answer["type"] == "done", answer
    await page.until_seq(answer["seq"])
    assert (await play(page, "afterwards"))["type"] == "done"


async def requests(store: Store, table: str) -> list[str | None]:
    log = [entries.decode(row.body) for row in await store.read(table)]
    return [entry.id for entry in log if isinstance(entry, entries.Acted)]


# ---- SQLite


@contextmanager
def locked(server: RunningServer) -> Iterator[None]:
    tool = sqlite3.connect(server.app.settings.database.removeprefix("sqlite:///"), isolation_level=None)
    tool.execute("BEGIN IMMEDIATE")
    yield
    tool.execute("ROLLBACK")
    tool.close()


@contextmanager
def read_only(server: RunningServer) -> Iterator[None]:
    pragma(server, "query_only=ON")
    yield
    pragma(server, "query_only=OFF")


def pragma(server: RunningServer, setting: str) -> None:
    connection = server.app.store._database.writing.raw_connection()
    connection.cursor().execute(f"PRAGMA {setting}")
    connection.close()


Trouble = Callable[[RunningServer], AbstractContextManager[None]]


@pytest.mark.parametrize("trouble", [locked, read_only])
async def test_an_sqlite_that_cannot_be_written_for_a_while(
    settings: Settings, work: Work, trouble: Trouble
) -> None:
    async with serving(settings) as server, in_mid_game(server) as hers:
        pragma(server, f"busy_timeout={work.amount(100, 5000)}")
        with trouble(server):
            await stays_away(server, hers, work.amount(0.3, 60.0))
        await comes_back(server, hers)
        assert await requests(server.app.store, hers.table["id"]) == ["meanwhile", "afterwards"]


async def test_a_full_disk_ends_nothing(tmp_path: Path, work: Work) -> None:
    """No file of the process may grow, its log included."""
    process = ServerProcess(tmp_path)
    process.start()
    assert isinstance(process.process, subprocess.Popen)
    pid = process.process.pid
    try:
        async with process.http, in_mid_game(process) as hers:
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
            await stays_away(process, hers, work.amount(0.3, 60.0))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)
            await comes_back(process, hers)
            assert process.process.poll() is None
            table = hers.table["id"]
    finally:
        process.stop()
    store = await Store.open(process.environment["NOVATABLE_DATABASE"])
    assert await requests(store, table) == ["meanwhile", "afterwards"]
    await store.close()


# ---- PostgreSQL


async def test_a_postgresql_that_is_away_for_a_while(postgres: Postgres, tmp_path: Path, work: Work) -> None:
    process = ServerProcess(tmp_path, NOVATABLE_DATABASE=postgres.new_schema())
    process.start()
    assert isinstance(process.process, subprocess.Popen)
    try:
        async with process.http, in_mid_game(process) as hers:
            await asyncio.to_thread(postgres.stop)
            await stays_away(process, hers, work.amount(0.3, 60.0))
            await asyncio.to_thread(postgres.start)
            await comes_back(process, hers)
            assert process.process.poll() is None
            store = await Store.open(process.environment["NOVATABLE_DATABASE"])
            assert await requests(store, hers.table["id"]) == ["meanwhile", "afterwards"]
            await store.close()
    finally:
        process.stop()


async def test_a_worker_that_dies_while_the_database_is_away_is_replaced(
    postgres: Postgres, tmp_path: Path, work: Work
) -> None:
    """Its successor waits for the database, and the others are in service again too."""
    process = ServerProcess(tmp_path, NOVATABLE_DATABASE=postgres.new_schema(), NOVATABLE_WORKERS="2")
    process.start(60)
    assert isinstance(process.process, subprocess.Popen)
    try:
        async with process.http:
            mia = await process.guest("Mia")
            await logged(process, '"started"', 2)
            await asyncio.to_thread(postgres.stop)
            end = time.monotonic() + work.amount(0.3, 60.0)
            dying = children(process.process.pid)[-1]
            os.kill(dying, signal.SIGSTOP)
            await asyncio.sleep(1.0)  # it is asked twice a second whether it lives, and cannot answer
            os.kill(dying, signal.SIGKILL)
            await logged(process, "the database is away; trying again", 1)
            while True:
                assert (await process.http.get("/readyz")).status_code == 503
                assert (await process.http.get("/livez")).status_code == 200
                if time.monotonic() > end:
                    break
                await asyncio.sleep(0.2)
            await asyncio.to_thread(postgres.start)
            await logged(process, '"started"', 3)
            async with asyncio.timeout(PATIENCE):
                while (await process.http.get("/readyz")).status_code != 200:
                    await asyncio.sleep(0.1)
            assert await mia.open("me", "random")
            assert process.process.poll() is None
    finally:
        process.stop()


async def logged(process: ServerProcess, words: str, times: int) -> None:
    async with asyncio.timeout(SLOW_START - 15):  # who waits for a dead worker's answer is too late
        while process.log.read_text().count(words) < times:
            await asyncio.sleep(0.1)


def children(parent: int) -> list[int]:
    """The workers: children that serve (another one only tracks resources)."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                command = (entry / "cmdline").read_text()
            except OSError:
                continue
            if int(fields[1]) == parent and "spawn_main" in command:
                found.append(int(entry.name))
    return sorted(found)
