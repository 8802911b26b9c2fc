"""What lies beside the board: the score board and the stock of tokens."""

from __future__ import annotations

from regalia.core.words import Message
from regalia.games.barony.pieces.numbers import POINTS, TITLES, TOKENS
from regalia.games.barony.state import Barony
from regalia.games.barony.table.seating import turn_order
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Cell, Counter, Sheet, Tray

SCORE, STOCK = "score", "stock"


def score_board(view: Barony) -> Sheet:
    return _scores(tuple((seat, view.titles[seat], view.new_cities[seat]) for seat in turn_order(view)))


@remembered
def _scores(standing: tuple[tuple[int, int, int], ...]) -> Sheet:
    """Of seats in turn order, each with its title and its new cities."""
    return Sheet(
        id=SCORE,
        title=Message("table-score"),
        columns=tuple(
            Badge(art=f"title-{title}", name=Message(f"title-{title}"), explain=f"title-{title}") for title in TITLES
        ),
        rows=tuple(
            Badge(art="city", name=Message("score-new_cities", {"count": cities})) for cities in range(len(POINTS[0]))
        ),
        cells=tuple(
            tuple(_score(standing, title, cities) for title in range(len(TITLES))) for cities in range(len(POINTS[0]))
        ),
    )


def _score(standing: tuple[tuple[int, int, int], ...], title: int, cities: int) -> Cell:
    here = tuple(seat for seat, *has in standing if has == [title, cities])
    return Cell(number=POINTS[title][cities], seats=here)


def stock_id(kind: int) -> str:
    return f"{STOCK}-{TOKENS[kind]}"


def is_stock_shown(view: Barony) -> bool:
    """Nothing is to be counted where it never runs out."""
    return view.variants.resource_supply == "limited"


def stock(view: Barony) -> Tray:
    return _stock(tuple(view.stock))


@remembered
def _stock(left: tuple[int, ...]) -> Tray:
    counters = []
    for kind, token in enumerate(TOKENS):
        name = Message("counter-token", {"token": Message(f"token-{token}"), "count": left[kind]})
        art = f"token-{token}"
        counters.append(Counter(id=stock_id(kind), art=art, count=left[kind], name=name, explain=art))
    return Tray(id=STOCK, title=Message("table-stock"), counters=tuple(counters))
