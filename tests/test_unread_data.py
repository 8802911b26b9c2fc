"""The data of a game holds nothing that nobody reads."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.shipped import SHIPPED
from tests.unread_data import Key, keys_in, noting

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", SHIPPED)
def test_everything_in_the_data_is_read(game: str) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "tests.unread_data", game], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert not found.stdout, f"no code reads this in src/regalia/games/{game}/data; remove it:\n{found.stdout}"


def test_what_is_read_is_noted() -> None:
    data: dict[str, Any] = {"card": [{"id": "a"}, {"id": "b", "note": "dead"}], "by_seats": {"2": 5}, "old": {"x": 1}}
    read: set[Key] = set()
    noted = noting((), data, read)
    assert [card["id"] for card in noted["card"]] == ["a", "b"]
    assert dict(noted["by_seats"]) == {"2": 5}
    assert noted.get("new") is None
    assert set(keys_in((), data)) - read == {("card", "note"), ("old",), ("old", "x")}
