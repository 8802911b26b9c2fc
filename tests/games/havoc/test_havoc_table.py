"""The plain table: everybody sees the same but for hands, and every question can be answered by a button."""

from __future__ import annotations

from random import Random

import pytest

import regalia
from regalia import games
from regalia.core.words import LANGUAGES, Words
from regalia.scene.difference import plain
from regalia.scene.types import Tray


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_scene_shows_the_own_hand_and_the_backs_of_others(seats: int) -> None:
    random, table = Random(1), games.table("havoc")
    game = regalia.new("havoc", seats=seats, seed=1, options={"john_of_gaunt": True})
    words = [Words(language, [game.rulebook.folder / "words"]) for language in LANGUAGES]
    while not game.over:
        ask = random.choice(game.pending)
        for you in (None, *range(seats)):
            scene = table.scene(game.view(you), you)
            assert plain(scene)
            for seat in range(seats):
                hand = scene.items[f"hand-{seat}"]
                assert isinstance(hand, Tray)
                assert len(hand.cards) == len(game.state.hands[seat]) + len(game.state.chosen[seat])
                assert all(card.face_down == (seat != you) for card in hand.cards)
        shown = table.ask(ask)
        assert [choice.text for choice in shown.choices] == ask.texts()
        assert all(said.say(choice.name) for said in words for choice in shown.choices)
        game.play(random.choice(ask.options), ask.seat)
    for you in (None, 0):
        for event in game.news(you):
            item = table.news(game.view(you), event)
            assert item is not None and all(said.say(item.text) for said in words)
