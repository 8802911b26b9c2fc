"""What a position is worth: castles and counties, troops, money, offices, the lord's safety, and battles to come."""

from __future__ import annotations

from math import exp

from regalia.core.state import OVER
from regalia.games.kard_es_korona.constants import LORD, PROVINCES_TO_WIN, VINTAGE
from regalia.games.kard_es_korona.map import County, bits
from regalia.games.kard_es_korona.odds import chance
from regalia.games.kard_es_korona.quick import potential, prior
from regalia.games.kard_es_korona.rules.battles import ground
from regalia.games.kard_es_korona.rules.income import income_of
from regalia.games.kard_es_korona.rules.movement import drafted, has_lord
from regalia.games.kard_es_korona.rules.reach import is_hostile
from regalia.games.kard_es_korona.rules.victory import ranking
from regalia.games.kard_es_korona.state import NEUTRAL, NOBODY, OFF_BOARD, Army, Kard

__all__ = ["prior", "values"]

UNIT = (0.5, 0.45, 0.8)
CASTLE, COUNTY, PROVINCE = 3.0, 0.45, 1.5
MONEY, INCOME = 0.08, 0.1
OFFICE = (0.8, 1.2, 1.2)
SECOND_OFFICE = 1.0
LORD_WORTH = 9.0
CAPTIVE = 4.0
NEAR_VICTORY = 14.0
SURE = 5.0
THREAT = 0.3


def values(s: Kard) -> list[float]:
    """Each seat's chance of winning, as felt from what everybody has or is about to have."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    strengths = [strength(s, seat) for seat in range(s.seats)]
    for gain in expectations(s):
        for seat, amount in gain:
            strengths[seat] += amount
    most = max(strengths)
    shares = [exp(max(-50.0, (each - most) / SURE)) for each in strengths]
    whole = sum(shares)
    return [share / whole for share in shares]


def strength(s: Kard, seat: int) -> float:
    if not s.is_free(seat):
        return -40.0 if not s.is_in(seat) else -25.0
    land = s.realm(seat)
    castles = (land & s.map.castles).bit_count()
    complete = sum(land & province == province for province in s.map.provinces)
    total = CASTLE * castles + COUNTY * land.bit_count() + PROVINCE * complete
    near = max(castles / s.variants.rules.castles_to_win[s.seats], complete / PROVINCES_TO_WIN[s.seats])
    total += NEAR_VICTORY * min(near, 1.0) ** 3
    at = 3 * seat
    discs = s.discs
    total += UNIT[0] * discs[at] + UNIT[1] * discs[at + 1] + UNIT[2] * discs[at + 2]
    total += MONEY * max(s.treasury[seat], 0)
    if s.year < s.variants.rules.years:
        total += INCOME * income_of(s, seat)
    held = [worth for worth, holder in zip(OFFICE, s.offices, strict=True) if holder == seat]
    total += sum(held) + SECOND_OFFICE * max(0, len(held) - 1)
    if s.captive[seat]:
        total -= CAPTIVE
    elif s.lord_at[seat] != OFF_BOARD:
        total -= LORD_WORTH * THREAT * danger(s, seat, s.lord_at[seat])
    return total


def danger(s: Kard, seat: int, county: County) -> float:
    """The chance that players' troops nearby would win here, if they came together."""
    if s.holder[county] != seat:
        return 0.0
    worst = 0.0
    near = s.map.near[county]
    defenders = s.army_in(county)
    for other in range(s.seats):
        if other != seat and not s.is_bound(seat, other):
            army = [0, 0, 0]
            for place in bits(near & s.lands[other]):
                for arm in range(3):
                    army[arm] += s.units[3 * place + arm]
            if any(army):
                worst = max(worst, chance(army, defenders, ground(s, county), their_lord=True))
    return worst


def worth_of(s: Kard, county: County) -> float:
    return COUNTY + (CASTLE if s.map.castle[county] else 0.0)


def _units_worth(army: Army) -> float:
    return UNIT[0] * army[0] + UNIT[1] * army[1] + UNIT[2] * army[2]


Gain = list[tuple[int, float]]


def expectations(s: Kard) -> list[Gain]:
    """What the battles to come, and the step being made, will probably bring to whom."""
    found = [
        _attack(s, battle.attacker, battle.county, battle.army, battle.lord)
        for battle in (*s.battles, *([s.fight] if s.fight is not None else []))
    ]
    if s.target != NOBODY:
        found.append(_step(s))
    return found


def _step(s: Kard) -> Gain:
    """The draft as if it were made; before anybody is named, what could come."""
    seat, county = s.active, s.target
    army, lord = (drafted(s), has_lord(s)) if s.draft else (potential(s, seat, county), False)
    emptied = sum(
        worth_of(s, origin)
        for origin in {item[0] for item in s.draft}
        if sum(item[2] for item in s.draft if item[0] == origin and item[1] != LORD) == s.strength(origin)
    )
    if is_hostile(s, seat, county):
        gain = _attack(s, seat, county, army, lord)
        return [*gain, (seat, -emptied)]
    before = 0.0 if s.holder[county] == seat else worth_of(s, county)
    if lord:
        before -= LORD_WORTH * THREAT * 0.2
    return [(seat, before - emptied - 0.01 * sum(army))]


def _attack(s: Kard, seat: int, county: County, army: Army, lord: bool) -> Gain:
    """Land, losses and lords, each by its chance."""
    defenders, holder = s.army_in(county), s.holder[county]
    their_lord = s.defender_lord(county)
    wins = chance(army, defenders, ground(s, county), lord, their_lord != NOBODY, s.event == VINTAGE)
    land, ours, theirs = worth_of(s, county), _units_worth(army), _units_worth(defenders)
    gain = [(seat, wins * land - ours * (1 - wins) - 0.4 * wins * min(ours, theirs))]
    if lord:
        gain.append((seat, -(1 - wins) * LORD_WORTH))
    if holder < NEUTRAL:
        gain.append((holder, -wins * (land + theirs) - 0.4 * (1 - wins) * min(ours, theirs)))
        if their_lord != NOBODY:
            gain += [(holder, -wins * LORD_WORTH), (seat, wins * LORD_WORTH / 2)]
    return gain
