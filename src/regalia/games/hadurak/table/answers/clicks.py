"""Things to click, and the plain way: one button that says the option."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.asking import Ask, Option
from regalia.core.words import Message, SeatName
from regalia.games.hadurak.pieces.board import TERRITORIES
from regalia.games.hadurak.pieces.cards import BARONS, MOBILIZE
from regalia.games.hadurak.state import Hadurak
from regalia.games.hadurak.table.faces import action_art, army_card_id
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Sign, Target

Path = tuple[Target, ...]

Ways = Iterator[Path]

WORD_ART = {
    "execute": "check",
    "accept": "check",
    "yes": "check",
    "done": "check",
    "pay": "hd-crown-coin",
    "decline": "cross",
    "refuse": "hd-banned",
    "defy": "hd-banned",
    "obey": "hd-agenda-law",
    "no": "cross",
    "pass": "cross",
    "crowns": "hd-crown-coin",
    "vote": "hd-vote",
    "move": action_art(MOBILIZE),
    "battle": "hd-fate-deal-100",
    "marker": "hd-marker",
    "faith": "hd-faith",
    "let_go": "cross",
    "control": "hd-city-200",
    "raze": "hd-city-razed",
    "breach": "hd-breach",
}

HARSH = ("refuse", "defy", "raze", "let_go")
WARNINGS = {
    ("refuse", "refuse"): "warn-banned",
    ("defy_law", "defy"): "warn-banned",
    ("rebellion", "let_go"): "warn-let_go",
}
"""What one would curse oneself for, by the kind of question and the word."""


def at_place(place: int, sign: Sign = "legal", note: Message | None = None, ghost: str = "") -> Target:
    return Target(at=f"place:{TERRITORIES[place]}", sign=sign, note=note, ghost=ghost)


def at_army(army: int, asks: Message | None = None) -> Target:
    """A noble or the castle before the player; `asks`: what is asked of it then."""
    return Target(at=f"card:{army_card_id(army)}", asks=asks)


def named(seat: int) -> Message:
    return Message("named", {"name": SeatName(seat)})


def arms(s: Hadurak, seat: int) -> str:
    return f"hd-arms-{BARONS[s.barons[seat]]}"


def seat_button(s: Hadurak, seat: int, note: Message | None = None) -> Target:
    """A baron by arms and name."""
    return Target(at=f"button:seat-{seat}", name=named(seat), art=arms(s, seat), seat=seat, note=note)


def number(count: int, art: str) -> Target:
    return button(f"n-{count}", Message("number", {"count": count}), art)


def by_button(ask: Ask, option: Option) -> Ways:
    """One button that says the option."""
    yield (word_button(ask, option),)


def word_button(ask: Ask, option: Option, note: Message | None = None) -> Target:
    word = option if isinstance(option, str) else ""
    sign: Sign = "war" if word in HARSH else "legal"
    art = WORD_ART.get(word, "")
    if ask.kind.id == "mobilize_target" and word == "pass":
        art = "cross"
    key = ask.kind.id, word
    warn = Message(WARNINGS[key]) if key in WARNINGS else None
    name = wording.option(ask, option)
    return Target(at=f"button:{ask.text(option)}", name=name, art=art, sign=sign, note=note, warn=warn)
