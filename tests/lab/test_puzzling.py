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
from regalia.lab.moments.puzzling import find, is_clear, puzzle_at, still_holds, varied
from regalia.lessons import puzzles
from regalia.lessons.puzzles import Collection, Puzzle, collection_of, puzzles_of, written
from regalia.lessons.teaching import At, objection
from regalia.review.ranking import Ranked

KEPT = [(game, number) for game in SHIPPED for number in puzzles_of(game)]


def ranked(*chances: float) -> list[Ranked]:
    return [Ranked(number, str(number), chance, 0.0) for number, chance in enumerate(chances)]


def puzzle(kind: str, number: int) -> Puzzle:
    return Puzzle(seat=0, kind=kind, chances={f"{kind}:{number}": 0.9, "other": 0.1}, position={})


def test_the_best_must_be_ahead() -> None:
    assert is_clear(ranked(0.6, 0.4), 0.15)
    assert not is_clear(ranked(0.5, 0.4), 0.15)
    assert not is_clear(ranked(0.9), 0.15)


def test_kinds_are_mixed() -> None:
    found = [*(puzzle("war", number) for number in range(5)), puzzle("trade", 0), puzzle("vote", 0)]
    assert [one.kind for one in varied(found, 4)] == ["war", "war", "trade", "vote"]


def test_what_is_asked_of_several_or_has_two_answers_is_no_puzzle() -> None:
    game = regalia.new("tiny", seats=2, seed=1, news=False)
    assert len(game.pending) > 1 and puzzle_at(game, 0, "x") is None


def test_mining_finds_the_same_by_the_same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzling, "LEAD", 0.01)
    monkeypatch.setattr(puzzling, "FIRST_LEAD", 0.01)
    monkeypatch.setattr(puzzling, "MORE", 1)
    found = [*find("kingsburg", 2, "mine", 1)]
    assert found == [*find("kingsburg", 2, "mine", 1)]
    (met,) = found
    assert met and all(next(iter(one.chances)) == one.best for one in met)
    assert all(sorted(one.chances.values(), reverse=True) == [*one.chances.values()] for one in met)
    assert isinstance(still_holds("kingsburg", met[0], "again"), bool)


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
