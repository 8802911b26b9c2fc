"""Hadurak in a real browser: first troops, castle and nobles by clicks, plans by taps into piles, a whole game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.helpers import WIDE, Visitor, Visitors
from tests.browser.variants import first_now

PHONE = (390, 844)
SIZES = first_now("size", [PHONE, WIDE], ids=["phone", "desktop"])
TOUCH = {"has_touch": True, "is_mobile": True}
MANY = 6000
PLANNING = "Which cards go into pile"


def comes(visitors: Visitors, size: tuple[int, int]) -> Visitor:
    return visitors.come(size=size, **(TOUCH if size == PHONE else {}))  # type: ignore[arg-type]


def goes_on_until(me: Visitor, words: str) -> None:
    """Clicks whatever is offered until the question says this."""
    for _ in range(MANY):
        me.waits_for_something_to_do()
        if words in question(me).inner_text():
            return
        me.clicks_something()
    raise AssertionError(f"nobody asks «{words}»")


def question(me: Visitor) -> Locator:
    return me.page.locator(".ask")


def card(me: Visitor, at: str) -> Locator:
    return me.page.locator(f"[data-at='card:{at}']")


def everything_planned_with_is_in_sight(me: Visitor) -> bool:
    """The whole hand and the three piles stand above the question."""
    found = me.page.locator("[data-at^='card:hand-'], .slotted").all()
    top = question(me).bounding_box()
    assert found and top is not None
    boxes = [box for each in found if (box := each.bounding_box())]
    return len(boxes) == len(found) and all(box["y"] >= 0 and box["y"] + box["height"] <= top["y"] for box in boxes)


@SIZES
def test_troops_a_castle_and_plans_are_given_by_taps(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size)
    me.opens_table("me", "random", "random", game="hadurak")
    expect(question(me)).to_contain_text("three vassals of 50")
    for _ in range(3):
        me.page.locator(".card.offered").first.click()
    me.page.locator(".ask .button.main").click()
    expect(question(me)).to_contain_text("the vassal of 100")
    goes_on_until(me, f"{PLANNING} 1")
    assert everything_planned_with_is_in_sight(me)
    card(me, "hand-4").click()
    card(me, "hand-1").click()
    expect(me.page.locator(".kit li")).to_have_count(2)
    assert everything_planned_with_is_in_sight(me)
    me.page.locator(".ask .button.main").click()
    expect(question(me)).to_contain_text(f"{PLANNING} 2")
    expect(card(me, "plan-0-0")).to_be_visible()
    expect(card(me, "plan-0-1")).to_be_visible()
    card(me, "hand-5").click()
    card(me, "hand-5").click()
    expect(me.page.locator(".kit li")).to_have_count(1)
    me.page.locator(".ask .button.main").click()
    expect(question(me)).to_contain_text(f"{PLANNING} 3")
    expect(card(me, "hand-5")).to_contain_text("in your piles")
    assert not me.problems


def test_a_question_says_what_it_is_about_and_opens_its_rule(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", "random", game="hadurak")
    expect(me.page.locator(".ask .about")).to_contain_text("A noble needs troops")
    assert me.unnamed() == []
    me.page.locator(".ask .rule").first.click()
    expect(me.page.locator("aside.guide")).to_contain_text("S8")


@pytest.mark.soak
def test_a_whole_game_with_bots(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "squire", "random", "random", game="hadurak", influence_per_player=8)
    for _ in range(MANY):
        me.waits_for_something_to_do()
        if me.sees_the_end():
            break
        me.clicks_something()
    assert me.sees_the_end()
    assert not me.problems


SCENES = {
    "planning": ".slotted",
    "battle": ".stage[aria-label*=' at '], .stage[aria-label*=' on ']",
    "council": ".stage .surface",
}


@pytest.mark.soak
def test_the_main_scenes_on_a_phone(visitors: Visitors) -> None:
    me = comes(visitors, PHONE)
    me.opens_table("me", "squire", "squire", "random", game="hadurak")
    unseen = {*SCENES}
    for _ in range(MANY):
        me.waits_for_something_to_do()
        if me.sees_the_end() or not unseen:
            break
        unseen -= {name for name, thing in SCENES.items() if me.page.locator(thing).count()}
        assert nothing_sticks_out(me)
        me.clicks_something()
    assert not unseen
    assert not me.problems


def nothing_sticks_out(me: Visitor) -> bool:
    """The page is as wide as the screen; a stage ends above the question, its first thing whole, a sign for more."""
    found: bool = me.page.evaluate(
        """() => {
        const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
        const stage = document.querySelector('.stage');
        if (!stage) return !isTooWide;
        const box = node => node.getBoundingClientRect();
        const [body, first] = ['.body', '.surface, .items > *'].map(name => stage.querySelector(name));
        const isAbove = box(stage).bottom <= box(document.querySelector('.ask')).top + 3;
        const isSeen = box(first).bottom <= box(body).bottom + 1;
        const isSigned = body.scrollHeight - body.clientHeight <= 10 || stage.querySelector('.more') !== null;
        return !isTooWide && isAbove && isSeen && isSigned;
        }"""
    )
    return found
