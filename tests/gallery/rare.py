"""Questions that no golden game asks: bots play until each comes, and `python -m tests.gallery.rare` keeps the record.

A record in `rare/` ends with the answer to its question; where bots never come to it, it begins with a test's table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import click
from tests.gallery.moments import RARE, read, records
from tests.games.hadurak.rare import RARE as HADURAK_SITUATIONS

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.asking import Ask
from regalia.core.files.replay import from_position
from regalia.core.game import Game
from regalia.lab.trials import trials_of

TRIES = 12
BOTS = ("random", "greedy")
SITUATIONS: dict[str, Callable[[], Game]] = {
    f"hadurak-{kind}": situation for kind, situation in HADURAK_SITUATIONS.items()
}


def path_of(game: str, kind: str) -> Path:
    return RARE / f"{game}-{kind}.json"


def kinds_of(game: str) -> set[str]:
    """All that a game may ask; free acts are offered, not asked."""
    rulebook = games.find(game)
    return {kind.id for kind in rulebook.kinds} - {act.id for act in rulebook.free_acts}


def unasked(game: str) -> set[str]:
    """The kinds of question that no golden game asks."""
    asked = {line.text.partition(":")[0] for path in records(game) for line in read(path).lines}
    return kinds_of(game) - asked


def _played(game: str) -> Iterator[Game]:
    """Games of bots, each given out before every choice."""
    setups = trials_of(game).golden_games
    for number in range(TRIES):
        setup = setups[number % len(setups)]
        for bot in BOTS:
            seed = f"rare {number}"
            playing = regalia.new(game, seats=setup.seats, seed=seed, options=setup.options)
            minds = [make_bot(bot, f"{seed}/{seat}") for seat in range(setup.seats)]
            while not playing.over:
                yield playing
                seat = playing.pending[0].seat
                playing.play(minds[seat].choose(Outlook(playing, seat)), seat)


def _asks(game: Game, kind: str) -> Ask | None:
    return next((ask for ask in game.pending if ask.kind.id == kind), None)


def _keep(name: str, kind: str, game: Game) -> None:
    """With one answer more, so that the record goes on after the question."""
    ask = _asks(game, kind)
    assert ask is not None
    answered = game.clone()
    answered.play(ask.options[0], ask.seat)
    path_of(name, kind).write_bytes(answered.record().to_json())


def record(name: str) -> None:
    wanted = unasked(name)
    for game in _played(name):
        for kind in [kind for kind in wanted if _asks(game, kind)]:
            _keep(name, kind, game)
            wanted.remove(kind)
        if not wanted:
            return
    for kind in wanted:
        _keep(name, kind, from_position(games.find(name), SITUATIONS[f"{name}-{kind}"]().position()))


def main() -> None:
    RARE.mkdir(exist_ok=True)
    for name in games.names():
        record(name)
    click.echo(f"kept: {', '.join(sorted(path.stem for path in RARE.glob('*.json')))}")


if __name__ == "__main__":
    main()
