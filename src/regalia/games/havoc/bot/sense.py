"""What a position is worth."""

from __future__ import annotations

from math import exp

from regalia.core.rulebook import Leaning
from regalia.core.state import OVER
from regalia.games.havoc.bot.layouts import DOG_BACK
from regalia.games.havoc.bot.prospects import contenders, prospect
from regalia.games.havoc.bot.worth import BLIND, THRIFT, Held, points_at, quality, worth
from regalia.games.havoc.pieces.battles import BATTLES, CASTILLON, NO_BATTLE
from regalia.games.havoc.pieces.cards import COLOURS, DOG, MOST_VALUE, Card
from regalia.games.havoc.rules.combinations import best_reading, strength, strongest
from regalia.games.havoc.rules.ending import ranking
from regalia.games.havoc.rules.reckoning import shares
from regalia.games.havoc.state import IN, OUT, UNDECIDED, Havoc

SURE_AT_THE_END, SURE_PER_BATTLE = 1.5, 0.9
"""How many points of advantage make a position nearly three to one: at Castillon, and more for each battle before."""

LASTING = 0.35
"""How much of their worth cards still have when only Castillon is left."""

FEW, FIRST_CARDS, NEAR_THE_END = 7, 1.5, 1 / 3
"""So many cards are worth more by this than by what they make: with fewer nobody can choose what to fight for.

Not when only so much of the game is ahead.
"""

OFFICE = 0.4
"""Being Peacekeeper and active after a battle."""


def by_hand(s: Havoc) -> list[float]:
    """Each seat's chance of winning, as felt from points, hands and the battle on the table."""
    if s.phase == OVER:
        return [float(place == 1) for place in ranking(s)]
    totals = [standing(parts) for parts in components(s)]
    sure = SURE_AT_THE_END + SURE_PER_BATTLE * len(s.row)
    return [_chance(totals, seat, sure) for seat in range(s.seats)]


COMPONENTS = ("points", "hand", "castillon", "battle", "dogs_back", "deal", "office")
BY_HAND = (1.0, THRIFT, 1.0, 1.0, THRIFT * DOG_BACK, THRIFT * BLIND, OFFICE)
POINTS, HAND, LAST, BATTLE, DOGS_BACK, DEAL, AS_KEEPER = range(len(COMPONENTS))


def components(s: Havoc) -> list[list[float]]:
    """By seat: points, and what the hand, the battle on the table and its aftermath will bring."""
    found = [[float(points), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0] for points in s.points]
    if len(s.row) == 1 and s.battle in (NO_BATTLE, CASTILLON):
        _add_castillon(s, found)
        return found
    lasting = LASTING + (1 - LASTING) * still_ahead(s)
    first = FIRST_CARDS * max(still_ahead(s) - NEAR_THE_END, 0.0)
    for seat, parts in enumerate(found):
        hand = s.hands[seat] + s.chosen[seat]
        parts[HAND] = lasting * worth(hand, s.variants.max_value) + first * min(len(hand), FEW)
    if s.phase in ("join", "lay", "reckoning"):
        _add_battle(s, found, lasting)
    elif s.battle != NO_BATTLE:
        _add_aftermath(s, found, lasting)
    elif s.keeper >= 0:
        found[s.keeper][AS_KEEPER] = float(s.peace == 1)
    return found


def standing(parts: list[float]) -> float:
    """All of it in points, as somebody weighed it."""
    return sum(part * weight for part, weight in zip(parts, BY_HAND, strict=True))


def is_quiet(s: Havoc) -> bool:
    """A battle is judged when it is over."""
    return s.battle == NO_BATTLE


def is_settled(s: Havoc, since: Havoc) -> bool:
    """When the next battle is over, or has been let lapse."""
    return s.battle == NO_BATTLE and len(s.row) < len(since.row)


def _chance(totals: list[float], seat: int, sure: float) -> float:
    rival = max(totals[:seat] + totals[seat + 1 :])
    return 1 / (1 + exp(max(min((rival - totals[seat]) / sure, 50.0), -50.0)))


def _add_castillon(s: Havoc, found: list[list[float]]) -> None:
    """What everybody would get if all laid now."""
    ranked = []
    for seat in range(s.seats):
        hand = sorted(s.hands[seat] + s.chosen[seat])
        cards = strongest(hand)
        ranked.append((seat, (strength(cards), len(cards) - len(hand))))
    for seat, _, points in shares(s.variants.points[CASTILLON], ranked):
        found[seat][LAST] = float(points)


def _add_battle(s: Havoc, found: list[list[float]], lasting: float) -> None:
    """What the layouts will probably bring, dogs and the deal included."""
    points, battle = s.variants.points[s.battle], BATTLES[s.battle]
    for seat, parts in enumerate(found):
        laid = s.laid[seat]
        if laid and s.status[seat] != OUT:
            strong = best_reading(laid)
            parts[BATTLE] = prospect(strong, points, contenders(s, seat), s.variants.max_value)
            parts[DOGS_BACK] = lasting * float(min(2, laid.count(DOG)))
    if s.initiator >= 0:
        found[s.initiator][DEAL] = lasting * float(battle.deal_initiator)


def _add_aftermath(s: Havoc, found: list[list[float]], lasting: float) -> None:
    """Points are given; dogs still to be activated and the deal are to come."""
    for seat, parts in enumerate(found):
        parts[DOGS_BACK] = lasting * float(max(0, min(2 - s.used[seat], s.laid[seat].count(DOG))))
    if s.initiator >= 0:
        found[s.initiator][DEAL] = lasting * float(BATTLES[s.battle].deal_initiator)
    if s.winner >= 0:
        found[s.winner][AS_KEEPER] = 1.0


# --- what the value is learned from -----------------------------------------------------------------------------------

NAMES = (
    "standing", *COMPONENTS, "cards", "dogs", "high", "singles", "pairs", "threes", "fours", "colour_5", "colour_6",
    "two_sets", "best_hand", "best_class", "second_hand", "stronger_than", "castillon_now", "next_prize", "hidden",
    "peace_soon", "recruits_for_it", "undecided", "in_battle", "battle_now", "laid", "keeper", "active", "next",
)  # fmt: skip
BATTLES_IN_ALL = 9

STYLES = {
    "bold": Leaning(own={"points": 0.02, "battle": 0.03}),
    "thrifty": Leaning(own={"hand": 0.03}),
    "vengeful": Leaning(rival={"standing": -0.03}),
}
"""What knights of a style are fond of, in log-odds of winning for each of these numbers."""


def features(s: Havoc) -> list[list[float]]:
    """By seat: what is felt by hand, its parts, what the hand holds, and how it stands beside the others."""
    hands = [sorted(s.hands[seat] + s.chosen[seat]) for seat in range(s.seats)]
    best = [strongest(hand) for hand in hands]
    strengths = [strength(cards) for cards in best]
    rows = []
    for seat, parts in enumerate(components(s)):
        row = [standing(parts)]
        row += parts
        row += _cards(hands[seat], best[seat], s.variants.max_value)
        row += _beside_others(s, seat, strengths)
        row += _position(s, seat, hands[seat])
        rows.append(row)
    return rows


def _cards(hand: list[Card], best: list[Card], top: int) -> list[float]:
    """What a hand holds, and what is left of it beyond its strongest layout."""
    values = [0] * (MOST_VALUE + 1)
    colours = [0] * len(COLOURS)
    dogs = high = 0
    for card in hand:
        if card:
            values[card >> 3] += 1
            colours[card & 7] += 1
            high += card >> 3
        else:
            dogs += 1
    colour, pairs, threes, fours = max(colours), values.count(2), values.count(3), 0
    for count in values:
        fours += count > 3
    strong = strength(best)
    rest = hand[:]
    for card in best:
        rest.remove(card)
    return [
        float(len(hand)),
        float(dogs),
        high / top,
        float(values.count(1)),
        float(pairs),
        float(threes),
        float(fours),
        float(colour >= 5),
        float(colour >= 6),
        float(pairs + threes + fours > 1),
        quality(strong, top),
        float(strong >> 30),
        quality(strength(strongest(rest)), top) if rest else 0.0,
    ]


def _beside_others(s: Havoc, seat: int, strengths: list[int]) -> list[float]:
    """How many hands are weaker than this one, and what that would bring at Castillon and in the next battle."""
    stronger = 0
    for other in strengths:
        stronger += other > strengths[seat]
    points = s.variants.points
    return [
        float(s.seats - 1 - stronger),
        points_at(points[CASTILLON], stronger + 1.0),
        points_at(points[s.row[0]], stronger + 1.0) if s.row else 0.0,
    ]


def _position(s: Havoc, seat: int, hand: list[Card]) -> list[float]:
    """Who is next to choose, and what for."""
    fights = s.phase in ("join", "lay")
    return [
        float(len(hand) - len(s.known[seat])),
        s.peace / s.variants.peace_sides if s.keeper == seat and s.peace > 0 else 0.0,
        _best_recruits(s, seat) if s.battle == NO_BATTLE and s.active == seat else 0.0,
        float(s.phase == "join" and s.status[seat] == UNDECIDED),
        float(fights and s.status[seat] == IN),
        _if_all_passed(s, seat) if fights else 0.0,
        float(len(s.laid[seat])) if fights else 0.0,
        float(s.keeper == seat),
        float(s.active == seat),
        float(s.left_of[s.active] == seat),
    ]


def _if_all_passed(s: Havoc, seat: int) -> float:
    """The points of a layout as it lies there."""
    laid = s.laid[seat]
    if not laid:
        return 0.0
    strong, place = best_reading(laid), 1.0
    for other in s.laid:
        if other and best_reading(other) > strong:
            place += 1.0
    return points_at(s.variants.points[s.battle], place)


def _best_recruits(s: Havoc, seat: int) -> float:
    """What the two best recruits would add to a hand."""
    held = Held(s.hands[seat], s.variants.max_value)
    gains = sorted([max(held.gain(card) - BLIND, 0.0) for card in s.recruits])
    return sum(gains[-2:])


def still_ahead(s: Havoc) -> float:
    return len(s.row) / BATTLES_IN_ALL
