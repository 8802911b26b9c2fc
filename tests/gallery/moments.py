"""The moments of the golden games that are worth a picture: each kind of question, each stage, each report, the end.

Golden games are kept for ever, so a moment is always the same one: so many lines of a record, looked at from one seat.
What no golden game asks is taken from the records of `tests/gallery/rare.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import regalia
from regalia import games
from regalia.core.files.record import Record
from regalia.core.game import Game
from regalia.server.keeping.logbook import witnessed

GOLDEN = Path(__file__).parents[1] / "golden"
RARE = Path(__file__).parent / "rare"


@dataclass(frozen=True, slots=True)
class Moment:
    """`lines` of a record have been played; `then` is played before the eyes of whoever sits at `viewer`."""

    game: str
    name: str
    record: Path
    lines: int
    viewer: int
    plays_on: bool = False  # the next line is played while one looks
    looks_back: bool = False

    @property
    def id(self) -> str:
        return f"{self.game}-{self.seats}-{self.name}"

    @property
    def seats(self) -> int:
        return read(self.record).seats


@cache
def read(path: Path) -> Record:
    return regalia.read_record(path.read_bytes())


def records(game: str) -> list[Path]:
    return sorted(GOLDEN.glob(f"{game}-?.json"))


def of(game: str) -> list[Moment]:
    """All moments of a game: with the fewest and with the most seats, and what only other records have."""
    paths = sorted(records(game), key=lambda path: read(path).seats)
    found: dict[str, Moment] = {}
    for path in (paths[-1], paths[0]):
        for moment in _in_record(game, path):
            found.setdefault(moment.id, moment)
    shown = {moment.name for moment in found.values()}
    for path in paths[1:-1]:
        for moment in _in_record(game, path):
            if moment.name not in shown:
                found.setdefault(moment.id, moment)
    for moment in _rare(game):
        found.setdefault(moment.id, moment)
    return sorted(found.values(), key=lambda moment: (moment.seats, moment.lines, moment.name))


def _in_record(game: str, path: Path) -> Iterator[Moment]:
    record = read(path)
    yield Moment(game, "start", path, 0, _asked(_begun(record)))
    occasions: dict[str, list[Moment]] = {}
    for moment in _occasions(game, path, record):
        occasions.setdefault(moment.name, []).append(moment)
    for found in occasions.values():
        yield found[len(found) // 2]  # in the middle of the game there is most to see
    last = len(record.lines)
    yield Moment(game, "end", path, last, 0)
    yield Moment(game, "look-back", path, last, 0, looks_back=True)


def _rare(game: str) -> Iterator[Moment]:
    """The last question of each record."""
    for path in sorted(RARE.glob(f"{game}-*.json")):
        lines = read(path).lines
        seat = lines[-1].seat
        assert seat is not None
        yield Moment(game, f"asks-{path.stem.partition('-')[2]}", path, len(lines) - 1, seat)


def _begun(record: Record) -> Game:
    return regalia.replay(record, until=0)


def _asked(game: Game) -> int:
    return game.pending[0].seat if game.pending else 0


def _occasions(game: str, path: Path, record: Record) -> Iterator[Moment]:
    """Every time that something is asked, stands on the stage, or is reported."""
    table, playing = games.table(game), _begun(record)
    for at, line in enumerate(record.lines):
        viewer = line.seat if line.seat is not None else 0
        for ask in playing.pending:
            yield Moment(game, f"asks-{ask.kind.id}", path, at, ask.seat)
        for stage in table.scene(playing.view(viewer), viewer).stages:
            yield Moment(game, f"stage-{stage.id.rstrip('-0123456789')}", path, at, viewer)
        if line.seat is None:
            playing.enter(line.seat, line.text)
            continue
        for moment in witnessed(playing, line.seat, line.text):
            event = moment.event
            if table.report is None or event.name not in table.reported:
                continue
            report = table.report(playing.rulebook.view(moment.state, None), event)
            if report is not None:
                touched = report.seats[0] if report.seats else viewer
                yield Moment(game, f"report-{event.name}", path, at, touched, plays_on=True)
