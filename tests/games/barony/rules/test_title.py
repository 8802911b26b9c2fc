"""R10 Noble Title (action F)."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from tests.games.barony.helpers import (
    actions,
    begun,
    offered,
    play,
    refused,
    seat_asked,
    stock,
    t19,
    texts,
    title,
    tokens,
)
from tests.rules import rule

from regalia import Game

TITLES = ["baron", "viscount", "count", "marquis", "duke"]
GOLD = {"field": 5, "plain": 4, "forest": 3, "mountain": 2}


def rich(held: dict[str, int], **rest: object) -> Game:
    return t19({"0,0": "0CK", "2,0": "1CK"}, tokens={0: held}, **rest)


def paid_counts(text: str) -> dict[str, int]:
    parts = text.removeprefix("title:").split("+")
    return {part.rstrip("0123456789"): int(part.lstrip("abcdefghijklmnopqrstuvwxyz")) for part in parts}


def worth(counts: dict[str, int]) -> int:
    return sum(GOLD[kind] * count for kind, count in counts.items())


@rule("barony", "R10.1", "R10.2")
@pytest.mark.parametrize(("old", "new"), list(pairwise(TITLES)))
def test_titles_rise_in_order_and_bring_fifteen_points(old: str, new: str) -> None:
    game = rich({"field": 3}, titles={0: old})
    before = 15 * TITLES.index(old)
    assert game.scores[0] == before + 9
    play(game, "action:title")
    assert title(game, 0) == new
    assert game.scores[0] == before + 15


@rule("barony", "R10.2")
def test_the_tokens_go_back_to_the_stock() -> None:
    game = begun(rich({"field": 3, "plain": 4, "forest": 1}), "title")
    assert stock(game) == {"field": 17, "plain": 16, "forest": 19, "mountain": 20}
    play(game, "title:plain3+forest1")
    assert tokens(game, 0) == {"field": 3, "plain": 1}
    assert stock(game) == {"field": 17, "plain": 19, "forest": 20, "mountain": 20}


@rule("barony", "R10.2")
def test_fifteen_gold_is_the_least() -> None:
    game = begun(rich({"field": 4, "plain": 4}), "title")
    refused(game, "title:field2", "R10.2")
    refused(game, "title:field2+plain1", "R10.2")


@rule("barony", "R10.3")
def test_one_title_per_turn_however_rich() -> None:
    game = rich({"field": 20, "plain": 20})
    play(game, "action:title", "title:field3")
    assert title(game, 0) == "viscount"
    assert seat_asked(game) == 1


@rule("barony", "R10.4")
@pytest.mark.parametrize("held", [{"plain": 4}, {"mountain": 8}, {"field": 2, "plain": 2}, {"forest": 4, "field": 1}])
def test_no_change_is_given(held: dict[str, int]) -> None:
    assert worth(held) > 15
    game = rich(held)
    play(game, "action:title")
    assert title(game, 0) == "viscount"
    assert tokens(game, 0) == {}
    assert stock(game) == {"field": 20, "plain": 20, "forest": 20, "mountain": 20}


@rule("barony", "R10.5")
def test_exactly_the_payments_without_a_superfluous_token_are_legal() -> None:
    held = {"field": 4, "plain": 4, "forest": 5, "mountain": 8}
    game = begun(rich(held), "title")
    expected = []
    for numbers in product(*(range(count + 1) for count in held.values())):
        paid = dict(zip(held, numbers, strict=True))
        if worth(paid) >= 15 and all(worth(paid) - GOLD[kind] < 15 for kind in held if paid[kind]):
            expected.append({kind: count for kind, count in paid.items() if count})
    payments = [paid_counts(text) for text in texts(game)]
    assert sorted(map(str, payments)) == sorted(map(str, expected))
    assert len(payments) == 36
    assert {worth(paid) for paid in payments} == {15, 16, 17, 18}


@rule("barony", "R10.5")
def test_superfluous_tokens_and_tokens_one_does_not_have_are_refused() -> None:
    game = begun(rich({"field": 3, "plain": 1, "mountain": 1}), "title")
    assert offered(game) == {"title:field3", "title:field2+plain1+mountain1"}
    refused(game, "title:field3+mountain1", "R10.5")
    refused(game, "title:field3+plain1", "R10.5")
    refused(game, "title:field4", "R10.5")
    refused(game, "title:forest5", "R10.5")


@rule("barony", "R10.6")
@pytest.mark.parametrize("held", [{}, {"field": 2, "plain": 1}, {"mountain": 7}])
def test_with_less_than_fifteen_gold_there_is_no_title(held: dict[str, int]) -> None:
    assert worth(held) <= 14
    game = rich(held)
    assert "title" not in actions(game)
    refused(game, "action:title", "R10.6")
    assert "title" in actions(rich(held | {"forest": 5}))


@rule("barony", "R10.6")
def test_a_duke_buys_no_title() -> None:
    game = rich({"field": 3}, titles={0: "duke"}, last_round=True)
    assert "title" not in actions(game)
    refused(game, "action:title", "R10.6")
