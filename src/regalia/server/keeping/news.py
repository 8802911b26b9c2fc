"""What was written about a table as it travels to other processes: whoever had the version before need not read it."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from regalia.server.keeping.rows import Change, EntryRow, Kept, SeatRow, TableRow

LARGEST = 16 * 1024
"""Signs; more than that is read from the database by whoever wants it."""


class News(msgspec.Struct, array_like=True):
    """Choices: of the table's row only this changes by them."""

    over: int
    flow: str
    entries: list[tuple[int, int | None, str, str, int]]


READ = msgspec.json.Decoder(News)


def news_of(change: Change) -> str:
    """Empty where more was written than choices, or too much."""
    if not change.entries or change.seats or change.chat is not None or change.undone is not None:
        return ""
    entries = [(entry.number, entry.seat, entry.text, entry.told, entry.at) for entry in change.entries]
    text = msgspec.json.encode(News(change.row.over, change.row.flow, entries)).decode()
    return text if len(text) <= LARGEST else ""


def kept_by(news: str, row: TableRow, seats: list[SeatRow]) -> Kept:
    """The table as the database has it one version on."""
    found = READ.decode(news)
    entries = [EntryRow(row.id, *entry) for entry in found.entries]
    return Kept(replace(row, version=row.version + 1, over=found.over, flow=found.flow), seats, entries, [], None)
