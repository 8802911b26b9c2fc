"""What the levels are made of: a squire that takes what is nearly as good, the look at the end, and styles."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.tiny import RULEBOOK as TINY

import regalia
from regalia import games
from regalia.bots import Outlook, at_table, endings, make_bot
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.playouts import found_by_playouts
from regalia.bots.styles import STYLES, styled
from regalia.core.asking import Ask
from regalia.core.errors import BadSetup
from regalia.core.game import Game
from regalia.core.rulebook import Leaning, Sense
from regalia.lab.moments import tactics


def first_choice(sense: Sense) -> Game:
    return Game.new(replace(TINY, sense=sense), 2, 4)


def test_a_squire_takes_what_is_nearly_as_good_almost_as_often_and_what_is_bad_hardly_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Options of the same weight, by what they lead to."""
    felt = dict(zip(first_choice(TINY.sense).pending[0].options, (0.5, 0.495, 0.3), strict=True))
    seat = first_choice(TINY.sense).pending[0].seat

    def values(state: Any) -> list[float]:
        return [felt[state.plans[seat][0]] if state.plans[seat] else 0.0] * 2

    game = first_choice(Sense(values, feels_each_choice=True))
    chosen = Counter(make_bot("squire", seed).choose(Outlook(game, seat)) for seed in range(200))
    best, close, bad = felt
    assert chosen[bad] < 5 and 70 < chosen[close] <= chosen[best] + 30, chosen


# --- the end ----------------------------------------------------------------------------------------------------------


def test_knight_and_king_find_what_wins_or_loses_at_once() -> None:
    """Positions in the last round of the tiny game, found by trying everything out; a squire misses some."""
    met = [each for game in tactics.find(tactics.Hunt("tiny", (2,), 3), range(60)) for each in game]
    at_once = [each for each in met if each.about != tactics.SURE]
    found = [each for each in at_once if tactics.position("tiny", each).state.round == 3]
    assert len(found) > 5 and {each.about for each in found} == {tactics.WINS, tactics.LOSES}
    for bot, finds_all in (("squire", False), ("knight", True), ("search:8", True)):
        assert all(tactics.solved("tiny", each, bot) for each in found) == finds_all, bot


def test_far_from_the_end_nothing_is_tried_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endings, "NEAR", -1.0)
    game = regalia.new("tiny", seats=2, seed=1)
    outlook = Outlook(game, game.pending[0].seat)
    assert endings.foreseeing(outlook, 1, TINY.sense) is TINY.sense


def test_of_a_narrowed_ask_only_the_right_options_are_looked_at() -> None:
    """Even where the game's own weights would not look at them; any other ask is as before."""
    game = regalia.new("tiny", seats=2, seed=1)
    ask = game.pending[0]
    right = ask.options[0]
    sense = replace(TINY.sense, prior=lambda asked: [0.0] + [1.0] * (len(asked.options) - 1))
    narrow = endings._looking_only_at(sense, ask, frozenset({right}))
    assert narrow.prior(ask) == [1.0] + [0.0] * (len(ask.options) - 1)
    other = Ask(ask.kind, 1 - ask.seat, ask.args, ask.options, ask.state)
    assert narrow.prior(other) == sense.prior(other)


def test_what_is_too_wide_is_left_to_the_usual_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    tactic = next(each for met in tactics.find(tactics.Hunt("tiny", (2,), 1), range(30)) for each in met)
    outlook = Outlook(tactics.position("tiny", tactic), tactic.seat)
    assert endings.right_options(outlook, 1) is not None
    monkeypatch.setattr(endings, "MOST_TRIED", 1)
    assert endings.right_options(outlook, 1) is None


def test_what_is_too_wide_to_be_known_is_better_than_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    outlook = Outlook(game, game.pending[0].seat)
    tried = itertools.count()

    def first_alone_is_known(*_: object) -> int:
        if next(tried) % len(outlook.ask.options):
            raise endings.TooWide
        return endings.LOST

    monkeypatch.setattr(endings, "_result", first_alone_is_known)
    assert endings.right_options(outlook, 1) == frozenset(outlook.ask.options[1:])


def test_playouts_that_tell_nothing_leave_it_to_the_weights_where_these_are_trusted() -> None:
    def weights(ask: Ask) -> list[float]:
        return [1.0, 3.0, *[2.0] * len(ask.options)][: len(ask.options)]

    flat = replace(TINY.sense, values=lambda state: [0.5, 0.5], prior=weights)
    outlook = Outlook(first_choice(flat), 0)
    for trust, at in ((0.1, 1), (-0.1, 0)):
        found = found_by_playouts(outlook, 1, Budget(40), replace(flat, trust=trust))
        assert next(iter(found)) == outlook.ask.options[at]


# --- styles -----------------------------------------------------------------------------------------------------------


def test_knights_of_a_table_have_different_styles_by_what_everybody_knows() -> None:
    for table in ("one", "another", "a third"):
        found = [at_table("knight", table, seat) for seat in range(3)]
        assert sorted(found) == sorted(f"knight:{style}" for style in STYLES)
        assert found == [at_table("knight", table, seat) for seat in range(3)]
    assert len({at_table("knight", f"table {number}", 0) for number in range(20)}) == len(STYLES)
    assert [at_table(level, "one", 0) for level in ("squire", "king", "run:x")] == ["squire", "king", "run:x"]


def test_a_style_that_is_none_is_refused() -> None:
    for name in ("knight:lazy", "greedy:bold"):
        with pytest.raises(BadSetup):
            make_bot(name)


@pytest.mark.parametrize("game", games.names())
def test_every_game_declares_the_styles_by_numbers_that_it_has(game: str) -> None:
    sense = games.find(game).sense
    if game != "tiny":
        assert {*sense.styles} == {*STYLES}
    for leaning in sense.styles.values():
        assert sense.learning and {*leaning.own, *leaning.rival} <= {*sense.learning.names}


def test_a_style_moves_what_is_felt_a_little_and_never_what_is_over() -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    state = game.state
    plain, [mine, rivals] = TINY.sense.values(state), TINY.sense.learning.features(state)  # type: ignore[union-attr]
    for leaning, more in (
        (Leaning(own={"cards": 0.2}), 0.2 * mine[2]),
        (Leaning(rival={"points": -0.3, "coins": 0.1}), -0.3 * rivals[0] + 0.1 * rivals[1]),
    ):
        felt = styled(replace(TINY.sense, styles={"bold": leaning}), "bold").values(state)
        odds = plain[0] / (1 - plain[0])
        assert felt[0] / (1 - felt[0]) == pytest.approx(odds * 2.718281828**more)
    while not game.over:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    assert styled(TINY.sense, "bold").values(game.state) == TINY.sense.values(game.state)


def test_a_game_that_declares_no_style_is_felt_as_it_is() -> None:
    assert styled(TINY.sense, "thrifty") is TINY.sense
