"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regalia.core.words import Message, SeatName
from regalia.games.barony import rules
from regalia.games.barony.constants import KNIGHT, NO_BUILDING, PIECES, TERRAINS, TITLES, TOKENS
from regalia.games.barony.state import Barony

CELL = 8
Say = Callable[[Message], str]


def draw(s: Barony, say: Say) -> str:
    """The board, hex by hex, and a line for each seat."""
    legend = say(Message("board-legend", {piece: _letter(piece, say) for piece in PIECES}))
    return "\n".join([*_board(s, say), legend, "", *(_seat(s, seat, say) for seat in range(s.seats)), _stock(s, say)])


def _board(s: Barony, say: Say) -> list[str]:
    """Each hex is two lines high: label and terrain above, pieces below; columns stand half a hex lower or higher."""
    shape = s.board.shape
    left = shape.axial[0][0]
    top = min(2 * r + q for q, r in shape.axial)
    rows: dict[int, dict[int, str]] = {}
    for hex, (q, r) in enumerate(shape.axial):
        terrain = say(Message(f"terrain-{TERRAINS[s.board.terrain[hex]]}.short"))
        line = 2 * r + q - top
        rows.setdefault(line, {})[q - left] = f"{shape.labels[hex]} {terrain}"
        rows.setdefault(line + 1, {})[q - left] = pieces_text(s, hex, say)
    return [_row(rows.get(line, {})) for line in range(max(rows) + 1)]


def _row(cells: dict[int, str]) -> str:
    last = max(cells, default=-1)
    return "".join(cells.get(column, "").ljust(CELL) for column in range(last + 1)).rstrip()


def _letter(piece: str, say: Say) -> str:
    return say(Message(f"piece-{piece}.short"))


def pieces_text(s: Barony, hex: int, say: Say) -> str:
    """Pieces by owner, counted from 1: «1CK2» is player 1's city with two knights, «1K·2V» a knight and a village."""
    parts = []
    for seat in range(s.seats):
        knights = s.knights[seat][hex]
        own = s.building[hex] != NO_BUILDING and s.owner[hex] == seat
        building = _letter(PIECES[s.building[hex]], say) if own else ""
        figures = _letter(PIECES[KNIGHT], say) + (str(knights) if knights > 1 else "") if knights else ""
        if building or figures:
            parts.append(f"{seat + 1}{building}{figures}")
    return "·".join(parts)


def _seat(s: Barony, seat: int, say: Say) -> str:
    return say(
        Message(
            "seat-line",
            {
                "number": seat + 1,
                "seat": SeatName(seat),
                "title": Message(f"title-{TITLES[s.titles[seat]]}"),
                "points": rules.board_points(s, seat),
                "tokens": _counted(s.tokens[seat]),
                "gold": s.gold[seat],
                "knights": s.reserve[seat][0],
                "villages": s.reserve[seat][1],
                "strongholds": s.reserve[seat][2],
                "cities": s.reserve[seat][3],
            },
        )
    )


def _stock(s: Barony, say: Say) -> str:
    return say(Message("stock-line", {"round": s.round, "tokens": _counted(s.stock)}))


def _counted(counts: Sequence[int]) -> tuple[Message, ...]:
    held = [(token, count) for token, count in zip(TOKENS, counts, strict=True) if count]
    return tuple(Message("tokens-counted", {"count": count, "token": Message(f"token-{t}")}) for t, count in held)
