"""A table from its log: entry by entry, as far as they can be applied."""

from collections.abc import Iterable

from novatable.core.errors import Impossible, Refusal
from novatable.server.table import entries
from novatable.server.table.table import Happening, Table

Line = tuple[int, bytes]
"""An entry's number and its bytes."""
Folded = tuple[Table | None, list[Happening], Refusal | None]
"""The table, what happened, and what stopped it before the end of its log, if anything."""


def fold(table_id: str, rows: Iterable[Line]) -> Folded:
    """The table that these rows describe."""
    table: Table | None = None
    happenings: list[Happening] = []
    for seq, body in rows:
        try:
            entry = entries.decode(body)
            if table is None:
                if not isinstance(entry, entries.Opened):
                    return None, [], _lost(seq, "it does not open a table")
                table = Table(table_id, entry)
                happenings.append(Happening(1, entry, [], True, False))
            else:
                happenings.append(table.apply(entry))
        except Impossible as error:  # such as rules that are newer than this program
            return table, happenings, error.refusal
        except Exception as error:
            return table, happenings, _lost(seq, f"{error!s:.200}")
    return table, happenings, None


def _lost(seq: int, why: str) -> Refusal:
    return Refusal("damaged", "entry-lost", {"n": seq, "detail": why})
