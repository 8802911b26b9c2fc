"""R7 The end of a production season, and the event that follows it (R8, R9.1)."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import NONE, PAY, PAY_TOKEN, TOKEN, TRADE, TRADE_OR_WORD, Trade
from regalia.games.kingsburg.pieces import provinces
from regalia.games.kingsburg.pieces.goods import KINDS, ONE
from regalia.games.kingsburg.pieces.numbers import AUTUMN, SPRING, SUMMER, WINTER
from regalia.games.kingsburg.rules.envoy import end_autumn, send_envoy
from regalia.games.kingsburg.state import FROM_REWARDS, FROM_SEASON_ENDS, Kingsburg

FOLLOWING = {SPRING: SUMMER, SUMMER: AUTUMN, AUTUMN: WINTER}


def season_end(s: Kingsburg) -> Rules:
    """In turn order Embassy, Inn and Town Hall of each (R7.1); then the next phase of the year."""
    for seat in s.order:
        pay_out(s, seat)
        if s.provinces[seat].stands[provinces.TOWN_HALL]:
            yield from town_hall(s, seat)
    turn_calendar(s)


def pay_out(s: Kingsburg, seat: int) -> None:
    """A point from the Embassy, in summer a token from the Inn."""
    stands = s.provinces[seat].stands
    if stands[provinces.EMBASSY]:
        s.score(seat, FROM_SEASON_ENDS, 1)
        s.tell("embassy", seat=seat)
    if stands[provinces.INN] and s.season == SUMMER and s.take_token(seat) and s.news is not None:
        s.tell("inn", seat=seat)


def turn_calendar(s: Kingsburg) -> None:
    """To the event after this season, and to the next one."""
    if s.season == SPRING:
        reward(s)
        s.phase = "season"
    elif s.season == SUMMER:
        send_envoy(s)
        s.phase = "season"
    else:
        end_autumn(s)
        s.phase = "recruit"
    s.keep_standings()
    s.season = FOLLOWING[s.season]


# --- R7.2, R7.3 the Town Hall -----------------------------------------------------------------------------------------


def why_not_at_town_hall(s: Kingsburg, seat: int, option: Trade | str) -> Refusal | None:
    pays = s.variants.town_hall == "pay_for_vp"
    if option == TOKEN:
        return refuse("R7.3", "token") if pays else refuse("R7.2", "supply")
    if option == PAY_TOKEN:
        return refuse("R7.3", "none") if pays else refuse("R7.2", "token")
    if isinstance(option, str):
        return None
    verb, good = option
    rule = "R7.3" if pays else "R7.2"
    return refuse(rule, good=good) if verb == (PAY if pays else TRADE) else refuse(rule, "verb")


def town_hall_options(s: Kingsburg, seat: int) -> list[Trade | str]:
    """A token, or a good for a point; in the other reading, a token or a good as payment for one (R7.2, R7.3)."""
    held = s.goods[seat]
    found: list[Trade | str] = []
    if s.variants.town_hall == "pay_for_vp":
        if s.plus2[seat]:
            found.append(PAY_TOKEN)
        found += [(PAY, good) for good in KINDS if held[good]]
    else:
        if s.has_tokens():
            found.append(TOKEN)
        found += [(TRADE, good) for good in KINDS if held[good]]
    found.append(NONE)
    return found


TOWN_HALL = Kind("town_hall", town_hall_options, why_not_at_town_hall, TRADE_OR_WORD)


def town_hall(s: Kingsburg, seat: int) -> Rules:
    option = yield TOWN_HALL, seat
    if option == NONE:
        return
    if option == TOKEN:
        s.take_token(seat)
        s.tell("town_hall_token", seat=seat)
        return
    s.score(seat, FROM_SEASON_ENDS, 1)
    if option == PAY_TOKEN:
        s.plus2[seat] -= 1
        s.supply += 1
        s.tell("town_hall_paid_token", seat=seat)
    else:
        s.pay(seat, ONE[option[1]])
        s.tell("town_hall_traded", seat=seat, good=option[1])


# --- R8 Phase 3: the King's reward ------------------------------------------------------------------------------------


def reward(s: Kingsburg) -> None:
    """A point for everybody with the most buildings (R8.1)."""
    most = max([province.count for province in s.provinces])
    for seat in s.order:
        if s.provinces[seat].count == most:
            s.score(seat, FROM_REWARDS, 1)
            if s.news is not None:
                s.tell("rewarded", seat=seat)
