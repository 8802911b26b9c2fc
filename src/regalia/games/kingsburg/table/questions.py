"""Kingsburg's questions on the table: what to click for each option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask, Option, Refusal
from regalia.core.words import Argument, Message, both
from regalia.games.kingsburg.advice.odds import odds, strength
from regalia.games.kingsburg.advice.worth import ahead, goods_worth
from regalia.games.kingsburg.notation import PASS, WHITE, DieNumber, Recruits, Trade
from regalia.games.kingsburg.pieces.advisors import ADVISOR_NUMBERS, ADVISORS
from regalia.games.kingsburg.pieces.enemies import ENEMIES
from regalia.games.kingsburg.pieces.goods import ONE, Goods, minus
from regalia.games.kingsburg.pieces.numbers import ENEMY_KINDS, GOODS
from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, BuildingNumber
from regalia.games.kingsburg.rules.advisors_help import EACH
from regalia.games.kingsburg.rules.influence import why_not_influence
from regalia.games.kingsburg.rules.recruiting import price_of_soldier
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.table import explaining, warnings
from regalia.games.kingsburg.table.court import cell_id, die_id
from regalia.games.kingsburg.table.enemy import odds_parts
from regalia.games.kingsburg.table.recruiting import column_id
from regalia.games.kingsburg.table.seating import OWN_TOKEN_ID, building_id, own_good_id
from regalia.games.kingsburg.words import wording
from regalia.scene.clicks import button, closed
from regalia.scene.types import Choice, Closed, Explain, Odds, SceneAsk, Sign, Target

Path = tuple[Target, ...]

NAMES_ITS_OBJECT = (
    "aid_good", "reroll", "advisor_choice", "alchemist", "town_hall", "recruit", "victory_good", "defeat_goods",
    "defeat_building",
)  # fmt: skip
TOLD_BY_ITS_OBJECT = ("advisor_choice", "alchemist")
"""What they are about says the advisor."""
SIDE_BY_SIDE = {"envoy_declare": 3, "advisor_choice": 3, "town_hall": 3, "defeat_building": 2}
"""Where so many answers do not fit beside the question they stand in one row under it, with numbers."""
IN_ANY_ORDER = ("influence", "recruit", "defeat_goods")
ART = {
    "pass": "cross",
    "none": "cross",
    "done": "check",
    "influence": "kb-crown",
    "build": "kb-building-crane",
    "chapel": "kb-building-chapel",
    "token": "kb-plus2",
    "pay_token": "kb-plus2",
}


RULES = {
    "aid_good": "R2.3", "envoy_declare": "R9.2", "reroll": "R3.4", "set_aside": "R13.4", "influence": "R4.2",
    "advisor_choice": "R5.2", "alchemist": "R5.4", "build": "R6.3", "town_hall": "R7.2", "recruit": "R10.1",
    "victory_good": "R11.5", "defeat_goods": "R11.6", "defeat_building": "R11.7",
}  # fmt: skip


def ask(ask: Ask) -> SceneAsk:
    kind, facts = ask.kind.id, _facts(ask)
    return SceneAsk(
        kind=kind,
        title=Message(f"title-{kind}", facts),
        question=Message(f"ask-{kind}-here" if kind in NAMES_ITS_OBJECT else f"ask-{kind}", facts),
        about=None if kind in TOLD_BY_ITS_OBJECT else Message(f"about-{kind}", facts),
        rule=RULES[kind],
        choices=tuple(_choices(ask)),
        closed=tuple(_closed(ask)),
        any_order=kind in IN_ANY_ORDER,
        sums=Message("dice-make", {"sum": 0}) if kind == "influence" else None,
        explains=tuple(_explains(ask)),
    )


def _choices(ask: Ask) -> Iterator[Choice]:
    are_many = len(ask.options) >= SIDE_BY_SIDE.get(ask.kind.id, len(ask.options) + 1)
    for number, option in enumerate(ask.options, 1):
        text, name, column = ask.text(option), wording.option(ask, option), _column(ask, option)
        for path in _paths(ask, option):
            yield Choice(text=text, name=name, path=_numbered(path, number) if are_many else path, column=column)


def _column(ask: Ask, option: Option) -> str:
    """Of the forecast: the one for so many soldiers."""
    if ask.kind.id != "recruit":
        return ""
    return column_id(0 if option == PASS else option[0])


def _numbered(path: Path, number: int) -> Path:
    return tuple(replace(each, letter=str(number)) if each.at.startswith("button:") else each for each in path)


def _facts(ask: Ask) -> dict[str, Argument]:
    """What the question is about: the advisor, the enemy, how many, and what things cost."""
    view, seat = ask.state, ask.seat
    match ask.kind.id:
        case "advisor_choice":
            return {"advisor": wording.advisor_name(ask.args[0])}
        case "recruit":
            return {"count": price_of_soldier(view, seat), "goods": sum(view.goods[seat])}
        case "defeat_goods":
            return {**_foe(view, seat), "count": ask.args[0]}
        case "victory_good" | "defeat_building":
            return _foe(view, seat)
        case "reroll":
            return {"total": view.totals[seat]}
        case "set_aside":
            return {"rule": view.variants.two_player_set_aside}
        case "town_hall":
            return {"rule": view.variants.town_hall}
        case "build":
            return {"goods": wording.goods_names(view.goods[seat])}
    return {}


def _foe(view: Kingsburg, seat: int) -> dict[str, Argument]:
    enemy = ENEMIES[view.enemy()]
    return {
        "enemy": Message(f"enemy-{ENEMY_KINDS[enemy.kind]}"),
        "theirs": enemy.strength,
        "strength": view.fates[seat].strength,
    }


def _explains(ask: Ask) -> Iterator[Explain]:
    """The advisor whom a question is about."""
    view, seat = ask.state, ask.seat
    match ask.kind.id:
        case "advisor_choice":
            yield _briefly(explaining.advisor(view, seat, ADVISORS[ask.args[0]]))
        case "alchemist":
            yield _briefly(explaining.advisor(view, seat, ADVISORS[ADVISOR_NUMBERS["alchemist"]]))


def _briefly(told: Explain) -> Explain:
    """What it does; whose it is and what it costs is no news to who has it."""
    return replace(told, yours=None, holders=(), now=None)


def _paths(ask: Ask, option: Option) -> Iterator[Path]:
    """The clicks that lead to an option; dice that look alike make several ways."""
    if isinstance(option, str):
        yield (_said(ask, option),)
    else:
        yield from PATHS[ask.kind.id](ask, option)


def _said(ask: Ask, option: str) -> Target:
    """An answer in a word; where something is given away by it, that is said."""
    plain = button(option, wording.option(ask, option), ART.get(option, ""))
    match ask.kind.id, option:
        case "influence", "pass":
            return replace(plain, warn=warnings.of_passing(ask))
        case "build", "pass":
            return replace(plain, note=Message("note-keep-goods", {"count": sum(ask.state.goods[ask.seat])}))
        case "recruit", "pass":
            return _soldiers(ask, 0, plain.name)
        case "envoy_declare", "none":
            return replace(plain, warn=Message("warn-envoy"))
        case "envoy_declare", "influence" | "build":
            return replace(plain, note=Message(f"note-envoy-{option}"))
        case "reroll", "chapel":
            return replace(plain, note=_average(len(ask.state.own[ask.seat]) + len(ask.state.white[ask.seat])))
    return plain


def _average(dice: int) -> Message:
    """What so many dice make on the average, half a number for each odd die."""
    whole, half = divmod(7 * dice, 2)
    return Message("note-average", {"whole": whole, "tenth": 5 * half})


# --- what cannot be chosen --------------------------------------------------------------------------------------------


def _closed(ask: Ask) -> Iterator[Closed]:
    """Advisors and buildings that are out of reach, each with the rule that says so."""
    if ask.kind.id == "influence":
        reached = {option.advisor for option in ask.options if not isinstance(option, str)}
        for advisor in ADVISORS:
            if advisor not in reached:
                refusal = why_not_influence(ask.state, ask.seat, advisor)
                yield _shut(ask.state, cell_id(advisor), wording.advisor_name(advisor), refusal)
    elif ask.kind.id == "build":
        for number in range(len(BUILDINGS)):
            refused = ask.why_not(number)
            if refused is not None:
                yield _shut(ask.state, building_id(ask.seat, number), wording.building_name(number), refused)


def _shut(view: Kingsburg, cell: str, name: Message, refusal: Refusal) -> Closed:
    return closed(Target(at=f"cell:{cell}", name=name), wording.fact, view, refusal)


# --- dice -------------------------------------------------------------------------------------------------------------


def _placement(ask: Ask, placement: Placement) -> Iterator[Path]:
    """Dice, tokens and the Market in any order, then the advisor."""
    seat, view = ask.seat, ask.state
    advisor = Target(
        at=f"cell:{cell_id(placement.advisor)}",
        sign="shared" if placement.envoy else "legal",
        note=Message("note-envoy") if placement.envoy else None,
        warn=warnings.of_placement(ask, placement),
        ends=True,
    )
    held = [*view.own[seat], *(face + WHITE for face in view.white[seat])]
    used = [*placement.own, *(face + WHITE for face in placement.white)]
    besides = [TOKEN] * placement.tokens + ([_market(placement.market)] if placement.market else [])
    for dice in _dice(seat, held, used):
        yield (*dice, *besides, advisor)


def _dice(seat: int, held: Sequence[DieNumber], used: Sequence[DieNumber]) -> Iterator[list[Target]]:
    """Every choice among dice that look alike."""
    faces = sorted({*used})
    for picks in product(*(combinations(range(held.count(face)), used.count(face)) for face in faces)):
        yield [_die(seat, face, nth) for face, pick in zip(faces, picks, strict=True) for nth in pick]


def _die(seat: int, face: DieNumber, nth: int) -> Target:
    return Target(at=f"die:{die_id(f'd{seat}', face, nth)}", adds=face - WHITE if face > WHITE else face)


TOKEN = Target(
    at=f"counter:{OWN_TOKEN_ID}", name=Message("button-plus2"), art="kb-plus2", adds=2, explain="thing-plus2"
)


def _market(change: int) -> Target:
    name = Message("market-up" if change > 0 else "market-down")
    return Target(at=f"counter:market{change:+d}", name=name, art="kb-mark-market", adds=change, explain="thing-market")


def _any_die(ask: Ask, die: DieNumber) -> Iterator[Path]:
    """One die, whichever of its kind is clicked."""
    view, seat = ask.state, ask.seat
    held = [*view.own[seat], *(face + WHITE for face in view.white[seat])]
    for nth in range(held.count(die)):
        yield (Target(at=f"die:{die_id(f'd{seat}', die, nth)}"),)


# --- goods ------------------------------------------------------------------------------------------------------------


def _good(ask: Ask, good: int) -> Iterator[Path]:
    yield (button(GOODS[good], wording.option(ask, good), f"kb-{GOODS[good]}"),)


def _given(ask: Ask, good: int) -> Iterator[Path]:
    """Of the goods, with what the Alchemist makes of it."""
    note = Message("note-alchemist", {"goods": both(wording.goods_names(minus(EACH, ONE[good])))})
    yield (button(GOODS[good], wording.option(ask, good), f"kb-{GOODS[good]}", note),)


def _bundle(ask: Ask, goods: Goods) -> Iterator[Path]:
    kinds = [GOODS[good] for good, count in enumerate(goods) if count]
    art = f"kb-{kinds[0]}" if len(kinds) == 1 else "kb-good-any"
    yield (button("-".join(map(str, goods)), wording.option(ask, goods), art),)


def _clicked_goods(goods: Goods, sign: Sign = "legal") -> Path:
    return tuple(
        Target(at=f"counter:{own_good_id(good)}", name=wording.good_name(good), art=f"kb-{GOODS[good]}", sign=sign)
        for good, count in enumerate(goods)
        for _ in range(count)
    )


def _lost_goods(ask: Ask, goods: Goods) -> Iterator[Path]:
    yield _clicked_goods(goods, "war")


def _recruits(ask: Ask, option: Recruits) -> Iterator[Path]:
    """The goods one by one; or the number, paid with what is needed least."""
    soldiers, paid = option
    if paid == _least_needed(ask, soldiers):
        yield (_soldiers(ask, soldiers, wording.option(ask, option)),)
    yield _clicked_goods(paid)


def _soldiers(ask: Ask, soldiers: int, name: Message | None) -> Target:
    """So many soldiers: their price in the name, the strength with them, and the odds."""
    view, seat = ask.state, ask.seat
    chances = odds(view, seat, seat, soldiers)
    return Target(
        at=f"button:soldiers-{soldiers}",
        name=name,
        letter=str(soldiers),
        note=Message("note-strength", {"strength": strength(view, seat) + soldiers}),
        odds=Odds(parts=odds_parts(chances)),
        warn=warnings.of_recruiting(ask, soldiers),
    )


def _least_needed(ask: Ask, soldiers: int) -> Goods:
    """Of the goods that pay so many soldiers those whose loss is felt least."""
    view, seat = ask.state, ask.seat
    left, province, held = ahead(view, seat), view.provinces[seat], view.goods[seat]
    ways: list[Goods] = [option[1] for option in ask.options if option != PASS and option[0] == soldiers]
    return max(ways, key=lambda paid: goods_worth(minus(held, paid), province, left))


# --- buildings --------------------------------------------------------------------------------------------------------


def _building(ask: Ask, number: BuildingNumber) -> Iterator[Path]:
    cell = f"cell:{building_id(ask.seat, number)}"
    yield (Target(at=cell, note=wording.option(ask, number), warn=warnings.of_building(ask, number)),)


def _lost_building(ask: Ask, row: int) -> Iterator[Path]:
    """In the province, or on a button that says what is lost with it."""
    building = ask.state.provinces[ask.seat].last_of(row)
    yield (Target(at=f"cell:{building_id(ask.seat, building.number)}", sign="war", note=wording.option(ask, row)),)
    art = f"kb-building-{building.id.replace('_', '-')}"
    does = explaining.does(ask.state, building.number)
    yield (button(building.id, wording.option(ask, row), art, does, explain=f"building-{building.id}"),)


def _trade(ask: Ask, trade: Trade) -> Iterator[Path]:
    yield (button("-".join(map(str, trade)), wording.option(ask, trade), f"kb-{GOODS[trade[1]]}"),)


PATHS: dict[str, Callable[[Ask, Any], Iterator[Path]]] = {
    "aid_good": _good,
    "reroll": _any_die,
    "set_aside": _any_die,
    "influence": _placement,
    "advisor_choice": _bundle,
    "alchemist": _given,
    "build": _building,
    "town_hall": _trade,
    "recruit": _recruits,
    "victory_good": _good,
    "defeat_goods": _lost_goods,
    "defeat_building": _lost_building,
}
