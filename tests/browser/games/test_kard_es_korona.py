"""Kard és Korona in a real browser: armies placed and sent over the map, battles, sealed bids, whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from tests.browser.conftest import ROOT, STEADY
from tests.browser.helpers import WIDE, Visitor, Visitors
from tests.browser.variants import first_now
from tests.gallery.looking import Sight, window
from tests.gallery.moments import GOLDEN, Moment
from tests.gallery.planting import plant

from regalia.server.serve import run

PHONE = (390, 844)
FINGER = 44
"""Whatever is tapped is at least so wide and high."""
SIZES = first_now("size", [PHONE, WIDE], ids=["phone", "desktop"])
TOUCH = {"has_touch": True, "is_mobile": True}
MANY = 6000
LONG = 60_000
GAME = "kard_es_korona"
ELECTION = Moment(GAME, "election", GOLDEN / "kard_es_korona-1.json", 187, 0)
"""Two bid, out of treasuries of 10 and 5 groats."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the election under way, besides the tables that are opened."""
    folder = tmp_path_factory.mktemp("data")
    plant(folder, [ELECTION], at_one_screen=True)
    with run(folder, *STEADY, folder=ROOT) as (found, _):
        yield found


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


@first_now("language", ["hu", "en"])
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


def takes_the_seat(page: Page) -> None:
    """From behind the curtain; both fought in the last battle, and put its report away."""
    page.locator(".curtain .button.main").click()
    page.get_by_role("button", name="Put away").click()
    expect(page.locator(".ask .button.main")).to_be_visible()


def bids(page: Page, amount: int) -> None:
    for _ in range(amount):
        page.locator(".dials .turn.more").click()
    seal = page.locator(".ask .button.main")
    expect(seal).to_have_text(f"Seal the bid: {amount} groats")
    seal.click()


def test_a_hot_seat_election_keeps_bids_and_treasuries_secret(address: str, chromium: Browser) -> None:
    with window(chromium, address, ELECTION, Sight("1280", "en"), motion=0) as page:
        bids_at_one_screen(page)


def bids_at_one_screen(page: Page) -> None:
    treasuries = page.locator("[data-at^='counter:s'][data-at$='-money']")
    thinking, sealed = page.locator(".sheet.stage tr.own .thinking"), page.locator(".sheet.stage tr:not(.own) .now")
    takes_the_seat(page)
    expect(treasuries).to_have_count(1)
    own = f"{treasuries.get_attribute('data-at')}"
    expect(thinking).to_have_text("thinking")
    bids(page, 7)
    curtain = page.locator(".curtain")
    expect(curtain.or_(page.locator(".end-turn"))).to_be_visible()
    if page.locator(".end-turn").count():
        page.locator(".end-turn").click()
    expect(curtain).to_be_visible()
    shown = page.content()
    assert "Seal the bid" not in shown and own not in shown
    takes_the_seat(page)
    expect(treasuries).to_have_count(1)
    expect(page.locator(f"[data-at='{own}']")).to_have_count(0)
    assert not [line for line in page.locator(".log").all_inner_texts() if "opens a bid of 7" in line]
    expect(thinking).to_have_text("thinking")
    expect(sealed.filter(has_text="sealed")).not_to_have_count(0)
    bids(page, 3)
    expect(page.locator(".log")).to_contain_text("opens a bid")
    opened = page.locator(".sheet.stage tbody tr")
    expect(opened.filter(has_text="7")).not_to_have_count(0)
    expect(opened.filter(has_text="3")).not_to_have_count(0)
