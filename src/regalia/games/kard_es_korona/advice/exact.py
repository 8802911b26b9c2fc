"""How a battle ends when both sides choose their victims as well as they can: counted out over all dice (R9 to R11).

Arms that fight alike on a ground are counted together, so that few positions are left: whoever hits and is hit on the
same numbers is the same man.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from regalia.games.kard_es_korona.pieces.board import OPEN, ROUGH, SIEGE
from regalia.games.kard_es_korona.pieces.numbers import ARCHER, ARMS, CAVALRY, INFANTRY
from regalia.games.kard_es_korona.rules.battle.clash import ASSAULT, FIRST, MELEE, ROLLING, WALL
from regalia.games.kard_es_korona.rules.battle.hits import NEVER, needs, reasonable, removals
from regalia.games.kard_es_korona.rules.battle.strikes import SHOT
from regalia.games.kard_es_korona.rules.march.limits import less
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NO_ARMY, NOBODY, Army

FACES = 6
UNLIKELY = 1e-6
"""Falls of the dice that are rarer are left out: they change nothing in a whole per cent."""

MOST_PAIRS = 72
"""With more units against each other, each time an arm that is led is tried, nobody waits for the answer."""

NEXT = {SHOT: FIRST, FIRST: MELEE, MELEE: MELEE, WALL: ASSAULT, ASSAULT: WALL}


class Ends(NamedTuple):
    """The chances that the attackers win, and that both sides fall; else they lose."""

    won: float
    both: float

    @property
    def lost(self) -> float:
        return 1.0 - self.won - self.both


def _worth(end: Ends) -> float:
    """To the attackers: nobody's county is worth half of a conquered one."""
    return end[0] + 0.5 * end[1]


NOBODY_FALLS = (NO_ARMY,)
WON, BOTH, LOST = Ends(1.0, 0.0), Ends(0.0, 1.0), Ends(0.0, 0.0)

Groups = tuple[tuple[int, ...], ...]
"""Arms that fight alike."""

Hits = tuple[int, int]
"""Dice that hit anything, and dice that hit foot only."""


class Case(NamedTuple):
    """What stays the same during a battle."""

    ground: int
    lord: bool  # of the attackers, who then need no infantry in a siege (R11.5)
    vintage: bool
    auto: bool  # the program chooses for the defenders (R9.7)
    quick: bool = False  # both sides go by a fixed preference: no longer exact, but soon done


class Field(NamedTuple):
    """Where a battle stands before a clash; `led` is NOBODY when the arm of a lord is gone (R13.3)."""

    clash: str
    ours: Army
    led: int
    theirs: Army
    led_theirs: int


# --- the dice -----------------------------------------------------------------------------------------------------


@lru_cache(50_000)
def spread(dice: Army, need: tuple[tuple[int, int], ...], foot: int, horse: int) -> tuple[tuple[Hits, float], ...]:
    """The chances of all hits that so many dice of each arm can make on so much foot and cavalry."""
    found: dict[Hits, float] = {(0, 0): 1.0}
    for arm, number in enumerate(dice):
        on_foot, on_horse = need[arm]
        foot_chance, horse_chance = _chance(on_foot), _chance(on_horse)
        steps = ((1, 0), horse_chance), ((0, 1), foot_chance - horse_chance), ((0, 0), 1.0 - foot_chance)
        for _ in range(number):
            grown: dict[Hits, float] = {}
            for (whole, part), chance in found.items():
                for (more, more_foot), each in steps:
                    if each > 0:
                        hits = min(whole + more, foot + horse), min(part + more_foot, foot)
                        grown[hits] = grown.get(hits, 0.0) + chance * each
            found = grown
    return tuple(found.items())


def _chance(need: int) -> float:
    return min(FACES, max(0, FACES + 1 - need)) / FACES


def _need(case: Case, clash: str, side: int, led: int) -> tuple[tuple[int, int], ...]:
    found = []
    for arm in range(len(ARMS)):
        foot, horse = needs(case.ground, side, arm, opening=clash == SHOT)
        more = int(led == arm) + int(side == ATTACKER and case.vintage)
        found.append((foot - more, horse - more if horse != NEVER else NEVER))
    return tuple(found)


# --- the same men -------------------------------------------------------------------------------------------------


def _alike(case: Case, field: Field) -> Field:
    """With those counted together who fight alike from now on."""
    clash, ours, led, theirs, led_theirs = field
    ours_in: Groups
    theirs_in: Groups
    led = led if led != NOBODY and ours[led] else NOBODY
    led_theirs = led_theirs if led_theirs != NOBODY and theirs[led_theirs] else NOBODY
    if clash in (SHOT, FIRST):
        return Field(clash, ours, led, theirs, led_theirs)
    if case.ground == OPEN:
        ours_in = theirs_in = ((INFANTRY, ARCHER), (CAVALRY,))
    elif case.ground == ROUGH:
        ours_in = theirs_in = ((INFANTRY, ARCHER, CAVALRY),)
    else:
        ours_in = ((INFANTRY, ARCHER, CAVALRY),) if case.lord else ((INFANTRY,), (ARCHER, CAVALRY))
        theirs_in = ((INFANTRY, CAVALRY), (ARCHER,))
    if not case.auto:  # the program's choice goes by the arms
        ours = _together(ours, ours_in, led)
    return Field(clash, ours, led, _together(theirs, theirs_in, led_theirs), led_theirs)


@lru_cache(50_000)
def _together(army: Army, groups: Groups, led: int) -> Army:
    found = list(army)
    for group in groups:
        first, *others = [arm for arm in group if arm != led] or [led]
        for arm in others:
            found[first] += found[arm]
            found[arm] = 0
    return found[0], found[1], found[2]


# --- counting out -------------------------------------------------------------------------------------------------


class Count:
    """All positions of the battles of one case that were counted out so far."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.known: dict[Field, Ends] = {}

    def ends(self, field: Field) -> Ends:
        """How it ends from here."""
        if field.theirs == NO_ARMY:
            return WON if field.ours != NO_ARMY else BOTH
        if field.ours == NO_ARMY or self._must_go(field.ours):
            return LOST
        field = _alike(self.case, field)
        known = self.known.get(field)
        if known is None:
            known = self.known[field] = self._round(field)
        return known

    def _must_go(self, ours: Army) -> bool:
        """R11.3."""
        return self.case.ground == SIEGE and not self.case.lord and not ours[INFANTRY]

    def _round(self, field: Field) -> Ends:
        """A clash after which all is as before is fought again; in a siege only the whole round."""
        if field.clash == FIRST and not _melee_arms(field.ours) + _melee_arms(field.theirs):
            return self.ends(field._replace(clash=MELEE))  # R10.5
        won, both, same = self._clash(field)
        if field.clash == WALL and same:
            assault = _alike(self.case, field._replace(clash=ASSAULT))
            more_won, more_both, again = self._clash(assault)
            won, both, same = won + same * more_won, both + same * more_both, same * again
        elif field.clash in (SHOT, FIRST) and same:
            after = self.ends(field._replace(clash=NEXT[field.clash]))
            won, both, same = won + same * after.won, both + same * after.both, 0.0
        elif field.clash == ASSAULT and same:
            after = self.ends(field._replace(clash=WALL))
            won, both, same = won + same * after.won, both + same * after.both, 0.0
        return Ends(won / (1 - same), both / (1 - same))

    def _clash(self, field: Field) -> tuple[float, float, float]:
        """The chances to win and that both fall after it, and that nobody falls in it."""
        clash, ours, led, theirs, led_theirs = field
        we, they = ROLLING[clash]
        our_dice = spread(_dice(ours, we), _need(self.case, clash, ATTACKER, led), theirs[0] + theirs[1], theirs[2])
        their_dice = spread(
            _dice(theirs, they), _need(self.case, clash, DEFENDER, led_theirs), ours[0] + ours[1], ours[2]
        )
        theirs_off = [(self._their_losses(theirs, hits), chance) for hits, chance in our_dice]
        ours_off = [(self._our_losses(ours, hits), chance) for hits, chance in their_dice]
        choosing = Choosing(self, field)
        won = both = same = total = 0.0
        for losses, their_chance in ours_off:
            answers = choosing.answers(losses)
            for off, our_chance in theirs_off:
                chance = our_chance * their_chance
                if chance < UNLIKELY:
                    continue
                total += chance
                if off == NOBODY_FALLS and losses == NOBODY_FALLS:
                    same += chance
                    continue
                end = max([answers(each) for each in off], key=_worth) if len(off) > 1 else answers(off[0])
                won += chance * end[0]
                both += chance * end[1]
        return won / total, both / total, same / total

    def _their_losses(self, theirs: Army, hits: Hits) -> tuple[Army, ...]:
        """By preference first the archers who shoot from the wall."""
        if not self.case.quick:
            return removals(theirs, *hits)
        if self.case.ground != SIEGE:
            return (reasonable(theirs, *hits, mounted=self.case.ground == OPEN),)
        number = sum(hits)
        archers = min(number, theirs[ARCHER])
        infantry = min(number - archers, theirs[INFANTRY])
        return ((infantry, archers, min(number - archers - infantry, theirs[CAVALRY])),)

    def _our_losses(self, ours: Army, hits: Hits) -> tuple[Army, ...]:
        if self.case.auto or self.case.quick:
            return (reasonable(ours, *hits, mounted=self.case.ground == OPEN),)
        return removals(ours, *hits)


class Choosing:
    """The choices of one clash: the attackers choose first, openly; then the defenders (R9.5)."""

    def __init__(self, count: Count, field: Field) -> None:
        self.count, self.field = count, field
        self.known: dict[tuple[Army, Army], Ends] = {}

    def answers(self, ours_off: tuple[Army, ...]) -> Callable[[Army], Ends]:
        """What the defenders' best answer leads to, for each loss that they take."""
        found: dict[Army, Ends] = {}

        def answer(off: Army) -> Ends:
            if off not in found:
                ends = [self._after(lost, off) for lost in ours_off]
                found[off] = min(ends, key=_worth) if len(ends) > 1 else ends[0]
            return found[off]

        return answer

    def _after(self, ours_off: Army, theirs_off: Army) -> Ends:
        key = ours_off, theirs_off
        known = self.known.get(key)
        if known is None:
            clash, ours, led, theirs, led_theirs = self.field
            field = Field(NEXT[clash], less(ours, ours_off), led, less(theirs, theirs_off), led_theirs)
            known = self.known[key] = self.count.ends(field)
        return known


def _dice(army: Army, rolling: Army) -> Army:
    return army[0] * rolling[0], army[1] * rolling[1], army[2] * rolling[2]


def _melee_arms(army: Army) -> int:
    return army[INFANTRY] + army[CAVALRY]


@lru_cache(32)
def count_of(case: Case) -> Count:
    return Count(case)


def can_be_reckoned(ours: Army, theirs: Army) -> bool:
    """With fixed preferences."""
    return sum(ours) * sum(theirs) <= 2 * MOST_PAIRS


def can_be_counted(ours: Army, theirs: Army, lord: bool, their_lord: bool) -> bool:
    tries = (sum(map(bool, ours)) if lord else 1) * (sum(map(bool, theirs)) if their_lord else 1)
    return sum(ours) * sum(theirs) * (1 + tries) <= 2 * MOST_PAIRS


# --- the whole battle ---------------------------------------------------------------------------------------------


def first_clash(ground: int, ours: Army, theirs: Army) -> str:
    """R10.1, R10.2, R11.1."""
    if ground == SIEGE:
        return WALL
    return SHOT if _shoots(ground, ours, theirs) or _shoots(ground, theirs, ours) else MELEE


def _shoots(ground: int, own: Army, other: Army) -> bool:
    return bool(own[ARCHER]) and (ground != OPEN or other[INFANTRY] + other[ARCHER] > 0)


def _arms(army: Army, has_lord: bool, quick: bool) -> Iterator[int]:
    """What a lord may lead (R13.2); by preference the largest arm."""
    if not has_lord:
        yield NOBODY
    elif quick:
        yield army.index(max(army))
    else:
        yield from (arm for arm in range(len(ARMS)) if army[arm])


def battle(case: Case, ours: Army, theirs: Army, their_lord: bool) -> Ends:
    """How it ends from the first clash; with lords the attackers name an arm first, then the defenders (R13.2)."""
    count = count_of(case)
    clash = first_clash(case.ground, ours, theirs)
    best: Ends | None = None
    for led in _arms(ours, case.lord, case.quick):
        arms = _arms(theirs, their_lord, case.quick)
        ends = (count.ends(Field(clash, ours, led, theirs, against)) for against in arms)
        worst = min(ends, key=_worth)
        if best is None or _worth(worst) > _worth(best):
            best = worst
    assert best is not None
    return best
