"""Pictures of every screen for people to look at, and what a machine can say about them: nothing sticks out."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.visiting import Visitor, Visitors

SCREENSHOTS = Path(__file__).parents[2] / "screenshots"
RULES = {"en": "Rules", "hu": "Szabályok"}
LAPTOP, LARGE, PHONE = (1280, 800), (1920, 1080), (390, 844)
STICKS_OUT = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

USUAL = [(LAPTOP, "en", False), (PHONE, "hu", True)]
EVERY = [sight for sight in product((LAPTOP, LARGE, PHONE), ("en", "hu"), (False, True)) if sight not in USUAL]


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


def photograph_a_game(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    touch = {"has_touch": True, "is_mobile": True} if size == PHONE else {}
    me = visitors.come(size=size, language=language, dark=dark, **touch)
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
    rules = me.page.get_by_role("banner").get_by_role("button", name=RULES[language])
    rules.click()
    expect(me.page.locator("aside.guide h3").first).to_be_visible()
    photographer.shows("guide")
    me.page.locator("aside.guide header button").click()
    me.plays(500)
    photographer.shows("end")


def photograph_panes(me: Visitor, photographer: Photographer) -> None:
    """On a phone, what lies behind the other tabs."""
    if me.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
        return
    tabs = me.page.get_by_role("tab")
    for index in range(1, tabs.count()):
        tabs.nth(index).click()
        photographer.shows(f"pane{index}")
    tabs.first.click()


@pytest.mark.parametrize(("size", "language", "dark"), USUAL, ids=named)
def test_the_usual_sights(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    photograph_a_game(visitors, size, language, dark)


@pytest.mark.soak
@pytest.mark.parametrize(("size", "language", "dark"), EVERY, ids=named)
def test_every_sight(visitors: Visitors, size: tuple[int, int], language: str, dark: bool) -> None:
    photograph_a_game(visitors, size, language, dark)
