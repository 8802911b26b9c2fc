"""Kingsburg in a real browser: dice put together and placed, buildings, soldiers, the winter's report, whole games."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.helpers import LONG, WIDE, Visitor, Visitors
from tests.browser.variants import first_now

PHONE = (390, 844)
SIZES = first_now("size", [PHONE, WIDE], ids=["phone", "desktop"])
TOUCH = {"has_touch": True, "is_mobile": True}
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
    for _ in range(LONG):
        if title(me) == wanted:
            return
        me.reads_the_report()
        me.clicks_something()
    raise AssertionError(f"nobody asked: {wanted}")


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


def a_group(me: Visitor) -> tuple[list[Locator], Locator]:
    """Dice that together reach a free advisor, and that advisor."""
    me.waits_for_something_to_do()
    held = dice(me).all()
    for size in range(1, len(held) + 1):
        for group in combinations(held, size):
            cell = me.page.locator(f".cell.offered[data-at='cell:advisor-{sum(map(face, group))}']")
            if cell.count():
                return [*group], cell
    raise AssertionError("asked to influence, but no dice reach anybody")


@SIZES
def test_dice_are_carried_onto_an_advisor(visitors: Visitors, size: tuple[int, int]) -> None:
    me = influences(visitors, size)
    held, (group, cell) = dice(me).count(), a_group(me)
    before = me.look()
    for die in group:
        me.carries(die, cell)
    me.waits_for_change(before)
    me.waits_until(lambda: dice(me).count() == held - len(group) or not dice(me).count(), "the dice are placed")


def test_a_die_that_is_let_go_over_nothing_lies_where_it_lay(visitors: Visitors) -> None:
    me = influences(visitors, WIDE)
    first = dice(me).first
    before = first.bounding_box()
    me.carries(first, me.page.locator(".topside"))
    expect(me.page.locator(".die.taken")).to_have_count(0)
    assert first.bounding_box() == before
    me.carries(first, me.page.locator(".cell[aria-disabled]").first)
    expect(me.page.locator(".die.taken")).to_have_count(1)


# --- why not ------------------------------------------------------------------------------------------------------


@SIZES
def test_an_advisor_out_of_reach_says_why(visitors: Visitors, size: tuple[int, int]) -> None:
    me = influences(visitors, size)
    me.page.locator(".cell[data-at*=advisor][aria-disabled]").first.click(force=True)
    expect(me.page.locator(".told")).to_contain_text(re.compile(r"No group of your dice makes|is occupied by dice"))
    expect(me.page.locator(".told .rule")).to_have_text(re.compile(r"R4\.[24]"))


def test_a_building_that_cannot_be_built_says_why(visitors: Visitors) -> None:
    me = comes(visitors, WIDE)
    me.opens_table("me", *BOTS, game="kingsburg")
    plays_until(me, "Build")
    me.page.locator(".cell[data-at$=cathedral]").click(force=True)
    expect(me.page.locator(".told")).to_contain_text("The Cathedral can be built only after the Church.")
    expect(me.page.locator(".told .rule")).to_have_text("R6.3")


# --- room ---------------------------------------------------------------------------------------------------------


def test_five_players_the_dice_and_the_log_are_in_sight_at_once(visitors: Visitors) -> None:
    me = comes(visitors, WIDE)
    me.opens_table("me", *BOTS, "random", game="kingsburg")
    plays_until(me, "Influence")

    def edges(thing: Locator) -> tuple[float, float]:
        box = thing.bounding_box()
        assert box is not None
        return box["y"], box["y"] + box["height"]

    seats, (log_top, log_end) = me.page.locator(".seat").all(), edges(me.page.locator(".log"))
    assert len(seats) == 5
    assert max(edges(seat)[1] for seat in seats) < edges(me.page.locator(".before"))[0] + 1
    assert log_end <= WIDE[1] and log_end - log_top > 60


def test_the_others_provinces_are_a_click_away(visitors: Visitors) -> None:
    me = comes(visitors, WIDE)
    me.opens_table("me", *BOTS, game="kingsburg")
    tabs = me.page.locator(".stack [role=tab]")
    expect(tabs).to_have_count(4)
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    expect(me.page.locator("[data-at='cell:p0-inn']")).to_be_visible()
    tabs.nth(2).click()
    expect(me.page.locator("[data-at='cell:p2-inn']")).to_be_visible()
    expect(me.page.locator("[data-at='cell:p0-inn']")).to_have_count(0)


# --- words --------------------------------------------------------------------------------------------------------


@first_now("language", ["hu", "en"])
def test_everything_that_is_shown_has_a_spoken_name(visitors: Visitors, language: str) -> None:
    me = influences(visitors, WIDE, language=language)
    assert me.unnamed() == []
    assert not re.search(r"\b(kb-|option-|event-|gives-|does-|undefined|null\b)", me.page.locator("main").inner_text())


# --- whole games --------------------------------------------------------------------------------------------------


@SIZES
@pytest.mark.soak
def test_a_whole_game_to_the_end_screen(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size, seed=2)
    me.opens_table("me", "squire", "random", game="kingsburg")
    assert 40 < me.plays_quickly() < LONG
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
        me.reads_the_report()
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
    expect(report).to_contain_text("the King's die gave everybody")
    expect(report.locator(".tally li")).to_have_count(2)
