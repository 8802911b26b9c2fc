"""Bots that feel otherwise than the game ships it: `knight@hand` by hand, `knight@weights.json` by those weights."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regalia.bots import Bot, make_bot
from regalia.core.rulebook import Sense
from regalia.lab.learning.sampling import learning_of, sense_by

HAND = "hand"


def is_felt(name: str) -> bool:
    """Whether the name says by what the bot feels."""
    feeling = name.partition("@")[2]
    return not name.startswith("run:") and (feeling == HAND or feeling.endswith(".json"))


def felt_bot(name: str, game: str, seed: str) -> Bot:
    bot, _, feeling = name.partition("@")
    return make_bot(bot, seed, _sense(game, feeling))


@cache
def _sense(game: str, feeling: str) -> Sense:
    return sense_by(game, None if feeling == HAND else learning_of(game).read(Path(feeling)))
