"""The plain table: everything it shows can be said and drawn, and its texts play."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.games.kingsburg.helpers import in_season, influencing, player, serving, start
from tests.rules import rule
from tests.scene.helpers import arts, messages

import regalia
from regalia.core.words import LANGUAGES, Words
from regalia.games.kingsburg import RULEBOOK, TABLE
from regalia.scene.types import Chart, Gauge, Ledger, Note, SceneAsk, SeatPanel, Sheet

SYMBOLS = {*re.findall(r'symbol id="([^"]+)"', TABLE.art.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("seats", [2, 5])
def test_scenes_asks_and_news_are_whole(seats: int) -> None:
    said = [Words(language, [RULEBOOK.folder / "words"]) for language in LANGUAGES]
    game, random = regalia.new("kingsburg", seats=seats, seed=3), Random(3)
    while not game.over:
        ask = game.pending[0]
        if random.random() < 0.05:
            for seat in (None, ask.seat):
                scene = TABLE.scene(game.view(seat), seat)
                assert {art for art in arts(scene) if art.startswith("kb-")} <= SYMBOLS
                assert all(words.say(message) for words in said for message in messages(scene))
            question = TABLE.ask(ask)
            assert [*dict.fromkeys(choice.text for choice in question.choices)] == ask.texts()
            assert all(words.say(message) for words in said for message in messages(question))
        game.play(random.choice(ask.options), ask.seat)
    final = TABLE.scene(game.view(None), None)
    assert "ending" in final.items
    opened = [id for region in final.regions if region.pane == "board" for id in region.shows]
    assert "ending" in opened, "a phone that looks at the board after the end sees what came of it"
    told = [TABLE.news(game.view(0), event) for event in game.news(0)]
    assert all(words.say(message) for words in said for message in messages(told))


def test_the_ledger_adds_up_to_the_points() -> None:
    game, random = regalia.new("kingsburg", seats=4, seed=5), Random(5)
    while not game.over:
        game.play(random.choice(game.pending[0].options), game.pending[0].seat)
    assert [sum(scored) for scored in game.state.scored] == game.scores


def test_the_end_tells_how_points_grew_and_what_was_rolled() -> None:
    game, random = regalia.new("kingsburg", seats=3, seed=12), Random(12)
    while not game.over:
        ask = game.pending[0]
        builds = [option for option in ask.options if option != "pass"]  # Statues and Farms want to be built
        game.play(random.choice(builds or ask.options), ask.seat)
    growth, luck = (TABLE.scene(game.view(None), None).items[id] for id in ("growth", "luck"))
    assert isinstance(growth, Chart) and isinstance(luck, Ledger)
    assert len(growth.spans) == 5 and all(len(line) == 1 + 5 * 4 for line in growth.lines.values())
    assert [growth.lines[seat][-1] for seat in range(3)] == game.scores
    news = game.news(None)
    for seat in range(3):
        rolls = [event.facts for event in news if event.name == "rolled" and event.facts["seat"] == seat]
        again = [event for event in news if event.name.startswith("rerolled") and event.facts["seat"] == seat]
        dice = sum(len(facts["dice"]) for facts in rolls)
        assert luck.rows[seat] == (sum(facts["total"] for facts in rolls), int(3.5 * dice), len(again))
    assert any(rerolls for _, _, rerolls in luck.rows.values())
    cast = [event.facts["number"] for event in news if event.name == "kings_die"]
    assert [message.args for message in luck.notes] == [{"dice": ", ".join(map(str, cast))}]


def shut(ask: SceneAsk) -> dict[str, str]:
    """Rules by the cell that they close."""
    return {closed.target.at.removeprefix("cell:"): closed.rule for closed in ask.closed}


@rule("kingsburg", "R4.2", "R4.4", "R9.5")
def test_advisors_that_cannot_be_influenced_say_why() -> None:
    court = [{"advisor": 2, "seat": 1, "dice": ["2"]}, {"advisor": 18, "seat": 1, "dice": ["6", "6", "6"]}]
    game = influencing(["2 3", "1", "1"], court=court)
    closed = shut(TABLE.ask(game.pending[0]))
    assert closed["advisor-2"] == closed["advisor-18"] == "R4.4"
    assert closed["advisor-4"] == closed["advisor-9"] == "R4.2"
    assert "advisor-3" not in closed and "advisor-5" not in closed and len(closed) == 16
    with_envoy = influencing(["2 3", "1", "1"], court=court, season="autumn", envoy=0, envoy_use="influence")
    closed = shut(TABLE.ask(with_envoy.pending[0]))
    assert "advisor-2" not in closed and closed["advisor-18"] == "R4.2"


@rule("kingsburg", "R6.2", "R6.3")
def test_buildings_that_cannot_be_built_say_why() -> None:
    game = start(["2g 1w P1", "", ""], phase="build", season="summer")
    closed = shut(TABLE.ask(game.pending[0]))
    assert closed["p0-statue"] == closed["p0-market"] == "R6.3"
    assert closed["p0-chapel"] == closed["p0-guard_tower"] == "R6.2"
    assert "p0-inn" not in closed and "p0-barricade" not in closed


def test_the_own_province_stands_before_the_others_and_rows_have_their_colours() -> None:
    scene = TABLE.scene(regalia.new("kingsburg", seats=4, seed=1).view(2), 2)
    shows = next(region.shows for region in scene.regions if region.id == "provinces")
    assert shows == ("province-2", "province-0", "province-1", "province-3")
    sheets = [item for id in shows if isinstance(item := scene.items[id], Sheet)]
    assert [sheet.is_folded for sheet in sheets] == [False, True, True, True]
    assert all(len({*sheet.edges}) == len(sheet.cells) for sheet in sheets)


def test_what_was_rolled_is_shown_until_the_court_is_empty() -> None:
    def totals(game: regalia.Game) -> list[object]:
        panels = [item for item in TABLE.scene(game.view(0), 0).items.values() if isinstance(item, SeatPanel)]
        return [panel.rolled and panel.rolled.args["total"] for panel in panels]

    people = [{"total": 11}, {"total": 4}]
    assert sorted(map(str, totals(influencing(["5", "1"], people)))) == ["11", "4"]
    assert totals(start(["9g", "9g"], phase="build", season="summer")) == [None, None]


# --- questions --------------------------------------------------------------------------------------------------------


def test_many_answers_stand_in_one_row_with_numbers_and_few_beside_the_question() -> None:
    queen = TABLE.ask(serving([(17, 0, "6 6 5")], ["", ""]).pending[0])
    assert [target.letter for choice in queen.choices for target in choice.path] == ["1", "2", "3"]
    merchant = TABLE.ask(serving([(4, 0, "4")], ["", ""]).pending[0])
    assert [target.letter for choice in merchant.choices for target in choice.path] == ["", ""]


def test_a_question_about_an_advisor_says_what_it_gives_and_nothing_twice() -> None:
    words = Words("en", [RULEBOOK.folder / "words"])
    asked = TABLE.ask(serving([(6, 0, "6")], ["1g", ""]).pending[0])
    (told,) = asked.explains
    assert words.say(asked.question) == "Which good do you give?"
    assert words.say(told.text) == "Gives 1 of each of the two other goods for 1 of yours."
    assert asked.about is None and told.yours is None and not told.holders


def test_in_the_last_year_whoever_is_ahead_has_a_crown() -> None:
    words = Words("en", [RULEBOOK.folder / "words"])
    people = [player("", points=12), player("", points=5), player("", points=9)]

    def crowned(year: int) -> list[tuple[int, str]]:
        scene = TABLE.scene(start(people, phase="season", year=year).view(0), 0)
        panels = [item for item in scene.items.values() if isinstance(item, SeatPanel)]
        return [
            (panel.seat, words.say(badge.name)) for panel in panels for badge in panel.badges if badge.art == "kb-crown"
        ]

    assert crowned(5) == [(0, "Leads by 3 points in the last year")] and crowned(4) == []


def test_the_enemy_is_told_by_its_strength_until_it_is_known() -> None:
    words = Words("en", [RULEBOOK.folder / "words"])
    gauge = TABLE.scene(start(["", ""], phase="season", year=2).view(0), 0).items["enemy"]
    assert isinstance(gauge, Gauge) and gauge.title
    assert words.say(gauge.title).replace("\u2060", "") == "Enemy's strength 3–5 · yours 0 + die"


def test_the_alchemist_says_what_comes_of_a_good_and_the_chapel_what_dice_make_on_the_average() -> None:
    english = Words("en", [RULEBOOK.folder / "words"])

    def notes(ask: SceneAsk) -> dict[str, str]:
        return {
            choice.text: english.say(target.note) for choice in ask.choices for target in choice.path if target.note
        }

    traded = serving([(6, 0, "6")], ["1g 1w", ""])
    assert notes(TABLE.ask(traded.pending[0])) == {
        "alchemist:gold": "you get 1 wood and 1 stone",
        "alchemist:wood": "you get 1 gold and 1 stone",
    }
    rolled = in_season(["P2", "", ""], [1, 2, 3, *[4] * 6])
    assert notes(TABLE.ask(rolled.pending[0])) == {"reroll:chapel": "10.5 on average"}


@rule("kingsburg", "R8.1", "R9.1")
def test_whom_the_king_would_favour_is_said_in_sentences() -> None:
    english = Words("en", [RULEBOOK.folder / "words"], ["Anna", "Bence", "Kata"])

    def favours(*players: str) -> str:
        note = TABLE.scene(influencing(["1 1 1"] * 3, players).view(0), 0).items["favours"]
        assert isinstance(note, Note)
        return english.say(note.text)

    assert favours("", "", "") == (
        "All have equally many buildings: each would get the King's Reward. "
        "All are equally poor: the Envoy comes to nobody."
    )
    assert favours("P1", "W1", "") == (
        "King's Reward for the most buildings: Anna and Bence. King's help for the poorest: Kata."
    )
    assert favours("P1", "", "") == (
        "King's Reward for the most buildings: Anna. Equally poor, so the Envoy comes to none: Bence and Kata."
    )
