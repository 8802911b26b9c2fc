"""Writes docs/ladder.md and its drawings from the games that are kept beside it: `python -m tests.ladder_page`.

In each folder of `docs/ladder` lies what `regalia ladder --out` has written, and `commit`: whose bots have played.
"""

from __future__ import annotations

import json
from pathlib import Path

from regalia.lab.rating import report
from regalia.lab.rating.ladder import Ladder, Standings, read_games, standings_of

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "ladder.md"
FOLDER = ROOT / "docs" / "ladder"

HEAD = """# The ladder

How strong our bots are, and what their strength costs: rated by `regalia ladder` ([how](selfplay.md#the-ladder)).
Strength is [openskill](https://openskill.me)'s (Plackett–Luce, 25 for whoever is unknown), with a 95 % interval; it
counts every place, not wins alone, and strengths of different games cannot be compared. Time is the processor's, for
one choice, all processes of a bot together. Shares and places are not strength: whoever is known least plays most,
against its like. `search:0.03cpu` searches for at most 0.03 s of the processor; what stands behind an `@` is the
commit of the checkout in which the bot lives: the bots of that day, kept as they were.

Few games were played so far, for a first look: where intervals overlap, who is stronger is not known. Each table says
whose bots have played; what changed since is not in it. Each ladder goes on, with twice as many games, by the command
under it (for `@5b33a07` after `git worktree add 5b33a07 5b33a07`). This page is made of the kept games by `python -m
tests.ladder_page`.
"""


def kept() -> dict[str, Path]:
    """The games of the ladders, by game."""
    return {path.parent.name: path for path in sorted(FOLDER.glob("*/games.jsonl"))}


def read(path: Path) -> tuple[Ladder, Standings, int]:
    described, *played = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    bots = dict.fromkeys(bot for one in played for bot in one["bots"])
    ladder = Ladder(described["game"], tuple(sorted(bots)), described["seats"], described["seed"], described["options"])
    found = read_games(path, ladder)
    return ladder, standings_of(ladder, found), len(found)


def chapter(game: str, path: Path) -> str:
    ladder, standings, count = read(path)
    command = (
        f"regalia ladder {game} {' '.join(standings)} --seats {ladder.seats} --seed {ladder.seed} --games {2 * count}"
        f" --out docs/ladder/{game}"
    )
    return f"""## {game}

{count} games at {ladder.seats} seats, with the bots of commit {path.with_name("commit").read_text("utf-8").strip()}.

{report.table(standings)}

![Strength against thinking time](ladder/{game}/time.svg)

    {command}
"""


def page() -> str:
    return "\n".join([HEAD, *(chapter(game, path) for game, path in kept().items())])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    for game, path in kept().items():
        drawing = report.time_drawing(read(path)[1])
        (FOLDER / game / "time.svg").write_text(drawing + "\n", encoding="utf-8")
