"""The standing entries of a table in memory: the last as they are, those of long ago packed together."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import overload

import msgspec

from regalia.server.keeping.logbook import DEAL, Entry

BLOCK, RECENT = 64, 128
"""So many are packed together, and at least so many of the last are not: what is shown to whoever comes."""
LEVEL = 1
READ = 16
"""Blocks that were read last stay read for a while."""


@lru_cache(READ)
def _unpacked(block: bytes) -> list[Entry]:
    return msgspec.json.decode(zlib.decompress(block), type=list[Entry])


class Entries(Sequence[Entry]):
    """A long game has told more than all else that it has; hardly anybody looks back so far."""

    __slots__ = ("_blocks", "_last", "_recent")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._blocks: list[bytes] = []
        self._recent: list[Entry] = []
        self._last: dict[int | None, int] = {}  # by seat, where its last choice stands
        for entry in entries:
            self.append(entry)

    def append(self, entry: Entry) -> None:
        if entry.text != DEAL:
            self._last[entry.seat] = len(self)
        self._recent.append(entry)
        if len(self._recent) >= RECENT + BLOCK:
            self._blocks.append(zlib.compress(msgspec.json.encode(self._recent[:BLOCK]), LEVEL))
            del self._recent[:BLOCK]

    def copy(self) -> Entries:
        """As they are now, whatever is appended later."""
        found = Entries()
        found._blocks, found._recent, found._last = self._blocks[:], self._recent[:], self._last.copy()
        return found

    def last_of(self, seat: int | None) -> int:
        """Where the seat's last entry stands; -1 where it has none."""
        return self._last.get(seat, -1)

    def __len__(self) -> int:
        return BLOCK * len(self._blocks) + len(self._recent)

    def __iter__(self) -> Iterator[Entry]:
        for block in self._blocks:
            yield from _unpacked(block)
        yield from self._recent

    @overload
    def __getitem__(self, at: int) -> Entry: ...

    @overload
    def __getitem__(self, at: slice) -> list[Entry]: ...

    def __getitem__(self, at: int | slice) -> Entry | list[Entry]:
        if isinstance(at, slice):
            return [self._one(number) for number in range(*at.indices(len(self)))]
        if not -len(self) <= at < len(self):
            raise IndexError("there is no such entry")
        return self._one(at % len(self))

    def _one(self, at: int) -> Entry:
        packed = BLOCK * len(self._blocks)
        return self._recent[at - packed] if at >= packed else _unpacked(self._blocks[at // BLOCK])[at % BLOCK]
