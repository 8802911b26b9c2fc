"""Questions of marches and battles name who, where and with what; fights tell odds, warnings come before regret."""

from __future__ import annotations

from tests.games.hadurak.helpers import Board, play, refused

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.scene.types import Outcome, SceneAsk, Target
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
    assert said(question.question) == "Leave to pass: Alan of Smalt (150), Ballin → Orl Heath → Kovel → Kingswood"
    assert question.weighs is not None
    assert said(question.weighs.title) == "May Anna's Alan of Smalt (150) pass through Kovel?"
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


def test_a_way_that_needs_leave_says_so_on_the_map() -> None:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    question = asked(play(board.execute(), "versatile_option:move"))
    way = last(question, "orl_heath-kovel-kingswood")
    assert way.sign == "shared" and said(question.signs["shared"]) == "with another's leave"
    assert said(way.note) == "needs leave of Bence"


def test_whoever_stays_says_why_at_his_card_and_on_the_map() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "ballin", "vassal_50").noble("0.star", "rota", "swiss_50")
    board.noble("0.circle", "gedze", "swiss_100", rested=False)
    question = asked(play(board.execute(), "mobilize_target:orl_heath"))
    why = {closed.target.at: said(closed.reason) for closed in question.closed}
    assert why["place:rota"] == "Ernesto di Celadon cannot reach Orl Heath with this card."
    assert why["place:gedze"] == "Cesare di Reseda is exhausted and cannot move."
    assert [at for at in why if at.startswith("card:")] and "place:ballin" not in why


def test_marching_elsewhere_is_refused_with_the_territory_of_the_card() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "ballin", "vassal_50")
    game = play(board.execute(), "mobilize_target:orl_heath")
    assert refused(game, "move_noble:emerande.square=rota") == "R5.6"


def weighed(game: Game) -> tuple[Outcome, Outcome]:
    """What allowing and what refusing lead to."""
    weighs = asked(game).weighs
    assert weighs is not None
    allowed, refused = weighs.outcomes
    return allowed, refused


def lines(outcome: Outcome) -> list[str]:
    return [said(line) for line in outcome.lines]


def test_leave_to_pass_says_what_either_answer_leads_to() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "ballin", "vassal_50", "swiss_200").city(1, "kovel")
    board.noble("2.star", "kingswood", "vassal_50")
    game = play(board.execute(), "mobilize_target:kingswood")
    allowed, refused = weighed(play(game, "move_noble:emerande.square=orl_heath-kovel-kingswood"))
    assert lines(allowed) == [
        "Alan of Smalt goes on to Kingswood: open land.",
        "No stop in Kovel. Your leave holds until this card ends.",
        "Anna may attack Kata in Kingswood: 250 against 50. The odds:",
    ]
    assert lines(refused) == [
        "None of Anna's nobles passes Kovel until this card ends.",
        "A march that ends in Kovel needs no leave.",
        "Anna may attack you in Kovel: 250 against 200. The odds:",
    ]
    assert allowed.odds is not None and refused.odds is not None
    assert allowed.odds.parts[0].value > refused.odds.parts[0].value  # 50 in the field, or walls of 200
    assert [said(part.name) for part in refused.odds.parts] == ["taken", "holds", "beaten off"]
    assert [part.mood for part in allowed.odds.parts] == ["good", "even", "bad"]
    assert [part.mood for part in refused.odds.parts] == ["bad", "even", "good"]  # it is the asked baron's own city


def test_whoever_has_brought_somebody_cannot_stop_on_the_way_of_the_next() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "ballin", "vassal_50", "swiss_200").city(1, "kovel")
    board.noble("0.circle", "whitestone", "swiss_100")
    game = play(board.execute(), "mobilize_target:kingswood", "move_noble:emerande.circle=kingswood")
    _, refused = weighed(play(game, "move_noble:emerande.square=orl_heath-kovel-kingswood"))
    assert lines(refused) == ["None of Anna's nobles passes Kovel until this card ends."] and refused.odds is None


def test_another_way_is_pointed_out_to_whoever_would_refuse() -> None:
    board = Board().card(0, "mobilize").noble("0.square", "goldfield", "vassal_50").city(1, "vecht")
    game = play(board.execute(), "mobilize_target:semlik", "move_noble:emerande.square=vecht-semlik")
    assert "Another way still leads to Semlik." in lines(weighed(game)[1])


def test_without_a_battle_to_fear_leave_to_pass_shows_no_odds() -> None:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    game = play(board.execute(), "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood")
    allowed, refused = weighed(game)
    assert lines(allowed)[-1] == "This card brings no battle." and allowed.odds is None
    assert lines(refused)[-1] == "A march that ends in Kovel needs no leave." and refused.odds is None


def test_leave_to_assault_tells_how_it_would_end_and_what_may_come_instead() -> None:
    board = Board().card(0, "versatile").noble("0.star", "monz", "vassal_100", "swiss_150")
    board.noble("1.star", "monz", "vassal_50")
    game = play(board.execute(), "versatile_option:battle", "start_battle:monz=assault=neutral=1")
    allowed, refused = weighed(game)
    assert allowed.odds is not None and sum(part.value for part in allowed.odds.parts) == 100
    assert lines(allowed)[-1] == "Anna may attack the city in Monz: 250 against 200. The odds:"
    assert lines(refused)[-1] == "Anna may attack you in Monz: 250 against 50. The odds:"
    assert refused.odds is not None and refused.odds.parts[0].mood == "bad"


def test_leave_to_besiege_says_when_the_place_falls_by_it() -> None:
    def allowing(board: Board) -> list[str]:
        board.card(0, "versatile").noble("0.star", "isar", "vassal_100", "swiss_150").noble(
            "1.star", "isar", "vassal_50"
        )
        return lines(weighed(play(board.execute(), "versatile_option:battle", "start_battle:isar=siege=neutral=1"))[0])

    assert allowing(Board())[0].startswith("The siege is laid: 450 against ")
    assert allowing(Board().siege(0, "isar", 0))[0] == "The siege is laid a second time: Isar falls without a fight."


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
    assert {*names(board)} == {"Swiss 50", "Vassals 50", "Vassals 100", "Enough"}
    board = Board().card(0, "versatile").castle(0, "whitestone", "swiss_50").noble("0.star", "whitestone", "vassal_50")
    assert "Cesare di Reseda: Polish 50" in names(board.noble("0.circle", "whitestone", "polish_50"))


def test_moving_troops_says_who_can_give_and_what_to_choose() -> None:
    board = Board(3).noble("0.circle", "", "swiss_100")
    question = asked(board.begin(("begin_moving", 0, 1)))
    assert said(question.question) == "Do troops go to nobles off the board?"
    assert said(question.about).startswith("They return only with troops. Choose who gives (")
    assert "your castle" in said(question.about) and said(question.about).endswith("5 transfers left.")
