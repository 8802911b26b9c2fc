"""A seat of a running server, by its link: what the line tells, said in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from regalia import games
from regalia.cli.shared import words_for
from regalia.cli.text.guide import Guide
from regalia.cli.text.matching import meant
from regalia.core.words import Argument, Message, SeatName, Words
from regalia.lab.client import Asked, NetworkSeat, Refused

PATIENCE = 30.0
"""Seconds that one look waits for the others."""


class SeatThere:
    """Looks wait for a while; who is still waited for then is said."""

    def __init__(self, link: str, language: str, patience: float = PATIENCE) -> None:
        self._seat = NetworkSeat(link, language)
        self._patience = patience
        self._rulebook = games.find(self._seat.table["game"])
        nameless = words_for(self._rulebook, language)
        names = [seat["name"] or nameless.name(seat["seat"]) for seat in self._seat.table["seats"]]
        self._words = words_for(self._rulebook, language, names)
        self._asked: Asked | None = None
        self._told = 0

    def look(self) -> str:
        self._asked = self._seat.wait(self._patience)
        news = [_said(self._words, one["text"]) for one in self._seat.news[self._told :]]
        self._told = len(self._seat.news)
        lines = [self._say("cli-news"), *news, ""] if news else []
        if self._asked is not None:
            asked = self._asked
            options = zip(asked.options, asked.lines, strict=True)
            lines += [asked.drawn, "", self._question()]
            lines += [f"{at}) {_said(self._words, line)}  [{text}]" for at, (text, line) in enumerate(options, 1)]
        elif self._seat.over:
            lines += [self._say("cli-game-over"), *self._result()]
        else:
            lines.append(self._say("cli-model-waits"))
        return "\n".join(lines)

    def _question(self) -> str:
        found = self._seat.ask or {}
        return _said(self._words, found["question"]) if "question" in found else ""

    def _result(self) -> list[str]:
        ranking, scores = self._seat.table["ranking"], self._seat.table["scores"]
        points = [self._say("cli-points", count=score) for score in scores]
        seats = sorted(range(len(ranking)), key=lambda seat: ranking[seat])
        line = "cli-result-line"
        return [self._say(line, place=ranking[at], seat=SeatName(at), score=points[at]) for at in seats]

    def choose(self, answer: str) -> str:
        asked = self._asked
        if asked is None:
            return self.look()
        at = _place(asked, answer.strip(), [_said(self._words, line) for line in asked.lines])
        text = answer.strip() if at is None else asked.options[at]
        try:
            self._seat.answer(text)
        except Refused as error:
            return self._reason(error.rule, error.reason) if error.rule or error.reason else str(error)
        return self.look()

    def why_not(self, text: str) -> str:
        try:
            told = self._seat.why(text)
        except Refused as error:
            return str(error)
        return self._reason(told["rule"], told["reason"]) if told["rule"] else self._say("cli-allowed")

    def _reason(self, rule: str, reason: Mapping[str, Any] | None) -> str:
        said = _said(self._words, reason) if reason else ""
        return f"{said} ({self._say('cli-rule', rule=rule)})".strip()

    def explain(self, text: str) -> str:
        things = list(dict.fromkeys(_things(self._words, self._seat.scene)))
        lines = []
        for at in meant(text, [name for name, _ in things])[:6]:
            told = self._seat.explain(things[at][1])["what"]
            if told is not None:
                parts = [told[part] for part in ("name", "text", "yours", "now") if told.get(part)]
                lines.append(": ".join(_said(self._words, part) for part in parts))
        return "\n".join(dict.fromkeys(lines)) or self.rules(text)

    def rules(self, text: str) -> str:
        guide = Guide(self._rulebook.folder, self._words.language)
        lines = (guide.at(text) or guide.about(text)) if text else guide.headings()
        return "\n".join(lines) or self._say("cli-guide-unknown", text=text)

    def _say(self, message: str, /, **args: Argument) -> str:
        return self._words.say(Message(message, args))

    def close(self) -> None:
        self._seat.close()


def _place(asked: Asked, answer: str, lines: list[str]) -> int | None:
    """Which option an answer stands for: its number, its text, or words that fit one line alone."""
    if answer.isascii() and answer.isdecimal() and 1 <= int(answer[:6]) <= len(lines):
        return int(answer) - 1
    if answer in asked.options:
        return asked.options.index(answer)
    found = meant(answer, lines)
    return found[0] if len(found) == 1 else None


def _said(words: Words, message: Mapping[str, Any]) -> str:
    return words.say(_message(message))


def _message(told: Mapping[str, Any]) -> Message:
    """A message as it came over the line."""
    return Message(told["id"], {name: _argument(value) for name, value in told.get("args", {}).items()})


def _argument(value: Any) -> Argument:
    if isinstance(value, list):
        return tuple(_message(part) for part in value)
    if isinstance(value, dict):
        return _message(value) if "id" in value else SeatName(value["seat"])
    found: Argument = value
    return found


def _things(words: Words, part: Any) -> Iterator[tuple[str, str]]:
    """All in a scene that explains itself: its name, and the key to ask for."""
    if isinstance(part, dict):
        if part.get("explain") and isinstance(part.get("name"), dict):
            yield _said(words, part["name"]), part["explain"]
        for inner in part.values():
            yield from _things(words, inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _things(words, inner)
