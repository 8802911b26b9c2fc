"""The chances over a game as a drawing: a line for each seat, and marks at the turning points that can be followed."""

from __future__ import annotations

from html import escape

from regalia.review.results import Turn, Vector

WIDTH, HEIGHT = 960, 360
LEFT, RIGHT, TOP, BOTTOM = 52, 16, 14, 34
SHARES = (0.0, 0.25, 0.5, 0.75, 1.0)
DASHES = ("", "9 5", "2 4", "12 4 2 4", "5 3", "14 6")
"""Lines are told apart without their colour, too."""


def moment_id(at: int) -> str:
    """The anchor of the moment after so many lines."""
    return f"m{at}"


def curve(
    vectors: list[Vector], turns: list[tuple[Turn, str]], colours: list[str], title: str, shares: list[str]
) -> str:
    """As SVG; turning points have names, `shares` are those of the scale's lines."""
    last = max(1, len(vectors) - 1)

    def x(at: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * at / last, 1)

    def y(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

    parts = [
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="group" aria-labelledby="curve-title">',
        f'<title id="curve-title">{escape(title)}</title>',
    ]
    for share, name in zip(SHARES, shares, strict=True):
        parts.append(f'<path class="scale" d="M{LEFT} {y(share)}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 5}" text-anchor="end">{escape(name)}</text>')
    for seat, colour in enumerate(colours):
        points = " ".join(f"{x(at)},{y(vector[seat])}" for at, vector in _corners(vectors))
        dashes = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if DASHES[seat % len(DASHES)] else ""
        parts.append(f'<polyline points="{points}" style="stroke:var(--{colour}-text)"{dashes}/>')
    for number, (turn, name) in enumerate(turns, 1):
        at, chance = x(turn.until), y(vectors[turn.until][turn.seat])
        parts.append(
            f'<a href="#{moment_id(turn.until)}" aria-label="{number} {escape(name, quote=True)}">'
            f"<title>{escape(name)}</title>"
            f'<circle cx="{at}" cy="{chance}" r="11"/><text class="mark" x="{at}" y="{chance + 5}" '
            f'text-anchor="middle">{number}</text></a>'
        )
    return "\n".join([*parts, "</svg>"])


def _corners(curve: list[Vector]) -> list[tuple[int, Vector]]:
    """The curve without what lies on a level stretch."""
    inner = range(1, len(curve) - 1)
    kept = [at for at in inner if not curve[at - 1] == curve[at] == curve[at + 1]]
    return [(at, curve[at]) for at in sorted({0, *kept, len(curve) - 1})]
