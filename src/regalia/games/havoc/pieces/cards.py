"""The cards as small whole numbers: value * 8 + colour, so that they sort by value; a dog is 0 (2.1).

Dogs are interchangeable, so all of them are the same number.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Card = int

DATA = Path(__file__).parent.parent / "data"


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_decks = load("decks.toml")

COLOURS = tuple(str(id) for id in _decks["colours"])
MOST_VALUE = 18

DOG = 0
JOHN = (MOST_VALUE + 1) << 3
"""John of Gaunt: lies in the draw pile or on the table, never in a hand (R9.1)."""
BACK = (MOST_VALUE + 2) << 3
"""In a view: a card that shows its back."""
NO_CARD = -1

HAND_AT_START = int(_decks["deal"]["ordinary_cards_each"])
RECRUITS_LEAST = int(_decks["deal"]["recruits_minimum"])


def card_of(colour: int, value: int) -> Card:
    return value << 3 | colour


def each_once(hand: list[Any]) -> list[Any]:
    """The cards of a hand in order; of its dogs only one, since they are interchangeable."""
    if len(hand) > 1 and not hand[1]:
        return hand[hand.count(DOG) - 1 :]
    return hand[:]


NAMES: dict[Card, str] = {DOG: "dog", JOHN: "john_of_gaunt"} | {
    card_of(colour, value): f"{name}_{value}"
    for value in range(1, MOST_VALUE + 1)
    for colour, name in enumerate(COLOURS)
}
CARDS = {name: card for card, name in NAMES.items()}
"""Cards by their names: `blue_12`, `dog`."""


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards and limits for a number of players (2.2)."""

    max_value: int
    dogs: int
    recruits_limit: int
    peace_card: str
    ordinary: tuple[Card, ...]  # all cards but the dogs, in order


def _pack(row: dict[str, Any]) -> Pack:
    values = range(1, row["max_value"] + 1)
    ordinary = tuple(card_of(colour, value) for value in values for colour in range(len(COLOURS)))
    return Pack(row["max_value"], row["dogs"], row["recruits_limit"], row["peace_card"], ordinary)


PACKS = {int(row["count"]): _pack(row) for row in _decks["players"]}
PEACE_SIDES = {str(card["id"]): len(card["sides"]) for card in _decks["peace_card"]}
FIRST_TURN_FREE = {str(card["id"]): bool(card["first_turn_free"]) for card in _decks["peace_card"]}
