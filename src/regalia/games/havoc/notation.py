"""Options as canonical short texts and back: `recruit_step:take_recruit=blue_9`, `lay:green_12`, `lay:done`."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Codec, words
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS, BATTLES, BattleNumber
from regalia.games.havoc.pieces.cards import CARDS, JOHN, NAMES, Card

RECRUIT, HAVOC = "recruit", "havoc"
DRAW_DECK, CATCH, ROB = "draw_deck", "catch", "rob"
FROM_DECK = "deck"
DONE, PASS, STAY_OUT = "done", "pass", "stay_out"

PLACE = 256
"""Added to a card: placing it as a recruit; a card alone is taken."""


def read_card(text: str) -> Card:
    card = CARDS.get(text)
    if card is None or card == JOHN:
        raise ValueError(f"there is no card {text!r}: cards are blue_1 to black_18, and dog")
    return card


def _write_step(s: Any, option: Card | str) -> str:
    if isinstance(option, str):
        return option
    return f"place={NAMES[option - PLACE]}" if option >= PLACE else f"take_recruit={NAMES[option]}"


def _read_step(s: Any, text: str) -> Card | str:
    if text in (DRAW_DECK, CATCH, ROB):
        return text
    verb, _, card = text.partition("=")
    if verb == "take_recruit":
        return read_card(card)
    if verb == "place":
        return PLACE + read_card(card)
    raise ValueError(f"a step is {DRAW_DECK}, take_recruit=CARD, place=CARD, {CATCH} or {ROB}")


def _cards_or(*words: str, verb: str = "") -> Codec:
    """Cards, each perhaps with a verb before it, and a few words."""

    def write(s: Any, option: Card | str) -> str:
        return option if isinstance(option, str) else f"{verb}{NAMES[option]}"

    def read(s: Any, text: str) -> Card | str:
        return text if text in words else read_card(text.removeprefix(verb))

    return Codec(write, read)


def _read_battle(s: Any, text: str) -> BattleNumber:
    if text not in BATTLE_NUMBERS:
        raise ValueError(f"there is no battle {text!r}: {', '.join(BATTLE_NUMBERS)}")
    return BATTLE_NUMBERS[text]


STEP = Codec(_write_step, _read_step)
CARD = _cards_or()
CARD_OR_DECK = _cards_or(FROM_DECK)
CARD_OR_WORD = _cards_or(DONE, PASS, STAY_OUT)
SCAVENGE = _cards_or(ROB, DONE, verb="scavenge=")
BATTLE = Codec(lambda s, number: BATTLES[number].id, _read_battle)
TURN_WORD = words(RECRUIT, HAVOC)
