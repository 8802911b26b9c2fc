"""What the look at branches says of rules that were run in part."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests import branches

RULE = """def toll(coins, is_knight):
    if is_knight:
        return 0
    if coins > 5:
        coins -= 1
    return coins
"""


def test_lines_never_run_and_ways_never_taken_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "GAMES", tmp_path)
    path = tmp_path / "roads" / "rules" / "toll.py"
    path.parent.mkdir(parents=True)
    path.write_text(RULE, "utf-8")
    report = {"missing_lines": [3], "missing_branches": [[2, 3], [4, 6]]}
    assert [*branches.never_run(path, report)] == [
        "roads/rules/toll.py:3: never runs: return 0",
        "roads/rules/toll.py:4: never goes on to line 6: return coins from: if coins > 5:",
    ]


def test_what_is_known_to_be_unreachable_is_said_with_its_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(branches, "GAMES", tmp_path)
    monkeypatch.setattr(branches, "UNREACHABLE", {"roads/rules/toll.py: toll: return 0": "nobody is a knight"})
    path = tmp_path / "roads" / "rules" / "toll.py"
    path.parent.mkdir(parents=True)
    path.write_text(RULE, "utf-8")
    report = {"missing_lines": [3], "missing_branches": [[2, 3]]}
    assert [*branches.never_run(path, report)] == [
        "roads/rules/toll.py:3: never runs: return 0 (known: nobody is a knight)"
    ]


def test_whatever_is_called_unreachable_is_there() -> None:
    for name in branches.UNREACHABLE:
        path = branches.GAMES / name.partition(":")[0]
        alike = [
            number
            for number, text in enumerate(path.read_text("utf-8").splitlines(), 1)
            if name.endswith(f": {text.strip()}")
        ]
        assert [branches.name_of(path, line) for line in alike].count(name) == 1, name
