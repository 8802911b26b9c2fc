"""The rules of the tiny game, chapter by chapter."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable

from tests.tiny.state import GOAL, HAND, NO_CARD, PLANNED, Tiny

from regalia.core.asking import (
    WHOLE,
    WORD,
    Codec,
    EndPhase,
    FreeAct,
    Kind,
    Refusal,
    Rules,
    in_parallel,
    refuse,
    together,
)
from regalia.core.plain import places
from regalia.core.state import OVER

DOUBLE, KEEP = "double", "keep"
DECK, MARKET = "deck", "market"

# === R3 The secret plan ===============================================================================================


def why_not_plan(s: Tiny, seat: int, card: int) -> Refusal | None:
    if card not in s.hands[seat]:
        return refuse("R3.1", card=card)
    return refuse("R3.2", card=card) if card in s.plans[seat] else None


def plannable(s: Tiny, seat: int) -> list[int]:
    return [card for card in s.hands[seat] if card not in s.plans[seat]]


PLAN = Kind("plan", plannable, why_not_plan, WHOLE)


def plan(s: Tiny) -> Rules:
    """All at once, each on their own."""
    s.tell("round_began", round=s.round)
    yield from in_parallel({seat: plan_of(s, seat) for seat in range(s.seats)})
    s.phase = "bid"


def plan_of(s: Tiny, seat: int) -> Rules:
    """Two cards, one after the other; fewer where the hand has fewer."""
    while len(s.plans[seat]) < min(PLANNED, len(s.hands[seat])):
        card = yield PLAN(seat)
        s.plans[seat].append(card)
        s.tell("planned", to=(seat,), seat=seat, card=card)


# === R4 The sealed bid ================================================================================================


def why_not_bid(s: Tiny, seat: int, coins: int) -> Refusal | None:
    return refuse("R4.1", coins=s.coins[seat]) if not 0 <= coins <= s.coins[seat] else None


def bids(s: Tiny, seat: int) -> list[int]:
    return list(range(s.coins[seat] + 1))


BID = Kind("bid", bids, why_not_bid, WHOLE)


def bid(s: Tiny) -> Rules:
    """All pay what they bid; the highest leads, of equals the first from the first player on."""
    answers = yield together({seat: BID(seat) for seat in range(s.seats)})
    s.reveal()
    for seat, coins in answers.items():
        s.bids[seat] = coins
        pay(s, seat, coins)
        s.tell("bid_opened", seat=seat, coins=coins)
    s.leader = max(turn_order(s, s.first), key=lambda seat: s.bids[seat])
    s.tell("leads", seat=s.leader)
    s.phase = "battle"


def pay(s: Tiny, seat: int, coins: int) -> None:
    s.coins[seat] -= coins
    s.bank += coins


def turn_order(s: Tiny, first: int) -> list[int]:
    return [(first + turn) % s.seats for turn in range(s.seats)]


# === R5 The battle ====================================================================================================


def why_not_stake(s: Tiny, seat: int, stake: str) -> Refusal | None:
    return refuse("R5.1") if stake == DOUBLE and not s.coins[seat] else None


def stakes(s: Tiny, seat: int) -> list[str]:
    return [KEEP, DOUBLE] if s.coins[seat] else [KEEP]


def why_not_lead(s: Tiny, seat: int, card: int) -> Refusal | None:
    return None if card in s.hands[seat] else refuse("R5.2", card=card)


STAKE = Kind("stake", stakes, why_not_stake, WORD)
LEAD = Kind("lead", lambda s, seat: s.hands[seat][:], why_not_lead, WHOLE)


def battle(s: Tiny) -> Rules:
    """The die is the prize, doubled for a coin; the leader plays any card, the others what they planned."""
    s.prize = s.die = s.dice.roll()
    s.tell("die_cast", die=s.die)
    stake = yield STAKE(s.leader)
    if stake == DOUBLE:
        pay(s, s.leader, 1)
        s.prize *= 2
    s.tell("staked", seat=s.leader, points=s.prize)
    card = yield LEAD(s.leader)
    s.reveal()
    s.tell("led", seat=s.leader, card=card)
    award(s, fight(s, card))
    s.phase = "supply"


def planned_card(s: Tiny, seat: int) -> int:
    """The first one after a die of 1 to 3, else the second (R5.3)."""
    plan = s.plans[seat]
    return plan[0] if s.die <= 3 or len(plan) == 1 else plan[1]


def fight(s: Tiny, card: int) -> int:
    """Everybody's card is laid open and discarded; the seat of the highest."""
    played = {s.leader: card}
    for seat in turn_order(s, s.leader)[1:]:
        played[seat] = planned_card(s, seat)
        s.tell("shown", seat=seat, card=played[seat])
    for seat, laid in played.items():
        s.hands[seat].remove(laid)
        if laid in s.known[seat]:
            s.known[seat].remove(laid)
        s.plans[seat].clear()
        s.discard.append(laid)
    return max(played, key=lambda seat: played[seat])


# === R6 The prize =====================================================================================================


def award(s: Tiny, seat: int) -> None:
    """Who has reached the goal has won at once."""
    s.points[seat] += s.prize
    s.tell("prize_won", seat=seat, points=s.prize)
    if s.points[seat] >= GOAL:
        s.phase = OVER
        s.tell("crowned", seat=seat, points=s.points[seat])
        raise EndPhase


# === R7 New cards =====================================================================================================


def why_not_draw(s: Tiny, seat: int, source: str) -> Refusal | None:
    if source == DECK and not s.deck:
        return refuse("R7.1")
    return refuse("R7.2") if source == MARKET and s.market == NO_CARD else None


def sources(s: Tiny, seat: int) -> list[str]:
    return [source for source in (DECK, MARKET) if why_not_draw(s, seat, source) is None]


DRAW = Kind("draw", sources, why_not_draw, WORD)


def supply(s: Tiny) -> Rules:
    """The leader draws or takes the open card; then the others draw, as far as the deck goes."""
    if sources(s, s.leader):
        source = yield DRAW(s.leader)
        if source == DECK:
            draw(s, s.leader)
        else:
            take(s, s.leader)
    for seat in turn_order(s, s.leader)[1:]:
        if s.deck and len(s.hands[seat]) < HAND:
            draw(s, seat)
    end_round(s)


def draw(s: Tiny, seat: int) -> None:
    card = s.deck.pop()
    insort(s.hands[seat], card)
    s.reveal()
    s.tell("drew", to=(seat,), secret=("card",), seat=seat, card=card)
    s.tell("card_drawn", to=(seat,), card=card)


def take(s: Tiny, seat: int) -> None:
    """Everybody sees the card, and remembers it (R7.3); the next one is laid open."""
    insort(s.hands[seat], s.market)
    insort(s.known[seat], s.market)
    s.tell("took", seat=seat, card=s.market)
    s.market = s.deck.pop() if s.deck else NO_CARD
    if s.market != NO_CARD:
        s.reveal()
        s.tell("market_opened", card=s.market)


# === R8 The end =======================================================================================================


def end_round(s: Tiny) -> None:
    s.first = s.leader
    s.bids = [0] * s.seats
    if s.round == s.rounds:
        s.phase = OVER
        s.tell("game_ended", points=max(s.points))
    else:
        s.round += 1
        s.phase = "plan"


def scores(s: Tiny) -> list[int]:
    return s.points[:]


def ranking(s: Tiny) -> list[int]:
    """Most points, then most coins; equals share a place."""
    worth = list(zip(s.points, s.coins, strict=True))
    return places(worth)


# === R9 Gifts =========================================================================================================


def why_not_give(s: Tiny, seat: int, gift: tuple[int, int]) -> Refusal | None:
    other, coins = gift
    if not s.gifts:
        return refuse("R9.2")
    if s.phase == "bid":
        return refuse("R9.1")
    if other == seat or not 0 <= other < s.seats:
        return refuse("R9.3")
    return None if 1 <= coins <= s.coins[seat] else refuse("R9.4", coins=s.coins[seat])


def gifts(s: Tiny, seat: int) -> list[tuple[int, int]]:
    every = [(other, coins) for other in range(s.seats) for coins in range(1, s.coins[seat] + 1)]
    return [gift for gift in every if why_not_give(s, seat, gift) is None]


def give(s: Tiny, seat: int, gift: tuple[int, int]) -> None:
    other, coins = gift
    s.coins[seat] -= coins
    s.coins[other] += coins
    s.tell("gave", seat=seat, other=other, coins=coins)


def _read_gift(s: Tiny, text: str) -> tuple[int, int]:
    other, _, coins = text.partition("-")
    if not other.isdecimal() or not coins.isdecimal():
        raise ValueError("a gift is written seat-coins")
    return int(other), int(coins)


GIVE = FreeAct("give", gifts, give, why_not_give, Codec(lambda s, gift: f"{gift[0]}-{gift[1]}", _read_gift))

PHASES: dict[str, Callable[[Tiny], Rules]] = {"plan": plan, "bid": bid, "battle": battle, "supply": supply}
KINDS = (PLAN, BID, STAKE, LEAD, DRAW)
