"""Barony for learners."""

from __future__ import annotations

from string import ascii_uppercase

from regalia.core.encoding import Encoding, Features, around, one_hot, relative, vocabulary
from regalia.games.barony import notation, rules
from regalia.games.barony.pieces.hexes import standard
from regalia.games.barony.pieces.numbers import (
    ACTIONS,
    CITY,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PIECES,
    TERRAINS,
    TITLES,
    TOKENS,
)
from regalia.games.barony.state import Barony

BOARDS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
HEXES = sorted({label for seats in BOARDS for label in standard(seats)[0].labels})
WORDS = vocabulary(notation.DONE, notation.PASS, *ACTIONS, *PIECES, *TOKENS, *HEXES, *ascii_uppercase)
"""On larger boards, given hex by hex, a hex is its letters and its number."""


def features(s: Barony, seat: int) -> Features:
    hexes, seats = len(s.board.terrain), around(seat, s.seats)
    yield "round", [s.round]
    yield "is_last_round", [s.is_last_round]
    yield "passes", [s.passes]
    yield "first", [relative(s.first, seat, s.seats)]
    yield "active", [relative(s.active, seat, s.seats)]
    yield "stock", s.stock
    for terrain, name in enumerate(TERRAINS):
        yield f"land.{name}", [float(land == terrain) for land in s.board.terrain]
    for at, other in enumerate(seats):
        owned = [s.building[hex] if s.owner[hex] == other else 0 for hex in range(hexes)]
        for kind in range(1, CITY + 1):
            yield f"{PIECES[kind]}.{at}", [float(building == kind) for building in owned]
        yield f"knights.{at}", s.knights[other]
        yield f"closed.{at}", [float(s.closed[hex] == other + 1) for hex in range(hexes)]
        yield f"reserve.{at}", s.reserve[other]
        yield f"tokens.{at}", s.tokens[other]
        yield f"gold.{at}", [s.gold[other]]
        yield f"title.{at}", one_hot(s.titles[other], len(TITLES))
        yield f"points.{at}", [rules.scores(s)[other]]
    yield "city_ground", s.city_ground


ENCODING = Encoding(1, WORDS, features)
