"""Bad input: refused with the rule, in words, and nothing changed; and options agree with the reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.kingsburg.helpers import in_season, influencing, refused, start
from tests.games.kingsburg.refusals import VIOLATED
from tests.rules import rule

import regalia
from regalia.core.asking import Ask
from regalia.core.words import LANGUAGES, Message, Words
from regalia.games.kingsburg.notation import PASS
from regalia.games.kingsburg.pieces.advisors import ADVISORS
from regalia.games.kingsburg.pieces.goods import mixes
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.rules.influence import why_not_influence


@rule("kingsburg", "R4.2", "R4.4", "R4.5", "R4.9", "R6.2", "R6.3")
def test_what_people_try() -> None:
    court = [{"advisor": 4, "seat": 1, "dice": ["4"]}]
    game = influencing(["2 4", "1", "1"], [{"plus2": 1}, "", ""], court=court)
    refused(game, "influence:5=5", "R4.2")  # a die that is not held
    refused(game, "influence:4=2,2", "R4.2")  # nor twice
    refused(game, "influence:3=w3", "R4.3")
    refused(game, "influence:5=4", "R4.2")  # a sum that does not match
    refused(game, "influence:4=4", "R4.4")  # an occupied advisor
    refused(game, "influence:2=t1", "R4.3")  # a token without a die
    refused(game, "influence:8=2,4,t2", "R4.5")  # more tokens than held
    refused(game, "influence:19=2", "R4.9")
    refused(game, "influence:4=4,envoy", "R9.5")
    refused(game, "influence:2=2,envoy", "R9.5")
    built = start(["2g 1w", "9g", ""], phase="build", season="summer")
    refused(built, "build:market", "R6.3")  # out of order
    refused(built, "build:guard_tower", "R6.2")  # not affordable


@pytest.mark.parametrize(
    "text",
    [
        "influence:", "influence:9", "influence:9=", "influence:=4", "influence:9=4+5", "influence:9=7",
        "influence:9=t0", "influence:9=4,m+2", "influence:nobody=4", "influence:９=4", "influence:9=4,,5",
        "build:statue", "influence", "", "influence:PASS", "influence:9=w7", "influence:9=4 ", "influence:99999=4",
        "influence:9=envoy,envoy2",
    ],
)  # fmt: skip
def test_nonsense_is_refused_in_one_line(text: str) -> None:
    game = influencing(["4 5", "1", "1"])
    before = game.state.copy()
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text)
    assert "\n" not in str(caught.value) and game.state.copy() == before


@pytest.mark.parametrize(
    ("kind", "texts"),
    [
        ("recruit", ["0=gold0", "1", "1=gold", "1=gold-2", "x=gold2", "1=silver2", "-1=gold2", "1=gold2+", "none"]),
        ("build", ["tower", "0", "Statue", "statue,inn"]),
    ],
)
def test_other_nonsense(kind: str, texts: list[str]) -> None:
    season = "winter" if kind == "recruit" else "summer"
    game = start(["9g 9w 9s", "9g", ""], phase=kind, season=season)
    before = game.state.copy()
    for text in texts:
        with pytest.raises(regalia.IllegalChoice) as caught:
            game.play_text(f"{kind}:{text}")
        assert "\n" not in str(caught.value) and game.state.copy() == before


def test_an_advisor_may_be_named() -> None:
    game = influencing(["4 5", "1", "1"])
    game.play_text("influence:master_hunter=5,4")
    assert game.state.court[0][1].advisor == 9


@pytest.mark.parametrize(
    "option", [None, -1, 10**9, 3.5, (), "x", True, [1], {}, (9, (4, 5)), (9, (4, 5), (), 0, 0, 2)]
)
def test_values_of_no_option_are_refused(option: Any) -> None:
    """Whatever a program sends: no rule breaks, nothing changes."""
    game = influencing(["4 5", "1", "1"])
    before = game.state.copy()
    with pytest.raises(regalia.IllegalChoice):
        game.play(option)
    assert game.state.copy() == before


def wrong_answers(kind: str, random: Random) -> list[Any]:
    """Answers of the right shape, mostly not legal."""
    match kind:
        case "influence":
            dice = tuple(sorted(random.choices(range(1, 7), k=random.randint(0, 3))))
            white = tuple(random.choices(range(1, 7), k=random.choice([0, 0, 1])))
            return [
                Placement(
                    random.randint(0, 20),
                    dice,
                    white,
                    random.randint(0, 3),
                    random.randint(-1, 1),
                    random.random() < 0.3,
                )
            ]
        case "build":
            return list(range(20))
        case "advisor_choice":
            return [*mixes(1), *mixes(2), *mixes(3), "none"]
        case "alchemist":
            return [0, 1, 2, "none"]
        case "recruit":
            return [(number, goods) for number in (0, 1, 2) for goods in mixes(number + 1)]
        case "town_hall":
            return ["token", "pay_token", *((verb, good) for verb in ("trade", "pay") for good in range(3))]
        case "defeat_goods":
            return [*mixes(1), *mixes(3)]
        case "defeat_building":
            return list(range(5))
        case "set_aside":
            return list(range(1, 13))
        case "reroll":
            return [*range(1, 13), "chapel"]
    return []


@pytest.mark.parametrize(("seats", "ruleset"), [(2, "seed"), (2, "published"), (4, "seed"), (4, "published")])
def test_whatever_is_not_offered_is_refused_with_words_that_are_true(seats: int, ruleset: str) -> None:
    """Answers of the right shape against every question: offered, or forbidden by a rule that is really violated."""
    game = regalia.new("kingsburg", seats=seats, seed=seats, options={"ruleset": ruleset}, news=False)
    said = [Words(language, [game.rulebook.folder / "words"]) for language in LANGUAGES]
    for seed in range(2):
        random = Random(seed)
        game = regalia.new("kingsburg", seats=seats, seed=seed, options={"ruleset": ruleset}, news=False)
        while not game.over:
            ask = game.pending[0]
            for option in wrong_answers(ask.kind.id, random):
                refusal = ask.why_not(option)
                assert (refusal is None) == (option in ask.options), (ask.kind.id, option)
                if refusal is not None:
                    assert VIOLATED[refusal.message_id.removeprefix("no-")](game.state, ask, option), (refusal, option)
                    facts = {
                        name: game.rulebook.wording.fact(game.state, name, value)
                        for name, value in refusal.facts.items()
                    }
                    assert all(words.say(Message(refusal.message_id, facts)) for words in said)
            if ask.kind.id == "influence":
                closed_advisors_are_told_why(ask)
            game.play(random.choice(ask.options), ask.seat)


def closed_advisors_are_told_why(ask: Ask) -> None:
    for advisor in {*ADVISORS} - {option.advisor for option in ask.options if option != PASS}:
        refusal = why_not_influence(ask.state, ask.seat, advisor)
        assert VIOLATED[refusal.message_id.removeprefix("no-")](ask.state, ask, advisor), (refusal, advisor)


def test_a_pass_is_always_possible_where_it_is_offered() -> None:
    game = influencing(["4 5", "1", "1"])
    assert game.pending[0].options[-1] == PASS


FIRST_THREE = ["zombies_1_4", "zombies_2_5", "zombies_3_6"]


@pytest.mark.parametrize(
    "game",
    [
        start(["4g", "", ""], phase="recruit", season="winter"),
        in_season(["P1", "", ""], [4, 4, 4, *[1, 2, 3] * 2]),
        start(["1g C3", "", ""], phase="season_end", season="autumn"),
        start(["", "", ""]),
        in_season(["", "", ""], [], season="autumn", envoy=1),
        start(["9g 9w 9s", "", ""], phase="build", season="summer"),
        start([{"soldiers": 9}, "", ""], phase="recruit", season="winter", year=4, enemies=[*FIRST_THREE, "orcs_4_7"]),
    ],
    ids=["recruit", "reroll", "town_hall", "aid_good", "envoy_declare", "build", "victory_good"],
)
def test_a_word_that_is_no_answer_breaks_no_rule(game: regalia.Game, request: pytest.FixtureRequest) -> None:
    """What has not the shape of an answer is refused without one."""
    assert game.pending[0].kind.id == request.node.callspec.id
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play("sing", game.pending[0].seat)
    assert caught.value.refusal is None
