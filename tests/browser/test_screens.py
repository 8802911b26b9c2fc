"""Pictures of every screen for people to look at, and what a machine can say about them: nothing sticks out."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import Visitor, Visitors

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
RULES = {"en": "Rules", "hu": "Szabályok"}
LAPTOP, LARGE, PHONE, ON_ITS_SIDE = (1280, 800), (1920, 1080), (390, 844), (844, 390)
PHONES = (PHONE, ON_ITS_SIDE)
A_FINGER = 44
STICKS_OUT = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

USUAL = [(PHONE, "hu", True)]
"""What no other test looks at; the gallery looks at the others."""
EVERY = [sight for sight in product((LAPTOP, LARGE, *PHONES), ("en", "hu"), (False, True)) if sight not in USUAL]


def named(sight: object) -> str:
    if isinstance(sight, tuple):
        return "x".join(map(str, sight))
    return {True: "dark", False: "light"}[sight] if isinstance(sight, bool) else str(sight)


class Photographer:
    """Keeps pictures under names that tell what they show."""

    def __init__(self, me: Visitor, sight: str) -> None:
        self.me = me
        self.sight = sight

    def shows(self, screen: str) -> None:
        self.me.page.screenshot(path=SCREENSHOTS / f"{screen}-{self.sight}.png")
        assert self.me.page.evaluate(STICKS_OUT) <= 0, f"{screen} is wider than the window"


def touch_of(size: tuple[int, int]) -> dict[str, Any]:
    return {"has_touch": True, "is_mobile": True} if size in PHONES else {}


def photograph_a_game(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    me = visitors.come(size=size, language=language, dark=dark, **touch_of(size))
    photographer = Photographer(me, "-".join((named(size), language, named(dark))))
    me.goes_to_lobby()
    photographer.shows("lobby")
    me.opens_table("me", "squire", "squire", max_rounds=3)
    me.waits_for_something_to_do()
    photographer.shows("start")
    me.plays(8)
    me.waits_for_something_to_do()
    photographer.shows("table")
    photograph_panes(me, photographer)
    rules = me.page.get_by_role("banner").get_by_role("button", name=RULES[language], exact=True)
    rules.click()
    expect(me.page.locator("aside.guide h3").first).to_be_visible()
    photographer.shows("guide")
    me.page.locator("aside.guide header button").click()
    me.plays(500)
    photographer.shows("end")


def photograph_panes(me: Visitor, photographer: Photographer) -> None:
    """On a phone, what lies behind the other tabs."""
    if me.page.viewport_size not in [{"width": width, "height": height} for width, height in PHONES]:
        return
    tabs = me.page.get_by_role("tab")
    for index in range(1, tabs.count()):
        tabs.nth(index).click()
        photographer.shows(f"pane{index}")
    tabs.first.click()


HIDDEN = """() => {
  const isSeen = place => {
    const { x, y, width, height } = place.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === place;
  };
  const places = [...document.querySelectorAll('[data-place]')];
  return places.filter(place => !isSeen(place)).map(place => place.dataset.place);
}"""


def test_a_phone_opens_near_enough_for_a_finger(visitors: Visitors) -> None:
    """The small map shows where one is."""
    me = visitors.come(size=PHONE, **touch_of(PHONE))
    me.opens_table("me", "squire", "squire", "squire")
    me.waits_for_something_to_do()
    widths = me.page.locator(".hit.target").evaluate_all(
        "found => found.map(each => each.getBoundingClientRect().width)"
    )
    assert widths and min(widths) >= A_FINGER
    assert me.page.evaluate(HIDDEN)
    expect(me.page.locator(".overview")).to_be_visible()


def taps(me: Visitor, place: str) -> None:
    """With a finger, in its middle."""
    box = me.page.locator(f"[data-place='{place}']").bounding_box()
    assert box
    me.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_tap_on_a_tiny_place_comes_closer_first(visitors: Visitors) -> None:
    me = visitors.come(size=PHONE, **touch_of(PHONE))
    me.opens_table("me", "squire", "squire", "squire", first_player=0)
    me.waits_for_something_to_do()
    me.page.get_by_role("button", name="Whole board").tap()
    expect(me.page.locator(".overview")).to_have_count(0)
    assert me.page.evaluate(HIDDEN) == []
    place = me.page.locator(".hit.target").nth(9).get_attribute("data-place") or ""
    taps(me, place)
    expect(me.page.locator(".overview")).to_be_visible()
    assert me.board() == []
    taps(me, place)
    expect(me.page.locator(f"[data-piece='b-{place}']")).to_have_count(1)


def test_the_book_lies_beside_the_question(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "squire", placement="auto")
    me.waits_for_something_to_do()
    me.page.get_by_role("banner").get_by_role("button", name=RULES["en"], exact=True).click()
    book, question = me.page.locator("aside.guide").bounding_box(), me.page.locator(".ask").bounding_box()
    assert book and question and question["x"] + question["width"] <= book["x"]


def test_what_is_pointed_at_shows_what_would_stand_there(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "squire")
    me.waits_for_something_to_do()
    expect(me.page.locator(".ghost")).to_have_count(0)
    me.page.locator(".hit.target").first.hover()
    expect(me.page.locator(".ghost use")).to_have_attribute("href", "#city")


def test_the_end_adds_up(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "squire", max_rounds=1, placement="auto")
    me.plays(100)
    rows = me.page.locator("dialog tbody tr")
    for row in rows.all():
        numbers = [int(number) for number in row.locator("td:not(.place)").all_text_contents()]
        assert len(numbers) > 2 and sum(numbers[:-1]) == numbers[-1]
    assert rows.count() == 2


def test_without_motion_no_change_stays_over_a_counter(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "squire")
    me.plays(4)
    expect(me.page.locator(".counter").first).to_be_visible()
    expect(me.page.locator(".counter .change")).to_have_count(0)


@pytest.mark.parametrize(("size", "language", "dark"), USUAL, ids=named)
def test_the_usual_sights(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    photograph_a_game(visitors, size, language, dark)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "language", "dark"), EVERY, ids=named)
def test_every_sight(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    photograph_a_game(visitors, size, language, dark)
