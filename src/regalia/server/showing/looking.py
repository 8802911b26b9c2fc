"""The table as plain data, for programs that play a seat: made of what the seat sees, and of nothing else."""

from __future__ import annotations

from functools import cache

from regalia import games
from regalia.core.errors import RegaliaError
from regalia.core.game import Game
from regalia.core.words import Words
from regalia.server.messages import Looked, OptionLine
from regalia.server.showing.sight import Shower


def looked(shower: Shower, game: Game, at: int, seat: int, language: str) -> Looked:
    rulebook, view, ask = shower.rulebook, game.view(seat), shower.asked(game, seat)
    line = rulebook.wording.option
    options = [OptionLine(text=ask.text(one), line=line(ask, one)) for one in ask.options] if ask else []
    return Looked(
        at=at,
        game=rulebook.id,
        seat=seat,
        ask=ask.kind.id if ask else "",
        arguments=list(ask.args) if ask else [],
        options=options,
        view=_numbers(rulebook.id, view, seat),
        drawn=rulebook.wording.draw(view, _words(rulebook.id, language).say),
    )


def _numbers(game: str, view: object, seat: int) -> dict[str, list[float]]:
    """None for a game that has no encoding."""
    try:
        return {name: list(values) for name, values in games.encoding(game).features(view, seat)}
    except RegaliaError:
        return {}


@cache
def _words(game: str, language: str) -> Words:
    return Words(language, [games.find(game).folder / "words"], [])
