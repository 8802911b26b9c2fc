"""A situation as readable JSON and back, and what every situation must satisfy."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.rulebook import Setup
from regalia.core.state import OVER
from regalia.games.havoc import rules
from regalia.games.havoc.battles import BATTLES, CASTILLON, NO_BATTLE, NUMBERS
from regalia.games.havoc.cards import CARDS, DOG, JOHN, NAMES, PACKS, Card
from regalia.games.havoc.hands import MOST_IN_COMBAT, MOST_OUT
from regalia.games.havoc.rules.dogs import MOST_ACTIVATED
from regalia.games.havoc.rules.recruiting import MOST_DOGS, REGULAR_DRAWS
from regalia.games.havoc.setup import empty_table
from regalia.games.havoc.state import (
    FIGHTS,
    GONE,
    HAVOC_SIDE,
    IN,
    IN_DRAW_PILE,
    JOHN_SEAT,
    KEEPS_PEACE,
    NO_JOHN,
    NOBODY,
    OUT,
    PASSED,
    UNDECIDED,
    WAITING,
    Havoc,
)

STATUS = {UNDECIDED: "undecided", IN: "in", PASSED: "passed", OUT: "out"}
JOHN_IS = {
    NO_JOHN: "absent",
    IN_DRAW_PILE: "in_draw_pile",
    WAITING: "waiting",
    FIGHTS: "fights",
    KEEPS_PEACE: "keeps_peace",
    GONE: "gone",
}
JOHNS_NAME = "john"

Seat = int | str
"""A seat, or `john`."""


class Buried(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A card discarded face down: by whom, and who knows it."""

    seat: int
    card: str
    knows: list[int]


class Player(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What one seat has; `known` are those cards that everybody saw it take."""

    hand: list[str] = []
    known: list[str] = []
    laid: list[str] = []
    points: int = 0
    won: list[str] = []
    status: str = "undecided"
    dogs_out: int = 0
    dogs_used: int = 0
    place: int = 0


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """By hand `players` is enough: all battles are to come, cards not named are the draw pile; its top comes first."""

    phase: str = "turn"
    active: int = 0
    peacekeeper: Seat = 0
    peace: int | str = 0
    turned: bool = False
    free_turn: bool = False
    draws: int = 0
    dogs_played: int = 0
    battle: str | None = None
    initiator: Seat | None = None
    winner: Seat | None = None
    going: int = 0
    john: str | None = None
    john_after: int | None = None
    john_place: int = 0
    row: list[str] | None = None
    deck: list[str] | None = None
    discard: list[str] = []
    buried: list[Buried] = []
    recruits: list[str] = []
    players: list[Player]


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Havoc) -> dict[str, Any]:
    table = Table(
        phase=s.phase,
        active=s.active,
        peacekeeper=_write_seat(s.keeper),
        peace="havoc" if s.peace == HAVOC_SIDE else s.peace,
        turned=s.is_turned,
        free_turn=s.is_free,
        draws=s.draws,
        dogs_played=s.dogs_played,
        battle=BATTLES[s.battle].id if s.battle else None,
        initiator=None if s.initiator == NOBODY else _write_seat(s.initiator),
        winner=None if s.winner == NOBODY else _write_seat(s.winner),
        going=s.going,
        john=JOHN_IS[s.john],
        john_after=None if s.john_after == NOBODY else s.john_after,
        john_place=s.john_place,
        row=[BATTLES[number].id for number in s.row],
        deck=_write_cards(s.deck[::-1]),
        discard=_write_cards(s.discard),
        buried=[
            Buried(seat=seat, card=NAMES[card], knows=[other for other in range(s.seats) if mask >> other & 1])
            for seat, card, mask in s.buried
        ],
        recruits=_write_cards(s.recruits),
        players=[_write_player(s, seat) for seat in range(s.seats)],
    )
    plain: dict[str, Any] = msgspec.to_builtins(table)
    return plain


def _write_player(s: Havoc, seat: int) -> Player:
    return Player(
        hand=_write_cards(s.hands[seat]),
        known=_write_cards(s.known[seat]),
        laid=_write_cards(s.laid[seat]),
        points=s.points[seat],
        won=[BATTLES[number].id for number in s.won[seat]],
        status=STATUS[s.status[seat]],
        dogs_out=s.out[seat],
        dogs_used=s.used[seat],
        place=s.place[seat],
    )


def _write_seat(seat: int) -> Seat:
    return JOHNS_NAME if seat == JOHN_SEAT else seat


def _write_cards(cards: list[Card]) -> list[str]:
    return [NAMES[card] for card in cards]


# --- reading ----------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], setup: Setup, dice: Dice) -> Havoc:
    """The state of a position; BadPosition says what in it cannot be understood."""
    try:
        table = msgspec.convert(data, Table)
    except msgspec.ValidationError as error:
        raise BadPosition(f"this position is broken: {error}") from None
    if table.phase not in (*rules.PHASES, OVER):
        raise BadPosition(f"there is no phase {table.phase!r}: {', '.join((*rules.PHASES, OVER))}")
    if len(table.players) != setup.seats:
        raise BadPosition(f"{len(table.players)} players for {setup.seats} seats")
    s = empty_table(setup, dice, 0)
    s.phase, s.active, s.going = table.phase, table.active, table.going
    s.keeper = _read_seat(table.peacekeeper)
    s.peace = _read_peace(table.peace)
    s.is_turned, s.is_free = table.turned, table.free_turn
    s.draws, s.dogs_played = table.draws, table.dogs_played
    s.battle = NO_BATTLE if table.battle is None else _read_battle(table.battle)
    s.initiator = NOBODY if table.initiator is None else _read_seat(table.initiator)
    s.winner = NOBODY if table.winner is None else _read_seat(table.winner)
    s.john_after = NOBODY if table.john_after is None else table.john_after
    s.john_place = table.john_place
    if table.john is not None:
        s.john = _named(JOHN_IS, table.john, "place of John of Gaunt")
    if table.row is not None:
        s.row = [_read_battle(id) for id in table.row]
    s.discard, s.recruits = _read_cards(table.discard), _read_cards(table.recruits)
    s.buried = [(each.seat, _read_cards([each.card])[0], _mask(each.knows)) for each in table.buried]
    for seat, player in enumerate(table.players):
        _read_player(s, seat, player)
    s.deck = _rest(s, setup, dice) if table.deck is None else _read_cards(table.deck, with_john=True)[::-1]
    return s


def _read_player(s: Havoc, seat: int, player: Player) -> None:
    s.hands[seat] = sorted(_read_cards(player.hand))
    s.known[seat] = sorted(_read_cards(player.known))
    s.laid[seat] = sorted(_read_cards(player.laid))
    s.points[seat], s.place[seat] = player.points, player.place
    s.won[seat] = tuple(_read_battle(id) for id in player.won)
    s.status[seat] = _named(STATUS, player.status, "status")
    s.out[seat], s.used[seat] = player.dogs_out, player.dogs_used


def _rest(s: Havoc, setup: Setup, dice: Dice) -> list[Card]:
    """All cards that lie nowhere else, shuffled."""
    rest = Counter(_all_cards(setup.seats, s.john == IN_DRAW_PILE)) - Counter(_lying(s))
    cards = sorted(rest.elements())
    dice.shuffle(cards)
    return cards


def _mask(seats: list[int]) -> int:
    if any(not 0 <= seat < max(PACKS) for seat in seats):
        raise BadPosition("who knows a discarded card is a list of seats")
    return sum(1 << seat for seat in {*seats})


def _read_seat(seat: Seat) -> int:
    if isinstance(seat, int):
        return seat
    if seat != JOHNS_NAME:
        raise BadPosition(f"{seat!r} is neither a seat nor {JOHNS_NAME!r}")
    return JOHN_SEAT


def _read_peace(peace: int | str) -> int:
    if isinstance(peace, int):
        return peace
    if peace != "havoc":
        raise BadPosition(f"the Havoc/Peace card shows a number or 'havoc', not {peace!r}")
    return HAVOC_SIDE


def _read_battle(id: str) -> int:
    if id not in NUMBERS:
        raise BadPosition(f"there is no battle {id!r}: {', '.join(NUMBERS)}")
    return NUMBERS[id]


def _named(names: dict[int, str], name: str, what: str) -> int:
    for value, each in names.items():
        if each == name:
            return value
    raise BadPosition(f"there is no {what} {name!r}: {', '.join(names.values())}")


def _read_cards(names: list[str], with_john: bool = False) -> list[Card]:
    for name in names:
        if name not in CARDS or (name == NAMES[JOHN] and not with_john):
            raise BadPosition(f"there is no card {name!r} here: cards are blue_1 to black_18, and dog")
    return [CARDS[name] for name in names]


# --- what must always hold --------------------------------------------------------------------------------------------


def check(s: Havoc) -> list[str]:
    """Everything that is wrong with a state, in words; an empty list when it can stand."""
    return [*_check_cards(s), *_check_numbers(s), *_check_battle(s), *_check_john(s)]


def _all_cards(seats: int, with_john: bool) -> list[Card]:
    pack = PACKS[seats]
    return [*pack.ordinary, *[DOG] * pack.dogs, *[JOHN] * with_john]


def _lying(s: Havoc) -> list[Card]:
    """All cards that are not in the draw pile."""
    cards = s.discard + s.recruits + [card for _, card, _ in s.buried]
    for seat in range(s.seats):
        cards += s.hands[seat] + s.chosen[seat] + s.laid[seat]
    return cards


def _check_cards(s: Havoc) -> list[str]:
    """Every card is somewhere, once; what is known is there or was buried; hands are in order."""
    wrong = []
    there = Counter(_lying(s) + s.deck)
    should = Counter(_all_cards(s.seats, s.john == IN_DRAW_PILE))
    if there != should:
        odd = sorted(NAMES.get(card, str(card)) for card in ((there - should) + (should - there)))
        wrong.append(f"not every card is somewhere once: {', '.join(odd[:8])}")
    for seat in range(s.seats):
        buried = [card for owner, card, _ in s.buried if owner == seat]
        if Counter(s.known[seat]) - Counter(s.hands[seat] + s.chosen[seat] + buried):
            wrong.append(f"seat {seat} has not all the cards that it is known to have")
        if any(cards != sorted(cards) for cards in (s.hands[seat], s.known[seat], s.chosen[seat], s.laid[seat])):
            wrong.append(f"cards of seat {seat} are not in order")
        dogs = s.laid[seat].count(DOG) + s.chosen[seat].count(DOG)
        others = len(s.laid[seat]) + len(s.chosen[seat]) - dogs
        if others + max(0, dogs - MOST_OUT) > MOST_IN_COMBAT:
            wrong.append(f"seat {seat} has laid too many cards (R5.3)")
    if any(not 0 <= owner < s.seats or not mask >> owner & 1 for owner, _, mask in s.buried):
        wrong.append("who discards a card face down is a seat, and knows it")
    return wrong


def _check_numbers(s: Havoc) -> list[str]:
    wrong = []
    if not all(0 <= seat < s.seats for seat in (s.active, s.going)):
        wrong.append(f"the active seats are from 0 to {s.seats - 1}")
    if not 0 <= s.keeper < s.seats and (s.keeper != JOHN_SEAT or s.john not in (FIGHTS, KEEPS_PEACE)):
        wrong.append("the Peacekeeper is a seat, or John while he is there")
    if not HAVOC_SIDE <= s.peace <= s.variants.peace_sides:
        wrong.append(f"the Peace card has the numbers 1 to {s.variants.peace_sides}")
    if len(s.recruits) > s.variants.recruits_limit:
        wrong.append(f"there are more than {s.variants.recruits_limit} recruits (R2.3)")
    if not 0 <= s.draws <= REGULAR_DRAWS or not 0 <= s.dogs_played <= MOST_DOGS:
        wrong.append("more draws or dogs in a recruiting turn than there can be (R2.4)")
    if min(s.points) < 0 or min(s.place) < 0 or max(s.place) > s.seats + 1:
        wrong.append("points or places are out of bounds")
    if len({*s.row}) != len(s.row) or any(battle > CASTILLON for battle in s.row):
        wrong.append("the row has each battle once, and never Chevauchées")
    if s.phase != OVER and (not s.row or s.row[-1] != CASTILLON):
        wrong.append("Castillon is the last of the row")
    return wrong


def _check_battle(s: Havoc) -> list[str]:
    """In a battle somebody has cried Havoc; otherwise nothing is laid."""
    wrong = []
    fighting = s.phase in ("join", "lay", "reckoning", "activation", "aftermath")
    if fighting and (s.initiator not in (*range(s.seats), JOHN_SEAT) or not s.battle):
        wrong.append("a battle has an initiator and a battle card")
    if s.phase in ("johns_turn", "last_deal", "swap") and any(s.laid):
        wrong.append("cards are laid, but there is no battle")
    if s.phase in ("activation", "aftermath") and s.winner not in (*range(s.seats), JOHN_SEAT):
        wrong.append("a battle that is over has a winner")
    if s.phase == "lay" and s.status[s.going] != IN:
        wrong.append("who lays cards is in the battle")
    if not all(0 <= used <= MOST_ACTIVATED for used in s.used) or not all(0 <= out <= MOST_OUT for out in s.out):
        wrong.append("more than two dogs out of combat or activated (R5.3, R7.4)")
    return wrong


def _check_john(s: Havoc) -> list[str]:
    wrong = []
    if (s.john == IN_DRAW_PILE) != (JOHN in s.deck):
        wrong.append("John of Gaunt is in the draw pile, or he is not (R9.1)")
    if s.john in (WAITING, FIGHTS, KEEPS_PEACE) and not 0 <= s.john_after < s.seats:
        wrong.append("John of Gaunt sits left of the seat that drew him (R9.4)")
    return wrong
