"""Things explain themselves in a real browser: by pointing, by tapping, by keyboard, in the log; one at a time."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.helpers import WIDE, Visitor, Visitors

PHONE = (390, 844)
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
BOTS = ("random", "random")


def card(me: Visitor) -> Locator:
    return me.page.locator(".popover[role=dialog]")


def advisor(me: Visitor, name: str) -> Locator:
    return me.page.locator(f"[data-explain=advisor-{name}]").first


def sits_down(me: Visitor) -> Visitor:
    """To Kingsburg: the first question is which good to take, so that no advisor is a target."""
    me.opens_table("me", *BOTS, game="kingsburg")
    me.waits_for_something_to_do()
    return me


def test_pointing_opens_one_card_within_the_window_and_leaving_closes_it(visitors: Visitors) -> None:
    me = sits_down(visitors.come())
    for name, says in (
        ("general", "2 soldiers"),
        ("alchemist", "1 of each of the two other goods"),
        ("champion", "3 stone"),
    ):
        advisor(me, name).hover()
        expect(card(me)).to_contain_text(says)
        assert card(me).count() == 1
        box, anchor = card(me).bounding_box(), advisor(me, name).bounding_box()
        assert box and anchor and abs(box["width"] - 324) < 1
        assert box["x"] >= 0 and box["y"] >= 0
        assert box["x"] + box["width"] <= WIDE[0] and box["y"] + box["height"] <= WIDE[1]
        is_beside = box["x"] >= anchor["x"] + anchor["width"] or box["x"] + box["width"] <= anchor["x"]
        is_above = box["y"] >= anchor["y"] + anchor["height"] or box["y"] + box["height"] <= anchor["y"]
        assert is_beside or is_above
    me.page.mouse.move(640, 20)
    expect(card(me)).to_have_count(0)


def test_a_click_keeps_it_open_and_escape_closes_it(visitors: Visitors) -> None:
    me = sits_down(visitors.come())
    me.page.locator("[data-explain=building-farm]").first.click(force=True)
    expect(card(me)).to_contain_text("For you:")
    me.page.mouse.move(640, 20)
    me.page.wait_for_timeout(500)
    expect(card(me)).to_contain_text("Nobody has built it yet")
    card(me).get_by_role("button", name="R3.3").click()
    expect(me.page.locator("aside.guide")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_count(0)


def test_a_name_in_an_explanation_leads_on(visitors: Visitors) -> None:
    me = sits_down(visitors.come())
    me.page.locator("[data-explain=building-farm]").first.click(force=True)
    card(me).locator("[data-explain=building-inn]").click()
    expect(card(me).locator("h3")).to_have_text("Inn")


def test_the_keyboard_opens_it_and_a_screen_reader_hears_it(visitors: Visitors) -> None:
    me = sits_down(visitors.come())
    advisor(me, "king").focus()
    me.page.keyboard.press("?")
    expect(card(me)).to_contain_text("1 gold, 1 wood, 1 stone and 1 soldier")
    expect(me.page.locator("p[aria-live]")).to_contain_text("advisor 18")
    me.page.keyboard.press("Escape")
    expect(card(me)).to_have_count(0)
    expect(me.page.locator("p.told")).to_have_count(0)


def test_a_tap_opens_a_low_sheet_on_a_phone(visitors: Visitors) -> None:
    me = sits_down(visitors.come(size=PHONE, language="hu", **TOUCH))
    advisor(me, "general").tap(force=True)
    expect(card(me)).to_contain_text("megnézheted az idei ellenséget")
    box = card(me).bounding_box()
    assert box and box["width"] == PHONE[0] and box["height"] <= 0.45 * PHONE[1] + 1
    card(me).get_by_role("button", name="Bezárás").tap()
    expect(card(me)).to_have_count(0)


def test_a_long_press_on_a_target_explains_it_and_chooses_nothing(visitors: Visitors) -> None:
    me = visitors.come(size=PHONE, **TOUCH)
    me.opens_table("me", *BOTS, game="hadurak")
    me.waits_for_something_to_do()
    target = me.page.locator(".card.offered[data-explain]").first
    for event in ("pointerdown", "pointerup", "click"):
        target.dispatch_event(event, {"pointerType": "touch", "bubbles": True})
        me.page.wait_for_timeout(600 if event == "pointerdown" else 0)
    expect(card(me)).to_be_visible()
    expect(me.page.locator("[aria-pressed=true][data-at]")).to_have_count(0)


def test_land_explains_itself_and_the_card_goes_from_hex_to_hex(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="barony")
    me.waits_for_something_to_do()
    lakes = me.page.locator("[data-place][data-explain=terrain-lake]:not(.target)")
    assert lakes.count() >= 2
    stood = []
    for lake in (lakes.first, lakes.last):
        lake.hover()
        expect(card(me)).to_contain_text("No piece ever stands on it")
        me.page.wait_for_function("() => document.querySelector('.popover.placed')")
        me.page.wait_for_timeout(400)  # so long one points before the next card opens
        box, hex = card(me).bounding_box(), lake.bounding_box()
        assert box and hex
        aside = max(box["x"] - hex["x"] - hex["width"], hex["x"] - box["x"] - box["width"], 0)
        above = max(box["y"] - hex["y"] - hex["height"], hex["y"] - box["y"] - box["height"], 0)
        assert 0 < max(aside, above) <= 40
        stood.append((box["x"], box["y"]))
    assert stood[0] != stood[1]


def test_whoever_watches_may_ask_too(visitors: Visitors) -> None:
    me, other = sits_down(visitors.come()), visitors.come()
    other.goes_to(me.page.url.rsplit("/", 1)[1])
    other.page.locator("[data-explain=building-farm]").first.click(force=True)
    expect(card(other)).to_contain_text("One more white die")
    assert "For you" not in (card(other).text_content() or "")


def test_no_tip_of_the_browser_stands_on_the_table(visitors: Visitors) -> None:
    me = sits_down(visitors.come())
    found = me.page.locator("main .cell[title], main .card[title], main .counter[title], main .die[title]")
    assert found.count() == 0
