"""Elections and sales of offices on the table: what stands there, who is warned, what is reported."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import of, play, situation
from tests.rules import rule

import regalia
from regalia import games
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.games.kard_es_korona.pieces.numbers import GUILDS
from regalia.games.kard_es_korona.rules.offices.election import minutes_of
from regalia.games.kard_es_korona.state import HIDDEN
from regalia.scene.types import Cell, Report, Scene, SceneAsk, Sheet
from regalia.server.keeping.logbook import witnessed
from regalia.server.showing.sight import over_view

TABLE = games.table("kard_es_korona")
NAMES = ["Anna", "Bence", "Csilla", "Dávid"]
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], NAMES) for language in ("en", "hu"))
FOUR = {"pozsony": (0, 1, 0, 0), "abauj": (1, 1, 0, 0), "kolozs": (2, 1, 0, 0), "bacs": (3, 1, 0, 0)}
LORDS = {0: "pozsony", 1: "abauj", 2: "kolozs", 3: "bacs"}
ELECTION = [["year"], ["year_end"]]
TWO_OFFICES = {"judge": 1, "treasurer": 1}


def election(money: list[int], **more: Any) -> Game:
    players = {seat: {"treasury": amount} for seat, amount in enumerate(money)}
    return situation(FOUR, seats=4, lords=LORDS, agenda=ELECTION, year=3, players=players, **more)


def bid(game: Game, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        if game.ask_of(seat):
            game.play_text(f"bid:{amount}", seat)


def scene(game: Game, seat: int | None) -> Scene:
    return TABLE.scene(game.view(seat), seat)


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None and HUNGARIAN.say(message)
    return ENGLISH.say(message)


def bids(shown: Scene | Report) -> list[list[int | None]]:
    """Office by office, in the order of the seats."""
    found = shown.items.values() if isinstance(shown, Scene) else shown.shows
    (sheet,) = (item for item in found if isinstance(item, Sheet) and item.shape == "grid")
    rows = [cells for badge, cells in zip(sheet.rows, sheet.cells, strict=True) if badge.seat is not None]
    return [[cell.number for cell in column] for column in zip(*rows, strict=True)][1:]


def asked(game: Game, seat: int) -> SceneAsk:
    ask = game.ask_of(seat)
    assert ask is not None
    return TABLE.ask(over_view(game, ask.kind, seat, ask.args))


def reports(game: Game, seat: int, text: str) -> list[Report]:
    assert TABLE.report is not None
    told = [TABLE.report(game.rulebook.view(at.state, None), at.event) for at in witnessed(game, seat, text)]
    return [report for report in told if report is not None]


def test_stated_treasuries_stand_until_the_first_bids_are_opened() -> None:
    game = election([9, 7, 5, 3])
    assert minutes_of(game.view(2))[1] == (9, 7, 5, 3)
    bid(game, 1, 2, 0, 0)
    assert len(minutes_of(game.view(2))) == 1, "only who held the offices is remembered"
    assert bids(scene(game, 2)) == [[1, 2, 0, 0], [None] * 4, [None] * 4]
    bid(game, 1, 0, 0, 0)
    assert bids(scene(game, 2)) == [[None] * 4, [1, 0, 0, 0], [None] * 4]


def test_where_treasuries_are_shown_all_bids_stay_open() -> None:
    game = election([9, 7, 5, 3], options={"election_memory": "shown"})
    bid(game, 1, 2, 0, 0)
    bid(game, 1, 0, 0, 0)
    assert bids(scene(game, 2)) == [[1, 2, 0, 0], [1, 0, 0, 0], [None] * 4]


def test_the_report_tells_all_bids_to_those_who_bid() -> None:
    game = election([9, 9, 5, 3], elections=1, offices={"judge": 2, "palatine": 3})
    bid(game, 4, 4, 0, 0)
    play(game, "tie_break:1")
    bid(game, 3, 0, 0, 0)
    game.play_text("bid:2", 0)
    game.play_text("bid:0", 1)
    game.play_text("bid:5", 2)
    (report,) = reports(game, 3, "bid:0")
    assert report.seats == (0, 1, 2), "seat 3 has bid nothing"
    assert bids(report) == [[4, 4, 0, 0], [3, 0, 0, 0], [2, 0, 5, 0]]
    assert [said(change.text) for change in report.changes] == [
        "Judge royal: equal bids of 4 – the palatine decides (Dávid). Until now it was held by Csilla.",
        "Master of the treasury: Anna bid most, 3 against 0.",
        "Palatine: Csilla bid most, 5 against 2. Until now it was held by Dávid.",
    ]
    assert said(report.verdict) == "Bence (judge royal), Anna (master of the treasury), Csilla (palatine)"


def stations(game: Game) -> list[tuple[str, str, tuple[int, ...], str]]:
    strip = scene(game, 0).items["election-stations"]
    assert isinstance(strip, Sheet)
    (cells,) = strip.cells
    return [(said(cell.text), cell.state, cell.seats, said(cell.note) if cell.note else "") for cell in cells]


def test_a_strip_says_which_office_is_bid_for_which_are_won_and_which_follow() -> None:
    game = election([9, 9, 5, 3], elections=1, offices={"judge": 2, "palatine": 3})
    bid(game, 4, 4, 0, 0)
    assert stations(game)[1] == ("Judge royal", "now", (), "equal bids")
    play(game, "tie_break:1")
    assert stations(game) == [
        ("Treasuries stated", "owned", (), ""),
        ("Judge royal", "owned", (1,), ""),
        ("Master of the treasury", "now", (), "sealed bids"),
        ("Palatine", "closed", (), "held by Dávid"),
    ]
    bid(game, 0, 0, 0, 0)
    assert stations(game)[2] == ("Master of the treasury", "owned", (), "nobody yet")


def open_column(game: Game, office: int) -> list[Cell]:
    sheet = scene(game, 0).items["election"]
    assert isinstance(sheet, Sheet)
    return [cells[1 + office] for badge, cells in zip(sheet.rows, sheet.cells, strict=True) if badge.seat is not None]


def test_the_open_column_says_for_each_elector_what_stands_there_while_they_think() -> None:
    game = election([9, 7, 5, 3])
    column = open_column(game, 0)
    assert [said(cell.text) for cell in column] == ["sealed"] * 4
    assert [cell.thinking and (cell.thinking.seat, said(cell.thinking.text)) for cell in column] == [
        (seat, "thinking") for seat in range(4)
    ]
    assert [cell.thinking for cell in open_column(game, 1)] == [None] * 4, "nobody is asked about the next one yet"


def test_before_the_first_bid_all_three_offices_say_what_they_give() -> None:
    game = election([9, 7, 5, 3])
    of(game).drawn = (*of(game).drawn, GUILDS)
    sheet = scene(game, 0).items["election"]
    assert isinstance(sheet, Sheet)
    assert [said(cell.text) for cell in sheet.cells[0][1:]] == [
        "one arm rolls again, once a battle",
        "castles pay 6 groats, not 4",
        "foot for 4, cavalry for 7; decides ties",
    ]


def test_whoever_may_not_bid_stands_last_and_says_why() -> None:
    game = election([9, 7, 5, 3])
    of(game).captive = (0, 5, 0, 0)
    sheet = scene(game, 0).items["election"]
    assert isinstance(sheet, Sheet)
    assert [said(row.name) for row in sheet.rows[2:]] == [
        "Anna", "Csilla", "Dávid", "Bence: the lord is captive, no bid",
    ]  # fmt: skip


@rule("kard_es_korona", "R17.8")
def test_where_nobody_bids_the_holder_is_seen_to_keep_the_office() -> None:
    game = election([9, 7, 5, 3], offices={"judge": 2})
    bid(game, 0, 0, 0, 0)
    column = open_column(game, 0)
    assert [(cell.number, cell.state) for cell in column] == [(0, "plain"), (0, "plain"), (0, "owned"), (0, "plain")]
    assert said(column[2].text) == "keeps it"


def test_in_a_sale_whoever_has_not_enough_cannot_bid() -> None:
    game = situation(
        FOUR, seats=4, lords=LORDS, agenda=[["year"], ["year_end"], ["recruitment", 4], ["recruit"]], year=4,
        players={1: {"treasury": 6}, 2: {"treasury": 9}, 3: {"treasury": 2}}, offices={"palatine": 0},
    )  # fmt: skip
    play(game, "recruit:sell=palatine", "auction_bid:3")
    sheet = scene(game, 0).items["auction"]
    assert isinstance(sheet, Sheet)
    assert [said(cells[1].text) for cells in sheet.cells] == ["leads", "is thinking", "cannot pay more"]


def test_whoever_has_two_offices_is_near_the_crown_and_warned_of() -> None:
    game = election([9, 9, 5, 3], offices=TWO_OFFICES)
    assert [(near.seat, near.text.id) for near in scene(game, 0).near] == [(1, "near-office")]
    bid(game, 0, 1, 0, 0)
    bid(game, 0, 1, 0, 0)
    assert [warn.id for warn in asked(game, 0).warns] == ["election-wins-now"]
    assert asked(game, 1).warns == (), "they need no warning of themselves"
    (stage,) = scene(game, 0).stages
    assert "election-warning" in stage.shows


def test_a_bid_says_what_it_means_while_the_treasuries_are_known() -> None:
    game = election([9, 7, 5, 3])
    dials = asked(game, 0).dials
    assert dials is not None
    assert [(zone.least, zone.most, zone.text.id) for zone in dials.zones] == [
        (0, 6, "zone-outbid"),
        (7, 7, "zone-tie"),
        (8, 9, "zone-safe"),
    ]
    bid(game, 0, 0, 0, 0)
    later = asked(game, 0).dials
    assert later is not None and later.zones == ()


def test_before_an_office_is_sold_to_somebody_who_wins_by_it() -> None:
    game = situation(
        FOUR, seats=4, lords=LORDS, agenda=[["year"], ["year_end"], ["recruitment", 4], ["recruit"]], year=4,
        players={1: {"treasury": 6}}, offices={**TWO_OFFICES, "palatine": 0},
    )  # fmt: skip
    warned = {choice.text: choice.path[0].warn for choice in asked(game, 0).choices if "sell" in choice.text}
    assert [warn and warn.id for warn in warned.values()] == ["auction-wins"]
    play(game, *warned)
    (stage,) = scene(game, 2).stages
    assert stage.id == "auction" and stage.seats[0] == 0
    assert of(game).offices == (1, 1, 0)
    (report,) = reports(game, 1, "auction_bid:2")
    assert report.verdict is not None and report.verdict.id == "event-won_by_offices"
    assert report.seats == (1, 0)


@rule("kard_es_korona", "R17.6")
def test_whoever_breaks_a_tie_reads_who_is_tied() -> None:
    game = election([8, 8, 0, 0], elections=1, offices={"palatine": 2})
    bid(game, 0, 0)
    bid(game, 8, 8)
    question = asked(game, 2).question
    assert said(question).startswith("Anna and Bence have bid the same, 8 groats.")
    assert HUNGARIAN.say(question).startswith("Anna és Bence egyformán 8 garast ajánlott.")


def test_an_army_set_up_is_one_line_and_a_line_of_old_still_reads() -> None:
    game = regalia.new("kard_es_korona", seats=2, seed=1)
    while len({event.facts["seat"] for event in game.news(None) if event.name == "placed"}) < 2:
        ask = game.pending[0]
        game.play(ask.options[0], ask.seat)
    placed = [event for event in game.news(None) if event.name == "placed"]
    told = [TABLE.news(game.view(None), event) for event in placed]
    assert [item.text.id for item in told if item is not None] == ["event-set_up"]
    old = TABLE.news(game.view(None), Event("placed", {"seat": 0, "county": 0, "mover": 0}))
    assert old is not None and old.text.id == "event-placed"
    elected = TABLE.news(game.view(None), Event("elected", {"seat": 0, "office": 0}))
    assert elected is not None and elected.text.args["amount"] == HIDDEN
