"""R21.4: whoever is out is asked nothing, holds nothing, and nobody waits for them."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.hadurak.scrambled import scrambled
from tests.rules import rule

from regalia.core.game import Game
from regalia.games.hadurak.state import ARMIES, OFF, Hadurak

LEAVES_BEFORE = "after_try"
"""A castle falls while a card is executed: the baron leaves before the card's execution ends."""


def strike_down(s: Hadurak, random: Random) -> bool:
    """Somebody's castle falls with this card, if one is being executed by somebody else; whether it does."""
    at = next((at for at, step in enumerate(s.todo) if step[0] == LEAVES_BEFORE), None)
    victims = [seat for seat in s.in_play() if seat != s.card_owner and not s.battle]
    if at is None or not victims or ("eliminate",) in [step[:1] for step in s.todo]:
        return False
    victim = random.choice(victims)
    s.place[ARMIES * victim + 4] = OFF
    s.siege[23 + victim], s.siege_round[23 + victim], s.breaches[23 + victim] = -1, 0, 0
    s.todo.insert(at + 1, ("eliminate", victim))
    return True


def assert_gone_for_good(game: Game) -> None:
    s = game.state
    gone = [seat for seat in range(s.seats) if s.gone[seat]]
    asked = [ask.seat for ask in game.pending]
    assert not {*gone} & {*asked}, f"{asked} are asked, {gone} are out: {game.pending}"
    assert not {*gone} & {*game.waiting()}
    if not game.over:
        assert s.regent not in gone and s.patron not in gone and s.chair not in gone
    for seat in gone:
        assert not game.acts(seat) and not s.hands[seat] and not s.titles[seat] and seat not in s.attending
        assert seat not in s.control and seat not in s.siege and seat not in s.track
        assert all(s.place[army] == OFF and not s.troops[army] for army in range(ARMIES * seat, ARMIES * seat + ARMIES))
        assert all(owner != seat for cards in (*s.fields, *s.piles, *s.stakes) for owner, _ in cards)
        assert all(holder != seat or army // ARMIES == seat for army, holder in enumerate(s.heirs))


@rule("hadurak", "R21.4")
@pytest.mark.parametrize("seed", range(10))
def test_nobody_who_is_out_is_asked_anything(seed: int) -> None:
    random = Random(seed)
    game = scrambled(seed, max_rounds=4, elimination=True, hostage_heirs=seed % 2 == 0, private_motion_scope="free")
    for _ in range(400):
        if game.over:
            break
        if random.random() < 0.15:
            strike_down(game.state, random)
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
        assert_gone_for_good(game)
