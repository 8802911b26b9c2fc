"""What is on the screen, and when: nothing before the move that causes it, and what touches me lies long enough."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import WIDE, Visitor, Visitors
from tests.browser.test_access import bad_things
from tests.browser.variants import first_now
from tests.gallery.looking import rest

PHONE = (390, 844)
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
A_WHILE = 1_500
"""Milliseconds in which something would have happened that must not."""
A_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
ASK: dict[str, Any] = {"kind": "x", "question": {"id": "game-name", "args": {}}, "choices": []}

NOTES = """
  window.seen = [];
  const said = {};
  const note = (what, value) => {
    if (said[what] === value) return;
    said[what] = value;
    window.seen.push({ what, value, at: performance.now() });
  };
  const text = selector => document.querySelector(selector)?.textContent.trim() ?? '';
  const look = () => {
    if (!document.body) return;
    note('turn', text('.turn'));
    note('title', document.title);
    note('log', document.querySelectorAll('.log li:not(.divider, .soft)').length);
    note('end', document.querySelector('dialog table') !== null);
    note('laurels', document.querySelectorAll('.seat use[href="#laurel"]').length);
    note('report', document.querySelector('.report') !== null);
    note('begun', document.querySelector('.log .heading') !== null);
    note('asked', document.querySelector('.ask.mine') !== null);
    note('told', [...document.querySelectorAll('.log li')].at(-1)?.textContent.replace(/\\s+/g, ' ').trim() ?? '');
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document, all);
"""
"""Notes with its time whatever changes of what a person is told: turn sign, title, log, laurels, end screen, report."""


def comes(visitors: Visitors, speed: float = 1, **more: Any) -> Visitor:
    """With motion: everything takes its time."""
    me = visitors.come(**more)
    me.page.emulate_media(reduced_motion="no-preference")
    me.page.add_init_script(
        f"localStorage.setItem('regalia-settings', JSON.stringify({{ speed: {speed}, hold: 'off' }}))"
    )
    me.page.add_init_script(NOTES)
    return me


def seen(me: Visitor, what: str) -> list[tuple[float, Any]]:
    found: list[dict[str, Any]] = me.page.evaluate("window.seen")
    return [(one["at"], one["value"]) for one in found if one["what"] == what]


def first(me: Visitor, what: str, value: Any, since: float = 0) -> float:
    return next(at for at, found in seen(me, what) if found == value and at >= since)


def feed(me: Visitor, *words: Any) -> None:
    """Words come over the line as from the server."""
    for word in words:
        me.page.evaluate("word => window.line.onmessage({ data: JSON.stringify(word) })", word)


KEEPS_LINE = """
  window.line = null;
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...where) {
      super(...where);
      window.line = this;
      this.heard = [];
      this.times = [];
      this.sent = [];
      this.addEventListener('message', event => {
        const word = JSON.parse(event.data);
        this.heard.push(word);
        if (word.steps?.length) this.times.push(performance.now());
        if (word.steps?.some(({ news }) => news?.heading)) this.headed ??= performance.now();
      });
    }
    send(data) {
      this.sent.push(JSON.parse(data));
      super.send(data);
    }
  };
"""


def at_table(visitors: Visitors, game: str = "barony", **more: Any) -> tuple[Visitor, dict[str, Any]]:
    """A table at which nobody else does anything, and its first word: all that follows we say ourselves."""
    me = comes(visitors, **more)
    me.page.add_init_script(KEEPS_LINE)
    me.opens_table("me", "open", "open", game=game)
    table = me.page.url.rpartition("/")[2]
    for seat, name in ((1, "Bence"), (2, "Csilla")):
        other = visitors.come()
        other.context.request.get(f"{me.address}/api/me")
        answer = other.context.request.post(f"{me.address}/api/tables/{table}/sit", data={"seat": seat, "name": name})
        assert answer.ok, answer.text()
    me.page.wait_for_function("() => window.line?.heard.some(word => word.is === 'fresh' && word.table.started)")
    expect(me.page.locator(".ask")).to_be_visible()
    fresh = me.page.evaluate("window.line.heard.findLast(word => word.is === 'fresh')")
    return me, fresh


def update(fresh: dict[str, Any], steps: list[dict[str, Any]], waiting: int, **more: Any) -> dict[str, Any]:
    same = {name: fresh[name] for name in ("at", "ask", "acts", "may_undo", "may_ask", "held", "asked", "own")}
    told = {"is": "update", "steps": steps, "waiting": [{"seat": waiting, "kind": "x"}], "yours": False}
    return {**same, "ask": None, **told, **more}


def step(at: int, seat: int, **more: Any) -> dict[str, Any]:
    text = {"id": "event-passed", "args": {"seat": {"seat": seat}}}
    return {"news": {"text": text, "seat": seat, "at": at, **more}, "change": {"heading": {"id": "x", "args": {}}}}


def bence_chooses(me: Visitor, fresh: dict[str, Any]) -> float:
    """Since when: whoever begins was drawn by lot, and what stood at the table then is none of a test's business."""
    feed(me, update(fresh, [step(49, 0)], 1))
    me.page.wait_for_function("() => document.querySelector('.turn').textContent.includes('Bence')")
    return seen(me, "turn")[-1][0]


def test_turn_sign_laurel_and_end_never_come_before_their_move(visitors: Visitors) -> None:
    """The last move and the news that the game is over are said in one breath."""
    me, fresh = at_table(visitors)
    begun = bence_chooses(me, fresh)
    lines = seen(me, "log")[-1][1]
    over = {**fresh["table"], "over": True, "scores": [9, 5, 3], "ranking": [1, 2, 3]}
    first_move, last_move = update(fresh, [step(50, 1), step(50, 1)], 2), update(fresh, [step(51, 2), step(51, 2)], 0)
    feed(me, first_move, last_move, {"is": "table", "table": over})
    expect(me.page.locator("dialog table")).to_be_visible()
    shown = {count: first(me, "log", count) for count in range(lines + 1, lines + 5)}
    assert shown[lines + 1] < shown[lines + 2] < shown[lines + 3] < shown[lines + 4], "one after the other"
    assert first(me, "turn", "Csilla is choosing", begun) >= shown[lines + 2]
    assert first(me, "turn", "The game is over") >= shown[lines + 4]
    assert first(me, "laurels", 1) >= shown[lines + 4]
    assert first(me, "end", True) >= shown[lines + 4]


def test_my_turn_is_never_announced_before_the_move_that_brings_it(visitors: Visitors) -> None:
    """Neither by the turn sign, the title of the window nor the question."""
    me, fresh = at_table(visitors)
    bence_chooses(me, fresh)
    lines = seen(me, "log")[-1][1]
    feed(me, update(fresh, [step(51, 1), step(51, 1), step(52, 2)], 0, ask=ASK))
    me.page.wait_for_function("() => document.querySelector('.ask.mine') !== null")
    moved = first(me, "log", lines + 3)
    assert seen(me, "turn")[-1] >= (moved, "Your turn") and seen(me, "turn")[-1][1] == "Your turn"
    assert seen(me, "asked")[-1] >= (moved, True)
    at, title = seen(me, "title")[-1]
    assert at >= moved and title.startswith("●")


def test_a_hurried_queue_does_not_hurry_what_touches_me(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    lines = seen(me, "log")[-1][1]
    others = [step(60, 1) for _ in range(20)]
    mine = step(60, 1, seats=[fresh["scene"]["you"]], pace="slow")
    feed(me, update(fresh, [*others, mine, *others], 2))
    me.page.wait_for_function(f"() => document.querySelectorAll('.log li:not(.divider, .soft)').length >= {lines + 41}")
    times = [first(me, "log", count) for count in range(lines + 1, lines + 42)]
    gaps = [later - before for before, later in pairwise(times)]
    assert gaps[20] >= 1_900, "thrown and read before anything else happens"
    assert max(gaps[:10]) < 900, "the others' are hurried"


def test_a_report_of_mine_waits_until_it_is_put_away(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    lines = seen(me, "log")[-1][1]
    report = {"id": "r", "title": {"id": "event-game_ended", "args": {}}, "seats": [fresh["scene"]["you"]]}
    battle = step(70, 1, report=report, has_report=True)
    feed(me, update(fresh, [battle], 2, ask=fresh["ask"]), update(fresh, [step(71, 2)], 1))
    expect(me.page.locator(".report")).to_be_visible()
    me.page.wait_for_timeout(A_WHILE)
    assert seen(me, "log")[-1][1] == lines + 1, "the others' move waits behind it"
    assert me.page.locator(".hit.target").count() == 0, "the question is seen but closed"
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".report")).to_have_count(0)
    me.page.wait_for_function(f"() => document.querySelectorAll('.log li:not(.divider, .soft)').length >= {lines + 2}")


def test_a_report_of_others_is_only_a_line(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    report = {"id": "r", "title": {"id": "game-name", "args": {}}, "seats": [7]}
    feed(me, update(fresh, [step(70, 1, report=report, has_report=True)], 2))
    link = me.page.locator(".log .link")
    expect(link).to_be_visible()
    assert not any(value for _, value in seen(me, "report"))
    link.click()
    expect(me.page.locator(".report")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".report")).to_have_count(0)


def test_the_dice_of_my_own_roll_lie_for_a_second(visitors: Visitors) -> None:
    """Kingsburg's season begins with the rolls: before anything else is told or asked, mine lie and are read."""
    me = comes(visitors)
    me.opens_table("me", "random", game="kingsburg")
    me.page.wait_for_function("() => document.querySelector('.ask.mine') !== null")
    for _ in range(40):
        rolled = [at for at, told in seen(me, "told") if told.startswith("Player 1 rolls")]
        if rolled:
            break
        me.waits_for_something_to_do()
        me.clicks_something()
    assert rolled, seen(me, "told")
    after = min(at for at, _ in (*seen(me, "log"), *seen(me, "asked")) if at > rolled[0] + 1)
    assert after - rolled[0] >= 1_000


@pytest.mark.soak  # seconds depend on what else the machine does
def test_the_set_up_of_six_lords_is_quick(visitors: Visitors) -> None:
    """Some 75 units are placed: so far the screen lags behind what the table has told, until the first year begins."""
    me = comes(visitors)
    me.page.add_init_script(KEEPS_LINE)
    me.opens_table("me", *["random"] * 5, game="kard_es_korona")
    lag = 0.0
    for _ in range(60):
        me.waits_for_something_to_do()
        if me.page.locator(".log .heading").count():
            break
        asked = seen(me, "asked")[-1][0]
        told = me.page.evaluate("() => window.line.times.at(-1) ?? null")
        lag += 0 if told is None else max(0, asked - told)  # whoever begins is asked before anything has happened
        me.clicks_something()
    lag += first(me, "begun", True) - me.page.evaluate("() => window.line.headed")
    assert me.page.locator(".log li").count() >= 6, "every army that stands was told"
    assert lag <= 8_000, f"{lag / 1000:.1f} s of setup on the screen"


def test_since_my_last_move_is_numbered_and_gone_through(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    places = [place["id"] for place in next(iter(fresh["scene"]["surfaces"].values()))["places"]][:3]
    steps = [step(80 + at, 1 + at % 2, places=[place]) for at, place in enumerate(places)]
    feed(me, update(fresh, steps, 0, ask=ASK, own=79))
    since = me.page.locator(".since")
    expect(since).to_be_visible()
    expect(me.page.locator(".log .divider")).to_have_text("Since your last move")
    expect(me.page.locator(".log .number")).to_have_text(["1", "2", "3"])
    me.page.keyboard.press("n")
    me.page.keyboard.press("n")
    expect(since).to_contain_text("2 of 3")
    expect(me.page.locator(".log .lit")).to_have_count(1)
    me.page.keyboard.press("Shift+N")
    expect(since).to_contain_text("1 of 3")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".log .lit")).to_have_count(0)
    feed(me, update(fresh, [step(90, 0)], 1, own=90, yours=True))
    expect(since).to_have_count(0)


@first_now("size", [PHONE, WIDE])
def test_what_others_did_is_gone_through_in_the_question_and_covers_no_board(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    me, fresh = at_table(visitors, size=size, **(TOUCH if size == PHONE else {}))
    places = [place["id"] for place in next(iter(fresh["scene"]["surfaces"].values()))["places"]][:2]
    bar = me.page.locator(".ask").bounding_box()
    feed(me, update(fresh, [step(80, 1, places=places[:1]), step(81, 2, places=places[1:])], 0, ask=ASK, own=79))
    since = me.page.locator(".since")
    expect(since).to_be_visible()
    box, now = since.bounding_box(), me.page.locator(".ask").bounding_box()
    assert bar and now and box and now["height"] == bar["height"], "the bar does not grow by it"
    assert now["y"] <= box["y"] and box["y"] + box["height"] <= now["y"] + now["height"]
    assert now["x"] <= box["x"] and box["x"] + box["width"] <= now["x"] + now["width"]
    button = since if size == PHONE else since.get_by_role("button").last
    button.click()
    expect(me.page.locator(".tip.news")).to_contain_text("Bence")
    button.click()
    expect(me.page.locator(".tip.news")).to_contain_text("Csilla")
    if size == PHONE:
        assert box["height"] >= 44


TOP = "each => each.getBoundingClientRect().top"


def test_the_log_does_not_jump_while_one_reads(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    feed(me, update(fresh, [step(100, 1, pace="quick") for _ in range(80)], 2))
    log = me.page.locator(".log")
    me.page.wait_for_function("() => document.querySelectorAll('.log li').length >= 80")
    line = log.locator("li").nth(9)
    at_end = """() => {
      const [list, last] = [document.querySelector('.log'), [...document.querySelectorAll('.log li')].at(-1)];
      return last.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom;
    }"""
    me.page.wait_for_function(at_end)
    line.scroll_into_view_if_needed()
    me.page.evaluate(A_FRAME)  # that one reads is known when the list has scrolled
    before = line.evaluate(TOP)
    feed(me, update(fresh, [step(101, 1, pace="quick")], 2))
    chip = me.page.locator(".chip", has_text="New lines")
    expect(chip).to_be_visible()
    assert line.evaluate(TOP) == pytest.approx(before, abs=1)
    chip.click()
    me.page.wait_for_function(at_end)


def test_looking_back_goes_event_by_event(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="barony")
    for _ in range(14):
        me.waits_for_something_to_do()
        me.clicks_something()
    me.page.get_by_role("button", name="Look back").first.click()
    bar = me.page.locator(".replay")
    expect(bar).to_be_visible()
    last = int(bar.locator("input").get_attribute("max") or 0)
    assert last > 5
    full = me.page.locator("[data-piece]").count()
    me.page.keyboard.press("Home")
    expect(bar).to_contain_text(f"event 0 of {last}")
    me.page.wait_for_function(f"() => document.querySelectorAll('[data-piece]').length < {full}")
    expect(me.page.locator(".turn")).to_contain_text("Looking back")
    pieces = me.page.locator("[data-piece]").count()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text(f"event 2 of {last}")
    expect(me.page.locator(".log .lit")).to_have_count(1)
    expect(me.page.locator(".log .divider")).to_have_text("Still to come")
    me.page.wait_for_function(f"() => document.querySelectorAll('[data-piece]').length > {pieces}")
    me.page.locator(".log li:not(.heading) .line").nth(4).click()
    expect(me.page.locator(".log .lit")).to_have_count(1)
    me.page.keyboard.press("Shift+ArrowLeft")
    me.page.keyboard.press("End")
    expect(bar).to_contain_text(f"event {last} of {last}")
    me.page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_enter_puts_a_report_away_however_it_was_opened_or_unfolded(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    report = {"id": "r", "title": {"id": "game-name", "args": {}}, "seats": [fresh["scene"]["you"]]}
    feed(me, update(fresh, [step(70, 1, report=report, has_report=True)], 0, ask=ASK))
    put_away = me.page.locator(".report .put-away")
    expect(put_away).to_be_focused()
    me.page.locator(".report header button").press("Enter")
    expect(me.page.locator(".folded[aria-expanded=false]")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(put_away).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".report")).to_have_count(0)
    link = me.page.locator(".log .link")
    link.press("Enter")
    expect(put_away).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator(".report")).to_have_count(0)
    expect(link).to_be_focused()


def test_who_writes_is_not_disturbed_by_a_report(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    me.page.get_by_role("tab", name="Chat").click()
    words = me.page.get_by_role("textbox")
    words.press_sequentially("wait a")
    report = {"id": "r", "title": {"id": "game-name", "args": {}}, "seats": [fresh["scene"]["you"]]}
    feed(me, update(fresh, [step(70, 1, report=report, has_report=True)], 0, ask=ASK))
    expect(me.page.locator(".report")).to_be_visible()
    expect(words).to_be_focused()


def test_axe_finds_nothing_bad_in_reports_and_what_happened_since(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    title, you = {"id": "game-name", "args": {}}, fresh["scene"]["you"]
    report: dict[str, Any] = {"id": "r", "title": title, "verdict": title, "why": title, "seats": [you], "next": title}
    report["changes"] = [{"text": title, "seat": 1, "mood": "bad"}, {"text": title, "mood": "good"}]
    report["lines"] = [{"place": 1, "name": title, "seat": 1, "text": title, "points": 3}]
    places = [place["id"] for place in next(iter(fresh["scene"]["surfaces"].values()))["places"]][:1]
    battle = step(80, 1, report=report, has_report=True, places=places, pace="slow")
    feed(me, update(fresh, [battle], 0, ask=ASK, own=79))
    expect(me.page.locator(".report")).to_be_visible()
    rest(me.page)
    found = {"report": bad_things(me.page)}
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("n")
    expect(me.page.locator(".tip.news")).to_be_visible()
    found["since"] = bad_things(me.page)
    assert not {screen: bad for screen, bad in found.items() if bad}


def test_what_a_target_leads_to_is_told_before_the_click(visitors: Visitors) -> None:
    """By pointing a moment: of the target itself, or of the steps that it leads to; crossing the board is quiet."""
    me, fresh = at_table(visitors)
    near, far = [place["id"] for place in next(iter(fresh["scene"]["surfaces"].values()))["places"]][20:22]
    say = {"id": "game-name", "args": {}}
    odds = {"parts": [{"value": 62, "name": say, "mood": "good"}, {"value": 38, "name": say, "mood": "bad"}]}
    war = {"at": f"place:{near}", "sign": "war", "note": say, "warn": say, "odds": odds}
    siege = {"at": "button:siege", "name": say, "odds": odds}
    choices = [
        {"text": "a", "name": say, "path": [war]},
        {"text": "b", "name": say, "path": [{"at": f"place:{far}", "sign": "war"}, siege]},
        {"text": "c", "name": say, "path": [{"at": f"place:{far}", "sign": "war"}, {**siege, "at": "button:no"}]},
    ]
    feed(me, update(fresh, [step(80, 1)], 0, ask={**ASK, "choices": choices}))
    tip = me.page.locator(".tip")
    me.page.locator(f".hit.target[data-place={near}]").hover()
    assert tip.count() == 0, "whoever only crosses the board sees it undisturbed"
    expect(tip.locator(".odds")).to_have_count(1, timeout=1_500)
    expect(tip.locator(".warn")).to_have_count(1)
    me.page.locator(f".hit.target[data-place={far}]").hover()
    expect(tip.locator(".odds")).to_have_count(2)
    me.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)


TOLD = """hasRounds => window.line.heard
  .flatMap(word => [...(word.log ?? []), ...(word.steps ?? []).map(step => step.news)])
  .some(item => item && (!hasRounds || item.heading && Object.values(item.text.args ?? {}).some(Number.isInteger)))"""
LONG_ENOUGH = 60
"""Clicks until something has been told that one can look back at."""


@first_now(("game", "size"), [("kard_es_korona", PHONE), ("barony", WIDE), ("kingsburg", WIDE)])
def test_looking_back_needs_no_more_room_than_the_question(
    visitors: Visitors, game: str, size: tuple[int, int]
) -> None:
    me = visitors.come(size=size, **(TOUCH if size == PHONE else {}))
    me.page.add_init_script(KEEPS_LINE)
    me.opens_table("me", "random", game=game)
    has_rounds = game != "kard_es_korona"  # there the first year is still to come when the first army stands
    for _ in range(LONG_ENOUGH):
        me.waits_for_something_to_do()
        if me.page.evaluate(TOLD, has_rounds):
            break
        me.clicks_something()
    height = "each => each.parentElement.getBoundingClientRect().height"
    least = me.page.locator(".foot .bar").first.evaluate("each => parseFloat(getComputedStyle(each).minHeight)")
    if size == PHONE:
        me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Look back").first.click()
    bar = me.page.locator(".replay")
    expect(bar).to_be_visible()
    me.page.keyboard.press("Home")
    me.page.keyboard.press("ArrowRight")
    expect(bar).to_contain_text("event 1 of")
    assert bar.evaluate(height) == pytest.approx(least, abs=1)
    if has_rounds:
        expect(bar.locator(".rounds .mark").first).to_have_text(re.compile(r"^(\d+|[IVX]+)$"))


def test_looking_back_things_are_explained_as_they_were(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="kingsburg")
    me.waits_for_something_to_do()
    me.page.get_by_role("button", name="Look back").first.click()
    me.page.keyboard.press("Home")
    expect(me.page.locator(".replay")).to_contain_text("event 0 of")
    rest(me.page)
    with me.page.expect_request("**/explain/0?*of=building-farm*"):
        me.page.locator("[data-explain=building-farm]").first.click(force=True)
    expect(me.page.locator(".popover[role=dialog]")).to_contain_text("One more white die")


def lowest(fresh: dict[str, Any]) -> str:
    places = next(iter(fresh["scene"]["surfaces"].values()))["places"]
    found: str = max(places, key=lambda place: place["center"][1])["id"]
    return found


def test_on_a_phone_the_place_of_a_sheet_stays_in_sight_above_it(visitors: Visitors) -> None:
    me, fresh = at_table(visitors, size=PHONE, **TOUCH)
    place, title = lowest(fresh), {"id": "game-name", "args": {}}
    panels = [id for id, item in fresh["scene"]["items"].items() if item["type"] == "seat"][:2]
    battle = step(80, 1)
    battle["change"]["stages"] = [{"id": "s", "title": title, "place": place, "shows": panels}]
    feed(me, update(fresh, [battle], 1))
    sheet = me.page.locator(".sheet.stage")
    expect(sheet).to_be_visible()
    rest(me.page)
    top, box = sheet.bounding_box(), me.page.locator(f".hit[data-place={place}]").bounding_box()
    assert top and box and box["y"] + box["height"] / 2 < top["y"]


def test_targets_that_do_not_fit_a_phone_are_gone_through(visitors: Visitors) -> None:
    """More of them than pills at the edge: a button goes to the next that is out of sight."""
    me, fresh = at_table(visitors, "hadurak", size=PHONE, **TOUCH)
    places = next(iter(fresh["scene"]["surfaces"].values()))["places"]
    say = {"id": "game-name", "args": {}}
    choices = [{"text": each["id"], "name": say, "path": [{"at": f"place:{each['id']}"}]} for each in places]
    feed(me, update(fresh, [step(80, 1)], 0, ask={**ASK, "place": lowest(fresh), "choices": choices}))
    on = me.page.locator("[data-pill='+']")
    expect(on).to_be_visible()
    seen_at = "() => document.querySelector('svg.board').getAttribute('viewBox')"
    rest(me.page)
    views = {me.page.evaluate(seen_at)}
    for _ in range(3):
        on.tap()
        rest(me.page)
        views.add(me.page.evaluate(seen_at))
    assert len(views) > 2


def test_digits_set_the_numbers_of_a_question(visitors: Visitors) -> None:
    """The first, or the one that has the focus; two in a row are one number, and Enter says it."""
    me, fresh = at_table(visitors)
    say = {"id": "game-name", "args": {}}
    dials = {
        "dials": [{"id": "a", "name": say, "most": 20}, {"id": "b", "name": say, "most": 3}],
        "name": say,
        "text": "bid:#-#",
    }
    feed(me, update(fresh, [step(80, 1)], 0, ask={**ASK, "dials": dials}))
    numbers = me.page.locator(".dials output")
    expect(numbers).to_have_count(2)
    me.page.keyboard.press("1")
    me.page.keyboard.press("2")
    expect(numbers).to_have_text(["12", "0"])
    me.page.locator(".dials [data-dial=b]").focus()
    me.page.keyboard.press("2")
    expect(numbers).to_have_text(["12", "2"])
    me.page.locator("h1").click()
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("() => window.said === 1")


def test_a_report_points_at_its_place(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    title, place = {"id": "game-name", "args": {}}, lowest(fresh)
    changes = [{"text": title} for _ in range(6)]
    report = {"id": "r", "title": title, "seats": [fresh["scene"]["you"]], "place": place, "changes": changes}
    feed(me, update(fresh, [step(70, 1, report=report, has_report=True)], 0, ask=ASK))
    beak = me.page.locator(".beak")
    expect(beak).to_be_visible()
    rest(me.page)
    sheet, tip = me.page.locator(".sheet.report").bounding_box(), beak.bounding_box()
    target = me.page.locator(f".hit[data-place={place}]").bounding_box()
    assert sheet and tip and target
    edge = tip["x"] + tip["width"] / 2
    is_left = target["x"] < sheet["x"]
    assert edge == pytest.approx(sheet["x"] if is_left else sheet["x"] + sheet["width"], abs=2)
    assert sheet["y"] <= tip["y"] and tip["y"] + tip["height"] <= sheet["y"] + sheet["height"]


def test_a_place_explains_itself_and_still_says_why_it_is_closed(visitors: Visitors) -> None:
    me, fresh = at_table(visitors)
    surface = next(iter(fresh["scene"]["surfaces"].values()))
    near, far = surface["places"][20], surface["places"][21]
    near["explain"] = "county-near"
    feed(me, {**fresh, "ask": None})  # a target would foretell instead
    rest(me.page)
    place = me.page.locator(f".hit[data-place={near['id']}]")
    place.hover()
    me.page.wait_for_function("() => window.line.sent.some(wish => wish.do === 'explain')")
    say = {"id": "game-name", "args": {}}
    told = {"is": "explained", "of": "county-near", "what": {"key": "county-near", "name": say, "text": say}}
    feed(me, told)
    expect(me.page.locator(".popover")).to_contain_text("Barony")
    choices = [{"text": "a", "name": say, "path": [{"at": f"place:{far['id']}"}]}]
    feed(me, update(fresh, [step(80, 1)], 0, ask={**ASK, "choices": choices}))
    expect(me.page.locator(f".hit.target[data-place={far['id']}]")).to_be_attached()
    place.click(force=True)
    expect(me.page.locator(".popover[role=dialog]")).to_have_count(0)


def test_whoever_looks_at_another_pane_is_left_there_while_others_move(visitors: Visitors) -> None:
    me, fresh = at_table(visitors, size=PHONE, **TOUCH)
    say = {"id": "game-name", "args": {}}
    ask = {**ASK, "choices": [{"text": "a", "name": say, "path": [{"at": f"place:{lowest(fresh)}"}]}]}
    feed(me, update(fresh, [step(80, 1)], 0, ask=ask, own=79))
    expect(me.page.locator(".hit.target")).to_have_count(1)
    log = me.page.get_by_role("tab", name="Log")
    log.tap()
    feed(me, update(fresh, [step(81, 2)], 0, ask=ask, own=79))
    expect(me.page.locator(".log")).to_be_visible()
    me.page.wait_for_timeout(A_WHILE)
    expect(log).to_have_attribute("aria-selected", "true")
    feed(me, update(fresh, [step(82, 1)], 0, ask=ask, own=81))
    expect(me.page.get_by_role("tab", name="Board")).to_have_attribute("aria-selected", "true")


def aside(fresh: dict[str, Any]) -> str:
    """A cell that a phone shows on another pane than the board's."""
    scene = fresh["scene"]
    shown = [id for region in scene["regions"] if region["pane"] != "board" for id in region["shows"]]
    sheets = [scene["items"][id] for id in shown if scene["items"].get(id, {}).get("type") == "sheet"]
    return next(f"cell:{cell['id']}" for sheet in sheets for row in sheet["cells"] for cell in row if cell.get("id"))


def test_the_pane_in_question_comes_back_after_a_report(visitors: Visitors) -> None:
    """The report lies over the board; once it is put away what is asked for is in sight again."""
    me, fresh = at_table(visitors, "kingsburg", size=PHONE, **TOUCH)
    say = {"id": "game-name", "args": {}}
    ask = {**ASK, "choices": [{"text": "a", "name": say, "path": [{"at": aside(fresh)}]}]}
    feed(me, update(fresh, [step(80, 1)], 0, ask=ask, own=79))
    offered, chosen = me.page.locator(".offered"), me.page.get_by_role("tab", selected=True).last
    expect(offered).to_be_visible()
    pane = chosen.inner_text()
    report = {"id": "r", "title": say, "seats": [fresh["scene"]["you"]]}
    feed(me, update(fresh, [step(81, 2, report=report, has_report=True)], 0, ask=ask, own=79))
    expect(me.page.locator(".report")).to_be_visible()
    assert chosen.inner_text() != pane
    me.page.locator(".report .put-away").tap()
    expect(offered).to_be_visible()
    expect(chosen).to_have_text(pane)
