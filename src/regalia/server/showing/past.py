"""How a table stood at every moment of its past: played over once, and kept for those who look back now."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from operator import eq
from typing import Any, NamedTuple

from regalia.core.game import Game
from regalia.core.rulebook import Rulebook
from regalia.scene.types import NewsItem
from regalia.server.keeping import logbook
from regalia.server.keeping.logbook import DEAL, Entry, Moment
from regalia.server.keeping.rows import TableRow
from regalia.server.showing.sight import Shower

TABLES, STRIDE, RECENT = 4, 24, 48
"""So many tables are kept, a game every so many entries, and all moments of so many entries."""


class Played(NamedTuple):
    """An entry played over: its moments, and the game after it."""

    moments: list[Moment]
    game: Game


class Past:
    """The standing entries of one table, which can be played over from several places."""

    def __init__(self, rulebook: Rulebook, row: TableRow, seats: int, entries: Sequence[Entry]) -> None:
        self._begin = rulebook, row, seats
        self.entries = list(entries)
        self._games: dict[int, Game] = {}
        self._recent: OrderedDict[int, Played] = OrderedDict()
        self._lock = threading.Lock()

    def fits(self, row: TableRow, entries: Sequence[Entry]) -> bool:
        """Whether the game is the same and these entries are, as far as both go."""
        began = self._begin[1]
        return (began.seed, began.start) == (row.seed, row.start) and all(map(eq, self.entries, entries))

    def state(self, at: int, event: int | None = None) -> Any:
        """The table after an entry, or at one of its events."""
        moment = None if event is None else self.moment(at, event)
        return self.played(at).game.state if moment is None else moment.state

    def moment(self, at: int, event: int) -> Moment | None:
        """An event with the table as it stood then; None for the deal, and where today's rules tell something else."""
        moments = self.played(at).moments
        return moments[event] if event < len(moments) == len(self.entries[at].told) else None

    def played(self, at: int) -> Played:
        with self._lock:
            found = self._recent.pop(at, None) or self._play(at)
            self._recent[at] = found
            if len(self._recent) > RECENT:
                self._recent.popitem(last=False)
            return found

    def _play(self, at: int) -> Played:
        """What the deal told is not witnessed: all of it shows the table as it was dealt."""
        if self.entries[at].text == DEAL:
            return Played([], self._games.setdefault(at, logbook.dealt(*self._begin)))
        game, entry = self._after(at - 1).clone(), self.entries[at]
        moments = logbook.witnessed(game, entry.seat, entry.text)
        return Played(moments, game)

    def _after(self, at: int) -> Game:
        """The game after an entry, played on from the nearest place before it that was kept."""
        if at in self._recent:
            return self._recent[at].game
        nearest = max((kept for kept in self._games if kept <= at), default=0)
        if nearest not in self._games:
            self._games[nearest] = logbook.dealt(*self._begin)
        game = self._games[nearest].clone()
        for number in range(nearest + 1, at + 1):
            entry = self.entries[number]
            game.enter(entry.seat, entry.text)
            if number % STRIDE == 0:
                self._games.setdefault(number, game.clone())
        return game


class Kept:
    """Answers that were made once, at most so many bytes of them; those asked for last stay."""

    def __init__(self, most: int) -> None:
        self._left = most
        self._answers: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        if key in self._answers:
            self._answers.move_to_end(key)
        return self._answers.get(key)

    def put(self, key: Hashable, answer: bytes) -> None:
        self._left += len(self._answers.pop(key, b"")) - len(answer)
        self._answers[key] = answer
        while self._left < 0:
            self._left += len(self._answers.popitem(last=False)[1])


_pasts: OrderedDict[str, Past] = OrderedDict()


def past_of(rulebook: Rulebook, row: TableRow, seats: int, entries: Sequence[Entry]) -> Past:
    """What is kept of a table's past, or a new one; of the tables longest not looked back at nothing is kept."""
    past = _pasts.pop(row.id, None)
    if past is None or not past.fits(row, entries):
        past = Past(rulebook, row, seats, entries)
    past.entries[len(past.entries) :] = entries[len(past.entries) :]
    _pasts[row.id] = past
    while len(_pasts) > TABLES:
        _pasts.popitem(last=False)
    return past


def kept_past(table_id: str) -> Past | None:
    """What is kept of a table's past as it is; it stays among those looked at last."""
    if table_id in _pasts:
        _pasts.move_to_end(table_id)
    return _pasts.get(table_id)


def lines_before(
    shower: Shower, view: Any, viewer: int | None, entries: Sequence[Entry], before: int, most: int
) -> tuple[list[NewsItem], int]:
    """What the entries before one told the viewer, whole entries, `most` lines or a few more; and the first entry."""
    found: list[list[NewsItem]] = []
    count, start = 0, before
    while start > 0 and count < most:
        start -= 1
        found.append(shower.lines(view, viewer, start, entries[start].told))
        count += len(found[-1])
    return [line for lines in reversed(found) for line in lines], start
