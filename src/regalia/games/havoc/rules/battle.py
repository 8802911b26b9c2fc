"""R5 Havoc!: the battle, from the cry to the last pass."""

from __future__ import annotations

from bisect import insort
from collections.abc import Generator
from typing import Any

from regalia.core.asking import Kind, Question, Refusal, Rules, refuse
from regalia.games.havoc.notation import CARD_OR_WORD, DONE, PASS, STAY_OUT
from regalia.games.havoc.pieces.battles import CASTILLON, BattleNumber
from regalia.games.havoc.pieces.cards import DOG, Card, each_once
from regalia.games.havoc.rules.combinations import MOST_IN_COMBAT, MOST_OUT, best_reading
from regalia.games.havoc.rules.piles import draw_blind
from regalia.games.havoc.rules.reckoning import JOHNS_STRENGTH, reckon
from regalia.games.havoc.state import (
    GONE,
    HAVOC_SIDE,
    IN,
    JOHN_SEAT,
    KEEPS_PEACE,
    OUT,
    PASSED,
    UNDECIDED,
    Havoc,
)

FEWEST_TO_JOIN = 2
Laid = Card | str

# --- cards to lay -----------------------------------------------------------------------------------------------------


def room(layout: list[Card]) -> tuple[bool, bool]:
    """Whether another card, and whether another dog, fits into a layout: six in combat and two dogs (R5.3)."""
    dogs = layout.count(DOG)
    fighting = len(layout) - min(dogs, MOST_OUT)
    return fighting < MOST_IN_COMBAT, dogs < MOST_OUT or fighting < MOST_IN_COMBAT


def fitting(hand: list[Card], layout: list[Card]) -> list[Any]:
    """The cards of the hand, each once, that still fit into a layout of six or more."""
    for_card, for_dog = room(layout)
    return [card for card in each_once(hand) if (for_card if card else for_dog)]


def why_not_lay(s: Havoc, seat: int, option: Laid, rule: str) -> Refusal | None:
    """What keeps a card from being laid: not in the hand (any more), or too many."""
    if isinstance(option, str):
        return None
    return why_not_held(s, seat, option, rule) or refuse("R5.3")


def why_not_held(s: Havoc, seat: int, card: Card, rule: str) -> Refusal | None:
    if card in s.hands[seat]:
        return None
    return refuse(rule, "chosen" if card in s.chosen[seat] else "hand", card=card)


# --- R5.2 the cry -----------------------------------------------------------------------------------------------------


def why_not_open(s: Havoc, seat: int, option: Laid) -> Refusal | None:
    return refuse("R5.2", "few") if option == DONE else why_not_lay(s, seat, option, "R5.2")


def opening(s: Havoc, seat: int) -> list[Laid]:
    hand, chosen = s.hands[seat], s.chosen[seat]
    found = each_once(hand) if len(chosen) < MOST_IN_COMBAT else fitting(hand, chosen)
    if len(chosen) >= FEWEST_TO_JOIN:
        found.append(DONE)
    return found


OPEN_BATTLE = Kind("open_battle", opening, why_not_open, CARD_OR_WORD)


def cry_havoc(s: Havoc, seat: int, battle: BattleNumber) -> None:
    """The initiator takes the card, Havoc side up, and with it the office; John leaves (R5.2, R9.13)."""
    if s.john == KEEPS_PEACE:
        s.john = GONE
        s.tell("john_left")
    s.keeper = s.initiator = seat
    s.peace = HAVOC_SIDE
    s.is_free = s.is_turned = False
    s.battle = battle
    s.status = [UNDECIDED] * s.seats
    s.place = [0] * s.seats


def havoc(s: Havoc, seat: int) -> Rules:
    """At least two cards, face up; then the others decide (R5.2, R5.4)."""
    cry_havoc(s, seat, s.row[0])
    s.tell("havoc", seat=seat, battle=s.battle)
    yield from choose_cards(s, seat, OPEN_BATTLE)
    lay_down(s, seat)
    s.status[seat] = IN
    s.going = s.left_of[seat]
    s.phase = "join"


def choose_cards(s: Havoc, seat: int, kind: Kind) -> Generator[Question, Any, str]:
    """Card by card, still unseen by the others, until a word ends it."""
    hand, chosen, question = s.hands[seat], s.chosen[seat], (kind, seat)
    while hand:
        option = yield question
        if type(option) is str:
            return option
        hand.remove(option)
        insort(chosen, option)
    return DONE


def lay_down(s: Havoc, seat: int) -> None:
    """The chosen cards are laid face up."""
    chosen, laid, known = s.chosen[seat], s.laid[seat], s.known[seat]
    if known:
        for card in chosen:
            if card in known:
                known.remove(card)
    cards = tuple(chosen)
    led = s.news is not None and is_ahead(s, seat)
    laid += cards
    laid.sort()
    chosen.clear()
    if s.news is not None:
        takes_lead = is_ahead(s, seat) and not led
        s.tell("laid", seat=seat, cards=cards, combination=best_reading(laid), takes_lead=int(takes_lead))
    s.shown += 1


def is_ahead(s: Havoc, seat: int) -> bool:
    """Whether what lies before them would win now, against somebody (R5.12); at Castillon all lay at once."""
    standings = {
        other: (best_reading(laid), -len(s.hands[other]) - len(s.chosen[other]))
        for other, laid in enumerate(s.laid)
        if laid
    }
    if s.initiator == JOHN_SEAT:
        standings[JOHN_SEAT] = (JOHNS_STRENGTH, 0)
    own = standings.pop(seat, None)
    return s.battle != CASTILLON and own is not None and bool(standings) and own > max(standings.values())


# --- R5.4 join or stay out --------------------------------------------------------------------------------------------


def why_not_join(s: Havoc, seat: int, option: Laid) -> Refusal | None:
    if option == DONE:
        return refuse("R5.4", "few")
    if option == STAY_OUT:
        return refuse("R9.8") if s.initiator == JOHN_SEAT else refuse("R5.4", "begun")
    return why_not_lay(s, seat, option, "R5.4")


def joining(s: Havoc, seat: int) -> list[Laid]:
    hand, chosen = s.hands[seat], s.chosen[seat]
    found = each_once(hand) if len(chosen) < MOST_IN_COMBAT else fitting(hand, chosen)
    if chosen:
        if len(chosen) >= FEWEST_TO_JOIN:
            found.append(DONE)
    elif s.initiator != JOHN_SEAT:
        found.append(STAY_OUT)
    return found


JOIN = Kind("join", joining, why_not_join, CARD_OR_WORD)


def join(s: Havoc) -> Rules:
    """One seat after the other, from the left of the initiator, decides once."""
    seat = s.going
    if len(s.hands[seat]) < FEWEST_TO_JOIN:
        stay_out(s, seat)  # R5.5
    else:
        word = yield from choose_cards(s, seat, JOIN)
        if word == STAY_OUT:
            stay_out(s, seat)
        else:
            lay_down(s, seat)
            s.status[seat] = IN
    s.going = s.left_of[seat]
    if s.going == s.first_in_battle():
        begin_laying(s)


def stay_out(s: Havoc, seat: int) -> None:
    """They draw a card for it, once (R5.4)."""
    s.status[seat] = OUT
    if s.news is not None:
        s.tell("stayed_out", seat=seat)
    draw_blind(s, seat)


def begin_laying(s: Havoc) -> None:
    """R5.6: the initiator first; John passes at once (R9.8)."""
    if s.initiator == JOHN_SEAT:
        s.tell("john_passed")
    s.phase = "lay"
    go_to(s, s.first_in_battle())


def go_to(s: Havoc, first: int) -> None:
    """The next seat that may still lay cards; when there is none, the battle is reckoned (R5.8)."""
    for seat in s.clockwise_from[first]:
        if s.status[seat] == IN:
            if s.hands[seat]:
                s.going = seat
                return
            go_by(s, seat)
    s.phase = "reckoning"


def go_by(s: Havoc, seat: int) -> None:
    s.status[seat] = PASSED
    if s.news is not None:
        s.tell("passed", seat=seat)


# --- R5.6 lay or pass -------------------------------------------------------------------------------------------------


def why_not_go_on(s: Havoc, seat: int, option: Laid) -> Refusal | None:
    if option == STAY_OUT:
        return refuse("R5.4", "leave")
    if option in (DONE, PASS):
        return refuse("R5.6", "nothing" if option == DONE else "begun")
    return why_not_lay(s, seat, option, "R5.6")


def laying(s: Havoc, seat: int) -> list[Laid]:
    hand, laid, chosen = s.hands[seat], s.laid[seat], s.chosen[seat]
    found = each_once(hand) if len(laid) + len(chosen) < MOST_IN_COMBAT else fitting(hand, laid + chosen)
    found.append(DONE if chosen else PASS)
    return found


LAY = Kind("lay", laying, why_not_go_on, CARD_OR_WORD)


def lay(s: Havoc) -> Rules:
    """At least one more card, or pass for good; whoever has nothing that fits passes like anybody else (R5.7)."""
    seat = s.going
    if len(s.laid[seat]) >= MOST_IN_COMBAT and room(s.laid[seat]) == (False, True):
        s.shown += 1  # to be asked tells of a dog, not to be asked of none
    word = yield from choose_cards(s, seat, LAY)
    if word == PASS:
        go_by(s, seat)
    else:
        lay_down(s, seat)
    go_to(s, s.left_of[seat])
    if s.phase == "reckoning":
        yield from reckon(s)  # at once: a checkpoint between them would be of no use
