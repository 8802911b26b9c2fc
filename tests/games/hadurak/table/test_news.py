"""The log of Hadurak: which motion was decided and how, what a fate card decided, and nothing that says nothing."""

from __future__ import annotations

from tests.games.hadurak.helpers import Board, army, play, told
from tests.games.hadurak.table.test_scene import TABLE, WORDS
from tests.rules import rule

import regalia
from regalia import Game
from regalia.core.events import Event
from regalia.games.hadurak.pieces.board import TERRITORY
from regalia.games.hadurak.pieces.cards import ACTIONS, AGAINST, AGENDA, DEAL, DRAW_MORE, FATE_SYMBOL, FOR, VICTORY
from regalia.games.hadurak.rules.opening import RAZED_AT_START


def line(game: Game, event: Event, language: int = 0) -> str | None:
    """What the log says of it."""
    news = TABLE.news(game.view(None), event)
    return None if news is None else WORDS[language].say(news.text)


def lines(game: Game, *names: str) -> list[str]:
    heard = [line(game, event) for event in game.news(None) if event.name in names]
    return [text for text in heard if text is not None]


def session(*urgent: str, votes: tuple[int, ...] = (3, 2, 0), seats: int = 3) -> Game:
    board = Board(seats).urgent(*urgent)
    board.s.votes[:] = votes
    return board.begin(("assembly",))


# --- votes ------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R10.6")
def test_a_decision_names_the_motion_the_votes_and_the_result() -> None:
    game = play(session("income_tax", "fine", "herald"), "agenda_order:123")
    play(game, "0>commit_votes:3", "1>commit_votes:2", "2>commit_votes:0")
    play(game, "0>declare_vote:for", "1>declare_vote:against")
    assert lines(game, "decided") == ["Income Tax: carried (for 3, against 2)"]
    assert lines(game, "committed") == ["Anna commits 3 votes", "Bence commits 2 votes"]
    assert lines(game, "carried", "law") == ["A law is in force: Income Tax"]


@rule("hadurak", "R10.8")
def test_a_decision_of_the_chair_says_so() -> None:
    game = play(session("income_tax", "fine", "herald"), "agenda_order:231")
    play(game, "0>commit_votes:2", "1>commit_votes:2", "2>commit_votes:0")
    play(game, "0>declare_vote:niebieski", "1>declare_vote:emerande", "break_tie:niebieski")
    assert lines(game, "decided") == ["Fine: the Assembly names Ödön (Anna 2, Ödön 2); the chair decided: Anna"]
    silent = play(session("income_tax", "fine", "herald"), "agenda_order:123")
    play(silent, *(f"{seat}>commit_votes:0" for seat in range(3)), "break_tie:against")
    assert lines(silent, "decided") == ["Income Tax: rejected (no votes given); the chair decided: Anna"]


@rule("hadurak", "R10.12")
def test_written_votes_say_for_which_motion_they_are() -> None:
    game = play(session("income_tax", "tithe", "herald", votes=(5, 5), seats=2), "agenda_order:123")
    for seat in (0, 1):
        play(game, f"{seat}>written_votes:for=2", f"{seat}>written_votes:against=1", f"{seat}>written_votes:none")
    assert lines(game, "wrote") == [
        "Income Tax: Anna has written for (2)",
        "Income Tax: Bence has written for (2)",
        "Tithe: Anna has written against (1)",
        "Tithe: Bence has written against (1)",
    ]
    assert lines(game, "decided")[:2] == [
        "Income Tax: carried (for 4, against 0)",
        "Tithe: rejected (for 0, against 2)",
    ]


def test_a_subject_of_a_private_motion_is_named_by_what_it_asks_for() -> None:
    game = Board(3).begin()
    facts = {"sums": ((FOR, 1), (AGAINST, 0)), "chair": -1, "result": FOR}
    adjourned = Event("decided", {"motion": ["adjourn"], **facts})
    assert line(game, adjourned) == "Adjourn the session: carried (for 1, against 0)"
    stripped = Event("decided", {"motion": ["strip", AGENDA["herald"]], **facts})
    assert line(game, stripped) == "Take away Herald of the Crown: carried (for 1, against 0)"
    assert line(game, stripped, 1) == (
        "Tisztség vagy hivatal visszavonása: A korona heroldja: elfogadva (mellette 1, ellene 0)"
    )


# --- fate -------------------------------------------------------------------------------------------------------------


@rule("hadurak", "R18.5")
def test_a_fate_card_says_only_what_it_decides() -> None:
    board = Board(3).city(0, "kovel", "lenz").fate(1, 4)  # calm, then Rebellion
    board.s.faith[0] = 1
    game = board.begin(("unrest", 0, board.s.control.index(0)), ("unrest", 0, _last(board, 0)))
    assert sorted(lines(game, "fate")) == ["Fate card: Kovel stays calm", "Fate card: Lenz rebels"]


def _last(board: Board, seat: int) -> int:
    return len(board.s.control) - 1 - board.s.control[::-1].index(seat)


@rule("hadurak", "R6.4")
def test_a_fate_card_for_a_fleet_says_what_becomes_of_it() -> None:
    board = Board(3)
    board.s.voyage[2], board.s.stakes[2] = 3, ((0, 2),)
    game = play(board.fate(5).begin(("expeditions",)), "expedition_start:pass")
    assert lines(game, "fate") == ["Fate card: China, 3 times the stakes"]


@rule("hadurak", "R7.8")
def test_a_fate_card_that_looks_for_a_city_names_the_city() -> None:
    game = Board(3).fate(23, 12).resolve("arson")
    assert lines(game, "fate") == ["Fate card: no city", "Fate card: Bingen"]


@rule("hadurak", "S4", "S5")
def test_the_first_fate_cards_say_in_a_line_each_what_they_decide() -> None:
    game = regalia.new("hadurak", seats=4, seed="ruins")
    assert not told(game, "fate")
    assert [len(fact["cities"]) for fact in told(game, "ruins")] == [RAZED_AT_START[4]]
    (ruins,) = lines(game, "ruins")
    assert ruins.startswith("Fate cards: in ruins from the beginning: ") and ruins.count(",") == RAZED_AT_START[4] - 2
    assert len(lines(game, "fated_regent")) == len(lines(game, "fated_patron")) == 1


# --- what is left out -------------------------------------------------------------------------------------------------


def test_nothing_is_told_of_losses_and_payments_that_are_none() -> None:
    game = Board(3).begin()
    assert line(game, Event("suffers", {"seat": 0, "count": 0})) is None
    assert line(game, Event("suffers", {"seat": 0, "count": 1})) == "Anna suffers 1 loss of 100"
    assert line(game, Event("paid_vassals", {"seat": 0, "crowns": 0})) is None


@rule("hadurak", "R6.1")
def test_whoever_keeps_an_event_does_not_give_it_to_himself() -> None:
    board = Board(3).event("inheritance")
    board.s.faith[1] = 1
    game = play(board.begin(("important_event",)), "event_receiver:madder")
    assert lines(game, "event_given", "event_kept") == ["Bence resolves the event"]


# --- battles, without riddles -----------------------------------------------------------------------------------------


def test_lines_of_a_battle_say_what_is_counted() -> None:
    game = Board(3).begin()
    over = {"seat": 0, "defender": -1, "place": TERRITORY["thira"], "outcome": "stormed", "count": 0, "against": 2}
    assert line(game, Event("battle_over", over)) == "Thira: taken by storm; losses of 100: Anna 0, the city 2"
    shown = Event("showed", {"seat": 0, "cards": (card_of(VICTORY), card_of(DRAW_MORE), card_of(DEAL))})
    assert line(game, shown) == "Battle cards of Anna: victory, extra card, hit"
    used = Event("used_ability", {"seat": 0, "noble": army("0.square"), "ability": "square"})
    said = line(game, used)
    assert said is not None and said.endswith("(Anna) uses the commander's ability: one more shield (square)")
    placed = Event("placed", {"seat": 0, "action": ACTIONS.index("bargain"), "field": 1, "count": 3})
    assert line(game, placed) == "Anna's Bargain goes to the field Wages: 3 cards lie there"


def card_of(symbol: int) -> int:
    return FATE_SYMBOL.index(symbol)
