"""Options are numbers and back again; a vector holds what the seat sees, and nothing else."""

from __future__ import annotations

import pytest
from tests.conformance.helpers import deal, decisions, every_table, for_seeds, sparsely

from regalia import games
from regalia.core.asking import Kind, put
from regalia.core.encoding import Answer, Encoding, padded
from regalia.core.errors import IllegalChoice, RegaliaError
from regalia.core.game import Game
from regalia.lab.encoded import Encoder, rewards


def encoder_of(game: Game) -> Encoder:
    return Encoder(game.rulebook.id, game.seats, game.setup.options)


@every_table
@for_seeds(3)
def test_every_option_is_numbers_and_back(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    encoding = games.encoding(name)
    for _ in decisions(game, random, sparsely(game)):
        for ask in game.pending:
            answer = Answer(encoding, ask)
            for option in ask.options:
                said = answer.copy()
                for number in answer.numbers(option):
                    assert 0 <= number < encoding.size
                    said.say(number)
                assert said.is_complete
                assert said.option == option


@every_table
@for_seeds(3)
def test_worlds_that_look_alike_have_equal_vectors(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    encoder = encoder_of(game)
    for number in decisions(game, random, 4 * sparsely(game)):
        for seat in range(seats):
            vector = encoder.vector(game, seat)
            assert len(vector) == encoder.size
            imagined = encoder.vector(game.imagine(seat, f"{seed} {number}"), seat)
            differing = [name for name, one, other in zip(encoder.names, vector, imagined, strict=True) if one != other]
            assert [name for name in differing if not name.startswith("asked")] == []  # sealed answers are open again


def test_worlds_that_look_alike_are_others() -> None:
    """Otherwise equal vectors would prove nothing."""
    game, _ = deal("havoc", 3, 5)
    imagined = game.imagine(0, 1)
    assert imagined.state.hands[1] != game.state.hands[1]


def test_only_what_goes_on_to_an_option_may_be_said() -> None:
    game, _ = deal("kingsburg", 2, 1)
    answer = Answer(games.encoding("kingsburg"), game.pending[0])
    never = next(number for number in range(games.encoding("kingsburg").size) if number not in answer.allowed())
    with pytest.raises(IllegalChoice):
        answer.say(never)


def ask_with(*options: str) -> tuple[Encoding, object]:
    ask = put(Kind("pick", lambda state, seat: options)(0))
    ask.compute(None)
    return Encoding(1, ("a", "b"), lambda view, seat: iter(())), ask


def test_an_option_that_begins_another_one_is_ended() -> None:
    encoding, ask = ask_with("a", "a-b", "b")
    answer = Answer(encoding, ask)  # type: ignore[arg-type]
    assert [encoding.meaning(number) for number in answer.numbers("a")] == ["a", "end"]
    assert [encoding.meaning(number) for number in answer.numbers("a-b")] == ["a", "b"]
    assert [encoding.meaning(number) for number in answer.numbers("b")] == ["b"]


def test_large_numbers_and_rows_of_digits_stay_apart() -> None:
    encoding, ask = ask_with("3", "03", "200", "3-8")
    answer = Answer(encoding, ask)  # type: ignore[arg-type]
    for option in ("3", "03", "200", "3-8"):
        said = answer.copy()
        for number in answer.numbers(option):
            said.say(number)
        assert said.option == option


def test_what_cannot_be_told_apart_or_read_is_said() -> None:
    encoding, ask = ask_with("a-b", "b-a", "a+b")
    with pytest.raises(RegaliaError, match=r"pick:a\+b and pick:a-b have the same numbers"):
        Answer(encoding, ask)  # type: ignore[arg-type]
    with pytest.raises(RegaliaError, match="'!' in 'a!' is no word"):
        encoding.path("a!")
    with pytest.raises(RegaliaError, match="do not fit"):
        padded([1, 2, 3], 2)


@every_table
def test_rewards_add_up_to_nothing(name: str, seats: int) -> None:
    game, random = deal(name, seats, 11)
    for _ in decisions(game, random, 10_000):
        pass
    found = rewards(game)
    assert abs(sum(found)) < 1e-9
    best = [seat for seat, reward in enumerate(found) if reward == max(found)]
    assert best == [seat for seat, place in enumerate(game.ranking) if place == 1]


def test_equals_share_a_reward() -> None:
    class Ended:
        ranking, seats = [2, 1, 2, 4], 4

    assert rewards(Ended()) == pytest.approx([0, 1, 0, -1])  # type: ignore[arg-type]
