"""What is told when a battle, a siege or an expedition is over: who won, why, and what is otherwise now."""

from __future__ import annotations

from tests.games.hadurak.helpers import Board, army
from tests.games.hadurak.rules.test_battle import attack

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.hadurak.advice.odds import of_attack
from regalia.games.hadurak.pieces.board import CITIES, TERRITORY
from regalia.games.hadurak.pieces.cards import FATE_CITY
from regalia.games.hadurak.state import NOBODY
from regalia.scene.types import Report, Tally
from regalia.server.keeping.logbook import Witness

RULEBOOK, TABLE = games.find("hadurak"), games.table("hadurak")
BATTLE = ("versatile_option:battle",)
ENGLISH = Words("en", [RULEBOOK.folder / "words"], ["Anna", "Bence", "Kata"])


def reports(game: Game, *texts: str) -> list[Report]:
    """What comes of these choices; for each the seat that is asked makes it."""
    witness = game.state.news = Witness(game.state)
    for text in texts:
        ask = next((each for each in game.pending if text.startswith(f"{each.kind.id}:")), None)
        assert ask is not None, f"{text}: asked is {game.pending}"
        game.enter(ask.seat, text)
    assert TABLE.report is not None
    told = [moment for moment in witness.moments if moment.event.name in TABLE.reported]
    found = [TABLE.report(RULEBOOK.view(moment.state, None), moment.event) for moment in told]
    return [each for each in found if each is not None]


def said(message: Message | None) -> str:
    return "" if message is None else ENGLISH.say(message)


def changes(report: Report) -> list[str]:
    return [said(change.text) for change in report.changes]


def test_an_assault_tells_cards_losses_and_whose_the_city_is() -> None:
    # attacker: hit, victory, victory, shield; the walls: hit, shield, hit
    board = Board(3).noble("0.star", "thira", "vassal_100", "vassal_50", "swiss_100").city(1, "thira")
    before = of_attack(board.s, 0, TERRITORY["thira"], "assault", 1, [army("0.star")]).won
    game = attack(board.fate(2, 1, 6, 3, 4, 5, 7), "thira=assault=madder=1")
    (report,) = reports(game, "battle_discard:1.1.0.0", "battle_discard:0.0.0.0", "use_ability:yes")
    assert said(report.verdict) == "Anna takes Thira by storm" and report.seats == (0, 1) and report.place == "thira"
    assert said(report.why).startswith("Victories 2 : 0")
    assert said(report.why).endswith(f"Anna had about {before}\u00a0%.") and 0 < before < 100
    (tally,) = report.shows
    assert isinstance(tally, Tally)
    assert [said(row.name) for row in tally.rows] == ["Anna 250", "Bence 300"]
    assert [said(row.verdict) for row in tally.rows] == ["2 losses: 250 → 50", "no losses"]
    assert [said(part.name) for part in tally.rows[0].parts] == ["victories", "star: hit"]
    assert changes(report) == [
        "Ernesto di Celadon: 250 → 50",
        "Thira goes to Anna: 4 crowns at each Taxation, 1 influence a round",
        "Bence loses Thira and has 0 cities left",
    ]
    assert said(report.next) == "Anna keeps Thira or razes it."


def test_a_field_battle_tells_who_died_and_who_fled() -> None:
    # attacker: shield, shield, victory; defender: shield, hit, hit
    board = Board(3).noble("0.circle", "isar", "vassal_100").noble("1.circle", "isar", "vassal_50", "vassal_50")
    game = attack(board.fate(3, 5, 1, 11, 2, 4), "isar=field=madder=2")
    (report,) = reports(game, "battle_discard:0.2.0.0", "battle_discard:2.0.0.0", "retreat_to:eagle_pass")
    assert said(report.verdict) == "Anna wins the field" and said(report.why).startswith("Victories 1 : 0")
    assert changes(report) == ["Ricardo Carmesi retreats to Eagle Pass with 100"]
    assert report.next is None


def test_walls_without_defenders_fall_without_a_card() -> None:
    board = Board(3).noble("0.circle", "isar", "vassal_100").city(1, "isar", breaches=1)
    game = board.card(0, "versatile").execute()
    (report,) = reports(game, "versatile_option:battle", "start_battle:isar=assault=madder=2")
    assert said(report.verdict) == "Anna takes Isar by storm" and not report.shows
    assert said(report.why) == "Nobody defended it and the walls were down: it fell without a card."


def test_a_siege_tells_both_totals_and_what_comes_of_it() -> None:
    board = Board(3).noble("0.circle", "thira", "vassal_100", "swiss_100").city(1, "thira")
    (report,) = reports(board.card(0, "versatile").execute(), *BATTLE, "start_battle:thira=siege=madder=2")
    assert said(report.verdict) == "Anna besieges Thira" and report.seats == (0, 1)
    assert said(report.why).startswith("400 against 300")
    (tally,) = report.shows
    assert isinstance(tally, Tally)
    parts = [[(part.value, said(part.name)) for part in row.parts] for row in tally.rows]
    assert [said(row.name) for row in tally.rows] == ["Anna 400", "Bence 300"]
    assert parts == [[("200", "Cesare di Reseda"), ("+200", "commander")], [("300", "walls")]]
    assert said(report.next) == "A second siege in a later round takes it."
    assert changes(report)[-1] == "The siege ends when no noble of Anna is left there"


def test_a_second_siege_takes_the_city_and_kills_who_is_inside() -> None:
    board = Board(3).noble("0.circle", "isar", "vassal_100", "swiss_200", "polish_200").city(1, "isar")
    board.siege(0, "isar", 0).noble("1.star", "isar", "vassal_50")
    (report,) = reports(board.card(0, "versatile").execute(), *BATTLE, "start_battle:isar=siege=madder=2")
    assert said(report.verdict) == "Isar falls to Anna"
    assert changes(report)[0] == "Guy de Solferino dies with the city"


def test_a_fleet_that_comes_home_tells_every_backer() -> None:
    board = Board(3)
    board.s.voyage[0], board.s.stakes[0] = 3, ((0, 2), (2, 3))
    board.fate(8)  # Ceylon: three times the stake
    (report,) = reports(board.begin(("expeditions",)), "expedition_start:pass")
    assert said(report.verdict) == "The fleet comes home with 3 times the stakes" and report.seats == (0, 2)
    assert changes(report) == ["Anna staked 2 and gets 6", "Kata staked 3 and gets 9"]


# --- events -----------------------------------------------------------------------------------------------------------


def event_reports(board: Board, event: str, *texts: str) -> list[Report]:
    """What comes before somebody's eyes of an event whose receiver the first choice names."""
    told = reports(board.event(event).begin(("important_event",)), *texts)
    return [report for report in told if report.seats != (NOBODY,)]


def test_an_event_that_is_over_at_once_has_one_report_with_before_and_after() -> None:
    board = Board(3)
    board.s.votes[0] = 2
    (report,) = event_reports(board, "acclaim", "event_receiver:emerande")
    assert said(report.verdict) == "A green event for Anna: Acclaim" and report.seats == (0,)
    assert said(report.why).startswith("Take 3 votes.")
    assert [(said(each.text), each.seat, each.mood) for each in report.changes] == [("Anna: votes 2 → 5", 0, "good")]


def test_what_is_over_at_once_can_still_be_asked_of_the_line_that_began_it() -> None:
    game = Board(3).event("acclaim").begin(("important_event",))
    begins, ends = reports(game, "event_receiver:emerande")
    assert begins.seats == (NOBODY,) and said(begins.why) == said(ends.why) and ends.seats == (0,)


def test_an_event_that_moves_an_office_names_both_holders() -> None:
    (report,) = event_reports(Board(3), "holy_relic", "event_receiver:emerande")
    assert changes(report) == ["Anna: faith 0 → 1", "Anna is Head of the Church now; before: Bence"]
    assert report.seats == (0,)


def test_a_blue_event_says_whom_it_hit_and_whom_it_spared() -> None:
    board = Board(3).noble("1.circle", "thira", "vassal_100", "vassal_50", "swiss_200").city(1, "thira")
    board.noble("0.circle", "isar", "vassal_100")
    thira = FATE_CITY.index(CITIES.index("thira")) + 1
    (report,) = event_reports(board.fate(thira), "black_death", "event_receiver:emerande")
    assert report.seats == () and report.place == "thira"
    assert said(report.why).endswith("Fate shows: Thira.")
    assert changes(report) == ["Ricardo Carmesi: 350 → 150"] and report.changes[0].mood == "bad"
    assert [said(note) for note in report.notes] == [
        "It spares Anna and Kata.",
        "Cancelling takes 3 faith; all barons together have 0.",
    ]


def test_an_event_that_hits_nobody_says_so() -> None:
    (report,) = event_reports(Board(3), "pretender", "event_receiver:emerande")
    assert not report.changes and said(report.notes[0]) == "Nothing has changed for anybody."


def test_a_cancelled_event_says_who_paid_and_what_it_would_have_done() -> None:
    board = Board(3)
    board.s.faith[:] = [2, 1, 0]
    texts = ("event_receiver:emerande", "event_cancel:1", "event_cancel:1")
    begins, cancelled = event_reports(board, "arson", *texts)
    assert said(begins.verdict).startswith("A blue event") and not begins.changes
    assert said(cancelled.verdict) == "Arson is cancelled"
    assert said(cancelled.why).startswith("It would have meant: Draw")
    assert changes(cancelled) == ["Anna: faith 2 → 1", "Bence: faith 1 → 0"]


def test_what_an_event_kept_is_forgotten_with_its_end() -> None:
    game = Board(3).event("acclaim").begin(("important_event",))
    reports(game, "event_receiver:emerande")
    assert game.state.tale == []
