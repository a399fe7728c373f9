"""Several workers on PostgreSQL: the key decides between them, and each hears what the others write."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.engine import ExceptionContext

from novatable.server.store import Conflict, Row, Store
from tests.conftest import Work
from tests.server.store.postgres import Postgres

pytestmark = pytest.mark.anyio

WORKERS = 3


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[list[Store]]:
    opened = [await Store.open(postgres_url) for _ in range(WORKERS)]
    yield opened
    for store in opened:
        await store.close()


async def until(true: Callable[[], bool]) -> None:
    for _ in range(1000):
        if true():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen in 10 s")


async def test_workers_racing_for_the_same_entries_write_each_once(stores: list[Store], work: Work) -> None:
    tables = [f"table {n}" for n in range(5)]
    turns = work.amount(20, 1000)
    conflicts = 0

    async def play(name: int, store: Store, table: str) -> list[tuple[int, bytes]]:
        nonlocal conflicts
        known = 0
        accepted = []
        for turn in range(turns):
            body = f"{table} by {name}, {turn}".encode()
            while True:
                try:
                    await store.append(table, known + 1, body)
                    break
                except Conflict:
                    conflicts += 1
                    known += len(await store.read(table, after=known))
            known += 1
            accepted.append((known, body))
        return accepted

    games = [(n, store, table) for n, store in enumerate(stores) for table in tables]
    accepted = await asyncio.gather(*(play(*game) for game in games))
    for table in tables:
        here = [
            entry
            for game, entries in zip(games, accepted, strict=True)
            if game[2] == table
            for entry in entries
        ]
        assert await stores[0].read(table) == [Row(*entry) for entry in sorted(here)]
        assert len(here) == WORKERS * turns
    assert conflicts > 0, "nobody raced"


SLOW = """
CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.3); RETURN NEW; END';
CREATE TRIGGER slow AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION slow();
"""


async def test_workers_that_lock_each_other_out_go_on(stores: list[Store]) -> None:
    """Batches in opposite order deadlock; PostgreSQL ends one, whose jobs are then done one by one."""
    deadlocks = 0
    for store in stores:

        @event.listens_for(store._database.writing, "handle_error")
        def see(context: ExceptionContext) -> None:
            nonlocal deadlocks
            deadlocks += isinstance(context.original_exception, psycopg.errors.DeadlockDetected)

    @event.listens_for(stores[1]._database.writing, "before_cursor_execute", retval=True)
    def backwards(_: object, __: object, sql: str, rows: Any, ___: object, many: bool) -> tuple[str, Any]:
        return sql, rows[::-1] if many and sql.startswith("INSERT INTO entries") else rows

    with stores[0]._database.writing.begin() as connection:
        connection.exec_driver_sql(SLOW)
    for attempt in range(20):  # on a busy machine one may be done before the other begins
        busy = [asyncio.ensure_future(stores[n].append(f"busy {attempt} {n}", 1, b"1")) for n in (0, 1)]
        await asyncio.sleep(0.1)  # while they write these, what follows becomes one batch for each
        tables = [f"{name} {attempt}" for name in "ab"]
        both = [store.append(table, 1, b"1") for store in stores[:2] for table in tables]
        results = await asyncio.gather(*both, *busy, return_exceptions=True)
        assert results[:4].count(None) == 2
        assert {type(result) for result in results[:4]} == {type(None), Conflict}
        for table in tables:
            assert await stores[2].read(table) == [Row(1, b"1")]
        if deadlocks:
            return
    raise AssertionError("nobody was locked out")


async def test_what_others_write_is_heard_and_what_we_write_is_not(stores: list[Store]) -> None:
    heard: list[list[tuple[str, int]]] = [[] for _ in stores]
    for store, ear in zip(stores, heard, strict=True):
        store.listen(lambda table, seq, ear=ear: ear.append((table, seq)), lambda: ["live"])  # type: ignore[misc]
    await stores[0].append("live", 1, b"1")
    await until(lambda: all(("live", 1) in ear for ear in heard[1:]))
    await stores[0].append("a:b", 1, b"1")
    await stores[1].append("a:b", 2, b"2", b"3")
    await stores[2].append("c", 1, b"1")
    await until(lambda: ("c", 1) in heard[0] and ("c", 1) in heard[1] and ("a:b", 3) in heard[2])
    others = [[told for told in ear if told != ("live", 1)] for ear in heard]
    assert others == [[("a:b", 3), ("c", 1)], [("a:b", 1), ("c", 1)], [("a:b", 1), ("a:b", 3)]]


async def test_nothing_is_heard_of_what_was_not_written(stores: list[Store]) -> None:
    heard: list[tuple[str, int]] = []
    stores[1].listen(lambda table, seq: heard.append((table, seq)), lambda: ["first"])
    await stores[0].append("first", 1, b"1")
    await until(lambda: ("first", 1) in heard)
    with pytest.raises(Conflict):
        await stores[0].append("first", 1, b"again", b"and more")
    await stores[0].append("last", 1, b"1")
    await until(lambda: ("last", 1) in heard)
    assert set(heard) == {("first", 1), ("last", 1)}


async def test_what_was_written_while_the_connection_was_lost_is_told(
    stores: list[Store], postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[tuple[str, int]] = []
    stores[1].listen(lambda table, seq: heard.append((table, seq)), lambda: ["live", "unchanged", "new"])
    await stores[0].append("live", 1, b"1")
    await stores[0].append("unchanged", 1, b"1")
    await until(lambda: ("unchanged", 1) in heard)
    for seq in range(2, 5):
        heard.clear()
        with caplog.at_level(logging.WARNING):
            ended = postgres.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            )
        assert len(ended) == 1
        await stores[0].append("live", seq, b"missed?")
        await stores[0].append("evicted", seq - 1, b"not looked at")
        await until(lambda seq=seq: ("live", seq) in heard)  # type: ignore[misc]
        assert len(await stores[1].read("live", after=seq - 1)) == 1
    assert "not hearing other workers" in caplog.text


async def test_any_number_of_tables_may_be_live(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("novatable.server.store.store.NAMES", 3)
    heard: list[tuple[str, int]] = []
    names = [f"table {n}" for n in range(10)]
    for name in (names[0], names[-1]):
        await stores[0].append(name, 1, b"1")
    stores[1].listen(lambda table, seq: heard.append((table, seq)), lambda: names)
    await until(lambda: len(heard) == 2)
    assert heard == [(names[0], 1), (names[-1], 1)]


async def test_foreign_words_on_the_channel_harm_nothing(stores: list[Store], postgres: Postgres) -> None:
    heard: list[tuple[str, int]] = []
    stores[1].listen(lambda table, seq: heard.append((table, seq)), lambda: ["a"])
    await stores[0].append("a", 1, b"1")
    await until(lambda: ("a", 1) in heard)
    for word in ("", "nonsense", "x:y:z", "::", "w:-1:a", "w:²:a"):
        postgres.execute(f"NOTIFY novatable, '{word}'")
    await stores[0].append("a", 2, b"2")
    await until(lambda: ("a", 2) in heard)
    assert set(heard) == {("a", 1), ("a", 2)}


async def test_a_callback_that_fails_is_called_again(stores: list[Store]) -> None:
    heard: list[tuple[str, int]] = []
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, fault: faults.append(fault["exception"]))

    def fail(table: str, seq: int) -> None:
        heard.append((table, seq))
        raise RuntimeError("planted")

    stores[1].listen(fail, lambda: ["a"])
    for seq in range(1, 4):
        await stores[0].append("a", seq, b"%d" % seq)
        await until(lambda seq=seq: ("a", seq) in heard)  # type: ignore[misc]
    assert len(faults) == len(heard)
    asyncio.get_running_loop().set_exception_handler(None)


async def test_sqlite_has_nobody_to_listen_to(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    heard: list[tuple[str, int]] = []
    store.listen(lambda table, seq: heard.append((table, seq)), list)
    await store.append("a", 1, b"1")
    await store.close()
    assert heard == []
