"""A situation as readable JSON and back."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.files.forms import Names, copied, if_given, put
from regalia.core.rulebook import Setup
from regalia.games.barony.pieces.board import explicit_board, read_map
from regalia.games.barony.pieces.numbers import (
    KNIGHT,
    LAKE,
    PIECES,
    START_CITIES,
    TERRAINS,
    TITLES,
    TOKENS,
    TOKENS_IN_STOCK,
)
from regalia.games.barony.setup import empty_table
from regalia.games.barony.state import Barony, added, replaced

AS_IT_IS = ("phase", "first", "active", "round", "passes")
WIDE = {"round": 100_000, "standings": 100_000}
"""Without a last round a game may go on and on."""
TITLE, TOKEN, PIECE = Names("title", TITLES), Names("token", TOKENS), Names("piece", PIECES)


class Player(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one seat has besides its pieces on the board; what is neither there nor in the box is in reserve."""

    title: str = TITLES[0]
    new_cities: int = 0
    tokens: dict[str, int] = {}
    box: dict[str, int] = {}


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """`pieces` maps a hex (`F4` or `0,-1`) to lines such as `2 knight`: seat and piece."""

    phase: str = "turn"
    map: list[tuple[int, int, str]]
    first: int = 0
    active: int = 0
    round: int = 1
    placed: int | None = None
    passes: int = 0
    last_round: bool = False
    pieces: dict[str, list[str]] = {}
    players: list[Player] = []
    stock: dict[str, int] = {}
    standings: list[list[int]] = []


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Barony) -> Situation:
    shape = s.board.shape
    return Situation(
        **copied(s, AS_IT_IS),
        map=[(q, r, TERRAINS[land]) for (q, r), land in zip(shape.axial, s.board.terrain, strict=True)],
        placed=s.placed,
        last_round=s.is_last_round,
        pieces={shape.labels[hex]: _pieces(s, hex) for hex, seats in enumerate(s.present) if seats},
        players=[_player(s, seat) for seat in range(s.seats)],
        stock=TOKEN.by_name(s.stock),
        standings=[list(points) for points in s.standings],
    )


def _pieces(s: Barony, hex: int) -> list[str]:
    building = [f"{s.owner[hex]} {PIECES[s.building[hex]]}"] if s.building[hex] else []
    return building + [f"{seat} {PIECES[KNIGHT]}" for seat in range(s.seats) for _ in range(s.knights[seat][hex])]


def _player(s: Barony, seat: int) -> Player:
    return Player(
        title=TITLE.name(s.titles[seat]),
        new_cities=s.new_cities[seat],
        tokens=TOKEN.by_name(s.tokens[seat], but=0),
        box=PIECE.by_name(s.box[seat], but=0),
    )


# --- reading ----------------------------------------------------------------------------------------------------------


def read(given: Situation, setup: Setup, dice: Dice) -> Barony:
    """BadPosition says what in it cannot be understood; `check` looks at the rest."""
    try:
        read_map(given.map, setup.seats)
    except ValueError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if len(given.players) > setup.seats:
        raise BadPosition(f"{len(given.players)} players for {setup.seats} seats")
    s = empty_table(setup, dice, explicit_board([list(hex) for hex in given.map]), given.first)
    put(s, copied(given, AS_IT_IS))
    s.placed, s.is_last_round = if_given(given.placed, START_CITIES * s.seats), given.last_round
    s.standings = tuple(tuple(points) for points in given.standings)
    for name, lines in given.pieces.items():
        for line in lines:
            _put(s, name, line)
    for seat, player in enumerate(given.players):
        _read_player(s, seat, player)
    for kind, token in enumerate(TOKENS):
        held = sum(tokens[kind] for tokens in s.tokens)
        s.stock[kind] = given.stock.get(token, max(TOKENS_IN_STOCK[kind] - held, 0))
    return s


def _put(s: Barony, name: str, line: str) -> None:
    seat_text, _, piece = line.partition(" ")
    if name not in s.board.shape.by_name:
        raise BadPosition(f"there is no hex {name!r} on this map")
    if not seat_text.isdecimal() or int(seat_text) >= s.seats or piece not in PIECES:
        raise BadPosition(f"{line!r} on {name} is not a seat and a piece, such as '0 knight'")
    hex, seat, kind = s.board.shape.by_name[name], int(seat_text), PIECE.number(piece)
    if s.board.terrain[hex] == LAKE:
        raise BadPosition(f"{name} is a lake and holds no piece (R1.5)")
    if kind == KNIGHT:
        s.put_knights(seat, hex, 1)
    elif s.building[hex]:
        raise BadPosition(f"{name} has two buildings (R1.3)")
    else:
        s.put_building(seat, hex, kind)


def _read_player(s: Barony, seat: int, player: Player) -> None:
    s.titles = replaced(s.titles, seat, TITLE.number(player.title))
    s.new_cities = replaced(s.new_cities, seat, player.new_cities)
    for token, count in enumerate(TOKEN.in_order(player.tokens)):
        s.gain(seat, token, count)
    s.box = replaced(s.box, seat, PIECE.in_order(player.box))
    for piece, count in enumerate(s.box[seat]):
        s.reserve[seat] = added(s.reserve[seat], piece, -count)


# --- older forms ------------------------------------------------------------------------------------------------------


def _lift_no_standings(state: dict[str, Any]) -> None:
    """Points after each round were not kept."""
    state.setdefault("standings", [])


LIFTS = {1: _lift_no_standings}
