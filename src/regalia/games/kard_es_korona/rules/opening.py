"""S3 to S6: who comes from where, the armies of the players, and the neutral troops."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import PROVINCE, UNIT
from regalia.games.kard_es_korona.pieces.board import Board, Counties, County, bits, load_board, mask
from regalia.games.kard_es_korona.pieces.numbers import (
    ARCHER,
    CAVALRY,
    INFANTRY,
    LORD,
    PLAIN,
    RING,
    ROYAL,
    ROYAL_EXTRA,
    SAME_ARM,
    Ruleset,
)
from regalia.games.kard_es_korona.rules.ending import look_for_victory
from regalia.games.kard_es_korona.rules.march.limits import has_room, why_no_room
from regalia.games.kard_es_korona.state import EMPTY, NEUTRAL, NOBODY, WHITE, Kard

SMALL_TABLES, ROYAL_TABLES = 3, 4
"""Up to this many players: idle provinces have troops in the open (S6.3); the king's men stand in three counties."""

Place = tuple[County, int]
"""A county and who is placed there."""

MOST_REMEMBERED = 10_000
FULL_TABLE = 6
WITHOUT_KNIGHTS = ("szolnok", "heves")
"""The white cavalry runs short here (S6.2)."""

# === S3 Provinces =====================================================================================================


def provinces_left(s: Kard, seat: int) -> list[int]:
    played = s.agenda[-1][1]
    assert isinstance(played, tuple)
    return [province for province in played if province not in s.home]


def why_not_province(s: Kard, seat: int, province: int) -> Refusal | None:
    if province in s.home:
        return refuse("S3", province=province)
    return refuse("S2", province=province)


CHOOSE_PROVINCE = Kind("choose_province", provinces_left, why_not_province, PROVINCE)


def provinces(s: Kard) -> Rules:
    """The players pick in seat order."""
    seat = next((seat for seat in range(s.seats) if s.home[seat] == NOBODY and s.is_in(seat)), NOBODY)
    if seat == NOBODY:
        s.done()
        return
    s.asked = 1 << seat
    province = yield CHOOSE_PROVINCE, seat
    s.home = (*s.home[:seat], province, *s.home[seat + 1 :])
    s.tell("province_chosen", seat=seat, province=province)


# === S5 The armies of the players =====================================================================================


@cache
def starting_groups(ruleset: str, closed: bool, province: int, size: int, castles: int) -> tuple[Counties, ...]:
    """All connected groups of `size` counties of a province with at most so many castles (S5)."""
    board = load_board(ruleset, closed)
    counties = bits(board.provinces[province] & ~board.forbidden)
    found = []
    for group in combinations(counties, size):
        whole = sum(1 << county for county in group)
        if (whole & board.castles).bit_count() <= castles and _is_connected(board.near, whole):
            found.append(whole)
    return tuple(found)


def _is_connected(near: list[Counties], whole: Counties) -> bool:
    reached = whole & -whole
    while True:
        wider = reached
        for county in bits(reached):
            wider |= near[county] & whole
        if wider == reached:
            return reached == whole
        reached = wider


def _why_not_open(s: Kard, seat: int, county: County) -> Refusal:
    """Why a unit may not stand in this county of the home province, in the advanced game."""
    rules = s.variants.rules
    groups = starting_groups(s.board.id, s.board.closed, s.home[seat], rules.start_counties, rules.start_castles)
    is_fit = _is_within(s.lands[seat] | 1 << county, groups)
    return refuse("S5", "each" if is_fit else "group", county=county)


def _is_within(used: Counties, groups: tuple[Counties, ...]) -> bool:
    return any(used & group == used for group in groups)


@lru_cache(MOST_REMEMBERED)
def _open_places(board: Board, province: int, rules: Ruleset, used: Counties, left: int) -> Counties:
    """Where the next of the units that are left may stand, when some counties of the home province are used already."""
    size = rules.start_counties
    places = board.provinces[province] & board.enterable
    groups = starting_groups(board.id, board.closed, province, size, rules.start_castles)
    if left - 1 < size - used.bit_count():  # each of the others goes to a county of its own
        places &= ~used
    return mask(county for county in bits(places) if _is_within(used | 1 << county, groups))


def why_not_place(s: Kard, seat: int, option: tuple[County, int]) -> Refusal | None:
    county, arm = option
    if s.board.province[county] != s.home[seat]:
        return refuse("S5", county=county)
    if not s.to_place[arm]:
        return refuse("S5", "none", mover=arm)
    if arm == LORD:
        return refuse("S5", "lord", county=county)
    if not has_room(s, county, arm):
        return why_no_room(s, county, arm)
    return _why_not_open(s, seat, county)


@lru_cache(MOST_REMEMBERED)
def _places(counties: Counties, *movers: bool) -> tuple[Place, ...]:
    """All places for those that are still to be placed, mover by mover."""
    found = bits(counties)
    return tuple((county, mover) for mover in range(len(movers)) if movers[mover] for county in found)


def placements(s: Kard, seat: int) -> tuple[Place, ...]:
    infantry, archers, cavalry, lord = s.to_place
    home, land = s.home[seat], s.lands[seat]
    rules = s.variants.rules
    if rules.start_counties:
        places = _open_places(s.board, home, rules, land, infantry + archers + cavalry)
    else:
        places = s.board.provinces[home] & s.board.enterable
    found = _places(places, infantry > 0, archers > 0, cavalry > 0)
    for castle in s.board.castles_in[home]:
        if s.troops[castle] >= SAME_ARM:  # else it cannot be too full
            found = tuple([place for place in found if place[0] != castle or has_room(s, *place)])
    return found + _places(land, False, False, False, True) if lord else found


PLACE_ARMY = Kind("place_army", placements, why_not_place, UNIT)


def armies(s: Kard) -> Rules:
    """In turn order, unit by unit; the lord joins one of them."""
    number = s.agenda[-1][1]
    assert isinstance(number, int)
    if number == s.seats:
        s.done()
        return
    seat = (s.start + number) % s.seats
    if s.is_in(seat):
        left = s.to_place
        if not any(left):  # else the game was taken up in the middle of it
            left[:] = (*s.variants.rules.start_units, 1)
        s.asked = 1 << seat
        while any(left):
            county, mover = yield PLACE_ARMY, seat
            left[mover] -= 1
            if mover == LORD:
                s.lord_at[seat] = county
            else:
                s.add(seat, county, mover)
            if s.news is not None:
                s.tell("placed", seat=seat, county=county, mover=mover, left=sum(left))
    s.to_place[:] = (0, 0, 0, 0)
    s.change("armies", number + 1)


# === S6 Neutral garrisons =============================================================================================


def colour_of(s: Kard, province: int) -> int:
    """White in played provinces and in the royal one, else the colour of the idle lord."""
    return WHITE if province == ROYAL or province in s.home else NEUTRAL + province


def garrisons(s: Kard) -> Rules:
    """Castles without players' units (S6.1, S6.2), and the king's men in the open (S6.4)."""
    short = s.variants.ruleset == "advanced" and s.seats == FULL_TABLE
    for county in bits(s.board.castles):
        if s.holder[county] == EMPTY:
            colour = colour_of(s, s.board.province[county])
            knight = INFANTRY if short and s.board.ids[county] in WITHOUT_KNIGHTS else CAVALRY
            for arm in (INFANTRY, ARCHER, knight):
                s.add(colour, county, arm)
    if s.seats <= ROYAL_TABLES:
        for name, arm in ROYAL_EXTRA.items():
            s.add(WHITE, s.board.number[name], arm)
    s.tell("garrisons_placed")
    s.change("neutrals", s.start)
    yield from ()


def _idle_province(s: Kard) -> int:
    """The next idle province with a county to fill, NOBODY when all are done (S6.3)."""
    if s.seats > SMALL_TABLES:
        return NOBODY
    for province in range(len(RING)):
        if province not in s.home and free_counties(s, province):
            return province
    return NOBODY


def free_counties(s: Kard, province: int) -> list[County]:
    """Plain counties without a castle and still without troops."""
    board = s.board
    return [
        county
        for county in bits(board.provinces[province])
        if board.terrain[county] == PLAIN and not board.castle[county] and s.holder[county] == EMPTY
    ]


def arms_left(s: Kard, province: int) -> list[int]:
    """Of each arm how many are still to be placed in the province."""
    left = list(s.variants.rules.idle_units)
    for county in bits(s.board.provinces[province] & ~s.board.castles):
        for arm in (INFANTRY, ARCHER, CAVALRY):
            left[arm] -= s.units[3 * county + arm]
    return left


def why_not_neutral(s: Kard, seat: int, option: tuple[County, int], province: int) -> Refusal | None:
    county, arm = option
    if s.board.province[county] != province:
        return refuse("S6.3", "province", province=province)
    if county not in free_counties(s, province):
        return refuse("S6.3", county=county)
    return refuse("S6.3", "arm", mover=arm) if arm == LORD or not arms_left(s, province)[arm] else None


def neutral_placements(s: Kard, seat: int, province: int) -> list[tuple[County, int]]:
    left = arms_left(s, province)
    counties = free_counties(s, province)
    return [(county, arm) for county in counties for arm in (INFANTRY, ARCHER, CAVALRY) if left[arm]]


PLACE_NEUTRAL = Kind("place_neutral", neutral_placements, why_not_neutral, UNIT)


def neutrals(s: Kard) -> Rules:
    """One at a time in turn order, the turn passing on from province to province (S6.3)."""
    province = _idle_province(s)
    if province == NOBODY:
        s.done()
        look_for_victory(s)
        return
    turn = s.agenda[-1][1]
    assert isinstance(turn, int)
    seat = s.next_from(turn)
    s.asked = 1 << seat
    county, arm = yield PLACE_NEUTRAL, seat, province
    s.add(NEUTRAL + province, county, arm)
    s.tell("neutral_placed", seat=seat, county=county, mover=arm)
    s.change("neutrals", (seat + 1) % s.seats)
