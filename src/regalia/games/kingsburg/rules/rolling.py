"""R3 The production season begins: gold, dice, rerolls and the turn order; with two players also R13."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import BY_CHAPEL, DIE, DIE_OR_WORD, DONE, WHITE, DieNumber
from regalia.games.kingsburg.pieces.goods import GOLD, ONE
from regalia.games.kingsburg.pieces.numbers import FACES, OWN_DICE, SPRING
from regalia.games.kingsburg.pieces.placements import Faces, Placement, without
from regalia.games.kingsburg.pieces.provinces import CHAPEL, FARM, MERCHANTS_GUILD, STATUE
from regalia.games.kingsburg.rules.envoy import declare
from regalia.games.kingsburg.state import NEUTRAL, Kingsburg

LOW_TOTAL = 7
"""The Chapel works up to this total (R3.5)."""

TWO_PLAYERS = 2
NEUTRAL_TOGETHER, NEUTRAL_ALONE = 3, 2
"""Neutral dice: three that are added up, and two that stand alone (R13.1)."""


def season(s: Kingsburg) -> Rules:
    """The steps of R3.1 until dice are placed."""
    if s.news is not None:
        s.tell("season_began", season=s.season, year=s.year)
    yield from declare(s)
    pay_guilds(s)
    if s.seats == TWO_PLAYERS:
        roll_neutral(s)
    roll_all(s)
    for seat in s.order:
        if s.provinces[seat].stands[STATUE]:  # whoever has a Chapel has a Statue, too
            yield from reroll(s, seat)
    set_order(s)
    if s.seats == TWO_PLAYERS and s.variants.two_player_set_aside != "none":
        for seat in s.order:
            yield from set_aside(s, seat)
    s.waiting = s.order
    s.phase = "influence"


def pay_guilds(s: Kingsburg) -> None:
    """R3.2."""
    for seat, province in enumerate(s.provinces):
        if province.stands[MERCHANTS_GUILD]:
            s.gain(seat, ONE[GOLD])
            s.tell("guild_paid", seat=seat)


# --- R3.3 the roll ----------------------------------------------------------------------------------------------------


def roll(s: Kingsburg, number: int) -> Faces:
    """So many dice."""
    return tuple(sorted(s.dice.rolls(FACES, number)))


def white_dice(s: Kingsburg, seat: int) -> int:
    """One for the Farm, and in spring the aid die (R3.3)."""
    return s.provinces[seat].stands[FARM] + (s.season == SPRING and s.aid == seat)


def roll_all(s: Kingsburg) -> None:
    """Everybody's own and white dice, all drawn at once."""
    white = [white_dice(s, seat) for seat in range(s.seats)]
    faces = s.dice.rolls(FACES, OWN_DICE * s.seats + sum(white))
    at = 0
    for seat in range(s.seats):
        first_white = at + OWN_DICE
        s.own[seat] = tuple(sorted(faces[at:first_white]))
        at = first_white + white[seat]
        s.white[seat] = tuple(sorted(faces[first_white:at])) if white[seat] else ()
        s.totals[seat] = sum(s.own[seat]) + sum(s.white[seat])
        if s.news is not None:
            s.tell("rolled", seat=seat, dice=dice_of(s, seat), total=s.totals[seat])
    s.rolls += ((tuple(s.totals), tuple(white)),)


def dice_of(s: Kingsburg, seat: int) -> tuple[DieNumber, ...]:
    """Own and white dice of a seat, told apart by their numbers."""
    return s.own[seat] + tuple([face + WHITE for face in s.white[seat]])


# --- R3.4 to R3.6 rerolls ---------------------------------------------------------------------------------------------

STATUE_USED, CHAPEL_USED = 1, 2


def why_not_reroll(s: Kingsburg, seat: int, option: DieNumber | str, used: int) -> Refusal | None:
    faces = s.own[seat] + s.white[seat]
    if option == BY_CHAPEL:
        if not has_chapel(s, seat):
            return refuse("R3.5", "statue") if s.provinces[seat].stands[CHAPEL] else refuse("R3.5", "none")
        return refuse("R3.6") if used & CHAPEL_USED else refuse("R3.5", total=sum(faces))
    if isinstance(option, str):
        return None
    if used & STATUE_USED:
        return refuse("R3.6")
    return refuse("R3.4") if len({*faces}) > 1 else refuse("R3.4", "die", die=option)


def has_chapel(s: Kingsburg, seat: int) -> bool:
    """A Chapel of its own; in the other reading it is but a second Statue, and adds nothing (R3.5)."""
    return bool(s.provinces[seat].stands[CHAPEL]) and s.variants.chapel_effect == "low_total"


def are_equal(own: Faces, white: Faces) -> bool:
    """Whether all dice, which lie in ascending order, show the same."""
    face = own[0]
    return face == own[-1] and (not white or face == white[0] == white[-1])


def rerolls(s: Kingsburg, seat: int, used: int) -> list[DieNumber | str]:
    """One die of a roll of equals; all dice of a low roll (R3.4, R3.5)."""
    own, white = s.own[seat], s.white[seat]
    found: list[DieNumber | str] = []
    if not used & STATUE_USED and are_equal(own, white) and s.provinces[seat].stands[STATUE]:
        found.append(own[0])
        if white:
            found.append(white[0] + WHITE)
    if not used & CHAPEL_USED and sum(own) + sum(white) <= LOW_TOTAL and has_chapel(s, seat):
        found.append(BY_CHAPEL)
    found.append(DONE)
    return found


REROLL = Kind("reroll", rerolls, why_not_reroll, DIE_OR_WORD)


def reroll(s: Kingsburg, seat: int) -> Rules:
    """Statue and Chapel, each once, in any order, looked at anew after each roll (R3.6)."""
    used = 0
    while len(rerolls(s, seat, used)) > 1:
        option = yield REROLL, seat, used
        if option == DONE:
            break
        if option == BY_CHAPEL:
            used |= CHAPEL_USED
            s.own[seat], s.white[seat] = roll(s, len(s.own[seat])), roll(s, len(s.white[seat]))
        else:
            used |= STATUE_USED
            roll_one_again(s, seat, option)
        s.rerolls[seat] += 1
        s.totals[seat] = sum(s.own[seat]) + sum(s.white[seat])
        if s.news is not None:
            event = "rerolled_all" if option == BY_CHAPEL else "rerolled_one"
            s.tell(event, seat=seat, dice=dice_of(s, seat), total=s.totals[seat])


def roll_one_again(s: Kingsburg, seat: int, die: DieNumber) -> None:
    dice, face = (s.white, die - WHITE) if die > WHITE else (s.own, die)
    dice[seat] = tuple(sorted(without(dice[seat], (face,)) + roll(s, 1)))


# --- R3.7 the turn order ----------------------------------------------------------------------------------------------


def set_order(s: Kingsburg) -> None:
    """The lowest total first; equals keep the order that they had."""
    s.order = tuple(sorted(s.order, key=s.totals.__getitem__))
    if s.news is not None:
        s.tell("order_set", seats=s.order)


# --- R13 two players --------------------------------------------------------------------------------------------------


def roll_neutral(s: Kingsburg) -> None:
    """Three dice block the advisor of their sum, two more one each (R13.1, R13.2)."""
    together = roll(s, NEUTRAL_TOGETHER)
    block(s, sum(together), together)
    for face in roll(s, NEUTRAL_ALONE):
        block(s, face, (face,))
    if s.news is not None:
        s.tell("blocked", advisors=tuple(placement.advisor for _, placement in s.court))


def block(s: Kingsburg, advisor: int, dice: Faces) -> None:
    """An advisor that is already blocked stays so."""
    if not s.taken >> advisor & 1:
        s.court += ((NEUTRAL, Placement(advisor, dice, (), 0, 0, False)),)
        s.taken |= 1 << advisor


def why_not_aside(s: Kingsburg, seat: int, die: DieNumber) -> Refusal | None:
    if die > WHITE and s.variants.two_player_set_aside == "own_die":
        return refuse("R13.4", "own")
    return refuse("R13.4", die=die)


def dice_to_set_aside(s: Kingsburg, seat: int) -> list[DieNumber]:
    """Each kind of die once (R4.11)."""
    dice = s.own[seat] if s.variants.two_player_set_aside == "own_die" else dice_of(s, seat)
    return sorted({*dice})


SET_ASIDE = Kind("set_aside", dice_to_set_aside, why_not_aside, DIE)


def set_aside(s: Kingsburg, seat: int) -> Rules:
    """It has counted for Statue, Chapel and the total (R13.5), and is not placed (R13.4)."""
    die = yield SET_ASIDE, seat
    s.aside[seat] = die
    if die > WHITE:
        s.white[seat] = without(s.white[seat], (die - WHITE,))
    else:
        s.own[seat] = without(s.own[seat], (die,))
    if s.news is not None:
        s.tell("set_aside", seat=seat, die=die)
