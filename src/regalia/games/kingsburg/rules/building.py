"""R6 Building: one building each, in turn order; two with the Envoy."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import BUILDING, PASS
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, BuildingNumber
from regalia.games.kingsburg.rules.envoy import may_build_again, return_unused
from regalia.games.kingsburg.state import FROM_BUILDINGS, TO_BUILD, Kingsburg

BUILDS: dict[int, tuple[BuildingNumber | str, ...]] = {}
"""What can be chosen, by the bits of what can be paid, once found: of each row nothing or one building, so 3,125."""


def why_not_build(s: Kingsburg, seat: int, option: BuildingNumber | str) -> Refusal | None:
    if isinstance(option, str):
        return None
    province, building = s.provinces[seat], BUILDINGS[option]
    if province.stands[option]:
        return refuse("R6.3", "stands", building=option)
    if province.rows[building.row] + 1 != building.column:
        return refuse("R6.3", building=option, before=option - 1)
    price, held = province.price(building), s.goods[seat]
    missing = tuple([max(0, price[kind] - held[kind]) for kind in range(len(held))])
    return refuse("R6.2", building=option, goods=missing)


def builds(s: Kingsburg, seat: int) -> tuple[BuildingNumber | str, ...]:
    """The next building of each row that can be paid (R6.2 to R6.4); or pass."""
    payable = s.provinces[seat].payable(s.goods[seat])
    found = BUILDS.get(payable)
    return _remembered(payable) if found is None else found


def _remembered(payable: int) -> tuple[BuildingNumber | str, ...]:
    found = BUILDS[payable] = (*(number for number in range(len(BUILDINGS)) if payable >> number & 1), PASS)
    return found


BUILD = Kind("build", builds, why_not_build, BUILDING)


def build(s: Kingsburg) -> Rules:
    """One build action each, directly after it perhaps the Envoy's (R6.1, R9.6)."""
    for seat in s.waiting:
        choice = yield BUILD, seat
        if choice != PASS:
            erect(s, seat, choice)
            if may_build_again(s, seat):
                yield from build_again(s, seat)
        elif s.news is not None:
            s.tell("built_nothing", seat=seat)
        if s.envoy == seat and s.envoy_use == TO_BUILD:
            return_unused(s)
        s.waiting = s.waiting[1:]
    s.phase = "season_end"


def build_again(s: Kingsburg, seat: int) -> Rules:
    """The Envoy goes back once used (R9.6)."""
    choice = yield BUILD, seat
    if choice != PASS:
        s.return_envoy()
        erect(s, seat, choice)


def erect(s: Kingsburg, seat: int, number: BuildingNumber) -> None:
    """Paid, marked and scored at once (R6.2); it works from now on (R6.5)."""
    building, province = BUILDINGS[number], s.provinces[seat]
    price = province.price(building)
    s.pay(seat, price)
    s.provinces[seat] = province.with_one_more(building.row)
    s.score(seat, FROM_BUILDINGS, building.points)
    if s.news is not None:
        s.tell("built", seat=seat, building=number, goods=price, points=building.points)
