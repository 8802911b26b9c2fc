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
    is_gathered,
    mixed,
    still_holds,
    sure,
)
from regalia.lessons import puzzles
from regalia.lessons.puzzles import Collection, Puzzle, collection_of, puzzles_of, written
from regalia.lessons.teaching import At, objection
from regalia.review.worth import Worth

FEWEST, KINDS = 30, 2
KEPT = [(game, number) for game in SHIPPED for number in puzzles_of(game)]


def puzzle(kind: str, number: int) -> Puzzle:
    return Puzzle(seat=0, kind=kind, chances={f"{kind}:{number}": 0.9, "other": 0.1}, position={})


def chances(*all_of_them: float) -> Puzzle:
    texts = {f"war:{at}": chance for at, chance in enumerate(all_of_them)}
    return Puzzle(seat=0, kind="war", chances=texts, position={})


def test_all_else_must_be_far_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("tiny", seats=2, seed=1, news=False)
    for gathered, clear in ((False, [True, False, False, False]), (True, [True, True, False, False])):
        end = "war:done" if gathered else ""
        monkeypatch.setattr(puzzling, "_end_of_series", lambda game, seat, end=end: end)
        met = [chances(0.6, 0.4), chances(0.6, 0.58, 0.4), chances(0.6, 0.55, 0.4), chances(0.6, 0.59)]
        assert [is_clear(game, one, 0.15) for one in met] == clear


def test_whatever_ends_all_answers_is_not_the_right_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("tiny", seats=2, seed=1, news=False)
    monkeypatch.setattr(puzzling, "_end_of_series", lambda game, seat: "war:0")
    assert not is_clear(game, chances(0.6, 0.4), 0.15)


def test_what_is_gathered_is_known() -> None:
    """What a turn of Havoc is spent on is one choice; an army is laid as a whole."""
    game = regalia.new("havoc", seats=2, seed=1, news=False)
    seat = game.pending[0].seat
    assert not is_gathered(game, seat)
    game.play_text(next(text for text in game.pending[0].texts() if text.startswith("turn:havoc")), seat)
    assert is_gathered(game, game.pending[0].seat), game.pending[0].kind.id


def met(kind: str, number: int, game: int = 0) -> Met:
    return Met(game, "seed", puzzle(kind, number))


def test_kinds_and_answers_take_turns() -> None:
    found = [*(met("war", number) for number in (0, 0, 1)), met("trade", 0), met("vote", 0)]
    assert [one.puzzle.best for one in mixed(found)] == ["war:0", "trade:0", "vote:0", "war:0", "war:1"]


def test_few_of_the_same_game_and_with_the_same_answer_are_kept() -> None:
    kept = Kept(8)
    for number in (0, 0, 1, 2):
        kept.add(met("war", number), puzzle("war", number))
    assert [one.best for one in kept.puzzles] == ["war:0", "war:1"]
    for game in range(1, 7):
        kept.add(met("war", 0, game), puzzle("war", 0))
    kept.add(met("war", 5, 9), None)
    assert [one.best for one in kept.puzzles] == ["war:0", "war:1", *["war:0"] * 4] and not kept.is_full
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
    (found,) = find("kingsburg", 2, "seed-31", 1)
    assert [found] == [*find("kingsburg", 2, "seed-31", 1)]
    made = [one for one in sure("kingsburg", found[:6]) if one is not None]
    assert made and made == [one for one in sure("kingsburg", found[:6]) if one is not None]
    assert all(sorted(one.chances.values(), reverse=True) == [*one.chances.values()] for one in made)
    assert isinstance(still_holds("kingsburg", made[0], "again"), bool)


def test_the_best_must_win_more_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("kingsburg", seats=2, seed=1, news=False)
    seat = game.pending[0].seat
    first, other = game.pending[0].texts()[:2]
    ends = {first: 0.9, other: 0.4}
    monkeypatch.setattr(puzzling, "_end_of", lambda world, seat, option, worth: ends[world.ask_of(seat).text(option)])
    right = Puzzle(seat=seat, kind="influence", chances={first: 0.9, other: 0.4}, position={})
    wrong = Puzzle(seat=seat, kind="influence", chances={other: 0.9, first: 0.4}, position={})
    assert is_borne_out(game, right, "x") and not is_borne_out(game, wrong, "x")
    ends[other] = 0.88
    assert not is_borne_out(game, right, "x"), "too little"


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
    kept = collection_of(game)
    assert kept is not None
    good = kept.puzzles[int(id.removeprefix("puzzle-")) - 1].good
    for text in ask.texts():
        assert (objection(lesson, At(), table, [text]) is None) == (text in good)
    for language in LANGUAGES:
        words = Words(language, [games.find(game).folder / "words"])
        for said in (lesson.said(), lesson.said(find_it.id), lesson.said(solved.id)):
            assert words.say(said)


@pytest.mark.soak
@pytest.mark.parametrize("game", SHIPPED)
def test_kept_puzzles_hold_by_other_seeds(game: str) -> None:
    kept = collection_of(game)
    assert kept is not None
    wrong = [at for at, one in enumerate(kept.puzzles, 1) if not still_holds(game, one, f"soak/{at}")]
    assert not wrong


@pytest.mark.parametrize("game", SHIPPED)
def test_many_puzzles_of_different_kinds_are_shipped(game: str) -> None:
    kept = collection_of(game)
    assert kept is not None and kept.rules == games.find(game).rules_version
    assert len(kept.puzzles) >= FEWEST and len({one.kind for one in kept.puzzles}) >= KINDS
    assert all(one.lead >= puzzling.LEAD for one in kept.puzzles)
