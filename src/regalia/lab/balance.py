"""Whether the sides of a game are equal: how often each lord, house or colour wins when equal bots play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from regalia.lab.simulate import Outcome, Tally

WIDTH, ROW, LEFT, RIGHT, TOP, BOTTOM = 720, 34, 170, 40, 34, 40
INK, RULE, FAIR, BAR = "#2a211a", "#c9b78f", "#9b2d23", "#2b62a3"
STEP = 0.05


def by_side(outcomes: Iterable[Outcome]) -> dict[str, Tally]:
    """How each side has done, in the order of their names."""
    tallies: dict[str, Tally] = {}
    for outcome in outcomes:
        for seat, side in enumerate(outcome.sides):
            tallies.setdefault(side, Tally()).add(outcome, seat)
    return dict(sorted(tallies.items()))


def table(tallies: Mapping[str, Tally]) -> str:
    """As Markdown."""
    lines = ["| side | games | won | share | 95 % interval |", "|---|---|---|---|---|"]
    for side, tally in tallies.items():
        low, high = tally.interval
        lines.append(f"| {side} | {tally.games} | {tally.wins:g} | {tally.share:.1%} | {low:.1%} – {high:.1%} |")
    return "\n".join(lines) + "\n"


def plot(tallies: Mapping[str, Tally], title: str) -> str:
    """As SVG: each side's share with its interval, and the share that would be fair."""
    fair = sum(tally.wins for tally in tallies.values()) / max(1, sum(tally.games for tally in tallies.values()))
    most = max([2 * fair, *(tally.interval.high for tally in tallies.values())]) + STEP / 2
    height = TOP + ROW * len(tallies) + BOTTOM
    bottom = height - BOTTOM

    def x(share: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * share / most, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf6e9"/>',
        f'<text x="12" y="22" font-weight="bold">{escape(title)}</text>',
    ]
    for number in range(int(most / STEP) + 1):
        at = x(number * STEP)
        parts.append(f'<path d="M{at} {TOP}V{bottom}" stroke="{RULE}"/>')
        parts.append(f'<text x="{at}" y="{bottom + 18}" text-anchor="middle">{number * STEP:.0%}</text>')
    for row, (side, tally) in enumerate(tallies.items()):
        y = TOP + ROW * row + ROW / 2
        low, high = tally.interval
        parts.append(f'<text x="{LEFT - 10}" y="{y + 5}" text-anchor="end">{escape(side)}</text>')
        parts.append(f'<path d="M{x(low)} {y}H{x(high)}" stroke="{BAR}" stroke-width="5" stroke-linecap="round"/>')
        parts.append(f'<circle cx="{x(tally.share)}" cy="{y}" r="6.5" fill="#fbf6e9" stroke="{BAR}" stroke-width="3"/>')
    parts.append(f'<path d="M{x(fair)} {TOP}V{bottom}" stroke="{FAIR}" stroke-width="2" stroke-dasharray="6 5"/>')
    return "\n".join([*parts, "</svg>"]) + "\n"
