"""The lobby tells the truth: what the form shows is what is played, and everybody has the colour that was chosen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.helpers import Visitor, Visitors
from tests.browser.test_access import bad_things
from tests.browser.variants import first_now

from regalia import games

PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
PRESETS = [
    (name, option.id, word)
    for name in games.names()
    for option in games.find(name).options
    for word in option.presets or {}
]


def unfolds(me: Visitor) -> None:
    me.page.locator(".fold .title").click()


def picks_game(me: Visitor, game: str) -> dict[str, Any]:
    """In the lobby, with all options in sight; what the server says of it."""
    me.goes_to_lobby()
    me.page.locator(f"input[value={game}]").check(force=True)
    unfolds(me)
    told = me.context.request.get(f"{me.address}/api/games").json()
    found: dict[str, Any] = next(one for one in told if one["id"] == game)
    return found


def seats_in(me: Visitor) -> str:
    return str(me.page.locator(".seats .row").count())


def field(me: Visitor, option: str) -> Locator:
    """A list, a number, or the first of a few buttons."""
    return me.page.locator(f"select#option-{option}, input#option-{option}, #option-{option} input").first


def sets_of(me: Visitor, option: str) -> Locator:
    """The buttons of an option that is a whole set of rules."""
    return me.page.locator(f"[data-set^='{option}-']")


def picked(me: Visitor, option: str) -> int:
    """Which of its choices is shown; the number itself where it has none."""
    if sets_of(me, option).count():
        pressed: list[str] = sets_of(me, option).evaluate_all("found => found.map(each => each.ariaPressed)")
        return pressed.index("true")
    buttons = me.page.locator(f"#option-{option} input:checked")
    return int(buttons.input_value() if buttons.count() else field(me, option).input_value())


def shown(me: Visitor, info: dict[str, Any]) -> dict[str, Any]:
    """The values that the form shows, option by option."""
    seats, found = seats_in(me), {}
    for option in info["options"]:
        choices, value = option["choices"][seats], picked(me, option["id"])
        found[option["id"]] = choices[value] if choices else value
    return found


def sets(me: Visitor, info: dict[str, Any], option: str, value: Any) -> None:
    at = next(one for one in info["options"] if one["id"] == option)["choices"][seats_in(me)].index(value)
    buttons = me.page.locator(f"#option-{option} label")
    if sets_of(me, option).count():
        sets_of(me, option).nth(at).click()
    elif buttons.count():
        buttons.nth(at).click()
    else:
        field(me, option).select_option(str(at))


def opens(me: Visitor) -> dict[str, Any]:
    """The table, as the server keeps it."""
    me.page.locator(".button.main.big").click()
    me.page.wait_for_url("**/t/*")
    table: dict[str, Any] = me.context.request.get(me.page.url.replace("/t/", "/api/tables/")).json()
    return table


@first_now(("game", "option", "word"), PRESETS, now=2)
def test_the_played_game_has_what_the_form_shows(visitors: Visitors, game: str, option: str, word: str) -> None:
    me = visitors.come()
    info = picks_game(me, game)
    told = next(one for one in info["options"] if one["id"] == option)
    others = [one for one in told["presets"] if one != word]
    for chosen in (*others, word):
        sets(me, info, option, chosen)
        values = shown(me, info)
        assert values[option] == chosen and told["presets"][chosen].items() <= values.items()
    assert opens(me)["options"] == values


@first_now(("game", "option", "word"), PRESETS, now=2)
def test_each_option_of_a_preset_can_be_changed_back_to_the_usual(
    visitors: Visitors, game: str, option: str, word: str
) -> None:
    me = visitors.come()
    info = picks_game(me, game)
    sets(me, info, option, word)
    declared, seats = {one["id"]: one for one in info["options"]}, seats_in(me)
    for name in declared[option]["presets"][word]:
        if declared[name]["choices"][seats] and field(me, name).is_enabled():
            sets(me, info, name, declared[name]["default"][seats])
    values = shown(me, info)
    assert values[option] == word
    assert opens(me)["options"] == values


def test_an_option_that_changes_nothing_cannot_be_set(visitors: Visitors) -> None:
    me = visitors.come()
    info = picks_game(me, "havoc")
    expect(field(me, "chevauchees")).to_be_disabled()
    sets(me, info, "john_of_gaunt", True)
    expect(field(me, "chevauchees")).to_be_enabled()
    expect(field(me, "few_players_scoring")).to_be_enabled()
    me.page.get_by_role("radiogroup", name="Players").get_by_text("4").click()
    expect(field(me, "few_players_scoring")).to_be_disabled()
    assert opens(me)["options"]["few_players_scoring"] is False


def test_a_number_of_rounds_outlives_another_number_of_seats(visitors: Visitors) -> None:
    me = visitors.come()
    picks_game(me, "hadurak")
    field(me, "max_rounds").fill("17")
    field(me, "max_rounds").press("Tab")
    me.page.get_by_role("radiogroup", name="Players").get_by_text("4").click()
    assert opens(me)["options"]["max_rounds"] == 17


def test_nothing_can_be_entered_that_the_game_would_refuse(visitors: Visitors) -> None:
    me = visitors.come()
    picks_game(me, "hadurak")
    field(me, "max_rounds").fill("999")
    field(me, "max_rounds").press("Tab")
    expect(field(me, "max_rounds")).to_have_value("200")
    offered = me.page.locator("#option-influence_per_player label").all_text_contents()
    assert [name.strip() for name in offered] == ["8", "10", "12", "15"]
    me.page.locator("#option-influence_per_player label").nth(2).click()
    options = opens(me)["options"]
    assert (options["max_rounds"], options["influence_per_player"]) == (200, 12)


@first_now(("language", "said"), [("en", "or one of your own"), ("hu", "megfelelő alakban")])
def test_a_refusal_speaks_the_language_of_the_reader(visitors: Visitors, language: str, said: str) -> None:
    me = visitors.come(language=language)
    picks_game(me, "barony")
    expect(me.page.locator("textarea")).not_to_be_visible()
    me.page.locator("summary").click()
    me.page.locator("textarea").fill('{"no": "map"}')
    me.page.locator("textarea").press("Tab")
    me.page.locator(".button.main.big").click()
    expect(me.page.get_by_role("alert")).to_contain_text(said)


def test_folded_rules_say_what_differs_and_what_is_usual(visitors: Visitors) -> None:
    me = visitors.come()
    info = picks_game(me, "barony")
    title, lines = me.page.locator(".fold .title"), me.page.locator(".fold li")
    expect(title).to_contain_text("Everything as in the rulebook")
    sets(me, info, "placement", "auto")
    sets(me, info, "passing", "always")
    unfolds(me)
    expect(title).to_contain_text("2 rules are not the usual ones")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("usual:")
    opens(me)
    picks_game(me, "barony")
    unfolds(me)
    expect(lines).to_have_count(0)
    me.page.get_by_role("button", name="Last time 2 other rules").click()
    expect(lines).to_have_count(2)
    options = opens(me)["options"]
    assert (options["placement"], options["passing"]) == ("auto", "always")


def test_a_stranger_begins_with_a_first_game_and_sees_all_seats(visitors: Visitors) -> None:
    me = visitors.come(knows_games=False)
    me.goes_to_lobby()
    chosen = me.page.locator(".sets [aria-pressed=true]")
    expect(chosen).to_have_attribute("data-set", "first")
    seats = me.page.locator("section.seats")
    expect(seats.locator(".row")).to_have_count(3)
    expect(seats.locator("p.levels")).to_be_visible()
    assert seats.evaluate("each => each.scrollHeight - each.clientHeight") <= 0
    me.page.locator("[data-set=usual]").click()
    opens(me)
    me.goes_to_lobby()
    expect(chosen).to_have_attribute("data-set", "usual")


@first_now("language", ["hu", "en"])
def test_with_a_friend_a_stranger_still_reads_what_is_unusual(visitors: Visitors, language: str) -> None:
    me = visitors.come(knows_games=False, language=language)
    me.goes_to_lobby()
    me.page.locator(".seats .row").nth(1).get_by_text({"hu": "Barát", "en": "Friend"}[language], exact=True).click()
    unusual = me.page.locator(".fold li")
    expect(unusual).to_have_count(2)
    assert me.page.locator(".fold ul").evaluate("list => list.scrollHeight - list.clientHeight") <= 0


def test_a_changed_set_of_rules_says_so(visitors: Visitors) -> None:
    me = visitors.come()
    info = picks_game(me, "kingsburg")
    sets(me, info, "ruleset", "published")
    published = me.page.locator("[data-set=ruleset-published]")
    expect(published).to_contain_text("7 other rules")
    sets(me, info, "smuggler_vp", "1")
    expect(published).to_contain_text("but for 1 rule")
    expect(me.page.locator(".fold .title")).to_contain_text("6 rules are not the usual ones")
    published.click()
    expect(published).to_contain_text("7 other rules")


@first_now("more", [PHONE, {}], ids=["phone", "laptop"])
def test_the_table_shows_the_rules_that_are_not_the_usual_ones(visitors: Visitors, more: dict[str, Any]) -> None:
    me, watcher = visitors.come(**more), visitors.come(language="hu", **more)
    table = me.opens_table("me", "random", "random", game="kingsburg", ruleset="published", chapel_effect="as_statue")
    watcher.goes_to(table)
    line = me.page.locator("button.rules")
    expect(line).to_contain_text("Rules: published elsewhere · Chapel: as the Statue")
    told = watcher.page.locator("button.rules")
    expect(told).to_have_attribute("title", "Szabályváltozat: eredeti kiadás\nKápolna: ugyanazt, mint a szobor")
    line.click()
    rules = me.page.locator("dialog section.rules")
    expect(rules.locator("dt")).to_have_count(9)
    expect(rules.locator("dd").nth(2)).to_have_text("takes 1 point")
    assert bad_things(me.page) == []


def test_the_usual_rules_need_no_line(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="kingsburg")
    me.waits_for_something_to_do()
    expect(me.page.locator("button.rules")).to_have_count(0)
    me.page.get_by_role("button", name="Menu").click()
    expect(me.page.locator("dialog section.rules")).to_contain_text("Everything is as usual.")


# --- seats and tables ----------------------------------------------------------------------------------------------


def sits(me: Visitor, seat: str, who: str) -> None:
    me.page.get_by_role("radiogroup", name=f"Who sits here, {seat}").get_by_text(who, exact=True).click()


def test_levels_are_explained_at_first_then_on_pointing_focus_and_long_press(visitors: Visitors) -> None:
    me = visitors.come()
    me.goes_to_lobby()
    expect(me.page.locator("p.levels")).to_contain_text("Emperor: Our strongest")
    levels = me.page.get_by_role("group", name="Level, Player 2")
    tip = levels.get_by_role("tooltip", include_hidden=True)
    expect(tip).not_to_be_visible()
    levels.get_by_role("button", name="King").hover()
    expect(tip).to_contain_text("thinks hundreds of games")
    levels.get_by_role("button", name="King").click()
    expect(me.page.locator("p.levels")).to_have_count(0)
    me.page.mouse.move(0, 0)
    expect(tip).not_to_be_visible()
    me.page.keyboard.press("Shift+Tab")
    expect(tip).to_contain_text("Plays soundly")
    me.goes_to_lobby()
    expect(me.page.locator("p.levels")).to_have_count(0)


def test_a_long_press_explains_a_level_and_chooses_nothing(visitors: Visitors) -> None:
    me = visitors.come(**PHONE)
    me.goes_to_lobby()
    king = me.page.get_by_role("group", name="Level, Player 2").get_by_role("button", name="King")
    king.scroll_into_view_if_needed()
    king.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(me.page.get_by_role("tooltip")).to_contain_text("thinks hundreds of games")
    king.dispatch_event("pointerup", {"pointerType": "touch"})
    king.dispatch_event("click")
    expect(king).to_have_attribute("aria-pressed", "false")
    king.click()
    expect(king).to_have_attribute("aria-pressed", "true")


def test_the_link_comes_along_and_a_bot_takes_the_seat_of_a_friend_who_does_not_come(visitors: Visitors) -> None:
    me = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    picks_game(me, "tiny")
    sits(me, "Player 2", "Friend")
    sits(me, "Player 3", "Friend")
    me.page.get_by_role("button", name="Open and copy the link").first.click()
    me.page.wait_for_url("**/t/*")
    expect(me.page.locator(".gate")).to_be_visible()
    assert me.page.evaluate("navigator.clipboard.readText()") == me.page.url
    link, seats = (me.page.locator(f".gate {found}").bounding_box() for found in (".copy", "ul"))
    assert link and seats and link["y"] < seats["y"], "what the title asks to send comes first"
    for seat in ("Player 2", "Player 3"):
        assert bad_things(me.page) == []
        me.page.get_by_role("group", name=f"A bot in this seat, {seat}").get_by_role("button", name="Squire").click()
    expect(me.page.locator(".ask")).to_be_visible()


def test_the_own_seat_comes_back_in_one_click(visitors: Visitors) -> None:
    me = visitors.come()
    table = me.opens_table("me", "open", game="tiny")
    friend = visitors.come()
    friend.goes_to(table)
    friend.page.get_by_role("button", name="Sit here").click()
    me.waits_for_something_to_do()
    me.page.get_by_role("button", name="Menu").click()
    me.page.get_by_role("button", name="Let a bot play for me").click()
    me.page.locator(".ask").get_by_role("button", name="Take my seat back").click()
    expect(me.page.get_by_role("button", name="Take my seat back")).to_have_count(0)
    seats = me.context.request.get(f"{me.address}/api/tables/{table}").json()["seats"]
    assert [seat["stood_in"] for seat in seats] == [False, False]


@first_now("language", ["hu", "en"])
def test_a_free_seat_and_what_can_be_done_with_it_do_not_run_together(visitors: Visitors, language: str) -> None:
    me = visitors.come(language=language)
    me.opens_table("me", "open", game="barony")
    seat = me.page.locator(".gate li").nth(1)
    expect(seat.locator(".instead")).to_be_visible()
    assert seat.locator("b").evaluate("name => name.scrollWidth - name.clientWidth") <= 0


def test_the_review_stays_at_hand_after_the_end_screen(visitors: Visitors) -> None:
    me = visitors.come()
    me.opens_table("me", "random", game="tiny")
    me.plays_quickly()
    me.page.get_by_role("button", name="Look at the board").click()
    me.page.locator(".ask").get_by_role("button", name="Review").click()
    expect(me.page.get_by_role("complementary", name="Review")).to_be_visible()


@first_now("where", ["menu", "bar"])
def test_playing_again_stays_at_hand_after_the_end_screen(visitors: Visitors, where: str) -> None:
    me = visitors.come()
    table = me.opens_table("me", "random", game="tiny")
    me.plays_quickly()
    me.page.get_by_role("button", name="Look at the board").click()
    if where == "menu":
        me.page.get_by_role("button", name="Menu").click()
        me.page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    else:
        me.page.locator(".ask").get_by_role("button", name="Play again").click()
    me.page.wait_for_url(lambda address: "/t/" in address and table not in address)


@first_now("more", [PHONE, {}], ids=["phone", "laptop"])
def test_tables_that_wait_for_me_come_first(visitors: Visitors, more: dict[str, Any]) -> None:
    me = visitors.come(**more)
    me.opens_table("me", "random", game="tiny")
    me.opens_table("me", "open", game="barony")
    me.goes_to_lobby()
    lines = me.page.locator("a[href^='/t/']")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("Your turn")
    first = me.page.get_by_role("heading", level=2).first
    expect(first).to_have_text("Your tables" if more else "Barony")


def test_the_guide_of_a_game_opens_from_its_card(visitors: Visitors) -> None:
    me = visitors.come()
    me.goes_to_lobby()
    me.page.get_by_role("button", name="Havoc: learn to play").click()
    expect(me.page.get_by_role("dialog").locator(".lesson").first).to_be_visible()
    assert bad_things(me.page) == []
    me.page.get_by_role("dialog").get_by_role("button", name="The rulebook").click()
    expect(me.page.get_by_role("dialog").locator("h3").first).to_be_visible()
    assert bad_things(me.page) == []


UNREADABLE = """() => [...document.querySelectorAll('main *, footer *')]
  .filter(each => each instanceof HTMLElement && each.getClientRects().length)
  .filter(each => !each.closest('.unseen, select, [popover], .shield') && !each.matches('.pick'))
  .filter(each => each.closest('.row, .sets, .fold') ||
    [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(each => {
    const { fontSize, display } = getComputedStyle(each);
    const isCut = display !== 'inline' && each.scrollWidth > each.clientWidth + 1;
    return isCut || parseFloat(fontSize) < 12;
  })
  .map(each => `${each.className} ${each.textContent.trim().slice(0, 60)}`)"""
"""Too small, or wider than its place."""
TOO_SMALL_FOR_FINGERS = """() => [...document.querySelectorAll('main, footer')]
  .flatMap(part => [...part.querySelectorAll('button, a, label, select, input:not(.unseen)')])
  .map(each => [each.getBoundingClientRect(), each])
  .filter(([box]) => box.width && (box.width < 44 || box.height < 44))
  .map(([box, each]) => `${box.width}x${box.height} ${each.textContent.trim() || each.ariaLabel}`)"""


@first_now("language", ["hu", "en"])
@first_now("more", [PHONE, {}], ids=["phone", "laptop"])
def test_everything_can_be_read_and_on_a_phone_be_hit(visitors: Visitors, language: str, more: dict[str, Any]) -> None:
    me = visitors.come(language=language, **more)
    for game in games.names():
        picks_game(me, game)
        me.page.locator(".count label").last.click()
        assert me.page.evaluate(UNREADABLE) == []
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if more:
            assert me.page.evaluate(TOO_SMALL_FOR_FINGERS) == []
        else:
            assert me.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


# --- colours -----------------------------------------------------------------------------------------------------


def takes_colour(me: Visitor, seat: str, colour: str) -> None:
    me.page.get_by_role("button", name=f"Colour, {seat}").click()
    me.page.get_by_role("group", name=f"Colour, {seat}").get_by_role("button", name=colour).click()


@first_now("more", [PHONE, {}], ids=["phone", "laptop"])
def test_a_colour_is_chosen_in_the_lobby(visitors: Visitors, more: dict[str, Any]) -> None:
    me = visitors.come(**more)
    picks_game(me, "barony")
    me.page.get_by_role("button", name="Colour, Player 1: blue").click()
    assert bad_things(me.page) == []
    me.page.keyboard.press("Escape")
    takes_colour(me, "Player 1", "green")
    expect(me.page.get_by_role("button", name="Colour, Player 3: blue")).to_be_visible()
    takes_colour(me, "Player 2", "red")
    assert [seat["tincture"] for seat in opens(me)["seats"]] == ["vert", "gules", "azure"]
    expect(me.page.locator(".ask")).to_be_visible()
    expect(me.page.locator(".seat-vert").first).to_be_attached()
    expect(me.page.locator(".seat-or")).to_have_count(0)


def test_a_friend_takes_a_colour_that_is_left(visitors: Visitors) -> None:
    host, friend = visitors.come(), visitors.come()
    picks_game(host, "tiny")
    host.page.get_by_role("radiogroup", name="Players").get_by_text("2").click()
    sits(host, "Player 2", "Friend")
    takes_colour(host, "Player 1", "red")
    table = opens(host)["id"]
    friend.goes_to(table)
    friend.page.get_by_role("button", name="Colour, Player 2").click()
    offered = friend.page.get_by_role("group", name="Colour, Player 2").get_by_role("button")
    assert [name.strip() for name in offered.all_text_contents()] == ["blue", "yellow", "green"]
    offered.last.click()
    friend.page.get_by_role("button", name="Sit here").click()
    for one in (host, friend):
        expect(one.page.locator(".ask")).to_be_visible()
        expect(one.page.locator(".seat-gules").first).to_be_attached()
        expect(one.page.locator(".seat-vert").first).to_be_attached()
        expect(one.page.locator(".seat-azure, .seat-or")).to_have_count(0)


@first_now("game", ["kard_es_korona", "hadurak"])
def test_a_lords_colour_is_not_offered(visitors: Visitors, game: str) -> None:
    me = visitors.come()
    picks_game(me, game)
    expect(me.page.locator(".seats .row").first).to_be_visible()
    expect(me.page.get_by_role("button", name="Colour")).to_have_count(0)
    opens(me)
    expect(me.page.locator(".ask")).to_be_visible()
