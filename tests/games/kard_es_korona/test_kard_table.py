"""What the table tells when the game is over."""

from __future__ import annotations

from random import Random

import pytest

import regalia
from regalia import games
from regalia.core.words import SeatName
from regalia.scene.types import Ledger


@pytest.mark.parametrize("seed", range(8))
def test_the_end_says_by_what_it_was_won(seed: int) -> None:
    game, random = regalia.new("kard_es_korona", seats=2 + seed % 3, seed=seed), Random(seed)
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    told = [(f"event-{event.name}", event.facts["seat"]) for event in game.news(None) if event.name.startswith("won_")]
    scene = games.table("kard_es_korona").scene(game.view(None), None)
    (ledger,) = (item for item in scene.items.values() if isinstance(item, Ledger))
    assert told
    assert [(note.id, note.args["seat"]) for note in ledger.notes] == [(id, SeatName(seat)) for id, seat in told]
