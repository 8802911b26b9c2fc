"""Self-play as data: whole, the same with any number of jobs, and gone on with where it was interrupted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import regalia
from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.lab.encoded import Encoder, rewards
from regalia.lab.selfplay import Folder, SelfPlay, play, read
from regalia.lab.workers import Processes

PLAN = SelfPlay("tiny", ("random", "random"), 5, 5, 2)


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_every_choice_is_a_row_that_fits_the_record(tmp_path: Path) -> None:
    assert [numbers[0] for numbers in play(PLAN, Folder(tmp_path), Processes(1))] == [0, 2, 4]
    rows = read(tmp_path).to_pylist()
    encoder = Encoder("tiny", 2)
    for number in range(5):
        record = regalia.read_record((tmp_path / "records" / f"{number:07}.json").read_bytes())
        end, own = regalia.verify(record), [row for row in rows if row["game"] == number]
        assert [row["choice"] for row in own] == list(range(len(own)))
        game = regalia.new("tiny", seats=2, seed=record.seed or 0)
        for row in own:
            ask = game.pending[0]
            assert (row["seat"], row["kind"], row["options"]) == (ask.seat, ask.kind.id, ask.texts())
            assert row["features"] == pytest.approx(encoder.vector(game, ask.seat))
            assert row["outcome"] == pytest.approx(rewards(end)[row["seat"]])
            before = game.state.dice.drawn
            game.play(ask.options[row["chosen"]], ask.seat)
            assert row["chance"] == game.state.dice.drawn - before
        assert game.over and game.record() == record
    told = read(tmp_path).schema.metadata
    assert json.loads(told[b"names"]) == encoder.names


def test_an_interrupted_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    list(play(PLAN, Folder(whole), Processes(2)))
    next(play(PLAN, Folder(broken), Processes(1)))
    assert len(list((broken / "choices").iterdir())) == 1
    assert [numbers[0] for numbers in play(PLAN, Folder(broken), Processes(1))] == [2, 4]
    assert files(whole) == files(broken)


def test_another_plan_is_not_mixed_in(tmp_path: Path) -> None:
    list(play(PLAN, Folder(tmp_path), Processes(1)))
    other = SelfPlay("tiny", ("random", "squire"), 5, 5, 2)
    with pytest.raises(RegaliaError, match="begun with another bots"):
        list(play(other, Folder(tmp_path), Processes(1)))


def test_the_command_writes_and_goes_on(tmp_path: Path) -> None:
    command = ["selfplay", "havoc", str(tmp_path), "--bots", "random", "--seats", "2", "--jobs", "1", "--batch", "1"]
    first = CliRunner().invoke(main, [*command, "--games", "1", "--seed", "3"])
    second = CliRunner().invoke(main, [*command, "--games", "2"])
    assert "havoc: 1 games" in first.output, first.output
    assert "havoc: 2 games" in second.output and "seed 3, 1 of the batches from before" in second.output
    assert set(read(tmp_path)["game"].to_pylist()) == {0, 1}
