"""The database's tables. A change here needs a migration; the tests compare the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData()
_SOME_TIME = text("wake IS NOT NULL")

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("erased", LargeBinary),  # seals what is left of an entry whose words were erased, see chain.py
    sqlite_with_rowid=False,  # one tree, in the order in which logs are read; no separate index to go wrong
)

heads = Table(
    "heads",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),  # when the last entry was written, ms
    Column("wake", BigInteger),  # when to look at the table without being asked, ms; 0: at once; NULL: never
    Index("heads_wake", "wake", sqlite_where=_SOME_TIME, postgresql_where=_SOME_TIME),
    sqlite_with_rowid=False,
)

listings = Table(
    "listings",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", Text, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("listings_updated", "listed", "updated"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person_id", Text, primary_key=True),
    Index("members_person", "person_id"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, unique=True),
    Column("name", Text, nullable=False),
    Column("muted", Boolean, nullable=False, server_default=false()),
)

notices = Table(  # what an operator has changed, for running servers to notice
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

reviews = Table(  # of games that are over; of each the newest, perhaps not finished yet
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("purpose", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("made", BigInteger, nullable=False),
    Index("links_table", "table_id"),
)
