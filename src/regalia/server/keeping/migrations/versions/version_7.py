"""What a seat of an unfinished game knew is reviewed, up to an entry, and kept until it is reviewed anew."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, ForeignKey, Integer, Text

revision, down_revision = "7", "6"


def upgrade() -> None:
    op.create_table(
        "own_reviews",
        Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("until", Integer, nullable=False),
        Column("review", Text, nullable=False),
    )
