"""Questions of marches and battles name who, where and with what; fights tell odds, warnings come before regret."""

from __future__ import annotations

from tests.games.hadurak.helpers import Board, play

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.scene.types import SceneAsk, Target
from regalia.server.showing.sight import over_view

RULEBOOK, TABLE = games.find("hadurak"), games.table("hadurak")
ENGLISH = Words("en", [RULEBOOK.folder / "words"], ["Anna", "Bence", "Kata"])


def asked(game: Game) -> SceneAsk:
    (ask,) = game.pending
    return TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args))


def said(message: Message | None) -> str:
    return "" if message is None else ENGLISH.say(message)


def last(question: SceneAsk, text: str) -> Target:
    """What is clicked last for an option."""
    return next(choice.path[-1] for choice in question.choices if choice.text.endswith(text))


def test_leave_to_pass_says_who_asks_and_draws_the_way() -> None:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50", "swiss_100").city(1, "kovel")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood")
    question = asked(game)
    assert said(question.question) == "May Anna's Alan of Smalt (150) pass through Kovel?"
    assert said(question.about).startswith("His way: Ballin, Orl Heath, Kovel, Kingswood (open land)")
    (way,) = question.arrows
    assert (way.start, way.via, way.end, way.seat) == ("ballin", ("orl_heath", "kovel"), "kingswood", 0)
    assert question.place == "kovel"


def test_mobilizing_tells_where_there_is_somebody_to_fight_and_how_that_would_end() -> None:
    board = Board().card(0, "mobilize").noble("0.star", "kingswood", "vassal_100", "swiss_150").city(1, "froli")
    question = asked(board.execute())
    hostile = last(question, ":froli")
    assert hostile.sign == "war" and hostile.odds is not None and hostile.odds.is_about
    assert sum(part.value for part in hostile.odds.parts) == 100
    assert said(hostile.note) == "you 250 against 200 (Bence); brings 2 crowns at each Taxation and 1 influence a round"
    assert last(question, ":whitestone").sign == "legal"


def test_stronger_armies_have_better_odds() -> None:
    def share(*troops: str) -> int:
        board = Board().card(0, "mobilize").noble("0.circle", "kingswood", *troops)
        odds = last(asked(board.execute()), ":froli").odds
        assert odds is not None
        return odds.parts[0].value

    assert (
        share("vassal_100", "swiss_50")
        < share("vassal_100", "swiss_150")
        < share("vassal_100", "swiss_200", "polish_200")
    )


def test_a_siege_is_certain_and_a_second_one_is_recommended() -> None:
    board = Board().card(0, "versatile").noble("0.circle", "isar", "vassal_100", "swiss_100").siege(0, "isar", 0)
    question = asked(play(board.execute(), "versatile_option:battle"))
    siege = last(question, "isar=siege=neutral=2").odds
    assert siege is not None and not siege.is_about and [said(part.name) for part in siege.parts] == ["falls to you"]
    assert said(last(question, "isar=assault=neutral=2").warn) == "A siege would take Isar now without a fight."
    assert said(last(question, ":pass").warn) == "A siege would take it now without a fight: Isar."


def test_whoever_leaves_a_siege_or_a_city_is_warned() -> None:
    board = Board().card(0, "versatile").noble("0.circle", "isar", "vassal_100").siege(0, "isar", 0)
    board.city(0, "kovel").noble("0.star", "kovel", "vassal_50")
    question = asked(play(board.execute(), "versatile_option:move"))
    assert said(last(question, "emerande.circle=eagle_pass").warn) == "Your siege of Isar ends when he leaves."
    assert said(last(question, "emerande.star=kingswood").warn) == "Kovel stays without a noble: it may rebel."


def test_taking_over_troops_says_why_it_is_asked_again() -> None:
    board = Board().card(0, "versatile").castle(0, "whitestone", "swiss_50", "vassal_100")
    board.noble("0.star", "whitestone", "vassal_50")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.star=kingswood")
    question = asked(game)
    assert said(question.question) == "Which troops join Ernesto di Celadon (50)?"
    assert said(question.about).startswith("From Whitestone on to Kingswood.")
    assert question.place == "whitestone"


def test_leave_to_pass_says_what_either_answer_leads_to() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "ballin", "vassal_50", "swiss_200").city(1, "kovel")
    board.noble("2.star", "kingswood", "vassal_50")
    game = play(board.execute(), "mobilize_target:kingswood")
    question = asked(play(game, "move_noble:emerande.square=orl_heath-kovel-kingswood"))
    leave, refusal = last(question, ":yes"), last(question, ":no")
    assert said(leave.note) == "he may attack Kingswood" and leave.odds is not None
    assert said(refusal.note) == "he may attack Kovel" and refusal.odds is not None
    assert leave.odds.parts[0].value > refusal.odds.parts[0].value  # 50 in the field, or walls of 200
    assert [said(part.name) for part in refusal.odds.parts] == ["taken", "holds", "beaten off"]


def test_without_a_battle_to_fear_leave_to_pass_shows_no_odds() -> None:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood")
    leave = last(asked(game), ":yes")
    assert leave.note is None and leave.odds is None
    assert said(asked(game).about).endswith("If you refuse, he asks no more, but may stop in Kovel.")


def test_leave_to_assault_tells_how_it_would_end() -> None:
    board = Board().card(0, "versatile").noble("0.star", "monz", "vassal_100", "swiss_150")
    board.noble("1.star", "monz", "vassal_50")
    game = play(board.execute(), "versatile_option:battle", "start_battle:monz=assault=neutral=1")
    allowed = last(asked(game), ":yes").odds
    assert allowed is not None and sum(part.value for part in allowed.parts) == 100
    assert last(asked(game), ":no").odds is None


def test_a_question_follows_whom_one_has_clicked() -> None:
    board = Board().card(0, "versatile").noble("0.star", "kingswood", "vassal_50")
    question = asked(play(board.execute(), "versatile_option:move"))
    first = {said(choice.path[0].asks) for choice in question.choices if len(choice.path) > 1}
    assert first == {"Where does Ernesto di Celadon (50) march?"}


def test_whoever_has_marched_is_followed_by_somebody_else() -> None:
    board = Board().card(0, "mobilize").noble("0.star", "kingswood", "vassal_50")
    game = play(board.noble("0.circle", "kingswood", "swiss_100").execute(), "mobilize_target:whitestone")
    assert said(last(asked(game), ":pass").name) == "Nobody marches"
    play(game, "move_noble:emerande.star=whitestone")
    while game.pending[0].kind.id == "collect_troops":
        play(game, "collect_troops:done")
    assert said(last(asked(game), ":pass").name) == "Nobody else marches"


def test_troops_to_collect_name_their_army_only_where_there_are_several() -> None:
    def names(board: Board) -> list[str]:
        game = play(board.execute(), "versatile_option:move", "move_noble:emerande.star=kingswood")
        return [said(choice.path[0].name) for choice in asked(game).choices]

    board = Board().card(0, "versatile").castle(0, "whitestone", "swiss_50").noble("0.star", "whitestone", "vassal_50")
    assert {*names(board)} == {"Swiss 50", "vassals 50", "vassals 100", "Enough"}
    board = Board().card(0, "versatile").castle(0, "whitestone", "swiss_50").noble("0.star", "whitestone", "vassal_50")
    assert "Cesare di Reseda: Polish 50" in names(board.noble("0.circle", "whitestone", "polish_50"))
