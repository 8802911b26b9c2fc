"""The battle cards (2.3): numbers 1 to 9, and the two sides of Chevauchées as 10 and 11."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from regalia.games.havoc.pieces.cards import load

BattleNumber = int


@dataclass(frozen=True, slots=True)
class Battle:
    """`points` by place, the first place first; `deal_all` cards to everybody, `deal_initiator` more to one."""

    id: str
    year: int
    points: tuple[int, ...]
    deal_all: int
    deal_initiator: int


_data = load("battles.toml")
_printed = [*_data["battle"], *_data["chevauchees"]]

NO_BATTLE: BattleNumber = 0
BATTLES: dict[BattleNumber, Battle] = {
    number: Battle(card["id"], card["year"], tuple(card["vp"]), card["deal_all"], card["deal_initiator"])
    for number, card in enumerate(_printed, 1)
}
CASTILLON: BattleNumber = len(_data["battle"])
CALAIS_TO_TOURS, TOURS_TO_BORDEAUX = CASTILLON + 1, CASTILLON + 2
BATTLE_NUMBERS = {battle.id: number for number, battle in BATTLES.items()}

JOHNS_LAYOUT = tuple(int(value) << 3 | colour for colour, value in enumerate(_data["john_of_gaunt"]["layout_values"]))
"""Cards that do not exist: their colours mean nothing (R9.7)."""


@cache
def points_table(few_players: bool) -> tuple[tuple[int, ...], ...]:
    """Points by battle number; with few players the second places of the row are struck (V2), never Chevauchées'."""
    table: list[tuple[int, ...]] = [()]
    for number, battle in BATTLES.items():
        strike = few_players and number <= CASTILLON
        table.append(battle.points[:1] + battle.points[2:] if strike else battle.points)
    return tuple(table)
