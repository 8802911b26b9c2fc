"""The colours of a table's seats, where the game lets them be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from regalia import games
from regalia.server.keeping.rows import SeatRow
from regalia.server.refusing import Refusing


def given(game: str, wishes: Sequence[str]) -> list[str]:
    """A colour for each seat: as it wishes, else the first one in the game's order that is left.

    Empty where the game itself says who has which.
    """
    tinctures, wished = games.find(game).tinctures, [wish for wish in wishes if wish]
    if not games.table(game).chooses_colour:
        if wished:
            raise Refusing("In this game colours are not chosen.", code="no-colours")
        return [""] * len(wishes)
    if not {*wished} <= {*tinctures}:
        raise Refusing(f"There is no such colour in this game, only {', '.join(tinctures)}.", code="no-colour")
    if len({*wished}) < len(wished):
        raise Refusing("Two seats cannot have the same colour.", code="same-colour")
    left = iter([tincture for tincture in tinctures if tincture not in wished])
    return [wish or next(left) for wish in wishes]


def worn(game: str, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The colours of the seats; those of older tables are as the game gives them."""
    return tuple(given(game, [seat.tincture for seat in seats]))


def changed(game: str, seats: Sequence[SeatRow], number: int, wish: str) -> list[SeatRow]:
    """The seats with their colours when one of them takes another; an open seat swaps with it, a taken one does not."""
    colours = list(worn(game, seats))
    if wish in colours:
        other = colours.index(wish)
        if other != number and seats[other].holder != "open":
            raise Refusing("Somebody has this colour already.", 409, code="colour-taken")
        colours[other] = colours[number]
    colours[number] = wish
    return [replace(seat, tincture=colour) for seat, colour in zip(seats, given(game, colours), strict=True)]
