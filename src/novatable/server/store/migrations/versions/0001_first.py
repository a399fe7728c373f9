"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "heads",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("listings_updated", "listings", ["listed", "updated"])
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.create_index("members_person", "members", ["person_id"])
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, unique=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("links_table", "links", ["table_id"])
