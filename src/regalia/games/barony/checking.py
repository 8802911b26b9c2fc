"""What every situation must satisfy, in words (R1.3 to R1.9)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.games.barony.pieces.hexes import TABLE
from regalia.games.barony.pieces.numbers import (
    CITY,
    DUKE,
    FOREST,
    LAKE,
    MOST_NEW_CITIES,
    MOUNTAIN,
    NO_BUILDING,
    PIECES,
    PIECES_PER_PLAYER,
    START_CITIES,
    STRONGHOLD,
    TOKENS,
    TOKENS_IN_STOCK,
    VILLAGE,
)
from regalia.games.barony.pieces.payments import worth
from regalia.games.barony.rules.movement import why_not_enter
from regalia.games.barony.state import LAKE_CLOSED, NOBODY, Barony


def check(s: Barony) -> list[str]:
    """Everything that is wrong with a state; an empty list when it can stand."""
    return [*_check_numbers(s), *_check_counts(s), *_check_hexes(s), *_check_derived(s)]


def _check_numbers(s: Barony) -> Iterator[str]:
    if not 0 <= s.first < s.seats or not 0 <= s.active < s.seats:
        yield f"first player and active player are seats from 0 to {s.seats - 1}"
    if s.round < 1 or not 0 <= s.passes <= s.seats or not 0 <= s.placed <= START_CITIES * s.seats:
        yield "round, passes or placements are out of bounds"
    if s.phase == "placement" and s.placed == START_CITIES * s.seats:
        yield "all starting cities are placed, so the phase is not placement"
    if s.phase == "turn" and any(title == DUKE for title in s.titles) and not s.is_last_round:
        yield "there is a Duke, so this is the last round (R11.1)"
    if len(s.standings) > s.round or any(len(points) != s.seats for points in s.standings):
        yield "standings are told for every seat, once for each round that is over"
    for seat, count in enumerate(s.new_cities):
        if not 0 <= count <= MOST_NEW_CITIES:
            yield f"seat {seat} has {count} new cities (R8.5)"


def _check_counts(s: Barony) -> Iterator[str]:
    """Every piece and token is somewhere, once (R1.8)."""
    for seat in range(s.seats):
        on_board = [sum(s.knights[seat]), 0, 0, 0]
        for hex, kind in enumerate(s.building):
            if kind and s.owner[hex] == seat:
                on_board[kind] += 1
        for kind, total in enumerate(PIECES_PER_PLAYER):
            reserve, box = s.reserve[seat][kind], s.box[seat][kind]
            if reserve < 0 or box < 0 or on_board[kind] + reserve + box != total:
                yield f"seat {seat} has {on_board[kind] + max(box, 0)} of {total} pieces of kind {PIECES[kind]}"
        if s.placed == START_CITIES * s.seats and s.new_cities[seat] > on_board[CITY]:
            yield f"seat {seat} has more new cities than cities"
    for kind, token in enumerate(TOKENS):
        held = [tokens[kind] for tokens in s.tokens]
        if min(*held, s.stock[kind]) < 0:
            yield f"a negative number of {token} tokens"
        if s.variants.resource_supply == "limited" and sum(held) + s.stock[kind] != TOKENS_IN_STOCK[kind]:
            yield f"{sum(held) + s.stock[kind]} {token} tokens in all, not {TOKENS_IN_STOCK[kind]}"


def _check_hexes(s: Barony) -> Iterator[str]:
    for hex, label in enumerate(s.board.shape.labels):
        pieces = [s.pieces(seat, hex) for seat in range(s.seats)]
        sharing = sum(count > 0 for count in pieces)
        land, building = s.board.terrain[hex], s.building[hex]
        if sharing and land == LAKE:
            yield f"{label} is a lake and holds no piece (R1.5)"
        if building == CITY and land == FOREST:
            yield f"{label} is a forest and has a city (R2.2, R8.2)"
        if sharing > 1 and (building in (CITY, STRONGHOLD) or land == MOUNTAIN):
            yield f"{label} belongs to one player alone (R1.6)"
        if sharing > 1 and max(pieces) > 1:
            yield f"{label} is shared, so each player has one piece there (R1.7)"
        if building == CITY and any(s.building[near] == CITY for near in s.board.shape.neighbours[hex]):
            yield f"{label} has a city beside a city (R2.3, R8.2)"


def _check_derived(s: Barony) -> Iterator[str]:
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
    for name, fact in expected.items():
        if getattr(s, name) != fact:
            yield f"what is remembered as {name!r} does not follow from the pieces"
    if any((s.owner[hex] == NOBODY) != (kind == NO_BUILDING) for hex, kind in enumerate(s.building)):
        yield "what is remembered as 'owner' does not follow from the pieces"


def _closed(s: Barony, hex: int) -> int:
    if s.board.terrain[hex] == LAKE:
        return LAKE_CLOSED
    keeps_out = (seat + 1 for seat in range(s.seats) if why_not_enter(s, (seat + 1) % s.seats, hex))
    owners = [seat + 1 for seat in range(s.seats) if s.pieces(seat, hex)]
    return owners[0] if len(owners) == 1 and any(keeps_out) else 0


def _owned(s: Barony, kind: int) -> tuple[tuple[int, ...], ...]:
    hexes = [hex for hex, building in enumerate(s.building) if building == kind]
    return tuple(tuple(hex for hex in hexes if s.owner[hex] == seat) for seat in range(s.seats))
