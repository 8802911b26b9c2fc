"""What tests of tables share: everything that a scene, an ask or a news item says and points at."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from typing import Any

from msgspec import Struct

from regalia.core.words import Message
from regalia.scene.svg.cards import HIDDEN_DIE
from regalia.scene.types import Card, Die, Scene, SeatPanel, Tray


def parts(thing: Any, without: Container[str] = ()) -> Iterator[Any]:
    """Everything that it is made of, itself first: structs and messages, but for the fields that are left out.

    What a message is given is said with it, and is no part of its own.
    """
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, Struct):
        yield thing
        for name in thing.__struct_fields__:
            if name not in without:
                yield from parts(getattr(thing, name), without)
    elif isinstance(thing, Mapping):
        for part in thing.values():
            yield from parts(part, without)
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from parts(part, without)


def messages(thing: Any) -> Iterator[Message]:
    """Every message in it, however deep."""
    return (part for part in parts(thing) if isinstance(part, Message))


def arts(thing: Any) -> Iterator[str]:
    """Every symbol that it uses, however deep."""
    if isinstance(thing, Card):
        yield from _faces(thing)
    elif isinstance(thing, Die):
        yield HIDDEN_DIE if thing.face_down else f"{thing.faces}-{thing.face}"
    elif isinstance(thing, Struct):
        for name in thing.__struct_fields__:
            value = getattr(thing, name)
            if name in ("art", "ground", "ghost") and value:
                yield value
            yield from arts(value)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from arts(part)
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from arts(part)


def _faces(card: Card) -> Iterator[str]:
    """Its back, or its layers, or the one drawing of its face."""
    if card.face_down:
        yield card.back
    elif card.layers:
        yield from (layer.art for layer in (*card.layers, *card.small) if layer.art)
    else:
        yield card.art


def counters(scene: Scene) -> list[str]:
    """The ids of all counters, as often as they occur."""
    found = []
    for item in scene.items.values():
        if isinstance(item, SeatPanel):
            found += [counter.id for row in item.rows for counter in row]
        elif isinstance(item, Tray):
            found += [counter.id for counter in item.counters]
    return found


def clickable(scene: Scene) -> set[str]:
    """What may be pointed at on a scene: `place:E6`, `piece:b-E6`, `counter:s0-gold`."""
    places = {f"place:{place.id}" for surface in scene.surfaces.values() for place in surface.places}
    return places | {f"piece:{id}" for id in scene.pieces} | {f"counter:{id}" for id in counters(scene)}
