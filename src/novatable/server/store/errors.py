"""The store's errors."""

from novatable.core.errors import Refusal
from novatable.server.store.rows import Row


class StoreFailure(Exception):
    """The database could not do it: the disk is full, the connection is lost, the file is in use.

    Nothing was written, except perhaps when `unsure`: then the connection broke during the commit and could
    not be restored to check. Whoever holds a live table must then read it again before going on.
    """

    def __init__(self, words: str, unsure: bool = False, away: bool = False) -> None:
        super().__init__(words)
        self.unsure = unsure
        self.away = away
        """Whether the database's server could not be reached: it may be back soon."""


class Conflict(Exception):
    """Somebody else has written that entry already. Read what is there and decide again."""


class Damaged(Exception):
    """A table's log is not what was written. `rows` (1 to `last_good`) are; `why` says what is wrong."""

    def __init__(self, table: str, last_good: int, why: str, rows: list[Row]) -> None:
        super().__init__(f"the log of table {table} is damaged after entry {last_good}: {why}")
        self.table = table
        self.last_good = last_good
        self.why = why
        self.rows = rows

    @property
    def refusal(self) -> Refusal:
        """What people at the table are told."""
        return Refusal("damaged", "log-damaged", {"n": self.last_good, "detail": self.why})


class Removed(Exception):
    """The log was there and has been removed, by the operator or because its time was up."""
