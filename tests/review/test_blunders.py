"""A seat that was made to blunder at five known moments is told so: four of them are among its worst eight choices."""

from __future__ import annotations

import pytest
from tests.review.planting import BLUNDERS, FOLDER, read

from regalia import games
from regalia.core.files.replay import replay
from regalia.review.reviewing import review
from regalia.review.weighing import weigh
from regalia.review.worth import Worth

SHOWN, FOUND = 8, 4
GAMES = sorted(path.stem for path in FOLDER.glob("*.json"))
QUICK = 16
"""Playouts for a first look at each blunder."""


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_a_review_names_planted_blunders(name: str) -> None:
    planted = read(name)
    worst = review(planted.record).seats[planted.seat].choices[:SHOWN]
    assert len({choice.at for choice in worst} & {*planted.at}) >= FOUND, [(one.at, one.loss) for one in worst]


@pytest.mark.parametrize("name", GAMES)
def test_a_planted_blunder_is_seen_at_a_glance(name: str) -> None:
    planted = read(name)
    record, rulebook = planted.record, games.find(planted.record.game)
    worth, losses = Worth(rulebook, record.seats, 1), []
    assert len(planted.at) == BLUNDERS
    for at in planted.at[:2]:
        game = replay(rulebook, record, at, news=False)
        ask = game.ask_of(planted.seat)
        assert ask is not None
        chosen = ask.read(record.lines[at].text)
        losses.append(weigh(game, planted.seat, chosen, worth, at, "glance", QUICK).loss)
    assert max(losses) > 0.02, losses
