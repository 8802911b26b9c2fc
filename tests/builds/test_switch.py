"""The compiled build runs only while it is made of the very sources that are there."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from building.compiling import OPTIMIZATION
from building.mirror import mirror
from building.rooms import ROOT

from regalia import builds
from regalia.core.dice import Dice


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small house of its own, with a compiled build that is fresh."""
    found = tmp_path / "src" / "regalia"
    for file in ("core/game.py", "games/x/state.py", "games/x/table/scene.py"):
        (found / file).parent.mkdir(parents=True)
        (found / file).write_text("A = 1\n")
    monkeypatch.setattr(builds, "HOUSE", found)
    monkeypatch.setattr(builds, "BUILDER", tmp_path / "building")
    monkeypatch.setattr(builds, "STAMP", tmp_path / "made_of")
    builds.STAMP.write_text(builds.fingerprint())
    assert builds.is_fresh()
    return found


@pytest.mark.parametrize("file", ["core/game.py", "games/x/state.py", "bots/new.py"])
def test_a_changed_or_new_source_makes_it_stale(house: Path, file: str) -> None:
    (house / file).parent.mkdir(exist_ok=True)
    (house / file).write_text("A = 2\n")
    assert not builds.is_fresh()


def test_a_removed_source_makes_it_stale(house: Path) -> None:
    (house / "games/x/state.py").unlink()
    assert not builds.is_fresh()


def test_new_data_makes_it_stale_and_changed_data_does_not(house: Path) -> None:
    (house / "games/x/learned.json").write_text("1")
    assert not builds.is_fresh()
    builds.STAMP.write_text(builds.fingerprint())
    (house / "games/x/learned.json").write_text("2")
    assert builds.is_fresh()


def test_what_is_never_compiled_may_change(house: Path) -> None:
    (house / "games/x/table/scene.py").write_text("A = 2\n")
    assert builds.is_fresh()


def test_the_mirror_shows_binaries_beside_links_to_the_sources(tmp_path: Path, house: Path) -> None:
    binaries = tmp_path / "fast" / "regalia"
    (binaries / "core").mkdir(parents=True)
    (binaries / "core" / "game.so").touch()
    mirror(binaries, house)
    assert sorted(path.name for path in (binaries / "core").iterdir()) == ["game.py", "game.so"]
    assert (binaries / "core" / "game.py").resolve() == house / "core" / "game.py"
    assert (binaries / "games").is_symlink()


def _version(wish: str) -> str:
    command = [sys.executable, "-m", "regalia", "--version"]
    return subprocess.run(
        command, env={**os.environ, "REGALIA_COMPILED": wish}, capture_output=True, text=True, check=True
    ).stdout


def test_the_version_says_which_build_runs() -> None:
    assert _version("0").strip().endswith("pure")
    if builds.running() == "compiled":
        assert _version("1").strip().endswith("compiled")


def test_the_tests_have_a_compiled_build_of_their_own() -> None:
    command = [sys.executable, "-c", "from regalia import builds; print(builds.FAST, builds.STAMP)"]
    wish = {**os.environ, "REGALIA_COMPILED": "0", "REGALIA_BUILD": "hasty"}
    folder, stamp = subprocess.run(command, env=wish, capture_output=True, text=True, check=True).stdout.split()
    assert Path(folder) == ROOT / "build" / "hasty" and Path(stamp).parent == Path(folder)
    assert Path(folder).name in OPTIMIZATION


def test_dice_can_be_sent_to_another_process() -> None:
    dice = Dice.seeded(7)
    dice.roll()
    sent: Any = pickle.loads(pickle.dumps(dice))
    assert sent == dice and sent.roll() == dice.roll()
