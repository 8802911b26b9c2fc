"""Kingsburg in numbers."""

from __future__ import annotations

from tests.guides.page import DASH, Page

from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.enemies import ENEMIES, OF_YEAR, Spoils
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, FACES, GOODS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, ROWS, Building

YEARS = ("I", "II", "III", "IV", "V")
USUAL: dict[str, int | str] = {"kind": "single_kind", "points": 1}


def write(page: Page) -> None:
    page.title("Tables", "Táblázatok")
    advisors(page)
    buildings(page)
    enemies(page)
    chances(page)


def advisors(page: Page) -> None:
    page.heading("Advisors", "Tanácsadók")
    head = page.head(("Number", "Szám"), ("Advisor", "Tanácsadó"), ("Gives", "Mit ad"))
    rows = [
        (number, page.name(f"advisor-{advisor.id}"), page.name(f"gives-{advisor.id}", **USUAL))
        for number, advisor in ADVISORS.items()
    ]
    page.table(head, rows)


def buildings(page: Page) -> None:
    page.heading("Buildings", "Épületek")
    page.text(
        "In each row you build from left to right: columns 1, 2, 3, 4.",
        "Minden sorban balról jobbra kell építeni: 1., 2., 3., 4. oszlop.",
    )
    goods = "/".join(page.say(f"good-{good}") for good in GOODS)
    costs = f"Cost: {goods}", f"Ára: {goods}"
    head = page.head(("Building", "Épület"), costs, ("Points", "Pont"), ("Effect", "Hatása"))
    for number, row in enumerate(ROWS):
        page.text(*(f"**{page.name(f'row-{row}')}**",) * 2)
        page.table(head, (building_row(page, building) for building in BUILDINGS if building.row == number))


def building_row(page: Page, building: Building) -> tuple[object, ...]:
    does = page.say(f"does-{building.id}", rule=rule_of(building.id))
    cost = "/".join(map(str, building.cost))
    name = f"{building.column}. {page.name(f'building-{building.id}')}"
    return name, cost, building.points, does


def rule_of(building: str) -> str:
    """The usual reading where a building can have several."""
    return {"chapel": "low_total", "town_hall": "token_or_trade"}.get(building, "")


def enemies(page: Page) -> None:
    page.heading("Enemies", "Ellenségek")
    page.text(
        "Every year one of its five cards comes.",
        "Minden évben az ahhoz az évhez tartozó öt kártya egyike jön.",
    )
    head = page.head(
        ("Year", "Év"),
        ("Enemy", "Ellenség"),
        ("Strength", "Erő"),
        ("A defeat costs", "Vereség esetén elvész"),
        ("A victory brings", "Győzelemért jár"),
    )
    rows = [
        (
            YEARS[enemy.year - 1],
            page.name(f"enemy-{ENEMY_KINDS[enemy.kind]}"),
            enemy.strength,
            spoils(page, enemy.defeat),
            spoils(page, enemy.victory),
        )
        for enemy in ENEMIES
    ]
    page.table(head, rows)


def spoils(page: Page, spoils: Spoils) -> str:
    parts = [
        page.say("goods-counted", count=count, good=page.say(f"good-{good}"))
        for good, count in zip(GOODS, spoils.goods, strict=True)
        if count
    ]
    more = (
        ("goods-of-choice", spoils.free_goods),
        ("buildings-counted", spoils.buildings),
        ("points-counted", spoils.points),
    )
    return ", ".join([*parts, *(page.say(id, count=count) for id, count in more if count)]) or DASH


def chances(page: Page) -> None:
    page.heading("Chances in winter", "Esélyek télen")
    page.text(
        "How often you win / draw, in per cent, with this strength before the King's die is rolled and without knowing "
        "the card. A bonus against one kind of enemy is not counted.",
        "Hány százalék eséllyel győzöl / érsz el döntetlent ekkora haderővel, ha még nem dobtak a király kockájával, "
        "és nem ismered a kártyát. Az egyes ellenségek ellen járó bónusz nincs benne.",
    )
    rows = []
    for strength in range(9):
        cells: list[object] = [strength]
        for year in OF_YEAR:
            margins = [strength + die - ENEMIES[card].strength for card in OF_YEAR[year] for die in range(1, FACES + 1)]
            won, drawn = sum(margin > 0 for margin in margins), sum(margin == 0 for margin in margins)
            cells.append(f"{percent(won, len(margins))} / {percent(drawn, len(margins))}")
        rows.append(cells)
    page.table([page.either("Strength", "Haderő"), *YEARS], rows)


def percent(part: int, whole: int) -> int:
    return (200 * part + whole) // (2 * whole)
