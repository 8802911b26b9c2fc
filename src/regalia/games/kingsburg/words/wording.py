"""Kingsburg's plain values as messages for people."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.wording import counted
from regalia.core.words import Argument, Message
from regalia.games.kingsburg.notation import WHITE
from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.enemies import ENEMIES
from regalia.games.kingsburg.pieces.goods import Goods
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, GOODS, SEASONS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, ROWS
from regalia.games.kingsburg.state import Kingsburg

ROMAN = ("", "I", "II", "III", "IV", "V")


def good_name(good: int) -> Message:
    return Message(f"good-{GOODS[good]}")


def goods_names(goods: Goods) -> tuple[Message, ...]:
    return counted("goods-counted", goods, "good", good_name)


def gains(goods: Goods, soldiers: int = 0, points: int = 0) -> tuple[Message, ...]:
    found = list(goods_names(goods))
    if soldiers:
        found.append(Message("soldiers-counted", {"count": soldiers}))
    if points:
        found.append(Message("points-counted" if points > 0 else "points-taken", {"count": abs(points)}))
    return tuple(found)


def advisor_name(number: int) -> Message:
    return Message(f"advisor-{ADVISORS[number].id}") if number in ADVISORS else Message("advisor-none")


def building_name(number: int) -> Message:
    return Message(f"building-{BUILDINGS[number].id}")


def enemy_name(number: int, is_known: bool = True) -> Message:
    """«Goblins (3)»; one that may come is named apart from those that are known to come."""
    enemy = ENEMIES[number]
    facts: dict[str, Argument] = {"kind": Message(f"enemy-{ENEMY_KINDS[enemy.kind]}"), "strength": enemy.strength}
    return Message("enemy-named" if is_known else "enemy-possible", facts)


def die_name(die: int) -> Message:
    return Message("die-white", {"face": die - WHITE}) if die > WHITE else Message("die-own", {"face": die})


def dice_names(own: Iterable[int], white: Iterable[int] = ()) -> tuple[Message, ...]:
    return tuple(die_name(die) for die in (*own, *(face + WHITE for face in white)))


def placement_parts(placement: Placement) -> tuple[Message, ...]:
    """«4, 5, white 1, +2»."""
    parts = list(dice_names(placement.own, placement.white))
    parts += [Message("plus2")] * placement.tokens
    if placement.market:
        parts.append(Message("market-up" if placement.market > 0 else "market-down"))
    return tuple(parts)


def placement_name(placement: Placement) -> Message:
    name = "placement-envoy" if placement.envoy else "placement"
    return Message(
        name,
        {
            "number": placement.advisor,
            "advisor": advisor_name(placement.advisor),
            "dice": placement_parts(placement),
        },
    )


def fact(s: Kingsburg, name: str, value: Any) -> Argument:
    """What a fact of an event, a refusal or a question is called."""
    match name:
        case "advisor":
            return advisor_name(value)
        case "advisors":
            return tuple(Message("advisor-numbered", {"number": n, "advisor": advisor_name(n)}) for n in value)
        case "building" | "before":
            return building_name(value)
        case "good":
            return good_name(value)
        case "goods":
            return goods_names(value)
        case "gains":
            return gains(*value)
        case "enemy":
            return enemy_name(value)
        case "die":
            return die_name(value)
        case "dice":
            return tuple(die_name(die) for die in value)
        case "placement":
            return placement_name(Placement(*value))
        case "season":
            return Message(f"season-{SEASONS[value]}")
        case "row":
            return Message(f"row-{ROWS[value]}")
        case "use":
            return Message(f"envoy-{value}")
        case "year":
            return ROMAN[value]
    return plain.fact(s, name, value)


def option(ask: Ask, option: Option) -> Message:
    """The line that stands for an option."""
    kind = ask.kind.id
    if isinstance(option, str):
        return Message(f"option-{kind}-{option}")
    match kind:
        case "influence":
            return Message("option-placement", {"placement": placement_name(option)})
        case "reroll":
            return Message("option-reroll-statue", {"die": die_name(option)})
        case "set_aside":
            return Message("option-die", {"die": die_name(option)})
        case "build":
            return _build(ask, option)
        case "town_hall":
            return Message(f"option-town_hall-{option[0]}", {"good": good_name(option[1])})
        case "recruit":
            return Message("option-recruit", {"count": option[0], "goods": goods_names(option[1])})
        case "defeat_building":
            lost = ask.state.provinces[ask.seat].last_of(option)
            return Message("option-lost_building", {"building": building_name(lost.number), "points": lost.points})
        case "advisor_choice" | "defeat_goods":
            return Message("option-goods", {"goods": goods_names(option)})
        case "alchemist":
            return Message("option-alchemist", {"good": good_name(option)})
    return Message("option-good", {"good": good_name(option)})


def _build(ask: Ask, number: int) -> Message:
    building, province = BUILDINGS[number], ask.state.provinces[ask.seat]
    return Message(
        "option-building",
        {
            "building": building_name(number),
            "goods": goods_names(province.price(building)),
            "points": building.points,
        },
    )
