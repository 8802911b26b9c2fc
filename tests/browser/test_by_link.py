"""Two persons at two browsers and a third who watches; one reloads, one loses the network."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.browser.helpers import POLL, Visitor, Visitors

A_GAME = 3000


def sits_down(guest: Visitor, table: str, name: str) -> None:
    guest.goes_to(table)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_label("Your name").press("Tab")
    guest.page.get_by_role("button", name="Sit here").click()
    expect(guest.page.locator(".board")).to_be_visible()


def three_at_a_table(visitors: Visitors, **options: Any) -> tuple[Visitor, Visitor, Visitor]:
    """The host, the guest and the watcher."""
    host, guest, watcher = visitors.come(seed=1), visitors.come(seed=2), visitors.come(seed=3)
    guest.may_lose_the_network()
    table = host.opens_table("me", "open", **options)
    expect(host.page.get_by_label("Copy link")).to_have_value(f"{host.address}/t/{table}")
    sits_down(guest, table, "Guest")
    expect(host.page.locator(".board")).to_be_visible()
    watcher.goes_to(table)
    return host, guest, watcher


def one_click(players: tuple[Visitor, Visitor]) -> bool:
    """Whoever is asked clicks something; False at the end."""
    if any(player.sees_the_end() for player in players):
        return False
    asked = [player for player in players if player.is_asked()]
    if asked:
        asked[0].clicks_something()
    else:
        players[0].page.wait_for_timeout(POLL)
    return True


def clicks(players: tuple[Visitor, Visitor], most: int) -> None:
    for _ in range(most):
        if not one_click(players):
            return


def sees_the_same(one: Visitor, other: Visitor) -> bool:
    return one.log() == other.log() and one.board() == other.board()


def all_see_the_same(*visitors: Visitor) -> None:
    first, *others = visitors
    for other in others:
        first.waits_until(partial(sees_the_same, first, other), "two see the same")


def goes_offline(visitor: Visitor) -> None:
    visitor.loses_the_network()
    expect(visitor.page.get_by_role("alert")).to_contain_text("connection is lost")


def comes_back(visitor: Visitor) -> None:
    visitor.finds_the_network()
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def play_with_trouble(host: Visitor, guest: Visitor, watcher: Visitor, pace: int) -> None:
    players = (host, guest)
    clicks(players, pace)
    host.page.reload()
    expect(host.page.locator(".board")).to_be_visible()
    all_see_the_same(host, guest, watcher)
    goes_offline(guest)
    clicks((host, host), pace)
    comes_back(guest)
    all_see_the_same(host, guest, watcher)


def test_two_play_by_link_and_a_third_watches(visitors: Visitors) -> None:
    host, guest, watcher = three_at_a_table(visitors, max_rounds=1)
    play_with_trouble(host, guest, watcher, 4)
    clicks((host, guest), A_GAME)
    for visitor in (host, guest, watcher):
        expect(visitor.page.locator("dialog table").first).to_be_visible()
    all_see_the_same(host, guest, watcher)


def test_a_watcher_is_asked_nothing(visitors: Visitors) -> None:
    host, guest, watcher = three_at_a_table(visitors)
    clicks((host, guest), 4)
    all_see_the_same(host, guest, watcher)
    expect(watcher.page.locator(".ask")).to_contain_text("You are watching")
    expect(watcher.offered()).to_have_count(0)


@pytest.mark.soak
def test_a_whole_game_by_link_with_trouble_all_the_time(visitors: Visitors) -> None:
    host, guest, watcher = three_at_a_table(visitors)
    for _ in range(8):
        play_with_trouble(host, guest, watcher, 15)
    clicks((host, guest), A_GAME)
    expect(watcher.page.locator("dialog table").first).to_be_visible()
