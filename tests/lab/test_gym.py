"""One seat against bots passes Gymnasium's own check, alone and several side by side."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.lab.tables import TABLES, other_options

from regalia.core.errors import BadSetup
from regalia.lab.gym import env, vector_env


def put_to_their_check(id: str, **table: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like finite bounds
        check_env(env(id, opponents="squire", render_mode="ansi", **table), skip_render_check=True)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_the_check_of_gymnasium(id: str, seats: int) -> None:
    put_to_their_check(id, seats=seats)


@pytest.mark.soak
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_it_passes_it_in_the_last_seat_with_other_options(id: str, seats: int) -> None:
    put_to_their_check(id, seats=seats, seat=seats - 1, options=other_options(id, seats))


def test_a_whole_game_ends_with_a_reward() -> None:
    chair, random = env("havoc", seats=3, seat=1, opponents="squire"), np.random.default_rng(1)
    seen, _ = chair.reset(seed=3)
    is_over = False
    while not is_over:
        seen, reward, is_over, is_cut, _ = chair.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        assert not is_cut
    assert -1 <= reward <= 1
    assert not seen["action_mask"].any()


def test_what_may_not_be_said_costs_something_and_changes_nothing() -> None:
    chair = env("barony", seats=2, opponents="random", illegal=-0.5)
    seen, _ = chair.reset(seed=3)
    after, reward, is_over, _, _ = chair.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert reward == -0.5
    assert not is_over
    assert np.array_equal(after["observation"], seen["observation"])


def test_after_so_many_steps_a_game_is_cut_off() -> None:
    chair = env("barony", seats=2, opponents="random", max_steps=2)
    seen, _ = chair.reset(seed=3)
    for is_last in (False, True):
        seen, _, _, is_cut, _ = chair.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert is_cut == is_last


def test_a_seat_or_a_bot_that_is_none_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 2"):
        env("barony", seats=2, seat=2)
    with pytest.raises(BadSetup, match="there is no bot 'pawn'"):
        env("barony", seats=2, opponents="pawn")


def test_several_play_side_by_side() -> None:
    chairs = vector_env(2, "kingsburg", seats=2, opponents="random")
    try:
        seen, _ = chairs.reset(seed=1)
        assert seen["observation"].shape[0] == 2
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        after, rewards, *_ = chairs.step(actions)
        assert after["observation"].shape == seen["observation"].shape
        assert rewards.tolist() == [0.0, 0.0]
    finally:
        chairs.close()
