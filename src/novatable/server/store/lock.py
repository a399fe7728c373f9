"""One process per SQLite file."""

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
        file.seek(1 << 20)  # past the words, which others may read
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def only_process(database: Path) -> Iterator[None]:
    """Hold DATABASE.lock, or say who does. The system frees it with its process, however that ends."""
    real = database.resolve()
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        file = real.with_name(real.name + ".lock").open("a+")
    except OSError as error:
        raise StoreFailure(
            f"the database {database} cannot be opened: {error.strerror} ({error.filename})"
        ) from error
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
