"""What the tables explain: found in scenes and asks, checked in every language and every imagined world."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from tests.scene.helpers import parts

from regalia import games
from regalia.core.asking import put
from regalia.core.game import Game
from regalia.core.words import LANGUAGES, Message, Words
from regalia.scene.table import Table
from regalia.scene.types import Explain

WORLDS = 2


def keys(shown: Any) -> Iterator[str]:
    """Every key to ask for an explanation by."""
    return (key for part in parts(shown) if (key := getattr(part, "explain", "")))


def watchers(game: Game) -> Iterator[int | None]:
    yield from range(game.seats)
    yield None


def offered(game: Game, table: Table, seat: int | None) -> Iterator[str]:
    """What a seat, or a spectator, can ask about now."""
    yield from sorted(table.things)
    yield from keys(table.scene(game.view(seat), seat))
    ask = None if seat is None else game.ask_of(seat)
    if ask is not None and seat is not None:
        over = put(ask.kind(seat, *ask.args))
        over.compute(game.view(seat))
        yield from keys(table.ask(over))


def explained(game: Game, table: Table, seat: int | None, key: str) -> Explain | None:
    return None if table.explain is None else table.explain(game.view(seat), seat, key)


def said(what: Explain) -> Iterable[Message]:
    return (part for part in (what.name, what.kind, what.text, what.yours, what.now) if part is not None)


def words_of(game: Game) -> list[Words]:
    names = [f"P{seat}" for seat in range(game.seats)]
    return [Words(language, [game.rulebook.folder / "words"], names) for language in LANGUAGES]


def faults(game: Game, table: Table, words: Iterable[Words]) -> list[str]:
    """Keys about which nothing is told, and explanations that cannot be said, or are not about what was asked."""
    found = list[str]()
    for seat in watchers(game):
        for key in dict.fromkeys(offered(game, table, seat)):
            what = explained(game, table, seat, key)
            if what is None:
                found.append(f"{game.rulebook.id}: nothing explains {key!r} to seat {seat}")
                continue
            if what.key != key:
                found.append(f"{game.rulebook.id}: {key!r} is answered with {what.key!r}")
            if seat is None and what.yours is not None:
                found.append(f"{game.rulebook.id}: {key!r} tells a spectator what it means for them")
            found += [fault for language in words for message in said(what) for fault in unsaid(language, key, message)]
    return found


def unsaid(words: Words, key: str, message: Message) -> Iterator[str]:
    try:
        text = words.say(message)
    except LookupError as error:
        yield f"{key}: {error}"
        return
    if not text.strip():
        yield f"{key}: {message.id} says nothing in {words.language}"


def leaks(game: Game, table: Table, random: Random) -> list[str]:
    """Explanations that are not the same in a world that looks the same."""
    found = list[str]()
    for seat in range(game.seats):
        for world in (game.imagine(seat, random.random().hex()) for _ in range(WORLDS)):
            for key in dict.fromkeys(offered(game, table, seat)):
                if explained(game, table, seat, key) != explained(world, table, seat, key):
                    found.append(f"{game.rulebook.id}: {key!r} tells seat {seat} what it cannot know")
    return found


def table_of(game: Game) -> Table:
    return games.table(game.rulebook.id)
