"""The King's advice in the browser: asked for, read, pointed at; nothing is played by it."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.helpers import Visitors


def test_the_best_options_are_named_and_pointed_at_and_nothing_is_played(visitors: Visitors) -> None:
    visitor = visitors.come(seed=1)
    visitor.opens_table("me", "random", game="barony")
    visitor.waits_for_something_to_do()
    page = visitor.page
    page.get_by_role("button", name="Ask the King").click()
    options = page.locator(".advice .option")
    expect(options.first).to_be_visible(timeout=60_000)
    assert 1 <= options.count() <= 3 and "%" in options.first.inner_text()
    options.first.click()
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("asked the King for advice").first).to_be_attached()
    expect(page.get_by_role("button", name="Ask the King")).to_be_enabled()
