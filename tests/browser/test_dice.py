"""The dice of one's own battle lie until they were read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.browser.conftest import ROOT, STEADY
from tests.browser.test_time import NOTES
from tests.gallery.looking import Sight, play_on, window
from tests.gallery.moments import GOLDEN, Moment
from tests.gallery.planting import plant

from regalia.server.serve import run

MY_BATTLE = Moment("kard_es_korona", "my-battle", GOLDEN / "kard_es_korona-1.json", 136, 0, plays_on=True)
"""The reroll that is said next leads to several clashes, one after the other."""
SAME_STEP = 400
"""Milliseconds in which what a step tells, its line in the log and its board are drawn, each in a frame of its own."""


@pytest.fixture(scope="module")
def battle(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("battle")
    plant(folder, [MY_BATTLE])
    with run(folder, *STEADY, folder=ROOT) as (address, _):
        yield address


def test_the_dice_of_my_own_battle_lie_for_a_second(battle: str, chromium: Browser) -> None:
    with window(chromium, battle, MY_BATTLE, Sight("1280", "en")) as page:
        page.evaluate(f"() => {{ {NOTES} }}")
        play_on(battle, MY_BATTLE)
        page.wait_for_function("() => window.seen.some(({ what, value }) => what === 'report' && value)")
        found: list[dict[str, Any]] = page.evaluate("window.seen")
    cast = [one["at"] for one in found if one["what"] == "told" and re.search(r"\d\+: \d", one["value"])]
    changes = sorted({one["at"] for one in found if one["what"] in ("log", "report", "asked")})
    lay = [min(later - at for later in changes if later > at + SAME_STEP) for at in cast]
    assert len(lay) >= 3, found
    assert min(lay) >= 1_000
