"""Barony's questions name their object, follow what was picked, count what is paid, and warn of what is rued."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.barony.helpers import begun, in_coordinates, play, t19
from tests.rules import rule

import regalia
from regalia import Game, games
from regalia.core.words import LANGUAGES, Message, Words
from regalia.scene.types import SceneAsk, Target

TABLE = games.table("barony")
ENGLISH, HUNGARIAN = (
    Words(language, [games.find("barony").folder / "words"], ["Anna", "Bence", "Ödön"]) for language in LANGUAGES
)
CITIES = {"0,0": "0CK", "2,0": "1CK"}


def question_of(game: Game) -> SceneAsk:
    return TABLE.ask(game.pending[0])


def said(message: Message | None) -> str:
    return "" if message is None else ENGLISH.say(message)


def asked(game: Game) -> str:
    return said(question_of(game).question)


def target(game: Game, text: str, step: int = -1) -> Target:
    """What is clicked for the option that is written so, with hexes as coordinates."""
    choices = {in_coordinates(game, choice.text): choice for choice in question_of(game).choices}
    return choices[text].path[step]


def label(game: Game, hex: str) -> str:
    shape = game.state.board.shape
    return str(shape.labels[shape.by_name[hex]])


# --- what is asked ------------------------------------------------------------------------------------------------


def test_a_starting_city_is_counted_and_its_surroundings_told() -> None:
    game = regalia.new("barony", seats=2, seed=3, options={"first_player": 0, "map": "sample_2_1"})
    assert asked(game) == "Where do you place city 1 of 3? A knight comes with it."
    notes = [said(choice.path[0].note) for choice in question_of(game).choices]
    assert all(note.startswith(("Around it: ", "There are only lakes")) for note in notes)
    assert {"up to 2" in note for note in notes} == {True, False}


@rule("barony", "R5.1", "R6.1", "R6.2")
def test_the_question_follows_the_picked_knight_and_tells_its_ways() -> None:
    game = begun(t19({"0,0": "0KK", "1,0": "1K", "0,1": "0K 1K", "2,0": "1C"}), "move")
    picked = target(game, "move:0,0-1,0", 0)
    ways = "4 free hexes, 1 shared in peace, 1 with war"
    assert said(picked.asks) == f"Where does your knight on C3 go? Open to it: {ways}."


def test_a_second_move_says_where_the_first_knight_stands() -> None:
    game = begun(t19({"0,0": "0KK", "2,0": "1CK"}), "move")
    play(game, "move:0,0-1,0")
    question = question_of(game)
    assert said(question.question) == f"Your knight has reached {label(game, '1,0')}. Does another one move, too?"
    assert question.place == label(game, "1,0")


@rule("barony", "R6.4")
def test_plunder_names_the_village_its_place_and_what_tokens_are_worth() -> None:
    game = t19({"0,0": "0K 1V", "1,0": "0K", "2,0": "0K"}, tokens={1: {"plain": 1, "field": 1}})
    play(game, "action:move", "move:1,0-0,0")
    question = question_of(game)
    assert said(question.question) == "Bence's village on C3 has fallen. Which of their tokens do you take?"
    assert question.place == "C3"
    assert [said(choice.path[0].note) for choice in question.choices] == ["5 gold, 3 silver", "4 gold, 2 silver"]


def test_construction_says_what_it_brings_and_asks_on() -> None:
    game = begun(t19({"0,0": "0K", "1,0": "0K", "2,0": "1C"}), "build")
    assert asked(game) == "Where do you build?"
    gain = "What does your knight build on C3? You get a plain token (4 gold)."
    assert said(target(game, "build:0,0=village", 0).asks) == gain
    play(game, "build:0,0=village")
    assert asked(game) == "Where else do you build? Or are you done?"
    assert said(target(game, "build:done").note) == f"You could still build on {label(game, '1,0')}."


KINDS: dict[str, dict[str, Any]] = {
    "recruit": {},
    "move": {},
    "expedition": {},
    "title": {"tokens": {0: {"field": 3, "plain": 4}}},
    "build": {"pieces": {"0,0": "0K", "2,0": "1CK", "-2,0": "0CK"}},
    "new_city": {"pieces": {"0,0": "0V", "0,1": "0V", "2,0": "1CK", "-2,0": "0CK"}},
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_help_and_a_rule_in_both_languages(kind: str) -> None:
    given = {"pieces": CITIES, **KINDS[kind]}
    question = question_of(begun(t19(**given), kind))
    help = [question.about]
    for words in (ENGLISH, HUNGARIAN):
        assert all(words.say(message) for message in (question.question, *help) if message is not None)
    assert None not in help and question.rule


@rule("barony", "R11.1")
def test_what_becoming_duke_means_is_told_in_the_question() -> None:
    game = begun(t19(CITIES, titles={0: "marquis"}, tokens={0: {"field": 3, "plain": 4}}), "title")
    (told,) = question_of(game).explains
    assert told.key == "title-duke" and "makes this round the last one" in said(told.text)


# --- paying -------------------------------------------------------------------------------------------------------


@rule("barony", "R10.2", "R10.4")
def test_the_sum_of_picked_tokens_runs_along_and_says_what_is_too_much() -> None:
    game = begun(t19(CITIES, tokens={0: {"field": 2, "plain": 2, "forest": 1}}), "title")
    question = question_of(game)
    assert asked(game) == "Which tokens do you pay to become Viscount? It costs 15 gold."
    adds = {target.at: target.adds for choice in question.choices for target in choice.path}
    assert adds == {"counter:s0-token-field": 5, "counter:s0-token-plain": 4, "counter:s0-token-forest": 3}
    sums = {number: paid(question, number) for number in (9, 14, 15, 17)}
    assert sums == {
        9: "9 of 15 gold",
        14: "14 of 15 gold",
        15: "15 of 15 gold: exactly enough",
        17: "17 gold: 2 more than 15, and no change is given",
    }
    names = {said(choice.name) for choice in question.choices}
    assert "Pay 2 fields, 1 plain, 1 forest (17 gold, 2 too much)" in names


def paid(question: SceneAsk, number: int) -> str:
    assert question.sums is not None
    return ENGLISH.say(Message(question.sums.id, {**question.sums.args, "sum": number}))


@rule("barony", "R10.4")
@pytest.mark.parametrize(
    ("tokens", "lost"), [({"field": 3, "plain": 4}, 0), ({"plain": 4, "mountain": 2}, 1), ({"field": 2, "plain": 4}, 1)]
)
def test_that_gold_is_lost_whatever_one_pays_is_told(tokens: dict[str, int], lost: int) -> None:
    game = t19(CITIES, tokens={0: tokens})
    assert said(target(game, "action:title").warn) == (f"{lost} gold too much" if lost else "")
    warns = [said(warn) for warn in question_of(begun(game, "title")).warns]
    assert warns == ([f"Your tokens do not make exactly 15: at least {lost} gold is lost."] if lost else [])


# --- warnings -----------------------------------------------------------------------------------------------------


@rule("barony", "R6.7")
def test_a_step_warns_of_what_it_leaves_and_of_where_it_ends() -> None:
    game = begun(t19({"0,0": "0VK", "0,-1": "1KK", "2,0": "1C"}), "move")
    leaving = said(target(game, "move:0,0-0,1").warn)
    assert leaving == "Your village on C3 would be left alone, and Bence could burn it next turn."
    both = said(target(game, "move:0,0-1,-1").warn)
    assert both == f"{leaving} Alone there, your knight could be driven out by Bence next turn."


@rule("barony", "R6.2")
def test_a_step_that_drives_the_attackers_out_is_safe() -> None:
    game = begun(t19({"0,0": "0KK", "1,0": "0K 1K", "0,1": "1K", "-2,0": "1C"}), "move")
    war = target(game, "move:0,0-1,0")
    assert (war.sign, war.warn) == ("war", None)
    assert "knight that stays on C3" in said(target(game, "move:0,0-0,-1").warn)


@rule("barony", "R6.2")
def test_to_stop_with_a_war_left_is_warned_of() -> None:
    game = begun(t19({"0,0": "0K 1K", "1,0": "0K", "-1,0": "0K", "2,0": "1C"}), "move")
    play(game, f"move:{label(game, '-1,0')}-{label(game, '-2,0')}")
    assert said(target(game, "move_again:done").warn) == "You pass up a war on C3."
    calm = begun(t19({"0,0": "0K", "1,0": "0K", "2,0": "1C"}), "move")
    play(calm, "move:0,0-0,1")
    assert target(calm, "move_again:done").warn is None


@rule("barony", "R9.1")
def test_an_expedition_with_the_last_knights_is_warned_of() -> None:
    few = t19({"0,0": "0CKKKKK", "2,0": "1CK"})
    assert said(target(few, "action:expedition").warn) == "your last two"
    assert len(question_of(begun(few, "expedition")).warns) == 1
    assert question_of(begun(t19(CITIES), "expedition")).warns == ()


@rule("barony", "R11.1", "R11.4")
def test_to_become_duke_while_behind_is_warned_of() -> None:
    rich: dict[str, Any] = {"titles": {0: "marquis", 1: "marquis"}, "tokens": {0: {"field": 3}}}
    ahead = t19(CITIES, **rich)
    assert target(ahead, "action:title").warn is None
    behind = t19(CITIES, **{**rich, "tokens": {0: {"field": 3}, 1: {"field": 6}}})
    assert said(target(behind, "action:title").warn) == "you would be behind"
    told = "As Duke you end the game with this round, and Bence is ahead: 63 points, you would have 60."
    assert told in [said(warn) for warn in question_of(behind).warns]


@rule("barony", "R11.1")
def test_a_rival_who_can_end_the_game_after_me_is_told() -> None:
    given: dict[str, Any] = {"titles": {1: "marquis"}, "tokens": {1: {"field": 3}}}
    (warn,) = question_of(t19(CITIES, **given)).warns
    assert said(warn) == "Bence can become Duke after you in this round: this may be your last turn."
    assert question_of(t19(CITIES, first=1, **given)).warns == ()


@rule("barony", "R6.7")
def test_a_village_that_can_be_burnt_at_once_is_warned_of() -> None:
    game = begun(t19({"0,0": "0K", "1,0": "1KK", "2,0": "1C"}), "build")
    assert said(target(game, "build:0,0=village").warn) == "Bence could burn it next turn."
    assert target(game, "build:0,0=stronghold").warn is None


@rule("barony", "R5.3", "R5.4")
def test_a_knight_that_stays_says_why_whatever_it_could_have_been_asked_to_do() -> None:
    game = begun(t19({"0,0": "0K", "-1,0": "0K", "2,0": "1C"}), "move")
    play(game, "move:0,0-1,0")
    tired = label(game, "1,0")
    reasons = {each.target.at: said(each.reason) for each in question_of(game).closed}
    assert reasons == {
        f"place:{tired}": f"Your knight on {tired} has just moved and stands alone; the same knight cannot move twice."
    }
    far = game.pending[0].why_not((game.state.board.shape.by_name["1,0"], game.state.board.shape.by_name["-1,0"]))
    assert far is not None and far.rule == "R5.3", "the knight that has moved goes nowhere, near or far"
