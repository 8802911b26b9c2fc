"""What one would curse oneself for: said before a choice, it forbids nothing."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.asking import Ask
from regalia.core.words import Message, SeatName, either, seat_names
from regalia.games.barony.notation import DONE
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import EXPEDITION_KNIGHTS, KNIGHT, MARQUIS, PIECES, TITLE_COST, VILLAGE
from regalia.games.barony.pieces.payments import Payment, worth
from regalia.games.barony.rules.ending import board_points, is_final_round, scores, silver
from regalia.games.barony.rules.title import legal_payments
from regalia.games.barony.rules.war import march
from regalia.games.barony.state import Barony
from regalia.games.barony.table.dangers import attackers, is_lone
from regalia.games.barony.table.seating import turn_order

# --- of a whole question ----------------------------------------------------------------------------------------------


def warns(ask: Ask) -> tuple[Message, ...]:
    return tuple(OF_QUESTIONS[ask.kind.id](ask)) if ask.kind.id in OF_QUESTIONS else ()


def _before_an_action(ask: Ask) -> Iterator[Message]:
    """Who plays after this seat can make the round the last one (R11.1); so could it itself, and lose by that."""
    s: Barony = ask.state
    if is_final_round(s):
        return
    order = turn_order(s)
    later = order[order.index(ask.seat) + 1 :]
    dukes = [seat for seat in later if s.titles[seat] == MARQUIS and s.gold[seat] >= TITLE_COST]
    if dukes:
        yield Message("warn-last_turn", {"seats": either(seat_names(dukes))})
    behind = behind_as_duke(s, ask.seat) if "title" in ask.options else None
    if behind is not None:
        yield behind


def _before_an_expedition(ask: Ask) -> Iterator[Message]:
    if takes_last_knights(ask.state, ask.seat):
        yield Message("warn-last_knights")


def takes_last_knights(s: Barony, seat: int) -> bool:
    return s.reserve[seat][KNIGHT] == EXPEDITION_KNIGHTS


def _before_a_title(ask: Ask) -> Iterator[Message]:
    s: Barony = ask.state
    behind = behind_as_duke(s, ask.seat)
    if behind is not None:
        yield behind
    over = least_overpaid(s, ask.seat)
    if over:
        yield Message("warn-overpaid", {"over": over, "cost": TITLE_COST})


def least_overpaid(s: Barony, seat: int) -> int:
    """Gold that is lost however the title is paid (R10.4)."""
    return min(worth(payment) for payment in legal_payments(s, seat)) - TITLE_COST


def behind_as_duke(s: Barony, seat: int) -> Message | None:
    """Whoever becomes Duke ends the game (R11.1), but the most points win (R11.4)."""
    if s.titles[seat] != MARQUIS or is_final_round(s):
        return None
    own = max(_points_after(s, seat, payment) for payment in legal_payments(s, seat))
    totals = scores(s)
    best = max((other for other in range(s.seats) if other != seat), key=totals.__getitem__)
    if totals[best] <= own:
        return None
    return Message("warn-behind", {"seat": SeatName(best), "points": totals[best], "own": own})


def _points_after(s: Barony, seat: int, payment: Payment) -> int:
    """The final score if the title is paid so, and nothing else happens (R10.2, R11.3)."""
    after = s.copy()
    for kind, paid in enumerate(payment):
        after.gain(seat, kind, -paid)
    after.titles = tuple(title + (other == seat) for other, title in enumerate(s.titles))
    return board_points(after, seat) + silver(after, seat)


OF_QUESTIONS = {"action": _before_an_action, "expedition": _before_an_expedition, "title": _before_a_title}


# --- of one choice ----------------------------------------------------------------------------------------------------


def of_step(s: Barony, seat: int, origin: Hex, target: Hex) -> Message | None:
    """A piece that the step leaves alone, or that stands alone after it, where somebody can attack it next turn."""
    after = s.copy()
    if march(after, seat, origin, target):
        after.take_village(target)
    found = [*_left_behind(s, after, seat, origin), *_arrived(after, seat, target)]
    return Message("warn-both", {"first": found[0], "second": found[1]}) if len(found) > 1 else next(iter(found), None)


def _left_behind(before: Barony, after: Barony, seat: int, origin: Hex) -> Iterator[Message]:
    seats = attackers(after, seat, origin) if is_lone(after, seat, origin) else ()
    if seats and before.pieces(seat, origin) > 1:
        piece = PIECES[VILLAGE if after.owner[origin] == seat else KNIGHT]
        yield Message(
            f"warn-left-{piece}", {"seats": either(seat_names(seats)), "hex": after.board.shape.labels[origin]}
        )


def _arrived(after: Barony, seat: int, target: Hex) -> Iterator[Message]:
    seats = attackers(after, seat, target) if is_lone(after, seat, target) else ()
    if seats:
        yield Message("warn-alone", {"seats": either(seat_names(seats))})


def of_landing(s: Barony, seat: int, hex: Hex) -> Message | None:
    seats = attackers(s, seat, hex)
    return Message("warn-alone", {"seats": either(seat_names(seats))}) if seats else None


def of_village(s: Barony, seat: int, hex: Hex) -> Message | None:
    """Where the last knight turns into a village it stands alone (R6.7)."""
    seats = attackers(s, seat, hex) if s.knights[seat][hex] == 1 else ()
    return Message("warn-village", {"seats": either(seat_names(seats))}) if seats else None


def of_no_second_step(ask: Ask) -> Message | None:
    """A war that could still be waged."""
    s: Barony = ask.state
    steps = [step for step in ask.options if step != DONE]
    wars = sorted({target for _, target in steps if s.pieces(ask.seat, target) and _has_others(s, ask.seat, target)})
    labels = ", ".join(s.board.shape.labels[target] for target in wars)
    return Message("warn-no_war", {"hexes": labels}) if wars else None


def _has_others(s: Barony, seat: int, hex: Hex) -> bool:
    return any(s.pieces(other, hex) for other in range(s.seats) if other != seat)
