"""The rules beside the table: contents, search, and rules that lead to each other."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.browser.helpers import WIDE, Visitors
from tests.browser.variants import first_now
from tests.guides.tables import WRITERS

PHONE = (390, 844)
TOO_WIDE = """tables => tables.filter(table => table.scrollWidth > table.closest('.guide').clientWidth)
  .map(table => table.textContent)"""
RULES = {"en": "Rules", "hu": "Szabályok"}
CONTENTS = {"en": "Contents", "hu": "Tartalom"}
HINTS = {"en": "Hints", "hu": "Tippek"}


def opens_the_book(visitors: Visitors, size: tuple[int, int], language: str) -> Page:
    me = visitors.come(size=size, language=language)
    me.opens_table("me", "squire", placement="auto")
    me.waits_for_something_to_do()
    me.page.get_by_role("banner").get_by_role("button", name=RULES[language], exact=True).click()
    expect(me.page.locator("aside.guide h3").first).to_be_visible()
    return me.page


@first_now("language", ["hu", "en"])
@first_now("size", [WIDE, PHONE])
def test_contents_lead_to_a_chapter(visitors: Visitors, size: tuple[int, int], language: str) -> None:
    page = opens_the_book(visitors, size, language)
    page.get_by_role("button", name=CONTENTS[language], exact=True).click()
    page.get_by_role("navigation", name=CONTENTS[language]).get_by_role("button", name=HINTS[language]).click()
    expect(page.locator("aside.guide .cited")).to_have_text(HINTS[language])
    expect(page.locator("aside.guide .cited")).to_be_in_viewport()
    expect(page.get_by_role("navigation", name=CONTENTS[language])).to_be_hidden()


@first_now("size", [WIDE, PHONE])
def test_words_are_found_by_keyboard_and_without_accents(visitors: Visitors, size: tuple[int, int]) -> None:
    page = opens_the_book(visitors, size, "hu")
    field = page.get_by_role("combobox", name="Keresés")
    field.fill("kezdovarosok lerakasa")
    expect(page.get_by_role("option").first).to_contain_text("R2 A kezdővárosok lerakása")
    field.fill("r5.4c")
    expect(page.get_by_role("option").first).to_have_attribute("aria-selected", "true")
    field.press("Enter")
    found = page.locator("aside.guide .cited")
    expect(found).to_have_attribute("data-rule", "R5.4c")
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()
    field.fill("xyzzy")
    expect(page.get_by_role("option")).to_have_count(0)
    field.press("Escape")
    expect(field).to_have_value("")


@first_now("game", [*WRITERS])
def test_tables_fit_on_a_phone(visitors: Visitors, game: str) -> None:
    me = visitors.come(size=PHONE, language="hu")
    me.opens_table("me", "squire", game=game)
    me.page.get_by_role("banner").get_by_role("button", name=RULES["hu"]).click()
    tables = me.page.locator("aside.guide table")
    expect(tables.first).to_be_attached()
    assert tables.evaluate_all(TOO_WIDE) == []


def test_a_cited_rule_can_be_followed(visitors: Visitors) -> None:
    page = opens_the_book(visitors, WIDE, "en")
    page.locator("aside.guide button.rule", has_text="R7.3").first.click()
    expect(page.locator("aside.guide .cited")).to_have_attribute("data-rule", "R7.3")
