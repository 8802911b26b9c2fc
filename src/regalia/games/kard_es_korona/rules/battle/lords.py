"""R13.5 to R13.11: duel, escape, what becomes of a beaten lord, and the victor's step."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import AGAIN, COUNTY, COUNTY_OR_NO, DONE, NO, NONE, VICTOR
from regalia.games.kard_es_korona.pieces.board import County, bits, mask
from regalia.games.kard_es_korona.pieces.numbers import ARMS, DUEL_HIT_ON, ESCAPE_ON, JUDGE, LORD
from regalia.games.kard_es_korona.rules.contest import REROLL
from regalia.games.kard_es_korona.rules.fall import capture, eliminate, go_out
from regalia.games.kard_es_korona.rules.march.limits import fits_castle, joined, why_not_in_castle
from regalia.games.kard_es_korona.rules.march.reach import entries, shut
from regalia.games.kard_es_korona.state import NEUTRAL, NOBODY, OFF_BOARD, Army, Item, Kard

# === R13.5 The duel ===================================================================================================


def duel(s: Kard) -> Rules:
    """Whoever alone rolls a 6 wins; the loser is eliminated without escape and oath."""
    _, one, other, used, first, second = s.agenda[-1]
    assert isinstance(one, int) and isinstance(other, int) and isinstance(used, int)
    assert isinstance(first, int) and isinstance(second, int)
    if not (s.is_in(one) and s.is_in(other)):  # whoever is left stands alone now
        s.done()
        _replace_victor_step(s, "alone", one if s.is_in(one) else other)
        return
    if not first:
        first, second = s.roll(), s.roll()
        s.tell("duel_roll", seat=one, other=other, number=first, against=second)
        s.change("duel", one, other, used, first, second)
    judge = s.offices[JUDGE]
    if judge in (one, other) and not used:
        s.asked = 1 << judge
        if (yield REROLL, judge) == AGAIN:
            used = 1
            again = s.roll()
            first, second = (again, second) if judge == one else (first, again)
            s.tell("rerolled_die", seat=judge, number=again)
    if (first >= DUEL_HIT_ON) == (second >= DUEL_HIT_ON):
        s.change("duel", one, other, used, 0, 0)
        return
    winner, loser = (one, other) if first >= DUEL_HIT_ON else (other, one)
    s.done()
    s.tell("duel_won", seat=winner, other=loser)
    _replace_victor_step(s, "victor_step", winner, 0)
    eliminate(s, loser, winner)


def _replace_victor_step(s: Kard, *task: int | str) -> None:
    """What comes after the duel, now that it is known for whom."""
    at = max(at for at, waiting in enumerate(s.agenda) if waiting == ("victor_step", NOBODY, 0))
    s.agenda[at] = task


# === R13.7 Escape =====================================================================================================


def hideouts(s: Kard, seat: int) -> list[County]:
    """Neighbouring counties with own units and without an unresolved battle."""
    near = mask(s.board.neighbours[s.lord_at[seat]])
    return bits(near & s.lands[seat] & ~s.contested)


def escapes(s: Kard, seat: int) -> list[County | str]:
    return [*hideouts(s, seat), NO]


def why_not_escape(s: Kard, seat: int, county: County | str) -> Refusal | None:
    return refuse("R13.7", county=county)


ESCAPE = Kind("escape", escapes, why_not_escape, COUNTY_OR_NO)


def escape(s: Kard) -> Rules:
    """Optional; what happens otherwise depends on the victor (R13.6)."""
    _, seat, victor = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(victor, int)
    if not s.is_in(seat) or s.lord_at[seat] == OFF_BOARD:
        s.done()
        return
    choice: County | str = NO
    if hideouts(s, seat):
        s.asked = 1 << seat
        choice = yield ESCAPE, seat
    if isinstance(choice, str):
        s.change("fate", seat, victor)
    else:
        s.change("escape_roll", seat, victor, choice, 0)


def escape_roll(s: Kard) -> Rules:
    _, seat, victor, county, die = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(victor, int) and isinstance(county, int) and isinstance(die, int)
    if not s.is_in(seat):
        s.done()
        return
    if not die:
        die = s.roll()
        s.tell("escape_rolled", seat=seat, number=die)
        s.change("escape_roll", seat, victor, county, die)
    if s.offices[JUDGE] == seat:
        s.asked = 1 << seat
        if (yield REROLL, seat) == AGAIN:
            die = s.roll()
            s.tell("rerolled_die", seat=seat, number=die)
    if die >= ESCAPE_ON:
        origin, s.lord_at[seat] = s.lord_at[seat], county
        s.tell("escaped", seat=seat, county=county, origin=origin)
        s.done()
    else:
        s.change("fate", seat, victor)


def fate(s: Kard) -> Rules:
    """Captivity with neutrals or nobody, else oath or elimination; a vassal's liege is the victor (R13.6, R13.8)."""
    _, seat, victor = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(victor, int)
    if victor == NOBODY or victor >= NEUTRAL or not s.is_in(victor):
        s.done()
        capture(s, seat)
        return
    if s.liege[victor] != NOBODY:
        victor = s.liege[victor]
    if s.variants.vassalage and s.all_units(seat):
        s.change("oath", seat, victor)
    else:
        s.done()
        eliminate(s, seat, victor)
    yield from ()


# === R13.10 The victor's step =========================================================================================


def joiners(s: Kard, seat: int) -> list[Item]:
    """Units that can come to the lord; whether they have moved does not matter."""
    target = s.lord_at[seat]
    closed = shut(s, seat)
    inside = s.army_in(target)
    found = []
    for origin in bits(s.lands[seat] & ~s.contested & ~(1 << target)):
        army = s.army_in(origin)
        for arm in range(len(ARMS)):
            if army[arm] and entries(s, origin, arm, target, closed):
                found += [
                    (origin, arm, number, origin)
                    for number in range(1, army[arm] + 1)
                    if not s.board.castle[target] or fits_castle(joined(inside, _of(arm, number)), s.variants)
                ]
    return found


def _of(arm: int, number: int) -> Army:
    i, a, c = (number * (arm == each) for each in range(3))
    return i, a, c


def refuges(s: Kard, seat: int) -> list[County]:
    """Own counties with units that the lord can reach alone."""
    origin, closed = s.lord_at[seat], shut(s, seat)
    counties = bits(s.lands[seat] & ~s.contested & ~(1 << origin))
    return [county for county in counties if entries(s, origin, LORD, county, closed)]


def victor_steps(s: Kard, seat: int, begun: int) -> list[Item | County | str]:
    if begun:
        return [*joiners(s, seat), DONE]
    return [*refuges(s, seat), *joiners(s, seat), NONE]


def why_not_victor_step(s: Kard, seat: int, option: Item | County | str, begun: int) -> Refusal | None:
    if begun and (option == NONE or isinstance(option, int)):
        return refuse("R13.10", "begun")
    if option == DONE:
        return refuse("R13.10", "nobody")
    if not isinstance(option, tuple):
        return refuse("R13.10")
    origin, arm, number, _ = option
    target = s.lord_at[seat]
    can_go = s.lands[seat] & ~s.contested & ~(1 << target)
    if arm == LORD or not can_go >> origin & 1 or not 0 < number <= s.units[3 * origin + arm]:
        return refuse("R13.10")
    if not entries(s, origin, arm, target, shut(s, seat)):
        return refuse("R13.10")
    garrison = joined(s.army_in(target), _of(arm, number))
    if s.board.castle[target] and not fits_castle(garrison, s.variants):
        return why_not_in_castle(target, garrison, s.variants)
    return None  # units of one arm that go by another way than they said


VICTOR_STEP = Kind("victor_step", victor_steps, why_not_victor_step, VICTOR)


def victor_step(s: Kard) -> Rules:
    """Units come to him, or he goes to others, at once (R13.10)."""
    _, seat, begun = s.agenda[-1]
    assert isinstance(seat, int) and isinstance(begun, int)
    if seat == NOBODY or not s.is_in(seat) or s.lord_at[seat] == OFF_BOARD:
        s.done()
        return
    s.asked = 1 << seat
    choice = yield VICTOR_STEP, seat, begun
    if isinstance(choice, int):
        here, s.lord_at[seat] = s.lord_at[seat], choice
        s.tell("lord_went", seat=seat, county=choice, origin=here)
    elif not isinstance(choice, str):
        origin, arm, number, _ = choice
        target = s.lord_at[seat]
        s.take(origin, arm, number)
        s.add(seat, target, arm, number, moved=True)
        s.tell("joined_lord", seat=seat, county=target, origin=origin, army=_of(arm, number))
        s.change("victor_step", seat, 1)
        return
    s.change("alone", seat)


# === R13.11 A lord left alone =========================================================================================


def nearest(s: Kard, seat: int) -> list[County]:
    """The own counties with units at the fewest borders."""
    reached = 1 << s.lord_at[seat]
    while not reached & s.lands[seat]:
        for county in bits(reached):
            reached |= s.board.near[county]
    return bits(reached & s.lands[seat])


def homes(s: Kard, seat: int, only_nearest: int) -> list[County]:
    return nearest(s, seat) if only_nearest else bits(s.lands[seat])


def why_not_home(s: Kard, seat: int, county: County, only_nearest: int) -> Refusal | None:
    if only_nearest:
        return refuse("R13.11", "farther" if s.holder[county] == seat else "", county=county)
    return refuse("R14.3", "place", county=county) if is_ransomed(s, seat) else refuse("R16.8", county=county)


def is_ransomed(s: Kard, seat: int) -> bool:
    """Whether a lord comes back because his ransom was paid (R14.3); else he was freed (R16.8)."""
    return s.active == seat and any(task[0] == "recruit" for task in s.agenda)


LORD_RETURN = Kind("lord_return", homes, why_not_home, COUNTY)


def alone(s: Kard) -> Rules:
    """A lord never stands alone; without any units he is eliminated."""
    seat = s.agenda[-1][1]
    assert isinstance(seat, int)
    at = s.lord_at[seat]
    if s.is_in(seat) and at != OFF_BOARD and s.holder[at] != seat:
        if not s.lands[seat]:
            s.done()
            go_out(s, seat)
            return
        s.asked = 1 << seat
        s.lord_at[seat] = yield LORD_RETURN, seat, 1
        s.tell("lord_went", seat=seat, county=s.lord_at[seat], origin=at)
    s.done()


def lord_return(s: Kard) -> Rules:
    """A ransomed or freed lord comes back where he has units; without any he is out (R14.3, R16.8, R16.9)."""
    seat = s.agenda[-1][1]
    assert isinstance(seat, int)
    if not s.is_in(seat):
        s.done()
        return
    if not s.lands[seat]:
        s.done()
        if not s.all_units(seat):
            go_out(s, seat)
        return
    s.asked = 1 << seat
    county = yield LORD_RETURN, seat, 0
    s.lord_at[seat] = county
    s.tell("lord_returned", seat=seat, county=county)
    s.done()
