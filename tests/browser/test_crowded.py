"""Tables with many seats: nothing is cut, nothing lies on another thing, and what matters most stays in sight."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import ROOT, STEADY
from tests.browser.variants import first_now
from tests.gallery.geometry import faults
from tests.gallery.looking import Sight, play_on, rest, window
from tests.gallery.moments import GOLDEN, Moment
from tests.gallery.planting import plant

from regalia.server.serve import run

LAPTOP, LARGE, PHONE = Sight("1280", "hu"), Sight("1920", "en"), Sight("390", "hu")
JOHN = Moment("havoc", "john", GOLDEN / "havoc-4.json", 184, 4)
FIVE_FIGHT = Moment("havoc", "five-fight", GOLDEN / "havoc-4.json", 74, 2)
FIVE_FOUGHT = Moment("havoc", "five-fought", GOLDEN / "havoc-4.json", 180, 5, plays_on=True)
SIX_ASKED = Moment("havoc", "six-asked", GOLDEN / "havoc-4.json", 112, 1)
BARONS = Moment("barony", "barons", GOLDEN / "barony-3.json", 200, 2)
COURT = Moment("kingsburg", "court", GOLDEN / "kingsburg-3.json", 138, 3)
RECRUITING = Moment("kingsburg", "recruiting", GOLDEN / "kingsburg-3.json", 235, 2)
BEATEN = Moment("kingsburg", "beaten", GOLDEN / "kingsburg-2.json", 65, 1)
MOMENTS = (JOHN, FIVE_FIGHT, FIVE_FOUGHT, SIX_ASKED, BARONS, COURT, RECRUITING, BEATEN)

OVERLAPS = """([one, other]) => [...document.querySelectorAll(one)].flatMap(first =>
  [...(first.closest('.item, .cell') ?? document).querySelectorAll(other)].filter(second => {
    const written = document.createRange();
    written.selectNodeContents(first);
    const [a, b] = [(first.textContent ? written : first).getBoundingClientRect(), second.getBoundingClientRect()];
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map(second => `${first.textContent} on ${second.textContent || second.tagName}`))"""
OUT_OF_THE_BOX = """([boxes, things]) => [...document.querySelectorAll(boxes)].flatMap(box => {
  const frame = box.getBoundingClientRect();
  return [...box.querySelectorAll(things)].filter(thing => {
    const { left, top, right, bottom, width } = thing.getBoundingClientRect();
    const out = [frame.left - left, frame.top - top, right - frame.right, bottom - frame.bottom];
    return width && Math.max(...out) > 1;
  }).map(thing => `${thing.className?.baseVal ?? thing.className} of ${box.textContent.trim().slice(0, 20)}`);
})"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("crowded")
    plant(folder, MOMENTS)
    with run(folder, *STEADY, folder=ROOT) as (address, _):
        play_on(address, FIVE_FOUGHT)
        yield address


def heights(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).evaluate_all("all => all.map(each => each.offsetHeight)")
    return found


def top_and_bottom(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


# --- on a wide screen ---------------------------------------------------------------------------------------------


@first_now("sight", [LAPTOP, LARGE], ids=lambda sight: sight.id)
def test_what_a_station_brings_is_told_whole(tables: str, chromium: Browser, sight: Sight) -> None:
    with window(chromium, tables, JOHN, sight) as page:
        assert page.locator(".line .words > small").all_inner_texts() == ["6·4·2", "11·8·5·3·1"]
        assert page.evaluate(OUT_OF_THE_BOX, [".line li", "small, .name"]) == []
        assert faults(page) == []


@first_now("sight", [LAPTOP, LARGE], ids=lambda sight: sight.id)
def test_what_lies_in_the_middle_stays_in_its_box(tables: str, chromium: Browser, sight: Sight) -> None:
    with window(chromium, tables, JOHN, sight) as page:
        assert page.locator(".rest .amounts").count() == 1
        assert page.evaluate(OUT_OF_THE_BOX, [".seated", ".place, .item, .amounts, .badge"]) == []
        assert page.evaluate(OVERLAPS, [".rest h2", ".badge, .amounts, li"]) == []
        assert page.locator(".bare").evaluate("bare => bare.scrollHeight - bare.clientHeight") <= 0


def test_a_narrow_tray_has_its_name_and_its_badge_apart(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, JOHN, LAPTOP) as page:
        page.locator(".rest > .item").first.evaluate("tray => { tray.style.cssText = 'flex: none; width: 228px'; }")
        assert page.evaluate(OVERLAPS, [".rest h2", ".badge, .amounts, li"]) == []


def test_a_report_shows_every_fighter_above_the_question(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, FIVE_FOUGHT, LAPTOP) as page:
        body, rows = page.locator(".report .body"), page.locator(".report ol > li")
        assert rows.count() == 5
        assert body.evaluate("body => body.scrollHeight - body.clientHeight") <= 0
        assert page.evaluate(OUT_OF_THE_BOX, [".report .body", "ol > li"]) == []
        assert top_and_bottom(page, ".report")[1] <= top_and_bottom(page, ".ask")[0]


def test_news_hide_nothing_at_court_and_what_is_out_of_reach_looks_so(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, COURT, LAPTOP) as page:
        assert page.locator(".cell .fresh-mark").count() >= 1
        assert page.evaluate(OVERLAPS, [".cell .fresh-mark", ".amount"]) == []
        shut, offered = page.locator(".cell.shut"), page.locator(".cell.offered")
        assert shut.count() >= 1 and offered.count() >= 1 and page.locator(".cell.shut.offered").count() == 0
        styles = [cell.first.evaluate("cell => getComputedStyle(cell).borderTopStyle") for cell in (shut, offered)]
        assert styles == ["dashed", "solid"]


def test_the_row_above_the_table_ends_at_the_open_book(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, JOHN, LARGE) as page:
        page.get_by_role("banner").get_by_role("button", name="Rules", exact=True).click()
        page.locator("aside.guide").wait_for()
        rest(page)
        book, row = page.locator("aside.guide").bounding_box(), page.locator(".line li").last.bounding_box()
        assert book and row and row["x"] + row["width"] <= book["x"]


def test_heads_of_a_narrow_table_do_not_touch(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, BARONS, LAPTOP) as page:
        gaps = page.locator("thead small").evaluate_all(
            """found => found.map(each => {
              const written = document.createRange();
              written.selectNodeContents(each);
              return written.getBoundingClientRect();
            }).map(({ left }, at, all) => (at ? left - all[at - 1].right : Infinity)).slice(1)"""
        )
        assert len(gaps) == 4 and min(gaps) >= 3


# --- on a phone ---------------------------------------------------------------------------------------------------


def test_a_layout_is_a_low_row_on_a_phone(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, FIVE_FIGHT, PHONE) as page:
        filled, others = heights(page, ".place.filled"), heights(page, ".place:not(.filled)")
        assert (len(filled), len(others)) == (5, 1)
        assert max(filled) <= 70 and max(others) <= 40
        hand = top_and_bottom(page, ".held")[0]
        assert top_and_bottom(page, ".place.leads")[1] < hand and top_and_bottom(page, ".place.own")[1] < hand


def test_who_sits_beyond_the_edge_of_a_phone_is_one_touch_away(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, SIX_ASKED, PHONE) as page:
        called = page.locator("button.below")
        assert called.get_attribute("aria-label") == "Lejjebb ül: Ferenc, Anna"
        called.tap()
        called.wait_for(state="detached")
        hand = top_and_bottom(page, ".held")[0]
        assert all(box[1] <= hand for box in (top_and_bottom(page, f".place[data-seat='{seat}']") for seat in (0, 5)))


def test_five_seats_on_a_phone_have_names_and_goods(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, COURT, PHONE) as page:
        names = page.locator(".chip b").all_inner_texts()
        assert sorted(names) == ["Anna", "Bence", "Csilla", "Dávid", "Éva"]
        assert page.locator(".chip .goods > span").count() == 3 * len(names)
        assert page.evaluate(OUT_OF_THE_BOX, [".chip", "b, .points, .goods > span"]) == []


def test_dice_hide_nothing_that_an_advisor_gives(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, COURT, PHONE) as page:
        assert page.locator(".cell .dice").count() >= 4
        assert page.evaluate(OVERLAPS, [".cell .dice, .cell .fresh-mark", ".amount"]) == []


def test_a_report_ends_above_the_tabs_of_a_phone(tables: str, chromium: Browser) -> None:
    """Also when what lies before the player has grown less meanwhile."""
    with window(chromium, tables, FIVE_FOUGHT, PHONE) as page:
        page.locator(".held > *").first.evaluate("hand => { hand.style.height = '20px'; }")
        rest(page)
        assert top_and_bottom(page, ".report")[1] <= top_and_bottom(page, ".ask")[0] + 1
        assert top_and_bottom(page, ".ask")[1] <= top_and_bottom(page, ".tabs")[0] + 1


# --- what is about to be chosen, and where one is -----------------------------------------------------------------


def test_the_column_of_the_chosen_number_is_ringed(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, RECRUITING, LAPTOP) as page:
        assert page.locator(".ringed").count() == 0
        page.locator("[data-at='button:soldiers-1']").hover()
        assert page.locator("th.ringed").inner_text() == "+1"
        page.mouse.move(2, 2)
        for _ in range(2):
            page.locator("[data-at='counter:own-wood']").click()
        page.mouse.move(2, 2)
        rest(page)
        assert page.locator("th.ringed").inner_text() == "+2"
        assert page.locator("td.ringed").count() == page.locator(".stage tbody tr").count()


def test_a_winter_says_where_in_it_one_is(tables: str, chromium: Browser) -> None:
    with window(chromium, tables, BEATEN, PHONE) as page:
        assert page.locator(".stage [aria-current=step]").inner_text() == "eredmények"
        assert page.evaluate(OUT_OF_THE_BOX, [".stage .track", "li"]) == []
