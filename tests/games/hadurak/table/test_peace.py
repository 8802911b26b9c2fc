"""What the table says outside of battles: hands, panels, votes, events, and why a game is over."""

from __future__ import annotations

from typing import Any

from tests.games.hadurak.helpers import Board, army, play
from tests.games.hadurak.table.test_scene import TABLE, ask_of, said, scene_of, tray
from tests.rules import rule

from regalia import Game
from regalia.core.events import Event
from regalia.core.state import OVER
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import AGAINST, AGENDA, EVENT, FOR
from regalia.games.hadurak.rules.events import before
from regalia.scene.types import Card, Ledger, Report, SeatPanel, Sheet, Tally, Target


def panel(game: Game, seat: int, you: int | None = None) -> SeatPanel:
    found = scene_of(game, you).items[f"seat-{seat}"]
    assert isinstance(found, SeatPanel)
    return found


def report_of(game: Game, name: str, **facts: Any) -> Report:
    """What is told of an event that happens now."""
    assert TABLE.report is not None and name in TABLE.reported
    found = TABLE.report(game.view(None), Event(name, facts))
    assert found is not None
    return found


# --- hands and panels -------------------------------------------------------------------------------------------------


def hand(game: Game, seat: int) -> dict[str, Card]:
    return {card.id: card for card in tray(scene_of(game, seat), "hand").cards}


def test_a_card_of_the_hand_says_what_it_does_and_a_used_up_kind_where_its_cards_are() -> None:
    game = Board(3).field(1, (0, "bargain"), (0, "bargain")).begin()
    assert said(hand(game, 0)["hand-4"].says).startswith("March to one place")
    assert (hand(game, 0)["hand-1"].count, said(hand(game, 0)["hand-1"].says)) == (0, "None left: on Wages")
    play(game, "0>plan_cards:mobilize+mobilize")
    assert said(hand(game, 0)["hand-4"].says) == "None left: in your piles"


def test_panels_have_arms_and_only_ones_own_plan_is_counted() -> None:
    game = play(Board(3).begin(), "0>plan_cards:mobilize+bargain")
    own = panel(game, 0, 0)
    assert own.title is not None and own.title.art.startswith("hd-arms-")
    assert said(own.status) == "2 of 6"
    assert panel(game, 1, 0).status is None and panel(game, 0, 1).status is None


def test_piles_are_not_called_done_while_they_are_made() -> None:
    game = Board(3).begin()
    assert "piles" not in scene_of(game, 0).items
    for seat in range(3):
        play(game, *(f"{seat}>plan_cards:none" for _ in range(3)))
    assert isinstance(scene_of(game, 0).items["piles"], Sheet)


@rule("hadurak", "R20.2")
def test_a_baron_one_city_from_the_crown_is_named() -> None:
    cities = ("ballin", "straven", "surat", "kovel", "lenz", "froli", "thira", "isar")
    game = Board(3).city(1, *cities).begin()
    assert [(near.seat, said(near.text)) for near in scene_of(game, 0).near] == [
        (1, "cities: 8 / 9; wins with one more")
    ]
    assert "Bence" in said(ask_of(game, 0).warns[0]) and ask_of(game, 1).warns == ()
    game = Board(3).city(1, *cities, "olbi").begin()
    assert "crowned in the next Upkeep" in said(scene_of(game, 0).near[0].text)


@rule("hadurak", "S8")
def test_first_troops_are_seen_on_their_nobles_as_they_are_given_by_their_baron_alone() -> None:
    from regalia import new

    game = new("hadurak", seats=3, seed=4)
    play(game, "0>assign_initial:square+square+star")
    strengths = {card.id: card.layers[2].text for card in tray(scene_of(game, 0), "forces").cards}
    assert (strengths[f"force-{army('0.square')}"], strengths[f"force-{army('0.star')}"]) == ("100", "50")
    assert panel(game, 0, 1).rows[1][0].count == 0


def test_own_nobles_stand_there_with_name_strength_place_and_state() -> None:
    board = (
        Board(3)
        .noble("0.square", "kovel", "swiss_150", tokens=1, rested=False)
        .noble("0.star", "sea:ballin", "polish_50")
    )
    board.castle(0, "orl_heath").s.breaches[CITY_COUNT] = 1
    cards = {card.id: card for card in tray(scene_of(board.begin(("wages",)), 0), "forces").cards}
    brief = {said(card.name): said(card.says) for card in cards.values()}
    assert brief == {
        "Alan of Smalt": "50 · Kovel, 1 lost, exhausted",
        "Ernesto di Celadon": "50 · Ballin, at sea",
        "Cesare di Reseda": "no troops: off the board",
        "Gautier de Sinople": "no troops: off the board",
        "Castle": "300 + 250 · Orl Heath",
    }


@rule("hadurak", "R9.1")
def test_mercenaries_on_offer_come_to_the_front_when_somebody_hires_and_go_when_they_are_given_a_place() -> None:
    board = Board(3).offer("swiss_100", "polish_50", "english_50", "lombard_200")
    board.s.track[0] = 0
    game = board.begin(("draft",))
    hiring = scene_of(game, 1)
    assert "forces" not in hiring.items
    drafted = hiring.items["soldiers"]
    assert isinstance(drafted, Sheet) and said(drafted.cells[0][0].text) == "1 Anna, 2 for 7, 3 for 6, 4 for 5"
    assert len(drafted.rows) == 1
    assert [said(card.says) for card in tray(hiring, "offer").cards][:2] == [
        "2 crowns now, 2 at each Wages",
        "1 crown now, 1 at each Wages",
    ]
    placing = scene_of(play(game, "hire:swiss=100"), 0)
    assert "offer" not in placing.items and "forces" in placing.items
    assert said(ask_of(game, 0).title) == "Draft"
    soldiers = placing.items["soldiers"]
    assert isinstance(soldiers, Sheet) and [said(row.name) for row in soldiers.rows[1:]] == [
        "Polish 50",
        "English 50",
        "Lombard 200",
    ]


# --- votes ------------------------------------------------------------------------------------------------------------


def session(*urgent: str, votes: tuple[int, ...] = (3, 2, 0)) -> Game:
    board = Board(3).urgent(*urgent)
    board.s.votes[:] = votes
    return play(board.begin(("assembly",)), "agenda_order:123")


@rule("hadurak", "R10.6")
def test_many_votes_are_dialled_with_what_their_number_means() -> None:
    dials = ask_of(session("income_tax", "fine", "herald", votes=(9, 2, 1)), 0).dials
    assert dials is not None and (dials.dials[0].most, dials.text) == (10, "commit_votes:#")
    zones = [(zone.least, zone.most, said(zone.text)) for zone in dials.zones]
    assert zones == [
        (0, 0, "you have no say in this one"),
        (1, 3, "others can outvote you alone"),
        (4, 5, "more than any other baron has"),
        (6, 10, "more than all others together have"),
    ]


@rule("hadurak", "R10.8")
def test_a_vote_tells_who_gave_what_and_what_decided() -> None:
    game = play(session("income_tax", "fine", "herald"), "0>commit_votes:3", "1>commit_votes:2", "2>commit_votes:0")
    game.state.declared[:2] = [FOR, AGAINST]
    told = report_of(game, "decided", result=FOR)
    assert said(told.verdict) == "Carried: Income Tax" and told.seats == (0, 1)
    assert said(told.why).startswith("3 votes for, 2 against. At the end of each Taxation")
    (tally,) = told.shows
    assert isinstance(tally, Tally)
    assert [(row.seat, row.total, row.mood) for row in tally.rows] == [(0, "3", "good"), (1, "2", "bad")]
    game.state.declared[:2] = [AGAINST, AGAINST]
    assert said(report_of(game, "decided", result=AGAINST).verdict) == "Rejected: Income Tax"


@rule("hadurak", "R10.8")
def test_a_tie_names_the_chair_who_decided() -> None:
    game = play(session("fine", "income_tax", "herald"), "0>commit_votes:2", "1>commit_votes:2", "2>commit_votes:0")
    game.state.declared[:2] = [1, 2]
    told = report_of(game, "decided", result=2)
    assert said(told.why).startswith("Equal at 2 votes: Anna, who has the chair, decided.")
    assert told.seats == (0, 1, 2) and "refuses and is banned" in said(told.next)


def test_a_question_of_the_assembly_names_the_motion() -> None:
    game = session("income_tax", "fine", "herald")
    assert said(ask_of(game, 0).question) == "Income Tax: how many of your 4 votes do you commit?"
    play(game, "0>commit_votes:3", "1>commit_votes:2", "2>commit_votes:0")
    asked = ask_of(game, 0)
    assert said(asked.question) == "Income Tax: are you for or against it with your 3 votes?"
    assert [said(each.name) for each in asked.explains] == ["Income Tax"]


def turned_up(*faith: int) -> Game:
    """A table with an event on it, and so much faith before each baron."""
    board = Board(3)
    board.s.faith[:] = faith
    before.keep(board.s)
    return board.begin()


# --- events, money, the end -------------------------------------------------------------------------------------------


@rule("hadurak", "R7.3")
def test_an_event_is_told_to_whom_it_meets() -> None:
    game = turned_up(0, 1, 0)
    scandal = report_of(game, "event_card", seat=1, event=EVENT["scandal"])
    assert scandal.seats == (1,) and "Lose 3 votes" in said(scandal.why)
    assert report_of(game, "event_card", seat=1, event=EVENT["arson"]).seats == ()


def test_an_event_of_a_position_that_kept_nothing_ends_without_changes() -> None:
    told = report_of(Board(3).begin(), "event_over", seat=1, event=EVENT["scandal"])
    assert not told.changes and "Nothing has changed for anybody." not in map(said, told.notes)


@rule("hadurak", "R7.3")
def test_an_event_says_whether_there_is_faith_enough_to_cancel_it() -> None:
    game = turned_up(1, 1, 0)
    for event, words in (
        ("scandal", "Bence may cancel it for 1 faith, and has 1."),
        ("arson", "The barons may cancel it together: 2 faith, and they have 2."),
        ("black_death", "Cancelling takes 3 faith; all barons together have 2."),
    ):
        assert said(report_of(game, "event_card", seat=1, event=EVENT[event]).next) == words
    over = report_of(game, "event_over", seat=1, event=EVENT["highwaymen"])
    assert said(over.notes[-1]) == "Cancelling takes 2 faith; Bence has 1."
    assert report_of(game, "event_card", seat=1, event=EVENT["open_gates"]).next is None


@rule("hadurak", "R18.5")
def test_a_rebellion_says_its_price_and_warns_of_letting_go() -> None:
    board = Board(3).city(0, "kovel")
    board.s.faith[0] = 1
    asked = ask_of(board.begin(("rebellion", 0, board.s.control.index(0))), 0)
    assert asked.place == "kovel" and "6 crowns (twice its income)" in said(asked.about)
    warned = {choice.text: said(choice.path[0].warn) for choice in asked.choices}
    assert "becomes neutral" in warned["rebellion:let_go"] and not warned["rebellion:faith"]


@rule("hadurak", "R18.4")
def test_the_end_says_who_won_by_what_and_why_it_was_over() -> None:
    game = Board(3).begin()
    s = game.state
    s.influence[:], s.pool, s.is_last, s.winner, s.phase = [5, 9, 2], 0, True, 1, OVER
    scene = scene_of(game)
    assert said(scene.banner) == "Bence is the king: most influence (9)"
    ledger = scene.items["ending"]
    assert isinstance(ledger, Ledger)
    assert [said(note) for note in ledger.notes] == [
        "Bence has the most influence: 9.",
        "The pool of influence was empty, so round 1 was the last.",
    ]


def test_before_the_first_vote_the_agendas_say_what_they_do_and_then_how_they_are_voted_on() -> None:
    board = Board(3).urgent("income_tax", "fine", "herald")
    board.s.votes[:] = [3, 2, 0]
    game = board.begin(("assembly",))
    assert game.pending[0].kind.id == "agenda_order"
    asked = {(said(each.path[0].name), said(each.path[0].asks)) for each in ask_of(game, 0).choices}
    assert ("Fine", "First Fine. Which agenda is second?") in asked and len(asked) == 3
    assert business(game)[1] == "The named baron pays 6 crowns (all if they have fewer)."
    assert business(play(game, "agenda_order:123"))[1] == "motion · names a baron"


def business(game: Game) -> list[str]:
    found = scene_of(game, 0).items["business"]
    assert isinstance(found, Sheet)
    return [said(row[0].text) for row in found.cells]


@rule("hadurak", "R11.8")
def test_defying_a_law_says_what_one_does_and_that_one_is_banned() -> None:
    board = Board(3).law("no_razing").noble("0.star", "isar", "vassal_100").city(1, "isar", breaches=1)
    game = play(board.card(0, "versatile").execute(), "versatile_option:battle")
    game = play(game, "start_battle:isar=assault=madder=1", "capture:raze")
    told = {choice.text: choice.path[0] for choice in ask_of(game, 0).choices}
    assert said(told["defy_law:defy"].note) == "you raze the city; banned from the Assembly" and "no votes" in said(
        told["defy_law:defy"].warn
    )
    assert told["defy_law:obey"].note is None


@rule("hadurak", "R11.5")
def test_only_who_is_not_banned_yet_is_warned_of_the_ban_before_refusing() -> None:
    def refusing(board: Board) -> Target:
        board.s.votes[:] = [3, 0, 0]
        game = play(board.begin(("vote", "urgent", AGENDA["fine"])), "0>commit_votes:3")
        for ask in list(game.pending):
            if ask.kind.id == "commit_votes":
                play(game, f"{ask.seat}>commit_votes:0")
        play(game, "declare_vote:madder")
        (found,) = [each.path[0] for each in ask_of(game, 1).choices if each.text == "refuse:refuse"]
        return found

    def session(board: Board, *attending: int) -> Board:
        board.s.in_session, board.s.chair, board.s.attending[:] = True, 0, attending
        return board.urgent("fine")

    fresh = refusing(session(Board(3), 0, 1, 2))
    assert said(fresh.note) == "you are banned" and fresh.warn is not None
    known = refusing(session(Board(3).ban(1), 0, 2))
    assert known.note is None and known.warn is None


# --- what an answer costs or gives away -------------------------------------------------------------------------------


def buttons(game: Game) -> dict[str, str]:
    """The plain answers by name, with their notes."""
    choices = [choice for choice in ask_of(game, game.pending[0].seat).choices if len(choice.path) == 1]
    return {said(choice.name): said(choice.path[0].note) if choice.path[0].note else "" for choice in choices}


@rule("hadurak", "R18.5")
def test_a_rebellion_says_what_it_costs_to_end_it() -> None:
    game = Board().city(0, "isar").fate(4).begin(("rebellions",))
    assert list(buttons(game)) == ["Pay 4 crowns", "Let the city go"]


@rule("hadurak", "R6.7")
def test_few_works_are_buttons_with_their_prices() -> None:
    game = Board().city(0, "froli", breaches=1).begin(("fortifications",))
    assert buttons(game) == {"Fröli: repair 1 breach": "2 crowns", "Fröli: fortify": "4 crowns", "Nothing": ""}
    many = Board().city(0, "froli", "monz", "isar", breaches=2).begin(("fortifications",))
    assert list(buttons(many)) == ["Nothing"]


@rule("hadurak", "R8.8")
def test_whoever_cannot_pay_everybody_is_asked_who_goes() -> None:
    board = Board().noble("0.star", "kovel", "swiss_200", "english_200")
    board.s.crowns[0] = 5
    assert said(ask_of(board.begin(("wages",)), 0).question) == (
        "You cannot pay all mercenaries: whom do you leave unpaid?"
    )
    board.s.crowns[0] = 15
    assert said(ask_of(board.begin(("wages",)), 0).question).startswith("Do you pay the mercenaries")


# --- the mercenary track ----------------------------------------------------------------------------------------------


@rule("hadurak", "R5.2")
def test_the_track_lies_before_whoever_puts_a_marker_on_it() -> None:
    board = Board(3).card(0, "bargain").offer("swiss_200", "polish_100")
    board.s.track[1] = 2
    asked = ask_of(board.execute(), 0)
    (track,) = asked.shows
    assert [(said(card.name), said(card.says), card.seat) for card in track.cards] == [
        ("Space 1", "free", None),
        ("Space 2", "Ödön", 2),
        ("Space 3", "free", None),
        ("Space 4", "free", None),
    ]
    clicked = [choice.path[0].at for choice in asked.choices]
    assert clicked[:-1] == ["card:track-0", "card:track-2", "card:track-3"] and clicked[-1].startswith("button:")
    assert [(each.target.at, said(each.reason)) for each in asked.closed] == [("card:track-1", "Space 2 is taken.")]
    assert said(asked.about) == (
        "Choose a free space. In the Draft the leftmost marker hires first, from Swiss 200 and Polish 100. "
        "Markers on the track with yours: 2; the Draft begins at 4."
    )


def test_a_bought_space_says_its_price() -> None:
    game = play(Board(3).card(0, "versatile").execute(), "versatile_option:marker")
    (track,) = ask_of(game, 0).shows
    assert [said(card.says) for card in track.cards][:1] == ["8 crowns"]
    assert "8" in [layer.text for layer in track.cards[0].layers], "it stands on the card, too"


def test_the_marker_that_fills_the_track_says_what_comes() -> None:
    board = Board(3).card(0, "bargain").offer("swiss_200")
    board.s.track[:3] = [1, 2, 1]
    assert said(ask_of(board.execute(), 0).about).startswith("Choose a free space. Your marker fills the track")


# --- words ------------------------------------------------------------------------------------------------------------


def test_a_pile_is_not_done_while_its_last_card_is_played() -> None:
    board = Board(3).card(0, "mobilize")
    board.s.pile = 1
    piles = scene_of(board.execute(), 0).items["piles"]
    assert isinstance(piles, Sheet)
    names = [said(row.name) for row in piles.rows]
    assert names == ["Mobilize Forces", "Pile 1: done", "Pile 2: its last card is being played", "Pile 3: done"]


def test_a_question_begins_with_a_capital_and_its_buttons_say_votes() -> None:
    board = Board(3)
    board.s.in_session, board.s.attending, board.s.chair = True, [0, 1, 2], 0
    board.s.votes[:] = [1, 2, 2]
    asked = ask_of(board.begin(("vote", "adjourn")), 0)
    assert said(asked.question) == "Adjourn the session: do you commit your only vote?"
    assert [said(choice.path[0].name) for choice in asked.choices] == ["No vote", "1 vote"]


def test_what_a_card_would_bring_is_a_sentence() -> None:
    asked = ask_of(Board(3).card(0, "serve_the_church").execute(), 0)
    assert [said(each.yours) for each in asked.explains] == [
        "You would have 1 faith instead of 0, and Bence has 0: you would have the most."
    ]


def test_what_is_laid_into_a_pile_names_the_pile() -> None:
    game = play(Board(3).begin(), "0>plan_cards:mobilize")
    names = {choice.text: said(choice.name) for choice in ask_of(game, 0).choices}
    assert names["plan_cards:bargain"] == "Into pile 2: Bargain"
