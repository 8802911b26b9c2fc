"""Sealed answers when the state changes under them."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Kind, together
from regalia.core.section import Section

BID = Kind("bid", lambda money, seat: list(range(money[seat] + 1)))


def section(money: list[int]) -> Section:
    asked: Any = together({seat: BID(seat) for seat in range(len(money))})
    return Section(asked, money)


def asked(open_section: Section) -> list[int]:
    return [ask.seat for ask in open_section.pending()]


def test_who_has_no_choice_answers_by_himself_and_is_asked_again_when_he_has_one() -> None:
    bids = section([3, 0, 2])
    assert asked(bids) == [0, 2] and bids.answers == {1: 0}
    bids.recompute([3, 1, 0])
    assert asked(bids) == [0, 1] and bids.answers == {2: 0}


def test_an_open_section_stays_open_when_nobody_has_a_choice_any_more() -> None:
    bids = section([0, 3, 2])
    bids.recompute([0, 0, 0])
    assert asked(bids) == [0] and bids.answers == {1: 0, 2: 0}


def test_what_is_asked_depends_on_the_last_state_alone() -> None:
    straight, round_about = section([3, 0, 2]), section([3, 0, 2])
    round_about.recompute([0, 4, 4])
    for bids in (straight, round_about):
        bids.recompute([1, 0, 0])
    assert asked(straight) == asked(round_about) == [0]
    assert straight.answers == round_about.answers


def test_given_answers_stay() -> None:
    bids = section([3, 1])
    bids.answer(0, 2, [3, 1])
    bids.recompute([3, 5])
    assert asked(bids) == [1] and bids.answers == {0: 2}


def test_a_section_without_any_choice_is_complete_at_once() -> None:
    bids = section([0, 0])
    assert asked(bids) == [] and bids.result() == {0: 0, 1: 0}
