"""One game of each as OpenSpiel writes it down; `python -m tests.playthroughs` writes them anew.

They are kept packed: a state is thousands of numbers. Files of OpenSpiel's own form come out of `unpacked`.
"""

from __future__ import annotations

import gzip
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough
from tests.shipped import SHIPPED

from regalia import games
from regalia.lab import openspiel

FOLDER = Path(__file__).parent / "golden" / "playthroughs"
SEED = 7


def game_string(id: str) -> str:
    """The smallest table, and few rounds where a game can be so short."""
    rulebook = games.find(id)
    is_long = any(option.id == "max_rounds" for option in rulebook.options)
    options = ',options={"max_rounds": 2}' if is_long else ""
    return f"{openspiel.game_type(rulebook).short_name}(seats={rulebook.seats[0]}{options})"


def file_of(id: str) -> Path:
    return FOLDER / f"{id}.txt.gz"


def unpacked(id: str) -> str:
    return gzip.decompress(file_of(id).read_bytes()).decode()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for id in SHIPPED:
        text = playthrough(game_string(id), None, seed=SEED)
        file_of(id).write_bytes(gzip.compress((text + "\n").encode(), 9, mtime=0))
