"""Reading a table's log, and checking that it is what was written."""

from collections.abc import Iterator

from sqlalchemy import BigInteger, Connection, LargeBinary, cast, select
from sqlalchemy.exc import DBAPIError

from novatable.server.store.chain import NOTHING, Broken, Head, verified
from novatable.server.store.database import plain, shows_damage
from novatable.server.store.errors import Damaged, Removed
from novatable.server.store.rows import Row
from novatable.server.store.schema import entries, heads

# In a damaged SQLite file any column may hold a value of any type; after these casts it is a wrong value.
HEADS = select(cast(heads.c.seq, BigInteger), cast(heads.c.hash, LargeBinary))
ENTRIES = select(
    cast(entries.c.seq, BigInteger),
    cast(entries.c.body, LargeBinary),
    cast(entries.c.hash, LargeBinary),
    cast(entries.c.erased, LargeBinary),
)


def read_log(table: str, after: int, connection: Connection) -> list[Row]:
    """The entries after `after`; Damaged if they are not what was written; Removed if none are left."""
    rows: list[Row] = []
    try:
        for row in _entries(table, after, connection):
            rows.append(row)
    except (DBAPIError, UnicodeDecodeError) as error:
        if not shows_damage(error):
            raise
        why = f"the database cannot read on: {plain(error)}"
        connection.rollback()
    except Broken as broken:
        why = str(broken)
    else:
        return rows
    if after > 0:
        rows = read_log(table, 0, connection)  # finds what is good before `after`, too
    raise Damaged(table, len(rows), why, rows)


def _entries(table: str, after: int, connection: Connection) -> Iterator[Row]:
    at = connection.execute(HEADS.where(heads.c.table_id == table)).first()
    head = None if at is None else Head(*at)
    log = ENTRIES.where(entries.c.table_id == table).order_by(entries.c.seq)
    start = NOTHING
    if after > 0:
        known = connection.execute(log.where(entries.c.seq == after)).first()
        if known is None:
            if head is None and connection.execute(log.limit(1)).first() is None:
                raise Removed(table)
            raise Broken(f"entry {after} was there and is missing")
        start = Head(after, known[2])
        log = log.where(entries.c.seq > after)
    found = connection.execute(log)
    yield from verified(
        table, start, ((seq, body, digest, erased) for seq, body, digest, erased in found), head
    )
