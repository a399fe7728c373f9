"""Reading a table's log, and checking that it is what was written."""

from collections.abc import Iterator

from sqlalchemy import BigInteger, Connection, LargeBinary, bindparam, cast, select
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
_HEAD = HEADS.where(heads.c.table_id == bindparam("table"))
_LOG = ENTRIES.where(entries.c.table_id == bindparam("table")).order_by(entries.c.seq)
_AT = _LOG.where(entries.c.seq == bindparam("after"))
_AFTER = _LOG.where(entries.c.seq > bindparam("after"))


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
    wanted = {"table": table, "after": after}
    at = connection.execute(_HEAD, wanted).first()
    head = None if at is None else Head(*at)
    start = NOTHING
    if after > 0:
        known = connection.execute(_AT, wanted).first()
        if known is None:
            if head is None and connection.execute(_LOG.limit(1), wanted).first() is None:
                raise Removed(table)
            raise Broken(f"entry {after} was there and is missing")
        start = Head(after, known[2])
    found = connection.execute(_AFTER if after > 0 else _LOG, wanted)
    yield from verified(
        table, start, ((seq, body, digest, erased) for seq, body, digest, erased in found), head
    )
