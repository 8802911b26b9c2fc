"""R2 Recruiting: two draws, dogs in between, and one card placed."""

from __future__ import annotations

from typing import Any

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.havoc.notation import CARD, CARD_OR_DECK, CATCH, DRAW_DECK, FROM_DECK, PLACE, ROB, STEP
from regalia.games.havoc.pieces.cards import DOG, JOHN, Card, each_once
from regalia.games.havoc.rules.piles import draw_blind
from regalia.games.havoc.state import Havoc

REGULAR_DRAWS = 2
MOST_DOGS = 2
"""Dogs that may be played in one turn (R2.4)."""
ROB_DOGS = 2

Step = Card | str

# --- what may be done -------------------------------------------------------------------------------------------------


def is_full(s: Havoc) -> bool:
    """Whether the first draw must be a recruit (R2.3)."""
    return not s.draws and len(s.recruits) >= s.variants.recruits_limit


def why_not_step(s: Havoc, seat: int, step: Step) -> Refusal | None:
    if step in (CATCH, ROB):
        return _why_not_dog(s, seat, step)
    if isinstance(step, int) and step >= PLACE:
        if s.draws < REGULAR_DRAWS:
            return refuse("R2.1", "draw_first")
        return refuse("R2.9", card=step - PLACE)
    if s.draws == REGULAR_DRAWS:
        return refuse("R2.1", "drawn")
    if step == DRAW_DECK:
        return refuse("R2.3") if is_full(s) else refuse("R3.2")
    return refuse("R2.2", card=step)


def _why_not_dog(s: Havoc, seat: int, step: Step) -> Refusal | None:
    if s.dogs_played + (ROB_DOGS if step == ROB else 1) > MOST_DOGS:
        return refuse("R2.4", "limit")
    if s.hands[seat].count(DOG) < (ROB_DOGS if step == ROB else 1):
        return refuse("R2.4", str(step))
    return nobody_to_rob(s, "R2.5")


def nobody_to_rob(s: Havoc, rule: str) -> Refusal:
    """The discard pile is empty, or there are only dogs in it."""
    return refuse(rule) if s.pile_size() else refuse(rule, "empty")


def steps(s: Havoc, seat: int) -> list[Step]:
    found: list[Step]
    hand = s.hands[seat]
    if s.draws == REGULAR_DRAWS:
        found = [card + PLACE for card in each_once(hand)]
    else:
        found = without_twins(s.recruits)
        if (s.draws or len(s.recruits) < s.variants.recruits_limit) and (s.deck or s.can_draw()):
            found.append(DRAW_DECK)
    if hand and not hand[0] and s.dogs_played < MOST_DOGS:
        found.append(CATCH)
        if not s.dogs_played and len(hand) > 1 and not hand[1] and s.has_corpse():
            found.append(ROB)
    return found


def without_twins(cards: list[Any]) -> list[Any]:
    """Each card once, in any order: dogs are interchangeable."""
    if cards.count(DOG) < 2:
        return cards[:]
    return [card for at, card in enumerate(cards) if card or DOG not in cards[:at]]


RECRUIT_STEP = Kind("recruit_step", steps, why_not_step, STEP)

# --- the turn -----------------------------------------------------------------------------------------------------


def recruiting(s: Havoc, seat: int) -> Rules:
    """Two regular draws and up to two dogs, then one card is placed (R2.1); John ends it at once (R9.1)."""
    s.draws = s.dogs_played = 0
    while True:
        if s.draws == REGULAR_DRAWS:
            if not s.hands[seat]:
                return
        elif len(s.recruits) < 2:
            if len(s.recruits) + s.can_draw() < 2:
                s.shown += 1  # to be asked tells of a dog, not to be asked of none
            if not s.recruits and not s.can_draw():
                s.draws = REGULAR_DRAWS  # R2.10
                continue
        step = yield RECRUIT_STEP, seat
        if type(step) is int:
            if step >= PLACE:
                place(s, seat, step - PLACE)
                return
            s.draws += 1
            take_recruit(s, seat, step)
        elif step == DRAW_DECK:
            s.draws += 1
            if draw_blind(s, seat) == JOHN:
                return
        elif step == CATCH:
            play_dogs(s, seat, 1, "caught")
            target = yield CATCH_TARGET, seat
            if target != FROM_DECK:
                take_recruit(s, seat, target)
            elif draw_blind(s, seat) == JOHN:
                return
        else:
            play_dogs(s, seat, ROB_DOGS, "robbed")
            yield from rob(s, seat)


def take_recruit(s: Havoc, seat: int, card: Card) -> None:
    s.recruits.remove(card)
    s.gain_openly(seat, card)
    if s.news is not None:
        s.tell("took_recruit", seat=seat, card=card)


def place(s: Havoc, seat: int, card: Card) -> None:
    """R2.9."""
    s.show_from_hand(seat, card)
    s.recruits.append(card)
    s.shown += 1
    if s.news is not None:
        s.tell("placed", seat=seat, card=card)


def play_dogs(s: Havoc, seat: int, number: int, event: str) -> None:
    """They lie in the discard pile before anything is taken (R2.8)."""
    s.dogs_played += number
    s.discard_dogs(seat, number)
    s.shown += 1
    s.tell(event, seat=seat)


# --- Catch! and Rob corpses -------------------------------------------------------------------------------------------


def why_not_catch(s: Havoc, seat: int, target: Step) -> Refusal | None:
    return refuse("R2.4", "target", card=target)


def catch_targets(s: Havoc, seat: int) -> list[Step]:
    """Any recruit, full area or not (R2.6), or the top card: the dog itself lies in the discard pile."""
    return [FROM_DECK, *without_twins(s.recruits)]


CATCH_TARGET = Kind("catch_target", catch_targets, why_not_catch, CARD_OR_DECK)


def why_not_pick(s: Havoc, seat: int, card: Card) -> Refusal | None:
    return refuse("R2.5", "dog") if card == DOG else refuse("R2.5", "pile", card=card)


ROB_PICK = Kind("rob_pick", lambda s, seat: s.corpses(), why_not_pick, CARD)


def rob(s: Havoc, seat: int) -> Rules:
    """The dogs are discarded; their owner looks through the pile, and takes and shows one card (R2.4, R2.5, R7.4)."""
    s.buried[:] = [(owner, card, knows | 1 << seat) for owner, card, knows in s.buried]
    card = yield ROB_PICK, seat
    if card in s.discard:
        s.discard.remove(card)
    else:
        take_buried(s, card)
    s.gain_openly(seat, card)
    s.shown += 1
    s.tell("took_corpse", seat=seat, card=card)


def take_buried(s: Havoc, card: Card) -> None:
    """Everybody sees now who had discarded it."""
    at = next(at for at, (_, buried, _) in enumerate(s.buried) if buried == card)
    owner = s.buried.pop(at)[0]
    s.forget(owner, card)
