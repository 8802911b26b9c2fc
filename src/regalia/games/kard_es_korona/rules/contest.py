"""Rolls for the highest: the start player (R23.1), the tournament (R3.10), equal bids (R17.11)."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kard_es_korona.notation import AGAIN, ARM, KEEP, or_words
from regalia.games.kard_es_korona.pieces.numbers import ARMS, JUDGE
from regalia.games.kard_es_korona.state import Kard

Seats = tuple[int, ...]

START, TOURNAMENT_PRIZE, TIED_BID = range(3)

# === R18.2 The judge royal rolls again ================================================================================


def rerolls(s: Kard, seat: int) -> list[int | str]:
    """In a clash one of their arms that have dice, elsewhere the die."""
    if not s.clash:
        return [AGAIN, KEEP]
    assert s.fight is not None
    side = s.foe == seat
    return [*(arm for arm in range(len(ARMS)) if s.rolls[3 * side + arm]), KEEP]


def why_not_reroll(s: Kard, seat: int, option: int | str) -> Refusal | None:
    return refuse("R18.2", "arm" if option == AGAIN else "")


REROLL = Kind("reroll", rerolls, why_not_reroll, or_words(ARM, AGAIN, KEEP))


# === the highest roll =================================================================================================


def begin_contest(s: Kard, what: int, dice: int, contenders: list[int]) -> None:
    s.push("contest", what, dice, tuple(contenders), (), 0)


def contest(s: Kard) -> Rules:
    """All roll, then the judge may roll again, then those who are equal roll again."""
    _, what, dice, contenders, rolls, used = s.agenda[-1]
    assert isinstance(contenders, tuple) and isinstance(rolls, tuple) and isinstance(dice, int)
    contenders, rolls = _still_here(s, contenders, rolls)
    if not contenders:
        s.done()
        return
    if not rolls:
        rolls = tuple(_cast(s, dice) for _ in contenders)
        s.change("contest", what, dice, contenders, rolls, used)
        for seat, roll in zip(contenders, rolls, strict=True):
            s.tell("contest_roll", seat=seat, number=roll, contest=what)
    judge = s.offices[JUDGE]
    if judge in contenders and not used:
        s.asked = 1 << judge
        if (yield REROLL, judge) == AGAIN:
            at = contenders.index(judge)
            rolls = (*rolls[:at], _cast(s, dice), *rolls[at + 1 :])
            used = 1
            s.change("contest", what, dice, contenders, rolls, used)
            s.tell("rerolled_die", seat=judge, number=rolls[at])
    most = max(rolls)
    leaders = tuple(seat for seat, roll in zip(contenders, rolls, strict=True) if roll == most)
    if len(leaders) > 1:
        s.change("contest", what, dice, leaders, (), used)
        return
    s.done()
    s.push("contest_won", what, leaders[0])


def _still_here(s: Kard, contenders: Seats, rolls: Seats) -> tuple[Seats, Seats]:
    """Whoever has left the game is left out with their roll."""
    here = [at for at, seat in enumerate(contenders) if s.is_in(seat)]
    return tuple(contenders[at] for at in here), tuple(rolls[at] for at in here if rolls)


def _cast(s: Kard, dice: int) -> int:
    return sum(s.roll() for _ in range(dice))
