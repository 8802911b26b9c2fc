"""The fast game and the slow reading of the rules side by side."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.barony.helpers import in_coordinates, lively, reserve, table_of, terrain_of, texts
from tests.games.barony.slow_barony import SlowBarony

import regalia
from regalia import Game
from regalia.games.barony.pieces.numbers import PIECES, TITLES, TOKENS

SLOW_OPTIONS = {"overpay": "overpay", "resource_supply": "supply", "passing": "passing", "max_rounds": "max_rounds"}


def slow_options(game: Game) -> dict[str, Any]:
    return {name: game.setup.options[option] for option, name in SLOW_OPTIONS.items()}


def slow_new(game: Game) -> SlowBarony:
    """The slow game on the same board, from the starting placement."""
    return SlowBarony(terrain_of(game), game.seats, table_of(game)["first"], **slow_options(game))


def slow_from(position: Mapping[str, Any]) -> SlowBarony:
    """The slow game of a position at the beginning of a turn; hexes are written as coordinates."""
    table, players = position["state"], position["state"]["players"]
    options = {SLOW_OPTIONS[name]: value for name, value in position["options"].items()}
    return SlowBarony.from_parts(
        {(q, r): land for q, r, land in table["map"]},
        position["seats"],
        table.get("first", 0),
        table.get("active", 0),
        {place(hex): [piece(line) for line in lines] for hex, lines in table["pieces"].items()},
        tokens=[player["tokens"] for player in players],
        title=[TITLES.index(player["title"]) for player in players],
        new_cities=[player["new_cities"] for player in players],
        box=[player["box"] for player in players],
        round=table.get("round", 1),
        last_round=table.get("last_round", False),
        **options,
    )


def place(hex: str) -> tuple[int, int]:
    q, r = hex.split(",")
    return int(q), int(r)


def piece(line: str) -> tuple[int, str]:
    seat, kind = line.split()
    return int(seat), kind


def summary(game: Game) -> dict[str, Any]:
    """The fast game described as the slow one describes itself."""
    table, seats = table_of(game), range(game.seats)
    players = table["players"]
    limited = game.setup.options["resource_supply"] == "limited"
    return {
        "pieces": {in_coordinates(game, hex): sorted(lines) for hex, lines in table["pieces"].items()},
        "reserve": [reserve(game, seat) for seat in seats],
        "box": [{name: player["box"].get(name, 0) for name in PIECES} for player in players],
        "tokens": [{name: player["tokens"].get(name, 0) for name in TOKENS} for player in players],
        "stock": table["stock"] if limited else dict.fromkeys(TOKENS),
        "title": [TITLES.index(player["title"]) for player in players],
        "new_cities": [player["new_cities"] for player in players],
        "round": 0 if table["phase"] == "placement" else table["round"],
        "seat": None if game.over else game.pending[0].seat,
    }


def compare(game: Game, slow: SlowBarony, made: list[str]) -> None:
    """Everything that both can tell; `made` are the choices so far, for the message."""
    offered = set() if game.over else texts(game)
    differing = sorted(offered ^ slow.options())
    assert not differing, f"only one of them offers {differing} after {made}"
    ours, theirs = summary(game), slow.summary()
    wrong = {name: (ours[name], theirs[name]) for name in theirs if ours[name] != theirs[name]}
    assert not wrong, f"they differ (fast, slow) in {wrong} after {made}"
    assert game.over == slow.over, f"only one of them is over after {made}"
    assert game.scores == slow.scores(), f"{game.scores} and {slow.scores()} points after {made}"
    assert game.ranking == slow.ranking(), f"{game.ranking} and {slow.ranking()} as ranking after {made}"


def play_beside(game: Game, slow: SlowBarony, rng: Random, choices: int = 10_000) -> int:
    """The same random choices in both, compared at each decision; tells how many there were."""
    made: list[str] = []
    compare(game, slow, made)
    while not game.over and len(made) < choices:
        made.append(lively(game, rng))
        game.play_text(made[-1], game.pending[0].seat)
        slow.play(made[-1])
        compare(game, slow, made)
    return len(made)


def from_position(position: Mapping[str, Any]) -> tuple[Game, SlowBarony]:
    return regalia.from_position("barony", position), slow_from(position)
