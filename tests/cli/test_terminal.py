"""The terminal as a door for people: full questions, words that they read on the screen, explanations, the guide."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from tests.cli.helpers import SHORT, Run
from tests.games.hadurak.helpers import Board, play
from tests.games.havoc.helpers import start

import regalia
from regalia import Game, games
from regalia.bots import make_bot
from regalia.cli.shared import words_for
from regalia.cli.text.question import Entry, keyed
from regalia.cli.text.telling import Teller
from regalia.cli.text.terminal import Terminal
from regalia.core.asking import Kind, put
from regalia.core.wording import worded
from regalia.server.keeping.logbook import witnessed

GAMES = ("barony", "havoc", "kingsburg", "kard_es_korona", "hadurak")


def wandered(game: str, choices: int, seed: int = 5, seats: int = 3) -> Game:
    """A game after so many random choices."""
    played, random = regalia.new(game, seats=seats, seed=seed), Random(1)
    for _ in range(choices):
        played.play(random.choice(list(played.pending[0].options)), seat=played.pending[0].seat)
    return played


def until(game: str, kind: str, language: str = "en", seed: int = 5) -> Teller:
    """A game played at random up to a question of this kind."""
    played, random = regalia.new(game, seats=3, seed=seed), Random(1)
    while played.pending[0].kind.id != kind:
        played.play(random.choice(list(played.pending[0].options)), seat=played.pending[0].seat)
    return telling(played, language)


def telling(game: Game, language: str = "en") -> Teller:
    return Teller(game, words_for(game.rulebook, language, ["Anna", "Béla", "Cili"]))


def asked(teller: Teller) -> str:
    return teller.question(teller.game.pending[0]).text


# --- questions ----------------------------------------------------------------------------------------------------


def test_questions_say_who_and_what(run: Run) -> None:
    stdout = run("play", "barony", "--text", "--seed", "5", *SHORT, "--names", "Anna,Béla", typed="q\n").stdout
    assert "Anna – Where do you place city 1 of 3?" in stdout


def test_questions_name_what_they_are_about() -> None:
    assert asked(until("hadurak", "plan_cards")) == "Planning – Which cards go into pile 1? Two at most, in secret."
    assert asked(until("kard_es_korona", "movers")).startswith("Who ")
    assert "Recruits" not in asked(until("havoc", "recruit_step"))
    assert asked(until("kingsburg", "influence")) == "Influence – Which advisor do you influence?"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("language", "click"), [("en", "click"), ("hu", "kattint")])
def test_nobody_is_told_to_click(game: str, language: str, click: str) -> None:
    """Whatever speaks of clicking in a game's questions has other words for who types."""
    words = words_for(games.find(game), language)
    text = (games.find(game).folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    for message, said in re.findall(r"(?m)^((?:ask|question|about)-[\w-]+) = ((?:.|\n (?! *\.))*)", text):
        if click in said.lower():
            assert words.has(f"typed-{message}"), message


# --- options ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_what_is_typed_is_told_from_other_numbers(game: str, language: str) -> None:
    """No line of the table looks like a numbered choice, and every choice can be typed in one way only."""
    for choices in (0, 12, 40, 90):
        played = wandered(game, choices)
        teller = telling(played, language)
        table = teller.table(played.pending[0].seat)
        assert not re.search(r"(?m)^ *\d{1,2}[ )]", table), table
        keys = [entry.key for entry in teller.question(played.pending[0]).entries]
        assert len(set(keys)) == len(keys)


def test_an_amount_is_typed_as_it_is() -> None:
    teller = until("kard_es_korona", "bid")
    question = teller.question(teller.game.pending[0])
    assert all(entry.key == entry.label.split()[0] for entry in question.entries if entry.label[0].isdigit())


@pytest.mark.parametrize(
    ("label", "keys"),
    [
        ("at least {}", "4 5 x"),
        ("{} (2 left)", "4 5 x"),
        ("E{}", "1 2 3"),
        ("{}, worth 7", "4 5 x"),
        ("2 for {}", "1 2 3"),
    ],
)
def test_an_amount_is_typed_as_it_is_wherever_the_line_says_it(label: str, keys: str) -> None:
    ask = put(Kind("claim", lambda s, seat: [4, 5, "doubt"])(0))
    ask.compute(None)
    entries = [
        Entry(label.format(option) if option != "doubt" else "I doubt it", (ask.text(option),))
        for option in ask.options
    ]
    assert [entry.key for entry in keyed(ask, entries)] == keys.split()


def test_options_say_what_they_lead_to() -> None:
    teller = until("kingsburg", "build")
    labels = [entry.label for entry in teller.question(teller.game.pending[0]).entries]
    assert any(
        label.startswith("Statue for 2 gold (3 points) – When all your dice show the same number") for label in labels
    ), labels


def test_options_are_told_with_what_one_would_curse_oneself_for() -> None:
    teller = until("havoc", "activate", seed=3)
    labels = [entry.label for entry in teller.question(teller.game.pending[0]).entries]
    assert [label for label in labels if "(!)" in label] == [labels[-1]] and "fetch" in labels[-1], labels


def test_a_fight_is_told_with_its_odds() -> None:
    teller = until("kingsburg", "recruit")
    question = teller.question(teller.game.pending[0])
    odds = [target.odds for choice in question.shown.choices for target in choice.path if target.odds]
    shares = [[part.value for part in each.parts if part.value] for each in odds]
    told = [[int(share) for share in re.findall(r"(\d+)%", entry.label)] for entry in question.entries]
    assert odds and [each for each in told if each] == shares, question.entries
    assert re.search(r"^No soldiers – strength \d+, .*\d+% defeat", question.entries[-1].label)


def test_where_answers_are_weighed_the_terminal_weighs_them_too() -> None:
    board = Board().card(0, "versatile").noble("0.star", "monz", "vassal_100", "swiss_150")
    board.noble("1.star", "monz", "vassal_50")
    game = play(board.execute(), "versatile_option:battle", "start_battle:monz=assault=neutral=1")
    teller = telling(game)
    allowed, refused, foot = teller.help(teller.question(game.pending[0]).shown)[-3:]
    assert allowed.startswith("If you allow it: Your noble takes no part") and "% taken" in allowed
    assert refused.startswith("If you refuse: Nobody attacks Monz") and refused.endswith("% won")
    assert foot == "Everybody sees your answer. No agreement binds."


def test_the_card_that_a_question_is_about_is_read_out() -> None:
    teller = until("hadurak", "execute_card")
    shown = teller.question(teller.game.pending[0]).shown
    assert [teller.words.say(told.text) for told in shown.explains] == [
        line.partition(": ")[2] for line in teller.help(shown)
    ]


def test_what_stands_on_a_card_is_not_explained_in_every_line() -> None:
    teller = until("havoc", "recruit_step")
    question = teller.question(teller.game.pending[0])
    soldiers = [entry.label for entry in question.entries if entry.label.startswith("Take the recruit")]
    assert soldiers and all(len(label) < 40 for label in soldiers), soldiers


def test_a_pile_says_once_which_it_is() -> None:
    lines = until("havoc", "turn").whole_table(0)
    assert [line for line in lines if "pile" in line.lower()][:1] != []
    assert not [line for line in lines if line.lower().count("draw pile") > 1 or line.startswith("Discards: ")], lines


def test_closed_actions_are_told_with_the_rule(run: Run) -> None:
    stdout = run("play", "barony", "--text", "--seed", "5", *SHORT, typed="1\n" * 3).stdout
    assert "Closed – Noble Title: 0 / 15 gold (R10.6)" in stdout


# --- several at once ----------------------------------------------------------------------------------------------


@pytest.fixture
def type_into(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Types lines into the terminal of a game, and quits; bots have the other seats."""

    def type_into(game: Game, *lines: str) -> None:
        typed = iter((*lines, "q", "n"))
        monkeypatch.setattr("builtins.input", lambda prompt="": next(typed))
        bots = {seat: make_bot("random", str(seat)) for seat in range(1, game.seats)}
        Terminal(telling(game), bots, Path("game.json"), keep=False).run()

    return type_into


@pytest.mark.parametrize("line", ["lay 1 2 4", "1 2 4", "1, 2, 4", "tedd 4 2 1"])
def test_several_cards_in_one_entry(type_into: Callable[..., None], line: str) -> None:
    game = start(["b5 b9 y9 o9", "g1 g2 g3", "k1 k2 k3"])
    type_into(game, "havoc", line)
    assert "Anna lays blue 5, blue 9, orange 9" in telling(game).story(None)


def test_a_series_that_is_not_allowed_changes_nothing(
    type_into: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    game = start(["b5 b9 y9 o9", "g1 g2 g3", "k1 k2 k3"])
    type_into(game, "havoc", "1 1 1")
    assert game.choices == 1
    assert "(rule R5.2)" in capsys.readouterr().out


def test_only_one_where_one_is_asked(type_into: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    game = regalia.new("barony", seats=3, seed=5)
    type_into(game, "1 2")
    assert game.choices == 0
    assert "One number, please" in capsys.readouterr().out


def test_the_rest_of_an_army_is_placed_by_itself(type_into: Callable[..., None]) -> None:
    game = regalia.new("kard_es_korona", seats=3, seed=5)
    while game.pending[0].seat:
        game.play(game.pending[0].options[0])
    type_into(game, "place the rest")
    assert game.choices > 10


# --- words --------------------------------------------------------------------------------------------------------


def test_options_are_chosen_by_their_words(run: Run) -> None:
    result = run("play", "kingsburg", "--text", "--seed", "5", "--language", "hu", typed="fa\n")
    assert "A király a(z)" not in result.stdout
    assert "1 fa" in result.stdout.partition("Ami azóta történt")[2]


def test_words_that_fit_several_options_are_asked_back(run: Run) -> None:
    stdout = run("play", "barony", "--text", "--seed", "5", *SHORT, typed="mountain\n").stdout
    assert "Several lines have these words." in stdout
    assert "1) A1 (mountain)" in stdout.partition("Several lines have these words.")[2]


@pytest.mark.parametrize(
    ("game", "kind", "language", "text", "rule"),
    [
        ("kingsburg", "build", "en", "Fortress", "R6.3"),
        ("kingsburg", "build", "hu", "erőd", "R6.3"),
        ("kingsburg", "influence", "hu", "király", "R4.2"),
        ("barony", "action", "en", "noble title", "R10.6"),
        ("barony", "action", "hu", "nemesi cím", "R10.6"),
        ("havoc", "lay", "en", "black 18", "R5.6"),
        ("havoc", "lay", "hu", "fekete 18", "R5.6"),
        ("kard_es_korona", "place_army", "en", "Zágráb: cavalry", "S5"),
        ("kard_es_korona", "place_army", "hu", "Zágráb lovas", "S5"),
        ("hadurak", "place_castle", "en", "Jerusalem", "S9"),
        ("hadurak", "place_castle", "hu", "Jeruzsálem", "S9"),
    ],
)
def test_why_not_takes_the_words_on_the_screen(game: str, kind: str, language: str, text: str, rule: str) -> None:
    teller = until(game, kind, language)
    told = teller.why_not(teller.question(teller.game.pending[0]), text)
    assert rule in told, told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_whatever_is_listed_is_allowed(game: str, language: str) -> None:
    for choices in (0, 9, 30, 80):
        played = wandered(game, choices)
        teller = telling(played, language)
        question = teller.question(played.pending[0])
        allowed = teller.say("cli-allowed")
        assert {teller.why_not(question, entry.label) for entry in question.entries[:20]} == {allowed}
        assert {teller.why_not(question, entry.key) for entry in question.entries[:20]} == {allowed}


@pytest.mark.parametrize(
    ("game", "kind"), [("barony", "place"), ("kard_es_korona", "place_army"), ("kingsburg", "build")]
)
def test_each_game_has_its_own_example(game: str, kind: str) -> None:
    """What is given as an example is really forbidden."""
    teller = until(game, kind)
    question = teller.question(teller.game.pending[0])
    assert "(rule " in teller.why_not(question, teller.example(question))


def test_overlong_lines_do_no_harm(run: Run) -> None:
    typed = "\n".join(f"{command} {'lorem ipsum ' * 9999}" for command in ("?", "i", "g", "lay", "1"))
    assert run("play", "barony", "--text", "--seed", "5", typed=f"{typed}\n").exit_code == 0


@pytest.mark.parametrize("text", ["lorem ipsum " * 70, "((", "E6" * 400, "1 " * 400, "- = + @", "\x00"])
def test_odd_words_do_no_harm(text: str) -> None:
    for game in GAMES:
        teller = telling(wandered(game, 30))
        question = teller.question(teller.game.pending[0])
        assert teller.why_not(question, text)
        teller.explained(0, text)
        teller.guide.at(text)


def test_no_example_of_another_game(run: Run) -> None:
    assert "move:E6-F6" not in run("play", "kingsburg", "--text", "--seed", "5", typed="?\n\nh\n").stdout


# --- explanations -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "choices", "language", "thing", "part"),
    [
        ("barony", 60, "en", "J6", "city on J6"),
        ("barony", 60, "en", "E6", "beside E5"),
        ("barony", 60, "hu", "erőd", "szabályok"),
        ("havoc", 40, "en", "Poitiers", "Afterwards everybody gets 1 card"),
        ("havoc", 40, "hu", "Crécy", "1346"),
        ("havoc", 40, "en", "dog of war", "Rules that speak of"),
        ("kingsburg", 44, "en", "Smuggler", "3 goods of one kind"),
        ("kingsburg", 44, "hu", "kápolna", "újradobhatod"),
        ("kingsburg", 44, "hu", "király", "1 katona"),
        ("kard_es_korona", 150, "en", "Buda", "neighbours"),
        ("kard_es_korona", 150, "hu", "Pilis", "vastag folyón át"),
        ("kard_es_korona", 150, "hu", "pestisjárvány", "ötödét"),
        ("kard_es_korona", 150, "en", "Plague", "a fifth of their units"),
        ("hadurak", 150, "en", "Kovel", "roads to Orl Heath, Kingswood"),
        ("hadurak", 150, "en", "Speaker", "take 2 more"),
        ("hadurak", 150, "en", "Assassin", ""),
        ("hadurak", 150, "hu", "Rekvirálás", "1 korona minden területért"),
    ],
)
def test_things_are_explained(game: str, choices: int, language: str, thing: str, part: str) -> None:
    teller = telling(wandered(game, choices), language)
    told = "\n".join(teller.explained(teller.game.pending[0].seat, thing))
    assert told
    assert part in told


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", games.names())
def test_whatever_the_table_explains_is_explained_by_its_name(game: str, language: str) -> None:
    teller, table = telling(wandered(game, 0), language), games.table(game)
    view = teller.game.view(0)
    for key in table.things:
        told = table.explain(view, 0, key) if table.explain else None
        assert told is not None, key
        name, text = teller.words.say(told.name), teller.words.say(told.text)
        assert any(text in line for line in teller.explained(0, name)), f"i {name} ({key})"


def test_what_is_hidden_is_not_explained() -> None:
    """Only what the person sees is looked up."""
    game = start(["b5 b9 y9 o9", "g1 g2 g3", "k1 k2 k3"])
    assert not any("green 1" in line for line in telling(game).explained(0, "green 1"))


def test_unknown_things_and_no_thing(run: Run) -> None:
    stdout = run("play", "barony", "--text", "--seed", "5", typed="i\ni zork\n").stdout
    assert "Type i and a name that you see on the screen." in stdout
    assert "Nothing here is called «zork»." in stdout


# --- the guide ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_guide_opens_at_a_rule(run: Run, game: str, language: str) -> None:
    stdout = run("play", game, "--text", "--seed", "5", "--language", language, typed="g R5.4\ng r5\ng R99.9\n").stdout
    assert "\nR5.4 " in stdout or " R5.4 " in stdout
    assert "**" not in stdout
    assert "R99.9" in stdout


def test_guide_has_what_stands_under_a_rule() -> None:
    guide = telling(regalia.new("barony", seats=2, seed=1)).guide
    assert [line.split()[0] for line in guide.at("R5.4")][:1] == ["R5.4"]
    assert len(guide.at("R5.4")) == 5
    assert guide.at("R5.4b")
    assert any("S Setup" in line for line in guide.headings())
    assert all("silver" in line.lower() for line in guide.about("silver"))


# --- the end ------------------------------------------------------------------------------------------------------


def finished(game: str, seats: int = 3) -> Teller:
    record = regalia.read_record(next(Path("tests/golden").glob(f"{game}-*.json")).read_bytes())
    return telling(regalia.replay(record))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_to_play_after_the_end(game: str) -> None:
    teller = finished(game)
    said = teller.table(None)
    assert " to play" not in said
    assert "Peacekeeper" not in said
    assert "can come next" not in said


@pytest.mark.parametrize(("game", "has_points"), [(game, game not in ("kard_es_korona", "hadurak")) for game in GAMES])
def test_points_are_told_only_where_there_are_points(game: str, has_points: bool) -> None:
    lines = finished(game).result()
    assert ("point" in lines[0]) is has_points


def test_results_explain_a_tie(run: Run, record_file: Path) -> None:
    stdout = run("replay", record_file).stdout
    assert "Of equals, whoever comes latest in turn order is ahead" in stdout


def test_results_say_how_it_was_won() -> None:
    assert len(finished("kard_es_korona").result()) > finished("kard_es_korona").game.seats
    assert len(finished("hadurak").result()) > finished("hadurak").game.seats


# --- news ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_news_read_the_same_whenever_they_are_told(game: str) -> None:
    """A sentence about an event depends on the event alone, so it is still true when the table has changed since."""
    played, random = regalia.new(game, seats=3, seed=8), Random(8)
    teller = telling(played)
    fact = played.rulebook.wording.fact
    then = []
    for _ in range(250):
        if played.over:
            break
        ask = played.pending[0]
        moments = witnessed(played, ask.seat, ask.text(random.choice(list(ask.options))))
        then += [
            (event, teller.words.say(worded(fact, state, f"event-{event.name}", **event.facts)))
            for event, state, *_ in moments
        ]
    assert then
    for event, said in then:
        assert teller.event(event) == said
