"""For those who hear the table instead of seeing it: axe-core's judgement, spoken names, news told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.helpers import Visitor, Visitors
from tests.browser.variants import first_now

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
BAD = ("moderate", "serious", "critical")
LANGUAGES = ("en", "hu")
RULES = {"en": "Rules", "hu": "Szabályok"}

NAMELESS = """found => found.filter(thing => !(
  thing.getAttribute('aria-label') || thing.getAttribute('aria-labelledby') || thing.textContent.trim() ||
  thing.labels?.length
)).map(thing => thing.outerHTML.slice(0, 200))"""


def bad_things(page: Page) -> list[str]:
    """All but minor violations: rule, where, why."""
    if not AXE.exists():
        pytest.fail(f"no axe-core in {AXE}: `npm ci` in web/ brings it")
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run()")
    bad = [violation for violation in found["violations"] if violation["impact"] in BAD]
    return [f"{rule['id']}: {node['target']} {node['failureSummary']}" for rule in bad for node in rule["nodes"]]


def plays_until_others_have(visitor: Visitor) -> None:
    """In the first rounds one may be asked twice in a row; «since your last move» has something to tell then."""
    divider = visitor.page.locator(".log .divider")
    for _ in range(6):
        visitor.plays(1)
        visitor.waits_for_something_to_do()
        if divider.count():
            return
    pytest.fail("nobody else has moved in between")


def nameless(visitor: Visitor, selector: str) -> list[str]:
    things = visitor.page.locator(selector)
    expect(things.first).to_be_attached()
    found: list[str] = things.evaluate_all(NAMELESS)
    return found


@first_now(("language", "dark"), [("hu", False), ("en", True), ("en", False), ("hu", True)], now=2)
def test_axe_finds_nothing_bad(visitors: Visitors, language: str, dark: bool) -> None:
    me = visitors.come(language=language, dark=dark)
    me.goes_to_lobby()
    found = {"lobby": bad_things(me.page)}
    me.opens_table("me", "random", max_rounds=1)
    plays_until_others_have(me)
    found["table"] = bad_things(me.page)
    me.page.get_by_role("banner").get_by_role("button", name=RULES[language], exact=True).click()
    expect(me.page.locator("aside.guide h3").first).to_be_visible()
    found["guide"] = bad_things(me.page)
    me.page.locator("aside.guide header button").click()
    me.plays(500)
    found["end"] = bad_things(me.page)
    assert not {screen: bad for screen, bad in found.items() if bad}


@first_now("language", ["en", "hu"])
def test_axe_finds_nothing_bad_on_a_phone(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language, size=(390, 844), has_touch=True, is_mobile=True)
    me.goes_to_lobby()
    found = {"lobby": bad_things(me.page)}
    me.opens_table("me", "random")
    me.waits_for_something_to_do()
    for tab in range(me.page.get_by_role("tab").count()):
        me.page.get_by_role("tab").nth(tab).click()
        found[f"tab {tab}"] = bad_things(me.page)
    assert not {screen: bad for screen, bad in found.items() if bad}


@first_now("language", LANGUAGES)
def test_everything_has_a_spoken_name(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "random", "random")
    for _ in range(5):
        me.waits_for_something_to_do()
        assert not nameless(me, "[data-place], button, [role=button], input, select, [role=group], [role=tab]")
        me.clicks_something()


@first_now("language", LANGUAGES)
def test_a_place_tells_the_pieces_on_it(visitors: Visitors, language: str) -> None:
    """Every piece of the board is named by some place; the placements of a new game are enough to hear it."""
    me = visitors.come(language=language)
    me.opens_table("me", "random", "random", placement="auto")
    me.waits_for_something_to_do()
    expect(me.page.locator("[data-place][aria-label*=': ']").first).to_be_attached()
    assert me.board()


@first_now("language", LANGUAGES)
def test_every_option_of_the_lobby_has_a_name_and_help(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.goes_to_lobby()
    me.page.locator(".fold .title").click()
    assert not nameless(me, "button, input:not([type=hidden]), select, textarea, a")
    expect(me.page.locator("[id^=help-]").first).to_be_attached()
    helps = me.page.locator("[id^=help-]").all_text_contents()
    assert helps and all(helps)


@first_now("language", LANGUAGES)
def test_a_live_region_tells_what_happened(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "random", "random")
    me.waits_for_something_to_do()
    me.page.evaluate(
        """() => {
          window.heard = [];
          const region = document.querySelector('[aria-live=polite]');
          const hear = () => window.heard.push(region.textContent);
          new MutationObserver(hear).observe(region, {childList: true, characterData: true, subtree: true});
        }"""
    )
    before = len(me.log())
    me.plays(4)
    me.waits_for_something_to_do()
    told = [line for line in me.log()[before:] if not line.startswith("¶")]
    heard = {" ".join(text.split()) for text in me.page.evaluate("window.heard")}
    assert told and [line for line in told if line not in heard] == []
