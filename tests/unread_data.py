"""Names what no code reads in a game's data: `python -m tests.unread_data GAME`.

It must run in a process of its own, before anything of the game is imported: the readers of JSON and TOML are replaced
by such that note every key that is asked for while the game is loaded, dealt as its golden games are, and shown.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from regalia import games

Key = tuple[str, ...]
"""Where something stands: the file, and the names down to it; the items of a list stand in one place."""


class Noting(dict[str, Any]):
    """Notes the keys that are asked for; whoever goes through all of them asks for all."""

    def __init__(self, at: Key, data: dict[str, Any], read: set[Key]) -> None:
        super().__init__({name: noting((*at, name), value, read) for name, value in data.items()})
        self.at, self.read = at, read

    def note(self, name: str) -> None:
        self.read.add((*self.at, name))

    def __getitem__(self, name: str) -> Any:
        self.note(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.note(str(name))
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.note(name)
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        for name in super().__iter__():
            self.note(name)
            yield name

    def keys(self) -> Any:
        return dict.fromkeys(self).keys()

    def values(self) -> Any:
        return [self[name] for name in self]

    def items(self) -> Any:
        return [(name, self[name]) for name in self]


def noting(at: Key, value: Any, read: set[Key]) -> Any:
    match value:
        case dict():
            return Noting(at, value, read)
        case list():
            return [noting(at, item, read) for item in value]
    return value


def keys_in(at: Key, value: Any) -> Iterator[Key]:
    """Everything that has a name."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield (*at, name)
            yield from keys_in((*at, name), part)
    elif isinstance(value, list):
        for item in value:
            yield from keys_in(at, item)


def unread(game: str) -> list[str]:
    """The keys that were not asked for, each named once and without what stands below it."""
    folder = Path(games.__path__[0]) / game / "data"
    read: set[Key] = set()
    there: set[Key] = set()
    files = {path.read_text(encoding="utf-8"): path.name for path in sorted(folder.glob("*"))}

    def noted(parse: Callable[..., Any]) -> Callable[..., Any]:
        def loads(text: Any, **how: Any) -> Any:
            data, name = parse(text, **how), files.get(text)
            if name is None:
                return data
            read.add((name,))
            there.update(keys_in((name,), data))
            return noting((name,), data, read)

        return loads

    json.loads, tomllib.loads = noted(json.loads), noted(tomllib.loads)
    use(game)
    dead = ({(name,) for name in files.values()} | there) - read
    return [": ".join((key[0], ".".join(key[1:]))) for key in sorted(dead) if not key[:-1] or key[:-1] in read]


def use(game: str) -> None:
    """Loads everything of a game."""
    import regalia
    from regalia.core.game_options import Data
    from regalia.lab.trials import trials_of

    rulebook, table = games.find(game), games.table(game)
    for golden in trials_of(game).golden_games:
        dealt = regalia.new(game, seats=golden.seats, seed=1, options=golden.options)
        table.scene(dealt.view(0), 0)
    for option in rulebook.options:
        for accepts in option.accepts:
            if isinstance(accepts, Data):
                [accepts.examples(seats) for seats in rulebook.seats]


if __name__ == "__main__":
    for line in unread(sys.argv[1]):
        click.echo(line)
