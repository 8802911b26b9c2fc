"""The tables of the database, as they are now; `migrations/` brings an older one up to date."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
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
    Column("version", Integer, nullable=False),
    Column("flow", Text, nullable=False),
    Column("origin", Text),
    Column("origin_at", Integer),
    Index("tables_by_owner", "owner"),
    Index("tables_by_origin", "origin"),
)
SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, nullable=False),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("stood_in", Integer, nullable=False),
    Column("resigned", Integer, nullable=False),
    Column("tincture", Text, nullable=False),
    Index("seats_by_person", "person"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("told", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
)
REVIEWS = Table(
    "reviews",
    METADATA,
    _of_table(),
    Column("review", Text, nullable=False),
)
OWN_REVIEWS = Table(
    "own_reviews",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("until", Integer, nullable=False),
    Column("review", Text, nullable=False),
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("position", Text, nullable=False),
)
