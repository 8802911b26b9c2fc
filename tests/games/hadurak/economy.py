"""Economy and length of Hadurak among equal bots: `python -m tests.games.hadurak.economy --games 10`.

Writes the table of docs/balance.md to the screen and its drawings into docs/balance/.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from statistics import mean

import regalia
from regalia.bots import make_bot
from regalia.bots.outlook import Outlook
from regalia.core.game import Game

DRAWINGS = Path(__file__).parents[3] / "docs" / "balance"
PHASES = ("taxation", "wages", "assembly", "draft")
ENDS = ("conquest", "pool", "last round")
WIDTH, ROW, LEFT, TOP = 640, 26, 150, 40
INK, PAPER, COLOURS = "#2a211a", "#fbf6e9", ("#d6a21e", "#9b2d23", "#2b62a3", "#6b6459")


@dataclass
class Measured:
    """What the games of one number of players came to; lists have an entry for each game."""

    rounds: list[int] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)
    crowns: list[float] = field(default_factory=list)
    cities: list[int] = field(default_factory=list)
    most_cities: list[int] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    phases: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, game: Game) -> None:
        s, told = game.state, Counter(event.name for event in game.news(None))
        self.rounds.append(s.round)
        self.choices.append(game.choices / game.seats)
        self.crowns.append(mean(s.crowns))
        held = [len(s.cities_of(seat)) for seat in range(game.seats)]
        self.cities.append(sum(held))
        self.most_cities.append(max(held))
        self.influence.append(max(s.influence))
        self.phases.update({phase: told[phase] for phase in PHASES})
        self.ends[ENDS[0] if not s.is_last else ENDS[1] if s.pool == 0 else ENDS[2]] += 1

    def per_round(self, phase: str) -> float:
        return self.phases[phase] / sum(self.rounds)


def played(seats: int, number: int, bot: str) -> Game:
    game = regalia.new("hadurak", seats=seats, seed=f"economy {seats} {number}")
    bots = [make_bot(bot, f"{number} {seat}") for seat in range(seats)]
    while not game.over:
        seat = game.pending[0].seat
        game.play(bots[seat].choose(Outlook(game, seat)), seat)
    return game


def table(found: dict[int, Measured]) -> str:
    """As Markdown."""
    lines = [
        "| players | games | rounds | choices a baron | taxation / wages / Assembly / draft a round "
        "| crowns a baron at the end | cities held, most by one | best influence "
        "| ended by conquest / pool / last round |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for seats, each in found.items():
        phases = " / ".join(f"{each.per_round(phase):.2f}" for phase in PHASES)
        ends = " / ".join(str(each.ends[end]) for end in ENDS)
        rounds = f"{mean(each.rounds):.1f} ({min(each.rounds)}–{max(each.rounds)})"
        lines.append(
            f"| {seats} | {len(each.rounds)} | {rounds} | {mean(each.choices):.0f} | {phases} "
            f"| {mean(each.crowns):.1f} | {mean(each.cities):.1f}, {mean(each.most_cities):.1f} "
            f"| {mean(each.influence):.1f} | {ends} |"
        )
    return "\n".join(lines)


def plot(title: str, rows: dict[str, list[float]], names: tuple[str, ...] = ()) -> str:
    """Bars as SVG: a row of them for each label."""
    most = max(max(values) for values in rows.values()) or 1.0
    count = max(map(len, rows.values()))
    height = TOP + len(rows) * (ROW * count + 14) + (28 if names else 0)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}"><rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text x="12" y="24" font-weight="bold">{escape(title)}</text>',
    ]
    y = TOP
    for label, values in rows.items():
        parts.append(f'<text x="{LEFT - 10}" y="{y + ROW * count / 2 + 5}" text-anchor="end">{escape(label)}</text>')
        for at, value in enumerate(values):
            width = round((WIDTH - LEFT - 70) * value / most, 1)
            parts.append(f'<rect x="{LEFT}" y="{y + 3}" width="{width}" height="{ROW - 6}" fill="{COLOURS[at]}"/>')
            parts.append(f'<text x="{LEFT + width + 6}" y="{y + 18}">{value:.2f}</text>')
            y += ROW
        y += 14
    for at, name in enumerate(names):
        x = LEFT + at * 115
        parts.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill="{COLOURS[at]}"/>')
        parts.append(f'<text x="{x + 17}" y="{y + 11}">{escape(name)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="for each number of players")
    parser.add_argument("--bot", default="greedy")
    wish = parser.parse_args()
    found: dict[int, Measured] = {}
    for seats in range(2, 7):
        found[seats] = Measured()
        for number in range(wish.games):
            found[seats].add(played(seats, number, wish.bot))
    sys.stdout.write(table(found) + "\n")
    DRAWINGS.mkdir(exist_ok=True)
    labels = {seats: f"{seats} players" for seats in found}
    rounds = {labels[seats]: [mean(each.rounds)] for seats, each in found.items()}
    (DRAWINGS / "hadurak-rounds.svg").write_text(plot("Hadurak: rounds of a game", rounds), "utf-8")
    phases = {labels[seats]: [each.per_round(phase) for phase in PHASES] for seats, each in found.items()}
    drawing = plot("Hadurak: special phases a round", phases, PHASES)
    (DRAWINGS / "hadurak-phases.svg").write_text(drawing, "utf-8")


if __name__ == "__main__":
    main()
