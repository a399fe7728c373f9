"""Damage to a log is found, all of it; what is good before it is given, and other tables are not touched."""

import sqlite3
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text

from novatable.server.store import Damaged, Removed, Row, Store, StoreFailure
from novatable.server.store import log as log_module
from novatable.server.store.chain import NOTHING, Broken, Head, Stored, link, seal_erased, verified
from novatable.server.store.log import read_log
from tests.conftest import Work

pytestmark = pytest.mark.anyio

BODIES = [f'{{"type":"acted","seq":{seq},"secret":{seq * seq}}}'.encode() for seq in range(1, 7)]
ROWS = [Row(seq, body) for seq, body in enumerate(BODIES, 1)]
OTHER = [Row(seq, b"other " + body) for seq, body in enumerate(BODIES[:4], 1)]
LAST = len(ROWS)

Change = Callable[[Connection], None]


@pytest.fixture
async def store(store: Store) -> Store:
    await store.append("a", 1, *(row.body for row in ROWS))
    await store.append("b", 1, *(row.body for row in OTHER))
    return store


def sql(statement: str, **values: object) -> Change:
    def change(connection: Connection) -> None:
        done = connection.execute(text(statement), values)
        assert done.rowcount > 0, "the damage was not done"

    return change


def cell(connection: Connection, column: str, source: str, seq: int = 0) -> bytes:
    where = f"table_id = 'a' {f'AND seq = {seq}' if source == 'entries' else ''}"
    return bytes(connection.execute(text(f"SELECT {column} FROM {source} WHERE {where}")).scalar_one())


def flips(value: bytes) -> Iterator[bytes]:
    """The value with every byte changed to every other."""
    for place, byte in enumerate(value):
        for mask in range(1, 256):
            yield value[:place] + bytes([byte ^ mask]) + value[place + 1 :]


def found(store: Store, change: Change, after: int = 0) -> Damaged:
    """The damage that reading finds, after a change that is taken back again."""
    with store._database.writing.connect() as connection:
        change(connection)
        assert read_log("b", 0, connection) == OTHER
        with pytest.raises(Damaged) as caught:
            read_log("a", after, connection)
        connection.rollback()
    assert caught.value.table == "a"
    assert caught.value.rows == ROWS[: caught.value.last_good]
    assert f"damaged after entry {caught.value.last_good}: {caught.value.why}" in str(caught.value)
    return caught.value


async def test_every_flip_of_every_byte_breaks_the_chain(work: Work) -> None:
    at = NOTHING
    log: list[Stored] = []
    for body in BODIES:
        at = link("a", at, body)
        log.append((at.seq, body, at.hash, None))
    assert list(verified("a", NOTHING, log, at)) == ROWS
    for seq, body, digest, _ in log:
        for flipped in islice(flips(body), 0, None, work.amount(7, 1)):
            assert breaks([*log[: seq - 1], (seq, flipped, digest, None), *log[seq:]], at) == seq - 1
        for flipped in islice(flips(digest), 0, None, work.amount(7, 1)):
            assert breaks([*log[: seq - 1], (seq, body, flipped, None), *log[seq:]], at) == seq - 1
    for flipped in flips(at.hash):
        assert breaks(log, Head(at.seq, flipped)) == LAST


async def test_every_flip_of_an_erased_entry_breaks_the_chain(work: Work) -> None:
    """Words are erased and the chain holds: the entry's hash stays, and what is left has a seal."""
    at = NOTHING
    log: list[Stored] = []
    for body in BODIES:
        at = link("a", at, body)
        log.append((at.seq, body, at.hash, None))
    left = b'{"type":"said"}'
    for seq, _, digest, _ in tuple(log):
        others = log[: seq - 1], log[seq:]
        seal = seal_erased(digest, left)
        rows = [*ROWS[: seq - 1], Row(seq, left), *ROWS[seq:]]
        erased: list[Stored] = [*others[0], (seq, left, digest, seal), *others[1]]
        assert list(verified("a", NOTHING, erased, at)) == rows
        step = work.amount(7, 1)
        for flipped in islice(flips(left), 0, None, step):
            assert breaks([*others[0], (seq, flipped, digest, seal), *others[1]], at) == seq - 1
        for flipped in islice(flips(seal), 0, None, step):
            assert breaks([*others[0], (seq, left, digest, flipped), *others[1]], at) == seq - 1
        for flipped in islice(flips(digest), 0, None, step):
            assert breaks([*others[0], (seq, left, flipped, seal), *others[1]], at) == seq - 1
            resealed: Stored = (seq, left, flipped, seal_erased(flipped, left))
            assert breaks([*others[0], resealed, *others[1]], at) == seq, "the next entry vouches for it"


def breaks(log: list[Stored], head: Head) -> int:
    """How many entries are good before the chain breaks."""
    good: list[Row] = []
    with pytest.raises(Broken):
        good.extend(verified("a", NOTHING, log, head))
    return len(good)


async def test_an_undamaged_log_is_read(store: Store) -> None:
    assert await store.read("a") == ROWS
    assert await store.read("b") == OTHER


async def test_flipped_bytes_of_bodies_and_hashes_are_found(store: Store, work: Work) -> None:
    chance = Random(1)
    for _ in range(work.amount(40, 4000)):
        seq = chance.randrange(1, LAST + 1)
        column = chance.choice(["body", "hash"])
        with store._database.writing.connect() as connection:
            value = cell(connection, column, "entries", seq)
        flipped = chance.choice(list(flips(value)))
        change = sql(f"UPDATE entries SET {column} = :x WHERE table_id = 'a' AND seq = {seq}", x=flipped)
        damage = found(store, change)
        assert (damage.last_good, damage.why) == (seq - 1, f"entry {seq} does not fit its hash")


async def test_a_store_that_does_not_look_is_found_out(
    store: Store, work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: entries are read as they are."""

    def believed(_table: str, _start: Head, stored: Any, _head: Head | None) -> Iterator[Row]:
        return (Row(seq, body) for seq, body, *_ in stored)

    monkeypatch.setattr(log_module, "verified", believed)
    for test in (test_flipped_bytes_of_bodies_and_hashes_are_found, test_a_damaged_head_is_found):
        with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
            await test(store, work)


async def test_a_damaged_head_is_found(store: Store, work: Work) -> None:
    with store._database.writing.connect() as connection:
        value = cell(connection, "hash", "heads")
    for flipped in Random(1).sample(list(flips(value)), work.amount(20, 2000)):
        damage = found(store, sql("UPDATE heads SET hash = :x WHERE table_id = 'a'", x=flipped))
        assert (damage.last_good, damage.why) == (LAST, "the last entry does not fit the head")
    for wrong in [-1, 0, *(LAST ^ 1 << bit for bit in range(0, 63, work.amount(6, 1)))]:
        damage = found(store, sql("UPDATE heads SET seq = :x WHERE table_id = 'a'", x=wrong))
        assert damage.last_good == LAST


async def test_a_damaged_number_is_found(store: Store, work: Work) -> None:
    for seq in range(1, LAST + 1):
        for wrong in [0, *(seq ^ 1 << bit for bit in range(0, 63, work.amount(9, 1)))]:
            if wrong in range(1, LAST + 1):
                continue  # that place is taken: entries can only be exchanged, see below
            change = sql(f"UPDATE entries SET seq = {wrong} WHERE table_id = 'a' AND seq = {seq}")
            assert found(store, change).last_good == (seq - 1 if wrong > 0 else 0)


async def test_exchanged_entries_are_found(store: Store) -> None:
    for first in range(1, LAST + 1):
        for second in range(first + 1, LAST + 1):

            def exchange(connection: Connection, first: int = first, second: int = second) -> None:
                for old, new in ((first, 99), (second, first), (99, second)):
                    sql(f"UPDATE entries SET seq = {new} WHERE table_id = 'a' AND seq = {old}")(connection)

            assert found(store, exchange).last_good == first - 1


async def test_a_cut_tail_is_found(store: Store) -> None:
    for left in range(LAST):
        damage = found(store, sql(f"DELETE FROM entries WHERE table_id = 'a' AND seq > {left}"))
        assert (damage.last_good, damage.why) == (left, f"entries {left + 1} to {LAST} are missing")


async def test_a_missing_middle_is_found(store: Store) -> None:
    for first in range(1, LAST):
        for last in range(first, LAST):
            damage = found(
                store, sql(f"DELETE FROM entries WHERE table_id = 'a' AND seq BETWEEN {first} AND {last}")
            )
            assert damage.last_good == first - 1
            assert damage.why == f"entry {first} is missing; the next is {last + 1}"


async def test_entries_of_another_table_are_found(store: Store) -> None:
    for seq in range(1, LAST + 1):
        away = sql(f"UPDATE entries SET table_id = 'c' WHERE table_id = 'a' AND seq = {seq}")
        assert found(store, away).last_good == seq - 1
    copied = (
        "INSERT INTO entries SELECT 'a', :x, body, hash, erased FROM entries WHERE table_id = 'b' AND seq = 4"
    )
    assert found(store, sql(copied, x=LAST + 1)).last_good == LAST
    assert found(store, sql(copied, x=0)).last_good == 0


async def test_a_forged_entry_after_the_last_is_found(store: Store) -> None:
    doubled = (
        "INSERT INTO entries SELECT 'a', seq + 1, body, hash, erased"
        " FROM entries WHERE table_id = 'a' AND seq = 6"
    )
    assert found(store, sql(doubled)).last_good == LAST


async def test_a_missing_or_foreign_head_is_found(store: Store) -> None:
    damage = found(store, sql("DELETE FROM heads WHERE table_id = 'a'"))
    assert (damage.last_good, damage.why) == (LAST, f"there are {LAST} entries but no head")
    foreign = (
        "UPDATE heads SET seq = 4, hash = (SELECT hash FROM heads WHERE table_id = 'b') WHERE table_id = 'a'"
    )
    assert found(store, sql(foreign)).why == f"the head says 4 entries, there are {LAST}"


async def test_a_log_that_is_gone_is_found_by_its_head(store: Store) -> None:
    damage = found(store, sql("DELETE FROM entries WHERE table_id = 'a'"))
    assert (damage.last_good, damage.rows) == (0, [])


async def test_reading_on_finds_damage_and_the_last_good_entry_before_it(store: Store) -> None:
    change = sql("UPDATE entries SET body = :x WHERE table_id = 'a' AND seq = 5", x=b"forged")
    assert found(store, change, after=3).last_good == 4
    assert found(store, change, after=4).last_good == 4
    change = sql("UPDATE entries SET hash = :x WHERE table_id = 'a' AND seq = 3", x=bytes(32))
    assert found(store, change, after=3).last_good == 2
    assert found(store, sql("DELETE FROM entries WHERE table_id = 'a' AND seq = 3"), after=3).last_good == 2


async def test_a_log_shorter_than_what_was_known_is_found(store: Store) -> None:
    """An older copy of the database, put back under a running server."""
    with pytest.raises(Damaged, match="after entry 6: entry 9 was there and is missing"):
        await store.read("a", after=9)
    with pytest.raises(Removed):
        await store.read("nowhere", after=1)


async def test_a_damaged_table_does_not_hinder_the_others(store: Store) -> None:
    with store._database.writing.begin() as connection:
        sql("UPDATE entries SET body = :x WHERE table_id = 'a' AND seq = 3", x=b"forged")(connection)
    for _ in range(2):
        with pytest.raises(Damaged, match="the log of table a is damaged after entry 2"):
            await store.read("a")
        await store.append("b", len(await store.read("b")) + 1, b"played on")
    assert len(await store.read("b")) == len(OTHER) + 2


# What the database itself says


def failing(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("planted")
    error.sqlite_errorcode = code
    return error


DAMAGE = [
    failing(sqlite3.SQLITE_CORRUPT),
    failing(sqlite3.SQLITE_CORRUPT_VTAB),
    failing(sqlite3.SQLITE_NOTADB),
    psycopg.errors.DataCorrupted("planted"),
    psycopg.errors.IndexCorrupted("planted"),
]
TROUBLE = [
    failing(sqlite3.SQLITE_IOERR_READ),
    failing(sqlite3.SQLITE_BUSY),
    sqlite3.ProgrammingError("planted"),
    psycopg.OperationalError("planted"),
    psycopg.errors.QueryCanceled("planted"),
]


@pytest.mark.parametrize("error", [*DAMAGE, *TROUBLE], ids=repr)
async def test_a_database_that_cannot_be_reached_is_not_taken_for_a_damaged_one(
    request: pytest.FixtureRequest, error: sqlite3.Error | psycopg.Error
) -> None:
    kind = "sqlite_url" if isinstance(error, sqlite3.Error) else "postgres_url"
    store = await Store.open(request.getfixturevalue(kind))
    await store.append("a", 1, *BODIES)

    @event.listens_for(store._database.reading, "do_execute")
    def fail(_: object, sql: str, *__: object) -> None:
        if "FROM entries" in sql:
            raise error

    expected = Damaged if error in DAMAGE else StoreFailure
    for after in (0, 3):
        with pytest.raises(expected, match="planted"):
            await store.read("a", after)
    await store.close()


# SQLite: damage to the file itself

TABLES = ("a", "b")


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A database of two tables, large enough for a page tree, in one file."""
    path = tmp_path / "original.db"
    store = await Store.open(f"sqlite:///{path}")
    for table in TABLES:
        await store.append(table, 1, *bodies(table))
    await store.close()
    assert not path.with_name(path.name + "-wal").exists()
    return path


def bodies(table: str) -> list[bytes]:
    return [f"{table} {seq} ".encode() * (1 + seq % 40) for seq in range(1, 60)]


async def outcome(path: Path) -> dict[str, str]:
    """What reading each table gives; "wrong" if that was not written."""
    try:
        store = await Store.open(f"sqlite:///{path}")
    except StoreFailure:
        return dict.fromkeys(TABLES, "refused")
    seen = {}
    for table in TABLES:
        written = [Row(seq, body) for seq, body in enumerate(bodies(table), 1)]
        try:
            seen[table] = "whole" if await store.read(table) == written else "wrong"
        except Damaged as damage:
            seen[table] = "damaged" if damage.rows == written[: damage.last_good] else "wrong"
        except StoreFailure:
            seen[table] = "refused"
    await store.close()
    return seen


async def test_a_damaged_file_never_gives_what_was_not_written(file: Path, work: Work) -> None:
    chance = Random(1)
    content = file.read_bytes()
    seen: set[str] = set()
    for number in range(work.amount(100, 5_000)):
        damaged = bytearray(content)
        for _ in range(chance.choice([1, 1, 1, 8])):
            damaged[chance.randrange(len(content))] ^= chance.randrange(1, 256)
        copy = file.with_name(f"{number}.db")
        copy.write_bytes(damaged)
        seen.update((await outcome(copy)).values())
        for path in file.parent.glob(f"{number}.db*"):
            path.unlink()
        work.did(1, "damaged files")
    assert seen == {"whole", "damaged", "refused"}


async def test_a_cut_file_never_gives_what_was_not_written(file: Path, work: Work) -> None:
    content = file.read_bytes()
    step = work.amount(4096, 512)
    seen: set[str] = set()
    for size in range(step, len(content), step):
        copy = file.with_name(f"{size}.db")
        copy.write_bytes(content[:size])
        seen.update((await outcome(copy)).values())
    assert "wrong" not in seen


async def test_damage_to_one_tables_page_leaves_the_other_table_whole(file: Path) -> None:
    content = file.read_bytes()
    secret = bodies("a")[30]
    assert secret in content
    file.write_bytes(content.replace(secret, secret[:-1] + b"!"))
    assert await outcome(file) == {"a": "damaged", "b": "whole"}


@pytest.mark.parametrize("column", ["body", "hash"])
@pytest.mark.parametrize(
    "value", ["5", "1000000000000000000", "1.5", "'text'", "''", "x''", "CAST(x'ff' AS TEXT)"]
)
async def test_a_value_of_a_wrong_type_is_found(file: Path, column: str, value: str) -> None:
    """SQLite keeps any type in any column, so a flipped bit can make a number or broken text of a body."""
    connection = sqlite3.connect(file)
    connection.execute(f"UPDATE entries SET {column} = {value} WHERE table_id = 'a' AND seq = 31")
    connection.commit()
    connection.close()
    assert await outcome(file) == {"a": "damaged", "b": "whole"}
