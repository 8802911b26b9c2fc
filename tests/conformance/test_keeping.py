"""Records and positions: written, read, played again, proved; and disproved when touched."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from tests.conformance.helpers import all_news, deal, decisions, every_table, for_seeds, situation, sparsely, step

import regalia
from regalia.core.files import record as records
from regalia.core.game import Game


def finished(name: str, seats: int, seed: int) -> tuple[Game, Random]:
    game, random = deal(name, seats, seed)
    while not game.over:
        step(game, random)
    return game, random


@every_table
@for_seeds(3)
def test_a_record_read_back_replays_to_the_same_game(name: str, seats: int, seed: int) -> None:
    game, _ = finished(name, seats, seed)
    read = regalia.read_record(game.record().to_json())
    assert read == game.record()
    again = regalia.replay(read)
    assert situation(again) == situation(game)
    assert all_news(again) == all_news(game)
    assert again.record() == game.record()


@every_table
@for_seeds(2)
def test_a_running_game_replays_up_to_any_line(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    stops = []
    for _ in decisions(game, random, 3 * sparsely(game)):
        stops.append((game.choices, situation(game)))
        assert situation(regalia.verify(game.record())) == situation(game)
    record = game.record()
    for lines, before in stops[:: max(1, len(stops) // 6)]:
        assert situation(regalia.replay(record, until=lines)) == before


@every_table
@for_seeds(3)
def test_verify_accepts_an_honest_record(name: str, seats: int, seed: int) -> None:
    game, _ = finished(name, seats, seed)
    assert situation(regalia.verify(regalia.read_record(game.record().to_json()))) == situation(game)


# --- touched records --------------------------------------------------------------------------------------------------


def _other_choice(data: dict[str, Any], random: Random) -> str:
    lines = data["lines"]
    at = random.randrange(len(lines))
    others = [line[1] for line in lines if line[1] != lines[at][1]]
    lines[at][1] = random.choice(others or [f"{lines[at][1]}-or-not"])
    return f"line {at + 1} "


def _other_seat(data: dict[str, Any], random: Random) -> str:
    at = random.randrange(len(data["lines"]))
    data["lines"][at][0] = (data["lines"][at][0] + 1) % data["seats"]
    return f"line {at + 1} "


def _dropped_line(data: dict[str, Any], random: Random) -> str:
    at = random.randrange(len(data["lines"]))
    last = at == len(data["lines"]) - 1
    del data["lines"][at]
    return "lines" if last else f"line {at + 1} "


def _added_line(data: dict[str, Any], random: Random) -> str:
    at = random.randrange(len(data["lines"]))
    data["lines"].insert(at, data["lines"][at][:])
    return "line "


def _other_seal(data: dict[str, Any], random: Random) -> str:
    at = random.randrange(len(data["lines"]))
    data["lines"][at][2] = "0" * 16
    return f"line {at + 1} "


def _other_seed(data: dict[str, Any], random: Random) -> str:
    data["seed"] += 1
    return "start"


def _other_option(data: dict[str, Any], random: Random) -> str:
    name = random.choice([*data["options"], "unheard_of"])
    data["options"][name] = "something else"
    return "start"


def _other_seats(data: dict[str, Any], random: Random) -> str:
    data["seats"] += 1
    return "start"


def _other_scores(data: dict[str, Any], random: Random) -> str:
    data["result"]["scores"][random.randrange(data["seats"])] += 1
    return "scores"


def _other_ranking(data: dict[str, Any], random: Random) -> str:
    data["result"]["ranking"][random.randrange(data["seats"])] += 1
    return "ranking"


def _no_result(data: dict[str, Any], random: Random) -> str:
    data["result"] = None
    return "result"


def _other_end(data: dict[str, Any], random: Random) -> str:
    data["seal"] = "0" * 16
    return "end"


TOUCHES = [
    _other_choice,
    _other_seat,
    _dropped_line,
    _added_line,
    _other_seal,
    _other_seed,
    _other_option,
    _other_seats,
    _other_scores,
    _other_ranking,
    _no_result,
    _other_end,
]


@every_table
@for_seeds(3)
def test_verify_names_the_place_that_was_touched(name: str, seats: int, seed: int) -> None:
    game, random = finished(name, seats, seed)
    honest = game.record().to_json()
    for touch in TOUCHES:
        data = json.loads(honest)
        place = touch(data, random)
        with pytest.raises(regalia.BadRecord) as caught:
            regalia.verify(regalia.read_record(json.dumps(data)))
        assert place in str(caught.value), touch.__name__
        assert "\n" not in str(caught.value)


@every_table
@for_seeds(3)
def test_new_seals_do_not_make_another_result_true(name: str, seats: int, seed: int) -> None:
    """Whoever can compute seals can still not make the rules say something else."""
    game, random = finished(name, seats, seed)
    record = game.record()
    scores = game.scores
    scores[random.randrange(seats)] += 1
    forged = records.Result(scores, game.ranking)
    altered = msgspec.structs.replace(record, result=forged)
    resealed = msgspec.structs.replace(altered, seal=records.end_seal(altered))
    with pytest.raises(regalia.BadRecord, match="scores"):
        regalia.verify(resealed)


@every_table
@for_seeds(2)
def test_a_running_record_without_its_last_line_is_refused(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    running = []
    for _ in range(6):
        if not game.over:
            step(game, random)
        if not game.over:
            running.append(game.record().to_json())
    for record in running[-1:]:  # none where the first choice ends the game
        data = json.loads(record)
        del data["lines"][-1]
        with pytest.raises(regalia.BadRecord, match="end was altered"):
            regalia.verify(regalia.read_record(json.dumps(data)))


# --- positions --------------------------------------------------------------------------------------------------------


def through_json(position: dict[str, Any]) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(json.dumps(position))
    return read


@every_table
@for_seeds(3)
def test_a_game_goes_on_from_its_position(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, sparsely(game)):
        again = regalia.from_position(name, through_json(game.position()))
        assert _but_for_shown(again) == _but_for_shown(game)
        assert situation(again)[1:] == situation(game)[1:]
        one, other = Random(seed), Random(seed)
        clone = game.clone()
        for _ in range(15):
            if clone.over:
                break
            step(clone, one)
            step(again, other)
            assert _but_for_shown(again) == _but_for_shown(clone)


def _but_for_shown(game: Game) -> Any:
    """How often something was shown before is no part of a position: undo does not reach behind it."""
    state = game.state.copy()
    state.shown = 0
    return state


@every_table
@for_seeds(3)
def test_a_game_from_a_position_has_a_record_that_verifies(name: str, seats: int, seed: int) -> None:
    game, random = deal(name, seats, seed)
    for _ in decisions(game, random, 3 * sparsely(game)):
        again = regalia.from_position(name, through_json(game.position()))
        for _ in range(5):
            if not again.over:
                step(again, random)
        proved = regalia.verify(regalia.read_record(again.record().to_json()))
        assert situation(proved) == situation(again)


@every_table
@for_seeds(1)
def test_the_position_of_a_finished_game_is_finished(name: str, seats: int, seed: int) -> None:
    game, _ = finished(name, seats, seed)
    again = regalia.from_position(name, through_json(game.position()))
    assert again.over and again.scores == game.scores and again.ranking == game.ranking


@every_table
def test_a_position_after_the_end_can_be_looked_at_copied_and_kept(name: str, seats: int) -> None:
    """A game that is over from the start is still a game."""
    position = regalia.new(name, seats=seats, seed=1).position()
    position["state"]["phase"] = "over"
    game = regalia.from_position(name, position)
    assert game.over
    assert situation(game.clone()) == situation(game)
    assert game.position()["state"] == position["state"]
    assert regalia.verify(game.record()).over
