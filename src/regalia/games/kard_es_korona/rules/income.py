"""R4: taxes."""

from __future__ import annotations

from regalia.core.asking import Rules
from regalia.games.kard_es_korona.pieces.board import Counties
from regalia.games.kard_es_korona.pieces.numbers import (
    CASTLE_TAX,
    COUNTY_TAX,
    DROUGHT,
    GUILDS,
    PROVINCE_TAX,
    RICH_HARVEST,
    TREASURER,
    TREASURER_TAX,
)
from regalia.games.kard_es_korona.state import NOBODY, Kard


def tax(s: Kard, land: Counties, *, treasurer: bool = False) -> int:
    """What counties, castles and complete provinces pay, before anything is halved (R4.1 to R4.4)."""
    castles = (land & s.board.castles).bit_count()
    counties = land.bit_count() - castles
    each = (TREASURER_TAX if treasurer else CASTLE_TAX) + (GUILDS in s.drawn)
    complete = sum(land & province == province for province in s.board.provinces)
    return counties * (COUNTY_TAX + (s.event == RICH_HARVEST)) + castles * each + complete * PROVINCE_TAX


def income_of(s: Kard, seat: int) -> int:
    """A liege collects for the vassals' counties too, a vassal gets half for their own (R16.6)."""
    if s.liege[seat] != NOBODY:
        amount = tax(s, s.lands[seat]) // 2
    else:
        amount = tax(s, s.realm(seat), treasurer=s.offices[TREASURER] == seat)
    return amount // 2 if s.event == DROUGHT else amount


def income(s: Kard) -> Rules:
    """All at the same time (R4.5)."""
    s.done()
    for seat in range(s.seats):
        if s.is_in(seat):
            amount = income_of(s, seat)
            s.pay_bank(seat, -amount)
            s.tell("taxed", seat=seat, amount=amount)
    yield from ()
