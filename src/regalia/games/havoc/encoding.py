"""Havoc for learners; cards are counted by name, dogs and backs aside."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.core.encoding import Encoding, Features, around, one_hot, relative, vocabulary
from regalia.games.havoc import notation
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS
from regalia.games.havoc.pieces.cards import CARDS, COLOURS, DOG, MOST_VALUE, Card
from regalia.games.havoc.state import IN_DRAW_PILE, OUT, Havoc

VERBS = ("take_recruit", "place", "scavenge")
WORDS = vocabulary(
    notation.RECRUIT, notation.HAVOC, notation.DRAW_DECK, notation.CATCH, notation.ROB, notation.FROM_DECK,
    notation.DONE, notation.PASS, notation.STAY_OUT, *VERBS, *CARDS, *BATTLE_NUMBERS,
)  # fmt: skip
ALL_CARDS = MOST_VALUE * len(COLOURS)


def _counted(cards: Sequence[Card]) -> list[float]:
    """Which cards are there, by value and colour."""
    found = [0.0] * ALL_CARDS
    for card in cards:
        value, colour = card >> 3, card & 7
        if 1 <= value <= MOST_VALUE:
            found[(value - 1) * len(COLOURS) + colour] += 1
    return found


def features(s: Havoc, seat: int) -> Features:
    yield "peace", [s.peace]
    yield "is_turned", [s.is_turned]
    yield "is_free", [s.is_free]
    yield "draws", [s.draws]
    yield "dogs_played", [s.dogs_played]
    for name in ("active", "keeper", "initiator", "winner", "going", "john_after"):
        yield name, [relative(getattr(s, name), seat, s.seats)]
    yield "john", one_hot(s.john, IN_DRAW_PILE + 5)
    yield "john_place", [s.john_place]
    yield "battle", one_hot(s.battle, len(BATTLE_NUMBERS) + 1)
    yield "row", [float(number in s.row) for number in BATTLE_NUMBERS.values()]
    yield "next_battle", one_hot(s.row[0] if s.row else 0, len(BATTLE_NUMBERS) + 1)
    yield "deck", [len(s.deck)]
    yield "discard", _counted(s.discard)
    yield "buried", _counted([card for _, card, _ in s.buried])
    yield "discarded", [len(s.discard), len(s.buried)]
    yield "recruits", _counted(s.recruits)
    yield "recruit_dogs", [s.recruits.count(DOG)]
    yield "hand", _counted(s.hands[seat])
    yield "dogs", [s.hands[seat].count(DOG)]
    yield "chosen", _counted(s.chosen[seat])
    yield "chosen_dogs", [s.chosen[seat].count(DOG)]
    for at, other in enumerate(around(seat, s.seats)):
        yield f"hand_size.{at}", [len(s.hands[other])]
        yield f"known.{at}", _counted(s.known[other])
        yield f"known_dogs.{at}", [s.known[other].count(DOG)]
        yield f"laid.{at}", _counted(s.laid[other])
        yield f"laid_dogs.{at}", [s.laid[other].count(DOG)]
        yield f"points.{at}", [s.points[other]]
        yield f"won.{at}", [float(number in s.won[other]) for number in BATTLE_NUMBERS.values()]
        yield f"status.{at}", one_hot(s.status[other], OUT + 1)
        yield f"dogs_out.{at}", [s.out[other], s.used[other]]
        yield f"place.{at}", [s.place[other]]


ENCODING = Encoding(1, WORDS, features)
