"""What is asked about steps and battles: each question names who, where and with what, and where to look."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.notation import PASS
from regalia.games.kard_es_korona.pieces.board import County
from regalia.games.kard_es_korona.pieces.numbers import CAVALRY, ESCAPE_ON, LORD, RAIN_ON
from regalia.games.kard_es_korona.rules.battle.clash import clash_now, hits_of
from regalia.games.kard_es_korona.rules.battle.lords import is_ransomed, joiners
from regalia.games.kard_es_korona.rules.battle.sides import army_of, lord_of
from regalia.games.kard_es_korona.rules.battle.strikes import strikes
from regalia.games.kard_es_korona.rules.contest import START, TOURNAMENT_PRIZE
from regalia.games.kard_es_korona.rules.march.movers import has_lord, units_of
from regalia.games.kard_es_korona.rules.march.reach import is_hostile
from regalia.games.kard_es_korona.state import ATTACKER, DEFENDER, NEUTRAL, NOBODY, Battle, Kard
from regalia.games.kard_es_korona.table.war import chances, foretelling
from regalia.games.kard_es_korona.table.war.battle_stage import GROUNDS
from regalia.games.kard_es_korona.table.war.luck import expected, tenths
from regalia.games.kard_es_korona.table.war.ways import between, ways
from regalia.games.kard_es_korona.words import wording
from regalia.games.kard_es_korona.words.text import holder_name
from regalia.scene.types import Arrow, Odds, Sign

Facts = dict[str, Argument]

KINDS = frozenset({
    "step_or_pass", "movers", "veto", "choose_battle", "lead_arm", "reroll", "assign_hits", "retreat",
    "retreat_losses", "garrison", "retreat_to", "escape", "offer_oath", "accept_oath", "inherit", "victor_step",
    "lord_return",
})  # fmt: skip


# --- the words ----------------------------------------------------------------------------------------------------


def question(ask: Ask) -> Message | None:
    """None where it is no question of steps and battles."""
    if ask.kind.id not in KINDS:
        return None
    which, facts = QUESTIONS[ask.kind.id](ask)
    return Message(f"question-{ask.kind.id}{which}", facts)


def about(ask: Ask) -> Message | None:
    """What it means, for whoever has not read the rules."""
    if ask.kind.id not in KINDS:
        return None
    which = ""
    if ask.kind.id == "reroll" and ask.state.clash:
        which = "-clash"
    elif ask.kind.id == "movers" and is_hostile(ask.state, ask.seat, ask.state.target):
        which = f"-{GROUNDS[ask.state.board.ground[ask.state.target]]}"
    elif ask.kind.id == "inherit":
        which = _waits(ask)
    facts: Facts = {"number": ESCAPE_ON, "rain": RAIN_ON + 1}
    if ask.kind.id == "accept_oath":
        facts |= {"other": SeatName(ask.args[0])}
    return Message(f"about-{ask.kind.id}{which}", facts)


def _step(ask: Ask) -> tuple[str, Facts]:
    return "", {"count": ask.state.steps[ask.seat]}


def _movers(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    facts: Facts = {"county": wording.county_name(s, s.target)}
    if not is_hostile(s, ask.seat, s.target):
        return "", facts
    defenders = wording.army_name((*s.army_in(s.target), s.defender_lord(s.target) != NOBODY))
    return "-attack", facts | {"holder": holder_name(s, s.holder[s.target]), "defenders": defenders}


def _veto(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    return "", {
        "seat": SeatName(s.active),
        "county": wording.county_name(s, s.target),
        "army": wording.army_name((*units_of(s.draft), has_lord(s.draft))),
        "movers": wording.origin_names(s, s.draft),
    }


def _here(s: Kard) -> Argument:
    """The castle that is besieged, or the county."""
    assert s.fight is not None
    place = s.board.ids[s.fight.county]
    return Message(f"castle-{place}" if s.board.castle[s.fight.county] else f"county-{place}")


def _choose_battle(ask: Ask) -> tuple[str, Facts]:
    return "", {"count": len(ask.options)}


def _lead_arm(ask: Ask) -> tuple[str, Facts]:
    return "", {"place": _here(ask.state)}


def _reroll(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    if s.clash:
        return "-clash", {"place": _here(s), "clash": Message(f"clash-{s.clash}-name")}
    task = s.agenda[-1]
    match task[0]:
        case "rain":
            return "-rain", {"place": _here(s), "number": int(str(task[1]))}
        case "escape_roll":
            return "-escape", {"number": int(str(task[4])), "county": wording.county_name(s, int(str(task[3])))}
        case "duel":
            mine, other = (task[4], task[5]) if task[1] == ask.seat else (task[5], task[4])
            return "-duel", {"number": int(str(mine)), "against": int(str(other))}
    contenders, rolls = task[3], task[4]
    assert isinstance(contenders, tuple) and isinstance(rolls, tuple)
    which = {START: "start", TOURNAMENT_PRIZE: "tournament"}.get(int(str(task[1])), "tie")
    return f"-{which}", {"number": rolls[contenders.index(ask.seat)], "most": max(rolls)}


def _hits(ask: Ask) -> tuple[str, Facts]:
    """The dice of a side; for neutrals a neighbour chooses (R9.7)."""
    s: Kard = ask.state
    side = ask.args[0]
    assert s.fight is not None
    facts: Facts = {
        "count": max(sum(lost) for lost in ask.options),
        "place": _here(s),
        "clash": Message(f"clash-{s.clash}-name"),
    }
    if side == DEFENDER and s.foe >= NEUTRAL:
        return "-neutral", facts | {"holder": holder_name(s, s.foe), "seat": SeatName(s.fight.attacker)}
    facts["holder"] = holder_name(s, s.foe if side == ATTACKER else s.fight.attacker)
    any_hits, foot_hits = hits_of(s, side)
    if foot_hits and army_of(s, 1 - side)[CAVALRY]:
        return "-foot", facts | {"any": any_hits, "foot": foot_hits}
    return "", facts


def _retreat(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    side = ask.args[0]
    return "", {
        "place": _here(s),
        "number": s.round,
        "army": wording.army_name(army_of(s, side)),
        "defenders": wording.army_name(army_of(s, 1 - side)),
    }


def _retreat_losses(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    return "", {"count": sum(ask.options[0]), "county": wording.county_name(s, s.retreating[1])}


def _garrison(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    county, army, lord = ask.args
    return "", {
        "castle": Message(f"castle-{s.board.ids[county]}"),
        "army": wording.army_name((*army, lord)),
        "count": max(sum(part) for part, _ in ask.options),
    }


def _retreat_to(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    origin, army, lord, *_ = ask.args
    facts: Facts = {"county": wording.county_name(s, origin), "army": wording.army_name((*army, lord))}
    return "-forced" if is_hostile(s, ask.seat, ask.options[0]) else "", facts


def _escape(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    victor = s.agenda[-1][2]
    facts: Facts = {"county": wording.county_name(s, s.lord_at[ask.seat]), "number": ESCAPE_ON}
    if not isinstance(victor, int) or victor == NOBODY or victor >= NEUTRAL:
        return "-captured", facts
    return "", facts | {"other": SeatName(victor)}


def _oath(ask: Ask) -> tuple[str, Facts]:
    return "", {"other": SeatName(ask.args[0])}


def _inherit(ask: Ask) -> tuple[str, Facts]:
    return _waits(ask), {"county": wording.county_name(ask.state, ask.args[0])}


def _waits(ask: Ask) -> str:
    """Where a battle waits, somebody must fight it (R15.3)."""
    return "-battle" if ask.args[2] else ""


def _victor_step(ask: Ask) -> tuple[str, Facts]:
    s: Kard = ask.state
    return "-more" if ask.args[0] else "", {"county": wording.county_name(s, s.lord_at[ask.seat])}


def _lord_return(ask: Ask) -> tuple[str, Facts]:
    """He stands alone, or was ransomed or freed."""
    if ask.args[0]:
        return "-alone", {}
    return "-ransomed" if is_ransomed(ask.state, ask.seat) else "-freed", {}


QUESTIONS: dict[str, Callable[[Ask], tuple[str, Facts]]] = {
    "step_or_pass": _step,
    "movers": _movers,
    "veto": _veto,
    "choose_battle": _choose_battle,
    "lead_arm": _lead_arm,
    "reroll": _reroll,
    "assign_hits": _hits,
    "retreat": _retreat,
    "retreat_losses": _retreat_losses,
    "garrison": _garrison,
    "retreat_to": _retreat_to,
    "escape": _escape,
    "offer_oath": _oath,
    "accept_oath": _oath,
    "inherit": _inherit,
    "victor_step": _victor_step,
    "lord_return": _lord_return,
}


# --- where to look ------------------------------------------------------------------------------------------------


def place(ask: Ask) -> str:
    """What the question is about on the map; empty where it is about the whole of it."""
    county = _county(ask)
    return "" if county == NOBODY else ask.state.board.ids[county]


def _county(ask: Ask) -> County:
    s: Kard = ask.state
    match ask.kind.id:
        case "movers" | "veto":
            return s.target
        case "garrison" | "retreat_to" | "inherit":
            return int(ask.args[0])
        case "escape" | "victor_step":
            return s.lord_at[ask.seat]
        case "lord_return" if ask.args[0]:
            return s.lord_at[ask.seat]
        case "lead_arm" | "reroll" | "assign_hits" | "retreat" | "retreat_losses" if s.fight is not None:
            return s.fight.county
    return NOBODY


def arrows(ask: Ask) -> tuple[Arrow, ...]:
    """Who could come, and how many; whom a vassal sends; who could join the lord."""
    s: Kard = ask.state
    sign: Sign
    if ask.kind.id == "movers":
        sign = "war" if is_hostile(s, ask.seat, s.target) else "legal"
        return tuple(
            _arrow(s, way, s.target, ask.seat, sum(number for arm, number in arms.items() if arm != LORD), sign)
            for way, arms in ways(s, ask.seat, ask.options).items()
            if any(arm != LORD for arm in arms)
        )
    if ask.kind.id == "veto":
        sign = "war" if is_hostile(s, s.active, s.target) else "legal"
        numbers = {(origin, entry): 0 for origin, *_, entry in s.draft}
        for origin, mover, number, entry in s.draft:
            numbers[origin, entry] += number * (mover != LORD)
        return tuple(_arrow(s, way, s.target, s.active, number, sign) for way, number in numbers.items())
    if ask.kind.id == "victor_step":
        goal = s.lord_at[ask.seat]
        origins = dict.fromkeys(origin for origin, *_ in joiners(s, ask.seat))
        doors = {origin: (origin, *between(s, ask.seat, origin, goal))[-2] for origin in origins}
        return tuple(_arrow(s, way, goal, ask.seat, s.troops[way[0]], "legal") for way in doors.items())
    return ()


def _arrow(s: Kard, way: tuple[County, County], end: County, seat: int, number: int, sign: Sign) -> Arrow:
    """From the origin through every county on the way: the last of them is the one that is named."""
    ids, (start, entry) = s.board.ids, way
    text = Message("arrow-units", {"count": number}) if number else None
    via = tuple(ids[county] for county in between(s, seat, start, entry))
    return Arrow(start=ids[start], end=ids[end], seat=seat, via=via, sign=sign, text=text)


# --- the odds of what is chosen -----------------------------------------------------------------------------------


def odds_of(ask: Ask, option: Option) -> Odds | None:
    """How a battle will probably end that is chosen, fought on, or led so."""
    s: Kard = ask.state
    match ask.kind.id:
        case "choose_battle":
            battle = s.battle_at(option)
            return None if battle is None else _waiting(s, battle)
        case "retreat_to" if is_hostile(s, ask.seat, option):
            origin, army, lord, *_ = ask.args
            movers = tuple((origin, arm, number, origin) for arm, number in enumerate((*army, lord)) if number)
            return foretelling.odds(s, ask.seat, option, movers, forced=True)
        case "retreat" if isinstance(option, str):
            return chances.now(s, ask.args[0], s.led)
    return None


def _waiting(s: Kard, battle: Battle) -> Odds:
    army = (*battle.army, int(battle.lord))
    movers = tuple((battle.county, arm, number, battle.county) for arm, number in enumerate(army) if number)
    return foretelling.odds(s, battle.attacker, battle.county, movers, forced=battle.forced)


def _led(s: Kard, side: int, arm: int) -> Odds | None:
    """If this arm is led; the defenders name theirs after the attackers, as it is worst for them."""
    if side == DEFENDER:
        return chances.now(s, side, (s.led[ATTACKER], arm))
    has_lord = lord_of(s, DEFENDER) != NOBODY
    against = [other for other in range(LORD) if army_of(s, DEFENDER)[other]] if has_lord else [NOBODY]
    told = [each for other in against if (each := chances.now(s, side, (arm, other))) is not None]
    return min(told, key=foretelling.sure) if told else None


def note_of(ask: Ask, option: Option) -> Message | None:
    """What an answer means, where its name does not say it."""
    s: Kard = ask.state
    match ask.kind.id:
        case "step_or_pass" if option == PASS:
            is_first = s.first_passed == NOBODY and not s.variants.is_traditional
            return Message("note-pass-first") if is_first and s.year < s.variants.rules.years else None
        case "lead_arm":
            odds = _led(s, ask.args[0], option)
            which = "note-lead-about" if odds and odds.is_about else "note-lead"
            return None if odds is None else Message(which, {"percent": foretelling.sure(odds)})
        case "reroll" if isinstance(option, int):
            side = ATTACKER if s.fight is not None and s.fight.attacker == ask.seat else DEFENDER
            (strike,) = (each for each in strikes(s, clash_now(s)) if (each.side, each.arm) == (side, option))
            facts: Facts = {"need": wording.need_name(strike.foot, strike.horse), "hits": strike.hits}
            whole, tenth = tenths(expected(s, clash_now(s), strike))
            return Message(
                "note-reroll", facts | {"dice": " ".join(map(str, strike.dice)), "whole": whole, "tenth": tenth}
            )
        case "retreat" if isinstance(option, int) and s.fight is not None:
            return Message("note-retreat-hard" if s.board.is_hard_way(s.fight.county, option) else "note-retreat")
        case "choose_battle":
            battle = s.battle_at(option)
            assert battle is not None
            return _sides(s, battle)
        case "lord_return" | "event_neutral":
            facts = {"county": wording.county_name(s, option), "army": wording.army_name(s.army_in(option))}
            return Message("note-army-there", facts)
        case "escape" if isinstance(option, int):
            return Message("note-escape-to", {"number": ESCAPE_ON})
        case "offer_oath" | "accept_oath" | "veto" | "escape" if isinstance(option, str):
            return Message(f"note-{ask.kind.id}-{option}")
    return None


def _sides(s: Kard, battle: Battle) -> Message:
    return Message(
        "note-battle",
        {
            "army": wording.army_name((*battle.army, battle.lord)),
            "holder": holder_name(s, s.holder[battle.county]) if s.troops[battle.county] else Message("note-nobody"),
            "defenders": wording.army_name(s.army_in(battle.county)),
        },
    )
