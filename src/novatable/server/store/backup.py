"""Backups: a whole database as one SQLite file, whichever kind it is, and back into either kind."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Engine, create_engine, func, select
from sqlalchemy.exc import SQLAlchemyError

from novatable.server.store.database import Database, newest_schema, plain, understood
from novatable.server.store.errors import StoreFailure
from novatable.server.store.files import check_file, only_process
from novatable.server.store.schema import metadata, notices

AT_ONCE = 1000
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps next to a file. If left over from another file, it would spoil this one."""


def back_up(url: str, target: Path) -> None:
    """A snapshot of the database, while servers go on, as a new file that only its owner can read."""
    if target.exists():
        raise StoreFailure(f"{target} is there already: a backup never overwrites anything")
    with _new_file(target) as part:
        found = understood(url)
        if found.get_backend_name() == "sqlite":
            source = Path(found.database or "")
            check_file(source, must_exist=True)
            _copy_sqlite(source, part)
        else:
            database = Database(url, "beside")
            try:
                _copy_rows(database.reading, part)
            finally:
                database.close()
        check_backup(part)


def restore(backup: Path, url: str) -> str | None:
    """Replace a database that no server uses with a backup; returns where the old one is kept.

    An existing SQLite file is kept under another name; a PostgreSQL database must be empty.
    """
    check_backup(backup)
    found = understood(url)
    if found.get_backend_name() != "sqlite":
        _restore_rows(backup, url)
        return None
    target = Path(found.database or "")
    check_file(target)
    with only_process(target), _new_file(target.with_name(f"{target.name}.restoring")) as part:
        _copy_sqlite(backup, part)
        kept = _put_aside(target)
        part.replace(target)
    return kept


def check_backup(file: Path) -> None:
    """StoreFailure if a server could not start with this file."""
    check_file(file, must_exist=True)
    try:
        with closing(_reading(file)) as connection:
            (sound,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
            if sound != "ok":
                raise StoreFailure(f"{file} is damaged: {sound}")
            versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
            connection.execute("SELECT count(*) FROM heads").fetchone()
    except sqlite3.Error as error:
        raise StoreFailure(f"{file} is not a backup of Novatable: {error}") from error
    version = versions[0][0] if versions else "none"
    if not version.isdecimal() or version > newest_schema():
        raise StoreFailure(f"{file} has schema {version}: it was made by a newer Novatable than this one")


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, timeout=30)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """A file next to the target, which replaces it if all goes well."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise StoreFailure(f"{part} cannot be written: {error.strerror}") from error
    try:
        yield part
        if part.exists():
            part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own way: includes what is still in the -wal, and does not hold up writers."""
    try:
        with closing(_reading(source)) as old, closing(sqlite3.connect(target)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.Error as error:
        raise StoreFailure(f"{source} cannot be copied: {error}") from error


def _put_aside(target: Path) -> str | None:
    kept = target.with_name(f"{target.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    there = target.exists()
    for suffix in BESIDE:
        beside = target.with_name(target.name + suffix)
        if beside.exists():
            beside.rename(kept.with_name(kept.name + suffix))
    if there:
        target.rename(kept)
    return str(kept) if there else None


def _copy_rows(source: Engine, target: Path) -> None:
    """A snapshot of all rows, into an SQLite file of the same schema."""
    made = Database(f"sqlite:///{target}", "own")
    try:
        _pour(source, made.writing)
    finally:
        made.close()
        target.with_name(target.name + ".lock").unlink(missing_ok=True)


def _restore_rows(backup: Path, url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        _copy_sqlite(backup, copy)
        Database(f"sqlite:///{copy}", "own").close()  # brings it to the newest schema
        database = Database(url, "own")
        source = create_engine(f"sqlite:///{copy}")
        try:
            with database.reading.connect() as connection:
                for table in metadata.sorted_tables:
                    if table is not notices and connection.scalar(select(func.count()).select_from(table)):
                        raise StoreFailure("the database is not empty: restore into an empty one")
            _pour(source, database.writing)
        finally:
            source.dispose()
            database.close()


def _pour(source: Engine, target: Engine) -> None:
    try:
        with source.connect() as old, target.begin() as new:
            for table in metadata.sorted_tables:
                if table is notices:  # only for servers that are running now
                    continue
                rows = old.execution_options(yield_per=AT_ONCE).execute(select(table))
                for some in rows.mappings().partitions(AT_ONCE):
                    new.execute(table.insert(), [dict(row) for row in some])
    except SQLAlchemyError as error:
        raise StoreFailure(f"the rows cannot be copied: {plain(error)}") from error
