"""The frame round every table: the board's box never changes, every seat is in sight, keys do what the screen says."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.helpers import Visitor, Visitors
from tests.browser.variants import first_now

LAPTOP, LARGE, PHONE = (1280, 800), (1920, 1080), (390, 844)
MOST_SEATS = {"hadurak": 6, "kard_es_korona": 6, "kingsburg": 5, "havoc": 6, "barony": 4}
WITH_BOARDS = ("kard_es_korona", "hadurak", "barony")
LEAST_MAP = 600
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
A_WHILE = 12

BOXES = """() => ['.board', '.center', '.pane'].map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null;
})"""
OUT_OF_SIGHT = """() => [...document.querySelectorAll('main [data-seat], .strip [data-seat]')].filter(seat => {
  const { x, y, width, height } = seat.getBoundingClientRect();
  const corners = [[x + 4, y + 4], [x + width - 4, y + height - 4]];
  return corners.some(([left, top]) => !seat.contains(document.elementFromPoint(left, top)));
}).map(seat => seat.dataset.seat)"""
CUT = """() => [...document.querySelectorAll('main [data-seat] b')]
  .filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"""


def sits_down(visitors: Visitors, game: str, size: tuple[int, int]) -> Visitor:
    me = visitors.come(size=size, **(TOUCH if size == PHONE else {}))
    me.opens_table("me", *["squire"] * (MOST_SEATS[game] - 1), game=game)
    me.waits_for_something_to_do()
    return me


@first_now("game", WITH_BOARDS)
def test_the_board_keeps_its_box_whatever_is_asked(visitors: Visitors, game: str) -> None:
    me = sits_down(visitors, game, LAPTOP)
    boxes = {str(me.page.evaluate(BOXES))}
    for _ in range(A_WHILE):
        me.waits_for_something_to_do()
        me.clicks_something()
        boxes.add(str(me.page.evaluate(BOXES)))
    me.page.keyboard.press("?")
    boxes.add(str(me.page.evaluate(BOXES)))
    assert len(boxes) == 1


def test_a_long_question_grows_over_the_board(visitors: Visitors) -> None:
    me = sits_down(visitors, "barony", LAPTOP)
    before = me.page.evaluate(BOXES)
    me.page.evaluate("document.querySelector('.ask .words').append('much to say '.repeat(200))")
    bar = me.page.locator(".ask").bounding_box()
    assert bar and bar["height"] > 250 and bar["y"] + bar["height"] <= LAPTOP[1]
    assert me.page.evaluate(BOXES) == before


@first_now("size", [LAPTOP, LARGE])
@first_now("game", list(MOST_SEATS))
def test_every_seat_is_in_sight(visitors: Visitors, game: str, size: tuple[int, int]) -> None:
    me = sits_down(visitors, game, size)
    assert me.page.locator("main [data-seat]").count() >= MOST_SEATS[game]
    assert me.page.evaluate(OUT_OF_SIGHT) == []
    assert me.page.evaluate(CUT) == []


def test_a_map_of_six_is_wide_enough(visitors: Visitors) -> None:
    me = sits_down(visitors, "hadurak", LAPTOP)
    width = me.page.evaluate(
        """() => Math.max(...[...document.querySelectorAll('.board image, .board use, .board rect')]
        .map(drawn => drawn.getBoundingClientRect().width))"""
    )
    assert width >= LEAST_MAP


@first_now("game", ["hadurak", "kard_es_korona"])
def test_a_phone_shows_six_seats_side_by_side(visitors: Visitors, game: str) -> None:
    me = sits_down(visitors, game, PHONE)
    assert me.page.locator(".strip [data-seat]").count() == MOST_SEATS[game]
    assert me.page.evaluate(OUT_OF_SIGHT) == []
    strip = me.page.locator(".strip").bounding_box()
    assert strip and strip["height"] <= 72


def test_what_is_asked_for_comes_to_the_front(visitors: Visitors) -> None:
    """In Hadurak's setup cards are asked for that are not on the map."""
    me = sits_down(visitors, "hadurak", PHONE)
    expect(me.page.locator(".pane .card.offered").first).to_be_visible()
    me.page.get_by_role("tab").first.click()
    expect(me.page.locator(".pane .board")).to_be_visible()
    expect(me.page.locator("[role=tab].calls")).to_have_count(1)


def test_a_number_chooses(visitors: Visitors) -> None:
    me = sits_down(visitors, "kard_es_korona", LAPTOP)
    me.page.locator(".hit.target").first.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".ask .act[aria-keyshortcuts='1']")).to_be_visible()
    before = me.look()
    me.page.keyboard.press("1")
    me.waits_for_change(before)


def test_escape_closes_what_is_on_top_first(visitors: Visitors) -> None:
    me = sits_down(visitors, "kard_es_korona", LAPTOP)
    answers, infantry = me.page.locator(".ask .act"), me.page.locator(".ask .act", has_text="infantry")
    before = answers.count()
    me.page.locator(".hit.target").first.focus()
    me.page.keyboard.press("Enter")
    expect(infantry).to_be_visible()
    me.page.get_by_role("banner").get_by_role("button", name="Rules", exact=True).click()
    expect(me.page.locator("aside.guide")).to_be_visible()
    me.page.locator("h1").click()
    me.page.keyboard.press("Escape")
    expect(me.page.locator("aside.guide")).to_have_count(0)
    expect(infantry).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(infantry).to_have_count(0)
    expect(answers).to_have_count(before)


def test_giving_up_is_in_the_menu_only(visitors: Visitors) -> None:
    me = sits_down(visitors, "kard_es_korona", LAPTOP)
    expect(me.page.locator(".ask").get_by_role("button", name="Give up")).to_have_count(0)
    me.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    expect(me.page.locator(".ask")).to_contain_text("Do you give up the game?")


CUT_NAMES = """() => [...document.querySelectorAll('.tabs button > span, .rules .line')]
  .filter(name => name.scrollWidth > name.clientWidth + 1).map(name => name.textContent)"""
OUTSIDE = """() => [...document.querySelectorAll('.tabs button')].filter(tab => {
  const { left, right } = tab.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).map(tab => tab.textContent)"""


@first_now("language", ["hu", "en"])
@first_now("game", ["kard_es_korona", "hadurak"])
def test_no_name_is_cut_at_the_edges_of_a_phone(visitors: Visitors, game: str, language: str) -> None:
    """Six seats and the most panes; rules other than the usual ones are told in short where they do not fit."""
    me = visitors.come(size=PHONE, language=language, **TOUCH)
    me.opens_table("me", *["squire"] * 5, game=game)
    me.waits_for_something_to_do()
    assert me.page.evaluate(CUT_NAMES) == [] and me.page.evaluate(OUTSIDE) == []


def test_a_phone_explains_its_signs_when_asked(visitors: Visitors) -> None:
    me = sits_down(visitors, "kard_es_korona", PHONE)
    expect(me.page.locator(".hit.target").first).to_be_attached()
    expect(me.page.locator("ul.legend")).to_have_count(0)
    me.page.get_by_role("button", name="Signs").tap()
    expect(me.page.locator("ul.legend li").first).to_be_visible()
    me.page.get_by_role("button", name="Signs").tap()
    expect(me.page.locator("ul.legend")).to_have_count(0)


@first_now("game", ["kard_es_korona", "barony"])
def test_taking_back_stands_always_in_the_same_place(visitors: Visitors, game: str) -> None:
    """Also while other questions are asked, and while the turn waits to be ended."""
    me = sits_down(visitors, game, LAPTOP)
    boxes, back = set(), me.page.get_by_role("button", name="Take back")
    for _ in range(A_WHILE):
        me.waits_for_something_to_do()
        for box in [one.bounding_box() for one in back.all()]:
            boxes.add(str(box and [round(box[side]) for side in ("x", "width", "height")]))
        assert back.count() <= 1
        me.clicks_something()
    assert len(boxes) == 1, boxes


A_CLOSED_THING = """() => {
  const isReached = thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && thing.contains(hit);
  };
  return [...document.querySelectorAll('main [data-at][aria-disabled=true]')].find(isReached) ?? null;
}"""
ANSWER = ".tip.solid, .told, .popover[role=dialog]"
"""Beside the place, in the question, or what the thing tells about itself."""


ANSWERING = [
    ("barony", "mouse", LAPTOP),
    ("kard_es_korona", "key", LAPTOP),
    ("kingsburg", "finger", PHONE),
    ("barony", "key", LAPTOP),
    ("kard_es_korona", "mouse", LAPTOP),
    ("kard_es_korona", "finger", PHONE),
    ("kingsburg", "mouse", LAPTOP),
    ("kingsburg", "key", LAPTOP),  # and in Barony a tap comes nearer first
]


@first_now(("game", "hand", "size"), ANSWERING, now=3)
def test_a_click_on_what_is_closed_is_answered_at_once(
    visitors: Visitors, game: str, hand: str, size: tuple[int, int]
) -> None:
    """Without a mode; forced, since to a browser's eyes a closed thing is not enabled."""
    me = sits_down(visitors, game, size)
    closed = me.page.evaluate_handle(A_CLOSED_THING).as_element()
    assert closed, "everything is open"
    expect(me.page.locator(ANSWER)).to_have_count(0)
    if hand == "mouse":
        closed.click(force=True)
    elif hand == "finger":
        closed.tap(force=True)
    else:
        closed.focus()
        me.page.keyboard.press("Enter")
    expect(me.page.locator(ANSWER).first).to_be_visible()


def test_a_part_that_cannot_be_drawn_takes_nothing_with_it(visitors: Visitors) -> None:
    """Two ways with one name once ended a whole table; now the rest of it goes on, and the part is tried again."""
    me = visitors.come(size=LAPTOP)
    me.page.add_init_script("""
      const draws = CanvasRenderingContext2D.prototype.measureText;
      CanvasRenderingContext2D.prototype.measureText = function (text) {
        if (window.breaks ?? true) throw Error('planted');
        return draws.call(this, text);
      };
    """)
    me.opens_table("me", "squire", game="kard_es_korona")
    broken = me.page.locator(".broken")
    expect(broken).to_have_count(1)
    expect(me.page.locator("main [data-seat]").first).to_be_visible()
    expect(me.page.locator(".ask")).to_be_visible()
    me.page.evaluate("window.breaks = false")
    broken.get_by_role("button").click()
    expect(broken).to_have_count(0)
    expect(me.page.locator(".board").first).to_be_visible()
