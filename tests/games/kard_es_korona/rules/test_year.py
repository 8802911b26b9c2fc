"""R2 to R5, R14, R17 to R19: the year, events, money, ransom, elections, offices, gifts."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import (
    ELECTION,
    NEXT_YEAR,
    RECRUITMENT,
    army,
    asked,
    holder,
    load,
    lord,
    of,
    play,
    refused,
    refused_act,
    said,
    situation,
    texts,
)
from tests.rules import rule

from regalia import games
from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.numbers import EVENTS
from regalia.games.kard_es_korona.rules.income import income_of
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.state import HIDDEN, WHITE
from regalia.scene.types import Sheet

FELVIDEK = ("pozsony", "trencsen", "nyitra", "bars", "hont", "zolyom", "lipto")
HOME = dict.fromkeys(FELVIDEK, (0, 1, 0, 0))
FAR = {"kolozs": (1, 2, 0, 0)}
LORDS = {0: "pozsony", 1: "kolozs"}


def at_event(card: str, counties: dict[str, Any], *, year: int = 1, **more: Any) -> Game:
    """The year begins, and this card is on top."""
    rest = [id for id in EVENTS if id != card]
    return situation(counties, options={"events": True}, deck=[card, *rest], agenda=NEXT_YEAR, year=year, **more)


# === R2 ===============================================================================================================


@rule("kard_es_korona", "R2.1", "R3.1", "R4.5", "R2.2")
def test_the_parts_of_a_year_come_in_order() -> None:
    game = at_event("bo_termes", {**HOME, **FAR}, lords=LORDS)
    names = [event.name for event in game.news(None)]
    assert names.index("year_began") < names.index("event_drawn") < names.index("taxed")
    assert asked(game)[1] == "recruit" and of(game).year == 2
    first = at_event("bo_termes", {**HOME, **FAR}, lords=LORDS, year=0)
    assert asked(first)[1] == "step_or_pass" and not said(first, "taxed")  # nothing is paid in 1301
    assert len(said(game, "taxed")) == 2


@rule("kard_es_korona", "R2.3")
def test_who_passed_first_starts_or_the_next_one_still_in() -> None:
    assert of(situation({**HOME, **FAR}, lords=LORDS, agenda=NEXT_YEAR, first_passed=1)).start == 1
    three = {"zemplen": (1, 1, 0, 0), "doboka": (2, 1, 0, 0)}
    game = situation(
        {**HOME, **three}, seats=3, agenda=NEXT_YEAR, first_passed=1, lords={0: "pozsony", 2: "doboka", 1: "zemplen"}
    )
    assert of(game).start == 1
    gone = situation(
        {**HOME, "doboka": (2, 1, 0, 0)}, seats=3, agenda=NEXT_YEAR, first_passed=1, lords={0: "pozsony", 2: "doboka"},
        players={1: {"out": True}},
    )  # fmt: skip
    assert of(gone).start == 2


# === R3 ===============================================================================================================


@rule("kard_es_korona", "R3.2", "R17.1")
def test_a_kings_election_in_an_election_year_changes_nothing() -> None:
    game = at_event("kiralyvalasztas", {**HOME, **FAR}, lords=LORDS, year=2, players={0: {"treasury": 9}})
    while asked(game)[1] in ("recruit", "step_or_pass"):
        play(game, "recruit:done" if asked(game)[1] == "recruit" else "step_or_pass:pass")
    while of(game).year == 3:
        play(game, texts(game)[0])
    assert len(said(game, "election_began")) == 1


@rule("kard_es_korona", "R3.3", "R3.6")
def test_cards_are_used_once() -> None:
    game = at_event("szuret", {**HOME, **FAR}, lords=LORDS, year=0)
    s = of(game)
    assert [EVENTS[card] for card in s.drawn] == ["szuret"] and len(s.deck) == 15 and s.drawn[0] not in s.deck


@rule("kard_es_korona", "R3.4", "R3.8", "R20.2")
def test_the_peasant_revolt() -> None:
    counties = {
        **HOME, "bars": (0, 2, 1, 0), **FAR, "abauj": ("tiszahat", 1, 1, 1), "ung": ("tiszahat", 1, 1, 1),
        "pilis": ("kiralyi", 1, 1, 1), "szolnok": ("kiralyi", 0, 1, 1), "bihar": ("kiralyi", 1, 0, 0),
    }  # fmt: skip
    game = at_event("parasztlazadas", counties, lords=LORDS, year=0)
    assert asked(game) == (0, "event_remove")  # five counties without a castle: one unit
    assert refused(game, "event_remove:pozsony-infantry") == "R3.5"  # beside the lord
    assert refused(game, "event_remove:trencsen-infantry") == "R3.8"
    assert refused(game, "event_remove:nyitra-cavalry") == "R3.7"
    play(game, "event_remove:bars-archer")
    assert army(game, "bars") == (2, 0, 0)
    assert asked(game) == (0, "event_neutral")  # the start player chooses between two castles
    assert texts(game) == ["event_neutral:abauj", "event_neutral:ung"]
    assert refused(game, "event_neutral:pilis") == "R3.8"
    play(game, "event_neutral:ung")
    assert army(game, "ung") == (0, 1, 1) and army(game, "abauj") == (1, 1, 1)
    assert army(game, "pilis") == (0, 1, 1) and army(game, "szolnok") == (0, 1, 1) and army(game, "bihar") == (1, 0, 0)


@rule("kard_es_korona", "R3.7", "R3.8", "R1.8")
def test_the_plague_takes_a_fifth_in_turn_order() -> None:
    counties = {"nyitra": (0, 9, 0, 0), "kolozs": (1, 4, 3, 0), "doboka": (1, 3, 0, 0), "pilis": ("kiralyi", 2, 1, 1)}
    game = at_event("pestisjarvany", counties, lords={0: "nyitra", 1: "kolozs"}, year=0)
    assert of(game).all_units(0) == 8  # 9 // 5 = 1, and there was nothing to choose
    assert asked(game) == (1, "event_remove")
    play(game, "event_remove:kolozs-archer", "event_remove:doboka-infantry")
    assert army(game, "pilis") == (1, 1, 1) and asked(game)[1] == "step_or_pass"


@rule("kard_es_korona", "R3.5")
def test_no_event_takes_the_last_unit_beside_a_lord() -> None:
    counties = {"nyitra": (0, 1, 0, 0), "bars": (0, 4, 0, 0), **FAR}
    game = at_event("pestisjarvany", counties, lords={0: "nyitra", 1: "kolozs"}, year=0)
    assert army(game, "nyitra") == (1, 0, 0) and army(game, "bars") == (3, 0, 0)


@rule("kard_es_korona", "R3.9", "R3.4")
def test_the_bloody_sword() -> None:
    counties = {
        "pozsony": (0, 4, 0, 0),
        "trencsen": (0, 1, 0, 0),
        "kolozs": (1, 2, 4, 1),
        "pilis": ("kiralyi", 1, 1, 1),
    }
    game = at_event("veres_kard", counties, lords=LORDS, year=0)
    assert army(game, "pozsony") == (4, 0, 0)  # no room for a fifth
    assert (
        army(game, "trencsen") == (2, 0, 0) and army(game, "kolozs") == (2, 4, 1) and army(game, "pilis") == (2, 1, 1)
    )
    short = at_event(
        "veres_kard",
        {"pozsony": (0, 1, 0, 0), "trencsen": (0, 1, 0, 0), "nyitra": (0, 21, 0, 0), **FAR},
        lords=LORDS,
        year=0,
    )
    assert asked(short) == (0, "event_place")  # one disc is left
    assert refused(short, "event_place:nyitra") == "R3.9"
    play(short, "event_place:trencsen")
    assert army(short, "trencsen") == (2, 0, 0) and army(short, "pozsony") == (1, 0, 0)


@rule("kard_es_korona", "R3.10", "R18.2")
def test_the_tournament() -> None:
    base = {**HOME, **FAR}
    game = at_event("lovagi_torna", base, lords=LORDS, year=0, offices={"judge": 1})
    assert asked(game) == (1, "reroll")
    rolls = [fact["number"] for fact in said(game, "contest_roll")]
    assert len(rolls) == 2
    load(game, 6)
    play(game, "reroll:reroll")
    if asked(game)[1] == "reroll":
        raise AssertionError("the judge rolls again only once")
    assert said(game, "rerolled_die")
    captive = at_event("lovagi_torna", base, lords={1: "kolozs"}, year=0, players={0: {"dies": 3}})
    assert [fact["seat"] for fact in said(captive, "contest_roll")] == [1]
    assert army(captive, "kolozs") == (2, 0, 1)
    full = at_event(
        "lovagi_torna", {**HOME, "kolozs": (1, 4, 3, 0)}, lords={1: "kolozs"}, year=0, players={0: {"dies": 3}}
    )
    assert said(full, "prize_lost")


@rule("kard_es_korona", "R3.6")
def test_debased_coinage_and_the_royal_muster() -> None:
    game = at_event(
        "penzrontas", {**HOME, **FAR}, lords=LORDS, players={0: {"treasury": 11}, 1: {"treasury": 2}}, year=0
    )
    assert of(game).treasury == [8, 2]
    muster = at_event(
        "kiralyi_hadiszemle",
        {**HOME, **FAR, "pilis": ("kiralyi", 1, 1, 1), "szolnok": ("kiralyi", 4, 2, 0)},
        lords=LORDS,
        year=0,
    )
    assert army(muster, "pilis") == (2, 2, 1) and army(muster, "szolnok") == (4, 3, 0)
    assert holder(muster, "pilis") == WHITE


@rule("kard_es_korona", "R3.12")
def test_mercenaries_go_anywhere_twice() -> None:
    game = at_event(
        "zsoldosok", {"nyitra": (0, 1, 0, 0), **FAR}, lords={0: "nyitra", 1: "kolozs"}, players={0: {"treasury": 40}}
    )
    assert refused(game, "recruit:nyitra-cavalry") == "R5.2"
    play(game, "recruit:nyitra-infantry", "recruit:nyitra-archer")
    assert army(game, "nyitra") == (2, 1, 0)
    assert asked(game)[1] == "step_or_pass"  # without a castle there is nothing more to buy


@rule("kard_es_korona", "R3.13")
def test_the_truce_of_god() -> None:
    counties = {
        "nyitra": (0, 5, 0, 0),
        "trencsen": (1, 1, 0, 0),
        "bars": (1, 1, 0, 0),
        "pozsony": ("kiralyi", 1, 0, 0),
        **FAR,
    }
    game = at_event("isten_bekeje", counties, lords={0: "nyitra", 1: "kolozs"}, year=0)
    assert refused(game, "step_or_pass:trencsen") == "R3.13"
    assert {"step_or_pass:bars", "step_or_pass:pozsony"} <= {*texts(game)}


# === R4, R5 ===========================================================================================================


@rule("kard_es_korona", "R4.1", "R4.2", "R4.3", "R4.4", "R18.3", "R3.6")
def test_example_13_income() -> None:
    def income(counties: dict[str, Any], **more: Any) -> int:
        return income_of(
            of(
                situation(
                    {**counties, **FAR}, lords=LORDS, options={"events": "event" in more or "drawn" in more}, **more
                )
            ),
            0,
        )

    assert income(HOME) == 15
    assert income({id: HOME[id] for id in FELVIDEK if id != "zolyom"}) == 10
    assert income(HOME, offices={"treasurer": 0}) == 19
    assert income(HOME, offices={"treasurer": 0}, drawn=["cehek_megerosodese"]) == 21
    assert income(HOME, event="aszaly", drawn=["aszaly"]) == 7
    assert income(HOME, event="bo_termes", drawn=["bo_termes"]) == 20


@rule("kard_es_korona", "R5.1", "R18.4")
def test_example_7_prices() -> None:
    s = of(situation({**HOME, **FAR}, lords=LORDS, offices={"palatine": 0}))
    assert [price_of(s, 0, arm) for arm in range(3)] == [4, 4, 7]
    assert [price_of(s, 1, arm) for arm in range(3)] == [5, 5, 9]


def recruiting(counties: dict[str, Any], money: int, **more: Any) -> Game:
    players = {0: {"treasury": money}, **more.pop("players", {})}
    return situation(counties, agenda=RECRUITMENT, year=more.pop("year", 2), players=players, **more)


@rule("kard_es_korona", "R5.2", "R5.3", "R1.6")
def test_buying_units() -> None:
    game = recruiting({"pozsony": (0, 4, 2, 0), "nyitra": (0, 1, 0, 0), **FAR}, 14, lords=LORDS)
    assert refused(game, "recruit:nyitra-infantry") == "R5.2"
    assert refused(game, "recruit:kolozs-infantry") == "R5.2"
    assert refused(game, "recruit:pozsony-infantry") == "R1.6"
    play(game, "recruit:pozsony-cavalry")
    assert of(game).treasury[0] == 5 and army(game, "pozsony") == (4, 2, 1)
    poor = recruiting({"pozsony": (0, 1, 0, 0), **FAR}, 8, lords=LORDS)
    assert refused(poor, "recruit:pozsony-cavalry") == "R5.3"
    assert refused(poor, "recruit:pozsony-lord") == "R5.1"
    play(poor, "recruit:done")
    assert of(poor).treasury[0] == 8


@rule("kard_es_korona", "R5.5")
def test_discs_run_out() -> None:
    counties = {"pozsony": (0, 1, 0, 0), "nyitra": (0, 0, 0, 16), **FAR}
    assert refused(recruiting(counties, 30, lords=LORDS), "recruit:pozsony-cavalry") == "R5.5"
    game = recruiting(counties, 30, lords=LORDS, options={"unit_supply": "unlimited"})
    play(game, "recruit:pozsony-cavalry")
    assert of(game).discs[2] == 17


@rule("kard_es_korona", "R5.6")
def test_the_knight_cap() -> None:
    game = recruiting(
        {"pozsony": (0, 1, 0, 0), "trencsen": (0, 1, 0, 0), **FAR}, 99, lords=LORDS, options={"knight_cap": True}
    )
    play(game, "recruit:pozsony-cavalry", "recruit:pozsony-cavalry")
    assert refused(game, "recruit:pozsony-cavalry") == "R5.6"
    play(game, "recruit:trencsen-cavalry", "recruit:trencsen-cavalry")
    assert not any("cavalry" in text for text in texts(game))


@rule("kard_es_korona", "R5.7")
def test_example_9_the_knight_quota() -> None:
    counties = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}
    for year, quota in ((2, 2), (3, 3)):
        game = recruiting(
            counties, 99, lords=LORDS, year=year, options={"knight_quota": True}, players={1: {"treasury": 99}}
        )
        play(game, *["recruit:pozsony-cavalry"] * quota)
        assert refused(game, "recruit:pozsony-cavalry") == "R5.7"
        play(game, "recruit:done", "recruit:kolozs-cavalry")  # the quota is used up, but one is always allowed
        assert refused(game, "recruit:kolozs-cavalry") == "R5.7"


@rule("kard_es_korona", "R5.8", "R14.3", "R14.1")
def test_example_8_ransom() -> None:
    game = recruiting(
        {"pozsony": (0, 1, 0, 0), "nyitra": (0, 1, 0, 0), **FAR},
        25,
        lords={1: "kolozs"},
        players={0: {"treasury": 25, "dies": 5}},
        year=3,
    )
    play(game, "recruit:ransom")
    assert of(game).treasury[0] == 5 and asked(game) == (0, "lord_return")
    assert refused(game, "lord_return:kolozs") == "R14.3"
    play(game, "lord_return:nyitra")
    assert lord(game, 0) == "nyitra" and not of(game).captive[0]
    poor = recruiting(
        {"pozsony": (0, 1, 0, 0), **FAR}, 19, lords={1: "kolozs"}, players={0: {"treasury": 19, "dies": 5}}
    )
    assert refused(poor, "recruit:ransom") == "R14.3"


@rule("kard_es_korona", "R14.4", "R14.5", "R2.2", "V9")
def test_a_captive_dies_when_his_year_comes() -> None:
    counties = {**HOME, "zemplen": (1, 1, 0, 0), "doboka": (2, 1, 0, 0)}
    game = situation(
        counties,
        seats=3,
        agenda=NEXT_YEAR,
        year=4,
        lords={1: "zemplen", 2: "doboka"},
        players={0: {"dies": 5, "treasury": 9}},
    )
    assert not of(game).is_in(0) and of(game).treasury[0] == 0 and holder(game, "nyitra") >= 8
    later = situation(
        counties, seats=3, agenda=NEXT_YEAR, year=7, lords={1: "zemplen", 2: "doboka"}, players={0: {"dies": 10}}
    )
    assert of(later).is_in(0)
    both = situation({**HOME, **FAR}, agenda=NEXT_YEAR, year=4, players={0: {"dies": 5}, 1: {"dies": 5}})
    assert both.over and of(both).winners == (0,)  # more castles just before


# === R17 ==============================================================================================================

FOUR = {"pozsony": (0, 1, 0, 0), "abauj": (1, 1, 0, 0), "kolozs": (2, 1, 0, 0), "bacs": (3, 1, 0, 0)}
FOUR_LORDS = {0: "pozsony", 1: "abauj", 2: "kolozs", 3: "bacs"}


def election(money: list[int], **more: Any) -> Game:
    players = {seat: {"treasury": amount, **more.pop("player", {}).get(seat, {})} for seat, amount in enumerate(money)}
    return situation(FOUR, seats=4, lords=FOUR_LORDS, agenda=ELECTION, year=3, players=players, **more)


def bid(game: Game, *amounts: int) -> None:
    for seat, amount in enumerate(amounts):
        if game.ask_of(seat):
            game.play_text(f"bid:{amount}", seat)


@rule("kard_es_korona", "R17.6", "R17.7", "R17.5", "R17.11", "R17.10")
def test_example_21_ties() -> None:
    game = election([8, 8, 5, 0])
    bid(game, 0, 0, 0, 0)
    bid(game, 8, 8, 5, 0)
    s = of(game)
    assert s.offices[0] == -1 and s.offices[1] in (0, 1)
    winner = s.offices[1]
    # everybody pays, the tied loser gets half back; the last office finds them with 4 groats
    assert s.treasury[winner] == 0 and s.treasury[1 - winner] == 4 and s.treasury[2] == 0
    second = election([8, 8, 0, 0], elections=1, offices={"palatine": 2})
    bid(second, 0, 0)
    bid(second, 8, 8)
    assert asked(second) == (2, "tie_break")
    assert refused(second, "tie_break:3") == "R17.6"
    play(second, "tie_break:0")
    assert of(second).offices[1] == 0 and of(second).treasury[1] == 4
    holder_keeps = election([8, 8, 0, 0], elections=1, offices={"palatine": 2, "judge": 1})
    bid(holder_keeps, 3, 3)
    assert of(holder_keeps).offices[0] == 1


@rule("kard_es_korona", "R17.2", "R17.3", "R17.4", "R19.2")
def test_bids_are_sealed_and_treasuries_hidden() -> None:
    game = election([9, 7, 5, 3])
    assert [ask.seat for ask in game.pending] == [0, 1, 2, 3]
    assert game.view(0).treasury == [9, -1, -1, -1] and game.view(None).treasury == [-1] * 4
    assert refused(game, "bid:10", 0) == "R17.4"
    assert refused_act(game, "gift:1-2", 0) == "R19.2"
    game.play_text("bid:4", 0)
    assert refused(game, "bid:8", 1) == "R17.4"  # also when another bid is sealed already
    assert refused_act(game, "gift:0-1", 1) == "R19.2"
    assert [ask.seat for ask in game.pending] == [1, 2, 3]
    assert not said(game, "bid_opened") and of(game).treasury[0] == 9
    shown = election([9, 7, 5, 3], options={"election_memory": "shown"})
    assert shown.view(0).treasury == [9, 7, 5, 3]


@rule("kard_es_korona", "R17.3")
def test_all_treasuries_are_stated_also_of_those_who_do_not_bid() -> None:
    game = situation(
        FOUR, seats=4, lords={2: "kolozs", 3: "bacs"}, agenda=ELECTION, year=3, start=2,
        players={0: {"treasury": 9, "dies": 6}, 1: {"treasury": 7, "liege": 2}, 2: {"treasury": 4}, 3: {"treasury": 3}},
    )  # fmt: skip
    stated = [(fact["seat"], fact["amount"]) for fact in said(game, "treasury_stated")]
    assert stated == [(2, 4), (3, 3), (0, 9), (1, 7)]


def numbers_on_the_sheet(game: Game, seat: int) -> list[list[int | None]]:
    """Column by column, treasuries first, as a seat sees them; in the order of the seats."""
    sheet = games.table("kard_es_korona").scene(game.view(seat), seat).items["election"]
    assert isinstance(sheet, Sheet)
    rows = [cells for head, cells in zip(sheet.rows, sheet.cells, strict=True) if head.seat is not None]
    return [[cell.number for cell in column] for column in zip(*rows, strict=True)]


@rule("kard_es_korona", "R17.3", "R17.4", "R17.7")
def test_secret_treasuries_cannot_be_reckoned_from_the_news() -> None:
    """Open bids lie on the table until the next are opened; the news do not write them down."""
    game = election([9, 9, 5, 3], elections=1, offices={"palatine": 2})
    bid(game, 4, 4, 2, 0)
    assert asked(game) == (2, "tie_break")
    play(game, "tie_break:0")
    assert {fact["amount"] for fact in said(game, "bid_opened")} == {HIDDEN}
    assert [fact["amount"] for fact in said(game, "half_returned")] == [HIDDEN]
    assert game.view(3).bids == (4, 4, 2, 0), "all see them"
    assert numbers_on_the_sheet(game, 3)[1] == [4, 4, 2, 0]
    bid(game, 0, 0, 0, 0)
    assert numbers_on_the_sheet(game, 3)[1:3] == [[None] * 4, [0] * 4], "nobody keeps notes of the first ones"
    bid(game, 1, 2, 0, 0)
    assert [fact["amount"] for fact in said(game, "bid_opened")][-4:] == [1, 2, 0, 0], "they are no longer secret"
    shown = election([9, 9, 5, 3], options={"election_memory": "shown"})
    bid(shown, 4, 3, 2, 0)
    assert [fact["amount"] for fact in said(shown, "bid_opened")] == [4, 3, 2, 0]


@rule("kard_es_korona", "R17.8", "R17.12", "R17.2", "R16.3", "R14.2")
def test_who_may_bid_and_what_if_nobody_does() -> None:
    game = election([9, 7, 5, 3], offices={"judge": 3})
    bid(game, 0, 0, 0, 0)
    assert of(game).offices[0] == 3
    lords = {2: "kolozs", 3: "bacs"}
    few = situation(
        FOUR, seats=4, lords=lords, agenda=ELECTION, year=3,
        players={0: {"treasury": 9, "dies": 6}, 1: {"treasury": 9, "liege": 2}, 2: {"treasury": 4}, 3: {"treasury": 4}},
    )  # fmt: skip
    assert [ask.seat for ask in few.pending] == [2, 3]
    one = situation(
        {"pozsony": (0, 1, 0, 0), "abauj": (1, 1, 0, 0)}, lords={0: "pozsony"}, agenda=ELECTION, year=3,
        players={0: {"treasury": 3}, 1: {"dies": 6}},
    )  # fmt: skip
    assert [ask.seat for ask in one.pending] == [0]
    play(one, "bid:1", "bid:1", "bid:1")
    assert one.over and of(one).winners == (0,)
    none = situation(
        {"pozsony": (0, 1, 0, 0), "abauj": (1, 1, 0, 0)},
        agenda=ELECTION,
        year=3,
        players={0: {"dies": 6}, 1: {"dies": 6}},
    )
    assert not said(none, "election_began")


@rule("kard_es_korona", "R17.9", "V2")
def test_example_22_three_offices_count_after_the_third_bid() -> None:
    game = election([9, 9, 0, 0], offices={"treasurer": 0, "palatine": 0})
    bid(game, 1, 0)
    assert of(game).offices == (0, 0, 0) and not game.over
    bid(game, 0, 2)
    bid(game, 1, 0)
    assert not game.over and of(game).offices == (0, 1, 0)
    won = election([9, 9, 0, 0])
    for _ in range(3):
        bid(won, 1, 0)
    assert won.over and of(won).winners == (0,)


@rule("kard_es_korona", "R17.1", "V8", "R3.14")
def test_when_elections_are_due() -> None:
    for ruleset, years in (("basic", [3, 6]), ("advanced", [3, 6, 9])):
        due = []
        for year in range(1, 13 if ruleset == "advanced" else 9):
            game = situation(
                {"pozsony": (0, 1, 0, 0), **FAR}, lords=LORDS, agenda=[["year"], ["year_end"]], year=year,
                options={"ruleset": ruleset}, players={0: {"treasury": 2}, 1: {"treasury": 2}},
            )  # fmt: skip
            if not game.over and asked(game)[1] == "bid":
                due.append(year)
        assert due == years
    last = situation(
        {"pozsony": (0, 1, 0, 0), **FAR},
        lords=LORDS,
        agenda=[["year"], ["year_end"]],
        year=8,
        options={"events": True},
        event="kiralyvalasztas",
        drawn=["kiralyvalasztas"],
        players={0: {"treasury": 1}, 1: {"treasury": 2}},
    )
    assert asked(last)[1] == "bid"


# === R18, R19 =========================================================================================================


@rule("kard_es_korona", "R18.6", "R18.1", "R19.2")
def test_an_auction() -> None:
    players = {0: {"treasury": 0}, 1: {"treasury": 6}, 2: {"treasury": 9}, 3: {"treasury": 1}}
    game = situation(FOUR, seats=4, lords=FOUR_LORDS, agenda=RECRUITMENT, year=2, players=players, offices={"judge": 0})
    assert refused(game, "recruit:sell=palatine") == "R18.6"
    play(game, "recruit:sell=judge")
    assert asked(game) == (1, "auction_bid")
    assert refused(game, "auction_bid:7") == "R18.6"
    assert refused_act(game, "gift:1-1", 2) == "R19.2"
    play(game, "auction_bid:2")
    assert refused(game, "auction_bid:2") == "R18.6"
    play(game, "auction_bid:5")  # seat 3 cannot raise and drops out by itself
    assert asked(game)[0] == 1
    play(game, "auction_bid:drop")
    assert of(game).offices[0] == 2 and of(game).treasury == [5, 6, 4, 1]
    assert asked(game) == (0, "recruit")


@rule("kard_es_korona", "R18.6")
def test_one_auction_per_turn_and_no_bid_changes_nothing() -> None:
    players = {1: {"treasury": 6}}
    game = situation(FOUR, seats=4, lords=FOUR_LORDS, players=players, offices={"judge": 0, "palatine": 0})
    play(game, "step_or_pass:sell=judge", "auction_bid:drop")
    assert of(game).offices == (0, -1, 0)
    assert refused(game, "step_or_pass:sell=palatine") == "R18.6"


@rule("kard_es_korona", "R18.7", "V2", "R2.4")
def test_a_third_office_bought_wins_at_once() -> None:
    players = {1: {"treasury": 6}}
    game = situation(
        FOUR, seats=4, lords=FOUR_LORDS, players=players, offices={"judge": 0, "palatine": 1, "treasurer": 1}
    )
    play(game, "step_or_pass:sell=judge", "auction_bid:1")
    assert game.over and of(game).winners == (1,)


@rule("kard_es_korona", "R19.1", "R19.2")
def test_gifts_bind_nobody_and_can_be_given_at_any_time() -> None:
    game = situation(FOUR, seats=4, lords=FOUR_LORDS, players={2: {"treasury": 6}})
    before = asked(game)
    game.act_text("gift:1-4", 2)
    assert of(game).treasury == [0, 4, 2, 0] and asked(game) == before
    assert refused_act(game, "gift:1-3", 2) == "R19.2"
    assert refused_act(game, "gift:2-1", 2) == "R19.2"
    assert of(game).bank == -6
