"""No mouse: Tab and arrows find everything, Enter does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import OFFERED, Visitor, Visitors

FAR = 200
END_TURN = ".end-turn"
A_GAME = 2000
IS_FOCUSED = "selector => document.activeElement?.matches(selector) ?? false"
FOCUSED_PLACE = "document.activeElement?.dataset.place ?? null"


def is_on(me: Visitor, selector: str) -> bool:
    found: bool = me.page.evaluate(IS_FOCUSED, selector)
    return found


def tabs_to(me: Visitor, selector: str) -> None:
    """Presses Tab until the focus is on such a thing."""
    for _ in range(FAR):
        me.page.keyboard.press("Tab")
        if is_on(me, selector):
            return
    raise AssertionError(f"{FAR} times Tab, and never on {selector}")


def chooses_something(me: Visitor) -> None:
    """One of the next few things that are offered; a turn is ended by Enter, without looking for the button."""
    before = me.look()
    if me.page.locator(END_TURN).count():
        expect(me.page.locator(END_TURN)).to_be_focused()
        me.page.keyboard.press("Enter")
        me.waits_for_change(before)
        return
    tabs_to(me, OFFERED)
    for _ in range(me.chance.randrange(3)):
        me.page.keyboard.press("Tab")
    if not is_on(me, OFFERED):
        tabs_to(me, OFFERED)
    me.page.keyboard.press("Enter")
    me.waits_for_change(before)


def plays_by_keyboard(me: Visitor, most: int) -> int:
    for choices in range(most):
        me.waits_for_something_to_do()
        if me.sees_the_end():
            return choices
        if me.is_asked():
            chooses_something(me)
    return most


def test_from_the_lobby_to_the_end_by_keyboard_alone(visitors: Visitors) -> None:
    me = visitors.come(seed=5)
    me.goes_to_lobby()
    tabs_to(me, ".fold .title")
    me.page.keyboard.press("Enter")
    tabs_to(me, "#option-max_rounds")
    me.page.keyboard.press("Control+A")
    me.page.keyboard.type("1")
    tabs_to(me, ".button.main")
    me.page.keyboard.press("Enter")
    assert plays_by_keyboard(me, A_GAME) >= 3
    expect(me.page.locator("dialog table").first).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)


def test_arrows_go_from_place_to_place(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random")
    me.waits_for_something_to_do()
    tabs_to(me, ".hit")
    seen = {me.page.evaluate(FOCUSED_PLACE)}
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        me.page.keyboard.press(key)
        seen.add(me.page.evaluate(FOCUSED_PLACE))
    assert None not in seen and len(seen) >= 4


def test_enter_confirms_after_a_click(visitors: Visitors) -> None:
    """What was clicked keeps the focus; but nobody has gone there by keyboard."""
    me = visitors.come()
    me.opens_table("me", "random")
    while not me.page.locator(END_TURN).count():
        me.waits_for_something_to_do()
        me.page.locator(".hit.target").first.click()
        me.waits_for_something_to_do()
    assert is_on(me, ".hit")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(END_TURN)).to_have_count(0)


def test_escape_lets_go(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random")
    me.waits_for_something_to_do()
    at_first = me.look()
    me.page.keyboard.press("Shift+?")
    me.waits_for_change(at_first)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".ask .why")).to_have_attribute("aria-pressed", "false")


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    me = visitors.come(seed=6)
    me.opens_table("me", "random", "random")
    assert 20 < plays_by_keyboard(me, A_GAME) < A_GAME
