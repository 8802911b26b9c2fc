"""The plain table: everything it shows can be said and drawn, and its texts play."""

from __future__ import annotations

import re
from random import Random

import pytest
from tests.scene.walking import arts, messages

import regalia
from regalia.core.words import LANGUAGES, Words
from regalia.games.kingsburg import RULEBOOK, TABLE

SYMBOLS = {*re.findall(r'symbol id="([^"]+)"', TABLE.art.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("seats", [2, 5])
def test_scenes_asks_and_news_are_whole(seats: int) -> None:
    said = [Words(language, [RULEBOOK.folder / "words"]) for language in LANGUAGES]
    game, random = regalia.new("kingsburg", seats=seats, seed=3), Random(3)
    while not game.over:
        ask = game.pending[0]
        if random.random() < 0.05:
            for seat in (None, ask.seat):
                scene = TABLE.scene(game.view(seat), seat)
                assert {art for art in arts(scene) if art.startswith("kb-")} <= SYMBOLS
                assert all(words.say(message) for words in said for message in messages(scene))
            question = TABLE.ask(ask)
            assert [*dict.fromkeys(choice.text for choice in question.choices)] == ask.texts()
            assert all(words.say(message) for words in said for message in messages(question))
        game.play(random.choice(ask.options), ask.seat)
    final = TABLE.scene(game.view(None), None)
    assert "ending" in final.items
    told = [TABLE.news(game.view(0), event) for event in game.news(0)]
    assert all(words.say(message) for words in said for message in messages(told))


def test_the_ledger_adds_up_to_the_points() -> None:
    game, random = regalia.new("kingsburg", seats=4, seed=5), Random(5)
    while not game.over:
        game.play(random.choice(game.pending[0].options), game.pending[0].seat)
    assert [sum(scored) for scored in game.state.scored] == game.scores
