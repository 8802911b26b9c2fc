"""Kingsburg's questions on the table: what to click for each option."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from typing import Any

from regalia.core.asking import Ask, Option, Refusal
from regalia.core.words import Argument, Message
from regalia.games.kingsburg import wording
from regalia.games.kingsburg.advisors import ADVISORS
from regalia.games.kingsburg.constants import GOODS
from regalia.games.kingsburg.court import cell_id, die_id
from regalia.games.kingsburg.goods import Goods, minus
from regalia.games.kingsburg.notation import PASS, WHITE, DieNumber, Recruits, Trade
from regalia.games.kingsburg.odds import odds
from regalia.games.kingsburg.placements import Placement
from regalia.games.kingsburg.provinces import BUILDINGS, BuildingNumber
from regalia.games.kingsburg.rules.influence import why_not_influence
from regalia.games.kingsburg.seating import building_id, good_id, token_id
from regalia.games.kingsburg.state import Kingsburg
from regalia.games.kingsburg.worth import ahead, goods_worth
from regalia.scene.types import Choice, Closed, SceneAsk, Target

Path = tuple[Target, ...]

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


def ask(ask: Ask) -> SceneAsk:
    choices = tuple(
        Choice(text=ask.text(option), name=wording.option(ask, option), path=path)
        for option in ask.options
        for path in _paths(ask, option)
    )
    facts: dict[str, Argument] = {}
    if ask.kind.id == "advisor_choice":
        facts["advisor"] = wording.advisor_name(ask.args[0])
    return SceneAsk(
        kind=ask.kind.id,
        title=Message(f"title-{ask.kind.id}", facts),
        question=Message(f"ask-{ask.kind.id}", facts),
        choices=choices,
        closed=tuple(_closed(ask)),
        any_order=ask.kind.id in IN_ANY_ORDER,
        sums=Message("dice-make", {"sum": 0}) if ask.kind.id == "influence" else None,
    )


def _paths(ask: Ask, option: Option) -> Iterator[Path]:
    """The ways to click to an option; alike dice make several."""
    if isinstance(option, str):
        yield (_button(option, wording.option(ask, option)),)
    else:
        yield from PATHS[ask.kind.id](ask, option)


def _button(id: str, name: Message, art: str = "", note: Message | None = None) -> Target:
    return Target(at=f"button:{id}", name=name, art=art or ART.get(id, ""), note=note)


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
    facts = {fact: wording.fact(view, fact, value) for fact, value in refusal.facts.items()}
    return Closed(
        target=Target(at=f"cell:{cell}", name=name), rule=refusal.rule, reason=Message(refusal.message_id, facts)
    )


# --- dice -------------------------------------------------------------------------------------------------------------


def _placement(ask: Ask, placement: Placement) -> Iterator[Path]:
    """Dice, tokens and the Market in any order, then the advisor."""
    seat, view = ask.seat, ask.state
    advisor = Target(
        at=f"cell:{cell_id(placement.advisor)}",
        sign="shared" if placement.envoy else "legal",
        note=Message("note-envoy") if placement.envoy else None,
        ends=True,
    )
    held = [*view.own[seat], *(face + WHITE for face in view.white[seat])]
    used = [*placement.own, *(face + WHITE for face in placement.white)]
    besides = [_token(seat)] * placement.tokens + ([_market(placement.market)] if placement.market else [])
    for dice in _dice(seat, held, used):
        yield (*dice, *besides, advisor)


def _dice(seat: int, held: Sequence[DieNumber], used: Sequence[DieNumber]) -> Iterator[list[Target]]:
    """Every choice among dice that look alike."""
    faces = sorted({*used})
    for picks in product(*(combinations(range(held.count(face)), used.count(face)) for face in faces)):
        yield [_die(seat, face, nth) for face, pick in zip(faces, picks, strict=True) for nth in pick]


def _die(seat: int, face: DieNumber, nth: int) -> Target:
    return Target(at=f"die:{die_id(f'd{seat}', face, nth)}", adds=face - WHITE if face > WHITE else face)


def _token(seat: int) -> Target:
    return Target(at=f"counter:{token_id(seat)}", name=Message("button-plus2"), art="kb-plus2", adds=2)


def _market(change: int) -> Target:
    name = Message("market-up" if change > 0 else "market-down")
    return Target(at=f"counter:market{change:+d}", name=name, art="kb-mark-market", adds=change)


def _any_die(ask: Ask, die: DieNumber) -> Iterator[Path]:
    """One die, whichever of its kind is clicked."""
    view, seat = ask.state, ask.seat
    held = [*view.own[seat], *(face + WHITE for face in view.white[seat])]
    for nth in range(held.count(die)):
        yield (Target(at=f"die:{die_id(f'd{seat}', die, nth)}"),)


# --- goods ------------------------------------------------------------------------------------------------------------


def _good(ask: Ask, good: int) -> Iterator[Path]:
    yield (_button(GOODS[good], wording.option(ask, good), f"kb-{GOODS[good]}"),)


def _bundle(ask: Ask, goods: Goods) -> Iterator[Path]:
    kinds = [GOODS[good] for good, count in enumerate(goods) if count]
    art = f"kb-{kinds[0]}" if len(kinds) == 1 else "kb-good-any"
    yield (_button("-".join(map(str, goods)), wording.option(ask, goods), art),)


def _clicked_goods(seat: int, goods: Goods) -> Path:
    return tuple(
        Target(at=f"counter:{good_id(seat, good)}", name=wording.good_name(good), art=f"kb-{GOODS[good]}")
        for good, count in enumerate(goods)
        for _ in range(count)
    )


def _lost_goods(ask: Ask, goods: Goods) -> Iterator[Path]:
    yield _clicked_goods(ask.seat, goods)


def _recruits(ask: Ask, option: Recruits) -> Iterator[Path]:
    """The goods one by one; or the number, paid with what is needed least."""
    soldiers, paid = option
    if paid == _least_needed(ask, soldiers):
        victory, _, _ = odds(ask.state, ask.seat, ask.seat, soldiers)
        note = Message("note-recruit", {"goods": wording.goods_names(paid), "chance": victory})
        name = Message("soldiers-counted", {"count": soldiers})
        yield (_button(f"soldiers-{soldiers}", name, "kb-soldier", note),)
    yield _clicked_goods(ask.seat, paid)


def _least_needed(ask: Ask, soldiers: int) -> Goods:
    """Of the goods that pay so many soldiers those whose loss is felt least."""
    view, seat = ask.state, ask.seat
    left, province, held = ahead(view, seat), view.provinces[seat], view.goods[seat]
    ways: list[Goods] = [option[1] for option in ask.options if option != PASS and option[0] == soldiers]
    return max(ways, key=lambda paid: goods_worth(minus(held, paid), province, left))


# --- buildings --------------------------------------------------------------------------------------------------------


def _building(ask: Ask, number: BuildingNumber) -> Iterator[Path]:
    yield (Target(at=f"cell:{building_id(ask.seat, number)}", note=wording.option(ask, number)),)


def _lost_building(ask: Ask, row: int) -> Iterator[Path]:
    number = ask.state.provinces[ask.seat].last_of(row).number
    yield (Target(at=f"cell:{building_id(ask.seat, number)}", sign="war", note=wording.option(ask, row)),)


def _trade(ask: Ask, trade: Trade) -> Iterator[Path]:
    yield (_button("-".join(map(str, trade)), wording.option(ask, trade), f"kb-{GOODS[trade[1]]}"),)


PATHS: dict[str, Callable[[Ask, Any], Iterator[Path]]] = {
    "aid_good": _good,
    "reroll": _any_die,
    "set_aside": _any_die,
    "influence": _placement,
    "advisor_choice": _bundle,
    "alchemist": _good,
    "build": _building,
    "town_hall": _trade,
    "recruit": _recruits,
    "victory_good": _good,
    "defeat_goods": _lost_goods,
    "defeat_building": _lost_building,
}
