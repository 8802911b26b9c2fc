"""What the lobby's form is told of options, and what the table says it plays."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from tests.server.helpers import Browser

from regalia import games
from regalia.core.words import Message, Words

People = Callable[[], Browser]


def presets() -> Iterator[tuple[str, str, str]]:
    """Every preset of every game: the game, the option and its value."""
    for name in games.names():
        for option in games.find(name).options:
            yield from ((name, option.id, word) for word in option.presets or {})


def info_of(me: Browser, game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in me.http.get("/api/games").json() if one["id"] == game)
    return found


def options_of(me: Browser, game: str) -> dict[str, Any]:
    return {option["id"]: option for option in info_of(me, game)["options"]}


@pytest.mark.parametrize(("game", "option", "value"), [*presets()])
def test_a_preset_travels_and_is_what_the_table_plays(person: People, game: str, option: str, value: str) -> None:
    me = person()
    told = options_of(me, game)
    seats = info_of(me, game)["seats"][0]
    table = me.open_table(*["random"] * seats, game=game, **{option: value})
    played = me.http.get(f"/api/tables/{table}").json()["options"]
    expected = {id: one["default"][str(seats)] for id, one in told.items()}
    assert played == {**expected, option: value, **told[option]["presets"][value]}


def test_allowed_values_travel(person: People) -> None:
    me = person()
    influence = options_of(me, "hadurak")["influence_per_player"]
    assert influence["choices"]["2"] == [8, 10, 12, 15] and influence["whole"] is None
    few = options_of(me, "havoc")["few_players_scoring"]
    assert (few["choices"]["3"], few["choices"]["4"]) == ([True, False], [False])
    provinces = options_of(me, "kard_es_korona")["province_set"]
    assert provinces["choices"]["3"] == ["random", "three_a", "three_b"] and provinces["data"]
    assert options_of(me, "barony")["max_rounds"]["whole"] == [0, None]


def test_dependencies_travel(person: People) -> None:
    me = person()
    assert options_of(me, "havoc")["chevauchees"]["needs"] == [["john_of_gaunt", True]]
    assert options_of(me, "hadurak")["two_player_win_cities"]["seats"] == [2]


def read(raw: Any) -> Any:
    """A message as it came over the wire."""
    if isinstance(raw, list):
        return tuple(map(read, raw))
    if isinstance(raw, dict):
        return Message(raw["id"], {name: read(value) for name, value in raw["args"].items()})
    return raw


WRONG: list[tuple[int, dict[str, Any], str]] = [
    (2, {"rounds": 99}, "Nem jó érték („Fordulók”): 99. Lehetséges: egész szám 1 és 3 között."),
    (2, {"gifts": "sok"}, "Nem jó érték („Ajándékok”): sok. Lehetséges: igen, nem."),
    (9, {}, "Ezt a játékot 2–4 játékos játszhatja, nem 9."),
]


@pytest.mark.parametrize(("seats", "options", "said"), WRONG)
def test_a_refused_setup_is_told_in_the_readers_language(
    person: People, seats: int, options: dict[str, Any], said: str
) -> None:
    wish = {"game": "tiny", "seats": [{"holder": "me"}] * seats, "options": options}
    reason = person().post("/api/tables", wish, status=400)["reason"]
    assert Words("hu", [games.find("tiny").folder / "words"]).say(read(reason)) == said
