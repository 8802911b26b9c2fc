"""What has happened in a battle so far, side by side, as the rules have told it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from regalia.games.hadurak.advice.odds import Fighter
from regalia.games.hadurak.pieces.cards import DEAL, FATE_SYMBOL, PREVENT, VICTORY
from regalia.games.hadurak.state import ATTACKER, DEFENDER, NONE, Hadurak

DEALS = ("star", "ordnance")
PREVENTS = ("square",)
SIDES = (ATTACKER, DEFENDER)


@dataclass(slots=True)
class Account:
    """By side: who stood there and how strong, what was drawn and shown, and what came of it."""

    forces: tuple[dict[int, int], dict[int, int]] = field(default_factory=lambda: ({}, {}))
    fighters: tuple[list[Fighter], list[Fighter]] = field(default_factory=lambda: ([], []))
    walls: int | None = None
    drew: list[int] = field(default_factory=lambda: [0, 0])
    shown: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    abilities: tuple[list[str], list[str]] = field(default_factory=lambda: ([], []))
    losses: list[int] = field(default_factory=lambda: [0, 0])
    hits: Counter[int] = field(default_factory=Counter)
    breaches: int = 0
    victories: tuple[int, int] | None = None
    fled: dict[int, int] = field(default_factory=dict)
    fell: list[int] = field(default_factory=list)

    def before(self, side: int) -> int:
        return sum(self.forces[side].values()) + (self.walls or 0 if side == DEFENDER else 0)

    def after(self, side: int) -> int:
        """What is left of that, whoever has fled."""
        left = sum(self.left(army, strength) for army, strength in self.forces[side].items())
        return left + (max(0, (self.walls or 0) - 100 * self.breaches) if side == DEFENDER else 0)

    def left(self, army: int, strength: int) -> int:
        return 0 if army in self.fell else max(0, strength - 100 * self.hits[army])

    def symbols(self, side: int, symbol: int) -> int:
        return sum(FATE_SYMBOL[card] == symbol for card in self.shown[side] if card >= 0)

    def dealt(self, side: int) -> int:
        return self.symbols(side, DEAL) + sum(each in DEALS for each in self.abilities[side])

    def prevented(self, side: int) -> int:
        return self.symbols(side, PREVENT) + sum(each in PREVENTS for each in self.abilities[side])

    def won(self, side: int) -> int:
        extra = sum(each not in (*DEALS, *PREVENTS) for each in self.abilities[side])
        return self.symbols(side, VICTORY) + extra


def account(view: Hadurak) -> Account:
    told = Account()
    for name, *rest in view.tale:
        _read(told, str(name), rest)
    return told


def _read(told: Account, name: str, rest: list[int | str]) -> None:
    if name == "ability":
        told.abilities[int(rest[0])].append(str(rest[1]))
        return
    numbers = list(_numbers(rest))
    match name, numbers:
        case "force", [side, army, strength, *state]:
            told.forces[side][army] = strength
            is_rested, office = state or (True, NONE)
            told.fighters[side].append(Fighter(army, strength, bool(is_rested), office))
        case "walls", [strength]:
            told.walls = strength
        case "drew", [side, count]:
            told.drew[side] = count
        case "showed", [side, *cards]:
            told.shown[side] = tuple(cards)
        case "losses", [side, count]:
            told.losses[side] = count
        case "hit", [army]:
            told.hits[army] += 1
        case "breach", []:
            told.breaches += 1
        case "victories", [ours, theirs]:
            told.victories = ours, theirs
        case "fled", [army, place]:
            told.fled[army] = place
        case "fell", [army]:
            told.fell.append(army)


def _numbers(rest: list[int | str]) -> Iterator[int]:
    return (int(each) for each in rest)
