"""For years: when a table was last used and when to look at it again, erasing, muting, notices."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("heads", sa.Column("at", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("heads", sa.Column("wake", sa.BigInteger))
    there = sa.text("wake IS NOT NULL")
    op.create_index("heads_wake", "heads", ["wake"], sqlite_where=there, postgresql_where=there)
    op.add_column("entries", sa.Column("erased", sa.LargeBinary))
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.execute("INSERT INTO notices (id, kind, name, made) VALUES (0, 'ready', '', 0)")
    listed = "FROM listings WHERE listings.table_id = heads.table_id"
    op.execute(f"UPDATE heads SET at = COALESCE((SELECT updated {listed}), 0)")
    # Which of the running games have something due is not known here: each is checked once.
    op.execute(f"UPDATE heads SET wake = 0 WHERE (SELECT status {listed}) = 'playing'")
