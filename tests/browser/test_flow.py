"""How a table flows: handing over, ending turns, taking back, coming, going, and coming back."""

from __future__ import annotations

import re
import socket
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.browser.conftest import ROOT, STEADY
from tests.browser.helpers import BUSY, Visitor, Visitors
from tests.browser.variants import first_now

from regalia.bots import NAMES
from regalia.server.serve import run

OFFERED_CARD = ".card.offered"
GOLDEN = ROOT / "tests" / "golden" / "barony-1.json"


def opens_the_curtain(me: Visitor) -> None:
    me.page.locator(".curtain .button.main").click()
    expect(me.page.locator(".curtain")).to_have_count(0)
    me.waits_for_something_to_do()


def names_of_cards(me: Visitor) -> set[str]:
    script = "found => found.map(card => card.getAttribute('aria-label'))"
    names: list[str] = me.page.locator("button.card:not(.seat-argent)").evaluate_all(script)
    return {name for name in names if any(sign.isdigit() for sign in name)}


def names_left(names: set[str], page: str) -> list[str]:
    """Whole names: the open card 12 is not the secret card 1."""
    return [name for name in names if re.search(rf"{re.escape(name)}(?!\d)", page)]


def plans(me: Visitor) -> None:
    """Both cards, up to «end turn»."""
    me.waits_for_something_to_do()
    question = me.page.locator(".ask p").first.inner_text()
    me.page.locator(OFFERED_CARD).last.click()
    expect(me.page.locator(OFFERED_CARD)).to_have_count(2)
    me.page.locator(OFFERED_CARD).last.click()
    expect(me.page.locator(".ask p").first).not_to_have_text(question)


def menu(me: Visitor, item: str) -> None:
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name=item).click()


def two_at_a_table(visitors: Visitors, game: str = "tiny", *more: str) -> tuple[Visitor, Visitor, str]:
    host, guest = visitors.come(seed=1), visitors.come(seed=2)
    table = host.opens_table("me", "open", *more, game=game)
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").click()
    for visitor in (host, guest):
        expect(visitor.page.locator(".ask")).not_to_contain_text("You are watching")
    return host, guest, table


# --- the curtain ----------------------------------------------------------------------------------------------------


class Slow:
    """Lets a spectator's line wait: the moment before the spectator's table arrives lasts as long as we like."""

    def __init__(self, page: Page) -> None:
        self.waits = False
        page.route_web_socket(re.compile(r"/live(\?|$)"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        if "seat=" in line.url or not self.waits:
            line.connect_to_server()


def test_the_curtain_leaves_nothing_of_the_seat_before(visitors: Visitors) -> None:
    me = visitors.come()
    slow = Slow(me.page)
    me.opens_table("me", "me", game="tiny")
    opens_the_curtain(me)
    secrets = names_of_cards(me)
    assert len(secrets) >= 3
    plans(me)
    slow.waits = True
    me.page.get_by_role("button", name="End turn").click()
    expect(me.page.locator(".curtain")).to_be_visible()
    assert not names_left(secrets, me.page.content())
    for gone in (".ask", ".log li", ".board", ".flying", ".tip"):
        expect(me.page.locator(gone)).to_have_count(0)
    expect(me.announced()).to_have_text("")
    assert me.page.locator(".page").get_attribute("inert") is not None


def test_what_was_looked_back_at_does_not_come_late(visitors: Visitors) -> None:
    """The answer to the one before arrives when the next one is already called."""
    me = visitors.come()
    late: list[Route] = []
    me.opens_table("me", "me", game="tiny")
    opens_the_curtain(me)
    secrets = names_of_cards(me)
    plans(me)
    me.page.route("**/replay/*", lambda route: late.append(route))
    with me.page.expect_request("**/replay/*"):
        me.page.get_by_role("button", name="Look back").click()
        me.page.get_by_role("button", name="One step back").click()
    me.page.get_by_role("button", name="Back to the game").click()
    me.page.get_by_role("button", name="End turn").click()
    expect(me.page.locator(".curtain")).to_be_visible()
    expect(me.page.locator("button.card").first).to_be_attached()
    assert late and not names_of_cards(me)
    with me.page.expect_response("**/replay/*"):
        for route in late:
            route.continue_()
    me.page.wait_for_timeout(200)
    assert not names_left(secrets, me.page.locator("main").inner_html())


def test_whoever_reloads_gets_the_curtain_not_a_hand(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "me", game="tiny")
    opens_the_curtain(me)
    assert names_of_cards(me)
    me.page.reload()
    expect(me.page.locator(".curtain")).to_be_visible()
    expect(me.page.locator("button.card").first).to_be_attached()
    assert not names_of_cards(me)


# --- one answer at a time, and the line -----------------------------------------------------------------------------


def test_a_double_click_is_one_answer(visitors: Visitors) -> None:
    me = visitors.come()
    sent: list[str] = []
    me.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    me.opens_table("me", "random", game="tiny")
    me.waits_for_something_to_do()
    before = me.look()
    me.page.locator(OFFERED_CARD).last.evaluate("button => { button.click(); button.click(); }")
    me.waits_for_change(before)
    assert len([frame for frame in sent if '"choose"' in frame]) == 1
    expect(me.page.locator(".told")).to_have_count(0)


class Deaf:
    """A line over which nothing comes while we say so."""

    def __init__(self, page: Page) -> None:
        self.is_deaf = False
        self.lost: list[str] = []
        page.route_web_socket("**/live*", self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda word: self.lost.append(str(word)) if self.is_deaf else line.send(word))

    def has_missed_a_choice(self) -> bool:
        return any('"is":"update"' in word and '"yours":true' in word for word in self.lost)


REDS = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--wax)';
  const red = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const isRed = found => getComputedStyle(found).backgroundColor === red;
  return [...document.querySelectorAll('.ask button')].filter(isRed).length;
}"""


def test_an_answer_under_way_stays_in_its_row_and_only_one_thing_is_red(visitors: Visitors) -> None:
    me = visitors.come()
    deaf = Deaf(me.page)
    me.opens_table("me", "random", game="barony", first_player=0, placement="auto")
    me.page.locator("[data-at='button:recruit']").click()
    me.page.locator(".hit.target").first.click()
    answers = me.page.locator(".ask .buttons .act")
    expect(answers.first).to_be_visible()
    count = answers.count()
    deaf.is_deaf = True
    answers.last.click()
    expect(me.page.locator(BUSY)).to_have_count(1)
    expect(answers).to_have_count(count)
    expect(answers.last).to_have_class(re.compile(r"\bon\b"))
    me.page.wait_for_function(f"({REDS})() === 1")


def test_who_has_missed_something_sees_it_and_is_told(visitors: Visitors) -> None:
    me = visitors.come()
    deaf = Deaf(me.page)
    table = me.opens_table("me", "random", game="tiny")
    me.waits_for_something_to_do()
    deaf.is_deaf = True
    elsewhere = Visitor(me.address, me.context)
    elsewhere.goes_to(table)
    elsewhere.waits_for_something_to_do()
    elsewhere.page.locator(OFFERED_CARD).last.click()
    expect(elsewhere.page.locator(OFFERED_CARD)).to_have_count(2)
    me.waits_until(deaf.has_missed_a_choice, "what was told meanwhile is lost")
    deaf.is_deaf = False
    me.page.locator(OFFERED_CARD).last.click()
    expect(me.page.locator(".told")).to_contain_text("The table has changed in the meantime")
    expect(me.page.locator(OFFERED_CARD)).to_have_count(2)


def test_the_browser_knows_when_the_network_is_gone(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="tiny")
    me.waits_for_something_to_do()
    me.page.evaluate("Object.defineProperty(window, 'WebSocket', { value: class { close() {} }, writable: true })")
    me.page.evaluate("dispatchEvent(new Event('offline'))")
    expect(me.page.get_by_role("alert")).to_contain_text("connection is lost")


def test_back_online_at_once(visitors: Visitors) -> None:
    """Without waiting for the next try, which by then is seconds away."""
    me = visitors.come()
    me.may_lose_the_network()
    me.opens_table("me", "random", game="tiny")
    me.waits_for_something_to_do()
    me.loses_the_network()
    expect(me.page.get_by_role("alert")).to_be_visible()
    me.page.evaluate("[window.later, window.setTimeout] = [setTimeout, () => 0]")
    me.finds_the_network()
    expect(me.page.get_by_role("alert")).to_have_count(0)
    me.page.evaluate("window.setTimeout = window.later")
    me.plays(1)


def test_a_restarted_server_finds_the_table_as_it_was(tmp_path: Path, chromium: Browser) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    with run(tmp_path, *STEADY, "--port", port, folder=ROOT) as (address, _):
        visitors = Visitors(address, chromium)
        me = visitors.come()
        me.opens_table("me", "random", game="barony")
        me.plays(4)
        log = me.log()
    expect(me.page.get_by_role("alert")).to_contain_text("connection is lost")
    with run(tmp_path, *STEADY, "--port", port, folder=ROOT):
        expect(me.page.get_by_role("alert")).to_have_count(0, timeout=30_000)
        me.plays(2)
        assert me.log()[: len(log)] == log
        visitors.leave()


# --- ending turns and taking back -----------------------------------------------------------------------------------


def until_the_turn_is_done(me: Visitor) -> None:
    me.clicks_until(lambda: me.page.locator(".end-turn").count() > 0)


def test_the_bots_wait_for_the_end_of_the_turn(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="barony")
    until_the_turn_is_done(me)
    log = me.log()
    me.page.get_by_role("button", name="Take back").last.click()
    expect(me.page.get_by_role("button", name="End turn")).to_have_count(0)
    me.waits_until(lambda: me.log() != log, "the line is gone from the log")
    until_the_turn_is_done(me)
    lines = len(me.log())
    me.page.keyboard.press("e")
    expect(me.page.get_by_role("button", name="End turn")).to_have_count(0)
    me.page.wait_for_function("lines => document.querySelectorAll('.log li').length > lines", arg=lines)


def test_the_hand_points_only_at_who_may_still_end_the_turn(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", "random", game="barony")
    until_the_turn_is_done(me)
    expect(me.page.locator(".seat use[href='#turn']")).to_have_count(1)
    expect(me.page.locator(".seat.on")).to_have_count(1)
    expect(me.page.locator(".seat.on")).to_contain_text("you")


def test_every_bot_has_a_name_and_a_face(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", *NAMES[:3], game="barony")
    for seat, name in enumerate(NAMES[:3], 1):
        panel = me.page.locator(f".seat[data-seat='{seat}']")
        expect(panel).to_contain_text(f"bot · {name}")
        face = panel.locator("small > svg use").get_attribute("href")
        expect(me.page.locator(f"symbol{face}")).to_have_count(1)


def test_who_does_not_want_to_be_asked_is_not(visitors: Visitors) -> None:
    me = visitors.come()
    me.context.add_init_script("localStorage.setItem('regalia-settings', JSON.stringify({ hold: 'off' }))")
    me.opens_table("me", "random", game="barony")
    for _ in range(8):
        me.waits_for_something_to_do()
        expect(me.page.get_by_role("button", name="End turn")).to_have_count(0)
        me.clicks_something()


def asks_to_take_back(host: Visitor, guest: Visitor) -> None:
    plans(host)
    plans(guest)
    expect(host.page.locator(".ask")).to_contain_text("bid")
    menu(host, "Ask to take back")
    host.page.get_by_role("button", name="Yes").click()
    expect(host.page.locator(".back")).to_contain_text("Still to agree")
    guest.page.reload()
    expect(guest.page.locator(".back")).to_contain_text("asks to take back")


def test_taking_back_by_consent(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    asks_to_take_back(host, guest)
    guest.page.get_by_role("button", name="Agree").click()
    expect(host.page.locator(".told")).to_contain_text("All have agreed")
    expect(host.page.locator(".back")).to_have_count(0)
    expect(host.page.locator(".ask")).not_to_contain_text("bid")
    expect(host.offered().first).to_be_visible()


def test_who_was_asked_already_is_told_that_the_choice_before_was_taken_back(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors, "barony")
    host.waits_until(lambda: host.is_asked() or guest.is_asked(), "somebody is asked")
    mover, other = (host, guest) if host.is_asked() else (guest, host)
    mover.clicks_until(other.is_asked)
    mover.page.get_by_role("button", name="Take back").last.click()
    expect(other.page.locator(".told")).to_contain_text("has taken back the last choice")
    expect(mover.page.locator(".told")).to_have_count(0)


def test_no_taking_back_where_one_refuses(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    asks_to_take_back(host, guest)
    guest.page.get_by_role("button", name="Refuse").click()
    expect(host.page.locator(".told")).to_contain_text("has refused")
    expect(host.page.locator(".back")).to_have_count(0)
    expect(host.page.locator(".ask")).to_contain_text("bid")


def test_alone_with_bots_nobody_need_be_asked(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="tiny")
    plans(me)
    expect(me.page.locator(".ask")).to_contain_text("bid")
    menu(me, "Take back further")
    me.page.get_by_role("button", name="Yes").click()
    expect(me.page.locator(".ask")).not_to_contain_text("bid")


# --- coming and going -----------------------------------------------------------------------------------------------


def test_getting_up_before_the_deal(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    table = host.opens_table("me", "open", "open", game="tiny")
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").first.click()
    expect(host.page.locator(".gate li").nth(1)).not_to_contain_text("free")
    guest.page.get_by_role("button", name="Get up").click()
    expect(host.page.locator(".gate li").nth(1)).to_contain_text("free")
    expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(2)


def test_who_comes_by_link_is_one_person_from_the_beginning(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    table = host.opens_table("me", "open", game="tiny")
    made: list[str] = []
    guest.page.on("response", lambda answer: made.append(answer.url) if answer.header_value("set-cookie") else None)
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").click()
    expect(guest.offered().first).to_be_visible()
    assert made == [f"{guest.address}/t/{table}"]


class LateLine:
    """The line of somebody who has sat down takes its time: what he does meanwhile, he does before it is open."""

    def __init__(self, page: Page) -> None:
        self.waiting: list[WebSocketRoute] = []
        page.route_web_socket(re.compile(r"/live\?seat="), lambda line: self.waiting.append(line))

    def opens(self) -> None:
        for line in self.waiting:
            line.connect_to_server()


def test_getting_up_before_the_line_of_the_seat_is_open(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    late = LateLine(guest.page)
    table = host.opens_table("me", "open", "open", game="tiny")
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").first.click()
    guest.page.get_by_role("button", name="Get up").click()
    expect(host.page.locator(".gate li").nth(1)).to_contain_text("free")
    late.opens()
    expect(guest.page.get_by_role("button", name="Sit here")).to_have_count(2)


def test_chat(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("Good luck, <b>all</b>")
    guest.page.keyboard.press("Enter")
    expect(host.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    expect(host.announced()).to_contain_text("Good luck")
    host.page.get_by_role("tab", name="Chat").click()
    expect(host.page.get_by_role("tabpanel")).to_contain_text("Good luck, <b>all</b>")
    expect(host.page.get_by_role("tab", name="Chat")).not_to_contain_text("1")


def test_a_saved_game_can_be_opened_and_looked_at(visitors: Visitors) -> None:
    me = visitors.come()
    me.goes_to_lobby()
    me.page.locator("input[type=file]").set_input_files(GOLDEN)
    expect(me.page.locator("dialog table").first).to_be_visible()
    me.page.get_by_role("button", name="Look at the board").click()
    me.page.get_by_role("button", name="Look back").click()
    before = me.board()
    expect(me.page.locator(".replay input")).to_be_enabled()
    me.page.locator(".replay input").evaluate(
        "found => { found.value = '3'; found.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    expect(me.page.locator(".replay")).to_contain_text("event 3 of")
    me.page.wait_for_function("many => document.querySelectorAll('[data-piece]').length < many", arg=len(before))


@first_now("game", ["kard_es_korona", "havoc"])
def test_the_lobby_opens_with_the_game_of_its_address(visitors: Visitors, game: str) -> None:
    me = visitors.come()
    me.page.goto(f"{me.address}/?game={game}")
    expect(me.page.locator(f"input[name=game][value={game}]")).to_be_checked()


def test_what_is_no_saved_game_is_refused(visitors: Visitors, tmp_path: Path) -> None:
    me = visitors.come()
    me.goes_to_lobby()
    wrong = tmp_path / "wrong.json"
    for content in ("{}", "no JSON"):
        wrong.write_text(content)
        me.page.locator("input[type=file]").set_input_files(wrong)
        expect(me.page.get_by_role("alert")).to_contain_text("did not work")


def test_another_game_with_the_same_seats(visitors: Visitors) -> None:
    host, guest = visitors.come(seed=1), visitors.come(seed=2)
    table = host.opens_table("me", "open", game="tiny", rounds=1)
    guest.goes_to(table)
    guest.page.get_by_role("button", name="Sit here").click()
    host.clicks_until(lambda: host.sees_the_end() and guest.sees_the_end(), guest)
    host.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(host.page.locator(".ask")).to_be_visible()
    guest.page.get_by_role("dialog").get_by_role("button", name="To the next game").click()
    expect(guest.page).to_have_url(host.page.url)
    for visitor in (host, guest):
        expect(visitor.offered().first).to_be_visible()


def test_a_bot_takes_over_and_hands_back(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    menu(guest, "Let a bot play for me")
    expect(host.page.locator(".seat").nth(1)).to_contain_text("a bot plays")
    expect(guest.page.locator(OFFERED_CARD)).to_have_count(0)
    menu(guest, "I am back")
    expect(host.page.locator(".seat").nth(1)).not_to_contain_text("a bot plays")
    host.clicks_until(guest.is_asked)


def test_giving_up(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    guest.waits_until(lambda: bool(names_of_cards(guest)), "a hand of one's own")
    menu(guest, "Give up")
    guest.page.get_by_role("button", name="Yes").click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("gave up")
    expect(guest.page.locator(".ask")).to_contain_text("You are watching")
    assert not names_of_cards(guest)


def test_a_bot_for_who_is_away(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    host.page.get_by_role("button", name="Menu").click()
    expect(host.page.get_by_role("dialog").get_by_role("button", name="Let a bot play for")).to_have_count(1)
    guest.page.goto("about:blank")
    expect(host.page.get_by_role("dialog").get_by_role("button", name="Let a bot play for")).to_have_count(2)
    host.page.get_by_role("dialog").get_by_role("button", name="Let a bot play for").last.click()
    expect(host.page.locator(".seat").nth(1)).to_contain_text("a bot plays")


def test_a_deleted_table(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors)
    menu(host, "Delete the table")
    host.page.get_by_role("button", name="Yes").click()
    expect(host.page.locator(".seats")).to_be_visible()
    expect(guest.page.get_by_text("This table is gone")).to_be_visible()


CALLS = """
window.rung = [];
window.Notification = class { static permission = 'granted'; constructor(title) { rung.push(title); } };
localStorage.setItem('regalia-settings', JSON.stringify({ notify: true, sound: true }));
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { rung.push(this.frequency.value); start.apply(this, when); };
"""
BELL = 392


def test_my_turn_is_rung_shown_and_noted(visitors: Visitors) -> None:
    host, guest, _ = two_at_a_table(visitors, "barony")
    host.context.add_init_script(CALLS)
    host.page.reload()
    expect(host.page.locator(".ask")).to_be_visible()
    host.page.locator("h1").click()
    host.waits_until(lambda: host.is_asked() or guest.is_asked(), "somebody begins")
    guest.clicks_until(host.is_asked)
    host.clicks_until(guest.is_asked)
    expect(host.page).not_to_have_title(re.compile("Your turn"))
    host.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true }); rung.length = 0")
    guest.clicks_until(host.is_asked)
    expect(host.page).to_have_title(re.compile("● Your turn"))
    host.page.wait_for_function("bell => rung.includes('Your turn') && rung.includes(bell)", arg=BELL)


@first_now("language", ["hu", "en"])
def test_the_bars_have_words_in_both_languages(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "random", game="barony")
    until_the_turn_is_done(me)
    expect(me.page.locator(".end-turn")).to_have_text({"en": "End turn", "hu": "Befejezem"}[language])
