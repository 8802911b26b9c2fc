"""One person and bots, from the lobby to the end screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import OFFERED, Visitors

A_GAME = 2000


def test_the_first_move_takes_at_most_four_clicks(visitors: Visitors) -> None:
    me = visitors.come()
    me.goes_to_lobby()
    clicks = 1
    me.page.locator(".button.main").click()
    me.page.wait_for_selector(OFFERED)
    at_first = me.log()
    while me.log() == at_first:
        clicks += 1
        assert clicks <= 4
        me.clicks_something()
    assert me.page.locator(".seat").count() == 3


def test_a_short_game_to_the_end_screen(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", "squire", max_rounds=2)
    assert me.plays(A_GAME) >= 5
    rows = me.page.locator("dialog tbody").first.locator("tr")
    expect(rows).to_have_count(3)
    assert rows.first.locator("td").first.text_content() == "1."
    expect(me.page.locator("dialog h2").first).to_contain_text("win")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_to_the_end_screen(visitors: Visitors, seed: int) -> None:
    me = visitors.come(seed=seed)
    me.opens_table("me", "random", "squire")
    assert 20 < me.plays(A_GAME) < A_GAME
    expect(me.page.locator("dialog table").first).to_be_visible()
