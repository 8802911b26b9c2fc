"""R5 Help from the advisors, in ascending order."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import BUNDLE_OR_NONE, GOOD_OR_NONE, NONE
from regalia.games.kingsburg.pieces.advisors import ADVISORS, BUNDLES, Advisor, AdvisorNumber
from regalia.games.kingsburg.pieces.goods import NOTHING, ONE, Good, Goods, minus, plus
from regalia.games.kingsburg.pieces.provinces import STABLE
from regalia.games.kingsburg.state import FROM_ADVISORS, NEUTRAL, NOBODY, Group, Kingsburg

# --- choices ----------------------------------------------------------------------------------------------------------


def may_decline(s: Kingsburg, number: AdvisorNumber) -> bool:
    """Only the Smuggler who wants a point for his goods (R5.3)."""
    return bool(ADVISORS[number].points_option) and s.variants.smuggler_vp < 0


def why_not_bundle(s: Kingsburg, seat: int, bundle: Goods | str, number: AdvisorNumber) -> Refusal | None:
    if isinstance(bundle, str):
        return refuse("R5.3", advisor=number)
    given = ADVISORS[number].free_goods
    if not given:
        return refuse("R5.2", advisor=number)
    if sum(bundle) != given:
        return refuse("R5.5", "number", advisor=number, count=given)
    return refuse("R5.5", advisor=number)


def bundles_of(s: Kingsburg, seat: int, number: AdvisorNumber) -> tuple[Goods | str, ...]:
    found: tuple[Goods | str, ...] = BUNDLES[s.variants.free_goods_kind][number]
    return (*found, NONE) if may_decline(s, number) else found


ADVISOR_CHOICE = Kind("advisor_choice", bundles_of, why_not_bundle, BUNDLE_OR_NONE)


def why_not_trade(s: Kingsburg, seat: int, good: Good | str) -> Refusal | None:
    return None if isinstance(good, str) else refuse("R5.4", good=good)


def trades(s: Kingsburg, seat: int) -> list[Good | str]:
    """Any good that the player has, for one each of the others; or none (R5.4)."""
    found: list[Good | str] = [good for good, held in enumerate(s.goods[seat]) if held]
    found.append(NONE)
    return found


ALCHEMIST = Kind("alchemist", trades, why_not_trade, GOOD_OR_NONE)
EACH: Goods = (1, 1, 1)

# --- the step ---------------------------------------------------------------------------------------------------------


def begin_help(s: Kingsburg) -> None:
    """In ascending number, of two groups on one advisor the earlier first; neutral dice get nothing (R5.1, R13.3)."""
    s.serving = tuple(sorted([group for group in s.court if group[0] != NEUTRAL], key=advisor_of))
    s.phase = "help"


def advisor_of(group: Group) -> AdvisorNumber:
    return group[1].advisor


def advisors_help(s: Kingsburg) -> Rules:
    """Until the owner of some group has made a choice, or all are served."""
    has_chosen = False
    while s.serving and not has_chosen:
        seat, placement = s.serving[0]
        number = placement.advisor
        if ADVISORS[number].trades:
            if s.goods[seat] != NOTHING:
                has_chosen = True
                trade(s, seat, number, (yield ALCHEMIST, seat))
        elif ADVISORS[number].free_goods or ADVISORS[number].one_of:
            has_chosen = True
            chosen = yield ADVISOR_CHOICE, seat, number
            if chosen == NONE:
                s.tell("declined", seat=seat, advisor=number)
            else:
                give(s, seat, ADVISORS[number], plus(ADVISORS[number].goods, chosen))
        else:
            give(s, seat, ADVISORS[number], ADVISORS[number].goods)
        s.serving = s.serving[1:]
    if not s.serving:
        clear_court(s)
        s.waiting = s.order
        s.phase = "build"


def trade(s: Kingsburg, seat: int, number: AdvisorNumber, good: Good | str) -> None:
    """R5.4."""
    if isinstance(good, str):
        s.tell("declined", seat=seat, advisor=number)
        return
    taken = minus(EACH, ONE[good])
    s.goods[seat] = minus(plus(s.goods[seat], taken), ONE[good])
    s.tell("traded", seat=seat, advisor=number, good=good, goods=taken)


def give(s: Kingsburg, seat: int, advisor: Advisor, goods: Goods) -> None:
    """All that the advisor gives, the goods of choice included (R5.2, R5.6 to R5.8)."""
    s.gain(seat, goods)
    soldiers = advisor.soldiers
    if soldiers:
        soldiers += s.provinces[seat].stands[STABLE]
        s.soldiers[seat] += soldiers
    points = s.variants.smuggler_vp if advisor.points_option else advisor.points
    if points:
        points = s.score(seat, FROM_ADVISORS, points)
    if s.news is not None:
        s.tell("helped", seat=seat, advisor=advisor.number, gains=(goods, soldiers, points))
    if advisor.plus2 and s.take_token(seat) and s.news is not None:
        s.tell("got_token", seat=seat, advisor=advisor.number)
    if advisor.looks:
        look(s, seat)


def look(s: Kingsburg, seat: int) -> None:
    """In secret at this year's card; that somebody looks is public (R5.7)."""
    s.looked |= 1 << seat
    s.reveal()
    if s.news is not None:
        s.tell("looked", seat=seat)
        s.tell("enemy_seen", to=(seat,), enemy=s.enemy())


def clear_court(s: Kingsburg) -> None:
    """Tokens go to the supply, dice leave, the aid die goes back (R5.9)."""
    for _, placement in s.court:
        s.supply += placement.tokens
    s.court, s.taken = (), 0
    s.own, s.white, s.aside = [()] * s.seats, [()] * s.seats, [0] * s.seats
    s.aid = NOBODY
