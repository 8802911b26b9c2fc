"""Cards gathered and said together: all of it is played or nothing, and it betrays nothing that is still hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.helpers import Browser, Seat

People = Callable[[], Browser]


def in_a_battle(person: People) -> tuple[Seat, Seat]:
    """The first of two has cried Havoc and is asked for cards."""
    host, guest = person(), person()
    table = host.open_table("me", "open", game="havoc", first_player=0)
    guest.sit(table, 1)
    first, second = host.look(table, 0), guest.look(table, 1)
    first.choose("turn:havoc")
    return first, second


def soldiers(seat: Seat) -> list[str]:
    assert seat.ask is not None
    return [choice["text"] for choice in seat.ask["choices"] if not choice["text"].endswith(":dog")]


def laid(seat: Seat, by: int) -> list[str]:
    return [card["id"] for card in seat.scene["items"][f"seat-{by}"]["before"].get("cards", ())]


def said(seat: Seat) -> dict[str, Any]:
    return seat.last


def test_a_series_is_told_at_once(person: People) -> None:
    first, second = in_a_battle(person)
    at, cards = first.at, soldiers(first)[:3]
    first.choose(cards[0], more=[*cards[1:], "open_battle:done"])
    assert first.at == at + 4 and first.ask is None, "the first word of it tells all of it"
    second.hear_until(lambda word: bool(second.ask))
    for seat in (first, second):
        assert laid(seat, 0) == [card.removeprefix("open_battle:") for card in cards]


def test_a_series_that_breaks_a_rule_changes_nothing(person: People) -> None:
    first, _ = in_a_battle(person)
    at, cards = first.at, soldiers(first)
    first.choose(cards[0], more=["open_battle:done"])
    assert said(first)["is"] == "no" and said(first)["rule"] == "R5.2"
    first.choose(cards[0], more=[*cards[1:7], "open_battle:done"])
    assert said(first)["is"] == "no" and said(first)["rule"] == "R5.3"
    assert first.at == at and laid(first, 0) == []


def test_only_a_question_for_several_takes_a_series(person: People) -> None:
    """Else a draw and a guess would tell what lies on top."""
    host = person()
    first = host.look(host.open_table("me", "random", game="havoc", first_player=0), 0)
    first.choose("turn:recruit")
    at = first.at
    for guess in ("blue_1", "green_1"):
        first.choose("recruit_step:draw_deck", more=["recruit_step:draw_deck", f"recruit_step:place={guess}"])
        assert said(first)["is"] == "no" and first.at == at


def test_what_cards_would_make_is_told_to_who_holds_them(person: People) -> None:
    first, second = in_a_battle(person)
    cards = soldiers(first)[:2]
    first.wish("wonder", texts=cards)
    told = first.hear_kind("foreseen")
    assert told["texts"] == cards and told["what"]["text"]["id"] == "foretell-cards"
    second.wish("wonder", texts=cards)
    assert second.hear_until(lambda word: word["is"] in ("no", "foreseen"))["is"] == "no"
    assert not any("foreseen" in frame for frame in second.frames)


def test_too_many_cards_are_foreseen_with_the_rule(person: People) -> None:
    first, _ = in_a_battle(person)
    first.wish("wonder", texts=soldiers(first)[:7])
    told = first.hear_kind("foreseen")
    assert told["what"]["rule"] == "R5.3" and told["what"]["text"]["id"] == "no-R5-3"


def test_foreign_and_endless_series_are_refused(person: People) -> None:
    first, _ = in_a_battle(person)
    for texts in (["open_battle:black_18"], ["nonsense"], ["open_battle:dog"] * 100):
        first.wish("wonder", texts=texts)
        assert first.hear_until(lambda word: word["is"] in ("no", "foreseen"))["is"] == "no"
