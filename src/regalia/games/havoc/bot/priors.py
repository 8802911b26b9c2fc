"""Which options a good player looks at first."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import exp
from typing import Any

from regalia.core.asking import Ask
from regalia.games.havoc.bot.layouts import DOG_BACK, plans
from regalia.games.havoc.bot.worth import BLIND, Held
from regalia.games.havoc.notation import CATCH, DONE, DRAW_DECK, FROM_DECK, HAVOC, PLACE, ROB
from regalia.games.havoc.pieces.battles import BATTLES
from regalia.games.havoc.pieces.cards import DOG, Card
from regalia.games.havoc.rules.combinations import strength, strongest
from regalia.games.havoc.state import Havoc

HOPELESS = 0.04
"""Options that weigh so little against the best one are not looked at."""

PROMISING, OF_THE_PRIZE = 3.75, 0.2
"""Points that make Havoc as likely as recruiting, and how much of the first prize they are more."""

DEALT = 0.9
"""What a card that is dealt is worth in points."""

PLANS = 4
"""Layouts that are looked at."""


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[[Havoc, int, list[Any]], list[float]] = WEIGHTS[ask.kind.id]
    weights = weigh(ask.state, ask.seat, list(ask.options))
    least = HOPELESS * max(weights)
    return [weight if weight >= least else 0.0 for weight in weights]


def quick(ask: Ask) -> Any:
    """The likeliest option: in a battle that of the best plan, which needs no weighing of the others."""
    name = ask.kind.id
    if name in LAYING:
        return _next_card(ask.state, ask.seat, list(ask.options))
    weigh: Callable[[Havoc, int, list[Any]], list[float]] = WEIGHTS[name]
    weights = weigh(ask.state, ask.seat, list(ask.options))
    return ask.options[weights.index(max(weights))]


def _held(s: Havoc, seat: int) -> Held:
    return Held(s.hands[seat], s.variants.max_value)


def _weigh_turn(s: Havoc, seat: int, options: list[str]) -> list[float]:
    """Havoc when some layout promises enough more than it costs: else another card makes it better."""
    if HAVOC not in options:
        return [1.0] * len(options)
    battle = s.row[0]
    promise = next(plans(s, seat, battle))[0] + DEALT * BATTLES[battle].deal_initiator
    doubt = PROMISING + OF_THE_PRIZE * s.variants.points[battle][0]
    return [exp(min(1.2 * (promise - doubt), 6.0)) if option == HAVOC else 1.0 for option in options]


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
            weights.append({FROM_DECK: exp(2.5 * BLIND), ROB: 0.5, DONE: 0.01}[option])
    return weights


def _weigh_losses(s: Havoc, seat: int, options: list[Card]) -> list[float]:
    held = _held(s, seat)
    return [exp(-3.0 * held.loss(card)) for card in options]


def _weigh_laying(s: Havoc, seat: int, options: list[Card | str]) -> list[float]:
    """The next card of each of the best plans, in order; the word that ends it where nothing of a plan is left."""
    weights = dict.fromkeys(options, 0.0)
    word = options[-1]
    found = list(islice(plans(s, seat, s.battle), PLANS))
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


def _next_card(s: Havoc, seat: int, options: list[Card | str]) -> Card | str:
    """The first card of the best plan that has all chosen ones and goes on."""
    chosen = s.chosen[seat]
    for _, cards in plans(s, seat, s.battle):
        following = options[-1]
        for at, card in enumerate(cards):
            if cards[: at + 1].count(card) > chosen.count(card):
                following = card
                break
        if following in options:
            return following
    return options[-1]


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


LAYING = ("open_battle", "join", "lay")
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
