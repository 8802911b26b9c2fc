"""What Barony lacks: secret plans, sealed bids, free acts, and a curtain between two at one screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import OFFERED, Visitor, Visitors

A_GAME = 400
PLANNED = 2
CARD = "button.card"


def cards_of(visitor: Visitor, tincture: str) -> list[str]:
    script = "found => found.map(card => card.getAttribute('aria-label'))"
    found: list[str] = visitor.page.locator(f"{CARD}.seat-{tincture}").evaluate_all(script)
    return found


def plans(visitor: Visitor) -> None:
    for _ in range(PLANNED):
        visitor.waits_for_something_to_do()
        visitor.clicks_something()


def two_at_a_table(visitors: Visitors) -> tuple[Visitor, Visitor]:
    host, guest = visitors.come(seed=1), visitors.come(seed=2)
    table = host.opens_table("me", "open", game="tiny")
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").click()
    for visitor in (host, guest):
        visitor.waits_for_something_to_do()
    return host, guest


def test_nobody_sees_the_plan_of_another(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    before = guest.page.locator("main").inner_text()
    closed = set(cards_of(guest, "azure"))
    assert len(closed) == 1 and len(set(cards_of(host, "azure"))) > 1
    plans(host)
    expect(host.page.locator(".ask")).to_contain_text("Waiting")
    assert set(cards_of(guest, "azure")) == closed
    assert guest.page.locator(".log").inner_text() in before


def test_bids_are_sealed_until_all_have_bid(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    plans(host)
    plans(guest)
    for visitor in (host, guest):
        expect(visitor.page.locator(".ask")).to_contain_text("bid")
    before = guest.log()
    host.clicks_something()
    expect(host.page.locator(".ask")).to_contain_text("Waiting")
    assert guest.log() == before
    guest.clicks_something()
    expect(guest.page.locator(".log")).to_contain_text("leads")
    guest.waits_until(lambda: len(guest.log()) >= len(before) + 3, "both bids and who leads")


def test_a_free_act_at_any_time(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    lines = len(guest.log())
    host.page.locator(".acts .button").click()
    host.clicks_something()
    expect(guest.page.locator(".log li")).to_have_count(lines + 1)
    expect(guest.offered().first, "a gift interrupts nobody").to_be_visible()


def test_what_others_do_does_not_close_a_free_act(visitors: Visitors) -> None:
    host, guest = two_at_a_table(visitors)
    lines = len(host.log())
    host.page.locator(".acts .button").click()
    expect(host.page.get_by_role("button", name="Close", exact=True)).to_be_visible()
    plans(guest)
    expect(host.page.locator(".seat.on")).to_have_count(1)
    expect(host.page.get_by_role("button", name="Close", exact=True)).to_be_visible()
    host.page.locator(".ask .act").last.click()
    expect(host.page.locator(".log li")).to_have_count(lines + 1)


def all_cards_are_closed(me: Visitor) -> None:
    of_a_seat = f"{CARD}:not(.seat-argent)"
    hidden = me.page.locator(of_a_seat).first.get_attribute("aria-label")
    expect(me.page.locator(f"{of_a_seat}:not([aria-label='{hidden}'])")).to_have_count(0)


def opens_the_curtain(me: Visitor) -> None:
    me.page.locator(".curtain .button.main").click()
    expect(me.page.locator(".curtain")).to_have_count(0)
    me.waits_for_something_to_do()


def test_a_curtain_falls_between_two_at_one_screen(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "me", game="tiny")
    for own, other in (("azure", "or"), ("or", "azure")):
        expect(me.page.locator(".curtain")).to_be_visible()
        all_cards_are_closed(me)
        opens_the_curtain(me)
        assert len(set(cards_of(me, own))) > 1 and len(set(cards_of(me, other))) == 1
        me.clicks_until(lambda: me.page.locator(".curtain").count() > 0)


def test_to_the_end_against_a_bot(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "random", game="tiny")
    assert me.plays(A_GAME) < A_GAME
    expect(me.page.locator("dialog tbody tr").first).to_be_visible()


WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(this.className.baseVal ?? this.className);
    return animate.call(this, frames, { ...options, duration: 1, delay: 0 });
  };
}"""
"""Notes what moves, and makes it short."""


def moves_on_the_screen_of(me: Visitor) -> list[str]:
    return [str(name).split(" ")[0] for name in me.page.evaluate("window.moved")]


def test_the_die_rolls_and_shows_what_was_cast(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "random", game="tiny")
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.evaluate(WATCH)
    me.page.wait_for_function(
        """offered => {
          if (document.querySelector('.die use:not([href="#die-hidden"])')) return true;
          if (!document.querySelector('.flying')) document.querySelector(offered)?.click();
          return false;
        }""",
        arg=OFFERED,
        polling=200,
    )
    shown = me.page.locator(".die use")
    cast = me.page.locator(".die").get_attribute("aria-label") or ""
    expect(shown).to_have_attribute("href", f"#die-{cast.split()[-1]}")
    assert "cube" in moves_on_the_screen_of(me)


def test_the_open_card_turns_over_when_another_takes_its_place(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "random", game="tiny", rounds=3)
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.evaluate(WATCH)
    card = me.page.locator("[data-at='card:market']")
    before = card.get_attribute("aria-label")
    me.page.wait_for_function(
        """([offered, before]) => {
          const open = document.querySelector("[data-at='card:market']");
          if (open?.getAttribute('aria-label') !== before) return true;
          const things = [...document.querySelectorAll(offered)];
          (things.find(thing => thing.dataset.at === 'button:draw:market') ?? things.at(-1))?.click();
          return false;
        }""",
        arg=[OFFERED, before],
        polling=200,
        timeout=30_000,
    )
    expect(card.locator("text")).to_have_text((card.get_attribute("aria-label") or "").split()[-1])
    assert "sheet" in moves_on_the_screen_of(me)


def test_a_hand_can_be_sorted(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "random", game="tiny")
    me.waits_for_something_to_do()
    numbers = me.page.locator(".fan").filter(has=me.page.locator(".card.seat-azure.offered")).locator("text")
    upwards = [int(text) for text in numbers.all_text_contents()]
    me.page.get_by_role("button", name="highest first").first.click()
    expect(numbers.first).to_have_text(str(max(upwards)))
    assert [int(text) for text in numbers.all_text_contents()] == sorted(upwards, reverse=True)


def gives_everything_away(me: Visitor) -> None:
    lines = len(me.log())
    me.page.locator(".acts .button").click()
    me.page.locator(".ask .act").last.click()
    expect(me.page.locator(".log li")).to_have_count(lines + 1)


def test_a_bid_that_makes_itself_holds_nobody_up(visitors: Visitors) -> None:
    """Who has no coins bids none without being asked; coming back to the table, the other one is to be asked."""
    me = visitors.come()
    me.opens_table("me", "me", game="tiny")
    opens_the_curtain(me)
    gives_everything_away(me)
    me.clicks_until(lambda: "bid" in me.page.locator(".ask").inner_text())
    me.page.reload()
    assert me.plays(3) == 3


def test_nobody_is_called_to_a_bid_that_makes_itself(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "me", game="tiny", rounds=1)
    opens_the_curtain(me)
    gives_everything_away(me)
    me.clicks_until(lambda: "bid" in me.page.locator(".ask").inner_text())
    expect(me.page.locator(".turn")).to_contain_text("2")
    me.clicks_something()
    expect(me.page.locator(".log")).to_contain_text("leads")
    expect(me.page.locator(".curtain")).to_have_count(0)
    assert me.plays(A_GAME) < A_GAME


@pytest.mark.soak
def test_two_at_one_screen_play_to_the_end(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "me", game="tiny", gifts=False)
    assert me.plays(A_GAME) < A_GAME
