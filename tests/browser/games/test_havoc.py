"""Havoc in a real browser: cards gathered by finger and mouse, the helper, results, whole games, and the curtain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.helpers import CARD_EDGE, LONG, PATIENCE, WIDE, Visitor, Visitors
from tests.browser.variants import first_now

PHONE = (390, 844)
SIZES = first_now("size", [PHONE, WIDE], ids=["phone", "desktop"])
TOUCH = {"has_touch": True, "is_mobile": True}
BOTS = ("random", "random", "random")


def comes(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    return visitors.come(size=size, **(TOUCH if size == PHONE else {}), **more)  # type: ignore[arg-type]


def cries_havoc(visitors: Visitors, size: tuple[int, int], **more: object) -> Visitor:
    me = comes(visitors, size, **more)
    me.opens_table("me", *BOTS, game="havoc", first_player=0)
    me.page.locator("[data-at='button:havoc']").click()
    expect(me.page.locator(".ask .button.main")).to_be_visible()
    return me


def hand(me: Visitor) -> Locator:
    return me.page.locator(".hand .card")


def names(cards: Locator) -> list[str]:
    found: list[str] = cards.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    return found


def taps(card: Locator) -> None:
    """Where a finger would: on the part that no other card covers."""
    box = card.bounding_box()
    assert box is not None
    at = {"x": float(CARD_EDGE), "y": box["height"] * 0.6}
    card.click(position=at)  # type: ignore[arg-type]


def gather(me: Visitor, count: int) -> None:
    for at in range(count):
        taps(hand(me).nth(at))
        expect(me.page.locator(".hand .card.taken")).to_have_count(at + 1)


# --- gathering cards ----------------------------------------------------------------------------------------------


@SIZES
def test_every_first_tap_takes_and_too_many_cards_are_refused(visitors: Visitors, size: tuple[int, int]) -> None:
    me = cries_havoc(visitors, size)
    count = 8
    expect(hand(me)).to_have_count(count)
    gather(me, count)
    expect(me.page.locator(".foreseen")).to_contain_text("At most six of your cards fight")
    expect(me.page.locator(".ask .button.main")).to_have_attribute("aria-disabled", "true")
    taps(hand(me).nth(2))
    expect(me.page.locator(".hand .card.taken")).to_have_count(count - 1)
    me.page.locator(".clear").click()
    expect(me.page.locator(".hand .card.taken")).to_have_count(0)


@SIZES
def test_gathered_cards_show_what_they_make_and_are_laid_together(visitors: Visitors, size: tuple[int, int]) -> None:
    me = cries_havoc(visitors, size)
    end = me.page.locator(".ask .button.main")
    expect(me.page.locator(".foreseen")).to_contain_text("Best now")
    gather(me, 1)
    expect(end).to_have_attribute("aria-disabled", "true")
    taps(hand(me).nth(1))
    expect(me.page.locator(".foreseen")).to_contain_text("Together")
    if size == WIDE:
        expect(me.page.locator(".planned"), "the planned hand stands in the list").to_have_text("you, if you lay these")
    expect(me.page.locator(".place.own .ghost")).to_have_count(2)
    expect(end).to_have_text("Begin with 2 cards")
    laid = names(me.page.locator(".hand .card.taken"))
    before = me.look()
    end.click()
    me.waits_for_change(before)
    lying = me.page.locator(".place.own .card")
    me.waits_until(lambda: {*laid} <= {*names(lying)}, "the gathered cards lie there")


def test_without_the_helper_nothing_is_told(visitors: Visitors) -> None:
    me = visitors.come()
    sent: list[str] = []
    me.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    me.page.add_init_script("localStorage.setItem('regalia-settings', JSON.stringify({ helper: false }))")
    me.opens_table("me", *BOTS, game="havoc", first_player=0)
    me.page.locator("[data-at='button:havoc']").click()
    gather(me, 2)
    expect(me.page.locator(".foreseen")).to_have_count(0)
    assert sent and not any("wonder" in frame for frame in sent)


def test_the_hand_is_sorted_by_value_or_colour_with_one_tap(visitors: Visitors) -> None:
    me = comes(visitors, PHONE)
    me.opens_table("me", *BOTS, game="havoc", first_player=0)
    expect(hand(me)).to_have_count(8)
    values = [int(name.split()[-1]) for name in names(hand(me)) if name[-1].isdigit()]
    assert values == sorted(values)
    me.page.get_by_role("button", name="by colour").click()
    expect(me.page.get_by_role("button", name="by value")).to_be_visible()
    colours = [name.split()[0] for name in names(hand(me)) if name[-1].isdigit()]
    assert len([at for at, colour in enumerate(colours[1:]) if colour != colours[at]]) == len({*colours}) - 1


@pytest.mark.soak
def test_a_large_hand_lies_in_plates_that_a_finger_can_tap(visitors: Visitors) -> None:
    """After many recruiting turns, on a phone."""
    me = comes(visitors, PHONE, seed=2)
    me.opens_table("me", "random", game="havoc", first_player=0)
    clicks = 0
    while hand(me).count() < 12 and clicks < LONG:
        clicks += 1
        recruits(me)
    me.waits_for_something_to_do()
    sizes = hand(me).evaluate_all(
        "found => found.map(card => card.getBoundingClientRect()).flatMap(b => [b.width, b.height])"
    )
    assert hand(me).count() >= 12 and min(sizes) >= 44


def recruits(me: Visitor) -> None:
    """Never fights: draws, and keeps out of battles."""
    me.waits_for_something_to_do()
    assert not me.sees_the_end(), "the game was over before the hand had grown"
    for wanted in ("button:recruit", "button:stay_out", "button:pass", "card:deck"):
        found = me.page.locator(f"[data-at='{wanted}']:not([aria-disabled])")
        if found.count():
            before = me.look()
            found.first.click()
            me.waits_for_change(before)
            return
    me.clicks_something()


# --- results, words, motion ---------------------------------------------------------------------------------------


def test_the_result_of_a_battle_is_told_and_read(visitors: Visitors) -> None:
    me = cries_havoc(visitors, WIDE)
    gather(me, 2)
    before = me.look()
    me.page.locator(".ask .button.main").click()
    me.waits_for_change(before)
    while not me.page.locator(".report").count():
        me.waits_for_something_to_do()
        passes = me.page.locator("[data-at='button:pass']")
        if passes.count():
            before = me.look()
            passes.click()
            me.waits_for_change(before)
        elif not me.page.locator(".report").count():
            me.clicks_something()
    report = me.page.locator(".report")
    expect(report).to_contain_text("Sluys: how it ended")
    expect(report.locator("li").first).to_contain_text("5 points")
    expect(report, "what has changed, and what follows").to_contain_text("becomes Peacekeeper")
    me.page.reload()
    expect(report, "whoever comes back and has not read it is told once more").to_be_visible()
    report.get_by_role("button", name="Fold").click()
    expect(report).to_have_count(0)
    me.page.get_by_role("button", name=re.compile("wins Sluys|share the victory")).click()
    expect(report, "a folded sheet comes back").to_be_visible()
    report.locator(".put-away").press("Enter")
    expect(report, "Enter puts it away").to_have_count(0)
    me.page.reload()
    me.waits_for_something_to_do()
    expect(report, "whoever has read it goes on").to_have_count(0)


def test_a_played_card_glides(visitors: Visitors) -> None:
    me = cries_havoc(visitors, WIDE)
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.evaluate(
        """() => {
          window.flown = [];
          new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
            if (node.classList?.contains('flying')) window.flown.push(node.getAttribute('class'));
          }))).observe(document.body, { childList: true });
        }"""
    )
    gather(me, 2)
    me.page.locator(".ask .button.main").click()
    me.page.wait_for_function("() => window.flown.some(name => name.includes('card'))", timeout=2 * PATIENCE)


@first_now("language", ["hu", "en"])
def test_everything_that_is_shown_has_a_spoken_name(visitors: Visitors, language: str) -> None:
    me = cries_havoc(visitors, WIDE, language=language)
    gather(me, 2)
    assert me.unnamed() == []
    assert not re.search(r"\b(hv-|card-|option-|event-|undefined|null\b)", me.page.locator("main").inner_text())


# --- whole games --------------------------------------------------------------------------------------------------


@SIZES
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_to_the_end_screen(visitors: Visitors, size: tuple[int, int], seed: int) -> None:
    me = comes(visitors, size, seed=seed)
    me.opens_table("me", "squire", "random", "random", game="havoc")
    assert 20 < me.plays_quickly() < LONG
    rows = me.page.locator("dialog tbody").first.locator("tr")
    expect(rows).to_have_count(4)
    for row in rows.all():
        *parts, whole = [int(number) for number in row.locator("td").all_text_contents() if number.isdecimal()]
        assert sum(parts) == whole


@SIZES
def test_the_first_clicks_of_a_game(visitors: Visitors, size: tuple[int, int]) -> None:
    me = comes(visitors, size, seed=5)
    me.opens_table("me", *BOTS, game="havoc")
    for _ in range(8):
        me.waits_for_something_to_do()
        if me.sees_the_end():
            break
        me.reads_the_report()
        me.clicks_something()
    wider = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not me.page.evaluate(wider), "nothing hangs over the edge"


# --- two at one screen --------------------------------------------------------------------------------------------


def behind_the_curtain(me: Visitor) -> None:
    expect(me.page.locator(".curtain")).to_be_visible()
    expect(me.page.locator(".hand")).to_have_count(0)


def opens_the_curtain(me: Visitor) -> list[str]:
    me.page.locator(".curtain .button.main").click()
    expect(hand(me).first).to_be_visible()
    return names(hand(me))


def test_a_curtain_falls_between_two_hands(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "me", game="havoc", first_player=0)
    behind_the_curtain(me)
    first = opens_the_curtain(me)
    me.page.locator("[data-at='button:havoc']").click()
    gather(me, 2)
    laid = names(me.page.locator(".hand .card.taken"))
    me.page.locator(".ask .button.main").click()
    behind_the_curtain(me)
    hidden = [name for name in first if name not in laid and name != "dog of war"]
    page = me.page.content()
    assert not [name for name in hidden if f'"{name}"' in page], "nothing of the first hand is left in the page"
    second = opens_the_curtain(me)
    assert not {*second} & {*hidden}
    assert sorted(names(me.page.locator(".place:not(.own) .card"))) == sorted(laid)


@pytest.mark.soak
def test_two_at_one_screen_play_to_the_end(visitors: Visitors) -> None:
    me = visitors.come(seed=4)
    me.opens_table("me", "me", game="havoc")
    assert me.plays_quickly() < LONG
