"""Situations of Barony for tests, mostly on the test map T19 of the rules specification.

Pieces are written as there: `"0CKK 1V"` on a hex is a city and two knights of seat 0 and a village of seat 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

import regalia
from regalia import Game
from regalia.core.events import Event
from regalia.games.barony.pieces.numbers import PIECES, PIECES_PER_PLAYER, START_CITIES, TITLES

BLUE, YELLOW, GREEN, RED = 0, 1, 2, 3
LETTERS = {"K": "knight", "V": "village", "S": "stronghold", "C": "city"}
Counts = dict[str, int]


def disc(radius: int) -> list[tuple[int, int]]:
    """The hexes of a round map; T19 is the one of radius 2."""
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


T19 = disc(2)
EDGE = [f"{q},{r}" for q, r in T19 if max(abs(q), abs(r), abs(q + r)) == 2]


def around(q: int, r: int) -> list[tuple[int, int]]:
    """The six places beside a hex, clockwise from the north."""
    return [(q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)]


def hex_map(terrain: Mapping[str, str] | None = None, hexes: Sequence[tuple[int, int]] = T19) -> list[list[Any]]:
    """All plain except the overrides."""
    return [[q, r, (terrain or {}).get(f"{q},{r}", "plain")] for q, r in hexes]


def pieces_of(text: str) -> list[str]:
    """`"0CK"` as the lines of a position."""
    return [f"{part[0]} {LETTERS[letter]}" for part in text.split() for letter in part[1:]]


def position(
    pieces: Mapping[str, str] | None = None,
    *,
    terrain: Mapping[str, str] | None = None,
    hexes: Sequence[tuple[int, int]] = T19,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    tokens: Mapping[int, Counts] | None = None,
    titles: Mapping[int, str] | None = None,
    new_cities: Mapping[int, int] | None = None,
    box: Mapping[int, Counts] | None = None,
    **state: Any,
) -> dict[str, Any]:
    """A position; players are given by seat, only where something differs from the beginning."""
    players = [
        {
            "title": (titles or {}).get(seat, TITLES[0]),
            "new_cities": (new_cities or {}).get(seat, 0),
            "tokens": (tokens or {}).get(seat, {}),
            "box": (box or {}).get(seat, {}),
        }
        for seat in range(seats)
    ]
    lying = {hex: pieces_of(text) for hex, text in (pieces or {}).items()}
    table = {"map": hex_map(terrain, hexes), "pieces": lying, "players": players, **state}
    return {"seats": seats, "options": dict(options or {}), "state": table}


def t19(pieces: Mapping[str, str] | None = None, **rest: Any) -> Game:
    """A game that goes on from such a position; see `position` for the rest."""
    return regalia.from_position("barony", position(pieces, **rest))


# --- what is asked ------------------------------------------------------------------------------------------------


def texts(game: Game) -> set[str]:
    """The canonical texts of everything that may be answered now."""
    return set(game.pending[0].texts())


def offered(game: Game) -> set[str]:
    """The same with hexes as coordinates: `move:0,0-1,0`."""
    return {in_coordinates(game, text) for text in texts(game)}


def in_coordinates(game: Game, text: str) -> str:
    shape = game.state.board.shape
    names = {label: f"{q},{r}" for label, (q, r) in zip(shape.labels, shape.axial, strict=True)}
    return re.sub(r"[A-Z]+\d+", lambda label: names[label[0]], text)


def actions(game: Game) -> set[str]:
    """The actions that the active player may choose."""
    assert game.pending[0].kind.id == "action"
    return {text.removeprefix("action:") for text in texts(game)}


def play(game: Game, *lines: str) -> None:
    """Answers one ask after the other; an action that was the only one possible has been taken already."""
    for line in lines:
        kind, _, answer = line.partition(":")
        asked = game.pending[0]
        if kind == "action" and asked.kind.id == answer:
            continue
        game.play_text(line, asked.seat)


def begun(game: Game, action: str) -> Game:
    """The game with the action chosen and its first step asked."""
    play(game, f"action:{action}")
    assert game.pending[0].kind.id == action
    return game


def refused(game: Game, text: str, rule: str, case: str | None = None) -> None:
    """The answer is refused by that rule (and case), and the game stays as it was."""
    ask = game.pending[0]
    option = ask.read(text)
    assert option not in ask.options, f"{text} is allowed"
    refusal = ask.why_not(option)
    assert refusal is not None, f"no rule against {text}"
    assert refusal.rule == rule
    assert case is None or refusal.case == case
    before, choices = table_of(game), game.choices
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text, ask.seat)
    assert caught.value.refusal == refusal
    assert game.pending == [ask]
    assert (table_of(game), game.choices) == (before, choices)


def lively(game: Game, rng: Random) -> str:
    """A random answer; titles and new cities are taken more often than not, so that games come to an end."""
    choices = sorted(texts(game))
    worthy = [text for text in choices if text in ("action:title", "action:new_city")]
    return rng.choice(worthy if worthy and rng.random() < 0.6 else choices)


def wander(game: Game, rng: Random) -> Iterator[list[Event]]:
    """Plays at random to the end; tells after each choice what happened since the one before."""
    told = game.told
    while not game.over:
        game.play_text(lively(game, rng), game.pending[0].seat)
        yield game.news(None, told)
        told = game.told


# --- what lies on the table ---------------------------------------------------------------------------------------


def table_of(game: Game) -> dict[str, Any]:
    """The state as it is now, in readable form."""
    return game.rulebook.form.written(game.state)


def on(game: Game, hex: str) -> str:
    """The pieces on a hex, written as in `t19`; an empty text for none."""
    shape = game.state.board.shape
    lines = table_of(game)["pieces"].get(shape.labels[shape.by_name[hex]], [])
    letters = {piece: letter for letter, piece in LETTERS.items()}
    seats: dict[str, str] = {}
    for seat, piece in (line.split() for line in lines):
        seats[seat] = seats.get(seat, "") + letters[piece]
    return " ".join(seat + "".join(sorted(seats[seat], key="CSVK".index)) for seat in sorted(seats))


def reserve(game: Game, seat: int) -> Counts:
    return dict(zip(PIECES, game.state.reserve[seat], strict=True))


def box(game: Game, seat: int) -> Counts:
    counts: Counts = table_of(game)["players"][seat]["box"]
    return counts


def tokens(game: Game, seat: int) -> Counts:
    """The kinds that the seat has, with numbers."""
    counts: Counts = table_of(game)["players"][seat]["tokens"]
    return counts


def stock(game: Game) -> Counts:
    counts: Counts = table_of(game)["stock"]
    return counts


def title(game: Game, seat: int) -> str:
    name: str = table_of(game)["players"][seat]["title"]
    return name


def terrain_of(game: Game) -> dict[tuple[int, int], str]:
    return {(q, r): land for q, r, land in table_of(game)["map"]}


def seat_asked(game: Game) -> int:
    return game.pending[0].seat


def events(game: Game) -> list[str]:
    return [event.name for event in game.news(None)]


# --- situations made up by lot ------------------------------------------------------------------------------------

OF_EACH = dict(zip(PIECES, PIECES_PER_PLAYER, strict=True))
LANDS = ("plain", "field", "forest", "mountain", "lake")


def random_position(
    rng: Random, seats: int, radius: int = 2, options: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Any situation that R1 allows, however unlikely: crowded hexes, empty reserves, full hands."""
    hexes = disc(radius)
    lands = {f"{q},{r}": rng.choices(LANDS, (5, 3, 3, 3, 1))[0] for q, r in hexes}
    box = {
        seat: {piece: 0 if piece == "city" else rng.choice((0, 0, 0, most // 2)) for piece, most in OF_EACH.items()}
        for seat in range(seats)
    }
    left = {seat: {piece: most - box[seat][piece] for piece, most in OF_EACH.items()} for seat in range(seats)}
    pieces: dict[str, str] = {}
    for q, r in rng.sample(hexes, len(hexes)):
        hex = f"{q},{r}"
        wished = "" if lands[hex] == "lake" else _random_pieces(rng, seats, lands[hex])
        near = [pieces.get(f"{a},{b}", "") for a, b in around(q, r)]
        if "C" in wished and (lands[hex] == "forest" or any("C" in text for text in near)):
            continue
        used = [(int(part[0]), LETTERS[letter]) for part in wished.split() for letter in part[1:]]
        if all(used.count((seat, piece)) <= left[seat][piece] for seat, piece in used):
            pieces[hex] = wished
            for seat, piece in used:
                left[seat][piece] -= 1
    built = {seat: OF_EACH["city"] - left[seat]["city"] for seat in range(seats)}
    for seat, counts in box.items():
        counts["city"] = max(0, START_CITIES - built[seat])  # starting cities that found no place (R2.5)
    titles = {seat: rng.choices(TITLES, (4, 4, 4, 4, 1))[0] for seat in range(seats)}
    return position(
        pieces,
        terrain=lands,
        hexes=hexes,
        seats=seats,
        options=options,
        tokens={seat: {kind: rng.choice((0, 0, 1, 2, 4)) for kind in LANDS[:4]} for seat in range(seats)},
        titles=titles,
        new_cities={seat: max(0, built[seat] - START_CITIES) for seat in range(seats)},
        box=box,
        first=rng.randrange(seats),
        active=rng.randrange(seats),
        round=rng.randrange(1, 30),
        last_round=TITLES[-1] in titles.values() or rng.random() < 0.1,
    )


def _random_pieces(rng: Random, seats: int, land: str) -> str:
    """What stands on one hex: nothing, pieces of one player, or (not on a mountain) one of each of several."""
    kind = rng.random()
    if kind < 0.45:
        return ""
    if kind < 0.75 or land == "mountain":
        return f"{rng.randrange(seats)}{rng.choice(('K', 'K', 'KK', 'V', 'VK', 'VKK', 'S', 'SK', 'C', 'CK'))}"
    together = rng.sample(range(seats), rng.randint(2, seats))
    villager = rng.choice([*together, None])
    return " ".join(f"{seat}{'V' if seat == villager else 'K'}" for seat in sorted(together))
