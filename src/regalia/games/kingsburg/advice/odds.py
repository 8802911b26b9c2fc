"""What everybody may expect of the battle to come."""

from __future__ import annotations

from regalia.games.kingsburg.pieces.enemies import ENEMIES, OF_YEAR, CardNumber
from regalia.games.kingsburg.pieces.numbers import FACES
from regalia.games.kingsburg.pieces.provinces import STONE_WALL, Province
from regalia.games.kingsburg.state import Kingsburg

WHOLE = 100

Chances = tuple[int, int, int]
"""Victory, draw and defeat in per cent."""


def possible_enemies(view: Kingsburg, knower: int | None) -> tuple[CardNumber, ...]:
    """This year's card where it is known, else any of its year."""
    return (view.enemy(),) if view.knows_enemy(knower) else OF_YEAR[view.year]


def strength(view: Kingsburg, seat: int) -> int:
    """Soldiers and general bonuses, without the King's die and what counts against one kind of enemy only."""
    return view.soldiers[seat] + min(view.provinces[seat].against)


def chances(soldiers: int, province: Province, cards: tuple[CardNumber, ...]) -> Chances:
    """Counted out over the King's die and the cards, each as likely as the others."""
    won = drawn = 0
    for card in cards:
        enemy = ENEMIES[card]
        army = soldiers + province.against[enemy.kind]
        for die in range(1, FACES + 1):
            won += army + die > enemy.strength
            drawn += army + die == enemy.strength
    if province.stands[STONE_WALL]:
        won, drawn = won + drawn, 0
    cases = len(cards) * FACES
    victory = round(WHOLE * won / cases)
    draw = min(round(WHOLE * drawn / cases), WHOLE - victory)
    return victory, draw, WHOLE - victory - draw


def odds(view: Kingsburg, seat: int, knower: int | None, recruits: int = 0) -> Chances:
    """Against the enemies that the knower thinks possible."""
    return chances(view.soldiers[seat] + recruits, view.provinces[seat], possible_enemies(view, knower))
