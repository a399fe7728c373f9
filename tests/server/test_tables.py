"""Live tables are caches of their log: two writers, a store that fails, a log that is damaged."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from novatable.server.live.hall import Hall, NoTable
from novatable.server.live.live_table import LiveTable, now_ms
from novatable.server.store import Store, StoreFailure
from novatable.server.table import entries, house
from novatable.server.table.config import CardSets, Config, SeatPlan, settled
from novatable.server.table.house import Refused
from novatable.server.table.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    opened = await Store.open(f"sqlite:///{tmp_path}/novatable.db")
    yield opened
    await opened.close()


async def opened(tables: Hall, table_id: str = "t") -> LiveTable:
    config = settled(Config(game="afternova", seats=(SeatPlan(), SeatPlan())), CardSets(None))
    return await tables.create(
        table_id,
        entries.Opened(at=1, by="mia", config=config),
        entries.Sat(at=1, by="mia", seat=0, holder="mia", name="Mia"),
        entries.Sat(at=1, by="ben", seat=1, holder="ben", name="Ben"),
    )


def says(text: str) -> Any:
    def decide(_table: Table) -> entries.Entry:
        return entries.Said(at=now_ms(), by="mia", seat=0, text=text)

    return decide


class Ear:
    """A page that only listens."""

    def __init__(self, who: str | None, viewers: tuple[int | None, ...]) -> None:
        self.who = who
        self.viewers = viewers
        self.hints = False
        self.heard: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.heard.append(frame)

    def gone(self, reason: str, message: str) -> None:
        raise AssertionError(f"{reason}: {message}")


async def test_two_writers_of_one_table_take_turns(store: Store) -> None:
    """Two registries on one store, as two processes would be: the key is the arbiter, nothing is lost."""
    ours, theirs = Hall(store), Hall(store)
    here = await opened(ours)
    there = await theirs.open("t")
    ear = Ear("ben", (1,))
    there.connections.add(ear)
    await asyncio.gather(
        *[ours.perform(here, says(f"here {number}")) for number in range(10)],
        *[theirs.perform(there, says(f"there {number}")) for number in range(10)],
    )
    rows = await store.read("t")
    told = [entries.decode(row.body) for row in rows]
    texts = [entry.text for entry in told if isinstance(entry, entries.Said)]
    assert sorted(texts) == sorted([f"{w} {n}" for w in ("here", "there") for n in range(10)])
    await theirs.perform(there, says("last"))
    assert there.table.seq == len(rows) + 1
    assert len(ear.heard) == 21  # those of the other process too, each once


async def test_an_action_the_store_cannot_keep_is_not_done(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Hall(store)
    live = await opened(tables)
    ear = Ear("ben", (1,))
    live.connections.add(ear)
    seq = live.table.seq
    full = StoreFailure("the database refused: database or disk is full")

    async def append(*_: object, **__: object) -> None:
        raise full

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", append)
        with pytest.raises(Refused, match=r"this could not be saved, so nothing was done: .*disk is full"):
            await tables.perform(live, says("lost"))
    assert live.table.seq == seq
    assert ear.heard == []
    await tables.perform(live, says("kept"))
    assert live.table.seq == seq + 1


async def test_after_a_doubtful_answer_the_table_is_read_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit was made, but its answer was lost: the entry is taken in before anything else."""
    tables = Hall(store)
    live = await opened(tables)
    ear = Ear("ben", (1,))
    live.connections.add(ear)
    append = store.append

    async def append_and_lose(*given: Any, **more: Any) -> None:
        await append(*given, **more)
        raise StoreFailure("the connection broke", unsure=True)

    with monkeypatch.context() as patch:
        patch.setattr(store, "append", append_and_lose)
        with pytest.raises(Refused):
            await tables.perform(live, says("written all the same"))
    assert ear.heard == []
    await tables.perform(live, says("next"))
    assert [b"written all the same" in frame for frame in ear.heard] == [True, False]


async def test_a_cancelled_request_leaves_the_table_whole(store: Store) -> None:
    tables = Hall(store)
    live = await opened(tables)
    for _ in range(20):
        task = asyncio.create_task(tables.perform(live, says("perhaps")))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    await tables.perform(live, says("surely"))
    assert live.table.seq == len(await store.read("t"))


async def test_a_damaged_table_is_set_aside_and_the_others_play_on(store: Store, tmp_path: Path) -> None:
    tables = Hall(store)
    live = await opened(tables)
    for number in range(5):
        await tables.perform(live, says(f"word {number}"))
    other = await opened(tables, "other")
    tables.forget(live)
    with sqlite3.connect(tmp_path / "novatable.db") as database:
        database.execute("UPDATE entries SET body = X'00' WHERE table_id = 't' AND seq = 6")
    found = await tables.open("t")
    assert found.table.seq == 5
    assert found.damaged is not None
    assert "damaged after entry 5" in found.damaged.message
    with pytest.raises(Refused, match="set aside"):
        await tables.perform(found, says("no"))
    await tables.perform(other, says("yes"))


async def test_a_log_that_cannot_be_followed_is_set_aside_too(store: Store) -> None:
    """Whole by its hashes, but of a server that knew more kinds of entries."""
    tables = Hall(store)
    live = await opened(tables)
    tables.forget(live)
    await store.append("t", live.table.seq + 1, b'{"type":"from_the_future","at":1}')
    found = await tables.open("t")
    assert found.damaged is not None
    assert "entry 4 cannot be replayed" in found.damaged.message


async def test_the_time_of_a_log_never_goes_back(store: Store) -> None:
    """Also if somebody sets the server's clock back."""
    tables = Hall(store)
    live = await opened(tables)
    times = iter((5_000, 4_000, 6_000))

    def decide(_table: Table) -> entries.Entry:
        return entries.Said(at=next(times), by="mia", seat=0, text="tick")

    for _ in range(3):
        await tables.perform(live, decide)
    written = [entries.decode(row.body).at for row in await store.read("t")]
    assert written == [1, 1, 1, 5_000, 5_000, 6_000]


async def test_there_is_no_table_where_nothing_was_written(store: Store) -> None:
    with pytest.raises(NoTable):
        await Hall(store).open("nothing")


async def test_who_may_not_is_refused_before_anything_is_written(store: Store) -> None:
    tables = Hall(store)
    live = await opened(tables)

    def decide(table: Table) -> entries.Entry:
        house.own_seat(table, "ben", 0)
        raise AssertionError

    with pytest.raises(Refused, match="not yours"):
        await tables.perform(live, decide)
    assert len(await store.read("t")) == 3


async def test_what_is_written_while_others_catch_up_is_not_missed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The word of the second entry comes while the first is being read."""
    ours, theirs = Hall(store), Hall(store)
    here = await opened(ours)
    there = await theirs.open("t")
    read = store.read

    async def read_slowly(table: str, after: int = 0) -> Any:
        rows = await read(table, after)
        if here.table.seq == 4:
            await ours.perform(here, says("second"))
            theirs._heard("t", here.table.seq)
        return rows

    await ours.perform(here, says("first"))
    monkeypatch.setattr(store, "read", read_slowly)
    theirs._heard("t", here.table.seq)
    for _ in range(100):
        if there.table.seq == here.table.seq:
            break
        await asyncio.sleep(0.01)
    assert there.table.seq == here.table.seq == 5
