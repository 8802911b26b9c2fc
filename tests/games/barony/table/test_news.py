"""News of a war: whom it touches, what it is told by, and the report of whoever lost a piece."""

from __future__ import annotations

import pytest
from tests.games.barony.helpers import t19
from tests.rules import rule

from regalia import Game, games
from regalia.core.words import LANGUAGES, Words
from regalia.scene.types import NewsItem, Report
from regalia.server.keeping.logbook import witnessed

TABLE = games.table("barony")
ENGLISH, HUNGARIAN = (
    Words(language, [games.find("barony").folder / "words"], ["Anna", "Bence", "Ödön"]) for language in LANGUAGES
)


def told(game: Game, *lines: str) -> list[tuple[str, NewsItem, Report | None]]:
    """By event: its line and its report, as a spectator has them."""
    found = []
    for line in lines:
        if game.pending[0].kind.id == line.partition(":")[2]:
            continue
        for event, state, *_ in witnessed(game, game.pending[0].seat, line):
            view = game.rulebook.view(state, None)
            item = TABLE.news(view, event)
            assert item is not None and TABLE.report is not None
            found.append((event.name, item, TABLE.report(view, event) if event.name in TABLE.reported else None))
    return found


def said(report: Report) -> list[str]:
    messages = [report.title, report.verdict, report.why, *(change.text for change in report.changes)]
    assert all(HUNGARIAN.say(message) for message in messages if message is not None)
    return [ENGLISH.say(message) for message in messages if message is not None]


@rule("barony", "R6.2")
def test_a_beaten_knight_is_reported_to_its_owner() -> None:
    game = t19({"0,0": "0K 1K", "1,0": "0K", "2,0": "1C", "-2,0": "0C"})
    news = told(game, "action:move", "move:1,0-0,0")
    _, item, report = next(each for each in news if each[0] == "knight_beaten")
    assert (item.seat, item.seats, item.pace, item.places) == (0, (1,), "slow", ("C3",))
    assert report is not None and (report.seats, report.place) == ((1,), "C3")
    assert said(report) == [
        "War on C3",
        "Anna drives out Bence's knight",
        "Anna brought a second knight to C3: two pieces of one player drive out everybody's single ones (R6.2).",
        "Bence's knight goes back to the reserve, where there are now 7.",
    ]


@rule("barony", "R6.2")
def test_of_several_beaten_knights_the_last_line_has_one_report_for_all() -> None:
    game = t19({"0,0": "0V 1K 2K", "1,0": "0K", "2,0": "1C", "-2,0": "0C", "0,2": "2C"}, seats=3)
    reports = [report for name, _, report in told(game, "action:move", "move:1,0-0,0") if name == "knight_beaten"]
    assert reports[0] is None and reports[1] is not None
    assert reports[1].seats == (1, 2)
    assert said(reports[1])[1:3] == [
        "Anna drives out Bence's knight, Ödön's knight",
        "Anna has a village on C3 and brought a knight to it: two pieces of one player drive out everybody's single "
        "ones (R6.2).",
    ]


@rule("barony", "R6.4")
@pytest.mark.parametrize("kinds", [("field",), ("field", "plain")])
def test_a_burnt_village_is_reported_with_the_token_that_was_taken(kinds: tuple[str, ...]) -> None:
    game = t19(
        {"0,0": "0K 1V", "1,0": "0K", "2,0": "1C", "-2,0": "0C"}, tokens={1: dict.fromkeys(kinds, 1), 0: {"plain": 1}}
    )
    news = told(game, "action:move", "move:1,0-0,0", *(["plunder:field"] if len(kinds) > 1 else []))
    assert [(name, report is not None) for name, _, report in news] == [
        ("moved", False),
        ("village_burnt", False),
        ("plundered", True),
    ]
    report = news[-1][2]
    assert report is not None and report.seats == (1,)
    assert said(report)[1:] == [
        "Anna burns Bence's village and takes a field token",
        "Anna brought two knights to C3, and the village stood alone (R6.2, R6.7).",
        "Bence's village goes back to the reserve, where there are now 14.",
        f"Bence loses 5 gold and has {4 * (len(kinds) - 1)} now.",
        "Anna gains 5 gold and has 9 now.",
    ]


@rule("barony", "R6.4")
def test_a_village_of_somebody_without_tokens_is_reported_too() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "2,0": "1C", "-2,0": "0C"})
    *_, (name, item, report) = told(game, "action:move", "move:1,0-0,0")
    assert (name, item.seats) == ("nothing_to_plunder", (1,))
    assert report is not None and "Bence has no token that could be taken." in said(report)


@rule("barony", "R10.2")
def test_what_is_paid_for_a_title_goes_to_the_stock() -> None:
    game = t19({"0,0": "0C", "2,0": "1C"}, tokens={0: {"field": 3}})
    ((_, item, _),) = told(game, "action:title")
    ((travel),) = item.travels
    assert (travel.start, travel.end, travel.count) == ("counter:s0-token-field", "counter:stock-field", 3)
