"""A ladder as one page of HTML with its plots in it; nothing is loaded from elsewhere. Needs `regalia[plots]`."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from io import StringIO
from typing import TYPE_CHECKING

from regalia.core.errors import RegaliaError
from regalia.lab.rating.ladder import Ladder, Standings

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAPER, INK = "#fbf6e9", "#2a211a"
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>{title}</title>
<style>body {{ font: 16px/1.5 serif; background: {paper}; color: {ink}; max-width: 60em; margin: 2em auto }}
table {{ border-collapse: collapse }} td, th {{ padding: 2px 12px; text-align: right; border-bottom: 1px solid #cbb }}
td:first-child, th:first-child {{ text-align: left }} svg {{ max-width: 100%; height: auto }}</style>
<h1>{title}</h1>
<p>{about}</p>
<table><tr><th>bot<th>strength<th>95 % interval<th>games<th>share of wins<th>ms a choice</tr>
{rows}
</table>
<h2>Strength</h2>
{strength}
<h2>Strength against thinking time</h2>
{time}
</html>
"""


def written(ladder: Ladder, standings: Standings, count: int) -> str:
    title = f"Ladder: {ladder.game}, {ladder.seats} seats"
    about = (
        f"{count} games, seed {ladder.seed}, options {dict(ladder.options) or 'as usual'}. Strength is openskill's "
        "(Plackett–Luce, 25 for whoever is unknown); time is the processor's."
    )
    rows = "\n".join(
        f"<tr><td>{escape(bot)}<td>{one.mu:.1f}<td>{one.interval.low:.1f} – {one.interval.high:.1f}<td>{one.games}"
        f"<td>{one.wins / one.games if one.games else 0:.1%}<td>{one.milliseconds:.1f}</tr>"
        for bot, one in standings.items()
    )
    drawings = {"strength": _drawn(_strength, standings), "time": time_drawing(standings)}
    return PAGE.format(title=escape(title), about=escape(about), rows=rows, paper=PAPER, ink=INK, **drawings)


def table(standings: Standings) -> str:
    """The same numbers as the page's, in Markdown."""
    rows = [
        f"| `{bot}` | {one.mu:.1f} | {one.interval.low:.1f} – {one.interval.high:.1f} | {one.games} "
        f"| {one.wins / one.games:.1%} | {one.places / one.games:.2f} | {one.milliseconds:.1f} |"
        for bot, one in standings.items()
        if one.games
    ]
    head = [
        "| bot | strength | 95 % interval | games | share of wins | mean place | ms a choice |",
        "|---|---|---|---|---|---|---|",
    ]
    return "\n".join([*head, *rows])


def time_drawing(standings: Standings) -> str:
    """Strength against thinking time, as SVG; the same for the same standings."""
    return _drawn(_time, standings)


def _strength(axes: Axes, standings: Standings) -> None:
    names, places = list(standings), range(len(standings))
    margins = [one.interval.high - one.mu for one in standings.values()]
    axes.errorbar([one.mu for one in standings.values()], places, xerr=margins, fmt="o", capsize=4, color=INK)
    axes.set_yticks(places, names)
    axes.invert_yaxis()
    axes.set_xlabel("strength, with 95 % interval")


def _time(axes: Axes, standings: Standings) -> None:
    known = {bot: one for bot, one in standings.items() if one.choices}
    times = [max(one.milliseconds, 0.001) for one in known.values()]
    margins = [one.interval.high - one.mu for one in known.values()]
    axes.errorbar(times, [one.mu for one in known.values()], yerr=margins, fmt="o", capsize=4, color=INK)
    for (bot, one), at in zip(known.items(), times, strict=True):
        axes.annotate(bot, (at, one.mu), textcoords="offset points", xytext=(7, 5))
    axes.set_xscale("log")
    axes.set_xlabel("ms of the processor for a choice")
    axes.set_ylabel("strength")


def _drawn(draw: Callable[[Axes, Standings], None], standings: Standings) -> str:
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError as error:
        raise RegaliaError("plots need matplotlib: pip install 'regalia[plots]'") from error
    with rc_context({"svg.hashsalt": "regalia", "svg.fonttype": "none"}):
        figure = Figure(figsize=(9, 1.5 + 0.4 * len(standings)), facecolor=PAPER, layout="constrained")
        axes = figure.add_subplot(facecolor=PAPER)
        draw(axes, standings)
        axes.grid(alpha=0.3)
        file = StringIO()
        figure.savefig(file, format="svg", metadata={"Date": None})
    text = file.getvalue()
    return text[text.index("<svg") :]
