"""Opening the database: SQLite or PostgreSQL by its URL, brought to the newest schema."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from novatable.server.store.errors import StoreFailure
from novatable.server.store.files import check_file, make_private, only_process

READERS = 4
"""Connections, and threads, that read."""

MIGRATING = 0x6E6F7661
"""The number of PostgreSQL's lock under which one worker migrates while the others wait."""

# A commit survives power loss (synchronous, and fullfsync on macOS); readers go on while one writes (WAL).
SQLITE = ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "fullfsync=ON")

# For speed: the last pages of 2,000 live tables stay in memory, and are copied out of the WAL in bulk.
# What is removed is overwritten, not only forgotten (secure_delete).
SQLITE_WRITING = (*SQLITE, "cache_size=-8000", "wal_autocheckpoint=4000", "secure_delete=ON")
SQLITE_READING = (*SQLITE, "query_only=ON")

# A server that has vanished is noticed within seconds, not hours. Settings in the URL override this.
POSTGRESQL = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

# What is acknowledged must be on disk, whatever the server's default; a stricter one stays.
# A worker that hangs in the middle of a transaction must not hold up the others for long.
WRITING = (
    """SELECT set_config('synchronous_commit', 'on', false)
       WHERE current_setting('synchronous_commit') = 'off'""",
    "SET lock_timeout = '3s'",
    "SET idle_in_transaction_session_timeout = '10s'",
)


Opening = Literal["own", "beside"]
"""As a server (with SQLite the only one; migrates to the newest schema), or briefly beside servers."""


class Database:
    """Two engines on one database: one connection that writes, a few that each read one consistent moment."""

    def __init__(self, url: str, how: Opening = "own") -> None:
        self.url = understood(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        with ExitStack() as opened:
            if self.sqlite:
                file = Path(self.url.database or "")
                check_file(file, must_exist=how == "beside")
                if how == "own":
                    opened.enter_context(only_process(file))
                    make_private(file)
            try:
                self.writing, self.reading = _sqlite(self.url) if self.sqlite else _postgresql(self.url)
                opened.callback(self.writing.dispose)  # last, as it clears the WAL away
                opened.callback(self.reading.dispose)
                _migrate(self.writing) if how == "own" else _check_schema(self.writing)
            except (SQLAlchemyError, UnicodeDecodeError) as error:  # the latter: text in a damaged file
                away = not self.sqlite and _is_away(error)
                raise StoreFailure(f"the database cannot be opened: {plain(error)}", away=away) from error
            self._opened = opened.pop_all()

    def scrub(self) -> None:
        """Empty SQLite's write-ahead log, which still has what was removed.

        If somebody reads for longer than a moment, the log is emptied later, as it always is.
        """
        if self.sqlite:
            connection = sqlite3.connect(str(self.url.database), timeout=1, isolation_level=None)
            with closing(connection), suppress(sqlite3.OperationalError):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        self._opened.close()


def plain(error: BaseException) -> str:
    """The driver's own message, without the statement that SQLAlchemy adds."""
    return str(getattr(error, "orig", None) or error).strip()


def shows_damage(error: DBAPIError | UnicodeDecodeError) -> bool:
    """Whether the data is damaged, rather than the database unreachable."""
    if isinstance(error, UnicodeDecodeError):
        return True
    state = getattr(error.orig, "sqlstate", None)
    if state in ("XX001", "XX002"):  # PostgreSQL: data corrupted, index corrupted
        return True
    return _sqlite_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _is_away(error: BaseException) -> bool:
    """Whether PostgreSQL does not answer, is starting or stopping, or has no connection left for us."""
    if not isinstance(error, OperationalError):
        return False
    return getattr(error.orig, "sqlstate", None) in (None, "57P01", "57P02", "57P03", "53300")


def locked(error: Exception) -> bool:
    """Whether something else, perhaps a tool, locked the SQLite file and did not release it in time."""
    return _sqlite_code(error) == sqlite3.SQLITE_BUSY


def _sqlite_code(error: Exception) -> int:
    """SQLite's reason without its details; 0 for other errors."""
    return int(getattr(getattr(error, "orig", None), "sqlite_errorcode", 0)) & 0xFF


def understood(url: str) -> URL:
    try:
        found = make_url(url)
    except ArgumentError:
        found = None
    if found is not None:
        if found.drivername in ("postgresql", "postgresql+psycopg"):
            return found.set(drivername="postgresql+psycopg", query=POSTGRESQL | dict(found.query))
        if found.drivername == "sqlite" and found.database not in (None, "", ":memory:"):
            return found
    # The URL is not repeated: it may hold a password.
    raise StoreFailure("the database's URL must be sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def _sqlite(url: URL) -> tuple[Engine, Engine]:
    # Several threads use a connection, but one after the other: the pool ensures that.
    shared = {"check_same_thread": False}
    writing = _engine(url, 1, connect_args=shared)
    reading = _engine(url, READERS, connect_args=shared)
    _prepare(writing, SQLITE_WRITING)
    _prepare(reading, SQLITE_READING)
    return writing, reading


def _engine(url: URL, connections: int, **options: Any) -> Engine:
    """Keeps stored data out of error messages, as they go into logs."""
    return create_engine(url, pool_size=connections, max_overflow=0, hide_parameters=True, **options)


def _prepare(engine: Engine, pragmas: tuple[str, ...]) -> None:
    @event.listens_for(engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # else Python begins transactions, but only before a write
        for pragma in pragmas:
            connection.cursor().execute(f"PRAGMA {pragma}")

    # A writer takes its lock at the start: had it read first, it would fail if another has written since.
    statement = "BEGIN IMMEDIATE" if pragmas is SQLITE_WRITING else "BEGIN"

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(statement)


def _postgresql(url: URL) -> tuple[Engine, Engine]:
    try:
        writing = _engine(url, 1)
    except ModuleNotFoundError as error:
        raise StoreFailure(
            "PostgreSQL needs the package psycopg: pip install 'novatable[postgres]'"
        ) from error

    @event.listens_for(writing, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        for setting in WRITING:
            connection.cursor().execute(setting)
        connection.commit()

    reading = _engine(url, READERS, pool_pre_ping=True, isolation_level="REPEATABLE READ")

    @event.listens_for(reading, "connect")
    def only_read(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        connection.read_only = True

    return writing, reading


@contextmanager
def _migrations() -> Iterator[Config]:
    config = Config()
    with resources.as_file(resources.files("novatable.server.store") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config


def newest_schema() -> str:
    """The revision of the schema that this program uses."""
    with _migrations() as config:
        return str(ScriptDirectory.from_config(config).get_current_head())


def _check_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        raise StoreFailure("there is no Novatable database there")
    if found != newest_schema():
        raise StoreFailure(
            f"the database has schema {found}, this Novatable {newest_schema()}: "
            "start the server of this version once, or use the version that the server has"
        )


def _migrate(engine: Engine) -> None:
    with _migrations() as config, engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise StoreFailure(
                "the database was made by a newer Novatable than this one; use that, or another database"
            ) from error
