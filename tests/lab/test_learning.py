"""What is learned is the same from the same seed, finds what decides a game, and plays."""

from __future__ import annotations

import json
import shutil
from math import exp, isfinite, log
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import regalia
from regalia import games
from regalia.cli import main
from regalia.core.errors import BadSetup, RegaliaError
from regalia.core.learned import Learning, Weights
from regalia.lab.learning.felt import felt_bot, is_felt
from regalia.lab.learning.fitting import PARTS, fit, part_of
from regalia.lab.learning.sampling import Example, Games, examples, learning_of, sense_by
from regalia.lab.learning.training import Training, train

TRAINING = Training("tiny", (2, 3), "seed", 12, 2)


def test_training_repeated_from_its_seed_gives_the_same_weights() -> None:
    first, second = train(TRAINING), train(TRAINING)
    assert first.to_json() == second.to_json()
    assert first.weights.late != train(Training("tiny", (2, 3), "another seed", 12, 2)).weights.late


def test_training_does_not_depend_on_who_plays() -> None:
    plan = Games("tiny", (2, 3), 1)
    assert list(examples(plan, 6, jobs=1)) == list(examples(plan, 6, jobs=2))


def test_a_fit_finds_the_weights_by_which_games_were_decided() -> None:
    """The first number decides, most of all at the end of a game; the second counts against; the third is noise."""
    random, found = Random(1), list[Example]()
    for game in range(600):
        rows = [[random.gauss(0, 1) for _ in range(3)] for _ in range(3)]
        ahead = random.random()
        shares = [exp((2.0 - 1.5 * ahead) * row[0] - row[1]) for row in rows]
        winner = random.choices(range(3), shares)[0]
        found.append(Example(game, rows, ahead, [float(seat == winner) for seat in range(3)], [1 / 3] * 3))
    fitted = fit(found)
    late, early = fitted.weights.late, fitted.weights.early
    assert late[0] == pytest.approx(2.0, abs=0.5) and early[0] == pytest.approx(-1.5, abs=0.8)
    assert late[1] == pytest.approx(-1.0, abs=0.5)
    assert abs(late[2]) < 0.4
    assert fitted.surprise < fitted.surprise_of_nobody - 0.2


@pytest.mark.parametrize("in_turn", [1, 2, 3, 4, 5, 6])
def test_every_number_of_seats_is_in_every_part_that_judges(in_turn: int) -> None:
    """The numbers of seats take turns."""
    dealt = [part_of(game) for game in range(120 * PARTS)]
    assert all(sorted(dealt[at : at + PARTS]) == list(range(PARTS)) for at in range(0, len(dealt), PARTS))
    for part in range(PARTS):
        met = [sum(dealt[game] == part for game in range(first, len(dealt), in_turn)) for first in range(in_turn)]
        assert min(met) > 0.6 * 120 / in_turn


def test_surprise_is_that_of_all_numbers_of_seats() -> None:
    """Two to six seats in turn, each number in a fifth of the games."""
    random, found = Random(3), list[Example]()
    for game in range(50):
        seats = 2 + game % 5
        rows = [[random.gauss(0, 1)] for _ in range(seats)]
        won = [float(row == max(rows)) for row in rows]
        found.append(Example(game, rows, 0.0, won, [1 / seats] * seats))
    assert fit(found).surprise_of_nobody == pytest.approx(sum(log(seats) for seats in range(2, 7)) / 5)


def test_a_number_that_is_the_same_for_all_seats_gets_no_weight() -> None:
    found = [
        Example(game, [[1.0, float(seat)] for seat in range(2)], 0.5, [0.0, 1.0], [0.5, 0.5]) for game in range(10)
    ]
    assert fit(found).weights.late[0] == 0.0


def test_what_was_met_in_one_game_only_weighs_little() -> None:
    """A rare thing that happened to the winner."""
    random, found = Random(2), list[Example]()
    for game in range(200):
        rows = [[random.gauss(0, 1), float(game == 7 and seat == 0)] for seat in range(2)]
        won = [1.0, 0.0] if rows[0][0] > rows[1][0] or game == 7 else [0.0, 1.0]
        found.append(Example(game, rows, 0.0, won, [0.5, 0.5]))
    usual, rare = fit(found).weights.late
    assert 0 <= rare < usual


def test_chances_add_up_and_follow_the_weights() -> None:
    weights = Weights([1.0, 0.0], [0.0, 2.0])
    assert weights.chances([[1.0, 0.0], [1.0, 0.0]], 0.0) == [0.5, 0.5]
    late, early = weights.chances([[1.0, 0.0], [0.0, 1.0]], 0.0), weights.chances([[1.0, 0.0], [0.0, 1.0]], 1.0)
    assert late[0] > 0.5 > early[0]
    assert sum(late) == pytest.approx(1.0) and sum(early) == pytest.approx(1.0)


@pytest.mark.parametrize("game", [name for name in games.names() if games.find(name).sense.learning is not None])
def test_every_number_of_a_game_has_a_name_and_a_value(game: str) -> None:
    learning, rulebook, random = learning_of(game), games.find(game), Random(3)
    assert len({*learning.names}) == len(learning.names)
    for seats in (rulebook.seats[0], rulebook.seats[-1]):
        table = regalia.new(game, seats=seats, seed=2, news=False)
        for number in range(150):
            if table.over:
                break
            ask = table.pending[0]
            if number % 10 == 0:
                rows = learning.features(table.state) or [[0.0] * len(learning.names)] * seats
                assert [len(row) for row in rows] == [len(learning.names)] * seats
                assert all(isfinite(each) for row in rows for each in row)
                assert 0 <= learning.ahead(table.state) <= 1
            table.play(random.choice(ask.options), ask.seat)


@pytest.mark.parametrize(
    "game", [name for name in games.names() if (games.find(name).folder / "bot/learned.json").exists()]
)
def test_shipped_weights_say_how_they_were_made_and_won_their_match(game: str) -> None:
    file = games.find(game).folder / "bot" / "learned.json"
    made = json.loads(file.read_text())
    assert made["command"].startswith(f"regalia train {game} ")
    assert made["rules_version"] == games.find(game).rules_version
    assert all(match["low"] > 1 / match["seats"] for match in made["matches"]) and made["matches"]
    assert learning_of(game).read(file).late == [late for late, _ in made["weights"].values()]


def test_a_finished_game_is_worth_its_result() -> None:
    game = regalia.new("havoc", seats=3, seed=4, news=False)
    random = Random(1)
    while not game.over:
        game.play(random.choice(game.pending[0].options), game.pending[0].seat)
    learning = learning_of("havoc")
    weights = Weights([1.0] * len(learning.names), [0.0] * len(learning.names))
    assert learning.values(weights)(game.state) == [float(place == 1) for place in game.ranking]


def test_a_game_that_is_decided_before_its_end_is_felt_by_hand() -> None:
    learning = Learning(("one",), lambda state: [], lambda state: 0.5, lambda state: [0.0, 1.0])
    state = regalia.new("tiny", seats=2, seed=1).state
    assert learning.values(Weights([1.0], [0.0]))(state) == [0.0, 1.0]


def test_a_game_without_weights_feels_by_hand(tmp_path: Path) -> None:
    learning = learning_of("tiny")
    assert learning.shipped(tmp_path) is learning.by_hand
    trained = train(TRAINING)
    (tmp_path / "bot").mkdir()
    trained.write(tmp_path / "bot" / "learned.json")
    state = regalia.new("tiny", seats=2, seed=1).state
    assert learning.shipped(tmp_path)(state) == learning.values(trained.weights)(state) != learning.by_hand(state)


def test_weights_for_other_numbers_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    train(TRAINING).write(file)
    with pytest.raises(RegaliaError, match="other numbers"):
        learning_of("havoc").read(file)
    file.write_text("[]")
    with pytest.raises(RegaliaError, match="no weights"):
        learning_of("tiny").read(file)


def test_names_say_by_what_a_bot_feels() -> None:
    assert is_felt("knight@hand") and is_felt("search:20@/tmp/w.json")
    assert not is_felt("knight") and not is_felt("king@/tmp/older") and not is_felt("run:x@hand")
    with pytest.raises(RegaliaError):
        felt_bot("knight@nowhere.json", "tiny", "seed")


def test_too_few_games_or_nothing_to_learn_from_is_said() -> None:
    with pytest.raises(BadSetup, match="too few"):
        Training("tiny", (2,), 1, 3, 1).check()
    assert sense_by("tiny", None).values is learning_of("tiny").by_hand


def test_the_command_trains_matches_and_writes(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    command = ["train", "tiny", "--seats", "2,3", "--games", "10", "--match", "4", "--match-seats", "2", "--seed", "1"]
    result = CliRunner().invoke(main, [*command, "--jobs", "1", "--out", str(out)], catch_exceptions=False)
    assert "of 4 games against those who feel by hand" in result.stdout
    made = json.loads(out.read_text())
    assert made["command"] == "regalia train tiny --seats 2,3 --games 10 --rounds 1 --seed 1"
    assert made["matches"][0]["games"] == 4 and list(made["weights"]) == ["points", "coins", "cards"]
    again = shutil.copy(out, tmp_path / "again.json")
    match = ["tournament", "tiny", f"knight@{again}", "knight@hand", "--games", "2", "--seats", "2", "--seed", "1"]
    assert "knight@hand" in CliRunner().invoke(main, [*match, "--jobs", "1"], catch_exceptions=False).stdout
