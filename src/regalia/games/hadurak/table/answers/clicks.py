"""Things to click, and the plain way: one button that says the option."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.asking import Ask, Option
from regalia.core.words import Message, SeatName
from regalia.games.hadurak import wording
from regalia.games.hadurak.cards import BARONS, MOBILIZE
from regalia.games.hadurak.faces import action_art, army_card_id
from regalia.games.hadurak.realm import TERRITORIES
from regalia.games.hadurak.state import Hadurak
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


def button(id: str, name: Message, art: str = "", note: Message | None = None, sign: Sign = "legal") -> Target:
    return Target(at=f"button:{id}", name=name, art=art, note=note, sign=sign)


def at_place(place: int, sign: Sign = "legal", note: Message | None = None, ghost: str = "") -> Target:
    return Target(at=f"place:{TERRITORIES[place]}", sign=sign, note=note, ghost=ghost)


def at_army(army: int, ghost: str = "") -> Target:
    return Target(at=f"card:{army_card_id(army)}", ghost=ghost)


def named(seat: int) -> Message:
    return Message("named", {"name": SeatName(seat)})


def arms(s: Hadurak, seat: int) -> str:
    return f"hd-arms-{BARONS[s.barons[seat]]}"


def seat_button(s: Hadurak, seat: int, note: Message | None = None) -> Target:
    """A baron by his arms and name."""
    return Target(at=f"button:seat-{seat}", name=named(seat), art=arms(s, seat), seat=seat, note=note)


def number(count: int, art: str) -> Target:
    return button(f"n-{count}", Message("number", {"count": count}), art)


def by_button(ask: Ask, option: Option) -> Ways:
    """One button that says the option."""
    word = option if isinstance(option, str) else ""
    sign: Sign = "war" if word in HARSH else "legal"
    art = WORD_ART.get(word, "")
    if ask.kind.id == "mobilize_target" and word == "pass":
        art = "cross"
    yield (button(ask.text(option), wording.option(ask, option), art, sign=sign),)
