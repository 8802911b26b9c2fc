"""Every game passes OpenSpiel's own simulation, and its searches play ours."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from tests import playthroughs
from tests.lab.tables import TABLES, other_options
from tests.shipped import SHIPPED

from regalia import games
from regalia.lab import openspiel


def put_to_their_simulation(id: str, seats: int, options: dict[str, Any]) -> None:
    if any(option.id == "max_rounds" for option in games.find(id).options):
        options = options | {"max_rounds": 3}
    game = pyspiel.load_game(f"regalia_{id}", {"seats": seats, "options": json.dumps(options)})
    assert pyspiel.load_game(str(game)).new_initial_state().get_game().get_parameters() == game.get_parameters()
    pyspiel.random_sim_test(game, 1, True, False)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_simulation_of_openspiel(id: str, seats: int) -> None:
    put_to_their_simulation(id, seats, {})


@pytest.mark.soak
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_it_with_other_options(id: str, seats: int) -> None:
    put_to_their_simulation(id, seats, other_options(id, seats))


def begun(id: str, seats: int, actions: int) -> Any:
    """A play some random actions old."""
    random, play = np.random.default_rng(2), pyspiel.load_game(f"regalia_{id}(seats={seats})").new_initial_state()
    while actions or play.is_chance_node():
        legal = [action for action, _ in play.chance_outcomes()] if play.is_chance_node() else play.legal_actions()
        play.apply_action(int(random.choice(legal)))
        actions = max(0, actions - 1)
    return play


def test_a_clone_does_not_know_what_dice_will_show() -> None:
    """Before every cast chance has a turn, and different places bring different dice."""
    play = begun("kingsburg", 2, 3)
    while not play.is_chance_node():
        play.apply_action(play.legal_actions()[0])
    after = set()
    for place in range(20):
        twin = play.clone()
        twin.apply_action(place)
        after.add(str(twin))
    assert len(after) > 10


def test_a_clone_goes_its_own_way() -> None:
    play = begun("havoc", 3, 10)
    before = (str(play), play.information_state_string(0), play.legal_actions())
    twin = play.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert (str(play), play.information_state_string(0), play.legal_actions()) == before


QUICK = ("barony", "havoc", "kingsburg")
EVERY = [pytest.param(id, marks=() if id in QUICK else pytest.mark.soak) for id in SHIPPED]


@pytest.mark.parametrize("id", EVERY)
def test_its_playthrough_is_as_it_was(id: str, tmp_path: Path) -> None:
    """OpenSpiel's own check: the game of the file, played again, reads the same."""
    file = tmp_path / f"{id}.txt"
    file.write_text(playthroughs.unpacked(id))
    flags.FLAGS.mark_as_parsed()  # as their own test does
    before, now = generate_playthrough.replay(str(file))
    assert now.rstrip() == before.rstrip()


class Even:
    """Expects nothing of a state, so that a search is quick: it is to play by the rules, not well."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("id", [pytest.param(id, marks=() if id == "havoc" else pytest.mark.soak) for id in SHIPPED])
def test_ismcts_plays_a_whole_game(id: str) -> None:
    game, random = pyspiel.load_game(playthroughs.game_string(id)), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, Even(), uct_c=2.0, max_simulations=3, random_state=random)
    assert sum(played(game, bot, random).returns()) == pytest.approx(0)


@pytest.mark.parametrize("id", [pytest.param(id, marks=() if id == "barony" else pytest.mark.soak) for id in SHIPPED])
def test_mcts_plays_a_whole_game(id: str) -> None:
    """Where something is hidden it cheats, since it clones the true state; but it plays by the rules."""
    game, random = pyspiel.load_game(playthroughs.game_string(id)), np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 2.0, 3, Even(), random_state=random, solve=False)
    assert sum(played(game, bot, random).returns()) == pytest.approx(0)


def played(game: Any, bot: Any, random: Any) -> Any:
    play = game.new_initial_state()
    while not play.is_terminal():
        if play.is_chance_node():
            play.apply_action(int(random.choice([action for action, _ in play.chance_outcomes()])))
        else:
            action = bot.step(play)
            assert action in play.legal_actions()
            play.apply_action(action)
    return play


@pytest.mark.parametrize("id", EVERY[1:])
def test_what_is_dealt_anew_looks_to_the_player_the_same(id: str) -> None:
    play = begun(id, 3, 12)
    player = play.current_player()
    other = play.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.information_state_string(player) == play.information_state_string(player)
    assert other.observation_string(player) == play.observation_string(player)
    assert other.legal_actions() == play.legal_actions()


@pytest.mark.parametrize("id", [pytest.param(id, marks=() if id == "havoc" else pytest.mark.soak) for id in SHIPPED])
def test_memory_is_perfect(id: str) -> None:
    """What a player has been told and has chosen is never forgotten."""
    play, remembered = pyspiel.load_game(playthroughs.game_string(id)).new_initial_state(), dict[int, list[str]]()
    random = np.random.default_rng(5)
    while not play.is_terminal():
        for player, before in remembered.items():
            assert play._told[player][: len(before)] == before
        remembered = {player: [*told] for player, told in enumerate(play._told)}
        legal = [action for action, _ in play.chance_outcomes()] if play.is_chance_node() else play.legal_actions()
        play.apply_action(int(random.choice(legal)))
    assert all(len(told) > 10 for told in remembered.values())


def test_ismcts_chooses_in_ours() -> None:
    play = begun("havoc", 2, 6)
    game = play.get_game()
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=2.0, max_simulations=3, random_state=random
    )
    assert bot.step(play) in play.legal_actions()


def test_mcts_chooses_where_nothing_is_hidden() -> None:
    play = begun("barony", 2, 30)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        play.get_game(), 2.0, 2, mcts.RandomRolloutEvaluator(1, random), random_state=random, solve=False
    )
    assert bot.step(play) in play.legal_actions()


def test_an_option_is_taken() -> None:
    game = pyspiel.load_game('regalia_barony(seats=2,options={"max_rounds": 5})')
    play = game.new_initial_state()
    play.apply_action(0)
    assert play._game.setup.options["max_rounds"] == 5
    assert len(game.new_initial_state().chance_outcomes()) == openspiel.CASTS


def test_several_options_are_said_with_semicolons() -> None:
    """As OpenSpiel's own text of a game has them, too."""
    game = pyspiel.load_game('regalia_havoc(seats=2,options={"first_player": 1; "declare_dogs": "manual"})')
    for one in (game, pyspiel.load_game(str(game))):
        play = one.new_initial_state()
        play.apply_action(0)
        assert (play._game.setup.options["first_player"], play._game.setup.options["declare_dogs"]) == (1, "manual")
    with pytest.raises(Exception, match="no option 'dogs'"):
        pyspiel.load_game('regalia_havoc(seats=2,options={"dogs": 1})')
