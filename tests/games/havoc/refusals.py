"""What each refusal says, as a predicate of its own: read from the rulebook, not from what the game lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regalia.core.asking import Ask
from regalia.games.havoc.notation import CATCH, DONE, DRAW_DECK, PASS, PLACE, ROB, STAY_OUT
from regalia.games.havoc.pieces.battles import CASTILLON
from regalia.games.havoc.pieces.cards import DOG
from regalia.games.havoc.state import JOHN_SEAT, Havoc

DRAWS = DOGS_IN_A_TURN = DOGS_TO_ROB = CARDS_TO_FIGHT = DOGS_ASIDE = 2
MOST_FIGHTING = 6


def pile(s: Havoc) -> list[int]:
    return [*s.discard, *(card for _, card, _ in s.buried)]


def has_nothing_to_rob(s: Havoc) -> bool:
    return bool(pile(s)) and not any(card != DOG for card in pile(s))


def dogs_for(step: Any) -> int:
    return DOGS_TO_ROB if step == ROB else 1


def is_card(option: Any) -> bool:
    return isinstance(option, int) and not isinstance(option, bool) and option < PLACE


def layout(s: Havoc, seat: int) -> list[int]:
    """What the seat has laid, and what it is about to lay."""
    return s.laid[seat] + s.chosen[seat]


def fighting(cards: list[int]) -> int:
    dogs = cards.count(DOG)
    return len(cards) - dogs + max(0, dogs - DOGS_ASIDE)


# --- conditions that several refusals share ---------------------------------------------------------------------------


def is_not_a_recruit(s: Havoc, ask: Ask, option: Any) -> bool:
    return is_card(option) and option not in s.recruits


def is_not_held(s: Havoc, ask: Ask, option: Any) -> bool:
    return is_card(option) and option not in s.hands[ask.seat] + s.chosen[ask.seat]


def is_chosen(s: Havoc, ask: Ask, option: Any) -> bool:
    return is_card(option) and option in s.chosen[ask.seat] and option not in s.hands[ask.seat]


def is_too_few(s: Havoc, ask: Ask, option: Any) -> bool:
    return bool(option == DONE and len(s.chosen[ask.seat]) < CARDS_TO_FIGHT)


def is_nothing(s: Havoc, ask: Ask, option: Any) -> bool:
    return bool(option == DONE and not s.chosen[ask.seat])


def too_many_in_combat(s: Havoc, ask: Ask, option: Any) -> bool:
    return is_card(option) and fighting([*layout(s, ask.seat), option]) > MOST_FIGHTING


def only_dogs_to_rob(s: Havoc, ask: Ask, option: Any) -> bool:
    return bool(option == ROB and has_nothing_to_rob(s))


def nothing_to_rob(s: Havoc, ask: Ask, option: Any) -> bool:
    return bool(option == ROB and not pile(s))


def wrong_number_out(s: Havoc, ask: Ask, option: Any) -> bool:
    """R5.10: what is laid beyond six must be out, and of dogs two at most can be."""
    laid = s.laid[ask.seat]
    return not max(0, len(laid) - MOST_FIGHTING) <= option <= min(DOGS_ASIDE, laid.count(DOG))


VIOLATED: dict[str, Callable[[Any, Ask, Any], bool]] = {
    "R2-1-draw_first": lambda s, ask, option: (
        option not in (DRAW_DECK, CATCH, ROB) and option >= PLACE and s.draws < DRAWS
    ),
    "R2-1-drawn": lambda s, ask, option: (option == DRAW_DECK or is_card(option)) and s.draws == DRAWS,
    "R2-2": is_not_a_recruit,
    "R2-3": lambda s, ask, option: option == DRAW_DECK and not s.draws and len(s.recruits) == (4 if s.seats < 4 else 5),
    "R2-4-limit": lambda s, ask, option: s.dogs_played + dogs_for(option) > DOGS_IN_A_TURN,
    "R2-4-catch": lambda s, ask, option: option == CATCH and DOG not in s.hands[ask.seat],
    "R2-4-rob": lambda s, ask, option: option == ROB and s.hands[ask.seat].count(DOG) < DOGS_TO_ROB,
    "R2-4-target": is_not_a_recruit,
    "R2-5": only_dogs_to_rob,
    "R2-5-empty": nothing_to_rob,
    "R2-5-dog": lambda s, ask, option: option == DOG,
    "R2-5-pile": lambda s, ask, option: is_card(option) and option not in pile(s),
    "R2-9": lambda s, ask, option: option - PLACE not in s.hands[ask.seat],
    "R3-2": lambda s, ask, option: option == DRAW_DECK and not s.deck and not pile(s),
    "R4-3": is_not_held,
    "R5-2-few": is_too_few,
    "R5-2-chosen": is_chosen,
    "R5-2-hand": is_not_held,
    "R5-3": too_many_in_combat,
    "R5-4-few": is_too_few,
    "R5-4-chosen": is_chosen,
    "R5-4-hand": is_not_held,
    "R5-4-begun": lambda s, ask, option: option == STAY_OUT and bool(s.chosen[ask.seat]) and s.initiator != JOHN_SEAT,
    "R5-4-leave": lambda s, ask, option: option == STAY_OUT and bool(s.laid[ask.seat]),
    "R5-6-nothing": is_nothing,
    "R5-6-begun": lambda s, ask, option: option == PASS and bool(s.chosen[ask.seat]),
    "R5-6-chosen": is_chosen,
    "R5-6-hand": is_not_held,
    "R5-10": wrong_number_out,
    "R7-4": lambda s, ask, option: is_card(option) and all(option not in cards for cards in (s.recruits, *s.laid)),
    "R7-4-dog": lambda s, ask, option: option == DOG,
    "R7-4-rob": lambda s, ask, option: option == ROB and s.laid[ask.seat].count(DOG) + s.used[ask.seat] < DOGS_TO_ROB,
    "R7-4-limit": lambda s, ask, option: option == ROB and s.used[ask.seat] > 0,
    "R7-5": only_dogs_to_rob,
    "R7-5-empty": nothing_to_rob,
    "R8-4": lambda s, ask, option: option > min(2, s.hands[ask.seat].count(DOG)),
    "R8-5": lambda s, ask, option: is_card(option) and len(s.chosen[ask.seat]) == MOST_FIGHTING,
    "R8-6-nothing": is_nothing,
    "R8-6-chosen": is_chosen,
    "R8-6-hand": is_not_held,
    "R9-8": lambda s, ask, option: option == STAY_OUT and s.initiator == JOHN_SEAT,
    "V4": lambda s, ask, option: option not in s.row,
    "V4-last": lambda s, ask, option: option == CASTILLON,
}
"""By the refusal's message, without «no-»."""
