"""The pages for newcomers name files that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = (
    "docs/architecture.md",
    "docs/adding_a_game.md",
    "docs/reference.md",
    "docs/hosting.md",
    "docs/scale.md",
    "CONTRIBUTING.md",
    "README.md",
)
FILE = re.compile(r"`([\w./-]+/[\w.-]+\.(?:py|ts|svelte|md|svg|toml|ftl))`")
GAMES = [folder for folder in (ROOT / "src/regalia/games").iterdir() if (folder / "state.py").exists()]
PLACES = (ROOT, ROOT / "src/regalia", ROOT / "src/regalia/server", ROOT / "src/regalia/cli/template/game", *GAMES)
"""Where the pages begin to name a file from."""

OF_A_NEW_GAME = "liars"


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    named = [name for name in FILE.findall((ROOT / page).read_text(encoding="utf-8")) if OF_A_NEW_GAME not in name]
    missing = [name for name in named if not any((place / name).exists() for place in PLACES)]
    assert not missing, f"{page} names files that are not there: {', '.join(missing)}"


def test_the_pattern_finds_names() -> None:
    assert FILE.findall("see `core/game.py` and `web/src/net/live.ts`, not `Game.new`") == [
        "core/game.py",
        "web/src/net/live.ts",
    ]
