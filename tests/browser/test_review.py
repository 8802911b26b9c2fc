"""A finished game is reviewed beside its board, by eye, by keyboard and by ear; and played on from any moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import ROOT, STEADY, together
from tests.browser.helpers import Visitor, Visitors
from tests.browser.test_access import bad_things
from tests.browser.variants import first_now
from tests.review.games import played

from regalia.server.serve import run

PHONE = (390, 844)
MADE_WITHIN = 180_000
"""Milliseconds: a review lets everybody else on the machine go first."""
WORDS = {"en": ("Review", "Play on"), "hu": ("Elemzés", "Továbbjátszom")}
HAS_WORSE = 15
"""The seed of a game played in haste in which two choices could have been better."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("data")
    with run(data, *STEADY, "--review-budget", "4", *together(data), folder=ROOT) as (found, _):
        yield found


def opens_record(me: Visitor) -> str:
    """A finished game of bots, which the visitor uploads; its end is told."""
    record = played("tiny", 3, HAS_WORSE).to_json()
    me.context.request.get(f"{me.address}/api/me")
    answer = me.context.request.post(
        f"{me.address}/api/records", data=record, headers={"content-type": "application/json"}
    )
    table: str = answer.json()["id"]
    me.goes_to(table)
    return table


def has_it_reviewed(me: Visitor, language: str = "en") -> Locator:
    """From the end of the game; the sheet with what was found."""
    me.page.locator("dialog .tools").get_by_role("button", name=WORDS[language][0], exact=True).click()
    sheet = me.page.locator("aside.guide")
    expect(sheet.get_by_role("slider")).to_be_visible(timeout=MADE_WITHIN)
    return sheet


def moment(sheet: Locator) -> int:
    """After how many choices the curve stands."""
    return int(sheet.get_by_role("slider").get_attribute("aria-valuenow") or -1)


@first_now(("language", "dark"), [("hu", False), ("en", True), ("en", False), ("hu", True)], now=2)
def test_a_review_can_be_read_by_all(visitors: Visitors, language: str, dark: bool) -> None:
    me = visitors.come(language=language, dark=dark)
    opens_record(me)
    found = {"end": bad_things(me.page)}
    sheet = has_it_reviewed(me, language)
    found["review"] = bad_things(me.page)
    sheet.locator("summary").click()
    expect(sheet.locator("details tbody tr").nth(3)).to_be_visible()
    found["all moments"] = bad_things(me.page)
    me.page.locator("[data-tool=branch]").click()
    expect(me.page.locator("dialog fieldset")).to_be_visible()
    found["playing on"] = bad_things(me.page)
    assert not {screen: bad for screen, bad in found.items() if bad}


def test_the_curve_is_followed_by_keys_and_the_board_goes_along(visitors: Visitors) -> None:
    me = visitors.come()
    opens_record(me)
    sheet = has_it_reviewed(me)
    curve, told = sheet.get_by_role("slider"), me.page.locator(".replay [role=status]")
    last = moment(sheet)
    assert last == len(played("tiny", 3, HAS_WORSE).lines)
    curve.focus()
    me.page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"After choice 0 of \d+, Player 1 \d+%, Player 2"))
    expect(told).to_contain_text("as it was dealt")
    me.page.keyboard.press("ArrowRight")
    expect(curve).not_to_have_attribute("aria-valuenow", "0")
    me.page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", str(last))
    curve.click(position={"x": 1, "y": 20})
    expect(curve).to_have_attribute("aria-valuenow", "0")


def test_turning_points_and_worse_choices_lead_to_their_moments(visitors: Visitors) -> None:
    me = visitors.come()
    opens_record(me)
    sheet = has_it_reviewed(me)
    turn = sheet.locator("h3 + ol .row").first
    turn.focus()
    me.page.keyboard.press("Enter")
    expect(turn).to_have_attribute("aria-current", "true")
    assert moment(sheet) > 0
    worse = sheet.locator("h4 + ol .row").first
    worse.click()
    expect(worse).to_have_attribute("aria-current", "true")
    expect(me.page.locator(".replay [role=status]")).to_contain_text("Better: ")
    number = re.search(r"Choice (\d+)", worse.inner_text())
    assert number is not None and moment(sheet) == int(number[1]) - 1, "one sees the table before the choice"


@first_now("language", ["hu", "en"])
def test_on_a_phone_the_sheet_makes_room_for_the_board_and_comes_back(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language, size=PHONE, has_touch=True, is_mobile=True)
    opens_record(me)
    sheet = has_it_reviewed(me, language)
    found = {"review": bad_things(me.page)}
    sheet.locator("h4 + ol .row").first.tap()
    expect(sheet).to_be_hidden()
    expect(me.page.locator(".replay")).to_be_visible()
    found["board"] = bad_things(me.page)
    me.page.locator("[data-tool=review]").tap()
    expect(sheet.locator(".row[aria-current]").first).to_be_visible()
    assert not {screen: bad for screen, bad in found.items() if bad}


def test_one_plays_on_from_a_moment_and_finds_the_branch_beside_the_record(visitors: Visitors) -> None:
    me = visitors.come()
    table = opens_record(me)
    sheet = has_it_reviewed(me)
    sheet.get_by_role("slider").focus()
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowRight")
    at = moment(sheet)
    me.page.locator("[data-tool=branch]").click()
    dialog = me.page.locator("dialog")
    dialog.get_by_role("radio").nth(2).check()
    dialog.get_by_role("button", name="Play on", exact=True).click()
    me.page.wait_for_url(lambda url: not url.endswith(table))
    me.waits_for_something_to_do()
    expect(me.page.locator(".replay")).to_have_count(0)
    me.goes_to(table)
    has_it_reviewed(me)
    expect(sheet.get_by_role("link", name=f"From after choice {at}")).to_be_visible()


def test_the_page_to_keep_can_be_read_without_the_server(visitors: Visitors, tmp_path: Path) -> None:
    me = visitors.come()
    opens_record(me)
    sheet = has_it_reviewed(me)
    with me.page.expect_download() as download:
        sheet.get_by_role("link", name="Save as a page").click()
    kept = tmp_path / "review.html"
    download.value.save_as(kept)
    me.page.goto(kept.as_uri())
    expect(me.page.get_by_role("heading", level=1)).to_have_text("Review: Tiny")
    assert not bad_things(me.page)
    link = me.page.locator("svg a").first
    link.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("tr:target")).to_be_visible()


@first_now("language", ["hu", "en"])
def test_a_bot_is_asked_about_its_last_choice(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "random", game="tiny", rounds=1)
    me.plays_quickly()
    sheet = has_it_reviewed(me, language)
    bots = sheet.locator(".bots button")
    expect(bots).to_have_count(1)
    bots.focus()
    me.page.keyboard.press("Enter")
    chosen = sheet.locator("li.chosen")
    expect(chosen).to_have_count(1, timeout=MADE_WITHIN)
    expect(chosen).to_contain_text(re.compile(r"\d+%"))
    before = moment(sheet)
    sheet.locator("[role=status] .row").click()
    expect(sheet.get_by_role("slider")).not_to_have_attribute("aria-valuenow", str(before))
    assert not bad_things(me.page)
    sheet.get_by_role("slider").focus()
    me.page.keyboard.press("Home")
    bots.click()
    expect(sheet.locator("[role=status] .bad")).to_be_visible()
