"""Opening a database: durable, in the newest schema, by one process if it is SQLite, else a clear refusal."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from novatable.server.store import Row, Store, StoreFailure
from novatable.server.store.schema import metadata

pytestmark = pytest.mark.anyio

OPEN = "import asyncio, sys; from novatable.server.store import Store; asyncio.run(Store.open(sys.argv[1]))"


def ask(engine: Engine, question: str) -> object:
    with engine.connect() as connection:
        return connection.exec_driver_sql(question).scalar()


async def test_migrations_lead_to_the_schema(store: Store) -> None:
    with store._database.reading.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


async def test_a_commit_waits_for_the_disk_on_sqlite(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    writing = store._database.writing
    assert ask(writing, "PRAGMA journal_mode") == "wal"
    assert ask(writing, "PRAGMA synchronous") == 2
    assert ask(writing, "PRAGMA fullfsync") == 1
    await store.close()


async def test_a_commit_waits_for_the_disk_on_postgresql(postgres_url: str) -> None:
    for default, expected in (("off", "on"), ("remote_write", "remote_write")):
        store = await Store.open(f"{postgres_url}%20-csynchronous_commit%3D{default}")
        await store.append(default, 1, b"1")
        assert ask(store._database.writing, "SHOW synchronous_commit") == expected
        await store.close()


async def test_one_connection_writes_and_the_others_only_read(store: Store) -> None:
    insert = "INSERT INTO heads (table_id, seq, hash) VALUES ('a', 1, '')"
    with store._database.reading.connect() as connection, pytest.raises(DBAPIError, match=r"read.?only"):
        connection.exec_driver_sql(insert)
    pool = store._database.writing.pool
    assert isinstance(pool, QueuePool)
    assert pool.size() == 1


async def test_a_reader_sees_one_moment(store: Store) -> None:
    count = "SELECT count(*) FROM entries"
    with store._database.reading.connect() as connection:
        assert connection.exec_driver_sql(count).scalar() == 0
        await store.append("a", 1, b"1")
        assert connection.exec_driver_sql(count).scalar() == 0
    assert ask(store._database.reading, count) == 1


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://root:secret@host/db"]
)
async def test_an_unknown_url_is_refused_without_repeating_its_password(url: str) -> None:
    with pytest.raises(StoreFailure, match=r"sqlite:///FILE or postgresql://") as refusal:
        await Store.open(url)
    assert "secret" not in str(refusal.value)


async def test_a_server_that_does_not_answer_is_named_without_the_password() -> None:
    with pytest.raises(StoreFailure, match="cannot be opened") as refusal:
        await Store.open("postgresql://somebody:secret@127.0.0.1:1/nothing")
    assert "secret" not in str(refusal.value)


async def test_postgresql_without_its_driver_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(StoreFailure, match=r"pip install 'novatable\[postgres\]'"):
        await Store.open("postgresql://somebody@localhost/nothing")


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear Ann, " * 1000)
    for _ in range(2):  # the second time: the refusal has let go of the lock
        with pytest.raises(StoreFailure, match="file is not a database"):
            await Store.open(f"sqlite:///{tmp_path}/letter.db")


async def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailure, match=r"File exists \(.*file\)"):
        await Store.open(f"sqlite:///{tmp_path}/file/novatable.db")


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/some%20where/novatable.db")
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    store = await Store.open(url)
    await store.append("a", 1, b"1")
    with store._database.writing.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    await store.close()
    with pytest.raises(StoreFailure, match="made by a newer Novatable"):
        await Store.open(url)


async def test_a_second_store_on_the_same_file_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    (tmp_path / "alias.db").symlink_to(tmp_path / "novatable.db")
    for same in (sqlite_url, f"sqlite:///{tmp_path}/alias.db", f"sqlite:///{tmp_path}/./novatable.db"):
        with pytest.raises(StoreFailure, match=f"in use by another process .process {os.getpid()}."):
            await Store.open(same)
    await store.append("a", 1, b"1")
    await store.close()
    store = await Store.open(sqlite_url)
    assert await store.read("a") == [Row(1, b"1")]
    await store.close()


async def test_a_second_process_on_the_same_file_is_refused(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    command = [sys.executable, "-c", OPEN, sqlite_url]
    second = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True)
    assert second.returncode != 0
    assert f"in use by another process (process {os.getpid()})" in second.stderr
    assert "use PostgreSQL for several" in second.stderr
    await store.close()


async def test_several_workers_migrate_postgresql_together(postgres_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgres_url) for _ in range(5)))
    await asyncio.gather(*(store.append(f"{n}", 1, b"1") for n, store in enumerate(stores)))
    for store in stores:
        await store.close()


async def test_a_closed_store_says_so(store: Store) -> None:
    closing = asyncio.ensure_future(store.close())
    for _ in range(3):  # at once, on the way, and after it
        await asyncio.sleep(0)
        with pytest.raises(StoreFailure, match="closed"):
            await store.append("a", 1, b"1")
        with pytest.raises(StoreFailure, match="closed"):
            await store.read("a")
    await closing
    with pytest.raises(StoreFailure, match="closed"):
        await store.rename("ann", "Ann")
    await store.close()
