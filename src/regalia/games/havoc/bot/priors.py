"""What a position is worth, and which options a good player looks at first."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from regalia.core.asking import Ask
from regalia.core.state import OVER
from regalia.games.havoc import rules
from regalia.games.havoc.battles import BATTLES, CASTILLON, NO_BATTLE
from regalia.games.havoc.cards import DOG, Card
from regalia.games.havoc.hands import best_reading, strength, strongest
from regalia.games.havoc.notation import CATCH, DECK, DONE, DRAW_DECK, HAVOC, PLACE, ROB
from regalia.games.havoc.plans import DOG_BACK, plans
from regalia.games.havoc.reading import contenders, prospect
from regalia.games.havoc.rules.reckoning import shares
from regalia.games.havoc.state import OUT, Havoc
from regalia.games.havoc.worth import Held, worth

# --- values -------------------------------------------------------------------------------------------------------

SURE_AT_THE_END, SURE_PER_BATTLE = 1.5, 0.9
"""How many points of advantage make a position nearly three to one: at Castillon, and more for each battle before."""

BLIND = 0.42
"""What a card is worth that one has not seen."""

OFFICE = 0.4
"""Being Peacekeeper and active after a battle."""


def values(s: Havoc) -> list[float]:
    """Each seat's chance of winning, as felt from points, hands and the battle on the table."""
    if s.phase == OVER:
        return [float(place == 1) for place in rules.ranking(s)]
    totals = [float(points) for points in s.points]
    if len(s.row) == 1 and s.battle in (NO_BATTLE, CASTILLON):
        _add_castillon(s, totals)
    else:
        for seat in range(s.seats):
            totals[seat] += worth(s.hands[seat] + s.chosen[seat], s.variants.max_value)
        if s.phase in ("join", "lay", "reckoning"):
            _add_battle(s, totals)
        elif s.battle != NO_BATTLE:
            _add_aftermath(s, totals)
        elif s.keeper >= 0:
            totals[s.keeper] += OFFICE * (s.peace == 1)
    sure = SURE_AT_THE_END + SURE_PER_BATTLE * len(s.row)
    return [_chance(totals, seat, sure) for seat in range(s.seats)]


def is_quiet(s: Havoc) -> bool:
    """A battle is judged when it is over."""
    return s.battle == NO_BATTLE


def _chance(totals: list[float], seat: int, sure: float) -> float:
    rival = max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(max(min((rival - totals[seat]) / sure, 50.0), -50.0)))


def _add_castillon(s: Havoc, totals: list[float]) -> None:
    """What everybody would get if all laid now."""
    ranked = []
    for seat in range(s.seats):
        hand = sorted(s.hands[seat] + s.chosen[seat])
        cards = strongest(hand)
        ranked.append((seat, (strength(cards), len(cards) - len(hand))))
    for seat, _, points in shares(s.variants.points[CASTILLON], ranked):
        totals[seat] += points


def _add_battle(s: Havoc, totals: list[float]) -> None:
    """What the layouts will probably bring, dogs and the deal included."""
    points, battle = s.variants.points[s.battle], BATTLES[s.battle]
    for seat in range(s.seats):
        laid = s.laid[seat]
        if laid and s.status[seat] != OUT:
            strong = best_reading(laid)
            totals[seat] += prospect(strong, points, contenders(s, seat), s.variants.max_value)
            totals[seat] += DOG_BACK * min(2, laid.count(DOG))
    if s.initiator >= 0:
        totals[s.initiator] += BLIND * battle.deal_initiator


def _add_aftermath(s: Havoc, totals: list[float]) -> None:
    """Points are given; dogs still to be activated and the deal are to come."""
    for seat in range(s.seats):
        totals[seat] += DOG_BACK * max(0, min(2 - s.used[seat], s.laid[seat].count(DOG)))
    if s.initiator >= 0:
        totals[s.initiator] += BLIND * BATTLES[s.battle].deal_initiator
    if s.winner >= 0:
        totals[s.winner] += OFFICE


# --- prior --------------------------------------------------------------------------------------------------------


HOPELESS = 0.04
"""Options that weigh so little against the best one are not looked at."""

PLANS = 4
"""Layouts that are looked at."""


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[[Havoc, int, list[Any]], list[float]] = WEIGHTS[ask.kind.id]
    weights = weigh(ask.state, ask.seat, list(ask.options))
    least = HOPELESS * max(weights)
    return [weight if weight >= least else 0.0 for weight in weights]


def _held(s: Havoc, seat: int) -> Held:
    return Held(s.hands[seat], s.variants.max_value)


def _weigh_turn(s: Havoc, seat: int, options: list[str]) -> list[float]:
    """Havoc when some layout promises more than it costs."""
    if HAVOC not in options:
        return [1.0] * len(options)
    promise = plans(s, seat, s.row[0])[0][0] + BLIND * BATTLES[s.row[0]].deal_initiator
    return [exp(min(1.2 * (promise - 1.6), 6.0)) if option == HAVOC else 1.0 for option in options]


def _weigh_step(s: Havoc, seat: int, options: list[Card | str]) -> list[float]:
    held = _held(s, seat)
    return [_weigh_one_step(s, held, option) for option in options]


def _weigh_one_step(s: Havoc, held: Held, option: Card | str) -> float:
    if option == DRAW_DECK:
        return 1.0
    if option == CATCH:
        best = max((held.gain(card) for card in s.recruits), default=0.0)
        return 2.0 if best > DOG_BACK + 0.6 else 0.02
    if option == ROB:
        return 0.02
    assert isinstance(option, int)
    if option >= PLACE:
        return exp(-3.0 * held.loss(option - PLACE))
    return exp(2.5 * (held.gain(option) - BLIND))


def _weigh_gains(s: Havoc, seat: int, options: list[Card | str]) -> list[float]:
    """Cards to take: by what they add; a blind draw and stopping by what they usually bring."""
    held = _held(s, seat)
    weights = []
    for option in options:
        if isinstance(option, int):
            weights.append(exp(2.5 * held.gain(option)))
        else:
            weights.append({DECK: exp(2.5 * BLIND), ROB: 0.5, DONE: 0.01}[option])
    return weights


def _weigh_losses(s: Havoc, seat: int, options: list[Card]) -> list[float]:
    held = _held(s, seat)
    return [exp(-3.0 * held.loss(card)) for card in options]


def _weigh_laying(s: Havoc, seat: int, options: list[Card | str]) -> list[float]:
    """The next card of each of the best plans, in order; the word that ends it where nothing of a plan is left."""
    weights = dict.fromkeys(options, 0.0)
    word = options[-1]
    found = plans(s, seat, s.battle)[:PLANS]
    for value, cards in found:
        left = sorted(cards)
        for card in s.chosen[seat]:
            left.remove(card)
        following = left[0] if left else word
        if following in weights:
            weights[following] += exp(max(1.5 * (value - found[0][0]), -20.0))
    if not any(weights.values()):  # what was chosen fits into no plan
        weights[word] = 1.0
    return list(weights.values())


def _weigh_dogs_out(s: Havoc, seat: int, options: list[int]) -> list[float]:
    strengths = [strength(s.laid[seat][out:]) for out in options]
    return [1.0 if strong == max(strengths) else 0.02 for strong in strengths]


def _weigh_next(s: Havoc, seat: int, options: list[int]) -> list[float]:
    return [1.0] * len(options)


def _weigh_swap(s: Havoc, seat: int, options: list[int]) -> list[float]:
    """All dogs but those that the strongest layout needs."""
    hand = s.hands[seat]
    spare = hand.count(DOG) - strongest(hand).count(DOG)
    best = max(0, min(spare, max(options)))
    return [1.0 if option == best else 0.1 for option in options]


def _weigh_final(s: Havoc, seat: int, options: list[Card | str]) -> list[float]:
    """The strongest layout, and then done."""
    cards = strongest(sorted(s.hands[seat] + s.chosen[seat]))
    for card in s.chosen[seat]:
        if card in cards:
            cards.remove(card)
    return [(1.0 if option in cards else 0.001) if cards else float(option == DONE) + 0.001 for option in options]


WEIGHTS: dict[str, Callable[[Havoc, int, list[Any]], list[float]]] = {
    "turn": _weigh_turn,
    "recruit_step": _weigh_step,
    "catch_target": _weigh_gains,
    "rob_pick": _weigh_gains,
    "peace_discard": _weigh_losses,
    "open_battle": _weigh_laying,
    "join": _weigh_laying,
    "lay": _weigh_laying,
    "dogs_out": _weigh_dogs_out,
    "activate": _weigh_gains,
    "next_battle": _weigh_next,
    "swap": _weigh_swap,
    "final": _weigh_final,
}
