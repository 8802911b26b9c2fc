"""Puzzles are found in knights' games: one option clearly best, whatever the seed; kept and taught like a lesson."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.shipped import SHIPPED

import regalia
from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.files.replay import from_position
from regalia.core.words import LANGUAGES, Words
from regalia.lab.moments import puzzling
from regalia.lab.moments.puzzling import (
    Kept,
    Met,
    at_first_sight,
    find,
    is_borne_out,
    is_clear,
    mixed,
    still_holds,
    sure,
)
from regalia.lessons import puzzles
from regalia.lessons.puzzles import Collection, Puzzle, collection_of, puzzles_of, written
from regalia.lessons.teaching import At, objection
from regalia.review.ranking import Ranked
from regalia.review.worth import Worth

KEPT = [(game, number) for game in SHIPPED for number in puzzles_of(game)]


def ranked(*chances: float) -> list[Ranked]:
    return [Ranked(number, str(number), chance, 0.0) for number, chance in enumerate(chances)]


def puzzle(kind: str, number: int) -> Puzzle:
    return Puzzle(seat=0, kind=kind, chances={f"{kind}:{number}": 0.9, "other": 0.1}, position={})


def test_the_best_must_be_ahead() -> None:
    assert is_clear(ranked(0.6, 0.4), 0.15)
    assert not is_clear(ranked(0.5, 0.4), 0.15)
    assert not is_clear(ranked(0.9), 0.15)


def met(kind: str, number: int, game: int = 0) -> Met:
    return Met(game, "seed", puzzle(kind, number))


def test_kinds_and_answers_take_turns() -> None:
    found = [*(met("war", number) for number in (0, 0, 1)), met("trade", 0), met("vote", 0)]
    assert [one.puzzle.best for one in mixed(found)] == ["war:0", "trade:0", "vote:0", "war:0", "war:1"]


def test_few_of_the_same_game_and_with_the_same_answer_are_kept() -> None:
    kept = Kept(6)
    for number in range(4):
        kept.add(met("war", number), puzzle("war", number))
    assert [one.best for one in kept.puzzles] == ["war:0", "war:1"]
    for game in range(1, 5):
        kept.add(met("war", 0, game), puzzle("war", 0))
    kept.add(met("war", 5, 9), None)
    assert [one.best for one in kept.puzzles] == ["war:0", "war:1", "war:0", "war:0"] and not kept.is_full
    for game in (10, 11):
        kept.add(met("vote", game, game), puzzle("vote", game))
    assert kept.is_full


def test_what_several_are_asked_or_has_two_answers_is_no_puzzle() -> None:
    game = regalia.new("tiny", seats=2, seed=1, news=False)
    assert len(game.pending) > 1 and at_first_sight(game, 0, "x") is None


def test_mining_finds_the_same_by_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "LEAD", 0.01)
    monkeypatch.setattr(puzzling, "FIRST_LEAD", 0.01)
    monkeypatch.setattr(puzzling, "MORE", 1)
    monkeypatch.setattr(puzzling, "ENDS", 2)
    monkeypatch.setattr(puzzling, "BORNE_OUT", -1.0)
    monkeypatch.setattr(puzzling, "LOOKED_AT", 12)
    (found,) = find("kingsburg", 2, "mine", 1)
    assert [found] == [*find("kingsburg", 2, "mine", 1)]
    made = [one for one in sure("kingsburg", found[:6]) if one is not None]
    assert made and made == [one for one in sure("kingsburg", found[:6]) if one is not None]
    assert all(sorted(one.chances.values(), reverse=True) == [*one.chances.values()] for one in made)
    assert isinstance(still_holds("kingsburg", made[0], "again"), bool)


def test_the_best_must_win_more_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("kingsburg", seats=2, seed=1, news=False)
    seat, worth = game.pending[0].seat, Worth(game.rulebook, 2, 1)
    first, other = game.pending[0].texts()[:2]
    ends = {first: 0.9, other: 0.4}
    monkeypatch.setattr(puzzling, "_end_of", lambda world, seat, option, worth: ends[world.ask_of(seat).text(option)])
    assert is_borne_out(game, seat, worth, "x", first, other)
    assert not is_borne_out(game, seat, worth, "x", other, first)
    ends[other] = 0.88
    assert not is_borne_out(game, seat, worth, "x", first, other), "too little"


def test_what_is_played_to_the_end_is_the_game_itself() -> None:
    game = regalia.new("kingsburg", seats=2, seed=1, news=False)
    ask, worth = game.pending[0], Worth(game.rulebook, 2, 1)
    assert puzzling._end_of(game, ask.seat, ask.options[0], worth) in (0.0, 0.5, 1.0)


def test_a_collection_is_read_as_it_was_written() -> None:
    kept = Collection(command="regalia puzzles mine", rules=1, puzzles=[puzzle("war", 1), puzzle("vote", 2)])
    assert msgspec.json.decode(written(kept), type=Collection) == kept


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "puzzles.json").write_text('{"command": 3}', encoding="utf-8")
    monkeypatch.setattr(puzzles, "file_of", lambda folder: tmp_path / "puzzles.json")
    collection_of.cache_clear()
    with pytest.raises(RegaliaError, match=r"barony/puzzles\.json is broken"):
        collection_of("barony")
    collection_of.cache_clear()


@pytest.mark.parametrize(("game", "id"), KEPT)
def test_a_kept_puzzle_can_be_solved_and_says_why(game: str, id: str) -> None:
    lesson = puzzles_of(game)[id]
    table = from_position(games.find(game), lesson.start, news=False)
    find_it, solved = lesson.steps
    assert objection(lesson, At(), table, find_it.solution) is None
    ask = table.ask_of(lesson.seat)
    assert ask is not None
    for text in ask.texts():
        assert (objection(lesson, At(), table, [text]) is None) == (text == find_it.solution[0])
    for language in LANGUAGES:
        words = Words(language, [games.find(game).folder / "words"])
        for said in (lesson.said(), lesson.said(find_it.id), lesson.said(solved.id)):
            assert words.say(said)
