"""Options as canonical short texts and back: `turn:4`, `turn:doubt`."""

from __future__ import annotations

from regalia.cli.template.game.state import NewGame
from regalia.core.asking import Codec, words

KEEP, AGAIN = "keep", "again"
DOUBT = "doubt"


def _read_answer(s: NewGame, text: str) -> int | str:
    if text != DOUBT and not text.isdecimal():
        raise ValueError(f"an answer is a number, or {DOUBT}")
    return text if text == DOUBT else int(text)


ANSWER = Codec(lambda s, answer: str(answer), _read_answer)
KEEP_OR_AGAIN = words(KEEP, AGAIN)
