"""A table has a version, which every change counts on, and keeps how it flows: who holds, who asks to take back."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, Text

revision, down_revision = "5", "4"


def upgrade() -> None:
    op.add_column("tables", Column("version", Integer, nullable=False, server_default="0"))
    op.add_column("tables", Column("flow", Text, nullable=False, server_default=""))
