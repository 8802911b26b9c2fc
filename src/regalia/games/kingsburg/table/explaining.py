"""What things at the King's court and in the provinces are, and what they mean for the reader now."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.words import Argument, Message
from regalia.games.kingsburg.advice.odds import chances, odds
from regalia.games.kingsburg.notation import PASS
from regalia.games.kingsburg.pieces.advisors import ADVISOR_NUMBERS, ADVISORS, Advisor
from regalia.games.kingsburg.pieces.enemies import ENEMIES, ENEMY_NUMBERS, HIDDEN, OF_YEAR, RANGES, CardNumber
from regalia.games.kingsburg.pieces.goods import Goods, pays
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, GOODS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import (
    BUILDING_NUMBERS,
    BUILDINGS,
    CHAPEL,
    COLUMNS,
    ROWS,
    TOWN_HALL,
    Building,
    BuildingNumber,
)
from regalia.games.kingsburg.rules.influence import placements
from regalia.games.kingsburg.rules.recruiting import price_of_soldier
from regalia.games.kingsburg.state import NEUTRAL, Kingsburg
from regalia.games.kingsburg.table.enemy import card_art, card_key, enemy_art, spoils_names
from regalia.games.kingsburg.words import wording
from regalia.scene.explaining import Plain
from regalia.scene.types import Explain

ENEMY_OF_YEAR = "enemy-year"

PLAIN: dict[str, Plain] = {
    **{f"good-{good}": Plain(f"kb-{good}", "explain-kind-good", "R1.3") for good in GOODS},
    "thing-plus2": Plain("kb-plus2", "explain-kind-token", "R4.5"),
    "thing-market": Plain("kb-mark-market", "explain-kind-token", "R4.6"),
    "thing-envoy": Plain("kb-envoy", "explain-kind-token", "R9.2"),
    "thing-aid_die": Plain("kb-phase-aid", "explain-kind-token", "R2.2"),
    "thing-looked": Plain("kb-look", "", "R5.7"),
    "thing-soldiers": Plain("kb-soldier", "explain-kind-army", "R10.1"),
    "thing-strength": Plain("kb-army-shield", "explain-kind-army", "R11.3"),
    "thing-buildings": Plain("kb-built-flag", "explain-kind-province", "R6.3"),
    "phase-aid": Plain("kb-phase-aid", "explain-kind-phase", "R2.1"),
    "season-spring": Plain("kb-season-spring", "explain-kind-phase", "R3.1"),
    "phase-reward": Plain("kb-phase-reward", "explain-kind-phase", "R8.1"),
    "season-summer": Plain("kb-season-summer", "explain-kind-phase", "R3.1"),
    "phase-envoy": Plain("kb-envoy", "explain-kind-phase", "R9.1"),
    "season-autumn": Plain("kb-season-autumn", "explain-kind-phase", "R3.1"),
    "phase-recruit": Plain("kb-phase-recruit", "explain-kind-phase", "R10.1"),
    "season-winter": Plain("kb-season-winter", "explain-kind-phase", "R11.1"),
}
BUILDING_RULES = {
    "statue": "R3.4", "chapel": "R3.5", "church": "R11.3", "cathedral": "R14.1", "inn": "R7.1", "market": "R4.6",
    "farm": "R3.3", "merchants_guild": "R3.2", "guard_tower": "R11.3", "blacksmith": "R11.3", "barracks": "R10.1",
    "wizards_guild": "R11.3", "palisade": "R11.3", "stable": "R5.6", "stone_wall": "R11.4", "fortress": "R11.5",
    "barricade": "R11.3", "crane": "R6.4", "town_hall": "R7.2", "embassy": "R7.1",
}  # fmt: skip
ADVISOR_RULES = {
    "sergeant": "R5.6", "alchemist": "R5.4", "general": "R5.7", "duchess": "R5.5", "smuggler": "R5.8",
    "queen": "R5.7", "king": "R5.6",
}  # fmt: skip

THINGS = frozenset({
    *(f"advisor-{advisor.id}" for advisor in ADVISORS.values()),
    *(f"building-{building.id}" for building in BUILDINGS),
    *(f"enemy-{kind}" for kind in ENEMY_KINDS),
})  # fmt: skip


def explain(view: Kingsburg, seat: int | None, key: str) -> Explain | None:
    kind, _, name = key.partition("-")
    if kind == "advisor" and name in ADVISOR_NUMBERS:
        return advisor(view, seat, ADVISORS[ADVISOR_NUMBERS[name]])
    if kind == "building" and name in BUILDING_NUMBERS:
        return building(view, seat, BUILDINGS[BUILDING_NUMBERS[name]])
    if kind == "enemy" and name in ENEMY_KINDS:
        return _enemy_kind(view, seat, ENEMY_KINDS.index(name))
    if kind == "card" and name in ENEMY_NUMBERS:
        return card(view, seat, ENEMY_NUMBERS[name])
    if key == ENEMY_OF_YEAR:
        return _enemy_of_year(view, seat)
    return _plain(view, seat, key) if key in PLAIN else None


def _plain(view: Kingsburg, seat: int | None, key: str) -> Explain:
    told = PLAIN[key].explain(key)
    if seat is None or view.phase == OVER:
        return told
    if key == "thing-soldiers":
        return replace(told, yours=Message("explain-soldiers-yours", {"count": price_of_soldier(view, seat)}))
    if key == "thing-envoy" and view.envoy >= 0:
        return replace(told, holders=(view.envoy,))
    return told


# --- advisors ---------------------------------------------------------------------------------------------------------


def gives(view: Kingsburg, advisor: Advisor) -> Message:
    points = view.variants.smuggler_vp if advisor.points_option else advisor.points
    return Message(f"gives-{advisor.id}", {"kind": view.variants.free_goods_kind, "points": points})


def advisor(view: Kingsburg, seat: int | None, advisor: Advisor) -> Explain:
    owners = [owner for owner, placement in view.court if placement.advisor == advisor.number]
    return Explain(
        key=f"advisor-{advisor.id}",
        art=f"kb-advisor-{advisor.id.replace('_', '-')}",
        name=wording.advisor_name(advisor.number),
        kind=Message("explain-kind-advisor", {"number": advisor.number}),
        text=Message("explain-advisor", {"gives": gives(view, advisor)}),
        yours=None if seat is None or view.phase != "influence" else _reach(view, seat, advisor),
        holders=tuple(dict.fromkeys(owner for owner in owners if owner != NEUTRAL)),
        now=Message("explain-advisor-blocked") if owners == [NEUTRAL] else None,
        rule=ADVISOR_RULES.get(advisor.id, "R5.2"),
    )


def _reach(view: Kingsburg, seat: int, advisor: Advisor) -> Message | None:
    """With what the seat's dice reach the advisor now; nothing where no dice are left."""
    if not view.own[seat]:
        return None
    ways = (way for way in placements(view, seat) if way != PASS)
    best = next((Placement(*way) for way in ways if way[0] == advisor.number), None)
    if best is not None:
        name = "explain-advisor-envoy" if best.envoy else "explain-advisor-reached"
        return Message(name, {"dice": wording.placement_parts(best)})
    is_taken = view.taken >> advisor.number & 1
    return Message("explain-advisor-taken" if is_taken else "explain-advisor-far", {"number": advisor.number})


# --- buildings --------------------------------------------------------------------------------------------------------


def does(view: Kingsburg, number: BuildingNumber) -> Message:
    """The option that says what a building does, where there is one, is told, too."""
    rule = {TOWN_HALL: view.variants.town_hall, CHAPEL: view.variants.chapel_effect}.get(number, "")
    return Message(f"does-{BUILDINGS[number].id}", {"rule": rule})


def building(view: Kingsburg, seat: int | None, building: Building) -> Explain:
    owners = tuple(owner for owner in range(view.seats) if view.provinces[owner].stands[building.number])
    facts: dict[str, Argument] = {"row": Message(f"row-{ROWS[building.row]}"), "column": building.column}
    worth: dict[str, Argument] = {
        "does": does(view, building.number),
        "goods": _goods(building.cost),
        "points": building.points,
    }
    return Explain(
        key=f"building-{building.id}",
        art=f"kb-building-{building.id.replace('_', '-')}",
        name=wording.building_name(building.number),
        kind=Message("explain-kind-building", facts),
        text=Message("explain-building", worth),
        yours=None if seat is None or view.phase == OVER else _price(view, seat, building),
        holders=owners,
        now=Message("explain-built-by") if owners else Message("explain-built-by-nobody"),
        rule=BUILDING_RULES[building.id],
    )


def _goods(goods: Goods) -> tuple[Message, ...]:
    return wording.goods_names(goods)


def _price(view: Kingsburg, seat: int, building: Building) -> Message:
    """What it costs this seat, and what is missing."""
    sheet, held = view.provinces[seat], view.goods[seat]
    price = sheet.price(building)
    if sheet.stands[building.number]:
        return Message("explain-building-stands")
    reached = sheet.rows[building.row]
    if reached + 1 != building.column:
        before = wording.building_name(building.row * COLUMNS + reached)
        return Message("explain-building-later", {"before": before, "goods": _goods(price)})
    if pays(held, price):
        return Message("explain-building-paid", {"goods": _goods(price)})
    gold, wood, stone = (max(0, cost - has) for cost, has in zip(price, held, strict=True))
    facts: dict[str, Argument] = {"goods": _goods(price), "missing": _goods((gold, wood, stone))}
    return Message("explain-building-missing", facts)


# --- enemies ----------------------------------------------------------------------------------------------------------


def _cards(cards: Iterable[CardNumber]) -> tuple[Message, ...]:
    return tuple(
        Message(
            "explain-enemy-card",
            {
                "year": wording.ROMAN[ENEMIES[card].year],
                "enemy": wording.enemy_name(card),
                "victory": spoils_names(ENEMIES[card].victory),
                "defeat": spoils_names(ENEMIES[card].defeat),
            },
        )
        for card in cards
    )


def _enemy_kind(view: Kingsburg, seat: int | None, kind: int) -> Explain:
    """Those of this year, or where there are none all of their kind."""
    all_cards = [enemy.number for enemy in ENEMIES if enemy.kind == kind]
    cards = [card for card in all_cards if ENEMIES[card].year == view.year] or all_cards
    yours = None
    if seat is not None and view.phase != OVER:
        army = view.soldiers[seat] + view.provinces[seat].against[kind]
        yours = Message("explain-enemy-strength", {"strength": army})
    return Explain(
        key=f"enemy-{ENEMY_KINDS[kind]}",
        art=f"kb-enemy-{ENEMY_KINDS[kind]}",
        name=Message(f"enemy-{ENEMY_KINDS[kind]}"),
        kind=Message("explain-kind-enemy"),
        text=Message("explain-enemy", {"cards": _cards(cards)}),
        yours=yours,
        rule="R11.4",
    )


def card(view: Kingsburg, seat: int | None, number: CardNumber) -> Explain:
    """One enemy card, and how the reader would fare against it."""
    enemy, yours = ENEMIES[number], None
    if seat is not None and view.phase not in (OVER, "battle") and enemy.year == view.year:
        won = chances(view.soldiers[seat], view.provinces[seat], (number,))
        yours = Message("explain-enemy-odds", dict(zip(("victory", "draw", "defeat"), won, strict=True)))
    facts: dict[str, Argument] = {"victory": spoils_names(enemy.victory), "defeat": spoils_names(enemy.defeat)}
    return Explain(
        key=card_key(number),
        art=card_art(number),
        name=wording.enemy_name(number),
        kind=Message("explain-kind-card", {"year": wording.ROMAN[enemy.year], "strength": enemy.strength}),
        text=Message("explain-card", facts),
        yours=yours,
        rule="R11.4",
    )


def _enemy_of_year(view: Kingsburg, seat: int | None) -> Explain:
    """The card where the reader knows it, else the five that it may be."""
    known = view.enemy()
    cards = OF_YEAR[view.year] if known == HIDDEN else (known,)
    least, most = RANGES[view.year]
    yours = None
    if seat is not None and view.phase not in (OVER, "battle"):
        victory, draw, defeat = odds(view, seat, seat)
        yours = Message("explain-enemy-odds", {"victory": victory, "draw": draw, "defeat": defeat})
    return Explain(
        key=ENEMY_OF_YEAR,
        art=enemy_art(view),
        name=Message("explain-enemy-name", {"year": wording.ROMAN[view.year]}),
        kind=Message("explain-kind-enemy-year", {"least": least, "most": most}),
        text=Message("explain-enemy-hidden" if known == HIDDEN else "explain-enemy", {"cards": _cards(cards)}),
        yours=yours,
        rule="R11.1",
    )
