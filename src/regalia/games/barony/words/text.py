"""The table as text, for the terminal and for tests."""

from __future__ import annotations

from regalia.core.words import Argument, Message, Say, SeatName
from regalia.games.barony.pieces.numbers import GOLD, KNIGHT, NO_BUILDING, PIECES, SILVER, TERRAINS, TITLES, TOKENS
from regalia.games.barony.rules.ending import board_points, silver
from regalia.games.barony.state import Barony
from regalia.games.barony.words.wording import tokens_counted

CELL = 8
"""How wide a hex is at least; one with many pieces makes all of them wider."""


def draw(s: Barony, say: Say) -> str:
    """The board, hex by hex, and a line for each seat."""
    legend = [
        say(Message("board-legend", {piece: _letter(piece, say) for piece in PIECES})),
        say(Message("board-legend-land", {"land": tuple(_terrain(terrain) for terrain in TERRAINS)})),
    ]
    return "\n".join([*_board(s, say), *legend, "", *(_seat(s, seat, say) for seat in range(s.seats)), _stock(s, say)])


def land(s: Barony) -> dict[str, tuple[Message, ...]]:
    """For each hex those beside it."""
    shape = s.board.shape
    return {
        label: (Message("hex-beside", {"hexes": ", ".join(shape.labels[near] for near in shape.neighbours[hex])}),)
        for hex, label in enumerate(shape.labels)
    }


def _terrain(terrain: str) -> Message:
    facts: dict[str, Argument] = {
        "short": Message(f"terrain-{terrain}.short"),
        "terrain": Message(f"terrain-{terrain}"),
    }
    if terrain not in TOKENS:
        return Message("legend-terrain", facts)
    kind = TOKENS.index(terrain)
    return Message("legend-terrain-token", {**facts, "gold": GOLD[kind], "silver": SILVER[kind]})


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
    width = max(CELL, *(len(cell) + 1 for row in rows.values() for cell in row.values()))
    return [_row(rows.get(line, {}), width) for line in range(max(rows) + 1)]


def _row(cells: dict[int, str], width: int) -> str:
    last = max(cells, default=-1)
    return "".join(cells.get(column, "").ljust(width) for column in range(last + 1)).rstrip()


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
                "points": board_points(s, seat),
                "tokens": tokens_counted(s.tokens[seat]),
                "gold": s.gold[seat],
                "silver": silver(s, seat),
                "first": Message("is-first_player" if s.first == seat else "is-not_first_player"),
                "box": sum(s.box[seat]),
                "knights": s.reserve[seat][0],
                "villages": s.reserve[seat][1],
                "strongholds": s.reserve[seat][2],
                "cities": s.reserve[seat][3],
            },
        )
    )


def _stock(s: Barony, say: Say) -> str:
    return say(Message("stock-line", {"tokens": tokens_counted(s.stock)}))
