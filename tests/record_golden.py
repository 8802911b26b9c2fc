"""Records the golden games anew, when the rules change on purpose: `python -m tests.record_golden [GAME …]`.

Where no position of a game's present form is kept yet, one from the middle of its first golden game is added.
"""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.lab.trials import Golden, trials_of

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"
POSITIONS = GOLDEN / "positions"


def path_of(id: str, number: int) -> Path:
    return GOLDEN / f"{id}-{number}.json"


def play(id: str, number: int, setup: Golden) -> regalia.Game:
    """The golden game of that number, which is also its seed."""
    seed = f"golden {number}"
    game = regalia.new(id, seats=setup.seats, seed=seed, options=setup.options)
    bots = [make_bot(setup.bot, f"{seed}/{seat}") for seat in range(setup.seats)]
    while not game.over:
        seat = game.pending[0].seat
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return game


def position_path(id: str) -> Path:
    """A position of the game's present form, which must be readable for ever."""
    return POSITIONS / f"{id}-{games.find(id).form.number}.json"


def keep_position(id: str) -> None:
    record = regalia.read_record(path_of(id, 1).read_bytes())
    middle = regalia.replay(record, until=len(record.lines) // 2)
    position_path(id).write_bytes(msgspec.json.encode(middle.position()) + b"\n")


def record(id: str) -> list[Path]:
    """The files that were written."""
    written = []
    for number, setup in enumerate(trials_of(id).golden_games, 1):
        path_of(id, number).write_bytes(play(id, number, setup).record().to_json())
        written.append(path_of(id, number))
    if path_of(id, 1).exists() and not position_path(id).exists():
        keep_position(id)
        written.append(position_path(id))
    return written


def main(ids: list[str]) -> None:
    written = [path.relative_to(ROOT).as_posix() for id in ids or games.names() for path in record(id)]
    click.echo(f"written: {', '.join(written) or 'nothing, since no trials.toml wishes for golden games'}")


if __name__ == "__main__":
    main(sys.argv[1:])
