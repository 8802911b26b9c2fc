"""R14.13-R14.15 sieges that begin and end, R17 control, fortification and razing; the walls of cities and castles."""

from __future__ import annotations

from regalia.core.asking import Kind, Rules, words
from regalia.games.hadurak.pieces.board import CITY_COUNT, INCOME
from regalia.games.hadurak.pieces.cards import NO_RAZING
from regalia.games.hadurak.rules.assembly.laws import does_anyway
from regalia.games.hadurak.state import NEUTRAL, NOBODY, RAZED, Hadurak, Seat, Site

CONTROL, RAZE = "control", "raze"
TIMES_RAZED = 3


def lift_sieges(s: Hadurak) -> None:
    """A siege is broken when the besieger has no noble there any more (R12.13, R14.14)."""
    if max(s.siege) < 0:
        return
    for site, besieger in enumerate(s.siege):
        if besieger >= 0 and not s.stands_at(besieger, s.site_place(site)):
            end_siege(s, site)


def end_siege(s: Hadurak, site: Site) -> None:
    if s.siege[site] >= 0:
        s.tell("siege_ended", site=site, seat=s.siege[site])
        s.siege[site] = NOBODY
        s.siege_round[site] = 0


def settle_walls(s: Hadurak, site: Site) -> None:
    """A fortified city at strength 0 loses its fortification (R17.4); no more breaches than walls (R17.5)."""
    if site < CITY_COUNT and s.fortified[site] and s.walls(site) <= 0:
        s.fortified[site] = False
        s.breaches[site] -= 1
        s.tell("unfortified", site=site)
    s.breaches[site] = min(s.breaches[site], s.full_walls(site) // 100)


def can_breach(s: Hadurak, site: Site) -> bool:
    return s.walls(site) > 0


def breach(s: Hadurak, site: Site) -> None:
    s.breaches[site] += 1
    settle_walls(s, site)


def make_neutral(s: Hadurak, city: int) -> None:
    """It loses marker and fortification and keeps its breaches (R17.3, R18.7)."""
    s.tell("neutral", site=city, seat=s.control[city])
    s.control[city] = NEUTRAL
    s.fortified[city] = False
    settle_walls(s, city)


def take_control(s: Hadurak, seat: Seat, city: int) -> None:
    """A siege of it by its new master ends, another's goes on (R14.15)."""
    s.control[city] = seat
    if s.siege[city] == seat:
        end_siege(s, city)
    settle_walls(s, city)
    s.tell("controls", seat=seat, site=city)


def raze(s: Hadurak, city: int) -> None:
    """City, marker, breaches and siege are removed (R17.2)."""
    s.tell("razed", site=city)
    end_siege(s, city)
    s.control[city] = RAZED
    s.fortified[city] = False
    s.breaches[city] = 0


def income(s: Hadurak, city: int) -> int:
    """With the crown of a fortification (R8.1, R17.2, R18.5)."""
    return INCOME[city] + s.fortified[city]


# --- R17.1 the captor decides -----------------------------------------------------------------------------------------

CAPTURE = Kind("capture", lambda s, seat, city: (CONTROL, RAZE), codec=words(CONTROL, RAZE))


def capture(s: Hadurak, seat: Seat, city: int) -> Rules:
    """Control or raze, at once; the Protection of Cities may be defied."""
    end_siege_of(s, seat, city)
    if (yield CAPTURE, seat, city) == RAZE and (yield from does_anyway(s, seat, NO_RAZING)):
        loot = TIMES_RAZED * income(s, city)
        raze(s, city)
        s.crowns[seat] += loot
        s.tell("looted", seat=seat, crowns=loot)
    else:
        take_control(s, seat, city)


def end_siege_of(s: Hadurak, seat: Seat, site: Site) -> None:
    if s.siege[site] == seat:
        end_siege(s, site)


STEPS = {"capture": capture}
KINDS = (CAPTURE,)
