"""What one's own seat knew is reviewed while the game runs: among bots from the menu, after giving up from the bar."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import ROOT, STEADY, together
from tests.browser.helpers import Visitor, Visitors
from tests.browser.test_access import bad_things
from tests.browser.test_review import MADE_WITHIN, PHONE, moment
from tests.browser.variants import first_now

from regalia.server.serve import run

LONG = "havoc"
"""No game that ends after a few choices, whatever they are."""
SO_FAR = {"en": "Review so far", "hu": "Az eddigiek elemzése"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data = tmp_path_factory.mktemp("data")
    with run(data, *STEADY, "--review-budget", "4", *together(data), folder=ROOT) as (found, _):
        yield found


def sheet_of(me: Visitor) -> Locator:
    sheet = me.page.locator("aside.guide")
    expect(sheet.get_by_role("slider")).to_be_visible(timeout=MADE_WITHIN)
    return sheet


def opens(me: Visitor, language: str) -> Locator:
    """From the menu."""
    me.page.get_by_role("button", name=re.compile("^Men[uü]$")).click()
    me.page.get_by_role("dialog").get_by_role("button", name=SO_FAR[language]).click()
    return sheet_of(me)


def bad_beside_cards(me: Visitor) -> list[str]:
    """Numbers in both corners of a card are one number, which axe does not know."""
    return [bad for bad in bad_things(me.page) if 'data-at="card:' not in bad]


def answers(me: Visitor) -> int:
    """How many he has given."""
    said: int = me.page.evaluate("window.said")
    return said


def plays_until(me: Visitor, most: int) -> None:
    """He has answered so often, and is asked again."""
    while answers(me) < most:
        me.waits_for_something_to_do()
        me.reads_the_report()
        me.clicks_something()
    me.waits_for_something_to_do()
    me.reads_the_report()


@first_now("language", ["hu", "en"])
def test_among_bots_one_looks_back_and_plays_on(visitors: Visitors, language: str, tmp_path: Path) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "random", game=LONG)
    plays_until(me, 4)
    sheet = opens(me, language)
    assert not bad_beside_cards(me)
    expect(sheet.locator(".bots, .wide table")).to_have_count(0)
    expect(sheet.locator("h4")).to_have_count(1)
    expect(sheet.locator(".ground path.over")).to_have_count(2)
    curve, last = sheet.get_by_role("slider"), moment(sheet)
    curve.focus()
    me.page.keyboard.press("Home")
    expect(curve).to_have_attribute("aria-valuenow", "0")
    with me.page.expect_download() as download:
        sheet.locator("a[download]").click()
    kept = tmp_path / "own.html"
    download.value.save_as(kept)
    assert "<svg" in kept.read_text(encoding="utf-8")
    me.page.locator(".replay .button").click()
    expect(sheet).to_have_count(0)
    plays_until(me, 8)
    opens(me, language)
    again = sheet.get_by_role("button", name=re.compile("up to now|mostanáig"))
    again.click()
    expect(again).to_have_count(0)
    assert moment(sheet_of(me)) > last


@first_now("language", ["en", "hu"])
def test_whoever_has_given_up_looks_back_while_the_others_play_on(visitors: Visitors, language: str) -> None:
    me, other = visitors.come(language=language, size=PHONE, has_touch=True, is_mobile=True), visitors.come()
    table = me.opens_table("me", "open", game=LONG)
    other.goes_to(table)
    other.page.get_by_role("button", name="Sit here").click()
    me.clicks_until(lambda: answers(me) >= 4, other)
    button = me.page.get_by_role("button", name=SO_FAR[language])
    expect(button).to_have_count(0)
    me.context.request.post(f"{me.address}/api/tables/{table}/seats/0", data={"do": "resign", "level": "random"})
    button.tap()
    sheet = sheet_of(me)
    assert not bad_beside_cards(me)
    sheet.get_by_role("slider").tap(position={"x": 5, "y": 60})
    expect(me.page.locator(".replay")).to_be_visible()
    assert not bad_beside_cards(me)
