"""Havoc in numbers."""

from __future__ import annotations

from tests.guides.page import DASH, Page

from regalia.games.havoc.pieces import cards
from regalia.games.havoc.pieces.battles import BATTLES, CASTILLON, points_table
from regalia.games.havoc.rules.combinations import COMBINATIONS

FEW = 3
"""So many players at most play with the fewer points."""
EXAMPLES = {
    "six_straight_flush": "g4 g5 g6 g7 g8 g9",
    "six_of_a_kind": "b7 g7 y7 o7 s7 k7",
    "five_straight_flush": "D b1 b2 b3 b4",
    "five_of_a_kind": "b3 g3 y3 o3 k3",
    "big_house": "b5 g5 y5 o5 b12 g12",
    "four_of_a_kind": "b2 g2 y2 o2",
    "trios": "b4 g4 y4 b10 g10 o10",
    "six_flush": "D k1 k2 k4 k8 k11",
    "full_house": "b9 g9 y9 D D",
    "six_straight": "D b1 g2 y3 o4 k5",
    "five_flush": "y2 y5 y6 y8 y13",
    "three_pairs": "b3 g3 b6 g6 b11 k11",
    "five_straight": "b6 g7 y8 o9 k10",
    "three_of_a_kind": "D D D",
    "two_pairs": "b8 g8 D D",
    "pair": "b10 k10 g4",
    "high_card": "b12 g3",
}
"""Colours: blue, green, yellow, orange, grey (s) and black (k); D is a dog."""


def layout(example: str) -> list[int]:
    """The cards of an example."""
    colours = {"b": 0, "g": 1, "y": 2, "o": 3, "s": 4, "k": 5}
    return [cards.DOG if word == "D" else cards.card_of(colours[word[0]], int(word[1:])) for word in example.split()]


def write(page: Page) -> None:
    page.title("Tables", "Táblázatok")
    decks(page)
    battles(page)
    combinations(page)


def decks(page: Page) -> None:
    page.heading("The pack by number of players", "A pakli a játékosok száma szerint")
    columns = []
    for seats, pack in sorted(cards.PACKS.items()):
        hidden = pack.dogs - seats
        left = len(pack.ordinary) - seats * cards.HAND_AT_START - cards.RECRUITS_LEAST + hidden
        sides = "-".join(str(side + 1) for side in range(cards.PEACE_SIDES[pack.peace_card]))
        values = f"1–{pack.max_value}"
        columns.append((seats, values, len(pack.ordinary), pack.dogs, hidden, left, pack.recruits_limit, sides))
    labels = page.head(
        ("Players", "Játékosok"),
        ("Values", "Értékek"),
        ("Ordinary cards", "Közönséges lap"),
        ("Dogs", "Eb"),
        ("Dogs in the draw pile", "Eb a húzópakliban"),
        ("Draw pile at the start", "Húzópakli az elején"),
        ("Most recruits", "Legtöbb újonc"),
        ("Peace card", "Békekártya"),
    )
    head, *rows = zip(labels, *columns, strict=True)
    page.table(map(str, head), rows)


def battles(page: Page) -> None:
    page.heading("Battles", "Csaták")
    head = page.head(
        ("No.", "Szám"),
        ("Battle", "Csata"),
        ("Year", "Év"),
        ("VP by place", "Pont helyenként"),
        ("2 or 3 players (V2)", "2-3 játékos (V2)"),
        ("Dealt: to all + to the initiator", "Osztás: mindenkinek + a kezdeményezőnek"),
    )
    full, few = points_table(False), points_table(True)
    rows = []
    for number, battle in BATTLES.items():
        points = (", ".join(map(str, points)) for points in (full[number], few[number][:FEW]))
        dealt = DASH if number == CASTILLON else f"{battle.deal_all} + {battle.deal_initiator}"
        shown = number if number <= CASTILLON else DASH
        rows.append((shown, page.name(f"battle-{battle.id}"), battle.year, *points, dealt))
    page.table(head, rows)


def combinations(page: Page) -> None:
    page.heading("Combinations, the strongest first", "Kombinációk, elöl a legerősebb")
    page.text(
        "Each with cards that make it; a dog has the value 0 and any colour. R6 says exactly what they mean.",
        "Mindegyik egy példával; az eb értéke 0, a színe tetszőleges. Pontos jelentésüket az R6 mondja meg.",
    )
    head = page.head(("", ""), ("Combination", "Kombináció"), ("For example", "Például"))
    rows = [
        (place, page.name(f"combination-{id}"), shown(page, layout(EXAMPLES[id])))
        for place, id in enumerate(reversed(COMBINATIONS), 1)
    ]
    page.table(head, rows)


def shown(page: Page, laid: list[int]) -> str:
    """«green 4-5-6-7-8»; colours that do not matter are left out."""
    dogs = [page.say("card-dog")] * laid.count(cards.DOG)
    ordinary = [card for card in laid if card != cards.DOG]
    values = [str(card >> 3) for card in ordinary]
    colours = {card & 7 for card in ordinary}
    if len(colours) == 1 and len(laid) > 4:
        (colour,) = colours
        return ", ".join((page.say(f"card-{cards.COLOURS[colour]}", value="-".join(values)), *dogs))
    return ", ".join(("-".join(values), *dogs)).removeprefix(", ")
