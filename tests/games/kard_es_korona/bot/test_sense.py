"""What the bots feel: when an option has shown its worth, and how safe a lord is."""

from __future__ import annotations

import pytest
from tests.games.kard_es_korona.helpers import (
    BATTLES,
    ELECTION,
    RECRUITMENT,
    asked,
    attack,
    load,
    of,
    play,
    situation,
    texts,
)

from regalia.bots import make_bot
from regalia.bots.outlook import Outlook
from regalia.bots.search import SearchBot
from regalia.core.game import Game
from regalia.games.kard_es_korona.bot.sense import danger, is_settled

HOMES = {"pozsony": (0, 2, 1, 1), "ung": (1, 2, 1, 1), "kolozs": (2, 2, 1, 1), "bacs": (3, 2, 1, 1)}
LORDS = {0: "pozsony", 1: "ung", 2: "kolozs", 3: "bacs"}


def test_a_bid_shows_its_worth_when_the_election_is_over() -> None:
    rich = {seat: {"treasury": 6} for seat in range(4)}
    game = situation(HOMES, seats=4, lords=LORDS, players=rich, agenda=ELECTION, year=3)
    since = of(game).copy()
    for office in range(3):
        assert not is_settled(of(game), since)
        for seat in range(4):
            game.play_text(f"bid:{1 if seat == office else 0}", seat)
    assert is_settled(of(game), since)


def test_a_step_shows_its_worth_at_the_end_of_the_year() -> None:
    game = situation(HOMES, seats=4, lords=LORDS)
    since = of(game).copy()
    play(game, "step_or_pass:pass", "step_or_pass:pass", "step_or_pass:pass")
    assert not is_settled(of(game), since)
    play(game, "step_or_pass:pass")
    assert of(game).year == 2 and is_settled(of(game), since)


def test_a_blow_shows_its_worth_when_the_fight_is_over() -> None:
    fight = [attack("nyitra", (2, 1, 0), ["pozsony"])]
    game = situation({**HOMES, "nyitra": (1, 3, 0, 0)}, seats=4, lords=LORDS, agenda=BATTLES, battles=fight)
    assert asked(game)[1] == "assign_hits"
    since = of(game).copy()
    assert since.fight is not None
    while of(game).fight is not None:
        assert not is_settled(of(game), since)
        game.play(game.pending[0].options[0], game.pending[0].seat)
    assert is_settled(of(game), since)


def test_a_lord_in_a_castle_fears_riders_only_with_their_lord() -> None:
    """Cavalry alone cannot besiege (R7.2), with its lord it can (R11.5)."""
    riders = {"pozsony": (0, 1, 0, 0), "sopron": (1, 0, 0, 4), "ung": (1, 1, 0, 0)}
    castle = situation(riders, lords={0: "pozsony", 1: "ung"})
    assert danger(of(castle), 0, of(castle).lord_at[0]) == 0.0
    led = situation(riders, lords={0: "pozsony", 1: "sopron"})
    assert danger(of(led), 0, of(led).lord_at[0]) > 0.5


def test_search_keeps_what_wins_an_election() -> None:
    """With half as much again as anybody else the three offices can be bought, and with them the game (V2)."""
    money = {0: {"treasury": 19}, 1: {"treasury": 12}, 2: {"treasury": 12}, 3: {"treasury": 12}}
    game = situation(HOMES, seats=4, lords=LORDS, players=money, agenda=RECRUITMENT, year=3)
    assert asked(game) == (0, "recruit")
    assert SearchBot("one", 72).choose(Outlook(game, 0)) == "done"


# --- what a knight must find ------------------------------------------------------------------------------------------


def choice(game: Game, bot: str, seed: int) -> str:
    ask = game.pending[0]
    return ask.text(make_bot(bot, seed).choose(Outlook(game, ask.seat)))


def judged(*faces: int) -> Game:
    """The judge has attacked two foot soldiers with two of their own, and rolled these."""
    game = situation(
        {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0), "bars": (1, 2, 0, 0)}, lords={0: "pozsony", 1: "kolozs"},
        battles=[attack("bars", (2, 0, 0), ["nyitra"])], agenda=[*BATTLES, ["move"]], offices={"judge": 0},
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}}, active=1,
    )  # fmt: skip
    load(game, *faces, 1, 1)
    play(game, "step_or_pass:pass")
    return game


@pytest.mark.parametrize("bot", ["squire", "knight", "search:12"])
@pytest.mark.parametrize(("faces", "wise"), [((1, 2), "infantry"), ((5, 1), "keep"), ((6, 6), "keep")])
def test_a_judge_rolls_misses_again_and_keeps_hits(bot: str, faces: tuple[int, int], wise: str) -> None:
    game = judged(*faces)
    assert asked(game) == (0, "reroll")
    assert {choice(game, bot, seed) for seed in range(4)} == {f"reroll:{wise}"}


@pytest.mark.parametrize("bot", ["squire", "knight", "search:12"])
def test_nobody_puts_up_the_office_that_would_crown_another(bot: str) -> None:
    game = situation(
        HOMES, seats=4, lords=LORDS, players={2: {"treasury": 30}}, year=2,
        offices={"judge": 0, "treasurer": 2, "palatine": 2},
    )  # fmt: skip
    assert "step_or_pass:sell=judge" in texts(game)
    assert not choice(game, bot, 1).startswith("step_or_pass:sell")


@pytest.mark.parametrize("rivals", [0, 14])
def test_what_is_kept_for_an_election_is_no_more_than_the_others_could_bid(rivals: int) -> None:
    money = {0: {"treasury": 12}, **{seat: {"treasury": rivals} for seat in (1, 2, 3)}}
    game = situation(HOMES, seats=4, lords=LORDS, players=money, agenda=RECRUITMENT, year=3)
    spends = [choice(game, "hasty", seed) != "recruit:done" for seed in range(10)]
    assert spends.count(rivals == 0) >= 9
