"""Who may come this winter: what each would take from the player, and the odds with so many soldiers more."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message
from regalia.games.kingsburg.advice.odds import chances, possible_enemies
from regalia.games.kingsburg.pieces.enemies import ENEMIES, CardNumber
from regalia.games.kingsburg.rules.recruiting import price_of_soldier
from regalia.games.kingsburg.rules.winter import named_losses
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.table.enemy import card_art, card_key, enemy_art, spoils_names
from regalia.games.kingsburg.words import wording
from regalia.scene.types import Badge, Cell, Sheet, Stage

FORECAST = "forecast"
MOST_COLUMNS = 3
"""So many numbers of soldiers stand side by side, on a phone, too: none, 1, 2."""


def column_id(soldiers: int) -> str:
    return f"soldiers-{soldiers}"


def is_recruiting(view: Kingsburg) -> bool:
    return view.phase == "recruit" and not view.is_revealed


def stage(view: Kingsburg, you: int) -> Stage:
    knows = view.knows_enemy(you)
    return Stage(
        id=f"recruit-{view.year}",
        title=Message("forecast-known" if knows else "forecast-title"),
        note=Message("forecast-note-known" if knows else "forecast-note"),
        art=enemy_art(view),
        shows=(FORECAST,),
        is_wide=True,
    )


def forecast(view: Kingsburg, you: int) -> Sheet:
    """A row for each card that may come, a column for each number of soldiers."""
    cards = possible_enemies(view, you)
    numbers = range(min(sum(view.goods[you]) // price_of_soldier(view, you) + 1, MOST_COLUMNS))
    is_known = len(cards) == 1
    rows = [
        Badge(art=card_art(card), name=wording.enemy_name(card, is_known), explain=card_key(card)) for card in cards
    ]
    cells = [(_takes(view, you, card), *_odds(view, you, (card,), numbers)) for card in cards]
    if not is_known:
        rows.append(Badge(art="kb-army-shield", name=Message("forecast-all")))
        cells.append((Cell(text=Message("forecast-exact")), *_odds(view, you, cards, numbers)))
    heads = [Badge(art="", name=Message("forecast-soldiers", {"count": number})) for number in numbers]
    return Sheet(
        id=FORECAST,
        title=Message("forecast-odds"),
        columns=(Badge(art="", name=Message("forecast-takes")), *heads),
        column_ids=("", *(column_id(number) for number in numbers)),
        rows=tuple(rows),
        cells=tuple(cells),
    )


def _odds(view: Kingsburg, you: int, cards: tuple[CardNumber, ...], numbers: range) -> Iterator[Cell]:
    for number in numbers:
        victory, _, _ = chances(view.soldiers[you] + number, view.provinces[you], cards)
        yield Cell(text=Message("per-cent", {"count": victory}))


def _takes(view: Kingsburg, you: int, card: CardNumber) -> Cell:
    return Cell(text=Message("forecast-cell", {"takes": taken(view, you, card), "gives": _gives(card)}))


def _gives(card: CardNumber) -> tuple[Message, ...]:
    return spoils_names(ENEMIES[card].victory)


def taken(view: Kingsburg, seat: int, card: CardNumber) -> tuple[Message, ...]:
    """What this enemy would take of what the seat has now (R11.6, R11.7)."""
    defeat, held, province = ENEMIES[card].defeat, view.goods[seat], view.provinces[seat]
    lost = named_losses(held, defeat.goods)
    found = [*wording.goods_names(lost)] if any(lost) else []
    free = min(defeat.free_goods, sum(held) - sum(lost))
    if free:
        found.append(Message("goods-of-choice", {"count": free}))
    if defeat.buildings and province.count:
        names = tuple(wording.building_name(province.last_of(row).number) for row in province.highest)
        facts: dict[str, Argument] = {"buildings": names[:-1] or names, "last": names[-1], "count": len(names)}
        found.append(Message("building-of", facts))
    if defeat.points:
        found.append(Message("points-counted", {"count": defeat.points}))
    return tuple(found)
