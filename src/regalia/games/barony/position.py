"""A situation as readable JSON and back, and what every situation must satisfy (R1.3 to R1.9)."""

from __future__ import annotations

from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.barony import rules
from regalia.games.barony.board import explicit_board, read_map
from regalia.games.barony.constants import (
    CITY,
    DUKE,
    FOREST,
    KNIGHT,
    LAKE,
    MOST_NEW_CITIES,
    MOUNTAIN,
    NO_BUILDING,
    PIECES,
    PIECES_PER_PLAYER,
    START_CITIES,
    STRONGHOLD,
    TERRAINS,
    TITLES,
    TOKENS,
    TOKENS_IN_STOCK,
    VILLAGE,
)
from regalia.games.barony.hexes import TABLE
from regalia.games.barony.payments import worth
from regalia.games.barony.setup import empty_table
from regalia.games.barony.state import LAKE_CLOSED, NOBODY, Barony, Counts, added, replaced


class Player(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one seat has besides its pieces on the board; what is neither there nor in the box is in reserve."""

    title: str = TITLES[0]
    new_cities: int = 0
    tokens: dict[str, int] = {}
    box: dict[str, int] = {}


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
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


def write(s: Barony) -> dict[str, Any]:
    shape, everyone = s.board.shape, range(s.seats)
    table = Table(
        phase=s.phase,
        map=[(q, r, TERRAINS[land]) for (q, r), land in zip(shape.axial, s.board.terrain, strict=True)],
        first=s.first,
        active=s.active,
        round=s.round,
        placed=s.placed,
        passes=s.passes,
        last_round=s.is_last_round,
        pieces={shape.labels[hex]: _pieces(s, hex) for hex, seats in enumerate(s.present) if seats},
        players=[
            Player(
                title=TITLES[s.titles[seat]],
                new_cities=s.new_cities[seat],
                tokens=_named(TOKENS, s.tokens[seat]),
                box=_named(PIECES, s.box[seat]),
            )
            for seat in everyone
        ],
        stock=dict(zip(TOKENS, s.stock, strict=True)),
    )
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _pieces(s: Barony, hex: int) -> list[str]:
    building = [f"{s.owner[hex]} {PIECES[s.building[hex]]}"] if s.building[hex] else []
    return building + [f"{seat} {PIECES[KNIGHT]}" for seat in range(s.seats) for _ in range(s.knights[seat][hex])]


def _named(names: tuple[str, ...], counts: Counts) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Barony:
    """The state of a position; BadPosition says what in it cannot be understood."""
    try:
        table = msgspec.convert(data, Table)
        read_map(table.map, setup.seats)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadPosition(f"this position is broken: {error}") from None
    s = empty_table(setup, dice, explicit_board([list(hex) for hex in table.map]), table.first)
    if table.phase not in (*rules.PHASES, OVER):
        raise BadPosition(f"there is no phase {table.phase!r}: {', '.join((*rules.PHASES, OVER))}")
    s.phase, s.active, s.round, s.passes = table.phase, table.active, table.round, table.passes
    s.is_last_round = table.last_round
    s.placed = START_CITIES * s.seats if table.placed is None else table.placed
    for name, lines in table.pieces.items():
        for line in lines:
            _put(s, name, line)
    _read_players(s, table.players)
    for kind, token in enumerate(TOKENS):
        held = sum(tokens[kind] for tokens in s.tokens)
        s.stock[kind] = table.stock.get(token, max(TOKENS_IN_STOCK[kind] - held, 0))
    return s


def _put(s: Barony, name: str, line: str) -> None:
    seat_text, _, piece = line.partition(" ")
    if name not in s.board.shape.by_name:
        raise BadPosition(f"there is no hex {name!r} on this map")
    if not seat_text.isdecimal() or int(seat_text) >= s.seats or piece not in PIECES:
        raise BadPosition(f"{line!r} on {name} is not a seat and a piece, such as '0 knight'")
    hex, seat, kind = s.board.shape.by_name[name], int(seat_text), PIECES.index(piece)
    if s.board.terrain[hex] == LAKE:
        raise BadPosition(f"{name} is a lake and holds no piece (R1.5)")
    if kind == KNIGHT:
        s.put_knights(seat, hex, 1)
    elif s.building[hex]:
        raise BadPosition(f"{name} has two buildings (R1.3)")
    else:
        s.put_building(seat, hex, kind)


def _read_players(s: Barony, players: list[Player]) -> None:
    if len(players) > s.seats:
        raise BadPosition(f"{len(players)} players for {s.seats} seats")
    for seat, player in enumerate(players):
        if player.title not in TITLES:
            raise BadPosition(f"there is no title {player.title!r}: {', '.join(TITLES)}")
        s.titles = replaced(s.titles, seat, TITLES.index(player.title))
        s.new_cities = replaced(s.new_cities, seat, player.new_cities)
        for name, count in player.tokens.items():
            s.gain(seat, _index(TOKENS, name), count)
        for name, count in player.box.items():
            kind = _index(PIECES, name)
            s.box = replaced(s.box, seat, added(s.box[seat], kind, count))
            s.reserve[seat] = added(s.reserve[seat], kind, -count)


def _index(names: tuple[str, ...], name: str) -> int:
    if name not in names:
        raise BadPosition(f"there is no {name!r} among {', '.join(names)}")
    return names.index(name)


# --- what must always hold ----------------------------------------------------------------------------------------


def check(s: Barony) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list when it can stand."""
    return [*_check_numbers(s), *_check_counts(s), *_check_hexes(s), *_check_derived(s)]


def _check_numbers(s: Barony) -> list[str]:
    wrong = []
    if not 0 <= s.first < s.seats or not 0 <= s.active < s.seats:
        wrong.append(f"first player and active player are seats from 0 to {s.seats - 1}")
    if s.round < 1 or not 0 <= s.passes <= s.seats or not 0 <= s.placed <= START_CITIES * s.seats:
        wrong.append("round, passes or placements are out of bounds")
    if s.phase == "placement" and s.placed == START_CITIES * s.seats:
        wrong.append("all starting cities are placed, so the phase is not placement")
    if s.phase == "turn" and any(title == DUKE for title in s.titles) and not s.is_last_round:
        wrong.append("there is a Duke, so this is the last round (R11.1)")
    too_many = [(seat, count) for seat, count in enumerate(s.new_cities) if not 0 <= count <= MOST_NEW_CITIES]
    return wrong + [f"seat {seat} has {count} new cities (R8.5)" for seat, count in too_many]


def _check_counts(s: Barony) -> list[str]:
    """Every piece and token is somewhere, once (R1.8)."""
    wrong = []
    for seat in range(s.seats):
        on_board = [sum(s.knights[seat]), 0, 0, 0]
        for hex, kind in enumerate(s.building):
            if kind and s.owner[hex] == seat:
                on_board[kind] += 1
        for kind, total in enumerate(PIECES_PER_PLAYER):
            reserve, box = s.reserve[seat][kind], s.box[seat][kind]
            if reserve < 0 or box < 0 or on_board[kind] + reserve + box != total:
                wrong.append(f"seat {seat} has {on_board[kind] + max(box, 0)} of {total} pieces of kind {PIECES[kind]}")
        if s.placed == START_CITIES * s.seats and s.new_cities[seat] > on_board[CITY]:
            wrong.append(f"seat {seat} has more new cities than cities")
    for kind, token in enumerate(TOKENS):
        held = [tokens[kind] for tokens in s.tokens]
        if min(*held, s.stock[kind]) < 0:
            wrong.append(f"a negative number of {token} tokens")
        if s.variants.resource_supply == "limited" and sum(held) + s.stock[kind] != TOKENS_IN_STOCK[kind]:
            wrong.append(f"{sum(held) + s.stock[kind]} {token} tokens in all, not {TOKENS_IN_STOCK[kind]}")
    return wrong


def _check_hexes(s: Barony) -> list[str]:
    wrong = []
    for hex, label in enumerate(s.board.shape.labels):
        pieces = [s.pieces(seat, hex) for seat in range(s.seats)]
        sharing = sum(count > 0 for count in pieces)
        land, building = s.board.terrain[hex], s.building[hex]
        if sharing and land == LAKE:
            wrong.append(f"{label} is a lake and holds no piece (R1.5)")
        if building == CITY and land == FOREST:
            wrong.append(f"{label} is a forest and has a city (R2.2, R8.2)")
        if sharing > 1 and (building in (CITY, STRONGHOLD) or land == MOUNTAIN):
            wrong.append(f"{label} belongs to one player alone (R1.6)")
        if sharing > 1 and max(pieces) > 1:
            wrong.append(f"{label} is shared, so each player has one piece there (R1.7)")
        if building == CITY and any(s.building[near] == CITY for near in s.board.shape.neighbours[hex]):
            wrong.append(f"{label} has a city beside a city (R2.3, R8.2)")
    return wrong


def _check_derived(s: Barony) -> list[str]:
    """The fields that follow from the others must do so."""
    hexes, everyone = range(len(s.board.terrain)), range(s.seats)
    neighbours = s.board.shape.neighbours
    expected = {
        "where": [[hex for hex, count in enumerate(knights) if count] for knights in s.knights],
        "cities": _owned(s, CITY),
        "villages": _owned(s, VILLAGE),
        "city_sites": tuple(tuple(hex for hex in own if s.city_ground[hex]) for own in _owned(s, VILLAGE)),
        "gold": [worth(tokens) for tokens in s.tokens],
        "present": [sum((s.pieces(seat, hex) > 0) << seat for seat in everyone) for hex in hexes],
        "closed": bytearray(_closed(s, hex) for hex in hexes).ljust(TABLE, b"\0"),
        "city_ground": bytearray(
            s.board.terrain[hex] not in (LAKE, FOREST)
            and not any(s.building[near] == CITY for near in (hex, *neighbours[hex]))
            for hex in hexes
        ),
    }
    wrong = [name for name, fact in expected.items() if getattr(s, name) != fact]
    if any((s.owner[hex] == NOBODY) != (kind == NO_BUILDING) for hex, kind in enumerate(s.building)):
        wrong.append("owner")
    return [f"what is remembered as {name!r} does not follow from the pieces" for name in wrong]


def _closed(s: Barony, hex: int) -> int:
    if s.board.terrain[hex] == LAKE:
        return LAKE_CLOSED
    keeps_out = (seat + 1 for seat in range(s.seats) if rules.why_not_enter(s, (seat + 1) % s.seats, hex))
    owners = [seat + 1 for seat in range(s.seats) if s.pieces(seat, hex)]
    return owners[0] if len(owners) == 1 and any(keeps_out) else 0


def _owned(s: Barony, kind: int) -> tuple[tuple[int, ...], ...]:
    hexes = [hex for hex, building in enumerate(s.building) if building == kind]
    return tuple(tuple(hex for hex in hexes if s.owner[hex] == seat) for seat in range(s.seats))
