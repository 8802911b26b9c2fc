"""Answers that move nobles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Message, both
from regalia.games.hadurak.notation import SEA
from regalia.games.hadurak.pieces.board import CITY_COUNT, TERRITORIES
from regalia.games.hadurak.pieces.cards import MOBILIZE
from regalia.games.hadurak.rules.war.attack import rested_at
from regalia.games.hadurak.rules.war.movement import bars, is_free, open_walks
from regalia.games.hadurak.state import ARMIES, AT_SEA, Hadurak
from regalia.games.hadurak.table.answers.clicks import Path, Ways, at_army, at_place, named
from regalia.games.hadurak.table.faces import army_art
from regalia.games.hadurak.table.war import odds
from regalia.games.hadurak.words import wording
from regalia.scene.clicks import button
from regalia.scene.types import Sign, Target

HOPE = 10
"""Per cent; less is not worth a plate on a crowded map, its note tells both sums."""


def by_move(ask: Ask, option: tuple[int, tuple[int, ...]]) -> Ways:
    """The noble, where he ends, and the way if there are several; a lone noble also by his territory."""
    army, path = option
    s: Hadurak = ask.state
    end = _end(s, army, path)
    rest: Path = (end,)
    if len(_same_end(ask, army, path)) > 1:
        rest = (end, button("way-" + "-".join(map(str, path)), wording.move_line(s, army, path), _way_art(path)))
    asks = Message("then-move_noble", {"noble": wording.army_name(s, army), "strength": s.strength(army)})
    yield at_army(army, asks), *rest
    if sum(place == s.place[army] for place in _movable(ask)) == 1:
        yield replace(at_place(s.place[army]), asks=asks), *rest


def _end(s: Hadurak, army: int, path: tuple[int, ...]) -> Target:
    """Where he would stand: whose leave it takes, whom he could fight there with this card, what he leaves behind."""
    seat, place = army // ARMIES, path[-1]
    end = at_place(place, _way_sign(s, seat, path), _way_note(s, seat, path), army_art(army))
    end = replace(end, warn=_leaves(s, army))
    found = odds.prey(s, seat, place) if s.card == MOBILIZE and path[0] != SEA else None
    if found is None:
        return end
    armies = [*rested_at(s, seat, place), army]
    note = end.note or odds.note(s, place, found, armies)
    return replace(end, sign="war", note=note, odds=odds.odds(s, seat, place, found, armies))


def _leaves(s: Hadurak, army: int) -> Message | None:
    """A siege that he alone keeps up, or a city without another noble."""
    seat, place = army // ARMIES, s.place[army]
    if not 0 <= place < AT_SEA or len(s.nobles_at(seat, place)) > 1:
        return None
    site = s.site_at(place)
    if site < 0:
        return None
    if s.siege[site] == seat:
        return Message("warn-leaves-siege", {"site": wording.site_name(s, site)})
    if site < CITY_COUNT and s.holder(site) == seat:
        return Message("warn-leaves-city", {"site": wording.site_name(s, site)})
    return None


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
    return Message("note-leave", {"seats": both([named(other) for other in asked])}) if asked else None


def _refuge(ask: Ask, place: int) -> Ways:
    """On the map; and by a button, since the stage of the battle lies over it."""
    note = _refuge_note(ask.state, ask.seat, place)
    yield (button(f"to-{TERRITORIES[place]}", wording.option(ask, place), "hd-road", note),)
    yield (at_place(place, note=note),)


def _refuge_note(s: Hadurak, seat: int, place: int) -> Message | None:
    site = s.site_at(place)
    if site >= 0 and s.holder(site) == seat:
        return Message("note-own-city" if site < CITY_COUNT else "note-own-castle")
    return Message("note-own-nobles") if s.stands_at(seat, place) else None


# --- the territory of Mobilize Forces ---------------------------------------------------------------------------------


def _target(ask: Ask, place: int) -> Ways:
    """Where there is somebody to fight: with all who can be there, how strong, and how it would end."""
    s: Hadurak = ask.state
    armies = _comers(s, ask.seat, place)
    found = odds.prey(s, ask.seat, place) if armies else None
    if found is None:
        names = wording.each(wording.army_name, s, armies)
        yield (at_place(place, note=Message("note-comers", {"nobles": names}) if armies else Message("note-by-sea")),)
        return
    target = at_place(place, "war", odds.note(s, place, found, armies))
    told = odds.odds(s, ask.seat, place, found, armies)
    yield (replace(target, odds=told if told.parts[0].value >= HOPE else None),)


def _comers(s: Hadurak, seat: int, place: int) -> list[int]:
    """Rested nobles who stand there or can come by land."""
    there = rested_at(s, seat, place)
    coming = [
        army
        for army in s.nobles(seat)
        if army not in there
        and is_free(s, army)
        and any(path[0] != SEA and path[-1] == place for path in open_walks(s, seat, army))
    ]
    return [*there, *coming]


WAYS: dict[str, Callable[[Ask, Any], Ways]] = {
    "mobilize_target": _target,
    "move_noble": by_move,
    "retreat_to": _refuge,
}
