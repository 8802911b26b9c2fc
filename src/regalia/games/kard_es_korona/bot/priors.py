"""Quick good moves: which options of each question a sensible player looks at first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from regalia.core.asking import Ask, Option
from regalia.games.kard_es_korona.advice import placing
from regalia.games.kard_es_korona.advice.odds import chance
from regalia.games.kard_es_korona.advice.steps import Muster, completed, muster, plan, plan_chance
from regalia.games.kard_es_korona.bot.sense import danger
from regalia.games.kard_es_korona.notation import AGAIN, DONE, DROP, KEEP, NO, NONE, PASS, RANSOM, SELL, STAY
from regalia.games.kard_es_korona.pieces.board import OPEN, SIEGE, County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    DUEL_HIT_ON,
    ESCAPE_ON,
    LORD,
    PALATINE,
    RAIN_ON,
    VACANT,
    VINTAGE,
)
from regalia.games.kard_es_korona.rules.battle.hits import count_hits
from regalia.games.kard_es_korona.rules.battle.sides import army_of
from regalia.games.kard_es_korona.rules.battle.strikes import SHOT
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.rules.year import is_election_year
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, EMPTY, NEUTRAL, Army, Kard

UNIT_WORTH = (1.0, 0.9, 1.6)
ELECTION_FUND = 12
"""What is kept for the bids of an election year, if others have as much, and nothing nearer is at stake."""

IN_DANGER = 0.5


def prior(ask: Ask) -> list[float]:
    """A weight for each option: how likely a good player takes it."""
    weigh: Callable[..., list[float]] | None = WEIGHTS.get(ask.kind.id)
    if weigh is None:
        return [1.0] * len(ask.options)
    if ask.kind.id in WITH_ARGUMENTS:
        return weigh(ask.state, ask.seat, ask.options, *ask.args)
    return weigh(ask.state, ask.seat, ask.options)


def likeliest(ask: Ask) -> Option:
    """The option of the highest weight."""
    if ask.kind.id == "step_or_pass":
        return _likeliest_step(ask.state, ask.seat, ask.options)
    weights = prior(ask)
    return ask.options[weights.index(max(weights))]


# --- events and recruiting --------------------------------------------------------------------------------------------


def _remove(s: Kard, seat: int, options: Sequence[tuple[County, int]]) -> list[float]:
    return [
        (0.2 if s.troops[county] == 1 else 1.0) / UNIT_WORTH[arm] * (0.5 if s.board.castle[county] else 1.0)
        for county, arm in options
    ]


def _recruit(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Spend while there is money, but keep some in an election year; thin castles first."""
    spare = s.treasury[seat] - (_election_fund(s, seat) if is_election_year(s) else 0)
    found = []
    for option in options:
        if option == DONE:
            found.append(1.0)
        elif option == RANSOM:
            found.append(50.0)
        elif isinstance(option, str):
            found.append(0.0)
        else:
            county, arm = option
            need = 5.0 / (1 + s.troops[county])
            found.append(need + (1.5, 1.0, 1.2)[arm] if spare >= price_of(s, seat, arm) else 0.0)
    return found


def _election_fund(s: Kard, seat: int) -> int:
    """No more than the richest rival could bid; a castle that is about to be lost comes first."""
    rivals = [s.treasury[other] for other in range(s.seats) if other != seat and s.is_elector(other)]
    fund = min(ELECTION_FUND, max(rivals, default=0) + 1)
    castles = bits(s.lands[seat] & s.board.castles)
    return fund // 3 if any(danger(s, seat, castle) > IN_DANGER for castle in castles) else fund


# --- movement ---------------------------------------------------------------------------------------------------------


def _target_worth(s: Kard, seat: int, county: County) -> float:
    worth = 4.0 if s.board.castle[county] else 1.0
    land, province = s.lands[seat], s.board.provinces[s.board.province[county]]
    if (land | 1 << county) & province == province:
        worth += 2.0
    holder = s.holder[county]
    return worth * 1.2 if holder < NEUTRAL and holder != seat else worth


PASSING, SELLING, REINFORCING, OCCUPYING = 0.35, 0.01, 0.1, 1.2


def _step(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Attacks by what they would win, empty land, then reinforcements; what nobody can be spared for is not tried."""
    mustered = muster(s, seat)
    return [_step_weight(s, seat, option, mustered, _most_of_step(s, seat, option)) for option in options]


def _most_of_step(s: Kard, seat: int, option: Any) -> float:
    """The weight of a step, if there are enough troops for it."""
    if isinstance(option, str):
        return PASSING if option == PASS else 0.0 if _crowns_another(s, seat, SELL.index(option)) else SELLING
    holder = s.holder[option]
    if holder == seat:
        return REINFORCING
    return _target_worth(s, seat, option) * (OCCUPYING if holder == EMPTY else 1.0)


def _crowns_another(s: Kard, seat: int, office: int) -> bool:
    """Whether somebody has the two other offices: with this one they would win (V2)."""
    first, second = (holder for other, holder in enumerate(s.offices) if other != office)
    return first == second not in (VACANT, seat)


def _step_weight(s: Kard, seat: int, option: Any, mustered: Muster, most: float) -> float:
    if isinstance(option, str):
        return most
    movers = plan(s, seat, option, mustered)
    if not movers:
        return 0.0
    return most * plan_chance(s, option, movers) ** 2 if s.holder[option] not in (seat, EMPTY) else most


def _likeliest_step(s: Kard, seat: int, options: Sequence[Any]) -> Any:
    """The first one of the highest weight; plans are made only for steps that could have it."""
    mustered = muster(s, seat)
    most = [_most_of_step(s, seat, option) for option in options]
    best: Any = PASS
    weight = -1.0
    for at in sorted(range(len(options)), key=lambda at: -most[at]):
        if most[at] <= weight:
            break
        found = _step_weight(s, seat, options[at], mustered, most[at])
        if found > weight:
            best, weight = options[at], found
    return best


def _movers(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Those of the plan one after the other, then the step is done; who began otherwise adds what seems best."""
    left = [item for item in completed(s, seat) if item not in s.draft and item in options]
    if left or DONE in options:
        meant = left[0] if left else DONE
        return [float(option == meant) for option in options]
    return _any_movers(s, options)


def _any_movers(s: Kard, options: Sequence[Any]) -> list[float]:
    """One unit from where several are; the lord last."""
    found = []
    for origin, mover, number, _ in options:
        leaves = s.troops[origin] - number
        weight = 0.05 if leaves < 1 else 0.3 if leaves < 2 and s.board.castle[origin] else 1.0
        found.append(0.02 if mover == LORD else weight * (1.0 if number == 1 else 0.5))
    return found


# --- battles ----------------------------------------------------------------------------------------------------------


def _hits(s: Kard, seat: int, options: Sequence[Army], side: int) -> list[float]:
    """Wall archers first as besieger, infantry first as besieged, else what is worth most."""
    assert s.fight is not None
    where = s.board.ground[s.fight.county]
    if where == SIEGE:
        worth = (1.0, 2.0, 1.0) if side == ATTACKER else (2.0, 1.0, 1.1)
    else:
        worth = (1.0, 1.1, 1.8 if where == OPEN else 1.0)
    return [0.01 + sum(number * each for number, each in zip(lost, worth, strict=True)) ** 4 for lost in options]


def _lead(s: Kard, seat: int, options: Sequence[int], side: int) -> list[float]:
    army = army_of(s, side)
    return [float(army[arm]) ** 2 for arm in options]


def _reroll(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    """Arms that hit less than they could expect to, and single dice that have failed."""
    if AGAIN in options:
        meant: int | str = AGAIN if _has_failed(s, seat) else KEEP
    else:
        side = DEFENDER if s.foe == seat else ATTACKER
        gains = {arm: _gain_by_reroll(s, side, arm) for arm in options if arm != KEEP}
        best = max(gains, key=lambda arm: gains[arm])
        meant = best if gains[best] >= WORTH_A_REROLL else KEEP
    return [float(option == meant) for option in options]


WORTH_A_REROLL = 0.5
"""Hits; there is one in each battle."""


def _has_failed(s: Kard, seat: int) -> bool:
    """Whether a single die brings nothing as it lies."""
    what, *about = cast(tuple[Any, ...], s.agenda[-1])
    match what:
        case "contest":
            _, _, contenders, rolls, _ = about
            return bool(rolls[contenders.index(seat)] < max(rolls))
        case "rain":
            return bool(about[0] <= RAIN_ON)
        case "duel":
            one, _, _, first, second = about
            return bool((first if one == seat else second) < DUEL_HIT_ON)
    return bool(about[-1] < ESCAPE_ON)


def _gain_by_reroll(s: Kard, side: int, arm: int) -> float:
    """Hits to be expected of the dice of an arm, beyond those they show."""
    assert s.fight is not None
    where, bonus = s.board.ground[s.fight.county], 1 if side == ATTACKER and s.event == VINTAGE else 0

    def hits(dice: tuple[int, ...]) -> int:
        rolls = tuple(dice if each == arm else () for each in range(len(ARMS)))
        return sum(count_hits(rolls, where, side, s.led[side], bonus, s.clash == SHOT))

    dice = s.rolls[3 * side + arm]
    return len(dice) * hits((1, 2, 3, 4, 5, 6)) / 6 - hits(dice)


def _retreat(s: Kard, seat: int, options: Sequence[Any], side: int) -> list[float]:
    assert s.fight is not None
    odds = chance(s.fight.army, s.army_in(s.fight.county), s.board.ground[s.fight.county], s.fight.lord)
    losing = odds < 0.25 if side == ATTACKER else odds > 0.75
    return [1.0 if (option == STAY) != losing else 0.2 for option in options]


def _inherit(s: Kard, seat: int, options: Sequence[Any], *args: Any) -> list[float]:
    return [0.1 if option == NONE else UNIT_WORTH[option] for option in options]


def _oath(s: Kard, seat: int, options: Sequence[str], other: int) -> list[float]:
    return [0.3 if option == NO else 1.0 for option in options]


def _escape(s: Kard, seat: int, options: Sequence[Any]) -> list[float]:
    return [0.01 if option == NO else 1.0 + s.troops[option] for option in options]


# --- money ------------------------------------------------------------------------------------------------------------


def _bid(s: Kard, seat: int, options: Sequence[int], office: int) -> list[float]:
    """Near what the office is worth; all where it would win the game, or keep somebody else from winning it; and
    often enough nothing, seldom any other sum."""
    wish = _wish(s, seat, max(options), office)
    around = max(1.0, wish / 4)
    return [max(SELDOM if amount else SAVED, 1.0 - abs(amount - wish) / (around + 1)) for amount in options]


SAVED, SELDOM = 0.3, 0.03
"""Of the likeliest bid: that nothing is bid, and the money kept; that it is any sum."""


def _wish(s: Kard, seat: int, most: int, office: int) -> float:
    others = [holder for other, holder in enumerate(s.offices) if other != office]
    if office == PALATINE and others[0] == others[1] != VACANT:
        return most
    share = (0.35, 0.45, 0.6)[office] + (0.1 if seat in others[:office] else 0.0)
    worth = (6.0, 3.0 + 4.0 * s.castles_of(seat), 9.0)[office]
    return min(share * most, worth + 0.3 * most)


def _auction(s: Kard, seat: int, options: Sequence[Any], bid: int) -> list[float]:
    """A small raise while the office is cheap; any price for one's own third, or to keep another from theirs."""
    _, _, office, _, _, bidders = s.agenda[-1]
    assert isinstance(bidders, tuple)
    others = [holder for other, holder in enumerate(s.offices) if other != office]
    is_last = others[0] == others[1] and others[0] in bidders
    limit = s.treasury[seat] if is_last else 5
    return [1.0 if option == DROP else 2.0 if option == bid + 1 and option <= limit else 0.0 for option in options]


def _lord_home(s: Kard, seat: int, options: Sequence[County], *args: Any) -> list[float]:
    return [s.troops[county] + (3.0 if s.board.castle[county] else 0.1) for county in options]


WITH_ARGUMENTS = frozenset({
    "assign_hits", "lead_arm", "retreat", "inherit", "offer_oath", "accept_oath", "bid", "auction_bid", "lord_return",
})  # fmt: skip

WEIGHTS: dict[str, Any] = {
    "place_army": placing.weights,
    "event_remove": _remove,
    "recruit": _recruit,
    "step_or_pass": _step,
    "movers": _movers,
    "assign_hits": _hits,
    "lead_arm": _lead,
    "reroll": _reroll,
    "retreat": _retreat,
    "inherit": _inherit,
    "offer_oath": _oath,
    "accept_oath": _oath,
    "escape": _escape,
    "bid": _bid,
    "auction_bid": _auction,
    "lord_return": _lord_home,
}
