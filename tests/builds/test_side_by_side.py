"""Both builds measured in one run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from regalia import builds
from regalia.cli import main
from regalia.core.errors import RegaliaError
from regalia.lab.speed.measuring import answer
from regalia.lab.speed.side_by_side import Build


def test_a_process_measures_what_it_is_asked_to() -> None:
    decisions, spent = answer("play", "havoc", 2, "played out", 1, 0.01)
    assert decisions > 50 and spent > 0
    assert answer("playouts", "havoc", 2, 1, 1) > 0
    assert len(answer("clones", "havoc", 2, 1, 1)) == 5


def test_without_a_compiled_build_there_is_nothing_to_compare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "STAMP", tmp_path / "made_of")
    with pytest.raises(RegaliaError, match="make fast"):
        Build("compiled")


@pytest.mark.skipif(builds.running() == "pure", reason="needs the compiled build")
def test_bench_shows_both() -> None:
    wish = ["bench", "havoc", "--seats", "2", "--seconds", "0.05", "--compiled"]
    both = json.loads(CliRunner().invoke(main, [*wish, "--json"]).stdout)
    for name in ("pure", "compiled"):
        assert both[name]["build"] == name
        assert both[name]["games"][0]["decisions_per_second"]["played out"]["best"] > 0
    assert "pure and compiled build" in CliRunner().invoke(main, wish).stdout
