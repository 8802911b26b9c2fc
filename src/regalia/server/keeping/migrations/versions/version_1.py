"""People, tables, seats, entries, chat, snapshots."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text

revision, down_revision = "1", None


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str = "number") -> Column[int]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table("people", Column("id", Text, primary_key=True), Column("name", Text, nullable=False))
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("game", Text, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("owner", Text),
        Column("made", BigInteger, nullable=False),
        Column("secret", Text, nullable=False),
        Column("seed", Text),
        Column("start", Text),
        Column("uploaded", Integer, nullable=False),
        Column("over", Integer, nullable=False),
        Column("rematch", Text),
    )
    op.create_index("tables_by_owner", "tables", ["owner"])
    op.create_table(
        "seats",
        _of_table(),
        _number("seat"),
        Column("holder", Text, nullable=False),
        Column("person", Text),
        Column("name", Text, nullable=False),
        Column("level", Text, nullable=False),
        Column("nonce", Text, nullable=False),
        Column("stood_in", Integer, nullable=False),
        Column("resigned", Integer, nullable=False),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries",
        _of_table(),
        _number(),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("told", Text, nullable=False),
    )
    op.create_table(
        "chat",
        _of_table(),
        _number(),
        Column("seat", Integer),
        Column("name", Text, nullable=False),
        Column("text", Text, nullable=False),
    )
    op.create_table("snapshots", _of_table(), _number(), Column("position", Text, nullable=False))
