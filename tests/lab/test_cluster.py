"""The lab with other crews than processes: the same games, whoever plays them, and whatever is lost on the way."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest
from click.testing import CliRunner

from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.lab import cluster
from regalia.lab.cluster import Cluster, _done, rules_here
from regalia.lab.fuzz import fuzz
from regalia.lab.simulate import Plan, play_batch, simulate

Task = TypeVar("Task")
Done = TypeVar("Done")

PLAN = Plan("barony", 1, (("random", "random", "random"),), {"max_rounds": 3})
SHORT = ("--option", "max_rounds=3", "--seed", "s", "--json")


class Backwards:
    """Plays in this process, the last batch first, and every batch twice: as a cluster that lost each of them once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def in_order(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        done = {at: [_done(work, tasks[at], rules_here()) for _ in range(2)][1] for at in reversed(range(len(tasks)))}
        return iter([done[at] for at in range(len(tasks))])


@pytest.mark.parametrize("number", [1, 3, 100])
def test_whoever_plays_the_games_are_the_same(number: int) -> None:
    assert list(simulate(PLAN, 20, Backwards(number))) == list(simulate(PLAN, 20, jobs=2))
    assert list(fuzz("barony", "s", 3, Backwards(number))) == list(fuzz("barony", "s", 3, jobs=1))


def test_a_machine_with_other_rules_does_not_play() -> None:
    assert _done(partial(play_batch, PLAN), range(1), rules_here())
    with pytest.raises(RegaliaError, match="another version of Regalia"):
        _done(partial(play_batch, PLAN), range(1), "others")


@pytest.mark.parametrize("command", [("simulate",), ("tournament",), ("fuzz",), ("balance",)])
def test_without_ray_it_is_said_in_a_sentence(command: tuple[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    bots = ("random", "random") if command == ("tournament",) else ()
    ended = CliRunner().invoke(main, [*command, "kard_es_korona", *bots, "--games", "1", "--ray"])
    assert ended.exit_code == 1 and ended.stderr == f"regalia: {cluster.NEEDS}\n"


@contextmanager
def two_nodes() -> Iterator[tuple[Any, Any]]:
    """A cluster of two machines, both of them this one: the cluster, and its second node."""
    from ray.cluster_utils import Cluster as Nodes

    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        second = nodes.add_node(num_cpus=2)
        nodes.wait_for_nodes()
        yield nodes, second
    finally:
        nodes.shutdown()


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_a_cluster_of_two_nodes_plays_the_same_tournament() -> None:
    few = ("tournament", "barony", "greedy", "random", "random", "--games", "60", *SHORT)
    with two_nodes() as (nodes, _):
        shared = CliRunner().invoke(main, [*few, "--ray", nodes.address])
    assert shared.exit_code == 0, shared.output
    alone = CliRunner().invoke(main, [*few, "--jobs", "2"])
    assert json.loads(shared.stdout) == json.loads(alone.stdout)


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_writes_the_same_games_and_rows(tmp_path: Path) -> None:
    few = ("--bots", "squire", "--seats", "2", "--games", "6", "--batch", "2", "--seed", "s")
    with two_nodes() as (nodes, _):
        shared = CliRunner().invoke(main, ["selfplay", "havoc", str(tmp_path / "a"), *few, "--ray", nodes.address])
    assert shared.exit_code == 0, shared.output
    assert CliRunner().invoke(main, ["selfplay", "havoc", str(tmp_path / "b"), *few, "--jobs", "2"]).exit_code == 0
    one, other = ({file.relative_to(at): file.read_bytes() for file in at.rglob("*.*")} for at in tmp_path.iterdir())
    assert one == other and len(one) == 1 + 3 + 6


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_a_lost_nodes_batches_are_done_again() -> None:
    plan = Plan("barony", 7, (("greedy", "greedy", "greedy"),), {"max_rounds": 10})
    count = 240
    with two_nodes() as (nodes, second):
        crew = Cluster(nodes.address)
        try:
            assert crew.number == 3
            playing = simulate(plan, count, crew)
            outcomes = [next(playing)]
            nodes.remove_node(second, allow_graceful=False)
            outcomes += playing
        finally:
            crew.close()
    assert outcomes == list(simulate(plan, count, jobs=2))


@pytest.mark.soak
@pytest.mark.filterwarnings("ignore")
def test_where_there_is_no_cluster_it_is_said_in_a_sentence() -> None:
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:nonsense"):
        ended = CliRunner().invoke(main, ["simulate", "barony", "--games", "2", "--ray", address])
        assert ended.exit_code == 1 and f"there is no Ray cluster at {address}" in ended.stderr
