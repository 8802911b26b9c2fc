"""Everyday things of the kit, each made in one line."""

from __future__ import annotations

from collections.abc import Mapping

from regalia.core.words import Argument, Message
from regalia.scene.types import Art, Badge, Counter


def panel_id(seat: int) -> str:
    """What the panel of a seat is called in every game."""
    return f"seat-{seat}"


def counter(
    key: str,
    art: Art,
    count: int,
    name: str,
    seat: int | None = None,
    *,
    strong: bool = False,
    explain: str = "",
    **facts: Argument,
) -> Counter:
    """A thing with its number, which the message `name` says as `$count`; `key` is its id on the table."""
    said = Message(name, {"count": count, **facts})
    return Counter(id=key, art=art, count=count, name=said, seat=seat, strong=strong, explain=explain)


def columns(prefix: str, art: Mapping[str, Art]) -> tuple[Badge, ...]:
    """The heads of a ledger's columns: for each name its drawing, and the message `PREFIX-NAME`."""
    return tuple(Badge(art=drawing, name=Message(f"{prefix}-{name}")) for name, drawing in art.items())
