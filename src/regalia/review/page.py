"""A review as one page to keep: no network, no script; the curve has a table behind it, and links lead to its rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from regalia import games, scene
from regalia.core.files.record import Record
from regalia.core.words import SeatName, Words
from regalia.review.drawing import SHARES, curve, moment_id
from regalia.review.results import Review
from regalia.review.telling import Sayer, Tale, ToldChoice, ToldTurn, retold

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


def page(record: Record, review: Review, words: Words) -> str:
    """The review as HTML."""
    return _Page(record, review, words).written()


class _Page:
    def __init__(self, record: Record, review: Review, words: Words) -> None:
        self._review, self._words = review, words
        self._tale: Tale = retold(record, review)
        self._say = Sayer(words)
        self._colours = games.find(record.game).tinctures[: record.seats]
        self._names = [words.name(seat) for seat in range(record.seats)]

    def written(self) -> str:
        say = self._say
        title = say("review-title", game=self._tale.title)
        parts = [
            "<!doctype html>",
            f'<html lang="{self._words.language}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>",
            f"<style>{TOKENS.read_text(encoding='utf-8')}{STYLE}</style></head><body><main>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(say('review-about', budget=self._review.budget))}</p>",
            *self._curve(),
            *self._turns(),
            *self._result(),
            *self._worst(),
            *self._kinds(),
            *self._moments(),
            "</main></body></html>",
        ]
        return "\n".join(parts) + "\n"

    def _heading(self, name: str, about: str = "") -> list[str]:
        said = [f"<h2>{escape(self._say(name))}</h2>"]
        return [*said, f'<p class="soft">{escape(self._say(about))}</p>'] if about else said

    def _curve(self) -> list[str]:
        keys = [
            f'<span><span class="key" style="border-color:var(--{colour}-text)"></span>{escape(name)}</span> '
            for colour, name in zip(self._colours, self._names, strict=True)
        ]
        return [
            *self._heading("review-curve", "review-curve-about"),
            curve(
                self._review,
                [*self._colours],
                self._say("review-curve"),
                [self._say.share(share) for share in SHARES],
                [self._turn_head(told) for told in self._tale.turns],
            ),
            f"<p>{''.join(keys)}</p>",
        ]

    def _turn_head(self, told: ToldTurn) -> str:
        say, turn = self._say, told.turn
        return say("review-turn", heading=told.heading, seat=SeatName(turn.seat), change=say.change(turn.change))

    def _turns(self) -> list[str]:
        if not self._tale.turns:
            return [*self._heading("review-turns"), f"<p>{escape(self._say('review-no-turns'))}</p>"]
        return [*self._heading("review-turns"), "<ol>", *map(self._turn, self._tale.turns), "</ol>"]

    def _turn(self, told: ToldTurn) -> str:
        say, turn = self._say, told.turn
        lucky = [say("review-turn-luck", change=say.change(turn.luck))] if turn.luck else []
        more = "".join(f"<br>{escape(line)}" for line in (*map(self._words.say, told.news), *lucky))
        return f'<li><a href="#{moment_id(turn.until)}">{escape(self._turn_head(told))}</a>{more}</li>'

    def _result(self) -> list[str]:
        say = self._say
        columns = ("seat", "start", "luck", "own", "others", "end", "without-luck", "given-away")
        rows = [
            [
                self._names[seat],
                say.share(found.start),
                say.change(found.luck),
                say.change(found.own),
                say.change(found.others),
                say.share(found.end),
                say.share(found.without_luck),
                say.change(-found.loss),
            ]
            for seat, found in enumerate(self._review.seats)
        ]
        return [*self._heading("review-result", "review-result-about"), *self._table("review-result", columns, rows)]

    def _worst(self) -> list[str]:
        parts = self._heading("review-worst")
        for seat, choices in enumerate(self._tale.worst):
            parts.append(f"<h3>{escape(self._names[seat])}</h3>")
            if choices:
                rows = [self._choice(told) for told in choices]
                columns = ("at", "when", "chosen", "better", "given-away")
                parts += self._table("review-worst", columns, rows, seat)
            else:
                parts.append(f"<p>{escape(self._say('review-flawless'))}</p>")
        return parts

    def _choice(self, told: ToldChoice) -> list[str]:
        choice = told.choice
        said = [self._words.say(message) for message in (told.heading, told.chosen, told.best)]
        return [f"#{choice.at + 1}", *said, self._say.change(-choice.loss)]

    def _kinds(self) -> list[str]:
        parts = self._heading("review-kinds")
        for seat, found in enumerate(self._review.seats):
            rows = [
                [
                    self._kind(kind),
                    str(sums.asked),
                    self._say.change(sums.own),
                    self._say.change(sums.luck),
                    self._say.change(-sums.loss),
                ]
                for kind, sums in found.kinds.items()
            ]
            parts.append(f"<h3>{escape(self._names[seat])}</h3>")
            parts += self._table("review-kinds", ("kind", "asked", "own", "luck", "given-away"), rows, seat)
        return parts

    def _kind(self, kind: str) -> str:
        """A question by its title; what one does without being asked by its id."""
        title = self._tale.kinds.get(kind)
        return kind if title is None else self._words.say(title)

    def _moments(self) -> list[str]:
        """All of them, whether or not the curve can be seen."""
        say = self._say
        head = "".join(f'<th scope="col">{escape(name)}</th>' for name in self._names)
        rows = [
            f'<tr id="{moment_id(at)}"><th scope="row">{at}</th>'
            f"<td>{escape('' if told.seat is None else self._names[told.seat])}</td>"
            f"<td>{escape(self._words.say(told.text))}</td>"
            + "".join(f'<td class="number">{escape(say.share(chance))}</td>' for chance in vector)
            + "</tr>"
            for at, (told, vector) in enumerate(zip(self._tale.moments, self._review.curve, strict=True))
        ]
        columns = "".join(f'<th scope="col">{escape(say(f"review-{name}"))}</th>' for name in ("at", "who", "what"))
        return [
            *self._heading("review-moments", "review-moments-about"),
            f'<div class="wide" tabindex="0" role="region" aria-label="{escape(say("review-moments"), quote=True)}">',
            f"<table><thead><tr>{columns}{head}</tr></thead><tbody>",
            *rows,
            "</tbody></table></div>",
        ]

    def _table(
        self, label: str, columns: Sequence[str], rows: Iterable[Sequence[str]], seat: int | None = None
    ) -> list[str]:
        """Named for what it tells, and of whom."""
        head = "".join(f'<th scope="col">{escape(self._say(f"review-{name}"))}</th>' for name in columns)
        whose = () if seat is None else (self._names[seat],)
        named = escape(" – ".join((self._say(label), *whose)), quote=True)
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
