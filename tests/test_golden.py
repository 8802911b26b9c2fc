"""Finished games that must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.record_golden import GOLDEN, SETUPS

import regalia

RECORDS = sorted(GOLDEN.glob("*.json"))


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


def test_every_game_has_at_least_three_golden_games() -> None:
    shipped = [folder.name for folder in Path(regalia.games.__path__[0]).iterdir() if (folder / "guide").is_dir()]
    recorded = [path.stem.rpartition("-")[0] for path in RECORDS]
    assert {id: recorded.count(id) for id in shipped} == {id: len(SETUPS[id]) for id in shipped}
    assert all(recorded.count(id) >= 3 for id in shipped)
