"""The benchmark counts what it says it counts."""

from __future__ import annotations

import random
import sys
from random import Random
from types import SimpleNamespace

import pytest

from regalia.core.errors import BadSetup
from regalia.core.game import Game
from regalia.lab.speed.bench import (
    MODES,
    PLAYED_OUT,
    Speed,
    check_bench,
    contestants,
    measure,
    measure_clones,
    measure_playouts,
)
from regalia.lab.speed.peers import PEERS, Peer, PeerMissing


def test_all_modes_count_the_same_decisions() -> None:
    plays = contestants("barony", 2)
    assert set(plays) == {*MODES, PLAYED_OUT}
    counts = {play(Random(1), 1e-9)[0] for play in plays.values()}
    assert len(counts) == 1
    assert counts.pop() > 50


def test_windows_take_turns_and_missing_peers_are_left_out() -> None:
    def missing(rng: random.Random, seconds: float) -> tuple[int, float]:
        raise PeerMissing("x is not installed")

    steps = list(measure({"a": lambda rng, seconds: (10, 2.0), "b": missing}, 1, "s", windows=3))
    assert [id for id, _ in steps] == ["a", "b"] * 3
    assert steps[0][1] == Speed([5.0, 5.0, 5.0])
    assert steps[1][1] == Speed([], "x is not installed")


def test_clones() -> None:
    cost = measure_clones("barony", 2, 1, windows=1)
    assert cost.first > 0
    assert cost.for_simulation > 0
    assert cost.with_history > 0
    assert 0 < cost.mean_replayed < cost.most_replayed


def test_playouts_leave_the_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[Game] = []
    imagine = Game.imagine

    def counted(game: Game, seat: int, seed: int | str, *, history: bool | None = None) -> Game:
        worlds.append(imagine(game, seat, seed, history=history))
        return worlds[-1]

    monkeypatch.setattr(Game, "imagine", counted)
    assert measure_playouts("havoc", 2, 1, windows=2) > 0
    assert len(worlds) % 2 == 0 and len(worlds) > 10
    assert all(world.over for world in worlds)


def test_seats_are_those_of_the_trials_unless_said() -> None:
    assert check_bench("havoc", None) == 4
    assert check_bench("havoc", 6) == 6
    with pytest.raises(BadSetup):
        check_bench("barony", 9)


class ForcedNow:
    """A peer's game of three moves, of which the second is forced."""

    def __init__(self) -> None:
        self.left = [[1, 2], [1], [1, 2, 3]]

    def legal_actions(self) -> list[int]:
        return self.left[0] if self.left else []

    def apply_action(self, action: int) -> None:
        self.left.pop(0)

    def is_terminal(self) -> bool:
        return not self.left

    def is_chance_node(self) -> bool:
        return False


@pytest.mark.parametrize("peer", PEERS[:2], ids=lambda peer: peer.id)
def test_forced_moves_of_peers_do_not_count(peer: Peer, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = SimpleNamespace(new_initial_state=ForcedNow)
    fake = SimpleNamespace(load_game=lambda name: rules, sample_action=None)
    monkeypatch.setitem(sys.modules, "pyspiel", fake)
    decisions, _ = peer.play(Random(1), 1e-9)
    assert decisions == 2
