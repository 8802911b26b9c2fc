"""What a lesson says to choices, in the tiny game and where its file is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia import games
from regalia.lessons.checking import check
from regalia.lessons.goals import fact
from regalia.lessons.lesson import BadLesson, Lesson, begun, folder_of, lessons_of, read
from regalia.lessons.teaching import NOT_THIS, At, enter, let_others_reply, objection, read_on, reply

FIRST = lessons_of("barony")["first-turn"]
RECRUIT = At(step=2)

GOOD = """
minutes = 2
[deal]
seats = 2
seed = "first lesson"
options = { map = "sample_2_1", placement = "auto", first_player = 0 }
"""
STEP = """
[[steps]]
id = "recruit"
goal = { event = "recruited", facts = { seat = 0 } }
within = 2
solution = ["action:recruit", "recruit:E3x2"]
"""


def written(folder: Path, text: str) -> Lesson:
    path = folder / "barony" / "lessons" / "1-trial.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return read("barony", path)


def test_every_way_to_the_goal_counts() -> None:
    game = begun(FIRST)
    assert objection(FIRST, RECRUIT, game, ["action:recruit"]) is None
    game.enter(0, "action:recruit")
    ask = game.ask_of(0)
    assert ask is not None and len(ask.options) > 2
    for option in ask.options:
        assert objection(FIRST, At(step=2, made=1), game, [ask.text(option)]) is None


def test_what_leads_elsewhere_is_answered_in_the_lessons_words() -> None:
    game = begun(FIRST)
    assert objection(FIRST, RECRUIT, game, ["action:move"]) == FIRST.said("recruit", "not", "move")
    assert game.ask_of(0) is not None and game.choices == begun(FIRST).choices


def test_a_choice_that_nobody_foresaw_has_common_words(tmp_path: Path) -> None:
    lesson = written(tmp_path, GOOD + STEP)
    assert objection(lesson, At(), begun(lesson), ["action:move"]) == NOT_THIS


def test_a_choice_skips_what_is_only_to_be_read() -> None:
    game = begun(FIRST)
    at = enter(FIRST, game, At(), 0, "action:recruit")
    assert (at.step, at.made) == (2, 1)
    assert enter(FIRST, game, at, 0, "recruit:E3x2").step == 3


def test_reading_on_stops_at_something_to_do() -> None:
    at = read_on(FIRST, read_on(FIRST, At()))
    assert at.step == 2 and read_on(FIRST, at) == at


def test_a_goal_can_be_too_far(tmp_path: Path) -> None:
    lesson = written(tmp_path, GOOD + STEP.replace("within = 2", "within = 1"))
    assert objection(lesson, At(), begun(lesson), ["action:recruit"]) == NOT_THIS


def test_others_answer_as_written_then_always_the_same() -> None:
    game = begun(FIRST)
    game.enter(0, "action:recruit")
    game.enter(0, "recruit:E3x2")
    assert reply(FIRST, 0, game, 1) == FIRST.written.replies[0]
    left = len(FIRST.written.replies)
    assert reply(FIRST, left, game, 1) == reply(FIRST, left, game, 1)
    at = let_others_reply(FIRST, game, At(step=3))
    assert at.replied == 2 and game.ask_of(0) is not None


def test_a_written_answer_that_cannot_be_given_is_left_out() -> None:
    game = begun(FIRST)
    for text in ("action:move", "move:E3-E4", "move_again:done"):
        game.enter(0, text)
    game.enter(1, "action:expedition")
    ask = game.ask_of(1)
    assert ask is not None and FIRST.written.replies[0] not in ask.texts()
    assert reply(FIRST, 0, game, 1) in ask.texts()


def test_a_goal_may_be_a_fact(tmp_path: Path) -> None:
    goal = 'goal = { fact = "pieces.E3", equals = ["0 city", "0 knight", "0 knight", "0 knight"] }'
    lesson = written(tmp_path, GOOD + STEP.replace('goal = { event = "recruited", facts = { seat = 0 } }', goal))
    game = begun(lesson)
    before = fact("pieces.E3", game)
    assert "0 city" in before and fact("scores.0", game) == 0
    at = enter(lesson, game, enter(lesson, game, At(), 0, "action:recruit"), 0, "recruit:E3x2")
    assert fact("pieces.E3", game) != before
    assert (at.step == 1) == (fact("pieces.E3", game) == ["0 city", "0 knight", "0 knight", "0 knight"])


def test_a_goal_may_be_something_chosen(tmp_path: Path) -> None:
    lesson = written(
        tmp_path, GOOD + STEP.replace('event = "recruited", facts = { seat = 0 }', 'chosen = ["recruit:*"]')
    )
    game = begun(lesson)
    at = enter(lesson, game, At(), 0, "action:recruit")
    assert at.step == 0 and enter(lesson, game, at, 0, "recruit:E3x1").step == 1


BROKEN = {
    "not TOML": (GOOD + "[[steps", "Expected"),
    "a word too many": (GOOD + "colour = 3" + STEP, "colour"),
    "nothing to begin from": ("minutes = 2" + STEP, "either from a position or from a deal"),
    "no steps": ("steps = []" + GOOD, "no steps"),
    "a step twice": (GOOD + STEP + STEP, "step 'recruit'.*id of its own"),
    "no goal": (GOOD + STEP.replace('event = "recruited", facts = { seat = 0 }', ""), "step 'recruit'.*a goal is"),
    "a fact without what it should be": (
        GOOD + STEP.replace('event = "recruited", facts = { seat = 0 }', 'fact = "round"'),
        "step 'recruit'.*at least",
    ),
    "too far": (GOOD + STEP.replace("within = 2", "within = 99"), "step 'recruit'.*within 1 to 20"),
    "a word too many in a step": (GOOD + STEP + "colour = 3", "step 'recruit'.*colour"),
    "a word too many in a goal": (
        GOOD + STEP.replace("facts = {", "colour = 3, facts = {"),
        "step 'recruit'.*colour.*`goal`",
    ),
    "a number that is none": (
        GOOD + STEP.replace("within = 2", 'within = "two"'),
        "step 'recruit'.*Expected `int`, got `str`.*`within`",
    ),
    "a step without an id": (
        GOOD + STEP + STEP.replace('id = "recruit"', ""),
        "step number 2.*missing required field `id`",
    ),
    "a step that is none": ("steps = [3]" + GOOD, "step number 1.*Expected `object`, got `int`"),
    "a solution to what is only read": (
        GOOD + STEP.replace("goal = {", "# ").replace("within = 2", ""),
        "step 'recruit'.*only a step with a goal",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_says_where(what: str, tmp_path: Path) -> None:
    text, said = BROKEN[what]
    with pytest.raises(BadLesson, match=f"(?s)1-trial.toml.*{said}"):
        written(tmp_path, text)


WRONG = {
    "its words are missing": (STEP, ": there is no lesson-trial in en.ftl"),
}
UNREACHABLE = {
    "out of reach": (STEP.replace("recruited", "city_founded"), "step 'recruit'.*cannot be reached"),
    "an event that there is none of": (STEP.replace("recruited", "flown"), "step 'recruit'.*cannot be reached"),
    "something nobody can choose": (
        STEP.replace('event = "recruited", facts = { seat = 0 }', 'chosen = ["fly:*"]'),
        "step 'recruit'.*cannot be reached",
    ),
    "a fact that is never so": (
        STEP.replace('event = "recruited", facts = { seat = 0 }', 'fact = "scores.0", at_least = 99'),
        "step 'recruit'.*cannot be reached",
    ),
    "a fact that is not there": (
        STEP.replace('event = "recruited", facts = { seat = 0 }', 'fact = "gold.0", equals = 1'),
        "step 'recruit'.*there is no 'gold.0' in the situation",
    ),
    "a seat that is not there": (
        STEP.replace('event = "recruited", facts = { seat = 0 }', 'fact = "scores.7", equals = 1'),
        "step 'recruit'.*there is no 'scores.7' in the situation",
    ),
    "a fact that cannot be compared": (
        STEP.replace('event = "recruited", facts = { seat = 0 }', 'fact = "pieces", at_least = 1'),
        "step 'recruit'.*'pieces' cannot be read or compared",
    ),
    "a solution that is none": (STEP.replace("E3x2", "E4x2"), "step 'recruit'.*'recruit:E4x2'"),
    "a solution that ends too soon": (STEP.replace(', "recruit:E3x2"', ""), "step 'recruit'.*does not reach"),
    "a wrong choice that nobody can make": (
        STEP + 'wrong = [{ choice = "fly*", say = "fly" }]',
        "step 'recruit'.*nothing that can be chosen is like 'fly\\*'",
    ),
    "a wrong choice that is right": (
        STEP + 'wrong = [{ choice = "action:recruit", say = "recruit" }]',
        "step 'recruit'.*may lead to the goal",
    ),
}


@pytest.mark.parametrize("what", [*WRONG, *UNREACHABLE])
def test_a_lesson_that_cannot_be_taught_says_where(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    step, said = {**WRONG, **UNREACHABLE}[what]
    if what in UNREACHABLE:
        monkeypatch.setattr("regalia.lessons.checking._check_words", lambda lesson: None)
    with pytest.raises(BadLesson, match=f"barony/lessons/1-trial.toml.*{said}"):
        check(written(tmp_path, GOOD + step))


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(
    ("left_out", "where"),
    [
        ("lesson-first-turn-recruit =", ", step 'recruit'"),
        ("lesson-first-turn-recruit-not-move =", ", step 'recruit'"),
        ("lesson-first-turn-about =", ""),
    ],
)
def test_words_that_are_missing_are_named_with_their_language_and_step(
    language: str, left_out: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for one in ("en", "hu"):
        lines = (folder_of(games.find("barony")) / f"{one}.ftl").read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if one != language or not line.startswith(left_out)]
        (tmp_path / f"{one}.ftl").write_text("\n".join(kept) + "\n", encoding="utf-8")
    monkeypatch.setattr("regalia.lessons.checking.folder_of", lambda rulebook: tmp_path)
    id = left_out.removesuffix(" =")
    with pytest.raises(BadLesson, match=rf"1-first-turn\.toml{where}: there is no {id} in {language}\.ftl"):
        check(FIRST)


POSITIONS = {
    "not there": (None, r"gone\.json"),
    "not JSON": ("{", r"gone\.json: Expecting"),
    "not a position": ("{}", "this position is broken"),
    "a list": ("[]", "this position is broken"),
}


@pytest.mark.parametrize("what", POSITIONS)
def test_a_position_that_cannot_be_begun_from(what: str, tmp_path: Path) -> None:
    text, said = POSITIONS[what]
    lesson = written(tmp_path, 'position = "gone.json"' + STEP)
    if text is not None:
        (lesson.path.parent / "gone.json").write_text(text, encoding="utf-8")
    with pytest.raises(BadLesson, match=rf"barony/lessons/1-trial\.toml: it cannot begin.*{said}"):
        begun(lesson)


DEALS = {
    "so many seats": (GOOD.replace("seats = 2", "seats = 9"), "2 to 4 players, not 9"),
    "an option that there is none of": (GOOD.replace("first_player", "first_plyer"), "first_plyer"),
    "a choice that cannot be": (GOOD + 'lines = [[0, "action:fly"]]\n', "fly"),
    "somebody who is not asked": (GOOD + 'lines = [[1, "action:move"]]\n', "seat 1 is not asked now"),
}


@pytest.mark.parametrize("what", DEALS)
def test_a_deal_that_cannot_be_begun_from(what: str, tmp_path: Path) -> None:
    text, said = DEALS[what]
    with pytest.raises(BadLesson, match=rf"barony/lessons/1-trial\.toml: it cannot begin.*{said}"):
        begun(written(tmp_path, text + STEP))


def test_a_learner_who_does_not_sit_at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.lessons.checking._check_words", lambda lesson: None)
    with pytest.raises(BadLesson, match=r"1-trial\.toml: there is no seat 5"):
        check(written(tmp_path, "seat = 5" + GOOD + STEP))


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "1-trial.toml"
    path.write_bytes(b"minutes = 2 # \xff")
    with pytest.raises(BadLesson, match=r"barony/lessons/1-trial\.toml: 'utf-8' codec"):
        read("barony", path)


def test_a_file_has_a_number_and_a_name(tmp_path: Path) -> None:
    path = tmp_path / "first.toml"
    path.write_text(GOOD + STEP, encoding="utf-8")
    with pytest.raises(BadLesson, match=r"first\.toml: a lesson's file is named like"):
        read("barony", path)
