"""Where a sensible player places the first army (S5)."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import LORD
from regalia.games.kard_es_korona.rules.opening import Place, placements
from regalia.games.kard_es_korona.state import Kard


def weights(s: Kard, seat: int, places: Sequence[Place]) -> list[float]:
    """An army with the lord in the castle nearest to others, a guard in the other one, one unit in every county."""
    castles = bits(s.board.castles & s.board.provinces[s.home[seat]])
    front = max(castles, key=lambda castle: _foreign_castles(s, castle))
    found = []
    for county, mover in places:
        here = s.troops[county]
        if mover == LORD:
            company = 10.0 * here if s.board.castle[county] else here
            found.append(0.001 if any(s.to_place[:3]) else 0.001 + company)
        elif county == front:
            found.append((9.0, 0.8, 8.0)[mover] / (1 + here))
        elif not here:
            found.append((3.0, 4.0, 1.0)[mover] * (1.5 if s.board.castle[county] else 1.0))
        else:
            found.append(0.3)
    return found


def _foreign_castles(s: Kard, castle: County) -> int:
    """Castles of other provinces that foot could reach from here in a year."""
    others = bits(s.board.castles & ~s.board.provinces[s.board.province[castle]])
    return sum(s.board.foot_near[other] >> castle & 1 for other in others)


def rest_of_army(s: Kard, seat: int) -> list[Place]:
    """All that is still to be placed, one after the other as it seems best."""
    trial, found = s.copy(), []
    while any(trial.to_place):
        places = placements(trial, seat)
        weighed = weights(trial, seat, places)
        county, mover = places[weighed.index(max(weighed))]
        found.append((county, mover))
        if mover != LORD:
            trial.add(seat, county, mover)
        trial.to_place[mover] -= 1
    return found
