"""Whatever is asked of the engine wrongly is refused in one clear line, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.core.helpers import at_phase, situation
from tests.tiny import RULEBOOK

import regalia
from regalia import games
from regalia.core.game import Game
from regalia.core.state import OVER


def refused(error: type[regalia.RegaliaError], *args: Any, **named: Any) -> str:
    with pytest.raises(error) as caught:
        regalia.new(*args, **named)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("name", ["chess", "", "../barony", "Barony", "barony ", "core"])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    message = refused(regalia.UnknownGame, name, seats=2, seed=1)
    assert message == f"there is no game {name!r}; games: {', '.join(games.names())}"


@pytest.mark.parametrize("seats", [0, 1, 5, -1, True, False, 2.0, "2", None, [2]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    assert refused(regalia.BadSetup, "tiny", seats=seats, seed=1) == f"tiny is for 2 to 4 players, not {seats!r}"


@pytest.mark.parametrize("seed", [None, 1.5, True, b"x", [1], {}])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    assert "a seed is a whole number or a text" in refused(regalia.BadSetup, "tiny", seats=2, seed=seed)


@pytest.mark.parametrize("seed", [0, -7, 10**30, "", "szép jó napot", "🎲", "\ud800"])
def test_any_whole_number_and_any_text_is_a_seed_whose_record_can_be_kept(seed: Any) -> None:
    """A text from a command line may even hold what is no proper character."""
    try:
        game = regalia.new("tiny", seats=2, seed=seed)
    except regalia.BadSetup as error:
        assert seed == "\ud800" and "\n" not in str(error)
        return
    record = regalia.read_record(game.record().to_json())
    assert record.seed == seed
    assert situation(regalia.verify(record)) == situation(game)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"rounds": 4}, "option 'rounds' cannot be 4: it takes a whole number from 1 to 3"),
        ({"rounds": True}, "option 'rounds' cannot be True"),
        ({"gifts": "maybe"}, "option 'gifts' cannot be 'maybe': it takes true or false"),
        ({"ruleset": "wild"}, "option 'ruleset' cannot be 'wild': it takes normal, short, rich"),
        ({"first_player": 2}, "option 'first_player' cannot be 2: it takes random or"),
        (
            {"seats": 2},
            "there is no option 'seats' in this game (options: ruleset, rounds, coins, gifts, first_player)",
        ),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], message: str) -> None:
    assert refused(regalia.BadSetup, "tiny", seats=2, seed=1, options=options).startswith(message)


# --- choices ----------------------------------------------------------------------------------------------------------


def assert_refused(
    game: Game, option: Any, seat: Any, error: type[regalia.RegaliaError] = regalia.IllegalChoice
) -> str:
    before, choices = situation(game), game.choices
    with pytest.raises(error) as caught:
        game.play(option, seat)
    assert "\n" not in str(caught.value)
    assert situation(game) == before and game.choices == choices
    return str(caught.value)


def test_an_illegal_choice_names_the_rule() -> None:
    game = at_phase("bid")
    assert assert_refused(game, 9, 0) == "seat 0 may not choose bid:9 (R4.1)"


@pytest.mark.parametrize("option", [None, "", "1", "bid:1", -1, 1.5, (1,), [1], {}, {1}, object(), float("nan")])
def test_a_choice_of_no_sense_is_refused(option: Any) -> None:
    for phase in ("plan", "bid", "battle"):
        game = at_phase(phase)
        assert_refused(game, option, game.pending[0].seat)


@pytest.mark.parametrize("option", [True, 1.0])
def test_what_only_equals_an_option_is_refused_or_taken_for_it(option: Any) -> None:
    """In Python True is 1, but a record with `bid:True` could never be read."""
    game = at_phase("bid")
    try:
        game.play(option, 0)
    except regalia.IllegalChoice:
        return
    assert game.record().lines[-1].text == "bid:1"


@pytest.mark.parametrize("text", ["", "bid", "bid:", ":1", "bid:x", "bid:-1", "bid:1.0", "plan:1", "bid:1:1", "bid: 1"])
def test_a_text_that_is_no_choice_is_refused(text: str) -> None:
    game = at_phase("bid")
    before = situation(game)
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text, 0)
    assert "\n" not in str(caught.value) and repr(text) in str(caught.value)
    assert situation(game) == before


def test_who_is_not_asked_may_not_choose() -> None:
    game = at_phase("battle", 3)
    leader = game.state.leader
    message = assert_refused(game, "keep", (leader + 1) % 3, regalia.NotAsked)
    assert message == f"seat {(leader + 1) % 3} is not asked now (asked: {leader})"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0", 1.5, [0]])
def test_a_seat_that_is_none_may_not_choose(seat: Any) -> None:
    for first in range(3):
        game = at_phase("battle", 3, options={"first_player": first})
        assert assert_refused(game, "keep", seat, regalia.NotAsked) == f"there is no seat {seat!r}: seats are 0 to 2"


def test_when_several_are_asked_one_has_to_say_who_answers() -> None:
    game = at_phase("bid", 3)
    assert assert_refused(game, 1, None, regalia.NotAsked) == "several seats are asked: say which one answers"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_nobody_chooses_after_the_end(seat: int | None) -> None:
    game = at_phase(OVER)
    assert assert_refused(game, "keep", seat, regalia.NotAsked) == "the game is over"
    with pytest.raises(regalia.NotAsked, match="the game is over"):
        game.play_text("stake:keep", seat)


@pytest.mark.parametrize("seat", [-1, 2, True, "0", 0.0])
def test_a_seat_that_is_none_sees_acts_and_imagines_nothing(seat: Any) -> None:
    game = Game.new(RULEBOOK, 2, 1)
    for look in (game.view, game.acts, lambda seat: game.imagine(seat, 1), lambda seat: game.act("give", (1, 1), seat)):
        with pytest.raises(regalia.NotAsked, match="there is no seat"):
            look(seat)


def test_why_not_is_said_only_of_what_is_forbidden() -> None:
    game = at_phase("bid")
    ask = game.pending[0]
    assert game.why_not(ask, 1) is None
    refusal = game.why_not(ask, 9)
    assert refusal.rule == "R4.1" and refusal.facts == {"coins": 5}
    assert game.why_not(ask, "nonsense") is None
