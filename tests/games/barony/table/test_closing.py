"""How the end draws near, comes, and is told: who is close, the last round, points that agree, and why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.barony.helpers import play, t19
from tests.rules import rule

import regalia
from regalia import Game, games
from regalia.core.words import LANGUAGES, Words
from regalia.scene.types import Chart, Ledger, Scene, SeatPanel

TABLE = games.table("barony")
ENGLISH, HUNGARIAN = (
    Words(language, [games.find("barony").folder / "words"], ["Anna", "Bence", "Ödön"]) for language in LANGUAGES
)
CITIES = {"0,0": "0CK", "2,0": "1CK", "-2,0": "2CK"}


def scene_of(game: Game) -> Scene:
    return TABLE.scene(game.view(None), None)


def near(game: Game) -> dict[int, str]:
    return {one.seat: ENGLISH.say(one.text) for one in scene_of(game).near}


def statuses(game: Game) -> list[str]:
    panels = [scene_of(game).items[f"seat-{seat}"] for seat in range(game.seats)]
    return [ENGLISH.say(panel.status) if isinstance(panel, SeatPanel) and panel.status else "" for panel in panels]


def banner(game: Game) -> str:
    message = scene_of(game).banner
    return "" if message is None else ENGLISH.say(message)


def play_out(game: Game) -> None:
    while not game.over:
        game.play(game.pending[0].options[0])


@rule("barony", "R10.2", "R11.1")
def test_a_marquis_is_near_the_end_of_the_game() -> None:
    game = t19(
        CITIES, seats=3, titles={0: "marquis", 1: "marquis", 2: "count"}, tokens={0: {"field": 3}, 1: {"plain": 3}}
    )
    assert near(game) == {0: "can become Duke: last round", 1: "3 gold short of Duke"}


@rule("barony", "R11.3", "R11.4")
def test_in_the_last_round_it_is_shown_who_leads_with_the_silver() -> None:
    game = t19(
        CITIES, seats=3, active=1, last_round=True, titles={0: "duke", 1: "marquis"}, tokens={1: {"field": 6}, 2: {}}
    )
    assert near(game) == {1: "leads with 63 points, silver included"}
    assert statuses(game) == ["no more turns", "last turn", "last turn"]
    assert banner(game) == "The last round"


@rule("barony", "R11.7")
def test_the_last_round_is_announced_for_a_round_limit_too() -> None:
    options = {"max_rounds": 4}
    before, last = (t19(CITIES, seats=3, round=number, options=options) for number in (3, 4))
    assert (banner(before), banner(last)) == ("", "The last round: the limit")
    assert ENGLISH.say(scene_of(before).heading) == "Round 3 of 4"
    assert statuses(before) == ["", "", ""]
    assert statuses(last) == ["last turn"] * 3


@rule("barony", "R2.1")
def test_while_cities_are_placed_each_panel_says_how_many_are_left() -> None:
    game = regalia.new("barony", seats=2, seed=1, options={"first_player": 0})
    assert statuses(game) == ["3 to place", "3 to place"]
    game.play(game.pending[0].options[0])
    assert statuses(game) == ["2 to place", "3 to place"]


ENDS: list[tuple[dict[str, Any], str]] = [
    (
        {"titles": {0: "marquis"}, "tokens": {0: {"field": 4}, 1: {"plain": 2}}},
        "The game ended after round 1 because there is a Duke: Anna (R11.1).",
    ),
    ({"options": {"max_rounds": 1}}, "The game ended after round 1, the agreed limit (R11.7)."),
]


@rule("barony", "R11.1", "R11.3", "R11.7")
@pytest.mark.parametrize(("given", "why"), ENDS)
def test_panels_banner_table_and_chart_tell_the_same_points_and_why(given: dict[str, Any], why: str) -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, **given)
    if given.get("titles"):
        play(game, "action:title")
    play_out(game)
    scene = scene_of(game)
    panels = [scene.items[f"seat-{seat}"] for seat in range(2)]
    ledger, chart = scene.items["ending"], scene.items["growth"]
    assert isinstance(ledger, Ledger) and isinstance(chart, Chart)
    assert [panel.points for panel in panels if isinstance(panel, SeatPanel)] == game.scores
    assert [sum(ledger.rows[seat]) for seat in range(2)] == game.scores
    assert [chart.lines[seat][-1] for seat in range(2)] == game.scores
    assert f"King with {max(game.scores)} point" in banner(game)
    assert ENGLISH.say(ledger.notes[0]) == why
    assert HUNGARIAN.say(ledger.notes[0])


@rule("barony", "R11.6")
def test_that_everybody_passed_is_told() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, options={"passing": "always"})
    play(game, "action:pass", "action:pass")
    ledger = scene_of(game).items["ending"]
    assert isinstance(ledger, Ledger)
    assert ENGLISH.say(ledger.notes[0]) == "The game ended after round 1 because everybody passed (R11.6)."


@rule("barony", "R8.4", "R10.2")
def test_the_chart_has_the_points_of_every_round() -> None:
    game = t19(
        {"0,0": "0CK", "2,0": "1CK", "-2,0": "0V"},
        tokens={0: {"field": 3}},
        options={"max_rounds": 4, "passing": "always"},
    )
    for own in ("action:title", "action:new_city", "action:pass", "action:pass"):
        play(game, own)
        if own == "action:new_city" and game.pending[0].kind.id == "new_city":
            game.play(game.pending[0].options[0])
        if not game.over:
            play(game, "action:recruit")
            game.play(game.pending[0].options[0])
    chart = scene_of(game).items["growth"]
    assert isinstance(chart, Chart)
    assert chart.lines == {0: (0, 15, 25, 25, 25), 1: (0, 0, 0, 0, 0)}
    assert [ENGLISH.say(span) for span in chart.spans] == ["1", "2", "3", "4"]
    again = regalia.from_position("barony", game.position())
    assert scene_of(again).items["growth"] == chart


def test_without_every_round_there_is_no_chart() -> None:
    game = t19({"0,0": "0CK", "2,0": "1CK"}, round=3, options={"max_rounds": 3})
    play_out(game)
    assert "growth" not in scene_of(game).items
