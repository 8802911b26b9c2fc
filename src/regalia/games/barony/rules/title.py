"""R10 Action F: Noble Title."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.barony.notation import PAYMENT
from regalia.games.barony.pieces.numbers import DUKE, TITLE_COST
from regalia.games.barony.pieces.payments import Payment, has_superfluous, payments, worth
from regalia.games.barony.state import Barony, added


def why_not_pay(s: Barony, seat: int, payment: Payment) -> Refusal | None:
    if s.titles[seat] == DUKE:
        return refuse("R10.6", "duke")
    if any(paid > held or paid < 0 for paid, held in zip(payment, s.tokens[seat], strict=True)):
        return refuse("R10.5", "not_held")
    if worth(payment) < TITLE_COST:
        return refuse("R10.2", gold=worth(payment))
    if s.variants.overpay == "minimal" and has_superfluous(payment):
        return refuse("R10.5", gold=worth(payment))
    return None


def legal_payments(s: Barony, seat: int) -> Sequence[Payment]:
    return payments(s.tokens[seat], s.variants.overpay)


def why_no_title(s: Barony, seat: int) -> Refusal:
    if s.titles[seat] == DUKE:
        return refuse("R10.6", "duke")
    return refuse("R10.6", gold=s.gold[seat])


TITLE = Kind("title", legal_payments, why_not_pay, PAYMENT)


def noble_title(s: Barony, seat: int) -> Rules:
    """At least 15 gold for the next title, one a turn, no change (R10.2 to R10.4)."""
    payment = yield TITLE, seat
    for kind, paid in enumerate(payment):
        if paid:
            s.gain(seat, kind, -paid)
            if s.variants.resource_supply == "limited":
                s.stock[kind] += paid
    s.titles = added(s.titles, seat, 1)
    if s.news is not None:
        s.tell("title_bought", seat=seat, title=s.titles[seat], gold=worth(payment), paid=payment)
    if s.titles[seat] == DUKE and not s.is_last_round:  # R11.1
        s.is_last_round = True
        s.tell("last_round_began", seat=seat)
