"""Barony in numbers."""

from __future__ import annotations

from collections import Counter

from tests.guides.page import DASH, Page

from regalia.games.barony.pieces import numbers as n
from regalia.games.barony.pieces.board import HEXES_PER_TILE

SPECIAL = {
    "mountain": ("a single piece closes it to all other players", "egyetlen bábu lezárja az összes többi játékos elől"),
    "forest": ("no city may stand here", "város nem állhat rajta"),
    "lake": (
        f"nobody enters it; a city beside it recruits up to {n.RECRUITS_AT_LAKE} knights",
        f"senki sem léphet rá; a mellette álló városban {n.RECRUITS_AT_LAKE} lovagot is toborozhatsz",
    ),
}


def write(page: Page) -> None:
    page.title("Tables", "Táblázatok")
    terrains(page)
    titles(page)
    pieces(page)
    boards(page)


def terrains(page: Page) -> None:
    page.heading("Terrains and tokens", "Terepek és zsetonok")
    hexes = Counter(terrain for tile in n.TILES.values() for terrain in tile)
    head = page.head(
        ("Terrain", "Terep"),
        ("Gold", "Arany"),
        ("Silver", "Ezüst"),
        ("Tokens in the box", "Zseton a dobozban"),
        ("Hexes on the tiles", "Hatszög a lapkákon"),
        ("Tokens for a title", "Ennyi kell egy címhez"),
        ("Special", "Különlegesség"),
    )
    rows: list[list[object]] = []
    for number, terrain in enumerate(n.TERRAINS):
        worth: list[object] = [DASH] * 3
        needed: object = DASH
        if number < len(n.TOKENS):
            worth = [n.GOLD[number], n.SILVER[number], n.TOKENS_IN_STOCK[number]]
            needed = -(-n.TITLE_COST // n.GOLD[number])
        special = page.either(*SPECIAL.get(terrain, (DASH, DASH)))
        rows.append([page.name(f"terrain-{terrain}"), *worth, hexes[number], needed, special])
    page.table(head, rows)
    page.text(
        "Gold is what a token is worth when you pay for a title; silver is what it adds to your score if you still "
        "have it at the end.",
        "Az arany szám azt mutatja, mennyit ér a zseton, ha nemesi címért fizetsz vele; az ezüst azt, hány pontot ér, "
        "ha a játék végén még nálad van. A „mező” itt mindig a síkságot jelenti, a tábla helyei hatszögek.",
    )


def titles(page: Page) -> None:
    page.heading("Score board", "Pontozótábla")
    page.text(
        f"A title costs {n.TITLE_COST} gold. Starting cities score nothing.",
        f"Egy nemesi cím ára {n.TITLE_COST} arany. A kezdővárosok nem érnek pontot.",
    )
    head = [page.either("New cities", "Új városok"), *(page.name(f"title-{title}") for title in n.TITLES)]
    page.table(head, ([cities, *(points[cities] for points in n.POINTS)] for cities in range(len(n.POINTS[0]))))


def pieces(page: Page) -> None:
    page.heading("Pieces of each player", "Egy játékos bábui")
    page.table([page.name(f"piece-{piece}") for piece in n.PIECES], [n.PIECES_PER_PLAYER])


def boards(page: Page) -> None:
    page.heading("Boards", "Játéktáblák")
    rows = [(seats, tiles := seats * n.TILES_PER_PLAYER, tiles * HEXES_PER_TILE) for seats in (2, 3, 4)]
    page.table(page.head(("Players", "Játékosok"), ("Tiles", "Lapkák"), ("Hexes", "Hatszögek")), rows)
