"""What a sensible baron does: a weight for each answer to each question."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from regalia.core.asking import Ask, Option
from regalia.games.hadurak.advice.odds import best_commander, best_discard
from regalia.games.hadurak.bot.hopes import (
    against,
    attack_hope,
    hope,
    leaving,
    move_hope,
    place_hope,
    prize,
    target_hope,
)
from regalia.games.hadurak.bot.worth import cards_worth, outlook, prey, rounds_left, siege_worth
from regalia.games.hadurak.pieces.board import CITY_AT, NEIGHBOURS
from regalia.games.hadurak.pieces.cards import (
    AGAINST,
    AGENDA,
    AGENDA_TYPE,
    FOR,
    LAW,
    RED,
    STRENGTH,
    TRIANGLE,
    colour_of,
    is_mercenary,
    wage,
)
from regalia.games.hadurak.rules.war.attack import power
from regalia.games.hadurak.rules.war.fighting import nobles_of, side_of
from regalia.games.hadurak.state import (
    ARMIES,
    ASSAULT,
    GARRISON,
    SIEGE,
    Hadurak,
    Seat,
)

BAD_AGENDAS = frozenset(AGENDA[name] for name in ("fine", "censure", "confiscation", "disarmament", "ambassador"))

NEVER = float("-inf")
SMALL = 50
"""An army that is enough to besiege most cities."""
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


def likeliest(ask: Ask) -> Option:
    """The option of the highest weight, where that is known without weighing all."""
    kind, s, seat, args = ask.kind.id, ask.state, ask.seat, ask.args
    if kind == "commit_votes":
        return (s.votes[seat] + 1) // 3
    if kind == "battle_discard":
        return best_discard(s, seat)
    weigh = PRIORS.get(kind)
    return ask.options[0] if weigh is None else max(ask.options, key=lambda option: weigh(s, seat, option, args))


def _by_word(**weights: float) -> Weigh:
    """Weights for words; anything else weighs one."""
    return lambda s, seat, option, args: weights.get(option, 1.0) if isinstance(option, str) else 1.0


def _plan(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """What the cards add to those planned already."""
    before = [card for cards in s.plans[seat] for card in cards]
    weight = cards_worth(s, seat, [*before, *option]) - cards_worth(s, seat, before)
    return float((weight - 0.5 * (len(option) == 2 and option[0] == option[1])) ** 2) if weight > 0 else 0.0


def _assign(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """First a vassal for every noble but one, who gets the rest to storm with: their ability wins most."""
    if args[0] == 0:
        return float(4 ** len({*option} - {GARRISON, TRIANGLE}))
    return float(4 ** sum(unit == TRIANGLE for unit in option))


def _enter(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    army, place = option
    strength = s.strength(army)
    return 0.2 + outlook(s, seat, place, strength, rounds_left(s)) + (1.0 if strength >= 150 else 0.0)


def _castle(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 0.01
    return 1.0 + sum([prey(s, seat, there, SMALL, rounds_left(s)) for there in NEIGHBOURS[option]])


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
    strength, left = s.strength(army), rounds_left(s)
    return 0.2 + outlook(s, seat, path[-1], strength, left) - outlook(s, seat, s.place[army], strength, left)


def _march(s: Hadurak, seat: Seat, army: int, target: int) -> float:
    """The strongest goes first, others where they help."""
    left = rounds_left(s)
    if not prey(s, seat, target, s.strength(army), left):
        return 0.3
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


def _commander(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    return 1.0 if option == best_commander(s, nobles_of(s, side_of(s, seat))) else 0.2


def _discard(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """What does best against all that the others may show; then little, what is of least use first."""
    deal, prevent, victory, more = option
    return 2.0 if option == best_discard(s, seat) else exp(-(0.8 * deal + 0.7 * prevent + 1.2 * victory + 1.0 * more))


def _loss(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 2.0
    kills = 100 * (s.tokens[option] + 1) >= s.nominal(option)
    return 0.3 if kills else 1.0 + 0.002 * s.strength(option)


def _hire(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 1.2
    cost = wage(option[0])
    return 0.3 + 0.01 * sum(STRENGTH[troop] for troop in option[0]) if cost + 4 <= s.crowns[seat] else 0.3


def _wages(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    if isinstance(option, str):
        return 5.0
    return 50.0 / float(STRENGTH[option[1]])


def _votes(s: Hadurak, seat: Seat, option: Option, args: tuple[Any, ...]) -> float:
    """About a third of what they have."""
    return float(1 / (1 + abs(option - s.votes[seat] / 3)))


def vote_worth(s: Hadurak, seat: Seat, answer: int) -> float:
    """For oneself what helps, for the strongest other what harms; against laws."""
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
    army, place = option
    alone = CITY_AT[place] >= 0 and not s.stands_at(seat, place)
    return 0.5 + (1.0 if alone else 0.0) + outlook(s, seat, place, s.strength(army), rounds_left(s))


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
    "commander": _commander,
    "battle_discard": _discard,
    "use_ability": _by_word(no=NEVER),
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
