"""What a position is worth: castles and counties, troops, money, offices, the lord's safety, and battles to come."""

from __future__ import annotations

from contextlib import suppress
from math import exp

from regalia.core.asking import EndPhase
from regalia.core.rulebook import Leaning
from regalia.core.state import OVER
from regalia.games.kard_es_korona.advice.odds import chance
from regalia.games.kard_es_korona.advice.steps import completed
from regalia.games.kard_es_korona.pieces.board import SIEGE, County, bits
from regalia.games.kard_es_korona.pieces.numbers import PROVINCES_TO_WIN, VINTAGE
from regalia.games.kard_es_korona.rules.ending import ranking
from regalia.games.kard_es_korona.rules.income import income_of
from regalia.games.kard_es_korona.rules.march.movement import make_step
from regalia.games.kard_es_korona.rules.year import is_election_year
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, OFF_BOARD, Army, Kard

UNIT = (0.5, 0.45, 0.8)
CASTLE, COUNTY, PROVINCE = 3.0, 0.45, 1.5
MONEY, INCOME = 0.08, 0.1
OFFICE = (0.8, 1.2, 1.2)
SECOND_OFFICE = 1.0
LORD_WORTH = 20.0
CAPTIVE = 4.0
NEAR_VICTORY = 14.0
ELECTION = 8.0
SURE = 5.0
LORD_THREAT = 0.6
THREAT, PROSPECT = 0.25, 0.25
"""What a castle that could be lost or taken next counts against one that is held."""

Gain = list[tuple[int, float]]


def by_hand(s: Kard) -> list[float]:
    """Each seat's chance of winning, as felt from what everybody has or is about to have."""
    if s.target != NOBODY and s.phase != OVER:
        s = as_if_made(s)
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    strengths = [sum(parts) for parts in components(s)]
    most = max(strengths)
    shares = [exp(max(-50.0, (each - most) / SURE)) for each in strengths]
    whole = sum(shares)
    return [share / whole for share in shares]


COMPONENTS = (
    "lost", "castles", "counties", "provinces", "near_victory", "infantry", "archers", "cavalry", "money", "income",
    "offices", "second_office", "captive", "danger", "battles", "prospects", "election",
)  # fmt: skip
BATTLES, PROSPECTS, ELECTIONS = (COMPONENTS.index(name) for name in ("battles", "prospects", "election"))


def components(s: Kard) -> list[list[float]]:
    """By seat: everything that counts, as somebody weighed it."""
    found = [_possessions(s, seat) for seat in range(s.seats)]
    for gain in expectations(s):
        for seat, amount in gain:
            found[seat][BATTLES] += amount
    for seat, amount in prospects(s):
        found[seat][PROSPECTS] += amount
    if is_election_year(s):
        _add_election(s, found)
    return found


def _add_election(s: Kard, found: list[list[float]]) -> None:
    """Whoever has most of the money when the offices are sold may buy all three, and the game with them (V2)."""
    money = [s.treasury[seat] if s.is_elector(seat) and s.treasury[seat] > 0 else 0 for seat in range(s.seats)]
    whole = sum(money)
    if whole:
        for seat, amount in enumerate(money):
            found[seat][ELECTIONS] = ELECTION * amount / whole


# --- what the value is learned from -----------------------------------------------------------------------------------

NAMES = (
    "standing", *COMPONENTS, "share_of_castles", "share_of_provinces", "one_castle_short", "judge", "treasurer",
    "palatine", "two_offices", "start", "share_of_money",
)  # fmt: skip

STYLES = {
    "bold": Leaning(own={"battles": 0.05, "prospects": 0.06}),
    "thrifty": Leaning(own={"money": 0.1, "income": 0.05}),
    "vengeful": Leaning(rival={"standing": -0.04}),
}
"""What knights of a style are fond of, in log-odds of winning for each of these numbers."""


def features(s: Kard) -> list[list[float]]:
    """By seat: what is felt by hand, its parts, how near each way to victory is; nothing where a step decides it."""
    if s.target != NOBODY:
        s = as_if_made(s)
        if s.phase == OVER:
            return []
    money = sum(max(0, each) for each in s.treasury) or 1
    return [_row(s, seat, parts, money) for seat, parts in enumerate(components(s))]


def _row(s: Kard, seat: int, parts: list[float], money: int) -> list[float]:
    row = [sum(parts)]
    row += parts
    if not s.is_free(seat):
        return row + [0.0] * (len(NAMES) - len(row))
    land = s.realm(seat)
    castles = (land & s.board.castles).bit_count()
    complete = 0
    for province in s.board.provinces:
        complete += land & province == province
    needed = s.variants.rules.castles_to_win[s.seats]
    row += [
        castles / needed,
        complete / PROVINCES_TO_WIN[s.seats],
        float(castles == needed - 1),
        float(s.offices[0] == seat),
        float(s.offices[1] == seat),
        float(s.offices[2] == seat),
        float(s.offices.count(seat) == 2),
        float(s.start == seat),
        max(0, s.treasury[seat]) / money,
    ]
    return row


def still_ahead(s: Kard) -> float:
    return 1.0 - s.year / s.variants.rules.years


def is_settled(s: Kard, since: Kard) -> bool:
    """Bids show their worth at the end of the election, blows at the end of the fight, steps and what is saved for an
    election at the end of the year; the rest is judged as it stands."""
    if s.year != since.year:
        return True
    if since.election:
        return not s.election
    if since.fight is not None:
        return s.fight is None or s.fight.serial != since.fight.serial
    if (since.phase == "move" and since.target == NOBODY) or (since.phase == "recruit" and is_election_year(since)):
        return False
    return s.phase in ("move", "recruit", "armies") and s.target == NOBODY


def as_if_made(s: Kard) -> Kard:
    """The table after the step that is being made, by those who are named and those who were probably meant."""
    after = s.copy()
    after.news = None
    after.draft = completed(s, s.active)
    with suppress(EndPhase):  # it wins the game
        make_step(after, s.active)
    return after


def _possessions(s: Kard, seat: int) -> list[float]:
    if not s.is_free(seat):
        return [-40.0 if not s.is_in(seat) else -25.0] + [0.0] * (len(COMPONENTS) - 1)
    land = s.realm(seat)
    castles = (land & s.board.castles).bit_count()
    complete = 0
    for province in s.board.provinces:
        complete += land & province == province
    near = max(castles / s.variants.rules.castles_to_win[s.seats], complete / PROVINCES_TO_WIN[s.seats])
    at, discs = 3 * seat, s.discs
    held = [worth for worth, holder in zip(OFFICE, s.offices, strict=True) if holder == seat]
    safe = s.captive[seat] or s.lord_at[seat] == OFF_BOARD
    return [
        0.0,
        CASTLE * castles,
        COUNTY * land.bit_count(),
        PROVINCE * complete,
        NEAR_VICTORY * min(near, 1.0) ** 3,
        UNIT[0] * discs[at],
        UNIT[1] * discs[at + 1],
        UNIT[2] * discs[at + 2],
        MONEY * max(s.treasury[seat], 0),
        INCOME * income_of(s, seat) if s.year < s.variants.rules.years else 0.0,
        sum(held),
        SECOND_OFFICE * max(0, len(held) - 1),
        -CAPTIVE if s.captive[seat] else 0.0,
        0.0 if safe else -LORD_WORTH * LORD_THREAT * danger(s, seat, s.lord_at[seat]),
        0.0,
        0.0,
        0.0,
    ]


def danger(s: Kard, seat: int, county: County) -> float:
    """The chance that some player would win here, if all their troops in reach came together, their lord too."""
    if s.holder[county] != seat:
        return 0.0
    worst, where, defenders = 0.0, s.board.ground[county], s.army_in(county)
    for other in range(s.seats):
        if other != seat and not s.is_bound(seat, other):
            army, home = s.coming(other, county), s.lord_at[other]
            led = home != OFF_BOARD and s.board.horse_near[county] >> home & 1 == 1
            if sum(army) > 1:
                worst = max(worst, chance(army, defenders, where, led, their_lord=True))
    return worst


def prospects(s: Kard) -> Gain:
    """Castles that could be taken or lost next."""
    hopes: list[list[float]] = [[0.0, 0.0] for _ in range(s.seats)]
    gain: Gain = []
    hope = PROSPECT if s.year < s.variants.rules.years else PROSPECT / 3
    for castle in bits(s.board.castles & ~s.contested):
        holder, defenders = s.holder[castle], s.army_in(castle)
        risk = 0.0
        for seat in range(s.seats):
            if seat != holder and s.is_in(seat) and not (holder < NEUTRAL and s.is_bound(seat, holder)):
                army = s.coming(seat, castle)
                if sum(army) > 1 or holder == EMPTY:
                    wins = chance(army, defenders, SIEGE) if any(army) else 0.0
                    hopes[seat].append(wins)
                    risk = max(risk, wins)
        if holder < NEUTRAL and risk:
            gain.append((holder, -THREAT * CASTLE * risk))
    for seat, chances in enumerate(hopes):
        best, second = sorted(chances)[-1:-3:-1]
        gain.append((seat, hope * CASTLE * (best + second / 3)))
    return gain


def worth_of(s: Kard, county: County) -> float:
    return COUNTY + (CASTLE if s.board.castle[county] else 0.0)


def _units_worth(army: Army) -> float:
    return UNIT[0] * army[0] + UNIT[1] * army[1] + UNIT[2] * army[2]


def expectations(s: Kard) -> list[Gain]:
    """What the battles to come will probably bring, and to whom."""
    battles = s.battles if s.fight is None else (*s.battles, s.fight)
    return [_attack(s, battle.attacker, battle.county, battle.army, battle.lord) for battle in battles]


def _attack(s: Kard, seat: int, county: County, army: Army, lord: bool) -> Gain:
    """Land, losses and lords, each by its chance."""
    defenders, holder = s.army_in(county), s.holder[county]
    their_lord = s.defender_lord(county)
    wins = chance(army, defenders, s.board.ground[county], lord, their_lord != NOBODY, s.event == VINTAGE)
    land, ours, theirs = worth_of(s, county), _units_worth(army), _units_worth(defenders)
    gain = [(seat, wins * land - ours * (1 - wins) - 0.4 * wins * min(ours, theirs))]
    if lord:
        gain.append((seat, -(1 - wins) * LORD_WORTH))
    if holder < NEUTRAL:
        gain.append((holder, -wins * (land + theirs) - 0.4 * (1 - wins) * min(ours, theirs)))
        if their_lord != NOBODY:
            gain += [(holder, -wins * LORD_WORTH), (seat, wins * LORD_WORTH / 2)]
    return gain
