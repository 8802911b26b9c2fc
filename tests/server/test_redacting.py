"""What leaves the server's process for a bot holds nothing that its seat may not know."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.conftest import quick, serving

import regalia
from regalia.core.game import Game
from regalia.server.redacting import redacted
from regalia.server.storage import FILE, Storage


def played(game: str, seed: int, choices: int) -> Game:
    chance = random.Random(seed)
    made = regalia.new(game, seats=3, seed=seed)
    for _ in range(choices):
        if not made.over:
            ask = chance.choice(made.pending)
            made.play(chance.choice(ask.options), ask.seat)
    return made


@pytest.mark.parametrize("name", ["tiny", "barony"])
def test_a_redacted_position_looks_the_same_and_is_another(name: str) -> None:
    worlds = 0
    for seed in range(12):
        game = played(name, seed, 3 * seed)
        for ask in game.pending:
            position = redacted(game, ask.seat)
            assert position is not None
            world = regalia.from_position(name, position)
            asked = world.ask_of(ask.seat)
            assert asked is not None and asked.options == ask.options
            assert world.state.dice.key != game.state.dice.key
            worlds += name == "barony" or world.state.deck != game.state.deck
    assert worlds > 8


def test_a_sealed_answer_is_not_passed_on() -> None:
    game = regalia.new("tiny", seats=2, seed=1)
    ask = game.pending[0]
    game.play(ask.options[0], ask.seat)
    position = redacted(game, 1 - ask.seat)
    assert position is not None and position["since"] == []


def test_newer_data_are_refused(tmp_path: Path) -> None:
    with serving(quick(tmp_path)):
        pass
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE meta SET value = 99")
    connection.close()

    async def opening() -> None:
        storage = Storage(tmp_path)
        try:
            await storage.open()
        finally:
            await storage.close()

    with pytest.raises(regalia.RegaliaError, match="newer"):
        asyncio.run(opening())
