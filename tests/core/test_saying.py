"""Messages become text in the reader's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.core.words import Message, SeatName, Words, both, either, seat_names

ENGLISH = """
moved = { $seat } moves to { $hex }
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
 }
terrain = wood
    .short = w
list = Paid: { $tokens }
loud = { CAPITAL($hex) }!
"""
HUNGARIAN = """
moved = { $seat } { RAG($hex, "ra") } lép
coins = { $count } érme
terrain = erdő
    .short = e
list = Fizetve: { $tokens }
loud = { CAPITAL(AZ($hex)) } mező
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "hu.ftl").write_text(HUNGARIAN, encoding="utf-8")
    return tmp_path


def test_a_message_is_said_in_the_language_asked_for(folder: Path) -> None:
    moved = Message("moved", {"seat": SeatName(0), "hex": "F4"})
    assert Words("en", [folder], ["Anna"]).say(moved) == "Anna moves to F4"
    assert Words("hu", [folder], ["Anna"]).say(moved) == "Anna F4-re lép"


def test_an_article_goes_with_what_follows(folder: Path) -> None:
    words = Words("hu", [folder])
    assert words.say(Message("loud", {"hex": "E6"})) == "Az E6 mező"
    assert words.say(Message("loud", {"hex": "B2"})) == "A B2 mező"
    assert words.say(Message("loud", {"hex": 5})) == "Az 5 mező"
    assert words.say(Message("loud", {"hex": 10})) == "A 10 mező"


def test_numbers_choose_their_form(folder: Path) -> None:
    words = Words("en", [folder])
    assert words.say(Message("coins", {"count": 1})) == "one coin"
    assert words.say(Message("coins", {"count": 3})) == "3 coins"


def test_messages_within_messages_are_said_too(folder: Path) -> None:
    words = Words("en", [folder])
    tokens = (Message("terrain"), Message("coins", {"count": 2}))
    assert words.say(Message("list", {"tokens": tokens})) == "Paid: wood, 2 coins"
    assert words.say(Message("list", {"tokens": ()})) == "Paid: –"
    assert words.say(Message("terrain.short")) == "w"


def test_who_has_no_name_is_numbered(folder: Path) -> None:
    english, hungarian = (Words(language, [folder], ["Anna"]) for language in ("en", "hu"))
    assert english.name(0) == hungarian.name(0) == "Anna"
    assert "2" in english.name(1) and "2" in hungarian.name(1)
    assert english.name(1) != hungarian.name(1)


def test_in_hungarian_a_number_takes_an_article_and_a_name_does_not(folder: Path) -> None:
    moved = Message("moved", {"seat": SeatName(1), "hex": "F4"})
    assert Words("hu", [folder], ["Anna", "Bence"]).say(moved) == "Bence F4-re lép"
    assert Words("hu", [folder], ["Anna"]).say(moved) == "A 2. játékos F4-re lép"
    assert Words("en", [folder], ["Anna"]).say(moved) == "Player 2 moves to F4"
    assert Words("hu", [folder]).say(Message("list", {"tokens": (moved, *seat_names([0]))})) == (
        "Fizetve: a 2. játékos F4-re lép, az 1. játékos"
    )


def test_what_has_no_words_is_found_out(folder: Path) -> None:
    words = Words("en", [folder])
    with pytest.raises(LookupError, match="no words for 'gone' in 'en'"):
        words.say(Message("gone"))
    with pytest.raises(LookupError, match=r"no words for 'moved\.short'"):
        words.say(Message("moved.short"))
    with pytest.raises(LookupError, match="'moved' in 'en'"):
        words.say(Message("moved", {"hex": "E6"}))
    assert words.has("moved") and not words.has("gone")


def test_only_the_languages_there_are_can_be_had() -> None:
    with pytest.raises(ValueError, match="no words in 'de', only in en, hu"):
        Words("de")


def test_a_list_ends_with_and_or_with_or(folder: Path) -> None:
    english, hungarian = (Words(language, [folder], ["Anna", "Bence", "Csilla"]) for language in ("en", "hu"))
    three, one = (
        Message("list", {"tokens": both(seat_names(range(3)))}),
        Message("list", {"tokens": both(seat_names([1]))}),
    )
    assert (english.say(three), english.say(one)) == ("Paid: Anna, Bence and Csilla", "Paid: Bence")
    assert hungarian.say(Message("list", {"tokens": either(seat_names([0, 2]))})) == "Fizetve: Anna vagy Csilla"
