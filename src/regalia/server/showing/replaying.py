"""What is made for those who look back: played over from a table's entries, here or in a worker that keeps its past."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from regalia.core.errors import RegaliaError
from regalia.core.files.record import Record
from regalia.core.files.replay import verify
from regalia.core.state import OVER
from regalia.scene.types import Tincture
from regalia.server.keeping import logbook
from regalia.server.keeping.logbook import DEAL, Entry
from regalia.server.keeping.rows import TableRow
from regalia.server.messages import Explained, LogLines, Replayed
from regalia.server.showing.past import Past, kept_past, lines_before, past_of
from regalia.server.showing.sight import Shower, quick_plain


class Look(NamedTuple):
    """`work` is done with the past of a table: so many entries, up to the one with the number `last`. They need not be
    sent where they are known already."""

    row: TableRow
    seats: int
    tinctures: tuple[Tincture, ...]
    entries: Sequence[Entry] | None
    number: int
    last: int
    work: Callable[..., bytes]
    args: tuple[Any, ...]


def look(at: Look) -> bytes | None:
    """What was asked for, as it is sent; None where the entries are not known."""
    shower = Shower.of(at.row.game).in_colours(at.tinctures)
    if at.entries is not None:
        past = past_of(shower.rulebook, at.row, at.seats, at.entries)
    else:
        known = kept_past(at.row.id)
        if known is None or len(known.entries) < at.number or known.entries[at.number - 1].number != at.last:
            return None
        past = known
    return at.work(past, shower, at, *at.args)


def replayed(past: Past, shower: Shower, at: Look, n: int, event: int | None, seat: int | None, whole: bool) -> bytes:
    """The table after n choices, or at an event of the last."""
    state, told = past.state(n, event), past.entries[n].told
    scene = shower.whole_scene(state, seat) if whole else shower.scene(state, seat)
    lines = shower.lines(shower.view(state, seat), seat, n, told)
    shown = Replayed(
        at=n,
        of=at.number - 1,
        scene=quick_plain(scene),
        news=[line for line in lines if event is None or line.event == event],
        over=state.phase == OVER,
    )
    return msgspec.json.encode(shown)


def explained(past: Past, shower: Shower, at: Look, n: int, event: int | None, seat: int | None, key: str) -> bytes:
    """What a thing was and meant for the seat then."""
    return msgspec.json.encode(Explained(of=key, what=shower.explain(past.state(n, event), seat, key)))


def reported(past: Past, shower: Shower, at: Look, n: int, event: int) -> bytes:
    """What an event of an entry had ended; empty where it had ended nothing."""
    moment = past.moment(n, event)
    made = None if moment is None else shower.report(moment)
    return b"" if made is None else msgspec.json.encode(made)


def log_lines(past: Past, shower: Shower, at: Look, before: int, most: int, seat: int | None) -> bytes:
    """What the entries before one told the seat, or a spectator: as it was told to them then."""
    view = shower.view(past.state(at.number - 1), seat)
    lines, start = lines_before(shower, view, seat, past.entries, before, most)
    return msgspec.json.encode(LogLines(lines=lines, start=start))


def recorded(past: Past, shower: Shower, at: Look) -> bytes:
    """The whole game, with its seed."""
    return record_in(past, shower, at).to_json()


def proved(past: Past, shower: Shower, at: Look) -> bytes:
    """What is wrong with the record; nothing where it proves itself."""
    try:
        verify(shower.rulebook, record_in(past, shower, at))
    except RegaliaError as fault:
        return str(fault).encode()
    return b""


def record_in(past: Past, shower: Shower, at: Look) -> Record:
    choices = [entry for entry in past.entries[: at.number] if entry.text != DEAL]
    return logbook.record_of(shower.rulebook, at.row, at.seats, choices)
