"""Games in which one seat plays its worst option at five known moments: `python -m tests.review.planting [GAME…]`.

All seats are played by knights. A moment is taken where, in worlds as the seat imagines them, the worst of its options
is far behind the best by many playouts with seeds of their own; moments lie apart, so that each is a blunder by itself.
"""

from __future__ import annotations

import sys
from pathlib import Path
from statistics import fmean

import msgspec

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.bots.greedy import likeliest
from regalia.core.asking import Option
from regalia.core.files.record import Record
from regalia.core.game import Game
from regalia.review.worth import Worth

FOLDER = Path(__file__).parents[1] / "golden" / "blunders"
BLUNDERS, SEAT, SEATS = 5, 0, {"tiny": 3}
USUAL_SEATS = 4
CLEAR = 0.12
"""Chance that a planted blunder gives away at least."""
APART = 12
"""Choices between two of them."""
WORLDS, LIKELY, UNLIKELY = 12, 5, 7


class Planted(msgspec.Struct, frozen=True, kw_only=True):
    """After how many lines the seat blundered, and the record as it is written."""

    seat: int
    at: list[int]
    record: Record


def read(name: str) -> Planted:
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Planted)


def plant(name: str, seed: int) -> Planted | None:
    """A game with five blunders, if there were moments for so many."""
    seats = SEATS.get(name, USUAL_SEATS)
    game = regalia.new(name, seats=seats, seed=seed)
    bots = [make_bot("knight", f"{seed}/{seat}") for seat in range(seats)]
    worth, at = Worth(game.rulebook, seats, 1), list[int]()
    while not game.over:
        seat = game.pending[0].seat
        option = bots[seat].choose(Outlook(game, seat))
        if seat == SEAT and len(at) < BLUNDERS and (not at or game.choices - at[-1] >= APART):
            worst = clearly_worst(game, seat, worth)
            if worst is not None:
                at.append(game.choices)
                option = worst
        game.play(option, seat)
    return Planted(seat=SEAT, at=at, record=game.record()) if len(at) == BLUNDERS else None


def clearly_worst(game: Game, seat: int, worth: Worth) -> Option | None:
    """The worst of the likeliest and the unlikeliest options, where it is far behind the best."""
    outlook = Outlook(game, seat)
    everything = [*outlook.ask.options]
    order = likeliest(outlook.ask, game.rulebook.sense, len(everything))
    tried = [*dict.fromkeys([*order[:LIKELY], *order[-UNLIKELY:]])]
    results = []
    for number in range(WORLDS):
        name = f"planting/{game.choices}/{number}"
        world = outlook.imagine(name, history=True)
        results.append([worth.after(world, seat, option, game.choices, name)[seat] for option in tried])
        if (
            number == 2
            and max(map(fmean, zip(*results, strict=True))) - min(map(fmean, zip(*results, strict=True))) < CLEAR
        ):
            return None
    means = [fmean(column) for column in zip(*results, strict=True)]
    return tried[means.index(min(means))] if max(means) - min(means) >= CLEAR else None


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or games.names():
        found = next(filter(None, (plant(name, seed) for seed in range(1, 40))), None)
        if found is None:
            sys.exit(f"{name}: no game has {BLUNDERS} moments in which an option is clearly worst")
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(found) + b"\n")


if __name__ == "__main__":
    main()
