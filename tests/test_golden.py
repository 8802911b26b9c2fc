"""Finished games that must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.record_golden import GOLDEN, path_of
from tests.shipped import SHIPPED

import regalia
from regalia.lab.trials import path_of as trials_path
from regalia.lab.trials import trials_of

RECORDS = sorted(GOLDEN.glob("*.json"))
FEWEST = 3


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    record = regalia.read_record(path.read_bytes())
    game = regalia.verify(record)
    assert game.over
    assert game.record() == record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_can_be_loaded_at_any_choice(path: Path) -> None:
    record = regalia.read_record(path.read_bytes())
    middle = len(record.lines) // 2
    game = regalia.replay(record, until=middle)
    assert game.choices == middle
    for line in record.lines[middle:]:
        game.enter(line.seat, line.text)
    assert game.scores == regalia.replay(record).scores


@pytest.mark.parametrize("id", SHIPPED)
def test_every_game_has_golden_games(id: str) -> None:
    wished = len(trials_of(id).golden_games)
    assert wished >= FEWEST, f"write {FEWEST} [[golden]] or more into {trials_path(id)}: seats, bot, options"
    recorded = {path for path in RECORDS if path.stem.rpartition("-")[0] == id}
    assert recorded == {path_of(id, number) for number in range(1, wished + 1)}, (
        f"record the golden games of {id}: python -m tests.record_golden {id}"
    )
