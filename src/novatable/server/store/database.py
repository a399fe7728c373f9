"""Opening the database: SQLite or PostgreSQL by its URL, brought to the newest schema."""

import os
from importlib import resources
from pathlib import Path
from typing import IO

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from novatable.server.store.errors import StoreFailure

READERS = 4


class Database:
    """Two engines on one database: one connection that writes, a few that read consistent moments."""

    def __init__(self, url: str) -> None:
        self.url = _understood(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: IO[str] | None = None
        if self.sqlite:
            self._lock = _only_process(Path(self.url.database or ""))
        try:
            self.writing, self.reading = _sqlite(self.url) if self.sqlite else _postgresql(self.url)
            migrate(self.writing)
        except BaseException as error:
            self.close()
            if isinstance(error, SQLAlchemyError):
                raise StoreFailure(f"the database cannot be opened: {plain(error)}") from error
            raise

    def close(self) -> None:
        for engine in ("writing", "reading"):
            if hasattr(self, engine):
                getattr(self, engine).dispose()
        if self._lock is not None:
            self._lock.close()


def migrate(engine: Engine) -> None:
    """Bring the schema to the newest version; of several workers one does it and the others wait."""
    config = Config()
    with resources.as_file(resources.files("novatable.server.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7064656)")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def plain(error: BaseException) -> str:
    """The driver's own sentence, without SQLAlchemy's statement and link around it."""
    return str(getattr(error, "orig", None) or error).strip()


def _understood(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        found = None
    if found is not None:
        if found.drivername in ("postgresql", "postgres"):
            found = found.set(drivername="postgresql+psycopg")
        if found.drivername == "postgresql+psycopg":
            return found
        if found.drivername in ("sqlite", "sqlite+pysqlite") and found.database not in (None, "", ":memory:"):
            return found
    raise StoreFailure(
        "the database's URL must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    )  # not repeated here: it may hold a password


def _sqlite(url: URL) -> tuple[Engine, Engine]:
    """WAL: readers go on while one connection writes. synchronous=FULL: a commit survives power loss."""
    writing = create_engine(url, pool_size=1, max_overflow=0, connect_args={"check_same_thread": False})
    reading = create_engine(url, pool_size=READERS, max_overflow=0, connect_args={"check_same_thread": False})
    for engine, more in ((writing, ()), (reading, ("query_only=ON",))):
        pragmas = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", *more)

        @event.listens_for(engine, "connect")
        def prepare(
            connection: DBAPIConnection, _: ConnectionPoolEntry, pragmas: tuple[str, ...] = pragmas
        ) -> None:
            connection.isolation_level = None
            for pragma in pragmas:
                connection.cursor().execute(f"PRAGMA {pragma}")

        # The driver would begin only before a write; then two reads could see two moments.
        @event.listens_for(engine, "begin")
        def begin(connection: object) -> None:
            connection.exec_driver_sql("BEGIN")  # type: ignore[attr-defined]

    return writing, reading


def _postgresql(url: URL) -> tuple[Engine, Engine]:
    try:
        writing = create_engine(url, pool_size=1, max_overflow=0)
        reading = create_engine(
            url, pool_size=READERS, max_overflow=0, pool_pre_ping=True, isolation_level="REPEATABLE READ"
        )
    except ModuleNotFoundError as error:
        raise StoreFailure(
            "PostgreSQL needs the package psycopg: pip install 'novatable[postgres]'"
        ) from error
    return writing, reading


def _only_process(path: Path) -> IO[str]:
    """Lock FILE.lock for this process. The system frees it with the process, also one that was killed."""
    name = path.resolve().with_name(path.name + ".lock")
    try:
        name.parent.mkdir(parents=True, exist_ok=True)
        lock = name.open("a+")
    except OSError as error:
        raise StoreFailure(f"the database {path} cannot be opened: {error.strerror}") from error
    try:
        _lock(lock)
    except OSError as error:
        lock.seek(0)
        holder = lock.read().strip()
        lock.close()
        raise StoreFailure(
            f"the database {path} is in use by another process{holder and f' ({holder})'}. One process "
            "may use a SQLite file; stop the other, or use PostgreSQL for several"
        ) from error
    lock.truncate(0)
    lock.write(f"process {os.getpid()}")
    lock.flush()
    return lock


if os.name == "nt":
    import msvcrt

    def _lock(lock: IO[str]) -> None:
        lock.seek(1 << 20)  # past the words, which others may read
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]

else:
    import fcntl

    def _lock(lock: IO[str]) -> None:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
