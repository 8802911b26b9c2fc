"""R14 Cities and R15 castles: siege, storm, and what their fall brings."""

from __future__ import annotations

from regalia.core.asking import Kind, Rules, refuse
from regalia.games.hadurak.notation import CITY_OR_PASS
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.rules.nobles import WHICH_ARMY, die, scatter
from regalia.games.hadurak.rules.war import attack
from regalia.games.hadurak.rules.war.tale import tell_end
from regalia.games.hadurak.rules.war.walls import end_siege, settle_walls
from regalia.games.hadurak.state import (
    ARMIES,
    ATTACKER,
    GARRISON,
    NEUTRAL,
    NONE,
    OFF,
    Hadurak,
    Seat,
    Site,
)

# --- R14.10 siege -----------------------------------------------------------------------------------------------------


def lay_siege(s: Hadurak) -> None:
    """A first siege leaves a marker; a second in a later round takes the place (R14.11)."""
    site, attacker, defender = s.site, s.attacker, s.defender
    nobles = tuple(s.forces[ATTACKER])
    count = sum(s.strength(army) for army in nobles) + attack.COMMANDER_WORTH
    needed = attack.defence(s, site)
    clear(s)
    if s.siege[site] != attacker:
        s.siege[site], s.siege_round[site] = attacker, s.round
        s.tell("besieged", seat=attacker, nobles=nobles, site=site, defender=defender, count=count, needed=needed)
        return
    s.tell("starved", seat=attacker, nobles=nobles, site=site, defender=defender, count=count, needed=needed)
    s.todo.append(("fall", site, attacker))
    s.struck[:] = s.nobles_at(defender, s.site_place(site)) if defender != NEUTRAL else []
    if s.struck:
        s.todo.append(("massacre", defender))


def clear(s: Hadurak) -> None:
    s.battle, s.battle_place, s.site = "", NONE, NONE
    s.attacker = s.defender = NONE
    s.forces[0].clear()
    s.forces[1].clear()
    s.tale.clear()
    s.had_nobles = False


def massacre(s: Hadurak, seat: Seat) -> Rules:
    """Nobles in a fallen or burnt city die, in the order their baron likes (R7.6, R14.11)."""
    if not s.struck:
        return
    army = yield WHICH_ARMY, seat, "death"
    s.struck.remove(army)
    s.todo.append(("massacre", seat))
    yield from die(s, army)


# --- R14.7 storm ------------------------------------------------------------------------------------------------------


def is_stormed(s: Hadurak) -> bool:
    """An attacking noble lives, and the walls are down and empty, or the defender was beaten (R14.7, R15.3)."""
    alive = [army for army in s.forces[ATTACKER] if s.place[army] == s.battle_place]
    if not alive:
        return False
    if s.beaten == s.defender:
        return True
    return s.walls(s.site) == 0 and not holds_out(s)


def holds_out(s: Hadurak) -> bool:
    """A noble or the garrison of the defender lives."""
    if s.defender == NEUTRAL:
        return False
    garrison = ARMIES * s.defender + GARRISON
    if s.site >= CITY_COUNT and s.troops[garrison] and not s.is_spent(garrison):
        return True
    return s.stands_at(s.defender, s.battle_place)


def fall_at_once(s: Hadurak) -> None:
    """R14.18."""
    site = s.site
    tell_end(s, falls=True)
    fall(s, site)
    clear(s)


def fall(s: Hadurak, site: Site) -> None:
    s.todo.append(("fall", site, s.attacker))


def fallen(s: Hadurak, site: Site, captor: Seat) -> None:
    """A city is captured; a castle is lost (R17.1, R15.4)."""
    if site < CITY_COUNT:
        s.tell("captured", seat=captor, site=site)
        s.todo.append(("capture", captor, site))
        return
    loser = site - CITY_COUNT
    s.tell("castle_fell", seat=captor, other=loser)
    lose_castle(s, loser)
    if s.variants.elimination:
        s.todo.append(("eliminate", loser))
        return
    s.todo += [("ransom", loser, captor), ("scatter_garrison", loser)]


def lose_castle(s: Hadurak, loser: Seat) -> None:
    """It leaves the board without its breaches; a siege ends (R15.4)."""
    site = CITY_COUNT + loser
    end_siege(s, site)
    s.breaches[site] = 0
    s.place[ARMIES * loser + GARRISON] = OFF


def scatter_garrison(s: Hadurak, loser: Seat) -> Rules:
    """Like the troops of a dead noble; the rest stays with the castle card."""
    garrison = ARMIES * loser + GARRISON
    if s.troops[garrison]:
        yield from scatter(s, garrison)


RANSOM_CITY = Kind(
    "ransom_city",
    lambda s, seat: s.cities_of(seat),
    lambda s, seat, city: None if isinstance(city, str) else refuse("R15.4", city=city),
    CITY_OR_PASS,
)


def ransom(s: Hadurak, loser: Seat, captor: Seat) -> Rules:
    """Half of the crowns, and a city of the loser's choice, which passes as it is (R15.4, R15.8)."""
    crowns = s.crowns[loser] // 2
    s.crowns[loser] -= crowns
    s.crowns[captor] += crowns
    s.tell("ransom", seat=loser, other=captor, crowns=crowns)
    if s.cities_of(loser):
        city = yield RANSOM_CITY, loser
        s.control[city] = captor
        if s.siege[city] == captor:
            end_siege(s, city)
        settle_walls(s, city)
        s.tell("ceded", seat=loser, other=captor, site=city)


STEPS = {
    "siege": lay_siege,
    "massacre": massacre,
    "fall": fallen,
    "ransom": ransom,
    "scatter_garrison": scatter_garrison,
}
KINDS = (RANSOM_CITY,)
