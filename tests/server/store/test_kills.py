"""`kill -9` at any moment: nothing acknowledged is lost, nothing is written twice, and on it goes."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

import pytest

from novatable.server.store import Row, Store
from tests.conftest import Work
from tests.server.forks import FORKS
from tests.server.playable import playable_again
from tests.server.store.postgres import Postgres
from tests.server.store.victim import POINTS, Orders, Word, live

TABLES = ("a", "b", "c")


class Witness:
    """Remembers what all victims on a database told."""

    def __init__(self) -> None:
        self.tried: set[bytes] = set()
        self.acknowledged: dict[str, dict[int, bytes]] = defaultdict(dict)

    def hear(self, word: Word) -> None:
        if word.what == "tried":
            self.tried.add(word.body)
        if word.what == "acknowledged":
            self.acknowledged[word.table][word.seq] = word.body

    def complaints(self, logs: dict[str, list[Row]]) -> list[str]:
        found = []
        for table, rows in logs.items():
            bodies = [row.body for row in rows]
            if len(set(bodies)) < len(bodies):
                found.append(f"{table}: an entry is there twice")
            if not self.tried.issuperset(bodies):
                found.append(f"{table}: an entry is there that nobody wrote")
            there = dict(enumerate(bodies, 1))
            for seq, body in self.acknowledged[table].items():
                if there.get(seq) != body:
                    found.append(f"{table}: entry {seq} was acknowledged and is lost")
        return found


class Victim:
    """A process that writes until it dies."""

    def __init__(self, orders: Orders, witness: Witness) -> None:
        self.witness = witness
        self.ears, mouth = FORKS.Pipe(duplex=False)
        self.process: BaseProcess = FORKS.Process(target=live, args=(orders, mouth))
        self.process.start()
        mouth.close()

    def hear(self, seconds: float) -> None:
        """Listen for so long."""
        until = time.monotonic() + seconds
        try:
            while self.ears.poll(max(0.0, until - time.monotonic())) and time.monotonic() < until:
                self.witness.hear(self.ears.recv())
        except EOFError:
            pass

    def be_ready(self) -> None:
        assert self.ears.poll(20), "the victim did not start"
        assert self.ears.recv() == Word("ready")

    def kill(self) -> None:
        self.process.kill()
        self.bury()

    def bury(self) -> None:
        """Hear its last words and see that it was killed, not something else."""
        try:
            while True:
                self.witness.hear(self.ears.recv())
        except (EOFError, OSError):
            pass
        self.ears.close()
        self.process.join(20)
        assert self.process.exitcode == -9


def logs(url: str) -> dict[str, list[Row]]:
    """All tables, read and verified by a new process's store, which can write as well."""

    async def read() -> dict[str, list[Row]]:
        store = await Store.open(url)
        found = {table: await store.read(table) for table in TABLES}
        checks = await store.read("check")
        await store.append("check", len(checks) + 1, b"playable")
        await store.close()
        return found

    start = time.monotonic()
    found = asyncio.run(read())
    assert time.monotonic() - start < playable_again()
    return found


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Gives the URL of another empty database each time."""
    if request.param == "sqlite":
        numbers = count()
        return lambda: f"sqlite:///{tmp_path}/{next(numbers)}.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_schema


def test_killed_at_any_moment(fresh: Callable[[], str], work: Work) -> None:
    chance = Random(1)
    url = fresh()
    witness = Witness()
    acknowledged = 0
    several = 1 if url.startswith("sqlite") else 2
    for number in range(work.amount(6, 1000) // several):
        if number % 25 == 24:
            url = fresh()
            witness = Witness()
        victims = [Victim(Orders(url, f"victim {number}.{n}", TABLES), witness) for n in range(several)]
        if chance.random() < 0.8:  # else it may be killed while it opens the database, or makes it
            for victim in victims:
                victim.be_ready()
        for victim in victims:
            victim.hear(chance.random() * 0.06)
            victim.kill()
        assert witness.complaints(logs(url)) == []
        work.did(several, "kills of a writer")
        acknowledged += sum(map(len, witness.acknowledged.values()))
    assert acknowledged > 0


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_every_boundary(fresh: Callable[[], str], work: Work, point: str) -> None:
    chance = Random(1)
    url = fresh()
    witness = Witness()
    before = 0
    for number in range(work.amount(1, 50)):
        passage = chance.randrange(1, 6)
        orders = Orders(url, f"victim {number}", ("a",), point, passage)
        victim = Victim(orders, witness)
        victim.be_ready()
        victim.bury()
        written = logs(url)
        assert witness.complaints(written) == []
        new = len(written["a"]) - before
        assert new == (passage - 1 if point.startswith("before") else passage)
        before += new
        work.did(1, "kills of a writer")


@pytest.mark.parametrize("point", POINTS)
def test_killed_at_every_boundary_of_a_batch(fresh: Callable[[], str], work: Work, point: str) -> None:
    chance = Random(2)
    url = fresh()
    witness = Witness()
    for number in range(work.amount(1, 50)):
        victim = Victim(Orders(url, f"victim {number}", TABLES, point, chance.randrange(1, 12)), witness)
        victim.be_ready()
        victim.bury()
        assert witness.complaints(logs(url)) == []
        work.did(1, "kills of a writer")


def test_a_store_that_acknowledges_too_early_is_found(fresh: Callable[[], str]) -> None:
    """Planted: without this the tests above could pass for the wrong reason."""
    url = fresh()
    witness = Witness()
    victim = Victim(Orders(url, "hasty", ("a",), "before the commit", 4, hasty=True), witness)
    victim.be_ready()
    victim.bury()
    assert witness.complaints(logs(url)) == ["a: entry 4 was acknowledged and is lost"]


def test_an_entry_written_twice_is_found() -> None:
    witness = Witness()
    witness.hear(Word("tried", "a", 0, b"1"))
    assert witness.complaints({"a": [Row(1, b"1"), Row(2, b"1")]}) == ["a: an entry is there twice"]
    assert witness.complaints({"a": [Row(1, b"2")]}) == ["a: an entry is there that nobody wrote"]
    witness.hear(Word("acknowledged", "a", 1, b"1"))
    assert witness.complaints({"a": []}) == ["a: entry 1 was acknowledged and is lost"]
