"""Every bot that may sit at a table has words in the browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.bots import NAMES

WORDS = Path(__file__).parents[3] / "web" / "src" / "words"


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_named(language: str, name: str) -> None:
    assert f"\nbot-{name} = " in (WORDS / f"{language}.ftl").read_text()
