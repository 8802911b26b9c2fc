"""R8 Taxation and Wages."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.hadurak.notation import TROOP_OF
from regalia.games.hadurak.pieces.cards import (
    CIRCLE,
    DOUBLE_TAX,
    INCOME_TAX,
    PAYMASTER,
    TITHE,
    TITLE_INCOME,
    WAGE,
    agenda_number,
    is_mercenary,
)
from regalia.games.hadurak.rules.assembly.laws import asks_to_defy
from regalia.games.hadurak.rules.fate import remove_troop, return_to_deck
from regalia.games.hadurak.rules.war.walls import income
from regalia.games.hadurak.state import ARMIES, Army, Hadurak, Seat

MOST_FREE = 400
"""Up to this strength the army of a circle noble needs no wages (R8.6)."""
TAXED = 3
"""Full crowns for each of which Income Tax takes one."""

# --- R8.1 Taxation ----------------------------------------------------------------------------------------------------


def taxation(s: Hadurak) -> None:
    s.tell("taxation")
    for seat in s.in_order():
        s.received[seat] = sum(income(s, city) for city in s.cities_of(seat) if s.siege[city] < 0)
        if s.has_law(DOUBLE_TAX):
            s.received[seat] *= 2
        from_titles = sum(TITLE_INCOME[title] for title in s.titles[seat])
        s.crowns[seat] += s.received[seat] + from_titles
        s.tell("income", seat=seat, crowns=s.received[seat] + from_titles)
    for law in (TITHE, INCOME_TAX):
        if s.has_law(law):
            s.todo += [("tax_law", seat, law) for seat in reversed(s.in_order())]


def tax_law(s: Hadurak, seat: Seat, law: int) -> Rules:
    """What a law takes, unless the baron defies it (R8.3)."""
    if not tax_due(s, seat, law) or (yield from asks_to_defy(s, seat, law)):
        return
    paid = min(s.crowns[seat], tax_due(s, seat, law))
    s.crowns[seat] -= paid
    s.tell("paid_law", seat=seat, law=law, crowns=paid)


def tax_due(s: Hadurak, seat: Seat, law: int) -> int:
    if law == INCOME_TAX:
        return s.received[seat] // TAXED
    return 0 if s.faith[seat] else min(s.crowns[seat], agenda_number(TITHE, "crowns"))


# --- R8.5 Wages -------------------------------------------------------------------------------------------------------


def wages(s: Hadurak) -> None:
    """In order; each baron's are a step of their own."""
    s.tell("wages")
    s.todo += [("pay_vassals", seat) for seat in reversed(s.in_order())]


def needs_wages(s: Hadurak, army: Army) -> bool:
    """R8.6."""
    return army % ARMIES != CIRCLE or s.nominal(army) > MOST_FREE


def pay_vassals(s: Hadurak, seat: Seat) -> None:
    """As many as the baron can, cheapest first; the Paymaster's purse is used first (R8.7)."""
    s.purse = agenda_number(PAYMASTER, "discount") if PAYMASTER in s.titles[seat] else 0
    armies = [army for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if needs_wages(s, army)]
    vassals = sorted(WAGE[troop] for army in armies for troop in s.troops[army] if not is_mercenary(troop))
    paid = 0
    for wage in vassals:
        if wage <= s.purse + s.crowns[seat]:
            pay(s, seat, wage)
            paid += wage
    s.due[:] = [(army, troop) for army in armies for troop in s.troops[army] if is_mercenary(troop)]
    s.unpaid.clear()
    s.tell("paid_vassals", seat=seat, crowns=paid)
    if s.due:
        s.todo += [("desert_unpaid", seat), ("pay_mercenaries", seat)]
    else:
        s.purse = 0


def pay(s: Hadurak, seat: Seat, wage: int) -> None:
    from_purse = min(wage, s.purse)
    s.purse -= from_purse
    s.crowns[seat] -= wage - from_purse


def whole_wage(s: Hadurak) -> int:
    return sum(WAGE[troop] for _, troop in s.due)


PAY = "pay"


def wage_options(s: Hadurak, seat: Seat) -> list[tuple[Army, int] | str]:
    """Pay all that are left, if the crowns suffice, or leave one more unpaid (R8.8)."""
    found: list[tuple[Army, int] | str] = [PAY] if whole_wage(s) <= s.purse + s.crowns[seat] else []
    found += dict.fromkeys(s.due)
    return found


def why_not_wages(s: Hadurak, seat: Seat, option: tuple[Army, int] | str) -> Refusal | None:
    if isinstance(option, str):
        return refuse("R8.8", crowns=whole_wage(s)) if option == PAY else None
    return refuse("R8.8", "unpaid")


WAGES = Kind("wages", wage_options, why_not_wages, TROOP_OF)


def pay_mercenaries(s: Hadurak, seat: Seat) -> Rules:
    if not s.due:
        return
    option = yield WAGES, seat
    if option == PAY:
        s.tell("paid_wages", seat=seat, crowns=whole_wage(s))
        pay(s, seat, whole_wage(s))
        s.due.clear()
    else:
        s.due.remove(option)
        s.unpaid.append(option)
        s.todo.append(("pay_mercenaries", seat))


def desert_unpaid(s: Hadurak, seat: Seat) -> None:
    """They go at once; armies may have become too weak (R8.8, R8.9)."""
    s.purse = 0
    if not s.unpaid:
        return
    gone = [troop for _, troop in s.unpaid]
    for army, troop in s.unpaid:
        remove_troop(s, army, troop)
    s.struck[:] = sorted({army for army, _ in s.unpaid})
    s.unpaid.clear()
    s.tell("unpaid_left", seat=seat, troops=tuple(sorted(gone)))
    return_to_deck(s, gone)
    s.todo.append(("check_armies", seat))


STEPS = {
    "taxation": taxation,
    "tax_law": tax_law,
    "wages": wages,
    "pay_vassals": pay_vassals,
    "pay_mercenaries": pay_mercenaries,
    "desert_unpaid": desert_unpaid,
}
KINDS = (WAGES,)
