"""The bots' feeling for Hadurak: what a position is worth, and what a sensible baron does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import exp
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.core.state import OVER
from regalia.games.hadurak.cards import (
    AGAINST,
    AGENDA,
    AGENDA_TYPE,
    BARGAIN,
    FOR,
    GATHER_SUPPORT,
    LAW,
    MOBILIZE,
    RED,
    REQUISITION,
    RETINUE,
    SERVE_THE_CHURCH,
    STRENGTH,
    TITLE_INCOME,
    VERSATILE,
    WAGE,
    colour_of,
    is_mercenary,
)
from regalia.games.hadurak.realm import CITY_AT, CITY_COUNT, INCOME, NEIGHBOURS
from regalia.games.hadurak.rules import ending
from regalia.games.hadurak.rules.battle import defence, may_ask, power, thirds
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    AT_SEA,
    GARRISON,
    NEUTRAL,
    NONE,
    OFF,
    RAZED,
    SIEGE,
    Hadurak,
    Seat,
)

STEEPNESS = 9.0
"""Of the step from what a baron has to how likely he wins."""
INDIFFERENCE = 0.004
"""A difference in the chance to win that is not worth a long thought."""
HORIZON = 6.0
TROOP_WORTH = 0.011
RANSOM = 4.0
"""What the fall of a castle brings, roughly (R15.4)."""
BAD_AGENDAS = frozenset(AGENDA[id] for id in ("fine", "censure", "confiscation", "disarmament", "ambassador"))
CARD_WORTH = {
    MOBILIZE: 0.9,
    VERSATILE: 0.65,
    BARGAIN: 0.45,
    REQUISITION: 0.4,
    GATHER_SUPPORT: 0.6,
    SERVE_THE_CHURCH: 0.5,
}

# --- what a position is worth -----------------------------------------------------------------------------------------


def values(s: Hadurak) -> list[float]:
    if s.phase == OVER:
        places = ending.ranking(s)
        return [1.0 if place == 1 else 0.0 for place in places]
    worths = [worth(s, seat) for seat in range(s.seats)]
    found = []
    for seat, own in enumerate(worths):
        others = [other for each, other in enumerate(worths) if each != seat]
        rival = 0.6 * max(others) + 0.4 * sum(others) / len(others)
        found.append(round(0.01 + 0.98 / (1 + exp((rival - own) / STEEPNESS)), 9))  # sums differ in the last digits
    return found


def is_quiet(s: Hadurak) -> bool:
    """Not in a battle, not in a session."""
    return not s.battle and not s.in_session


def is_settled(s: Hadurak, since: Hadurak) -> bool:
    """A plan shows its worth when its pile has been played, everything else when the next card is turned up."""
    if not is_quiet(s):
        return False
    if since.todo:
        return s.card == NONE or cards_left(s) < cards_left(since)
    return bool(s.todo) and s.pile > max(map(len, since.plans))


def cards_left(s: Hadurak) -> int:
    return sum(map(len, s.piles))


def rounds_left(s: Hadurak) -> float:
    held = CITY_COUNT - s.control.count(NEUTRAL) - s.control.count(RAZED)
    return min(HORIZON, 1 + s.pool / (held + 2))


def worth(s: Hadurak, seat: Seat) -> float:
    """In influence: what he has, and what it will bring."""
    if s.gone[seat]:
        return -30.0
    left = rounds_left(s)
    total = 0.0 if s.variants.might else float(s.influence[seat])
    total += sum(city_worth(s, city, left) for city in s.cities_of(seat))
    total += conquest(s, seat)
    total += purse_worth(s.crowns[seat]) + 0.2 * min(s.votes[seat], 12) + 0.35 * min(s.faith[seat], 4)
    total += 0.5 * (s.regent == seat) + 0.5 * (s.patron == seat) - 1.5 * s.banned[seat]
    total += sum(0.2 * left * TITLE_INCOME[title] * 0.5 + 0.5 for title in s.titles[seat])
    total += 3.0 if s.castle_place(seat) != OFF else -left
    total += sum(army_worth(s, army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES))
    total += sum(0.35 * outlook(s, seat, place) for place in {*s.place[ARMIES * seat : ARMIES * seat + GARRISON]})
    total += sum(siege_worth(s, site, left) for site, besieger in enumerate(s.siege) if besieger == seat)
    total += sum(TROOP_WORTH * STRENGTH[troop] for troop in s.unassigned[seat])
    total += plans_worth(s, seat) + 0.25 * s.track.count(seat)
    total += sum(0.12 * stake for stakes in s.stakes for who, stake in stakes if who == seat)
    return total + intention(s, seat, left)


def purse_worth(crowns: int) -> float:
    """What wages will ask for is worth more than what is left over."""
    return 0.12 * min(crowns, 15) + 0.04 * min(max(crowns - 15, 0), 20)


def city_worth(s: Hadurak, city: int, left: float) -> float:
    guarded = s.stands_at(s.control[city], _place(s, city))
    besieged = s.siege[city] >= 0
    worth = 0.9 * left + 0.12 * left * INCOME[city]
    return (
        worth * (0.55 if besieged else 1.0) * (1.0 if guarded else 0.85)
        + 0.4 * s.fortified[city]
        - 0.1 * s.breaches[city]
    )


def _place(s: Hadurak, site: int) -> int:
    return s.site_place(site)


def conquest(s: Hadurak, seat: Seat) -> float:
    """The nearer to an immediate win, the more each city counts."""
    needed, count = ending.needed_cities(s), ending.city_count(s, seat)
    return 40.0 if count >= needed else 9.0 * (count / needed) ** 3


def army_worth(s: Hadurak, army: int) -> float:
    strength = s.strength(army)
    office = s.office[army]
    worth = TROOP_WORTH * strength + (0.2 if office >= 0 and not RETINUE[office] else 0.0)
    place = s.place[army]
    if army % ARMIES == GARRISON:
        return 0.75 * worth
    if 0 <= place < AT_SEA and strength:
        worth += 0.3
    return worth - 0.25 * s.tokens[army]


def outlook(s: Hadurak, seat: Seat, place: int) -> float:
    """Prey within reach: here counts fully, next door half."""
    if not 0 <= place < AT_SEA:
        return 0.0
    best = prey(s, seat, place)
    for there in NEIGHBOURS[place]:
        best = max(best, 0.5 * prey(s, seat, there))
    return best


def prey(s: Hadurak, seat: Seat, place: int) -> float:
    city = CITY_AT[place]
    if city < 0 or s.control[city] in (RAZED, seat):
        return 0.0
    weak = max(0.0, 5.0 - defence(s, city) / 100)
    return 0.5 + 0.25 * weak + 0.1 * INCOME[city]


def siege_worth(s: Hadurak, site: int, left: float) -> float:
    return 0.5 * left if site < CITY_COUNT else 2.0


def plans_worth(s: Hadurak, seat: Seat) -> float:
    """Planned cards are better than cards in the hand."""
    planned = [card for cards in s.plans[seat] for card in cards]
    planned += [card for pile in s.piles for owner, card in pile if owner == seat]
    worth = sum(CARD_WORTH[card] for card in planned if card >= 0)
    piles = s.plans[seat] if s.plans[seat] else ()
    return worth - 0.2 * sum(len(cards) == 2 and cards[0] == cards[1] for cards in piles)


# --- what is about to happen ------------------------------------------------------------------------------------------


def intention(s: Hadurak, seat: Seat, left: float) -> float:
    """A battle begun, or forces sent somewhere, count for what they may bring."""
    if s.battle and s.attacker == seat:
        return battle_hope(s, left)
    if not s.todo or s.card_owner != seat:
        return 0.0
    match s.todo[-1][0]:
        case "march_to" | "attack" | "collect" | "travel" | "travel_on":
            target = next((int(step[1]) for step in reversed(s.todo) if step[0] in ("march_to", "attack")), NONE)
            return 0.9 * target_hope(s, seat, target, left) if target >= 0 else 0.0
        case "fall" if s.todo[-1][2] == seat:
            return prize(s, seat, int(s.todo[-1][1]), left)
        case "ransom" if s.todo[-1][2] == seat:
            return RANSOM
        case "after_try" if s.fought:  # asked whether to keep or to raze what he has taken, or what to give as ransom
            return max((prize(s, seat, site, left) for site in taken(s, seat)), default=RANSOM)
        case "after_try":  # asked where to attack, or (Versatile Strategy) where to move
            return max(0.9 * attack_hope(s, seat, left), 0.0 if s.moved else move_hope(s, seat, left))
    return 0.0


def taken(s: Hadurak, seat: Seat) -> list[int]:
    """Where his nobles have fought for a city that is not his yet."""
    sites = {s.site_at(s.place[army]) for army in s.fought if 0 <= s.place[army] < AT_SEA}
    return [site for site in sites if 0 <= site < CITY_COUNT and s.control[site] != seat]


def attack_hope(s: Hadurak, seat: Seat, left: float) -> float:
    """The best that rested nobles could do where they stand; those who moved with this card only where they went."""
    places = {s.place[army] for army in s.moved or s.nobles(seat) if s.rested[army]}
    found = [0.0]
    for place in places:
        if 0 <= place < AT_SEA:
            armies = [army for army in s.nobles_at(seat, place) if s.rested[army]]
            found.append(place_hope(s, seat, place, armies, left))
    return max(found)


def move_hope(s: Hadurak, seat: Seat, left: float) -> float:
    """A step towards prey, where a card that can strike is still to come in this round."""
    coming = sum(owner == seat and card in (MOBILIZE, VERSATILE) for pile in s.piles for owner, card in pile)
    if not coming:
        return 0.0
    found = [attack_hope(s, seat, left)]
    for army in s.nobles(seat):
        place = s.place[army]
        if s.rested[army] and 0 <= place < AT_SEA:
            found += [place_hope(s, seat, there, [army], left) for there in NEIGHBOURS[place]]
    return 0.6 * (max(found) - found[0])


def chance(attack: float, against: float) -> float:
    """Of winning an assault or a field battle, roughly."""
    return 1 / (1 + exp((against - attack) / 55.0))


def battle_hope(s: Hadurak, left: float) -> float:
    own = sum(s.strength(army) for army in s.forces[0])
    if s.battle == SIEGE:
        return siege_worth(s, s.site, left) if s.siege[s.site] != s.attacker else prize(s, s.attacker, s.site, left)
    if s.battle == ASSAULT:
        return hope(own, against(s, s.site), prize(s, s.attacker, s.site, left))
    other = sum(s.strength(army) for army in s.forces[1])
    return hope(own, other + 30, 1.5 + 0.006 * other)


def against(s: Hadurak, site: int) -> float:
    """What an assault is up against, in strength of an attacking army."""
    total = defence(s, site)
    return 0.75 * total if s.holder(site) == NEUTRAL else 0.9 * total


def hope(own: float, other: float, prize: float) -> float:
    luck = chance(own, other)
    return luck * prize - (1 - luck) * 0.012 * own - 0.3


def prize(s: Hadurak, seat: Seat, site: int, left: float) -> float:
    """What taking it would add to a siege of his, if there is one."""
    whole = 6.0 if site >= CITY_COUNT else 0.9 * left + 0.12 * left * INCOME[site] + 0.5
    return whole - siege_worth(s, site, left) if s.siege[site] == seat else whole


def target_hope(s: Hadurak, seat: Seat, target: int, left: float) -> float:
    """The best that rested nobles there, or near enough to come, could do."""
    armies = [army for army in s.nobles(seat) if s.rested[army] and near(s, army, target)]
    free = [army for army in armies if s.place[army] == target or not leaving(s, seat, army, left) >= 1]
    return max(0.2, place_hope(s, seat, target, free, left))


def place_hope(s: Hadurak, seat: Seat, place: int, armies: list[int], left: float) -> float:
    """The best that these armies could do to the city or castle there."""
    site = s.site_at(place)
    if not armies or s.truce or site < 0 or s.holder(site) == seat or not may_ask(s, seat, site):
        return 0.0
    own = sum(s.strength(army) for army in armies)
    best = hope(own, against(s, site), prize(s, seat, site, left))
    if own + 200 > defence(s, site) and s.siege[site] in (NONE, seat):
        if s.siege[site] < 0:
            best = max(best, siege_worth(s, site, left))
        elif s.siege_round[site] < s.round:
            best = max(best, prize(s, seat, site, left))
    return 0.5 * best if thirds(s, seat, s.holder(site), place) else best


def leaving(s: Hadurak, seat: Seat, army: int, left: float) -> float:
    """What is lost where he alone carried on a siege, or guarded a city."""
    place = s.place[army]
    site = s.site_at(place)
    if site < 0 or len(s.nobles_at(seat, place)) > 1:
        return 0.0
    return siege_worth(s, site, left) if s.siege[site] == seat else 0.1 * left * (s.holder(site) == seat)


def near(s: Hadurak, army: int, target: int) -> bool:
    place = s.place[army]
    return 0 <= place < AT_SEA and (place == target or target in NEIGHBOURS[place])


# --- what a sensible baron does ---------------------------------------------------------------------------------------

NEVER = float("-inf")
USUALLY_LOOKED_AT = 10
MOST_LOOKED_AT = {
    "plan_cards": 4,
    "assign_initial": 4,
    "rearrange": 3,
    "wages": 3,
    "commit_votes": 4,
    "collect_troops": 3,
}

Weigh = Callable[[Hadurak, Seat, Option, tuple[Any, ...]], float]


def prior(ask: Ask) -> list[float]:
    """The best few options; the others are not worth a look."""
    weigh = PRIORS.get(ask.kind.id)
    if weigh is None:
        return [1.0] * len(ask.options)
    weights = [weigh(ask.state, ask.seat, option, ask.args) for option in ask.options]
    weights = [0.0 if weight == NEVER else max(0.001, weight) for weight in weights]
    most = MOST_LOOKED_AT.get(ask.kind.id, USUALLY_LOOKED_AT)
    if len(weights) > most:
        best = {*sorted(range(len(weights)), key=lambda at: -weights[at])[:most]}
        weights = [weight if at in best else 0.0 for at, weight in enumerate(weights)]
    return weights


def quick(ask: Ask) -> Option:
    """The heaviest option."""
    kind, s, seat, args = ask.kind.id, ask.state, ask.seat, ask.args
    if kind == "plan_cards":
        return _best_plan(ask.options)
    if kind == "commit_votes":
        return (s.votes[seat] + 1) // 3
    weigh = PRIORS.get(kind)
    return ask.options[0] if weigh is None else max(ask.options, key=lambda option: weigh(s, seat, option, args))


def _by_word(**weights: float) -> Weigh:
    """Weights for words; anything else weighs one."""
    return lambda s, seat, option, args: weights.get(option, 1.0) if isinstance(option, str) else 1.0


def _plan(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return plan_weight(option)


@cache
def plan_weight(cards: tuple[int, ...]) -> float:
    weight = sum(CARD_WORTH[card] for card in cards)
    return float((weight - 0.5 * (len(cards) == 2 and cards[0] == cards[1])) ** 2)


@cache
def _best_plan(plans: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return max(plans, key=plan_weight)


def _assign(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """Armies of some strength; little stays in the castle."""
    return float(1 + sum(unit != GARRISON for unit in option) + 0.5 * len({*option} - {GARRISON}) * (args[0] == 0))


def _enter(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    army, place = option
    return 0.2 + outlook(s, seat, place) + (1.0 if s.strength(army) >= 150 else 0.0)


def _castle(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.01
    return 1.0 + sum(prey(s, seat, there) for there in NEIGHBOURS[option])


def _target(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return 0.3 if isinstance(option, str) else target_hope(s, seat, option, rounds_left(s))


def _move(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.6
    army, path = option
    if path[0] < 0:
        return 0.05
    target = args[0]
    if target >= 0:
        return _march(s, seat, army, target)
    return 0.2 + outlook(s, seat, path[-1]) - outlook(s, seat, s.place[army])


def _march(s: Hadurak, seat: Seat, army: int, target: int) -> float:
    """The strongest goes first, others where they help."""
    if not prey(s, seat, target):
        return 0.3
    left = rounds_left(s)
    there = [each for each in s.nobles_at(seat, target) if s.rested[each]]
    if not there:
        return 1.0 + 0.004 * s.strength(army) - leaving(s, seat, army, left)
    gain = place_hope(s, seat, target, [*there, army], left) - place_hope(s, seat, target, there, left)
    return 0.5 + gain - leaving(s, seat, army, left)


def _attack(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.5
    place, mode, defender, mask = option
    left = rounds_left(s)
    own = power(s, seat, mask) - 200
    if mode == SIEGE:
        site = s.site_at(place)
        return 0.5 + (prize(s, seat, site, left) if s.siege[site] == seat else siege_worth(s, site, left))
    if mode == ASSAULT:
        return 0.5 + hope(own, against(s, s.site_at(place)), prize(s, seat, s.site_at(place), left))
    other = sum(s.strength(army) for army in s.nobles_at(defender, place))
    return 0.5 + hope(own, other + 30, 1.5 + 0.006 * other)


def _discard(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """Throws away as little as it must: prevented losses first, then dealing."""
    deal, prevent, victory, more = option
    return exp(-(0.8 * deal + 0.7 * prevent + 1.2 * victory + 1.0 * more))


def _loss(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 2.0
    kills = 100 * (s.tokens[option] + 1) >= s.nominal(option)
    return 0.3 if kills else 1.0 + 0.002 * s.strength(option)


def _hire(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 1.2
    cost = sum(WAGE[troop] for troop in option[0])
    return 0.3 + 0.01 * sum(STRENGTH[troop] for troop in option[0]) if cost + 4 <= s.crowns[seat] else 0.3


def _wages(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 5.0
    return 50.0 / float(STRENGTH[option[1]])


def _votes(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """About a third of what he has."""
    return float(1 / (1 + abs(option - s.votes[seat] / 3)))


def vote_worth(s: Hadurak, seat: Seat, answer: int) -> float:
    """For himself what helps, for the strongest other what harms; against laws."""
    card = int(s.motion[1]) if len(s.motion) > 1 and s.motion[0] in ("urgent", "agenda") else -1
    if answer == FOR:
        return 1.0
    if answer == AGAINST:
        return 1.2 if card >= 0 and AGENDA_TYPE[card] == LAW else 0.8
    harms = card in BAD_AGENDAS
    if (answer == seat) != harms:
        return 3.0 if not harms else 1.0 + 0.1 * s.influence[answer] + 0.2 * s.control.count(answer)
    return 0.2


def _vote(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return vote_worth(s, seat, option)


def _written(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    answer, count = option
    if not count:
        return 1.0
    card = int(args[1]) if len(args) > 1 and args[0] in ("urgent", "agenda") else -1
    harms = card in BAD_AGENDAS
    good = answer in (FOR, AGAINST) or (answer == seat) != harms
    return float((2.0 if good else 0.1) / (1 + abs(count - s.votes[seat] / 3)))


def _accept(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    hard = args[0] in BAD_AGENDAS and s.banned[seat]
    return 1.0 if (option == "refuse") == hard else 0.05


def _receiver(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if option == seat:
        return 0.4 if colour_of(s.events[-1]) == RED else 1.5
    return 0.5 + 0.05 * s.influence[option]


def _low(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return float(1 / (1 + option))


def _space(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.4
    return 0.2 if args[0] else 2.0 / option


def _versatile(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    match option:
        case "battle":
            return attack_hope(s, seat, rounds_left(s)) or NEVER
        case "move":
            return move_hope(s, seat, rounds_left(s)) or NEVER
    return {"crowns": 1.2, "vote": 0.8, "marker": 0.4, "pass": 0.05}[option]


def _field(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return (1.5, 0.6, 1.0)[option]


def _billet(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return 0.4 if option % ARMIES == GARRISON else 1.0 + (0.5 if s.place[option] >= 0 else 0.0)


def _troop(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return 100.0 / STRENGTH[option]


def _collect(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.9
    return 1.2 if option[0] % ARMIES == GARRISON and is_mercenary(option[1]) else 0.3


def _passage(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return 1.0 if option == "no" else 0.7


def _home(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    _, place = option
    return 0.5 + (1.0 if CITY_AT[place] >= 0 and not s.stands_at(seat, place) else 0.0) + outlook(s, seat, place)


PRIORS: dict[str, Weigh] = {
    "assign_initial": _assign,
    "place_castle": _castle,
    "enter_noble": _enter,
    "place_noble": _home,
    "plan_cards": _plan,
    "execute_card": _by_word(decline=0.02),
    "choose_field": _field,
    "track_space": _space,
    "versatile_option": _versatile,
    "mobilize_target": _target,
    "move_noble": _move,
    "allow_passage": _passage,
    "allow_attack": _by_word(no=0.9),
    "collect_troops": _collect,
    "start_battle": _attack,
    "battle_discard": _discard,
    "use_ability": _by_word(no=0.05),
    "allocate_losses": _loss,
    "deserter": _troop,
    "capture": _by_word(raze=0.1),
    "event_receiver": _receiver,
    "event_cancel": _low,
    "expedition_start": _by_word(**{"pass": 0.7}),
    "expedition_stake": _low,
    "expedition_bless": _by_word(yes=0.2),
    "wages": _wages,
    "hire": _hire,
    "assign_troop": _billet,
    "commit_votes": _votes,
    "declare_vote": _vote,
    "break_tie": _vote,
    "written_votes": _written,
    "refuse": _accept,
    "private_subject": _by_word(**{"pass": 1.5}),
    "defy_law": _by_word(defy=0.1),
    "rebellion": _by_word(faith=2.0, crowns=1.5, let_go=0.3),
    "rearrange": _by_word(done=4.0),
}
