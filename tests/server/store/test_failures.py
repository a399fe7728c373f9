"""A full disk, a lost connection, a server gone: a clear refusal, nothing half written, then on again."""

import asyncio
import sqlite3
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, event

from novatable.server.store import Conflict, Listing, Person, Row, Store, StoreFailure
from tests.patience import PATIENCE
from tests.server.store.postgres import Postgres, running

pytestmark = pytest.mark.anyio


def listing(status: str) -> Listing:
    return Listing("a", "afternova", True, status, b"[]", (), 1)


def ask(engine: Engine, question: str) -> int:
    with engine.connect() as connection:
        return int(connection.exec_driver_sql(question).scalar_one())


# The disk is full


async def test_a_full_sqlite_refuses_and_goes_on_when_there_is_room(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.append("a", 1, b"1", listing=listing("open"))
    limit = ask(store._database.writing, "PRAGMA max_page_count")
    ask(
        store._database.writing,
        f"PRAGMA max_page_count = {ask(store._database.writing, 'PRAGMA page_count')}",
    )
    for _ in range(3):
        with pytest.raises(StoreFailure, match=r"disk is full.*nothing was written") as failure:
            await store.append("a", 2, bytes(100_000), listing=listing("running"))
        assert not failure.value.unsure
        assert await store.read("a") == [Row(1, b"1")]
        assert await store.index() == [listing("open")]
    ask(store._database.writing, f"PRAGMA max_page_count = {limit}")
    await store.append("a", 2, b"2", listing=listing("running"))
    assert await store.read("a") == [Row(1, b"1"), Row(2, b"2")]
    await store.close()


async def test_what_still_fits_is_written(sqlite_url: str) -> None:
    """Small entries queued together with one that finds no room."""
    store = await Store.open(sqlite_url)
    await store.append("a", 1, b"1")
    ask(
        store._database.writing,
        f"PRAGMA max_page_count = {ask(store._database.writing, 'PRAGMA page_count')}",
    )
    jobs = [store.append(name, 2 if name == "a" else 1, bytes(size)) for name, size in SIZES.items()]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreFailure, type(None)]
    assert len(await store.read("a")) == 2
    assert await store.read("large") == []
    assert len(await store.read("small")) == 1
    await store.close()


SIZES = {"a": 10, "large": 1_000_000, "small": 10}

# The system's own limit on the size of a file: SQLite's writes fail as on a full disk.
FULL = """
import asyncio, resource, sys
from novatable.server.store import Row, Store, StoreFailure

async def main():
    store = await Store.open(sys.argv[1])
    hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, hard))
    seq = 0
    try:
        while True:
            await store.append("a", seq + 1, bytes(1000))
            seq += 1
    except StoreFailure as failure:
        assert not failure.unsure
        print(failure)
    assert len(await store.read("a")) == seq > 10
    resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
    await store.append("a", seq + 1, b"room again")
    print(seq + 1)
    await store.close()

asyncio.run(main())
"""


async def test_a_write_that_the_system_refuses_is_no_entry(sqlite_url: str) -> None:
    command = [sys.executable, "-c", FULL, sqlite_url]
    child = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert child.returncode == 0, child.stderr
    words, written = child.stdout.splitlines()
    assert "nothing was written" in words
    store = await Store.open(sqlite_url)
    assert len(await store.read("a")) == int(written)
    await store.close()


async def test_a_full_postgresql_refuses_and_goes_on_when_there_is_room(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    full = True

    @event.listens_for(store._database.writing, "do_execute")
    def extend(_: object, statement: str, *__: object) -> None:
        if full and "INSERT INTO entries" in statement:
            raise psycopg.errors.DiskFull("could not extend file: No space left on device")

    with pytest.raises(StoreFailure, match=r"No space left on device.*nothing was written") as failure:
        await store.append("a", 1, b"1")
    assert not failure.value.unsure
    assert await store.read("a") == []
    full = False
    await store.append("a", 1, b"1")
    assert await store.read("a") == [Row(1, b"1")]
    await store.close()


# The connection breaks


def break_at_commit(store: Store, monkeypatch: pytest.MonkeyPatch, *plan: str) -> None:
    """Break the connection at the next commits: "before" it is made, or "after" it but before its answer."""
    coming = list(plan)
    commit = store._database.writing.dialect.do_commit

    def broken(connection: Any) -> None:
        when = coming.pop(0) if coming else "never"
        if when != "before":
            commit(connection)
        if when != "never":
            connection.dbapi_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

    monkeypatch.setattr(store._database.writing.dialect, "do_commit", broken)


@pytest.mark.parametrize("when", ["before", "after"])
async def test_an_entry_whose_commit_broke_is_written_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    store = await Store.open(postgres_url)
    await store.append("a", 1, b"1")
    break_at_commit(store, monkeypatch, when)
    await asyncio.gather(
        store.append("a", 2, b"2", b"3", listing=listing("running")), store.append("b", 1, b"1")
    )
    await store.append("a", 4, b"4")
    assert await store.read("a") == [Row(seq, b"%d" % seq) for seq in range(1, 5)]
    assert await store.read("b") == [Row(1, b"1")]
    assert await store.index() == [listing("running")]
    await store.close()


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_store_that_cannot_look_again_says_it_is_unsure(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    store = await Store.open(postgres_url)
    break_at_commit(store, monkeypatch, when)
    gone = False

    @event.listens_for(store._database.writing, "do_connect")
    def connect(*_: object) -> None:
        if gone:
            raise psycopg.OperationalError("connection refused")

    gone = True
    with pytest.raises(StoreFailure, match=r"refused.*whether it was written is not known") as failure:
        await store.append("a", 1, b"1")
    assert failure.value.unsure
    with pytest.raises(StoreFailure, match=r"refused.*nothing was written") as failure:
        await store.append("b", 1, b"1")
    assert not failure.value.unsure
    gone = False
    there = await store.read("a")
    assert there == ([Row(1, b"1")] if when == "after" else [])
    await store.append("a", len(there) + 1, b"on")
    await store.close()


async def test_somebody_elses_entry_is_not_taken_for_ours(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks before our commit, and another worker writes that entry before we look again."""
    store = await Store.open(postgres_url)
    other = await Store.open(postgres_url)
    loop = asyncio.get_running_loop()
    break_at_commit(store, monkeypatch, "before")
    connects = 0

    @event.listens_for(store._database.writing, "do_connect")
    def connect(*_: object) -> None:
        nonlocal connects
        connects += 1
        asyncio.run_coroutine_threadsafe(other.append("a", 1, b"theirs"), loop).result()

    with pytest.raises(Conflict):
        await store.append("a", 1, b"ours")
    assert connects == 1
    assert await store.read("a") == [Row(1, b"theirs")]
    await other.close()
    await store.close()


async def test_a_lost_connection_is_made_again(postgres: Postgres, postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    for seq in range(1, 4):
        pid = ask(store._database.writing, "SELECT pg_backend_pid()")
        postgres.execute(f"SELECT pg_terminate_backend({pid}, 5000)")
        await store.append("a", seq, b"%d" % seq)
    assert len(await store.read("a")) == 3
    await store.close()


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """A server that a test may stop."""
    with running() as server:
        yield server


async def test_a_server_that_is_gone_is_a_refusal_and_on_it_goes_when_back(own_postgres: Postgres) -> None:
    store = await Store.open(own_postgres.new_schema())
    await store.append("a", 1, b"1")
    connects = 0

    @event.listens_for(store._database.writing, "do_connect")
    def connect(*_: object) -> None:
        nonlocal connects
        connects += 1

    own_postgres.stop()
    jobs = [store.append(f"table {n}", 1, b"1") for n in range(300)]
    results = await asyncio.gather(store.append("a", 2, b"2"), *jobs, return_exceptions=True)
    assert {type(result) for result in results} == {StoreFailure}
    assert not any(isinstance(result, StoreFailure) and result.unsure for result in results)
    assert connects <= 4  # not one attempt for each
    with pytest.raises(StoreFailure, match="cannot be read"):
        await store.read("a")
    own_postgres.start()
    await store.append("a", 2, b"2")
    assert await store.read("a") == [Row(1, b"1"), Row(2, b"2")]
    assert await store.read("table 7") == []
    await store.close()


# Somebody holds a lock


async def test_a_tool_that_holds_the_sqlite_file_is_not_waited_for_by_every_job(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await store.append("a", 1, b"1")
    ask(store._database.writing, "PRAGMA busy_timeout = 300")
    tool = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
    tool.execute("BEGIN IMMEDIATE")
    start = time.monotonic()
    jobs = [store.append(f"table {n}", 1, b"1") for n in range(1000)]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    assert time.monotonic() - start < PATIENCE  # each for itself would wait 300 s in all
    assert {str(result) for result in results} == {
        "the database failed (database is locked); nothing was written"
    }
    assert await store.read("a") == [Row(1, b"1")]
    tool.execute("ROLLBACK")
    tool.close()
    await store.append("a", 2, b"2")
    await store.close()


async def test_a_worker_that_hangs_does_not_hold_up_other_tables(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("novatable.server.store.database.WRITING", ("SET lock_timeout = '300ms'",))
    store = await Store.open(postgres_url)
    with psycopg.connect(postgres_url) as hanging:
        hanging.execute("INSERT INTO entries VALUES ('a', 1, '', '')")
        results = await asyncio.gather(
            store.append("a", 1, b"1"), store.append("b", 1, b"1"), return_exceptions=True
        )
        hanging.rollback()
    assert isinstance(results[0], StoreFailure)
    assert "lock timeout" in str(results[0])
    assert results[1] is None
    await store.append("a", 1, b"1")
    await store.close()


async def test_no_word_of_an_error_tells_what_is_stored(store: Store) -> None:
    """Bodies hold seeds, and the server's log may be read by others."""
    secret = b"SECRET"
    await store.add_person(Person("ann", "Ann"), secret)
    with pytest.raises(Conflict) as conflict:
        await store.add_person(Person("eve", "Eve"), secret)
    with store._database.writing.begin() as connection:
        for table in ("entries", "people"):
            connection.exec_driver_sql(f"DROP TABLE {table}")
    with pytest.raises(StoreFailure) as failure:
        await store.append("a", 1, secret)
    with pytest.raises(StoreFailure) as unread:
        await store.person_by_token_hash(secret)
    for caught in (conflict.value, failure.value, unread.value):
        told = "".join(traceback.format_exception(caught))
        assert secret.decode() not in told
        assert secret.hex() not in told
