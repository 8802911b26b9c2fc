"""The odds of a fight are what comes of it by the rules when both sides choose their cards well (R13, R14)."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.hadurak.helpers import RULEBOOK, Board, army

from regalia.bots.quick import quick_move
from regalia.games.hadurak.advice.discarding import Side, best_kept
from regalia.games.hadurak.advice.odds import Chances, of_attack
from regalia.games.hadurak.pieces.board import TERRITORY
from regalia.games.hadurak.state import ASSAULT, FIELD, NEUTRAL

TIMES = 120
NEAR = 10
"""Points of a hundred: chance alone brings nine in so many fights, once in twenty."""

Fight = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""Where, the attacker, their troops, those of a noble that they meet."""

FIGHTS: list[Fight] = [
    ("semlik", "0.circle", ("english_150",), ()),
    ("monz", "0.star", ("english_200",), ()),
    ("monz", "0.triangle", ("english_200",), ()),
    ("thira", "0.triangle", ("english_200", "english_100"), ()),
    ("orl_heath", "0.circle", ("english_200",), ("swiss_100",)),
    ("orl_heath", "0.circle", ("english_100",), ("swiss_100",)),
]


def board(fight: Fight, deal: int = 0) -> Board:
    place, noble, troops, others = fight
    found = Board(3).castle(0, "highmeadow").noble(noble, place, *troops).card(0, "versatile")
    if others:
        found.noble("1.circle", place, *others)
    Random(deal).shuffle(found.s.fate)
    return found


def foretold(fight: Fight) -> Chances:
    place, noble, _, others = fight
    mode, defender = (FIELD, 1) if others else (ASSAULT, NEUTRAL)
    return of_attack(board(fight).s, 0, TERRITORY[place], mode, defender, [army(noble)])


def fought(fight: Fight, deal: int) -> bool:
    """Whether the attackers win: the city falls, or the other noble is gone."""
    place, noble, _, others = fight
    game = board(fight, deal).execute()
    game.play("battle", 0)
    mode = FIELD if others else ASSAULT
    game.play(next(option for option in game.pending[0].options if option[1] == mode), 0)
    while game.state.battle:
        quick_move(game, RULEBOOK.sense)
    s = game.state
    if not others:
        return game.pending[0].kind.id == "capture"
    ours, theirs = s.place[army(noble)], s.place[army("1.circle")]
    return bool(ours == TERRITORY[place] != theirs)


@pytest.mark.parametrize("fight", FIGHTS)
def test_odds_are_what_comes_of_many_fights(fight: Fight) -> None:
    won = sum(fought(fight, deal) for deal in range(TIMES))
    assert abs(100 * won / TIMES - foretold(fight).won) <= NEAR


def test_who_needs_two_losses_throws_away_what_prevents_them() -> None:
    """Two cards that deal take a city of 200; a victory would do, too, if the city had none."""
    attacker, city = Side(cards=4, thrown=2, losses=2), Side(cards=2, thrown=0, losses=2)
    assert best_kept((2, 2, 0, 0), attacker, city, attacks=True) == (2, 0, 0, 0)


def test_who_falls_by_one_loss_to_a_lone_noble_does_not_deal() -> None:
    attacker, noble = Side(cards=3, thrown=2, losses=1), Side(cards=4, thrown=2, losses=3)
    assert best_kept((1, 1, 1, 0), attacker, noble, attacks=True) in ((0, 1, 0, 0), (0, 0, 1, 0))
