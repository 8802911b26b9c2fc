"""A window before a planted table: it looks, and lets the next line be played."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize
from tests.gallery.moments import Moment, read
from tests.gallery.planting import secret_of, table_id
from websockets.sync.client import connect

from regalia.server.door.people import COOKIE

Size = tuple[int, int]
LAPTOP, LARGE, PHONE = (1280, 800), (1920, 1080), (390, 844)
SIZES: dict[str, Size] = {"1280": LAPTOP, "1920": LARGE, "390": PHONE}
SETTLED = """() => document.fonts.status === 'loaded' && document.querySelector('main:not(.gone)') !== null
  && document.querySelector('.ask, .replay, dialog') !== null
  && !document.querySelector('.ask[aria-busy=true]')"""
PATIENCE = 30_000
RESTS = """() => {
  const boxes = [...document.querySelectorAll('main, .glass, .sheet, .popover, .tip')].map((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
  const now = JSON.stringify([boxes, document.querySelector('svg.board')?.getAttribute('viewBox')]);
  const moves = ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
  const rests = window.before === now && !window.asking && !document.getAnimations().some(moves);
  window.before = now;
  return rests;
}"""
COUNTS_REQUESTS = """() => {
  const ask = window.fetch;
  window.asking = 0;
  window.fetch = (...what) => {
    window.asking += 1;
    return ask(...what).finally(() => setTimeout(() => (window.asking -= 1), 100));
  };
}"""
"""A report that was not read yet is asked for when a table is opened, and may come late."""
LOOKS_EVERY = 150
"""Milliseconds between two looks at what moves."""


@dataclass(frozen=True, slots=True)
class Sight:
    """How it is looked at."""

    size: str
    language: str
    dark: bool = False

    @property
    def id(self) -> str:
        return f"{self.size}-{self.language}{'-dark' if self.dark else ''}"


@contextmanager
def window(browser: Browser, address: str, moment: Moment, sight: Sight, motion: float = 1) -> Iterator[Page]:
    """The page of whoever looks, closed at the end; `motion` 0 leaves out all travels."""
    with eyes(browser, sight, motion) as page:
        look_at(page, address, moment)
        yield page


@contextmanager
def eyes(browser: Browser, sight: Sight, motion: float = 1) -> Iterator[Page]:
    """An empty page, closed at the end, before which table after table may be laid."""
    context = _context(browser, sight, motion)
    try:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        yield page
    finally:
        context.close()


def look_at(page: Page, address: str, moment: Moment) -> None:
    """The table as whoever sits there sees it, once nothing moves any more."""
    page.context.add_cookies([{"name": COOKIE, "value": secret_of(moment.viewer), "url": address}])
    page.goto(f"{address}/t/{table_id(moment)}")
    page.wait_for_function(SETTLED)
    rest(page)


def rest(page: Page) -> None:
    """Until all has come, sheets have unrolled and the camera is at rest: twice the same, and nothing runs."""
    page.evaluate("() => { window.before = ''; }")
    page.wait_for_function(RESTS, polling=LOOKS_EVERY)


def _context(browser: Browser, sight: Sight, motion: float) -> BrowserContext:
    width, height = SIZES[sight.size]
    is_phone = sight.size == "390"
    viewport: ViewportSize = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, has_touch=is_phone, is_mobile=is_phone)
    wishes = {
        "language": sight.language,
        "theme": "dark" if sight.dark else "light",
        "speed": motion,
        "sound": False,
    }
    context.add_init_script(f"({COUNTS_REQUESTS})()")
    context.add_init_script(f"localStorage.setItem('regalia-settings', {json.dumps(json.dumps(wishes))})")
    return context


def play_on(address: str, moment: Moment) -> None:
    """The next line of the record, said by whoever said it then."""
    line = read(moment.record).lines[moment.lines]
    assert line.seat is not None
    where = f"{address.replace('http', 'ws', 1)}/api/tables/{table_id(moment)}/live?seat={line.seat}"
    with connect(where, additional_headers={"Cookie": f"{COOKIE}={secret_of(line.seat)}", "Origin": address}) as told:
        fresh = json.loads(told.recv(timeout=30))
        told.send(json.dumps({"do": "choose", "text": line.text, "at": fresh["at"]}))
        while True:
            word = json.loads(told.recv(timeout=30))
            if word["is"] == "no":
                raise AssertionError(f"{line.text!r} of seat {line.seat} was refused: {word['error']}")
            if word["is"] == "update":
                return


def open_look_back(page: Page) -> None:
    """From the end screen back into the middle of the game."""
    while page.locator("dialog[open], .report").count():  # the last report, then the end screen
        page.keyboard.press("Escape")
        rest(page)
    tool = page.locator("[data-tool=look-back]")
    if not tool.count():
        page.locator("[data-tool=menu]").click()  # a phone has it there
    tool.click()
    slider = page.locator(".replay input[type=range]")
    slider.and_(page.locator(":enabled")).wait_for()  # once the whole game has come
    slider.evaluate(
        "each => { each.value = Math.round(each.max / 2); each.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    rest(page)
