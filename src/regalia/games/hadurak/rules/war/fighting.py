"""R13.5-R13.13 A battle once it is joined: commanders, cards, losses, victories, retreats and deaths."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import product
from typing import Any

from regalia.core.asking import Kind, Question, Refusal, Rules, refuse, together, words
from regalia.games.hadurak.notation import ARMY, BREACH, COUNTS, LOSS, NO, YES
from regalia.games.hadurak.pieces.board import CITY_COUNT
from regalia.games.hadurak.pieces.cards import (
    DEAL,
    DRAW_MORE,
    FATE_SYMBOL,
    LAW_OF_CHIVALRY,
    MASTER_OF_ORDNANCE,
    PREVENT,
    SQUARE,
    STANDARD_BEARER,
    STAR,
    SYMBOLS,
    TRIANGLE,
    VICTORY,
)
from regalia.games.hadurak.rules.assembly.laws import asks_to_defy
from regalia.games.hadurak.rules.fate import put_back, return_shown, take_fate
from regalia.games.hadurak.rules.nobles import WHICH_ARMY, check_army, die, retreat
from regalia.games.hadurak.rules.war import siege, tale
from regalia.games.hadurak.rules.war.attack import NOT_BEATEN
from regalia.games.hadurak.rules.war.walls import breach, can_breach
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    ATTACKER,
    DEFENDER,
    GARRISON,
    NEUTRAL,
    NONE,
    Army,
    Hadurak,
    Seat,
)

FORCED_DISCARD = 2
WITH_COMMANDER = 2

# --- sides ------------------------------------------------------------------------------------------------------------


def seat_of(s: Hadurak, side: int) -> Seat:
    return s.attacker if side == ATTACKER else s.defender


def side_of(s: Hadurak, seat: Seat) -> int:
    return ATTACKER if seat == s.attacker else DEFENDER


def nobles_of(s: Hadurak, side: int) -> list[Army]:
    return [army for army in s.forces[side] if army % ARMIES != GARRISON]


def living(s: Hadurak, side: int) -> list[Army]:
    """Nobles of a side that casualties have not killed (R13.10)."""
    return [army for army in nobles_of(s, side) if not s.is_spent(army) and s.place[army] == s.battle_place]


def total_strength(s: Hadurak, side: int) -> int:
    """Armies, and for the defender of an assault the walls (R13.6)."""
    total = sum(s.strength(army) for army in s.forces[side])
    if side == DEFENDER and s.battle == ASSAULT:
        total += s.walls(s.site)
    return total


# --- R13.5 commanders -------------------------------------------------------------------------------------------------

COMMANDER = Kind(
    "commander",
    lambda s, seat: nobles_of(s, side_of(s, seat)),
    lambda s, seat, army: refuse("R13.5"),
    ARMY,
)


def commanders(s: Hadurak) -> Rules:
    """First the attacker, then the defender names one."""
    if s.battle == ASSAULT and not s.had_nobles and total_strength(s, DEFENDER) == 0:
        siege.fall_at_once(s)  # R14.18
        return
    s.todo.append(("draw",))
    for side in (ATTACKER, DEFENDER):
        if nobles_of(s, side):
            s.commander[side] = yield COMMANDER, seat_of(s, side)


def draw(s: Hadurak) -> None:
    """A card for each full 100, two more with a commander, at most ten (R13.6)."""
    for side in (ATTACKER, DEFENDER):
        cards = total_strength(s, side) // 100 + (WITH_COMMANDER if s.commander[side] != NONE else 0)
        taken = take_fate(s, min(cards, s.variants.draw_cap))
        s.fate_hands[side] += [card for card, _ in taken]
        s.hand_marks[side] += [mark for _, mark in taken]
        tale.add(s, "drew", side, len(s.fate_hands[side]))
        s.tell("drew", seat=seat_of(s, side), count=len(s.fate_hands[side]))
    s.reveal()
    s.is_sealed = True
    s.todo.append(("discard",))


# --- R13.7 discard ----------------------------------------------------------------------------------------------------


def held(s: Hadurak, side: int) -> list[int]:
    """How many of each symbol are in the hand."""
    counts = [0] * len(SYMBOLS)
    for card in s.fate_hands[side]:
        counts[FATE_SYMBOL[card]] += 1
    return counts


def least_discarded(s: Hadurak, side: int) -> int:
    cards = len(s.fate_hands[side])
    if s.commander[side] == NONE:
        return 0
    return 1 if cards == FORCED_DISCARD else min(cards, FORCED_DISCARD)


def discards(s: Hadurak, seat: Seat) -> list[tuple[int, ...]]:
    """How many of each symbol are thrown away; which of those alike go is drawn by lot."""
    side = side_of(s, seat)
    least = least_discarded(s, side)
    ranges = [range(count + 1) for count in held(s, side)]
    return [chosen for chosen in product(*ranges) if sum(chosen) >= least]


def why_not_discard(s: Hadurak, seat: Seat, option: tuple[int, ...]) -> Refusal | None:
    side = side_of(s, seat)
    if any(number > there for number, there in zip(option, held(s, side), strict=True)):
        return refuse("R13.7", "hand")
    return refuse("R13.7", count=least_discarded(s, side))


BATTLE_DISCARD = Kind("battle_discard", discards, why_not_discard, COUNTS)


def discard(s: Hadurak) -> Rules:
    """Both at once; a neutral city keeps all its cards."""
    answers = yield together({seat: BATTLE_DISCARD(seat) for seat in (s.attacker, s.defender) if seat >= 0})
    for seat, counts in answers.items():
        throw_away(s, side_of(s, seat), counts)
    s.is_sealed = False
    show(s)
    s.todo += [("victory",), ("allocate", DEFENDER), ("allocate", ATTACKER), ("losses",)]


def throw_away(s: Hadurak, side: int, counts: tuple[int, ...]) -> None:
    """They go back, seen by nobody else (R13.13); which of those alike is drawn by lot, so that it tells nothing."""
    hand, marks = s.fate_hands[side], s.hand_marks[side]
    thrown = []
    for symbol, count in enumerate(counts):
        alike = [card for card in hand if FATE_SYMBOL[card] == symbol]
        if 0 < count < len(alike):
            s.dice.shuffle(alike)
        thrown += alike[:count]
    put_back(s, [(card, marks[hand.index(card)]) for card in thrown], seat_of(s, side))
    hand[:] = [card for card in hand if card not in thrown]


def show(s: Hadurak) -> None:
    """R13.8: all at once; for every «draw another» one more."""
    for side in (ATTACKER, DEFENDER):
        s.shown_cards[side] += s.fate_hands[side]
        s.fate_hands[side].clear()
        s.hand_marks[side].clear()
    for side in (ATTACKER, DEFENDER):
        more = sum(FATE_SYMBOL[card] == DRAW_MORE for card in s.shown_cards[side])
        while more and s.fate:
            ((card, _),) = take_fate(s, 1)
            s.shown_cards[side].append(card)
            more += (FATE_SYMBOL[card] == DRAW_MORE) - 1
        tale.add(s, "showed", side, *s.shown_cards[side])
        s.tell("showed", seat=seat_of(s, side), cards=tuple(s.shown_cards[side]))
    s.reveal()


def shown(s: Hadurak, side: int, symbol: int) -> int:
    return sum(FATE_SYMBOL[card] == symbol for card in s.shown_cards[side])


# --- R13.9 losses -----------------------------------------------------------------------------------------------------

ORDNANCE, STANDARD = "ordnance", "standard"
USE_ABILITY = Kind("use_ability", lambda s, seat, ability: (YES, NO), codec=words(YES, NO))


def abilities(s: Hadurak, side: int) -> Iterator[str]:
    """What the commander may add to dealing and preventing: only if rested (R1.7, R13.15)."""
    army = s.commander[side]
    if army == NONE:
        return
    if s.rested[army] and army % ARMIES == STAR:
        yield "star"
    if s.rested[army] and army % ARMIES == SQUARE:
        yield "square"
    if side == ATTACKER and s.battle == ASSAULT and s.office[army] == MASTER_OF_ORDNANCE:
        yield ORDNANCE


def losses(s: Hadurak) -> Rules:
    """Dealt less prevented; abilities are used if their baron wants, the attacker's first."""
    dealt = (shown(s, ATTACKER, DEAL), shown(s, DEFENDER, DEAL))
    prevented = (shown(s, ATTACKER, PREVENT), shown(s, DEFENDER, PREVENT))
    for side in (ATTACKER, DEFENDER):
        for ability in tuple(abilities(s, side)):
            if (yield USE_ABILITY, seat_of(s, side), ability) == YES:
                tale.add(s, "ability", side, ability)
                s.tell("used_ability", seat=seat_of(s, side), noble=s.commander[side], ability=ability)
                if ability == "square":
                    prevented = _raised(prevented, side)
                else:
                    dealt = _raised(dealt, side)
    s.losses[:] = max(0, dealt[DEFENDER] - prevented[ATTACKER]), max(0, dealt[ATTACKER] - prevented[DEFENDER])
    for side in (ATTACKER, DEFENDER):
        tale.add(s, "losses", side, s.losses[side])
        s.tell("suffers", seat=seat_of(s, side), count=s.losses[side])


def _raised(pair: tuple[int, int], side: int) -> tuple[int, int]:
    return (pair[0] + 1, pair[1]) if side == ATTACKER else (pair[0], pair[1] + 1)


# --- R13.10 allocation ------------------------------------------------------------------------------------------------


def loss_places(s: Hadurak, seat: Seat) -> list[Army | str]:
    """Armies that can still take a casualty, and walls that can take a breach (R14.5, R15.3)."""
    side = side_of(s, seat)
    found: list[Army | str] = [army for army in s.forces[side] if 100 * s.tokens[army] < s.nominal(army)]
    if side == DEFENDER and s.site >= 0 and can_breach(s, s.site):
        found.append(BREACH)
    return found


def why_not_loss(s: Hadurak, seat: Seat, option: Army | str) -> Refusal | None:
    side = side_of(s, seat)
    if option == BREACH:
        return refuse("R14.5") if side == DEFENDER and s.site >= 0 else refuse("R14.5", "walls")
    return refuse("R13.10") if option in s.forces[side] else refuse("R13.10", "part")


ALLOCATE_LOSSES = Kind("allocate_losses", loss_places, why_not_loss, LOSS)


def allocate(s: Hadurak, side: int) -> Rules:
    """One loss; the rest is lost when nothing can take it."""
    if s.site >= 0 and side == DEFENDER and s.defender == NEUTRAL:
        while s.losses[side] and can_breach(s, s.site):
            s.losses[side] -= 1
            tale.add(s, "breach")
            breach(s, s.site)
            s.tell("breached", site=s.site)
    seat = seat_of(s, side)
    if not s.losses[side] or seat < 0 or not loss_places(s, seat):
        s.losses[side] = 0
        return
    where = yield ALLOCATE_LOSSES, seat
    s.losses[side] -= 1
    if where == BREACH:
        tale.add(s, "breach")
        breach(s, s.site)
        s.tell("breached", site=s.site)
    else:
        s.tokens[where] += 1
        tale.add(s, "hit", where)
        s.tell("casualties", seat=seat, army=where, count=1)
    s.todo.append(("allocate", side))


# --- R13.11 victories -------------------------------------------------------------------------------------------------


def skips_victory(s: Hadurak) -> bool:
    """R13.11, and for assaults R14.6."""
    if not living(s, ATTACKER):
        return True
    if s.battle == ASSAULT:
        return (s.had_nobles and not living(s, DEFENDER)) or total_strength(s, DEFENDER) == 0
    return not living(s, DEFENDER)


def victory(s: Hadurak) -> Rules:
    """A difference of one makes the loser retreat, of two kills their nobles."""
    s.todo += [("end_battle",), ("deaths", DEFENDER), ("deaths", ATTACKER)]
    if skips_victory(s):
        return
    counts = (shown(s, ATTACKER, VICTORY), shown(s, DEFENDER, VICTORY))
    for side in (ATTACKER, DEFENDER):
        for ability in tuple(extra_victories(s, side)):
            if (yield USE_ABILITY, seat_of(s, side), ability) == YES:
                tale.add(s, "ability", side, ability)
                s.tell("used_ability", seat=seat_of(s, side), noble=s.commander[side], ability=ability)
                counts = _raised(counts, side)
    tale.add(s, "victories", *counts)
    s.tell("victories", seat=s.attacker, count=counts[ATTACKER], against=counts[DEFENDER])
    if counts[ATTACKER] == counts[DEFENDER]:
        return
    victor = ATTACKER if counts[ATTACKER] > counts[DEFENDER] else DEFENDER
    is_total = abs(counts[ATTACKER] - counts[DEFENDER]) >= 2
    if is_total and s.has_law(LAW_OF_CHIVALRY):
        is_total = yield from shows_no_mercy(s, seat_of(s, victor))
    s.beaten, s.is_total = seat_of(s, 1 - victor), is_total
    s.tell("won_battle", seat=seat_of(s, victor), total=is_total)
    if not is_total:
        s.todo.append(("retreats", 1 - victor))


def extra_victories(s: Hadurak, side: int) -> Iterator[str]:
    """The commander must be alive still (R13.11)."""
    army = s.commander[side]
    if army in living(s, side):
        if s.rested[army] and army % ARMIES == TRIANGLE:
            yield "triangle"
        if s.office[army] == STANDARD_BEARER:
            yield STANDARD


def shows_no_mercy(s: Hadurak, victor: Seat) -> Generator[Question, Any, bool]:
    """The Law of Chivalry: only by defying it do the beaten die; a city cannot (R11.9, R11.12)."""
    if victor < 0:
        return False
    return (yield from asks_to_defy(s, victor, LAW_OF_CHIVALRY))


def castle_falls(s: Hadurak) -> bool:
    return s.site >= CITY_COUNT and s.beaten == s.defender


def retreats(s: Hadurak, side: int) -> Rules:
    """All living nobles of the loser, in the order they like (R13.11)."""
    army = yield from who_leaves(s, side, living(s, side), "retreat")
    if army != NONE:
        s.todo.append(("retreats", side))
        yield from retreat(s, army, castle_falls(s))


def who_leaves(s: Hadurak, side: int, armies: list[Army], how: str) -> Generator[Question, Any, Army]:
    """The next of those who leave the battle, as their baron likes; NONE if nobody does."""
    s.struck[:] = armies
    if not armies:
        return NONE
    army: Army = yield WHICH_ARMY, seat_of(s, side), how
    s.struck.clear()
    s.forces[side].remove(army)
    return army


def dying(s: Hadurak, side: int) -> list[Army]:
    """Killed by casualties, or by a total victory."""
    is_killed = s.is_total and s.beaten == seat_of(s, side)
    return [army for army in nobles_of(s, side) if s.is_spent(army) or (is_killed and s.place[army] == s.battle_place)]


def deaths(s: Hadurak, side: int) -> Rules:
    """R13.12."""
    army = yield from who_leaves(s, side, dying(s, side), "death")
    if army != NONE:
        s.todo.append(("deaths", side))
        yield from die(s, army)


def end_battle(s: Hadurak) -> Rules:
    """Cards go back; what was stormed may fall (R13.13, R14.7)."""
    site, falls = s.site, s.battle == ASSAULT and siege.is_stormed(s)
    tale.tell_end(s, falls)
    return_shown(s)
    if falls:
        siege.fall(s, site)
    elif site >= CITY_COUNT:
        garrison = ARMIES * s.defender + GARRISON
        forget(s)
        yield from check_army(s, garrison)  # R1.5
        return
    forget(s)


def forget(s: Hadurak) -> None:
    """The battle is over."""
    s.battle, s.battle_place, s.site = "", NONE, NONE
    s.attacker = s.defender = NONE
    s.forces[0].clear()
    s.forces[1].clear()
    s.commander[:] = NONE, NONE
    s.losses[:] = 0, 0
    s.tale.clear()
    s.had_nobles = s.is_total = False
    s.beaten = NOT_BEATEN


STEPS = {
    "commanders": commanders,
    "draw": draw,
    "discard": discard,
    "losses": losses,
    "allocate": allocate,
    "victory": victory,
    "retreats": retreats,
    "deaths": deaths,
    "end_battle": end_battle,
}
KINDS = (COMMANDER, BATTLE_DISCARD, USE_ABILITY, ALLOCATE_LOSSES)
