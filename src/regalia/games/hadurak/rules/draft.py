"""R9 The Draft."""

from __future__ import annotations

from itertools import combinations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.hadurak.notation import ARMY, HIRING, PASS
from regalia.games.hadurak.pieces.board import CITY_AT, CITY_COUNT
from regalia.games.hadurak.pieces.cards import DRAFT_LIMIT, NATION, WAGE, wage
from regalia.games.hadurak.rules.assembly.laws import does_anyway, forget_obedience, is_obeyed, obey
from regalia.games.hadurak.rules.fate import add_troop, fill_offer, return_to_deck
from regalia.games.hadurak.state import ARMIES, AT_SEA, GARRISON, NOBODY, NONE, OFF, Army, Hadurak, Seat

Hire = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards, and the spaces of the baron's other markers that are used up with them."""

# --- R9.3 where hired troops may go -----------------------------------------------------------------------------------


def billets(s: Hadurak, seat: Seat, troop: int) -> list[Army]:
    """Nobles at the baron's castle or one of their cities, nobles off the board, and the castle; nothing besieged."""
    castle = s.castle_place(seat)
    found = []
    for army in s.nobles(seat):
        place = s.place[army]
        if place == OFF:
            if not s.out[army]:  # R9.4
                found.append(army)
        elif place < AT_SEA and not s.is_besieged(army):
            city = CITY_AT[place]
            if place == castle or (city >= 0 and s.control[city] == seat):
                found.append(army)
    if s.siege[CITY_COUNT + seat] < 0:
        found.append(ARMIES * seat + GARRISON)
    return found


def why_not_billet(s: Hadurak, seat: Seat, army: Army, troop: int) -> Refusal | None:
    if army // ARMIES != seat:
        return refuse("R9.3", "own")
    if s.out[army]:
        return refuse("R9.4", noble=army)
    return refuse("R9.3", "besieged" if s.is_besieged(army) else "place", army=army)


ASSIGN_TROOP = Kind("assign_troop", billets, why_not_billet, ARMY)


def assign_hired(s: Hadurak, seat: Seat) -> Rules:
    """One card of those just hired; several may go to different places."""
    troop = s.unassigned[seat][0]
    army = yield ASSIGN_TROOP, seat, troop
    s.unassigned[seat] = s.unassigned[seat][1:]
    add_troop(s, army, troop)
    s.tell("joined", seat=seat, army=army, troops=(troop,))
    if s.unassigned[seat]:
        s.todo.append(("assign_hired", seat))


# --- R9.1 marker by marker --------------------------------------------------------------------------------------------


def hires(s: Hadurak, seat: Seat, space: int) -> list[Hire | str]:
    """One card; when first served also several of one nation (R9.2, R9.6)."""
    found: list[Hire | str] = []
    crowns = s.crowns[seat]
    keeps_law = is_obeyed(s, DRAFT_LIMIT, seat)
    if billets(s, seat, NONE) and not (keeps_law and s.served[seat] > 0):
        found += [((troop,), ()) for troop in dict.fromkeys(s.offer) if WAGE[troop] <= crowns]
        others = tuple(at for at, who in enumerate(s.track) if who == seat and at != space)
        if s.served[seat] == NONE and others and not keeps_law:
            found += several(s, crowns, others)
    found.append(PASS)
    return found


def several(s: Hadurak, crowns: int, others: tuple[int, ...]) -> list[Hire]:
    found: list[Hire] = []
    for count in range(2, len(others) + 2):
        for troops in dict.fromkeys(combinations(sorted(s.offer), count)):
            alike = all(NATION[troop] == NATION[troops[0]] for troop in troops)
            if alike and wage(troops) <= crowns:
                found += [(troops, spaces) for spaces in combinations(others, count - 1)]
    return found


def why_not_hire(s: Hadurak, seat: Seat, option: Hire, space: int) -> Refusal | None:
    troops, spaces = option
    offer = list(s.offer)
    for troop in troops:
        if troop not in offer:
            return refuse("R9.1", "offer")
        offer.remove(troop)
    if len(troops) > 1 and s.served[seat] != NONE:
        return refuse("R9.6")
    others = {at for at, who in enumerate(s.track) if who == seat and at != space}
    if len({*spaces} & others) != len(spaces) or len(spaces) != len(troops) - 1:
        return refuse("R9.2")
    if is_obeyed(s, DRAFT_LIMIT, seat) and max(s.served[seat], 0) + len(troops) > 1:
        return refuse("R11.8", law=DRAFT_LIMIT)
    return refuse("R9.1", crowns=wage(troops))


HIRE = Kind("hire", hires, why_not_hire, HIRING)


def draft(s: Hadurak) -> None:
    s.tell("draft")
    s.served[:] = [NONE] * s.seats
    s.todo.append(("serve",))


def serve(s: Hadurak) -> Rules:
    """The leftmost marker; then the next (R9.1)."""
    space = next((at for at, who in enumerate(s.track) if who != NOBODY), NONE)
    if space == NONE:
        end_draft(s)
        return
    seat = s.track[space]
    s.todo.append(("serve",))
    option = yield HIRE, seat, space
    hired = max(s.served[seat], 0)
    if option != PASS and hired + len(option[0]) > 1 and not (yield from does_anyway(s, seat, DRAFT_LIMIT)):
        obey(s, DRAFT_LIMIT, seat)
        return
    forget_obedience(s, DRAFT_LIMIT, seat)  # the next marker is a new occasion (R11.13)
    s.track[space] = NOBODY
    s.served[seat] = hired
    if option != PASS and wage(option[0]) <= s.crowns[seat]:
        hire(s, seat, option[0], option[1])


def hire(s: Hadurak, seat: Seat, troops: tuple[int, ...], spaces: tuple[int, ...]) -> None:
    for space in spaces:
        s.track[space] = NOBODY
    for troop in troops:
        s.offer.remove(troop)
        s.crowns[seat] -= WAGE[troop]
    s.served[seat] += len(troops)
    s.unassigned[seat] = troops
    s.tell("hired", seat=seat, troops=troops, crowns=wage(troops))
    s.todo.append(("assign_hired", seat))


def end_draft(s: Hadurak) -> None:
    """The unhired go back, n + 1 new cards are turned up (R9.5)."""
    return_to_deck(s, s.offer)
    s.offer.clear()
    fill_offer(s)


STEPS = {"draft": draft, "serve": serve, "assign_hired": assign_hired}
KINDS = (HIRE, ASSIGN_TROOP)
