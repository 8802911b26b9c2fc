"""What a table tells has its room, however long it is: headings, ribbons, sums, and the buttons that lead on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import WIDE, Visitors
from tests.browser.test_time import PHONE, TOUCH, at_table, feed, step, update
from tests.browser.variants import first_now
from tests.gallery.geometry import faults
from tests.gallery.looking import rest

LONG = "Round 12 · Assembly, motion of the regent"
RIBBON = "King of France with 134 points: Constantine"
A_FINGER = 44
ON_A_PHONE: dict[str, Any] = {"size": PHONE, **TOUCH}
ON_A_LAPTOP: dict[str, Any] = {"size": WIDE}


def said(text: str) -> dict[str, Any]:
    """A message of which no language has words is its own text."""
    return {"id": text, "args": {}}


def sums(*totals: str) -> dict[str, Any]:
    """A stage with sums that come to these."""
    parts = [{"art": "shield", "value": "+100", "name": said("knights")} for _ in range(3)]
    rows = [{"name": said("Anna"), "seat": 0, "parts": parts, "total": total} for total in totals]
    tally = {"type": "tally", "id": "sums", "title": said("Sums"), "rows": rows}
    stage = {"id": "war", "title": said("War"), "shows": ["sums"]}
    return {"stages": [stage], "items": {"sums": tally}}


@pytest.mark.parametrize("change", [{"heading": said(LONG)}, {"banner": said(RIBBON)}], ids=["heading", "ribbon"])
def test_a_long_heading_is_whole_on_a_phone(visitors: Visitors, change: dict[str, Any]) -> None:
    me, fresh = at_table(visitors, **ON_A_PHONE)
    feed(me, update(fresh, [{**step(50, 1), "change": change}], 1))
    expect(me.page.locator("header .game")).to_contain_text(next(iter(change.values()))["id"])
    assert faults(me.page) == []


@first_now("sight", [ON_A_PHONE, ON_A_LAPTOP], ids=["phone", "laptop"])
def test_a_sum_of_three_figures_stands_in_its_shield(visitors: Visitors, sight: dict[str, Any]) -> None:
    me, fresh = at_table(visitors, **sight)
    feed(me, update(fresh, [{**step(50, 1), "change": sums("7", "42", "350", "1250")}], 1))
    expect(me.page.locator(".stage .total")).to_have_count(4)
    rest(me.page)
    assert me.page.locator(".stage .total .shield").all_inner_texts() == ["7", "42", "350"]
    assert faults(me.page) == []


@first_now("sight", [ON_A_PHONE, ON_A_LAPTOP], ids=["phone", "laptop"])
def test_what_plays_out_is_led_on_from_the_foot_of_its_sheet(visitors: Visitors, sight: dict[str, Any]) -> None:
    """On a phone from the bar, which only waits meanwhile: both sides of the sheet need its room."""
    me, fresh = at_table(visitors, **sight)
    me.page.add_init_script("localStorage.setItem('regalia-settings', JSON.stringify({ speed: 1, steps: true }))")
    me.page.reload()
    expect(me.page.locator(".ask")).to_be_visible()
    lines = [{**step(at, 1), "change": sums("7", "350")} for at in (50, 51, 52)]
    feed(me, update(fresh, lines, 1))
    me.page.locator(".ask .controls .main").click()
    within = ".ask" if sight is ON_A_PHONE else ".sheet.stage"
    foot = ".ask .choices" if sight is ON_A_PHONE else ".stage footer"
    buttons = me.page.locator(f"{foot} .controls button")
    expect(buttons).to_have_count(3)
    expect(me.page.locator(".controls")).to_have_count(1)
    rest(me.page)
    low, whole = me.page.locator(foot).bounding_box(), me.page.locator(within).bounding_box()
    assert low and whole and low["y"] + low["height"] <= whole["y"] + whole["height"] + 1
    for button in buttons.all():
        box = button.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= sight["size"][0]
        assert box["height"] >= A_FINGER or sight is ON_A_LAPTOP
    buttons.last.click()
    expect(buttons).to_have_count(0)
