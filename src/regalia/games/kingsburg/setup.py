"""Before the first year (S1 to S5), and the options of the program (V1 to V13)."""

from __future__ import annotations

from regalia.core.dice import Dice
from regalia.core.game_options import GameOption, Word
from regalia.core.rulebook import Setup
from regalia.games.kingsburg.pieces.enemies import HIDDEN, OF_YEAR
from regalia.games.kingsburg.pieces.goods import NOTHING
from regalia.games.kingsburg.pieces.numbers import PLUS2_TOKENS, SPRING, YEARS, load
from regalia.games.kingsburg.pieces.provinces import EMPTY
from regalia.games.kingsburg.state import NOBODY, NOT_DECLARED, SOURCES, Kingsburg, Variants

_data = load("options.toml")
RULESET = _data["ruleset"]

OPTIONS = (
    GameOption(
        "ruleset",
        (Word(tuple(RULESET["values"])),),
        RULESET["default"],
        presets={name: {each["id"]: str(each[name]) for each in _data["option"]} for name in RULESET["values"]},
    ),
    *(
        GameOption(
            str(each["id"]),
            (Word(tuple(map(str, each["values"]))),),
            str(each["default"]),
            only_for=range(2, 3) if each["id"] == "two_player_set_aside" else None,
        )
        for each in _data["option"]
    ),
)


def variants(setup: Setup) -> Variants:
    options = setup.options
    return Variants(
        free_goods_kind=options["free_goods_kind"],
        smuggler_vp=int(options["smuggler_vp"]),
        chapel_effect=options["chapel_effect"],
        town_hall=options["town_hall"],
        plus2_limit=options["plus2_limit"],
        plus2_supply=options["plus2_supply"],
        envoy_timing=options["envoy_timing"],
        vp_floor=options["vp_floor"],
        cathedral_goods=options["cathedral_goods"],
        two_player_set_aside=options["two_player_set_aside"],
        final_tie=options["final_tie"],
    )


def empty_table(setup: Setup, dice: Dice) -> Kingsburg:
    """Nothing drawn yet, turn order by seat (S1, S2)."""
    seats = setup.seats
    return Kingsburg(
        phase="aid",
        dice=dice,
        shown=0,
        news=None,
        variants=variants(setup),
        seats=seats,
        year=1,
        season=SPRING,
        order=tuple(range(seats)),
        waiting=(),
        own=[()] * seats,
        white=[()] * seats,
        aside=[0] * seats,
        totals=[0] * seats,
        court=(),
        taken=0,
        serving=(),
        aid=NOBODY,
        envoy=NOBODY,
        envoy_use=NOT_DECLARED,
        goods=[NOTHING] * seats,
        plus2=[0] * seats,
        supply=PLUS2_TOKENS,
        soldiers=[0] * seats,
        points=[0] * seats,
        scored=[[0] * len(SOURCES) for _ in range(seats)],
        provinces=[EMPTY] * seats,
        enemies=[HIDDEN] * YEARS,
        looked=0,
        is_revealed=False,
        fates=(),
        lot=NOBODY,
        rolls=(),
        rerolls=[0] * seats,
        kings_dice=(),
        standings=(),
    )


def new_state(setup: Setup, dice: Dice) -> Kingsburg:
    """A random turn order (S3), and an enemy for each year (S4)."""
    s = empty_table(setup, dice)
    if setup.options["initial_order"] == "random":
        order = list(s.order)
        dice.shuffle(order)
        s.order = tuple(order)
    s.enemies = [dice.choice(OF_YEAR[year]) for year in range(1, YEARS + 1)]
    return s
