"""A situation as readable JSON and back."""

from __future__ import annotations

from collections import Counter

import msgspec

from regalia.core.dice import Dice
from regalia.core.errors import BadPosition
from regalia.core.files.forms import BySeat, Names, bits_of, copied, if_given, must_be_seats, numbers_in, or_none, put
from regalia.core.rulebook import Setup
from regalia.games.havoc.checking import all_cards, cards_dealt
from regalia.games.havoc.pieces.battles import BATTLES, NO_BATTLE
from regalia.games.havoc.pieces.cards import JOHN, NAMES, Card
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

AS_IT_IS = ("phase", "active", "draws", "dogs_played", "going", "john_place")
STATUS = Names("status", {UNDECIDED: "undecided", IN: "in", PASSED: "passed", OUT: "out"})
JOHN_IS = Names(
    "place of John of Gaunt",
    {
        NO_JOHN: "absent",
        IN_DRAW_PILE: "in_draw_pile",
        WAITING: "waiting",
        FIGHTS: "fights",
        KEEPS_PEACE: "keeps_peace",
        GONE: "gone",
    },
)
BATTLE = Names("battle", {number: battle.id for number, battle in BATTLES.items()})
IN_DECK = Names("card", NAMES, known="blue_1 to black_18, dog and, only in the deck, john_of_gaunt")
CARD = Names("card", {card: name for card, name in NAMES.items() if card != JOHN}, known="blue_1 to black_18, dog")
JOHNS_NAME, HAVOC_NAME = "john", "havoc"

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


class Situation(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
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
    players: BySeat[Player]


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Havoc) -> Situation:
    return Situation(
        **copied(s, AS_IT_IS),
        peacekeeper=_write_seat(s.keeper),
        peace=HAVOC_NAME if s.peace == HAVOC_SIDE else s.peace,
        turned=s.is_turned,
        free_turn=s.is_free,
        battle=BATTLE.name_or_none(s.battle),
        initiator=or_none(_write_seat(s.initiator), NOBODY),
        winner=or_none(_write_seat(s.winner), NOBODY),
        john=JOHN_IS.name(s.john),
        john_after=or_none(s.john_after, NOBODY),
        row=BATTLE.names(s.row),
        deck=IN_DECK.names(s.deck[::-1]),
        discard=CARD.names(s.discard),
        buried=[Buried(seat=seat, card=CARD.name(card), knows=numbers_in(bits)) for seat, card, bits in s.buried],
        recruits=CARD.names(s.recruits),
        players=[_write_player(s, seat) for seat in range(s.seats)],
    )


def _write_player(s: Havoc, seat: int) -> Player:
    return Player(
        hand=CARD.names(s.hands[seat]),
        known=CARD.names(s.known[seat]),
        laid=CARD.names(s.laid[seat]),
        points=s.points[seat],
        won=BATTLE.names(s.won[seat]),
        status=STATUS.name(s.status[seat]),
        dogs_out=s.out[seat],
        dogs_used=s.used[seat],
        place=s.place[seat],
    )


def _write_seat(seat: int) -> Seat:
    return JOHNS_NAME if seat == JOHN_SEAT else seat


# --- reading ----------------------------------------------------------------------------------------------------------


def read(given: Situation, setup: Setup, dice: Dice) -> Havoc:
    """BadPosition says what in it cannot be understood; `check` looks at the rest."""
    s = empty_table(setup, dice, 0)
    put(s, copied(given, AS_IT_IS))
    s.keeper = _read_seat(given.peacekeeper)
    s.peace = _read_peace(given.peace)
    s.is_turned, s.is_free = given.turned, given.free_turn
    s.battle = BATTLE.number_or(NO_BATTLE, given.battle)
    s.initiator = _read_seat(given.initiator)
    s.winner = _read_seat(given.winner)
    s.john = JOHN_IS.number_or(s.john, given.john)
    s.john_after = if_given(given.john_after, NOBODY)
    s.row = s.row if given.row is None else BATTLE.numbers(given.row)
    s.discard, s.recruits = CARD.numbers(given.discard), CARD.numbers(given.recruits)
    s.buried = [_read_buried(s, each) for each in given.buried]
    for seat, player in enumerate(given.players):
        _read_player(s, seat, player)
    s.deck = _rest(s) if given.deck is None else IN_DECK.numbers(reversed(given.deck))
    return s


def _read_player(s: Havoc, seat: int, player: Player) -> None:
    s.hands[seat] = sorted(CARD.numbers(player.hand))
    s.known[seat] = sorted(CARD.numbers(player.known))
    s.laid[seat] = sorted(CARD.numbers(player.laid))
    s.points[seat], s.place[seat] = player.points, player.place
    s.won[seat] = tuple(BATTLE.numbers(player.won))
    s.status[seat] = STATUS.number(player.status)
    s.out[seat], s.used[seat] = player.dogs_out, player.dogs_used


def _rest(s: Havoc) -> list[Card]:
    """All cards that lie nowhere else, shuffled."""
    rest = Counter(all_cards(s)) - Counter(cards_dealt(s))
    cards = sorted(rest.elements())
    s.dice.shuffle(cards)
    return cards


def _read_buried(s: Havoc, buried: Buried) -> tuple[int, Card, int]:
    must_be_seats(s.seats, "who knows a buried card", buried.knows)
    return buried.seat, CARD.number(buried.card), bits_of(buried.knows)


def _read_seat(seat: Seat | None) -> int:
    if isinstance(seat, str) and seat != JOHNS_NAME:
        raise BadPosition(f"{seat!r} is neither a seat nor {JOHNS_NAME!r}")
    return JOHN_SEAT if isinstance(seat, str) else if_given(seat, NOBODY)


def _read_peace(peace: int | str) -> int:
    if isinstance(peace, int):
        return peace
    if peace != HAVOC_NAME:
        raise BadPosition(f"the Havoc/Peace card shows a number or {HAVOC_NAME!r}, not {peace!r}")
    return HAVOC_SIDE
