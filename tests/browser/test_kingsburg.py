"""Kingsburg in a real browser: dice put together and placed, buildings, soldiers, the winter's report, whole games."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.visiting import WIDE, Visitor, Visitors

PHONE = (390, 844)
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
TOUCH = {"has_touch": True, "is_mobile": True}
MANY = 3000
BOTS = ("random", "random", "random")


def comes(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    return visitors.come(size=size, **(TOUCH if size == PHONE else {}), **more)  # type: ignore[arg-type]


def dice(me: Visitor) -> Locator:
    """The own dice that can be clicked or have been."""
    return me.page.locator(".before button.die")


def title(me: Visitor) -> str:
    me.waits_for_something_to_do()
    found = me.page.locator(".ask h2")
    return (found.first.text_content() or "").strip() if found.count() else ""


def plays_until(me: Visitor, wanted: str) -> None:
    """Answers anything until a question has this title."""
    for _ in range(MANY):
        if title(me) == wanted:
            return
        reads_the_report(me)
        me.clicks_something()
    raise AssertionError(f"nobody asked: {wanted}")


def reads_the_report(me: Visitor) -> None:
    if me.page.locator(".report").count():
        me.page.locator(".report .button").click()


def influences(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    me = comes(visitors, size, **more)
    me.opens_table("me", *BOTS, game="kingsburg")
    plays_until(me, "Influence" if more.get("language") != "hu" else "Befolyásolás")
    return me


def face(die: Locator) -> int:
    return int(re.sub(r"\D", "", die.get_attribute("aria-label") or ""))


# --- dice ---------------------------------------------------------------------------------------------------------


@SIZES
def test_clicked_dice_are_added_up_and_light_the_advisor_that_they_reach(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    me = influences(visitors, size)
    first = dice(me).first
    number = face(first)
    first.click()
    expect(me.page.locator(".ask")).to_contain_text(f"These make {number}.")
    lit = me.page.locator(".cell.offered").evaluate_all("found => found.map(cell => cell.dataset.at)")
    assert set(lit) <= {f"cell:advisor-{number}"}
    first.click()
    expect(me.page.locator(".die.taken")).to_have_count(0)
    expect(me.page.locator(".ask")).to_contain_text("Which advisor")


def test_an_advisor_that_is_clicked_first_is_reached_or_lists_its_ways(visitors: Visitors) -> None:
    me = influences(visitors, WIDE)
    held, cell = dice(me).count(), me.page.locator(".cell.offered").first
    before = me.look()
    cell.click()
    me.waits_for_change(before)
    ways = me.page.locator(".ask [data-text]")
    if ways.count():
        before = me.look()
        ways.first.click()
        me.waits_for_change(before)
    me.waits_for_something_to_do()
    assert dice(me).count() < held


@SIZES
def test_placed_dice_lie_on_their_advisor_until_all_are_helped(visitors: Visitors, size: tuple[int, int]) -> None:
    me = influences(visitors, size)
    before = me.look()
    me.page.locator(".cell.offered").last.click()
    me.waits_for_change(before)
    ways = me.page.locator(".ask [data-text]")
    if ways.count():
        before = me.look()
        ways.first.click()
        me.waits_for_change(before)
    expect(me.page.locator(".cell .die.seat-or").first).to_be_visible()


# --- words --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.soak), "hu"])
def test_everything_that_is_shown_has_a_spoken_name(visitors: Visitors, language: str) -> None:
    me = influences(visitors, WIDE, language=language)
    assert me.unnamed() == []
    assert not re.search(r"\b(kb-|option-|event-|gives-|does-|undefined|null\b)", me.page.locator("main").inner_text())


# --- whole games --------------------------------------------------------------------------------------------------


def plays_quickly(me: Visitor) -> int:
    """Answers everything until the end screen; reads results away."""
    for clicks in range(MANY):
        me.waits_for_something_to_do()
        if me.sees_the_end():
            return clicks
        reads_the_report(me)
        me.clicks_something()
    return MANY


@SIZES
@pytest.mark.soak
def test_a_whole_game_to_the_end_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size, seed=2)
    me.opens_table("me", "squire", "random", game="kingsburg")
    assert 40 < plays_quickly(me) < MANY
    rows = me.page.locator("dialog tbody").first.locator("tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        texts = row.locator("td").all_text_contents()
        *parts, whole = [int(text.replace("−", "-")) for text in texts if re.fullmatch(r"[-−]?\d+", text)]
        assert sum(parts) == whole


@SIZES
def test_the_first_clicks_of_a_game(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size, seed=5)
    me.opens_table("me", *BOTS, game="kingsburg")
    for _ in range(12):
        me.waits_for_something_to_do()
        reads_the_report(me)
        me.clicks_something()
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not me.page.evaluate(wider), "nothing hangs over the edge"


def test_the_winter_is_reported(visitors: Visitors) -> None:
    me = comes(visitors, WIDE, seed=7)
    me.opens_table("me", "random", game="kingsburg")
    while not me.page.locator(".report").count():
        me.waits_for_something_to_do()
        if not me.page.locator(".report").count():
            me.clicks_something()
    report = me.page.locator(".report")
    expect(report).to_contain_text("Winter of year I")
    expect(report).to_contain_text("of the King")
    expect(report.locator("li")).to_have_count(2)
