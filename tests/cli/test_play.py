"""Games in the terminal, driven by what people type."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.helpers import SHORT, Run

import regalia

BARONY = ("play", "barony", "--text", "--seed", "5", *SHORT)
BOT = ("--bot", "1=random")
TINY = ("play", "tiny", "--text", "--seed", "5", "--me", "0", "--me", "1")


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.parametrize(("language", "over"), [("en", "The game is over."), ("hu", "Vége a játéknak.")])
@pytest.mark.parametrize("who", [BOT, ("--me", "0", "--me", "1")])
def test_whole_game(run: Run, who: tuple[str, ...], language: str, over: str) -> None:
    result = run(*BARONY, *who, "--language", language, typed="1\n" * 200)
    assert result.exit_code == 0
    assert over in result.stdout


def test_bots_alone_are_watched(run: Run) -> None:
    result = run(*BARONY, "--bot", "0=random", *BOT)
    assert "- Player 2 places a city" in result.stdout
    assert "The game is over." in result.stdout


def test_table_news_question_and_options(run: Run) -> None:
    result = run(*BARONY, *BOT, "--names", "Anna,Béla", typed="1\n")
    assert "Seed: 5" in result.stdout
    assert "Béla is played by a bot: Random" in result.stdout
    assert "Where do you place city 1 of 3?" in result.stdout
    assert "Since your last look:\n- Anna places a city" in result.stdout
    assert result.stdout.endswith("Goodbye!\n")


@pytest.mark.parametrize("question", [("? A1",), ("? place:A1",), ("?", "A1")])
def test_why_not(run: Run, question: tuple[str, ...]) -> None:
    """A1 is taken by the first choice."""
    result = run(*BARONY, *BOT, typed=typed("place:A1", *question))
    assert "There is a city on A1 already" in result.stdout
    assert "(rule R2.3)" in result.stdout


def test_why_not_in_hungarian(run: Run) -> None:
    assert "(R2.3 szabály)" in run(*BARONY, *BOT, "--language", "hu", typed=typed("place:A1", "? A1")).stdout


def test_why_not_of_what_is_allowed_or_nothing(run: Run) -> None:
    result = run(*BARONY, *BOT, typed=typed("? A1", "? Z99", "?", ""))
    assert "That is allowed." in result.stdout
    assert "That is not among the options here." in result.stdout


def test_text_that_is_not_legal_says_why(run: Run) -> None:
    assert "(rule R2.3)" in run(*BARONY, *BOT, typed=typed("A1", "A1")).stdout


@pytest.mark.parametrize("line", ["0", "999", "9" * 5000])
def test_wrong_number(run: Run, line: str) -> None:
    assert "Type what stands before a line: 1 –" in run(*BARONY, *BOT, typed=typed(line)).stdout


def test_odd_lines_do_no_harm(run: Run) -> None:
    assert run(*BARONY, *BOT, typed=typed("", "   ", "\x00", "ű:ő", "move:", ":", "-1", "²")).exit_code == 0


def test_help(run: Run) -> None:
    stdout = run(*BARONY, *BOT, typed=typed("h")).stdout
    assert "place:A1" in stdout
    assert "save the game" in stdout
    assert "Why not: ? " in stdout


def test_undo_at_one_keyboard(run: Run) -> None:
    """At an open table the next person may take back what was chosen before."""
    result = run(*BARONY, "--me", "0", "--me", "1", typed=typed("u", "1", "u"))
    assert "You have not chosen anything yet." in result.stdout
    assert "Taken back; Player 1 chooses again." in result.stdout


def test_no_undo_after_a_bot_has_answered(run: Run) -> None:
    result = run(*BARONY, *BOT, typed=typed("1", "u"))
    assert "Nothing can be taken back now. Somebody else has chosen since." in result.stdout
    assert "Azóta más is döntött." in run(*BARONY, *BOT, "--language", "hu", typed=typed("1", "u")).stdout


def test_save_and_load(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    assert f"saved in {file}" in run(*BARONY, *BOT, typed=typed("1", f"s {file}")).stdout
    before = regalia.read_record(file.read_bytes())
    run("play", "barony", "--text", "--load", file, "--save", file, *BOT, typed=typed("1", "q"))
    after = regalia.read_record(file.read_bytes())
    assert after.lines[: len(before.lines)] == before.lines
    assert len(after.lines) > len(before.lines)
    assert run("verify", file).exit_code == 0


def test_save_option_keeps_the_game_however_it_ends(run: Run, tmp_path: Path) -> None:
    for number, lines in enumerate([("1",), ("1", "q"), ("1",) * 200]):
        file = tmp_path / f"{number}.json"
        run(*BARONY, *BOT, "--save", file, typed=typed(*lines))
        assert run("verify", file).exit_code == 0


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("i", True), ("n", False), ("", False)])
def test_quit_offers_to_save(run: Run, tmp_path: Path, answer: str, saved: bool) -> None:
    result = run(*BARONY, *BOT, typed=typed("1", "q", answer))
    assert "Save the game in barony-5.json?" in result.stdout
    assert (tmp_path / "barony-5.json").exists() is saved


def test_quit_offers_nothing_when_nothing_would_be_lost(run: Run) -> None:
    assert "Save the game" not in run(*BARONY, *BOT, typed=typed("q")).stdout


def test_save_that_fails_does_not_end_the_game(run: Run) -> None:
    result = run(*BARONY, *BOT, typed=typed("s nowhere/game.json", "1"))
    assert "regalia: cannot write nowhere/game.json" in result.stderr
    assert "Since your last look" in result.stdout


def test_finished_game_is_shown(run: Run, record_file: Path) -> None:
    assert "The game is over." in run("play", "barony", "--text", "--load", record_file, *BOT).stdout


def test_curtain_where_something_is_hidden(run: Run) -> None:
    every_number = "".join(f"{number}\n" for number in range(1, 21))
    result = run(*TINY, typed=every_number * 100)
    assert "Hand the keyboard to Player 1" in result.stdout
    assert "Hand the keyboard to Player 2" in result.stdout
    assert "The game is over." in result.stdout


def test_no_curtain_at_an_open_table(run: Run) -> None:
    assert "Hand the keyboard" not in run(*BARONY, "--me", "0", "--me", "1", typed="1\n" * 200).stdout


def test_free_acts(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tiny.json"
    run(*TINY, "--save", file, typed=typed("", "a", "", "a", "99", "a", "1"))
    lines = regalia.read_record(file.read_bytes()).lines
    assert [(line.seat, line.text.partition(":")[0]) for line in lines] == [(0, "give")]


def test_no_free_acts(run: Run) -> None:
    assert "nothing that you may do without being asked" in run(*BARONY, *BOT, typed=typed("a")).stdout
