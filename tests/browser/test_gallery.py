"""A sample of the gallery, held against what a machine can see: sizes, cuts, overlaps, reach; a board that stays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.conftest import ROOT, STEADY
from tests.browser.variants import first_now
from tests.gallery import moments
from tests.gallery.geometry import board_box, faults
from tests.gallery.looking import Sight, play_on, rest, window
from tests.gallery.moments import Moment
from tests.gallery.planting import plant

from regalia.server.serve import run

READ_AND_REACHED = (
    "barony-4-asks-action",
    "barony-4-asks-move",
    "havoc-6-asks-lay",
    "havoc-6-asks-open_battle",
    "kingsburg-2-stage-winter",
    "kingsburg-5-asks-influence",
    "kingsburg-5-asks-recruit",
    "kard_es_korona-6-asks-step_or_pass",
    "kard_es_korona-6-stage-battle",
    "hadurak-6-asks-mobilize_target",
    "hadurak-6-asks-plan_cards",
    "hadurak-2-stage-battle",
)
"""Two rich moments of every game, held against every check; all others are in the gallery."""
WITH_A_BOARD = (
    "barony-4-asks-action",
    "barony-4-asks-move",
    "kard_es_korona-6-asks-step_or_pass",
    "kard_es_korona-6-stage-battle",
    "hadurak-6-asks-mobilize_target",
)
CLICKS_A_TARGET = (
    "() => document.querySelector('.hit.target')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
)
SEEN = "() => document.querySelector('svg.board').viewBox.baseVal.width"
"""How much of the board is in sight, from left to right."""
PLAYED_ON = ("kard_es_korona-6-asks-movers", "barony-4-asks-recruit")
GONE_TO = "barony-4-asks-build"
"""Where a line is played; nothing else looks at them."""
STAKED = "hadurak-2-asks-expedition_stake"
"""Where a slider's numbers have meanings."""
SIGHTS = (Sight("1280", "en"), Sight("1920", "hu"), Sight("390", "hu"))
PLANTED = (*READ_AND_REACHED, *WITH_A_BOARD, *PLAYED_ON, GONE_TO, STAKED)
GAMES = sorted({id.split("-")[0] for id in PLANTED})


@pytest.fixture(scope="module")
def planted() -> dict[str, Moment]:
    found = {moment.id: moment for game in GAMES for moment in moments.of(game)}
    return {id: found[id] for id in PLANTED}


@pytest.fixture(scope="module")
def gallery(planted: dict[str, Moment], tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("gallery")
    plant(folder, list(planted.values()))
    with run(folder, *STEADY, folder=ROOT) as (found, _):
        yield found


def in_turn(moments: Sequence[str]) -> pytest.MarkDecorator:
    """Each moment in one sight, the next moment in the next one; `make soak` looks at each in all."""
    now = [(id, SIGHTS[at % len(SIGHTS)]) for at, id in enumerate(moments)]
    later = [(id, sight) for id in moments for sight in SIGHTS if (id, sight) not in now]
    return first_now(("id", "sight"), [*now, *later], ids=lambda one: getattr(one, "id", one), now=len(now))


@in_turn(READ_AND_REACHED)
def test_everything_can_be_read_and_reached(
    gallery: str, planted: dict[str, Moment], chromium: Browser, id: str, sight: Sight
) -> None:
    with window(chromium, gallery, planted[id], sight) as page:
        assert faults(page) == []


@in_turn(WITH_A_BOARD)
def test_the_board_keeps_its_size_and_its_place(
    gallery: str, planted: dict[str, Moment], chromium: Browser, id: str, sight: Sight
) -> None:
    with window(chromium, gallery, planted[id], sight) as page:
        before = board_box(page)
        assert before is not None
        page.evaluate(CLICKS_A_TARGET)
        rest(page)
        assert board_box(page) == before, "a click moved it"
        page.keyboard.press("?")
        rest(page)
        assert board_box(page) == before, "«Why not?» moved it"


@pytest.mark.parametrize("id", PLAYED_ON)
def test_the_board_stays_while_something_happens(
    gallery: str, planted: dict[str, Moment], chromium: Browser, id: str
) -> None:
    with window(chromium, gallery, planted[id], SIGHTS[0]) as page:
        before = board_box(page)
        play_on(gallery, planted[id])
        for _ in range(8):
            page.wait_for_timeout(250)
            assert board_box(page) == before


def test_a_phone_goes_to_what_others_do(gallery: str, planted: dict[str, Moment], chromium: Browser) -> None:
    moment = planted[GONE_TO]
    other = replace(moment, viewer=(moment.viewer - 1) % moment.seats)
    with window(chromium, gallery, other, SIGHTS[2]) as page:
        before = page.evaluate(SEEN)
        play_on(gallery, moment)
        page.wait_for_function(f"() => ({SEEN})() < {before} * 0.9")


# --- a court, its seats and its sheets ----------------------------------------------------------------------------


def test_a_sheet_on_a_phone_ends_above_what_lies_before_the_player(
    gallery: str, planted: dict[str, Moment], chromium: Browser
) -> None:
    """Also while the question under it has grown."""
    with window(chromium, gallery, planted["kingsburg-5-asks-recruit"], Sight("390", "hu")) as page:
        sheet, held = page.locator(".sheet.stage").bounding_box(), page.locator(".held").bounding_box()
        assert sheet is not None and held is not None
        assert sheet["y"] + sheet["height"] <= held["y"] + 1


def test_a_hand_stays_under_the_finger_while_a_question_stands(
    gallery: str, planted: dict[str, Moment], chromium: Browser
) -> None:
    """What the chosen cards make takes fewer lines than the advice before them."""
    with window(chromium, gallery, planted["havoc-6-asks-lay"], Sight("390", "en")) as page:
        hand = page.locator(".plates")
        before = hand.bounding_box()
        hand.locator(".card.offered").first.click()
        rest(page)
        assert page.locator(".plates .taken").count() == 1
        assert hand.bounding_box() == before


def test_the_numbers_of_seats_under_each_other_have_names(
    gallery: str, planted: dict[str, Moment], chromium: Browser
) -> None:
    with window(chromium, gallery, planted["kingsburg-5-asks-influence"], Sight("1280", "en")) as page:
        names = page.locator(".heads small").all_inner_texts()
        assert names[:3] == ["points", "rolled", "gold"]


# --- what a question needs, and what it leaves --------------------------------------------------------------------

GROWN = """() => {
  const bar = document.querySelector('.foot .bar');
  return bar.firstElementChild.offsetHeight - parseFloat(getComputedStyle(bar).minHeight);
}"""
HALF_UNDER_ITS_HEADING = """() => {
  const log = document.querySelector('[role=log]'), top = log.getBoundingClientRect().top;
  const headings = [...log.querySelectorAll('.heading')].map(each => each.getBoundingClientRect());
  const edge = headings.filter(each => each.top <= top + 2).at(-1)?.bottom ?? top;
  return [...log.querySelectorAll('li:not(.heading)')].filter(line => {
    const box = line.getBoundingClientRect();
    return getComputedStyle(line).visibility === 'visible' && box.top < edge - 2 && box.bottom > edge + 2;
  }).map(line => line.textContent);
}"""
WHOLE_LINES = """() => {
  const { top, bottom } = document.querySelector('[role=log]').getBoundingClientRect();
  return [...document.querySelectorAll('[role=log] li')].filter(line => {
    const box = line.getBoundingClientRect();
    return getComputedStyle(line).visibility === 'visible' && box.top >= top - 1 && box.bottom <= bottom + 1;
  }).length;
}"""


@first_now("language", ["en", "hu"])
def test_recruiting_grows_by_a_line_and_no_more(
    gallery: str, planted: dict[str, Moment], chromium: Browser, language: str
) -> None:
    with window(chromium, gallery, planted["kingsburg-5-asks-recruit"], Sight("1280", language)) as page:
        assert page.evaluate(GROWN) <= 34


def test_the_log_shows_six_whole_lines_beside_five_seats(
    gallery: str, planted: dict[str, Moment], chromium: Browser
) -> None:
    with window(chromium, gallery, planted["kingsburg-5-asks-influence"], Sight("1280", "en")) as page:
        assert page.evaluate(WHOLE_LINES) >= 6
        assert page.evaluate(HALF_UNDER_ITS_HEADING) == []
        page.evaluate("() => document.querySelector('[role=log]').style.setProperty('height', '97px')")
        rest(page)
        assert page.evaluate(HALF_UNDER_ITS_HEADING) == []


def test_what_happened_since_takes_no_width_from_the_words(
    gallery: str, planted: dict[str, Moment], chromium: Browser
) -> None:
    """It stands above the answers, at their right end."""
    with window(chromium, gallery, planted["kingsburg-5-asks-influence"], Sight("1280", "hu")) as page:
        since, choices = page.locator(".ask .since").bounding_box(), page.locator(".ask .choices").bounding_box()
        assert since is not None and choices is not None
        assert since["y"] + since["height"] <= choices["y"] + 1
        assert abs(since["x"] + since["width"] - choices["x"] - choices["width"]) <= 1
        assert since["x"] >= choices["x"] - 1


def test_the_whole_court_is_in_sight_on_a_phone(gallery: str, planted: dict[str, Moment], chromium: Browser) -> None:
    with window(chromium, gallery, planted["kingsburg-5-asks-influence"], Sight("390", "hu")) as page:
        cells, held = page.locator(".court .cell"), page.locator(".held").bounding_box()
        assert cells.count() == 18 and held is not None
        for box in (cells.first.bounding_box(), cells.last.bounding_box()):
            assert box is not None and box["y"] > 0 and box["y"] + box["height"] <= held["y"] + 1


def test_a_slider_with_meanings_is_one_slider(gallery: str, planted: dict[str, Moment], chromium: Browser) -> None:
    """What its numbers mean is its track, not a second bar under it."""
    with window(chromium, gallery, planted[STAKED], Sight("1280", "en")) as page:
        zones = page.locator(".slide .zones").bounding_box()
        thumb = page.locator(".slide input").bounding_box()
        assert zones is not None and thumb is not None
        assert abs(zones["y"] + zones["height"] / 2 - thumb["y"] - thumb["height"] / 2) <= 1
        track = page.locator(".slide input").evaluate("each => getComputedStyle(each).appearance")
        assert track == "none"


# --- each of them bites -------------------------------------------------------------------------------------------

SMALL = """() => {
  const line = document.createElement('p');
  line.textContent = 'tiny';
  line.style.cssText = 'font-size: 8px; position: fixed; top: 0; left: 0; z-index: 99';
  document.querySelector('main').append(line);
}"""
CUT = """() => {
  const line = document.createElement('p');
  line.textContent = 'much too long for this';
  line.style.cssText = 'width: 40px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
  document.querySelector('main').append(line);
}"""
ON_ANOTHER = """() => {
  const mark = document.querySelector('svg.board [data-name]');
  mark.parentNode.append(mark.cloneNode(true));
}"""
OFF_THE_EDGE = """() => {
  const mark = document.querySelector('svg.board [data-name]');
  mark.setAttribute('transform', 'translate(-60 100)');
}"""
GONE = (
    """() => document.querySelectorAll('[data-seat="1"]').forEach(panel => { panel.style.translate = '0 2000px'; })"""
)
COVERED = """() => {
  const cloth = document.createElement('div');
  cloth.style.cssText = 'position: fixed; inset: 0; z-index: 99';
  document.body.append(cloth);
}"""

OVER_A_SEAT = """() => {
  const { left, bottom, width } = document.querySelector('.seats [data-seat="1"]').getBoundingClientRect();
  const cloth = document.createElement('div');
  cloth.style.cssText = 'position: fixed; height: 12px; z-index: 99';
  Object.assign(cloth.style, { left: `${left}px`, top: `${bottom - 12}px`, width: `${width}px` });
  document.body.append(cloth);
}"""
BELOW_THE_FOLD = """() => {
  const sheet = document.createElement('div');
  sheet.className = 'sheet report';
  sheet.innerHTML = `<div class="body" style="height: 40px; overflow: auto">
    <p style="height: 90px">long</p><section class="changes">war</section></div>`;
  document.querySelector('main').append(sheet);
}"""

BROKEN = """() => {
  const name = document.createElement('b');
  name.textContent = 'indivisible';
  name.style.cssText = 'display: block; width: 40px; overflow-wrap: anywhere';
  document.querySelector('main').append(name);
}"""
LAST_LINE_CUT = """() => {
  const card = document.createElement('div');
  card.className = 'card';
  card.innerHTML = '<span class="text">two of its lines</span>';
  card.firstChild.style.cssText = 'display: block; width: 60px; height: 20px; overflow: clip';
  document.querySelector('main').append(card);
}"""
OUT_OF_THE_BAR = "() => { document.querySelector('header h1').style.translate = '0 -20px'; }"
OUT_OF_ITS_SHIELD = """() => {
  const sum = document.createElement('span');
  sum.className = 'shield';
  sum.innerHTML = '<b>12500</b>';
  sum.style.cssText = 'display: grid; width: 20px';
  document.querySelector('main').append(sum);
}"""
WIDER_THAN_ITS_SHEET = """() => {
  const sheet = document.createElement('div');
  sheet.className = 'sheet';
  sheet.innerHTML = '<span class="card">king of the dogs</span>';
  sheet.style.cssText = 'width: 50px; overflow: auto';
  sheet.firstChild.style.cssText = 'display: block; width: 56px';
  document.querySelector('.ask').append(sheet);
}"""

WIDER_THAN_ITS_DIALOG = """() => {
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<p style="width: 300px">the last column</p>';
  dialog.style.cssText = 'width: 200px; overflow: auto';
  document.body.append(dialog);
  dialog.show();
}"""
WIDER_THAN_ITS_COLUMN = """() => {
  const column = document.querySelector('main .column');
  const table = document.createElement('p');
  table.textContent = 'the money';
  table.style.cssText = 'flex: none; width: 400px';
  column.style.overflow = 'auto';
  column.prepend(table);
}"""
HIGHER_THAN_THE_WINDOW = """() => {
  const line = document.createElement('div');
  line.style.cssText = 'position: absolute; top: 100%; height: 1px; width: 1px';
  document.body.append(line);
}"""
HALF_OVER_THE_TABS = """() => {
  const planted = document.createElement('div');
  planted.innerHTML = `<nav><div class="tabs" style="position: fixed; inset: auto 0 0; height: 50px">tabs</div></nav>
    <div class="over"><div class="sheet" style="position: fixed; inset: auto 0 25px; height: 90px">war</div></div>`;
  document.querySelector('main').append(planted);
}"""


@pytest.fixture(scope="module")
def faultless(gallery: str, planted: dict[str, Moment], chromium: Browser) -> Iterator[Page]:
    """A table that keeps what it looks like, so that each fault is planted into the same one."""
    with window(chromium, gallery, planted["kard_es_korona-6-asks-step_or_pass"], SIGHTS[0]) as page:
        page.evaluate("() => { window.faultless = document.body.cloneNode(true); }")
        yield page


@pytest.mark.parametrize(
    "fault, says",
    [
        (SMALL, "text of 8.0 px: «tiny»"),
        (CUT, "cut: «much too long for this»"),
        (ON_ANOTHER, "overlap: "),
        (OFF_THE_EDGE, "cut at the edge: "),
        (GONE, "seat 1 is not wholly in the window"),
        (OVER_A_SEAT, "seat 1 is not wholly in the window"),
        (COVERED, "targets can be reached"),
        (BELOW_THE_FOLD, "below the fold: «war»"),
        (BELOW_THE_FOLD, "more of a sheet follows without a sign"),
        (BROKEN, "broken: «indivisible»"),
        (LAST_LINE_CUT, "lines are cut: «two of its lines»"),
        (OUT_OF_THE_BAR, "out of the bar: «"),
        (OUT_OF_ITS_SHIELD, "out of its shield: «12500»"),
        (WIDER_THAN_ITS_SHEET, "wider than its sheet: «king of the dogs»"),
        (WIDER_THAN_ITS_DIALOG, "wider than its dialog: «the last column»"),
        (WIDER_THAN_ITS_COLUMN, "wider than its column: «"),
        (HIGHER_THAN_THE_WINDOW, "the page is higher than the window"),
        (HALF_OVER_THE_TABS, "half over the tabs: «war»"),
    ],
    ids=[
        "small",
        "cut",
        "overlap",
        "off the edge",
        "gone",
        "over a seat",
        "covered",
        "below the fold",
        "no sign",
        "broken",
        "last line cut",
        "out of the bar",
        "out of its shield",
        "wider than its sheet",
        "wider than its dialog",
        "wider than its column",
        "higher than the window",
        "half over the tabs",
    ],
)
def test_a_planted_fault_is_found(faultless: Page, fault: str, says: str) -> None:
    faultless.evaluate("() => document.body.replaceWith(window.faultless.cloneNode(true))")
    assert not any(says in found for found in faults(faultless))
    faultless.evaluate(fault)
    assert any(says in found for found in faults(faultless))


def test_a_board_that_moves_is_found(gallery: str, planted: dict[str, Moment], chromium: Browser) -> None:
    with window(chromium, gallery, planted["barony-4-asks-move"], SIGHTS[0]) as page:
        before = board_box(page)
        _push(page)
        assert board_box(page) != before


def _push(page: Page) -> None:
    page.evaluate("() => document.querySelector('.glass').style.setProperty('margin-top', '30px')")
