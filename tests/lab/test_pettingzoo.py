"""Every game passes PettingZoo's own tests, and whole games are played through it."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from tests.lab.tables import TABLES, other_options

import regalia
from regalia.core.errors import IllegalChoice
from regalia.lab.pettingzoo import env, raw_env


def put_to_their_tests(id: str, **table: Any) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(env(id, **table), num_cycles=100, verbose_progress=False)
        render_test(lambda render_mode: env(id, **table, render_mode=render_mode))
    seed_test(lambda: env(id, **table), num_cycles=10)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_tests_of_pettingzoo(id: str, seats: int) -> None:
    put_to_their_tests(id, seats=seats)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_them_with_other_options(id: str, seats: int) -> None:
    put_to_their_tests(id, seats=seats, options=other_options(id, seats))


def play_whole(table: Any, seed: int) -> tuple[list[tuple[str, int]], dict[str, float]]:
    """Random legal actions to the end: what was done, and what everybody got."""
    random, done, got = np.random.default_rng(seed), [], dict.fromkeys(table.possible_agents, 0.0)
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, is_over, is_cut, _ = table.last()
        got[agent] += reward
        action = None if is_over or is_cut else int(random.choice(np.flatnonzero(seen["action_mask"])))
        if action is not None:
            done.append((agent, action))
        table.step(action)
    return done, got


@pytest.mark.parametrize("id", ["havoc", "kingsburg"])
def test_a_whole_game_gives_everybody_their_due(id: str) -> None:
    table = raw_env(id, seats=3)
    done, got = play_whole(table, 4)
    assert {agent for agent, _ in done} == set(table.possible_agents)
    ranking = table.game.ranking
    assert sum(got.values()) == pytest.approx(0)
    assert max(got, key=lambda agent: got[agent]) == table.possible_agents[ranking.index(1)]
    assert play_whole(raw_env(id, seats=3), 4)[0] == done


def test_after_so_many_actions_a_game_is_cut_off() -> None:
    done, got = play_whole(raw_env("barony", seats=2, max_cycles=9), 1)
    assert len(done) == 9
    assert set(got.values()) == {0.0}


def test_a_number_that_may_not_be_said_is_refused() -> None:
    table = raw_env("barony", seats=2)
    table.reset(seed=1)
    allowed = table.observe(table.agent_selection)["action_mask"]
    with pytest.raises(IllegalChoice):
        table.step(int(np.flatnonzero(allowed == 0)[0]))


def test_only_the_mask_of_whoever_is_asked_allows_anything() -> None:
    table = raw_env("barony", seats=2)
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert table.observe(table.agent_selection)["action_mask"].any()
    assert not table.observe(other)["action_mask"].any()


def test_the_first_seed_deals_the_game_that_it_names() -> None:
    table = raw_env("kingsburg", seats=2, seed=7)
    table.reset()
    assert table.game.view(0) == regalia.new("kingsburg", seats=2, seed=7).view(0)
