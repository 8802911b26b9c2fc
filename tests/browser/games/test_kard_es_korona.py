"""Kard és Korona in a real browser: armies placed and sent over the map, battles, sealed bids, whole games."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.helpers import WIDE, Visitor, Visitors

PHONE = (390, 844)
FINGER = 44
"""Whatever is tapped is at least so wide and high."""
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["desktop", "phone"])
TOUCH = {"has_touch": True, "is_mobile": True}
MANY = 6000
LONG = 60_000
GAME = "kard_es_korona"


def comes(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    return visitors.come(size=size, **(TOUCH if size == PHONE else {}), **more)  # type: ignore[arg-type]


DRAWN_ANEW = 10_000
"""Milliseconds."""


def button(me: Visitor, text: str) -> Locator:
    return me.page.locator(f"[data-at='button:{text}']")


def presses(me: Visitor, text: str) -> None:
    """Again where the answers were drawn anew under the pointer."""
    before = me.look()
    try:
        button(me, text).click(timeout=DRAWN_ANEW)
    except PlaywrightTimeout:
        if button(me, text).count():
            button(me, text).click()
    me.waits_for_change(before)


def places_all(me: Visitor) -> None:
    """The bots may come first."""
    button(me, "rest").wait_for(timeout=LONG)
    presses(me, "rest")


def is_to_move(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    """All armies stand, and it is my first step."""
    me = comes(visitors, size, **more)
    me.opens_table("me", "squire", "squire", "squire", game=GAME, neutral_hits="auto", province_set="four_a")
    places_all(me)
    while not button(me, "step_or_pass:pass").count():
        me.waits_for_something_to_do()
        if not button(me, "step_or_pass:pass").count():
            me.clicks_something()
    return me


# --- one step -----------------------------------------------------------------------------------------------------


def test_an_army_is_clicked_then_where_it_goes_with_what_it_costs(visitors: Visitors) -> None:
    me = is_to_move(visitors, WIDE)
    reachable = me.page.locator(".hit.target")
    own = me.page.locator(".hit.target[aria-label*='Player 1']").first
    first = own.get_attribute("data-place")
    own.dispatch_event("click")
    expect(me.page.locator(f"[data-place='{first}']")).to_have_attribute("aria-pressed", "true")
    expect(reachable.first).to_be_attached()
    labels = reachable.evaluate_all("found => found.map(each => each.getAttribute('aria-label'))")
    assert all(re.search(r"[1-4] movement points?", label) for label in labels), labels
    reachable.first.dispatch_event("click")
    expect(button(me, "choose")).to_be_visible()
    presses(me, "choose")
    expect(me.page.locator(".dials fieldset").first).to_be_visible()


@SIZES
def test_figures_are_tapped_and_the_step_is_made(visitors: Visitors, size: tuple[int, int]) -> None:
    me = is_to_move(visitors, size)
    me.page.locator(".hit.target:not([aria-label*='Player 1'])").first.dispatch_event("click")
    presses(me, "choose")
    end = me.page.locator(".ask .button.main")
    expect(end).to_have_attribute("aria-disabled", "true")
    figure = me.page.locator(".dials .figure").last
    box = figure.bounding_box()
    assert box and min(box["width"], box["height"]) >= FINGER, box
    figure.click()
    expect(figure).to_have_attribute("aria-pressed", "true")
    expect(me.page.locator(".dials .figure[aria-pressed=true]")).to_have_count(1)
    expect(me.page.locator(".ask .foreseen")).to_be_visible()
    if end.get_attribute("aria-disabled") is None:
        before = me.look()
        end.click()
        me.waits_for_change(before)
        expect(me.page.locator(".dials")).to_have_count(0)


@SIZES
def test_the_map_stays_where_it_is_under_the_pointer(visitors: Visitors, size: tuple[int, int]) -> None:
    """What is told of a county takes no room from the map: else a click would miss what it was meant for."""
    me = is_to_move(visitors, size)
    me.page.wait_for_timeout(500)  # the map has found its place
    before = me.page.locator(".glass").bounding_box(), me.page.locator("svg.board").get_attribute("viewBox")
    for county in me.page.locator(".hit").all()[::5]:
        county.dispatch_event("pointerenter")
        county.evaluate("county => county.focus({ focusVisible: false })")
        expect(me.page.locator(".detail")).to_have_count(1 if size == WIDE else 0)  # a phone's map is for the targets
        assert (
            me.page.locator(".glass").bounding_box(),
            me.page.locator("svg.board").get_attribute("viewBox"),
        ) == before


def test_why_a_county_is_closed_and_who_can_reach_it(visitors: Visitors) -> None:
    me = is_to_move(visitors, WIDE)
    closed = me.page.locator(".hit:not(.target)").first
    closed.dispatch_event("pointerenter")
    expect(me.page.locator(".detail")).to_be_visible()
    closed.dispatch_event("contextmenu")
    expect(me.page.locator(".tip, .told").first).to_contain_text(re.compile(r"R\d+\.\d+|S7"))
    assert me.page.locator(".detail").count()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_nothing_is_shown_without_words(visitors: Visitors, language: str) -> None:
    me = is_to_move(visitors, WIDE, language=language)
    shown = me.page.locator("main").inner_text()
    assert not re.search(r"\b(kk-|option-|event-|counter-|undefined|null\b)", shown)
    assert me.unnamed() == []


# --- whole games --------------------------------------------------------------------------------------------------


@SIZES
def test_the_first_clicks_of_a_game(visitors: Visitors, size: tuple[int, int]) -> None:
    me = is_to_move(visitors, size, seed=5)
    me.plays(12)
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not me.page.evaluate(wider), "nothing hangs over the edge"


@SIZES
@pytest.mark.soak
def test_a_whole_game_to_the_end_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size, seed=3)
    me.opens_table("me", "squire", "random", "random", game=GAME)
    assert 20 < me.plays(MANY) < MANY
    rows = me.page.locator("dialog tbody").first.locator("tr")
    expect(rows).to_have_count(4)


# --- two at one screen --------------------------------------------------------------------------------------------


HANDING_OVER = 3_000
"""Milliseconds."""


def goes_on_quietly(me: Visitor) -> None:
    """Places, recruits nobody, passes; whatever else is asked gets some answer."""
    if me.page.locator(".curtain .button.main").count():
        before = me.look()
        me.page.locator(".curtain .button.main").click()
        return me.waits_for_change(before)
    for quiet in ("rest", "recruit:done", "step_or_pass:pass"):
        if button(me, quiet).count():
            before = me.look()
            with suppress(PlaywrightTimeout):  # the curtain may come before the click
                button(me, quiet).click(timeout=HANDING_OVER)
                me.waits_for_change(before)
            return None
    return me.clicks_something()


def is_bidding(me: Visitor) -> bool:
    return me.page.locator(".ask .button.main").filter(has_text="Seal the bid").count() > 0


def bids(me: Visitor, amount: int) -> None:
    for _ in range(amount):
        me.page.locator(".dials .turn.more").click()
    expect(me.page.locator(".ask .button.main")).to_have_text(f"Seal the bid: {amount} groats")
    before = me.look()
    me.page.locator(".ask .button.main").click()
    me.waits_for_change(before)


def test_a_hot_seat_election_keeps_bids_and_treasuries_secret(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "me", "squire", "squire", game=GAME, neutral_hits="auto", events=False)
    for _ in range(300):
        me.waits_for_something_to_do()
        if is_bidding(me):
            break
        goes_on_quietly(me)
    treasuries = me.page.locator("[data-at^='counter:s'][data-at$='-money']")
    expect(treasuries).to_have_count(1)
    own = f"{treasuries.get_attribute('data-at')}"
    expect(me.page.locator(".sheet.stage tr.own .thinking")).to_have_text("thinking")
    bids(me, 7)
    if me.page.locator(".end-turn").count():
        me.page.locator(".end-turn").click()
    expect(me.page.locator(".curtain")).to_be_visible()
    page = me.page.content()
    assert "Seal the bid" not in page and own not in page
    me.page.locator(".curtain .button.main").click()
    expect(me.page.locator(".ask .button.main")).to_be_visible()
    expect(treasuries).to_have_count(1)
    expect(me.page.locator(f"[data-at='{own}']")).to_have_count(0)
    assert not [line for line in me.log() if "opens a bid" in line]
    expect(me.page.locator(".sheet.stage tr.own .thinking")).to_have_text("thinking")
    expect(me.page.locator(".sheet.stage tr:not(.own) .now").filter(has_text="sealed")).not_to_have_count(0)
    bids(me, 3)
    expect(me.page.locator(".log")).to_contain_text("opens a bid")
    opened = me.page.locator(".sheet.stage tbody tr")
    expect(opened.filter(has_text="7")).not_to_have_count(0)
    expect(opened.filter(has_text="3")).not_to_have_count(0)
