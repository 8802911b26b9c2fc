"""What pages of reviews are made of: the page itself, headings, tables, and the curve with the names of its lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from regalia import games, scene
from regalia.core.files.record import Record
from regalia.core.words import SeatName, Words
from regalia.review.drawing import SHARES, curve, moment_id
from regalia.review.results import Vector
from regalia.review.telling import Sayer, ToldChoice, ToldTurn

TOKENS = Path(scene.__file__).parent / "art" / "tokens.css"
STYLE = """
body { margin: 0 auto; max-width: 62rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.45 var(--serif); }
h1, h2, h3 { line-height: 1.2; } h2 { margin-top: 2rem; }
svg { width: 100%; height: auto; background: var(--panel); border: 1px solid var(--rule); }
svg text { fill: var(--ink); font-size: 14px; } svg .scale { stroke: var(--rule); }
svg polyline { fill: none; stroke-width: 3; stroke-linejoin: round; }
svg circle { fill: var(--panel); stroke: var(--ink); stroke-width: 2; } svg .mark { font-weight: bold; }
table { border-collapse: collapse; width: 100%; background: var(--panel); }
th, td { border: 1px solid var(--rule); padding: .25rem .5rem; text-align: left; vertical-align: top; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; } .soft { color: var(--ink-soft); } tr:target { background: var(--ground-2); }
.key { display: inline-block; width: 2.6rem; border-top: 4px solid; margin-right: .4rem; vertical-align: middle; }
a { color: var(--wax-text); } a:focus-visible, summary:focus-visible, .wide:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 2px; }
svg a:focus-visible circle { stroke: var(--focus); stroke-width: 5; }
summary { cursor: pointer; padding: .4rem 0; }
"""


class Pieces:
    """In one language, for the players of one record."""

    def __init__(self, record: Record, words: Words) -> None:
        self.words, self.say = words, Sayer(words)
        self.colours = games.find(record.game).tinctures[: record.seats]
        self.names = [words.name(seat) for seat in range(record.seats)]

    def page(self, title: str, about: str, parts: Iterable[str]) -> str:
        """As HTML to keep."""
        lines = [
            "<!doctype html>",
            f'<html lang="{self.words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{TOKENS.read_text(encoding='utf-8')}{STYLE}</style></head><body><main>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(about)}</p>",
            *parts,
            "</main></body></html>",
        ]
        return "\n".join(lines) + "\n"

    def heading(self, name: str, about: str = "") -> list[str]:
        said = [f"<h2>{escape(self.say(name))}</h2>"]
        return [*said, f'<p class="soft">{escape(self.say(about))}</p>'] if about else said

    def curve(self, vectors: list[Vector], turns: list[ToldTurn]) -> list[str]:
        keys = [
            f'<span><span class="key" style="border-color:var(--{colour}-text)"></span>{escape(name)}</span> '
            for colour, name in zip(self.colours, self.names, strict=True)
        ]
        return [
            *self.heading("review-curve", "review-curve-about"),
            curve(
                vectors,
                [(told.turn, self._turn_head(told)) for told in turns],
                [*self.colours],
                self.say("review-curve"),
                [self.say.share(share) for share in SHARES],
            ),
            f"<p>{''.join(keys)}</p>",
        ]

    def turns(self, turns: list[ToldTurn]) -> list[str]:
        if not turns:
            return [*self.heading("review-turns"), f"<p>{escape(self.say('review-no-turns'))}</p>"]
        return [*self.heading("review-turns"), "<ol>", *map(self._turn, turns), "</ol>"]

    def _turn(self, told: ToldTurn) -> str:
        say, turn = self.say, told.turn
        lucky = [say("review-turn-luck", change=say.change(turn.luck))] if turn.luck else []
        more = "".join(f"<br>{escape(line)}" for line in (*map(self.words.say, told.news), *lucky))
        return f'<li><a href="#{moment_id(turn.until)}">{escape(self._turn_head(told))}</a>{more}</li>'

    def _turn_head(self, told: ToldTurn) -> str:
        say, turn = self.say, told.turn
        return say("review-turn", heading=told.heading, seat=SeatName(turn.seat), change=say.change(turn.change))

    def choices(self, seat: int, worst: list[ToldChoice]) -> list[str]:
        """What could have been better."""
        if not worst:
            return [f"<p>{escape(self.say('review-flawless'))}</p>"]
        columns = ("at", "when", "chosen", "better", "given-away")
        return self.table("review-worst", columns, [self._choice(told) for told in worst], seat)

    def _choice(self, told: ToldChoice) -> list[str]:
        said = [self.words.say(message) for message in (told.heading, told.chosen, told.best)]
        return [f"#{told.choice.at + 1}", *said, self.say.change(-told.choice.loss)]

    def moments(self, columns: Sequence[str], told: Iterable[Sequence[str]], vectors: list[Vector]) -> list[str]:
        """Every moment, whether or not the curve can be seen; the first column is its number."""
        say = self.say
        rows = [
            f'<tr id="{moment_id(at)}"><th scope="row">{at}</th>'
            + "".join(f"<td>{escape(text)}</td>" for text in texts)
            + "".join(f'<td class="number">{escape(say.share(chance))}</td>' for chance in vector)
            + "</tr>"
            for at, (texts, vector) in enumerate(zip(told, vectors, strict=True))
        ]
        named = [say(f"review-{name}") for name in ("at", *columns)]
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (*named, *self.names))
        return [
            *self.heading("review-moments", "review-moments-about"),
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(say("review-moments"), quote=True)}">',
            f"<table><thead><tr>{head}</tr></thead><tbody>",
            *rows,
            "</tbody></table></div>",
        ]

    def table(
        self, label: str, columns: Sequence[str], rows: Iterable[Sequence[str]], seat: int | None = None
    ) -> list[str]:
        """Named for what it tells, and of whom."""
        head = "".join(f'<th scope="col">{escape(self.say(f"review-{name}"))}</th>' for name in columns)
        whose = () if seat is None else (self.names[seat],)
        named = escape(" – ".join((self.say(label), *whose)), quote=True)
        return [
            f'<div class="wide" tabindex="0" role="region" aria-label="{named}">',
            f"<table><thead><tr>{head}</tr></thead><tbody>",
            *("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows),
            "</tbody></table></div>",
        ]


def _cell(text: str) -> str:
    """`#41` leads to the row of that moment."""
    if text.startswith("#") and text[1:].isdecimal():
        return f'<td class="number"><a href="#{moment_id(int(text[1:]))}">{text[1:]}</a></td>'
    return f"<td>{escape(text)}</td>"
