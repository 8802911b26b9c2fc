"""Quick good moves: which options of each question a sensible player looks at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regalia.core.asking import Ask
from regalia.games.kard_es_korona.constants import ARCHER, CAVALRY, INFANTRY, LORD, OFFICES, PALATINE, VINTAGE
from regalia.games.kard_es_korona.hits import OPEN, SIEGE
from regalia.games.kard_es_korona.map import County, bits
from regalia.games.kard_es_korona.notation import DONE, DROP, KEEP, NO, NONE, PASS, RANSOM, REROLL, STAY
from regalia.games.kard_es_korona.odds import chance
from regalia.games.kard_es_korona.rules.battles import army_of, ground
from regalia.games.kard_es_korona.rules.clash import hits_of
from regalia.games.kard_es_korona.rules.movement import drafted, has_lord
from regalia.games.kard_es_korona.rules.reach import entries, free_units, is_hostile, shut, surplus
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, EMPTY, NEUTRAL, Army, Kard

SAFE = 0.8
"""With such a chance an attack is strong enough."""

UNIT_WORTH = (1.0, 0.9, 1.6)


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[..., list[float]] | None = WEIGHTS.get(ask.kind.id)
    if weigh is None:
        return [1.0] * len(ask.options)
    if ask.kind.id in WITH_ARGUMENTS:
        return weigh(ask.state, ask.seat, ask.options, *ask.args)
    return weigh(ask.state, ask.seat, ask.options)


# --- setup ------------------------------------------------------------------------------------------------------------


def _place(s: Kard, seat: int, options: Sequence[tuple[County, int]]) -> list[float]:
    """Castles first and well mixed, then a unit in every county; the lord where most of them are."""
    found = []
    for county, mover in options:
        here = s.strength(county)
        if mover == LORD:
            found.append(0.001 + (10.0 * here if s.map.castle[county] else here) if not any(s.to_place[:3]) else 0.001)
        elif s.map.castle[county]:
            found.append(8.0 / (1 + here) / (1 + s.units[3 * county + mover]))
        elif not here:
            found.append(4.0 if mover == INFANTRY else 2.0)
        else:
            found.append(1.0 if mover == CAVALRY else 0.4)
    return found


# --- events and recruiting --------------------------------------------------------------------------------------------


def _remove(s: Kard, seat: int, options: Sequence[tuple[County, int]]) -> list[float]:
    return [
        (0.2 if s.strength(county) == 1 else 1.0) / UNIT_WORTH[arm] * (0.5 if s.map.castle[county] else 1.0)
        for county, arm in options
    ]


def _recruit(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Spend while there is money, but keep some in an election year; thin castles first."""
    keep = 8 if s.year in s.variants.rules.election_years else 0
    spare = s.treasury[seat] - keep
    found = []
    for option in options:
        if option == DONE:
            found.append(1.0)
        elif option == RANSOM:
            found.append(50.0)
        elif isinstance(option, str):
            found.append(0.01)
        else:
            county, arm = option
            need = 5.0 / (1 + s.strength(county))
            found.append((need + (1.5, 1.0, 1.2)[arm]) if spare >= 5 else 0.1)
    return found


# --- movement ---------------------------------------------------------------------------------------------------------


def potential(s: Kard, seat: int, target: County) -> Army:
    """What could come in one step, if one unit stays behind in each county (two in a castle)."""
    closed = shut(s, seat)
    found = [0, 0, 0]
    attack = is_hostile(s, seat, target)
    for origin in bits(s.lands[seat] & ~(1 << target)):
        stays = 2 if s.map.castle[origin] else 1
        spare = min(s.strength(origin) - stays, surplus(s, origin))
        for arm in (CAVALRY, INFANTRY, ARCHER):
            if spare <= 0:
                break
            free = min(spare, free_units(s, origin, arm, rested=attack))
            if free > 0 and entries(s, origin, arm, target, closed):
                found[arm] += free
                spare -= free
    return found[0], found[1], found[2]


def _target_worth(s: Kard, seat: int, county: County) -> float:
    worth = 4.0 if s.map.castle[county] else 1.0
    land, province = s.lands[seat], s.map.provinces[s.map.province[county]]
    if (land | 1 << county) & province == province:
        worth += 2.0
    holder = s.holder[county]
    return worth * 1.2 if holder < NEUTRAL and holder != seat else worth


def _step(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    found = []
    for option in options:
        if option == PASS:
            found.append(0.35)
        elif isinstance(option, str):
            found.append(0.01)
        elif is_hostile(s, seat, option):
            army = potential(s, seat, option)
            wins = chance(army, s.army_in(option), ground(s, option), vintage=s.event == VINTAGE)
            found.append(_target_worth(s, seat, option) * wins**2 if wins > 0.45 else 0.02)
        elif s.holder[option] == EMPTY:
            spare = sum(potential(s, seat, option))
            found.append((1.2 * _target_worth(s, seat, option)) if spare else 0.05)
        else:
            found.append(0.1)
    return found


def _movers(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Into an empty county one unit, against enemies as many as make it safe, leaving nobody's castle open."""
    target = s.target
    army, attack = drafted(s), is_hostile(s, seat, target)
    if attack:
        defenders, where = s.army_in(target), ground(s, target)
        wins = chance(army, defenders, where, has_lord(s), s.defender_lord(target) >= 0, s.event == VINTAGE)
        enough = wins >= SAFE
    else:
        enough = bool(sum(army)) or has_lord(s)
    found = []
    for option in options:
        if option == DONE:
            found.append(100.0 if enough else 1.0)
            continue
        origin, mover, number, _ = option
        if mover == LORD:
            found.append(0.02)
            continue
        leaves = s.strength(origin) - number
        weight = 0.05 if leaves < 1 else 0.3 if leaves < 2 and s.map.castle[origin] else 1.0
        if attack:
            weight *= number * (2.0 if mover == INFANTRY and where == SIEGE and not army[INFANTRY] else 1.0)
        else:
            weight *= (1.5 if mover != CAVALRY else 1.0) if number == 1 else 0.2
        found.append(weight)
    return found


# --- battles ----------------------------------------------------------------------------------------------------------


def _hits(s: Kard, seat: int, options: Sequence[Army], side: int) -> list[float]:
    """Wall archers first as besieger, infantry first as besieged, else what is worth most."""
    assert s.fight is not None
    where = ground(s, s.fight.county)
    if where == SIEGE:
        worth = (1.0, 2.0, 1.0) if side == ATTACKER else (2.0, 1.0, 1.1)
    else:
        worth = (1.0, 1.1, 1.8 if where == OPEN else 1.0)
    return [0.01 + sum(number * each for number, each in zip(lost, worth, strict=True)) ** 4 for lost in options]


def _lead(s: Kard, seat: int, options: Sequence[int], side: int) -> list[float]:
    army = army_of(s, side)
    return [float(army[arm]) ** 2 for arm in options]


def _reroll(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """When less was hit than could be expected."""
    if options[0] == REROLL or not s.clash or s.fight is None:
        return [1.0] * len(options)
    side = DEFENDER if s.foe == seat else ATTACKER
    poor = not any(hits_of(s, side))
    return [(2.0 if poor else 0.1) * len(s.rolls[3 * side + o]) if o != KEEP else 1.0 for o in options]


def _retreat(s: Kard, seat: int, options: Sequence[Any], side: int) -> list[float]:
    assert s.fight is not None
    odds = chance(s.fight.army, s.army_in(s.fight.county), ground(s, s.fight.county), s.fight.lord)
    losing = odds < 0.25 if side == ATTACKER else odds > 0.75
    return [1.0 if (option == STAY) != losing else 0.2 for option in options]


def _inherit(s: Kard, seat: int, options: Sequence[Any], *args: Any) -> list[float]:
    return [0.1 if option == NONE else UNIT_WORTH[option] for option in options]


def _oath(s: Kard, seat: int, options: Sequence[str], other: int) -> list[float]:
    return [0.3 if option == NO else 1.0 for option in options]


def _escape(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    return [0.01 if option == NO else 1.0 + s.strength(option) for option in options]


# --- money ------------------------------------------------------------------------------------------------------------


def _bid(s: Kard, seat: int, options: Sequence[int], office: int) -> list[float]:
    """About a third of the treasury, more for the last office."""
    wish = max(options) / (len(OFFICES) + 1 - office if office < PALATINE else 1.5)
    return [1.0 / (1.0 + (amount - wish) ** 2) for amount in options]


def _auction(s: Kard, seat: int, options: Sequence[Any], bid: int) -> list[float]:
    limit = 6 if s.offices.count(seat) < 2 else 40
    return [1.0 if option == DROP else (2.0 if option == bid + 1 and option <= limit else 0.05) for option in options]


def _lord_home(s: Kard, seat: int, options: Sequence[County], *args: Any) -> list[float]:
    return [s.strength(county) + (3.0 if s.map.castle[county] else 0.1) for county in options]


WITH_ARGUMENTS = frozenset({
    "assign_hits", "lead_arm", "retreat", "inherit", "offer_oath", "accept_oath", "bid", "auction_bid", "lord_return",
})  # fmt: skip

WEIGHTS: dict[str, Any] = {
    "place_army": _place,
    "event_remove": _remove,
    "recruit": _recruit,
    "step_or_pass": _step,
    "movers": _movers,
    "assign_hits": _hits,
    "lead_arm": _lead,
    "reroll": _reroll,
    "retreat": _retreat,
    "inherit": _inherit,
    "offer_oath": _oath,
    "accept_oath": _oath,
    "escape": _escape,
    "bid": _bid,
    "auction_bid": _auction,
    "lord_return": _lord_home,
}
