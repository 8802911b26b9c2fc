"""Before the first turn (S1 to S4), and the options of the program (V1 to V9)."""

from __future__ import annotations

from functools import cache
from operator import itemgetter

from regalia.core.dice import Dice
from regalia.core.game_options import Data, GameOption, SeatNumber, Whole, Word
from regalia.core.rulebook import Setup
from regalia.games.barony.pieces.board import Board, deal, example_maps, explicit_board, read_map, sample_board
from regalia.games.barony.pieces.numbers import BARON, MAX_ROUNDS, PIECES_PER_PLAYER, TOKENS_IN_STOCK
from regalia.games.barony.state import NOBODY, Barony, Variants, city_ground_at_first, closed_at_first

OPTIONS = (
    GameOption("first_player", (Word(("random",)), SeatNumber()), "random"),
    GameOption(
        "map",
        (Word(("random",)), Data("a sample board or a list of [q, r, terrain]", read_map, example_maps)),
        "random",
    ),
    GameOption("board_check", (Word(("connected", "none")),), "connected", needs=(("map", "random"),)),
    GameOption("lake_spacing", (Word(("free", "apart")),), "free", needs=(("map", "random"),)),
    GameOption("placement", (Word(("manual", "auto")),), "manual"),
    GameOption("overpay", (Word(("minimal", "any")),), "minimal"),
    GameOption("resource_supply", (Word(("limited", "unlimited")),), "limited"),
    GameOption("passing", (Word(("only_if_stuck", "always")),), "only_if_stuck"),
    GameOption("max_rounds", (Whole(0),), MAX_ROUNDS),
)


def may_last(setup: Setup) -> bool:
    """Without a last round (R11.7) knights may ride to and fro for ever."""
    return bool(setup.options["max_rounds"] == 0)


def lay_board(setup: Setup, dice: Dice) -> Board:
    """S1; a given map needs no dice."""
    options = setup.options
    if options["map"] == "random":
        return deal(setup.seats, dice, options["board_check"] == "connected", options["lake_spacing"] == "apart")
    if isinstance(options["map"], str):
        return sample_board(options["map"])
    return explicit_board(options["map"])


VARIANTS = itemgetter("overpay", "resource_supply", "passing", "max_rounds", "placement")
_variants = cache(Variants)  # which never change, and are slow to make


def new_state(setup: Setup, dice: Dice) -> Barony:
    """Board, stock, pieces and first player (S1 to S4)."""
    board = lay_board(setup, dice)
    wished = setup.options["first_player"]
    first = dice.below(setup.seats) if wished == "random" else wished
    return empty_table(setup, dice, board, first)


def empty_table(setup: Setup, dice: Dice, board: Board, first: int) -> Barony:
    """A board without pieces; every player has all of theirs in reserve."""
    seats, hexes = setup.seats, len(board.terrain)
    return Barony(
        phase="placement",
        dice=dice,
        shown=0,
        news=None,
        board=board,
        variants=_variants(*VARIANTS(setup.options)),
        seats=seats,
        first=first,
        active=first,
        round=1,
        placed=0,
        passes=0,
        is_last_round=False,
        building=bytearray(hexes),
        owner=bytearray([NOBODY]) * hexes,
        knights=[bytearray(hexes) for _ in range(seats)],
        reserve=[PIECES_PER_PLAYER] * seats,
        box=((0,) * len(PIECES_PER_PLAYER),) * seats,
        tokens=[(0,) * len(TOKENS_IN_STOCK)] * seats,
        stock=list(TOKENS_IN_STOCK),
        titles=(BARON,) * seats,
        new_cities=(0,) * seats,
        standings=(),
        gold=[0] * seats,
        where=[[] for _ in range(seats)],
        cities=((),) * seats,
        villages=((),) * seats,
        present=[0] * hexes,
        closed=closed_at_first(board),
        city_ground=city_ground_at_first(board),
        city_sites=((),) * seats,
    )
