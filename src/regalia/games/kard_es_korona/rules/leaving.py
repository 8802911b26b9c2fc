"""R21: giving up, without being asked."""

from __future__ import annotations

from regalia.core.asking import EndPhase, FreeAct, Refusal, refuse, words
from regalia.core.state import OVER
from regalia.games.kard_es_korona.notation import YES
from regalia.games.kard_es_korona.rules.ending import look_for_victory
from regalia.games.kard_es_korona.rules.fall import colour, go_out, turn_units_neutral
from regalia.games.kard_es_korona.rules.march.movement import forget_step
from regalia.games.kard_es_korona.state import NOBODY, Kard

FIGHT_TASKS = ("rain", "lead", "clash", "retreat", "withdraw", "conclude")


def resignations(s: Kard, seat: int) -> list[str]:
    return [YES] if s.phase != OVER and s.is_in(seat) and s.asked >> seat & 1 else []


def why_not_resign(s: Kard, seat: int, option: str) -> Refusal | None:
    return refuse("R21.1")


def resign(s: Kard, seat: int, option: str) -> None:
    """Their units become neutral, their attacks are off (R21.2); what goes on is read from the agenda."""
    s.tell("resigned", seat=seat)
    fight = s.fight
    if fight is not None and fight.attacker == seat:
        s.field(seat, fight.army, -1)
        s.end_fight()
        _strike_fight(s)
    elif fight is not None and s.foe == seat:
        s.foe, s.led = colour(s, seat), (s.led[0], NOBODY)
    _strike_groups(s, seat)
    forget_step(s)  # it is begun anew: ways may be closed now that were open (R6.15)
    turn_units_neutral(s, seat)
    go_out(s, seat)
    look_for_victory(s)
    raise EndPhase


def _strike_fight(s: Kard) -> None:
    """The fight of an attacker who leaves is off, and so is whatever would follow from it."""
    for at, task in reversed([*enumerate(s.agenda)]):
        if task[0] in FIGHT_TASKS:
            s.agenda[at] = ("settled", NOBODY)
            break
    s.phase = str(s.agenda[-1][0])


def _strike_groups(s: Kard, seat: int) -> None:
    """Groups of theirs that are looking for a county are removed."""
    kept = []
    for task in s.agenda:
        if task[0] in ("disperse", "shelter") and task[1] == seat:
            army = task[3]
            assert isinstance(army, tuple)
            s.field(seat, (army[0], army[1], army[2]), -1)
        else:
            kept.append(task)
    s.agenda[:] = kept
    s.phase = str(kept[-1][0])


RESIGN = FreeAct("resign", resignations, resign, why_not_resign, words(YES))
