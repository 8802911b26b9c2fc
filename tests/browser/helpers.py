"""Persons at a browser: what they open, read and click. Nothing here knows a game."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ElementHandle,
    Error,
    Locator,
    Page,
    Position,
    WebSocketRoute,
    expect,
)
from playwright.sync_api import (
    TimeoutError as Late,
)

from regalia import games

PATIENCE = 30_000
"""Milliseconds; generous, since the machine may be busy with other things."""
DRAWN_ANEW = 5_000
"""So long a thing may take to come to rest before it is looked for again."""
GONE_MEANWHILE = ("not attached", "not enabled", "not stable", "intercepts pointer events")
"""What Playwright says of a thing that was offered when it was found and is not any more: the table has gone on."""
TRIES = 5
POLL = 20
LONG = 3000
"""Clicks, more than any game has."""
WIDE = (1280, 800)
CARD_EDGE = 9
"""So far from its left edge a card is seen in a fan."""
CUT = 4000
"""Any code that does not say that the table is gone."""

OFFERED = ", ".join(
    (
        ".hit.target",
        ".card.offered",
        ".counter.offered",
        ".figures.offered",
        ".die.offered",
        ".cell.offered",
        ".ask .act[aria-keyshortcuts]:not([aria-disabled], [aria-pressed])",
        ".ask .act:not(:has(kbd), [aria-disabled], [aria-pressed])",
        ".ask .button.main:not([aria-disabled])",
        ".ask .button.clear",
        ".dials .turn:not([disabled])",
        ".dials .figure",
        ".curtain .button.main",
        ".report .put-away",
    )
)
"""What a click answers with: places, cards, counters, dice, cells, buttons, «end turn», the curtain, a report."""

LOOK = """offered => JSON.stringify([
  [...document.querySelectorAll(offered)].map(found => found.dataset.at ?? found.textContent),
  [...document.querySelectorAll('[aria-pressed=true][data-at]')].map(found => found.dataset.at),
  document.querySelector('.ask')?.textContent,
  [...document.querySelectorAll('.kit button')].map(found => found.ariaLabel),
  document.querySelectorAll('.log li').length,
  [...document.querySelectorAll('.log li')].at(-1)?.textContent,
  document.querySelector('.curtain')?.textContent,
  document.querySelectorAll('dialog').length,
  [...document.querySelectorAll('.dials output')].map(found => found.textContent),
  [...document.querySelectorAll('.dials .figure')].map(found => found.ariaPressed),
  window.said,
])"""
"""What a person may notice of a change; and how often he has answered, since the next question may be the same."""
COUNTS_ANSWERS = """
  const send = WebSocket.prototype.send;
  window.said = 0;
  WebSocket.prototype.send = function (data) {
    window.said += JSON.parse(data).do === 'choose';
    return send.call(this, data);
  };
"""
HAS_PLAYED = f"""if (location.protocol.startsWith('http'))
  for (const game of {games.names()}) localStorage['regalia-rules-' + game] ??= '{{}}';"""
"""Pages that could not be loaded keep nothing."""
CHANGED = f"([offered, before]) => ({LOOK})(offered) !== before"
ONE_WITHIN_REACH = """([offered, chance]) => {
  const isWithinReach = thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const isCard = thing.matches('.card');
    const hit = document.elementFromPoint(x + (isCard ? 9 : width / 2), y + height / 2);
    return hit ? thing.contains(hit) : thing.tagName !== 'path';
  };
  const found = [...document.querySelectorAll(offered)].filter(isWithinReach);
  return found[Math.floor(chance * found.length)] ?? null;
}"""
"""Not under something else, nor where only moving the board would bring it into sight."""
BUSY = ".ask[aria-busy=true]"
"""An answer is under way, or what happened is still being shown."""
SOMETHING_TO_DO = f"""offered => !document.querySelector('{BUSY}') &&
  (document.querySelector(offered) !== null || document.querySelector('dialog table') !== null)"""


class Visitor:
    """One person in one window."""

    def __init__(self, address: str, context: BrowserContext, seed: int = 1) -> None:
        self.address = address
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.add_init_script(COUNTS_ANSWERS)
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.chance = random.Random(seed)
        self._lines: list[WebSocketRoute] = []
        self._is_cut = False

    # --- going somewhere ---------------------------------------------------------------------------------------------

    def goes_to_lobby(self) -> None:
        self.page.goto(self.address)
        expect(self.page.locator(".seats")).to_be_visible()

    def opens_table(self, *holders: str, game: str = "barony", **options: Any) -> str:
        """Holders are me, open, or a bot's level; with the cookie of this browser."""
        self.context.request.get(f"{self.address}/api/me")
        seats = [{"holder": who} if who in ("me", "open") else {"holder": "bot", "level": who} for who in holders]
        wish = {"game": game, "seats": seats, "options": options}
        answer = self.context.request.post(f"{self.address}/api/tables", data=wish)
        assert answer.ok, answer.text()
        table: str = answer.json()["id"]
        self.goes_to(table)
        return table

    def goes_to(self, table: str) -> None:
        self.page.goto(f"{self.address}/t/{table}")
        expect(self.page.locator("main:not(.gone)")).to_be_visible()

    def may_lose_the_network(self) -> None:
        """To be said before the page is opened: its lines then go through our hands."""
        self.page.route_web_socket("**/live*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if self._is_cut:
            line.close(code=CUT)
        else:
            line.connect_to_server()
            self._lines.append(line)

    def loses_the_network(self) -> None:
        """Requests fail, and so do the lines that were open: Chromium leaves those to us."""
        self._is_cut = True
        self.context.set_offline(True)
        while self._lines:
            self._lines.pop().close(code=CUT)

    def finds_the_network(self) -> None:
        self._is_cut = False
        self.context.set_offline(False)

    # --- playing -----------------------------------------------------------------------------------------------------

    def offered(self) -> Locator:
        return self.page.locator(OFFERED)

    def is_asked(self) -> bool:
        """Now: what is under way does not count."""
        is_settled = self.page.locator(BUSY).count() == 0
        return is_settled and self.offered().count() > 0 and not self.sees_the_end()

    def unnamed(self) -> list[str]:
        """What can be pressed or looked at, and has no spoken name."""
        found: list[str] = self.page.locator("main button, main [role=img], main [role=group]").evaluate_all(
            """found => found.filter(each => each.getClientRects().length)
            .filter(each => !(each.getAttribute('aria-label') || each.textContent.trim() || each.getAttribute('title')))
            .map(each => each.outerHTML.slice(0, 120))"""
        )
        return found

    def sees_the_end(self) -> bool:
        return self.page.locator("dialog table").count() > 0

    def waits_for_something_to_do(self) -> None:
        self.page.wait_for_function(SOMETHING_TO_DO, arg=OFFERED)

    def clicks_something(self) -> None:
        """One of the things that are offered, and waits until the page has answered."""
        for _ in range(TRIES):
            before = self.look()
            thing = self.page.evaluate_handle(ONE_WITHIN_REACH, [OFFERED, self.chance.random()]).as_element()
            if thing is None:
                return
            name = thing.evaluate("thing => thing.cloneNode(false).outerHTML")
            if self._clicks(thing):
                try:
                    self.waits_for_change(before)
                except Late as error:
                    raise AssertionError(f"nothing came of a click on {name}; the page before: {before}") from error
                return

    def _clicks(self, thing: ElementHandle) -> bool:
        """Whether it was still there, and still open."""
        try:
            thing.click(timeout=DRAWN_ANEW, position=_edge_of(thing))
        except Error as error:
            if any(sign in error.message for sign in GONE_MEANWHILE):
                return False
            raise
        return True

    def plays(self, most: int) -> int:
        """Clicks what is offered until the end screen, `most` times at most; how often."""
        for clicks in range(most):
            self.waits_for_something_to_do()
            if self.sees_the_end():
                return clicks
            self.clicks_something()
        return most

    def reads_the_report(self) -> None:
        """Where there is one, and no curtain before it."""
        report = self.page.locator(".page:not([inert]) .report")
        if report.count():
            report.locator(".put-away").click()
            expect(report).to_have_count(0)

    def plays_quickly(self) -> int:
        """Answers everything until the end screen, and reads results away; how often he clicked."""
        for clicks in range(LONG):
            self.waits_for_something_to_do()
            if self.sees_the_end():
                return clicks
            self.reads_the_report()
            self.clicks_something()
        return LONG

    def carries(self, thing: Locator, onto: Locator) -> None:
        """By mouse, in a few steps."""
        start, end = thing.bounding_box(), onto.bounding_box()
        assert start is not None and end is not None
        self.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
        self.page.mouse.up()

    def look(self) -> str:
        found: str = self.page.evaluate(LOOK, OFFERED)
        return found

    def waits_for_change(self, before: str) -> None:
        """Until something has come of a click, and nothing is under way any more."""
        self.page.wait_for_function(CHANGED, arg=[OFFERED, before])
        expect(self.page.locator(BUSY)).to_have_count(0)

    def waits_until(self, is_so: Callable[[], bool], what: str) -> None:
        """For what Playwright cannot wait for by itself."""
        patience_ends = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < patience_ends, f"waited in vain: {what}"
            self.page.wait_for_timeout(POLL)

    def clicks_until(self, is_so: Callable[[], bool], *others: Visitor) -> None:
        """He and the others click what they are asked, until something is so."""
        everybody = (self, *others)
        for _ in range(LONG):
            self.waits_until(lambda: is_so() or any(one.is_asked() for one in everybody), "somebody is asked")
            if is_so():
                return
            for one in everybody:
                if one.is_asked():
                    one.clicks_something()
                    break
        raise AssertionError(f"clicked {LONG} times in vain")

    # --- reading -----------------------------------------------------------------------------------------------------

    def log(self) -> list[str]:
        """What is told; not what marks it for this person alone: dividers, numbers of what others did."""
        lines: list[str] = self.page.locator(".log li:not(.divider)").evaluate_all(
            """found => found.map(line => {
              const told = line.cloneNode(true);
              told.querySelectorAll('.number').forEach(mark => mark.remove());
              return told.textContent;
            })"""
        )
        return [" ".join(line.split()) for line in lines]

    def board(self) -> list[str]:
        """The pieces where they stand."""
        script = "found => found.map(piece => `${piece.dataset.piece} ${piece.getAttribute('transform')}`).sort()"
        found: list[str] = self.page.locator("[data-piece]").evaluate_all(script)
        return found

    def announced(self) -> Locator:
        return self.page.locator("[aria-live=polite]")


def _edge_of(thing: ElementHandle) -> Position | None:
    """Where a card is seen though others lie over it; None, its middle, for anything else."""
    box = thing.bounding_box()
    is_card = thing.evaluate("thing => thing.matches('.card')")
    return {"x": CARD_EDGE, "y": box["height"] / 2} if box and is_card else None


class Visitors:
    """Makes them, and sees them off."""

    def __init__(self, address: str, browser: Browser) -> None:
        self.address = address
        self.browser = browser
        self._made: list[Visitor] = []

    def come(
        self,
        *,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        dark: bool = False,
        seed: int = 1,
        knows_games: bool = True,
        **more: Any,
    ) -> Visitor:
        """A new person; nothing moves on his screen, and the lobby offers the usual rules to whom it knows."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "hu": "hu-HU"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            **more,
        )
        if knows_games:
            context.add_init_script(HAS_PLAYED)
        self._made.append(Visitor(self.address, context, seed))
        return self._made[-1]

    def leave(self) -> None:
        problems = [problem for visitor in self._made for problem in visitor.problems]
        for visitor in self._made:
            visitor.context.close()
        assert not problems, problems
