"""SQLite's file: one process at a time, nobody else can read it, and no other file is mistaken for one."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from novatable.server.store.errors import StoreFailure

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 20)  # past the text, which others may read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


HEADER = b"SQLite format 3\0"
"""How every non-empty SQLite file begins."""


def check_file(database: Path, must_exist: bool = False) -> None:
    """StoreFailure if something else is there; called before anything is made or written next to it."""
    try:
        if database.is_dir():
            raise StoreFailure(f"the database {database} cannot be opened: it is a folder")
        if database.exists():
            with database.open("rb") as file:
                if file.read(len(HEADER)) not in (b"", HEADER):
                    raise StoreFailure(f"the database {database} cannot be opened: file is not a database")
        elif must_exist:
            raise StoreFailure(f"there is no database {database}")
    except OSError as error:
        raise _failure(database, error) from error


def make_private(database: Path) -> None:
    """A new file, like SQLite's others next to it, is only its owner's; an old one, its owner's and group's.

    It holds seeds and chat in plain text.
    """
    try:
        os.close(os.open(database, os.O_CREAT | os.O_RDWR, 0o600))
        mode = database.stat().st_mode
        if mode & 0o007 and sys.platform != "win32":
            database.chmod(mode & 0o770)
    except OSError as error:
        raise _failure(database, error) from error


def _failure(database: Path, error: OSError) -> StoreFailure:
    return StoreFailure(f"the database {database} cannot be opened: {error.strerror} ({error.filename})")


def is_in_use(database: Path) -> bool:
    """Whether a server has it open."""
    lock = _lock_file(database)
    if not lock.exists():
        return False
    with lock.open("a+") as file:
        try:
            _lock(file)
        except OSError:
            return True
    return False


def _lock_file(database: Path) -> Path:
    real = database.resolve()
    return real.with_name(real.name + ".lock")


@contextmanager
def only_process(database: Path) -> Iterator[None]:
    """Hold DATABASE.lock, or say who does. The system releases it when the process ends, however it ends."""
    lock = _lock_file(database)
    try:
        lock.parent.mkdir(parents=True, exist_ok=True)
        file = os.fdopen(os.open(lock, os.O_CREAT | os.O_RDWR | os.O_APPEND, 0o600), "a+")
    except OSError as error:
        raise _failure(database, error) from error
    with file:
        try:
            _lock(file)
        except OSError as error:
            file.seek(0)
            raise StoreFailure(
                f"the database {database} is in use by another process ({file.read()}). One process may "
                "use a SQLite file: stop the other one, or use PostgreSQL for several"
            ) from error
        file.truncate(0)
        file.write(f"process {os.getpid()}")
        file.flush()
        yield
