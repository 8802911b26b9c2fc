"""Everyday things of the kit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from regalia.core.words import Argument, Message
from regalia.scene.types import Art, Badge, Counter

MOST_SPANS = 5
"""Parts of the time that a chart has names for."""


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


def spans(rounds: int) -> Iterator[Message]:
    """The rounds under a chart: equal parts where their number has such, else nearly equal ones."""
    number = next((parts for parts in range(MOST_SPANS, 2, -1) if rounds % parts == 0), min(rounds, MOST_SPANS))
    ends = [round(rounds * part / number) for part in range(number + 1)]
    for before, last in pairwise(ends):
        yield Message("growth-round" if before + 1 == last else "growth-rounds", {"from": before + 1, "to": last})
