"""Logs: what was appended is read, in order, once; of two writers of one entry one wins."""

import asyncio
from random import Random

import pytest
from sqlalchemy import event

from novatable.server.store import Conflict, Listing, Person, Row, Store

pytestmark = pytest.mark.anyio


def listing(table: str, status: str) -> Listing:
    return Listing(
        table=table, game="afternova", listed=True, status=status, seats=b"[]", people=("ann",), updated=1
    )


async def test_a_table_nobody_wrote_to_has_no_entries(store: Store) -> None:
    assert await store.read("nowhere") == []


async def test_entries_are_read_as_written(store: Store) -> None:
    bodies = [b"first", b"", bytes(range(256)), b"x" * 1_000_000, "five, as text: ü".encode()]
    for seq, body in enumerate(bodies, 1):
        await store.append("a", seq, body)
    assert await store.read("a") == [Row(seq, body) for seq, body in enumerate(bodies, 1)]


async def test_reading_on_gives_what_came_after(store: Store) -> None:
    await store.append("a", 1, b"1", b"2", b"3")
    await store.append("b", 1, b"other")
    assert await store.read("a", after=1) == [Row(2, b"2"), Row(3, b"3")]
    assert await store.read("a", after=3) == []


async def test_tables_do_not_mix(store: Store) -> None:
    names = ["a", "ab", "b", "A", "a ", "ä", "a%", "a_", "'; DROP TABLE entries"]
    for name in names:
        await store.append(name, 1, name.encode())
    for name in names:
        assert await store.read(name) == [Row(1, name.encode())]


async def test_an_entry_that_is_there_stays(store: Store) -> None:
    await store.append("a", 1, b"first")
    with pytest.raises(Conflict, match="table a has an entry 1"):
        await store.append("a", 1, b"second")
    assert await store.read("a") == [Row(1, b"first")]


async def test_several_entries_are_written_all_or_none(store: Store) -> None:
    await store.append("a", 1, b"1", b"2")
    with pytest.raises(Conflict):
        await store.append("a", 2, b"other", b"and more")
    assert await store.read("a") == [Row(1, b"1"), Row(2, b"2")]


async def test_no_entry_is_left_out(store: Store) -> None:
    with pytest.raises(ValueError, match="table a has 0 entries; 2 cannot be next"):
        await store.append("a", 2, b"second")
    with pytest.raises(ValueError, match="from 1 on"):
        await store.append("a", 0, b"zeroth")
    with pytest.raises(ValueError, match="at least one"):
        await store.append("a", 1)
    assert await store.read("a") == []


async def test_the_log_outlives_the_process(url: str) -> None:
    for seq in range(1, 6):
        store = await Store.open(url)
        await store.append("a", seq, b"%d" % seq)
        await store.close()
    store = await Store.open(url)
    assert await store.read("a") == [Row(seq, b"%d" % seq) for seq in range(1, 6)]
    await store.close()


async def test_of_many_who_write_the_same_entry_one_wins(store: Store) -> None:
    async def attempt(name: int) -> int | None:
        try:
            await store.append("a", 1, b"%d" % name)
        except Conflict:
            return None
        return name

    results = await asyncio.gather(*(attempt(name) for name in range(50)))
    (winner,) = [name for name in results if name is not None]
    assert await store.read("a") == [Row(1, b"%d" % winner)]


async def test_many_tables_write_in_few_transactions(store: Store) -> None:
    commits = 0

    @event.listens_for(store._database.writing, "commit")
    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    async def play(table: str) -> None:
        for seq in range(1, 21):
            await store.append(table, seq, f"{table} {seq}".encode())

    await asyncio.gather(*(play(f"table {n}") for n in range(50)))
    for n in range(50):
        rows = await store.read(f"table {n}")
        assert rows == [Row(seq, f"table {n} {seq}".encode()) for seq in range(1, 21)]
    assert 20 <= commits <= 1000 / 5


async def test_one_that_fails_spoils_no_other(store: Store) -> None:
    await store.append("a", 1, b"1")
    await store.add_person(Person("ann", "Ann"), b"token")
    jobs = [
        store.append("b", 1, b"fine"),
        store.append("a", 1, b"too late"),
        store.append("c", 7, b"too early"),
        store.add_person(Person("eve", "Eve"), b"token"),
        store.append("d\ud800", 1, b"no Unicode"),
        store.append("a", 2, b"fine"),
        store.add_person(Person("bob", "Bob"), b"another token"),
    ]
    results = await asyncio.gather(*jobs, return_exceptions=True)
    kinds = [type(result) for result in results]
    nothing = type(None)
    assert kinds == [nothing, Conflict, ValueError, Conflict, UnicodeEncodeError, nothing, nothing]
    assert await store.read("a") == [Row(1, b"1"), Row(2, b"fine")]
    assert await store.read("b") == [Row(1, b"fine")]
    assert await store.read("c") == []
    assert await store.person("bob") == Person("bob", "Bob")
    assert await store.person("eve") is None


async def test_a_cancelled_caller_leaves_a_whole_log(store: Store) -> None:
    chance = Random(1)
    for seq in range(1, 30):
        task = asyncio.ensure_future(store.append("a", seq, b"%d" % seq))
        await asyncio.sleep(chance.choice([0, 0.0005]))
        task.cancel()
        while len(await store.read("a")) < seq:
            await asyncio.sleep(0.001)
    assert await store.read("a") == [Row(seq, b"%d" % seq) for seq in range(1, 30)]


async def test_closing_writes_what_was_asked_for(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.ensure_future(store.append(f"table {n}", 1, b"%d" % n)) for n in range(2500)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    store = await Store.open(url)
    for n in range(0, 2500, 100):
        assert await store.read(f"table {n}") == [Row(1, b"%d" % n)]
    await store.close()


async def test_a_listing_changes_with_its_entry_or_not_at_all(store: Store) -> None:
    await store.append("a", 1, b"1", listing=listing("a", "open"))
    await store.append("a", 2, b"2", listing=listing("a", "running"))
    with pytest.raises(Conflict):
        await store.append("a", 2, b"2", listing=listing("a", "over"))
    assert await store.index() == [listing("a", "running")]


async def test_a_store_without_memory_of_heads_writes_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("novatable.server.store.writer.HEADS", 2)
    for seq in range(1, 4):
        await asyncio.gather(*(store.append(f"table {n}", seq, b"%d" % seq) for n in range(10)))
    for n in range(10):
        assert await store.read(f"table {n}") == [Row(seq, b"%d" % seq) for seq in range(1, 4)]
