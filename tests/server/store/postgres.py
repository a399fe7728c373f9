"""A PostgreSQL server for the tests: on loopback, with a port, a folder and a life of its own."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.missing import without
from tests.patience import PATIENCE

USER = "postgres" if os.geteuid() == 0 else None
"""PostgreSQL refuses to run as root."""

# Ends the server when it is told to, and when the tests end without a word: then it clears up, too.
GUARD = """
"$@" &
read word
kill -QUIT $!
wait
[ "$word" ] || rm -rf "$0"
"""


class Postgres:
    """A running server; can be stopped and started again."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self._guard: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    def url(self, database: str) -> str:
        return f"postgresql://novatable@127.0.0.1:{self.port}/{database}"

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(sql.encode())
            return found.fetchall() if found.description else []

    def new_schema(self) -> str:
        """The URL of a schema without anything in it; it is made sooner than a database."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return self.url("postgres") + f"?options=-csearch_path%3D{name}"

    def start(self) -> None:
        settings = [
            f"port={self.port}",
            "listen_addresses=127.0.0.1",
            f"unix_socket_directories={self.folder}",
            "fsync=off",  # these tests do not cut the power
            "max_connections=50",
            "deadlock_timeout=100ms",
        ]
        command = [_program("postgres"), "-D", str(self.folder / "data")]
        for setting in settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self._guard = subprocess.Popen(
                ["/bin/sh", "-c", GUARD, str(self.folder), *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                user=USER,
                group=USER,
                cwd=self.folder,
                start_new_session=True,
            )
        for _ in range(600):
            try:
                self.execute("SELECT 1")
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start:\n" + (self.folder / "log").read_text())

    def stop(self) -> None:
        """At once, like a crash: nobody gets an answer any more."""
        if self._guard is not None:
            self._guard.communicate(b"stop\n", timeout=PATIENCE)
            self._guard = None


@contextmanager
def running() -> Iterator[Postgres]:
    """Start a server, or skip the test with the reason; in CI there is no skipping."""
    try:
        initdb = _program("initdb")
    except FileNotFoundError:
        without("postgresql")
    folder = Path(tempfile.mkdtemp(prefix="novatable-pg-"))
    server = Postgres(folder, _free_port())
    try:
        if USER is not None:
            shutil.chown(folder, USER, USER)
        command = [initdb, "-D", str(folder / "data"), "-U", "novatable", "-A", "trust", "--no-sync"]
        subprocess.run(command, check=True, capture_output=True, user=USER, group=USER, cwd=folder)
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def _program(name: str) -> str:
    """Where Debian puts it is not on the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: float(place.parent.name))
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, reversed(places))))
    if found is None:
        raise FileNotFoundError(
            f"PostgreSQL's {name} is not installed (Debian: the package postgresql); it is not tested"
        )
    return found


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
