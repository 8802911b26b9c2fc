"""An entry knows when it was made."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column

revision, down_revision = "3", "2"


def upgrade() -> None:
    op.add_column("entries", Column("at", BigInteger, nullable=False, server_default="0"))
