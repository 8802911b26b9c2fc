"""What is not compiled stands on what is: scenes, questions, advice and bots of every game, in whichever build runs."""

from __future__ import annotations

import pytest
from tests.shipped import SHIPPED

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot

CHOICES = 50


@pytest.mark.parametrize("id", SHIPPED)
@pytest.mark.parametrize("seed", [3, 4])
def test_bots_play_and_everything_is_shown(id: str, seed: int) -> None:
    table, rulebook = games.table(id), games.find(id)
    game = regalia.new(id, seats=rulebook.seats[-1], seed=seed)
    bots = [make_bot(("squire", "knight", "knight:bold")[seat % 3], seat) for seat in range(game.seats)]
    for _ in range(CHOICES):
        if game.over:
            break
        ask = game.pending[0]
        view = game.view(ask.seat)
        assert table.scene(view, ask.seat).regions
        seen = Outlook(game, ask.seat)
        assert table.ask(seen.ask) is not None
        if rulebook.sense.quick is not None:
            assert rulebook.sense.quick(seen.ask) in ask.options
        assert len(rulebook.sense.prior(seen.ask)) == len(ask.options)
        game.play(bots[ask.seat].choose(seen), ask.seat)
    assert game.choices > 0
