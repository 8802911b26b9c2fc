"""Alembic keeps the version from here on, not a table of our own."""

from __future__ import annotations

from alembic import op

from regalia.server.keeping.upgrading import OWN_VERSIONS

revision, down_revision = "4", "3"


def upgrade() -> None:
    op.execute(f"DROP TABLE IF EXISTS {OWN_VERSIONS}")
