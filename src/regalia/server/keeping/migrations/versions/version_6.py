"""Reviews are kept with their tables; a table knows from which moment of which other one it was played on."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

revision, down_revision = "6", "5"


def upgrade() -> None:
    op.add_column("tables", Column("origin", Text))
    op.add_column("tables", Column("origin_at", Integer))
    op.create_index("tables_by_origin", "tables", ["origin"])
    op.create_table(
        "reviews",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("review", Text, nullable=False),
    )
