"""A seat has a colour."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Text

revision, down_revision = "2", "1"


def upgrade() -> None:
    op.add_column("seats", Column("tincture", Text, nullable=False, server_default=""))
