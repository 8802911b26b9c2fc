"""What a process tells the others and asks of them: hints and short-lived keys, never the truth about a table."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from regalia.server.limits import PROMISES_MOST

HERE = -2
"""In place of a version: somebody has come to the table, or gone."""

Heard = Callable[[str, int, str], None]
"""Is told of a table, and of its new version, or `GONE`, or `HERE`; and what was written, where that has come along."""


class Spending(NamedTuple):
    """What a guest has done here, of something that they may do at such a rate, since the others last heard of it."""

    key: str
    rate: float
    spent: int


class Settled(NamedTuple):
    """How many processes count; of what each guest has spent at all of them, how much has not come back yet; by guest
    how many lines are open at others. With `is_new` nobody knows any more which are open here."""

    processes: int
    levels: Sequence[float]
    lines: Mapping[str, int]
    is_new: bool


class Company(Protocol):
    """The other processes."""

    is_many: bool

    @property
    def hears(self) -> bool:
        """Whether what others write is heard of at once."""

    async def open(self, heard: Heard) -> None: ...

    async def close(self) -> None: ...

    def tell(self, table_id: str, version: int, news: str) -> None:
        """Lets the others know, and what was written if anything is said of it; they may hear it late, or never."""

    def look(self, table_id: str, persons: Iterable[str]) -> None:
        """Says who looks at a table from here now."""

    async def elsewhere(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]] | None:
        """Who looks at these tables from other processes; None where nobody can tell now."""

    async def settle(self, spending: Sequence[Spending], lines: Mapping[str, int]) -> Settled | None:
        """Says what guests have done and how many lines of theirs are open here; None where nobody can be told."""

    async def lay_by(self, key: str, text: str, seconds: float) -> None:
        """Remembers something for a while, for whichever process is asked for it."""

    async def take(self, key: str) -> str | None:
        """What was laid by, once."""


class Alone:
    """There are no others; what is laid by lies in memory, and the oldest is forgotten first."""

    is_many = False
    hears = True

    def __init__(self) -> None:
        self._laid: OrderedDict[str, tuple[str, float]] = OrderedDict()

    async def open(self, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass

    def tell(self, table_id: str, version: int, news: str) -> None:
        pass

    def look(self, table_id: str, persons: Iterable[str]) -> None:
        pass

    async def elsewhere(self, table_ids: Iterable[str]) -> dict[str, frozenset[str]] | None:
        return {}

    async def settle(self, spending: Sequence[Spending], lines: Mapping[str, int]) -> Settled | None:
        return None

    async def lay_by(self, key: str, text: str, seconds: float) -> None:
        self._laid[key] = text, time.monotonic() + seconds
        if len(self._laid) > PROMISES_MOST:
            self._laid.popitem(last=False)

    async def take(self, key: str) -> str | None:
        text, ends = self._laid.pop(key, ("", 0.0))
        return text if ends > time.monotonic() else None
