"""Barony's table as a scene: the board with its pieces, a panel for each seat, the score board and the stock.

Knights of a seat on one hex are alike, and the state does not tell them apart; so a stack is one piece with a count,
whose id is its seat and hex. Nothing ever seems to move but what moved: which knight went where is told by the news.
"""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.barony import rules
from regalia.games.barony.constants import (
    CITY,
    KNIGHT,
    MARQUIS,
    NO_BUILDING,
    PIECES,
    POINTS,
    STRONGHOLD,
    TITLE_COST,
    TITLES,
    TOKENS,
)
from regalia.games.barony.ending import ENDING, ledger
from regalia.games.barony.placement import placement_order
from regalia.games.barony.state import Barony
from regalia.games.barony.surface import BOARD, surface
from regalia.scene.types import (
    Badge,
    Cell,
    Counter,
    Item,
    Piece,
    Region,
    Scene,
    SeatPanel,
    Sheet,
    Tincture,
    Tray,
)

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules")
SCORE, STOCK = "score", "stock"
SIZES = {CITY: 1.18, STRONGHOLD: 0.94}
"""Where a piece is drawn larger or smaller than the others."""


def scene(view: Barony, you: int | None) -> Scene:
    """What a seat (None: a spectator) sees; all see the same."""
    items = [*(_panel(view, seat) for seat in turn_order(view)), _score_board(view), *_stock(view), *_ending(view)]
    return Scene(
        game="barony",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=_heading(view),
        banner=_banner(view),
        surfaces={BOARD: surface(view.board)},
        pieces={piece.id: piece for piece in _pieces(view)},
        items={item.id: item for item in items},
        regions=_regions(view),
    )


def turn_order(view: Barony) -> list[int]:
    return [(view.first + turn) % view.seats for turn in range(view.seats)]


def on_turn(view: Barony) -> int | None:
    """Whose turn it is; nobody's when the game is over."""
    if view.phase == OVER:
        return None
    return placement_order(view.seats, view.first)[view.placed] if view.phase == "placement" else view.active


# --- ids that asks and news point at ------------------------------------------------------------------------------


def token_id(seat: int, kind: int) -> str:
    return f"s{seat}-token-{TOKENS[kind]}"


def reserve_id(seat: int, piece: int) -> str:
    return f"s{seat}-{PIECES[piece]}"


def box_id(seat: int) -> str:
    return f"s{seat}-box"


def stock_id(kind: int) -> str:
    return f"{STOCK}-{TOKENS[kind]}"


def _panel_id(seat: int) -> str:
    return f"seat-{seat}"


# --- the board ----------------------------------------------------------------------------------------------------


def _pieces(view: Barony) -> Iterator[Piece]:
    for hex in view.board.shape.hexes:
        if view.building[hex] != NO_BUILDING:
            yield _building(view, hex)
        for seat in range(view.seats):
            if view.knights[seat][hex]:
                yield _knights(view, seat, hex)


def _building(view: Barony, hex: int) -> Piece:
    label, kind, seat = view.board.shape.labels[hex], view.building[hex], view.owner[hex]
    return Piece(
        id=f"b-{label}",
        place=label,
        art=PIECES[kind],
        seat=seat,
        size=SIZES.get(kind, 1.0),
        name=Message(f"on-board-{PIECES[kind]}", {"seat": SeatName(seat), "hex": label}),
    )


def _knights(view: Barony, seat: int, hex: int) -> Piece:
    label, count = view.board.shape.labels[hex], view.knights[seat][hex]
    return Piece(
        id=f"k{seat}-{label}",
        place=label,
        art=PIECES[KNIGHT],
        seat=seat,
        count=count,
        order=1 + seat,
        name=Message("on-board-knight", {"seat": SeatName(seat), "count": count, "hex": label}),
    )


# --- beside the board ---------------------------------------------------------------------------------------------


def _panel(view: Barony, seat: int) -> SeatPanel:
    title = TITLES[view.titles[seat]]
    return SeatPanel(
        id=_panel_id(seat),
        seat=seat,
        rank=Badge(art=f"title-{title}", name=Message(f"title-{title}")),
        points=rules.board_points(view, seat),
        rows=((*_tokens(view, seat), *_sums(view, seat)), (*_reserve(view, seat), *_box(view, seat))),
        badges=tuple(_badges(view, seat)),
    )


def _tokens(view: Barony, seat: int) -> Iterator[Counter]:
    for kind, count in enumerate(view.tokens[seat]):
        name = Message("counter-token", {"token": Message(f"token-{TOKENS[kind]}"), "count": count})
        yield Counter(id=token_id(seat, kind), art=f"token-{TOKENS[kind]}", count=count, name=name)


def _sums(view: Barony, seat: int) -> Iterator[Counter]:
    gold, silver = view.gold[seat], rules.silver(view, seat)
    may_end_the_game = view.titles[seat] == MARQUIS and gold >= TITLE_COST
    message = "counter-gold-duke" if may_end_the_game else "counter-gold"
    name = Message(message, {"count": gold})
    yield Counter(id=f"s{seat}-gold", art="coin", count=gold, name=name, strong=may_end_the_game)
    yield Counter(
        id=f"s{seat}-silver", art="coin-silver", count=silver, name=Message("counter-silver", {"count": silver})
    )


def _reserve(view: Barony, seat: int) -> Iterator[Counter]:
    for piece, count in enumerate(view.reserve[seat]):
        name = Message(f"reserve-{PIECES[piece]}", {"count": count})
        yield Counter(id=reserve_id(seat, piece), art=PIECES[piece], count=count, seat=seat, name=name)


def _box(view: Barony, seat: int) -> Iterator[Counter]:
    """Knights given up for good; cities get there only where the board is too small."""
    count = sum(view.box[seat])
    if count:
        yield Counter(id=box_id(seat), art="box", count=count, name=Message("counter-box", {"count": count}))


def _badges(view: Barony, seat: int) -> Iterator[Badge]:
    if seat == view.first:
        yield Badge(art="first-player", name=Message("badge-first_player"))
    if seat == on_turn(view):
        yield Badge(art="turn", name=Message("badge-turn"))
    if view.phase == OVER and rules.ranking(view)[seat] == 1:
        yield Badge(art="laurel", name=Message("badge-king"))


def _score_board(view: Barony) -> Sheet:
    return Sheet(
        id=SCORE,
        title=Message("table-score"),
        columns=tuple(Badge(art=f"title-{title}", name=Message(f"title-{title}")) for title in TITLES),
        rows=tuple(
            Badge(art="city", name=Message("score-new_cities", {"count": cities})) for cities in range(len(POINTS[0]))
        ),
        cells=tuple(
            tuple(_score(view, title, cities) for title in range(len(TITLES))) for cities in range(len(POINTS[0]))
        ),
    )


def _score(view: Barony, title: int, cities: int) -> Cell:
    here = tuple(seat for seat in turn_order(view) if (view.titles[seat], view.new_cities[seat]) == (title, cities))
    return Cell(number=POINTS[title][cities], seats=here)


def _stock(view: Barony) -> Iterator[Item]:
    """Nothing to count where it never runs out."""
    if not _is_stock_shown(view):
        return
    counters = []
    for kind, token in enumerate(TOKENS):
        name = Message("counter-token", {"token": Message(f"token-{token}"), "count": view.stock[kind]})
        counters.append(Counter(id=stock_id(kind), art=f"token-{token}", count=view.stock[kind], name=name))
    yield Tray(id=STOCK, title=Message("table-stock"), counters=tuple(counters))


def _ending(view: Barony) -> Iterator[Item]:
    if view.phase == OVER:
        yield ledger(view)


def _is_stock_shown(view: Barony) -> bool:
    return view.variants.resource_supply == "limited"


def _heading(view: Barony) -> Message:
    if view.phase == "placement":
        return Message("heading-placement")
    return Message("heading-round", {"round": view.round})


def _banner(view: Barony) -> Message | None:
    if view.phase == OVER:
        winner, points = rules.ranking(view).index(1), max(rules.scores(view))
        return Message("event-game_ended", {"seat": SeatName(winner), "points": points})
    return Message("banner-last_round") if view.is_last_round else None


def _regions(view: Barony) -> tuple[Region, ...]:
    seats = tuple(_panel_id(seat) for seat in turn_order(view))
    right = [SCORE]
    if _is_stock_shown(view):
        right.append(STOCK)
    if view.phase == OVER:
        right.insert(0, ENDING)
    return (
        Region(id="seats", side="left", pane="players", shows=seats),
        Region(id="land", side="middle", pane="board", shows=(BOARD,)),
        Region(id="scores", side="right", pane="score", shows=tuple(right)),
    )
