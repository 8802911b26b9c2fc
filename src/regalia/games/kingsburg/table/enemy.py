"""This year's enemy on the table: what is known of it, which may come, and one's chances."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.core.words import Argument, Message
from regalia.games.kingsburg.advice.odds import WHOLE, Chances, odds, strength
from regalia.games.kingsburg.pieces.enemies import ENEMIES, HIDDEN, OF_YEAR, RANGES, CardNumber, Spoils
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import Counter, Gauge, Item, Note, Part, Tray

ENEMY, SPOILS, MAY_COME = "enemy", "spoils", "may-come"


def enemy(view: Kingsburg, you: int | None) -> Item:
    """The card or its back; for a player also how likely the battle is won."""
    art, known = enemy_art(view), _known(view)
    if you is None or view.is_revealed or view.phase == OVER:
        return Note(id=ENEMY, text=Message("enemy-is", {"enemy": known}), art=art, explain="enemy-year")
    won = odds(view, you, you)
    title = "enemy-odds" if view.enemy() == HIDDEN else "enemy-odds-known"
    return Gauge(
        id=ENEMY,
        title=Message(title, {"enemy": known, "strength": strength(view, you)}),
        value=won[0],
        most=WHOLE,
        art=art,
        explain="enemy-year",
        parts=odds_parts(won),
    )


def odds_parts(chances: Chances) -> tuple[Part, ...]:
    victory, draw, defeat = chances
    return (
        Part(value=victory, name=Message("part-victory"), mood="good"),
        Part(value=draw, name=Message("part-draw"), mood="even"),
        Part(value=defeat, name=Message("part-defeat"), mood="bad"),
    )


def enemy_art(view: Kingsburg) -> str:
    card = view.enemy()
    return "kb-enemy-back" if card == HIDDEN else card_art(card)


def card_art(card: CardNumber) -> str:
    return f"kb-enemy-{ENEMY_KINDS[ENEMIES[card].kind]}"


def card_key(card: CardNumber) -> str:
    """What the card is explained by."""
    return f"card-{ENEMIES[card].id}"


def may_come(view: Kingsburg) -> Tray:
    """The five cards of the year, before the viewer knows which of them it is; each tells what it takes."""
    return _may_come(view.year)


@remembered
def _may_come(year: int) -> Tray:
    return Tray(id=MAY_COME, title=Message("table-may-come"), counters=tuple(map(_possible, OF_YEAR[year])))


def _possible(card: CardNumber) -> Counter:
    enemy = ENEMIES[card]
    facts: dict[str, Argument] = {"enemy": wording.enemy_name(card, False), "defeat": spoils_names(enemy.defeat)}
    name = Message("counter-enemy", facts)
    return Counter(id=card_key(card), art=card_art(card), count=enemy.strength, name=name, explain=card_key(card))


def _known(view: Kingsburg) -> Message:
    card = view.enemy()
    if card == HIDDEN:
        least, most = RANGES[view.year]
        return Message("enemy-range", {"least": least, "most": most})
    return wording.enemy_name(card)


def spoils(view: Kingsburg) -> Note:
    """What the known enemy brings and takes."""
    return _spoils(view.enemy())


@remembered
def _spoils(card: CardNumber) -> Note:
    enemy = ENEMIES[card]
    facts = {"victory": spoils_names(enemy.victory), "defeat": spoils_names(enemy.defeat)}
    return Note(id=SPOILS, text=Message("enemy-spoils", facts), explain="enemy-year")


def spoils_names(spoils: Spoils) -> tuple[Message, ...]:
    found = list(wording.gains(spoils.goods))
    if spoils.free_goods:
        found.append(Message("goods-of-choice", {"count": spoils.free_goods}))
    if spoils.buildings:
        found.append(Message("buildings-counted", {"count": spoils.buildings}))
    if spoils.points:
        found.append(Message("points-counted", {"count": spoils.points}))
    return tuple(found)
