"""Answers that move nobles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.answers.clicks import Path, Ways, at_army, at_place, button, named
from regalia.games.hadurak.faces import army_art
from regalia.games.hadurak.notation import SEA
from regalia.games.hadurak.realm import TERRITORIES
from regalia.games.hadurak.rules.movement import bars
from regalia.games.hadurak.state import Hadurak
from regalia.scene.types import Sign


def by_move(ask: Ask, option: tuple[int, tuple[int, ...]]) -> Ways:
    """The noble, where he ends, and the way if there are several; a lone noble also by his territory."""
    army, path = option
    s: Hadurak = ask.state
    end = at_place(path[-1], _way_sign(s, ask.seat, path), _way_note(s, ask.seat, path), army_art(army))
    rest: Path = (end,)
    if len(_same_end(ask, army, path)) > 1:
        rest = (end, button("way-" + "-".join(map(str, path)), wording.move_line(s, army, path), _way_art(path)))
    yield at_army(army), *rest
    if sum(place == s.place[army] for place in _movable(ask)) == 1:
        yield at_place(s.place[army]), *rest


def _movable(ask: Ask) -> list[int]:
    """Where nobles stand that may move, each noble once."""
    armies = dict.fromkeys(_of_move(option)[0] for option in ask.options if not isinstance(option, str))
    return [ask.state.place[army] for army in armies]


def _of_move(option: Any) -> tuple[int, tuple[int, ...]]:
    """Of a move, or of an event's choice that is one."""
    return (option[1], option[2]) if option[0] == "move" else (option[0], option[1])


def _same_end(ask: Ask, army: int, path: tuple[int, ...]) -> list[tuple[int, ...]]:
    moves = [_of_move(option) for option in ask.options if not isinstance(option, str)]
    return [way for who, way in moves if who == army and way[-1] == path[-1]]


def _way_art(path: tuple[int, ...]) -> str:
    return "hd-ship" if path[0] == SEA else "hd-road"


def _way_sign(s: Hadurak, seat: int, path: tuple[int, ...]) -> Sign:
    """Whoever must ask leave is marked."""
    return "shared" if path[0] != SEA and any(any(bars(s, seat, place)) for place in path[:-1]) else "legal"


def _way_note(s: Hadurak, seat: int, path: tuple[int, ...]) -> Message | None:
    if path[0] == SEA:
        return Message("note-by-sea")
    asked = dict.fromkeys(other for place in path[:-1] for other in bars(s, seat, place))
    return Message("note-leave", {"seats": tuple(named(other) for other in asked)}) if asked else None


def _refuge(ask: Ask, place: int) -> Ways:
    """On the map; and by a button, since the stage of the battle lies over it."""
    yield (button(f"to-{TERRITORIES[place]}", wording.option(ask, place), "hd-road"),)
    yield (at_place(place),)


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "move_noble": by_move,
    "retreat_to": _refuge,
}
