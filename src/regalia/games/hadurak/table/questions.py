"""Hadurak's questions on the table: what each is about, and for each option what to click."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.cards import COLOURS, FATE_VOYAGE, LOST, NO_NEWS, colour_of
from regalia.games.hadurak.rules.draft import billets
from regalia.games.hadurak.rules.money import PAY, whole_wage
from regalia.games.hadurak.rules.war.attack import defence, power
from regalia.games.hadurak.state import NONE, SIEGE, Hadurak
from regalia.games.hadurak.table import answers
from regalia.games.hadurak.table.answers.staying import closed
from regalia.games.hadurak.table.peace import matters as peace
from regalia.games.hadurak.table.peace import numbers, track
from regalia.games.hadurak.table.war import matters as war
from regalia.games.hadurak.words import wording
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Choice, SceneAsk, Target

RULES = {
    "choose_baron": "S1",
    "assign_initial": "S8",
    "place_castle": "S9",
    "enter_noble": "S10",
    "place_noble": "R18.11",
    "plan_cards": "R3.1",
    "execute_card": "R4.2",
    "choose_field": "R4.3",
    "track_space": "R5.2",
    "versatile_option": "R5.9",
    "mobilize_target": "R5.6",
    "move_noble": "R12.2",
    "allow_passage": "R12.5",
    "collect_troops": "R12.10",
    "start_battle": "R13.14",
    "allow_attack": "R14.1",
    "commander": "R13.5",
    "battle_discard": "R13.7",
    "use_ability": "R13.9",
    "allocate_losses": "R13.10",
    "deserter": "R16.1",
    "losses_paid": "R16.5",
    "retreat_to": "R16.2",
    "which_army": "R1.13",
    "capture": "R17.1",
    "ransom_city": "R15.4",
    "event_receiver": "R6.1",
    "event_cancel": "R7.3",
    "event_choice": "R7.8",
    "expedition_start": "R6.2",
    "expedition_stake": "R6.2",
    "expedition_bless": "R6.4",
    "fortification": "R6.7",
    "recruiting": "R6.8",
    "wages": "R8.8",
    "hire": "R9.1",
    "assign_troop": "R9.3",
    "deputy": "R10.3",
    "agenda_order": "R10.5",
    "commit_votes": "R10.6",
    "declare_vote": "R10.6",
    "break_tie": "R10.8",
    "written_votes": "R10.12",
    "refuse": "R11.3",
    "discard_title": "R10.15",
    "give_office": "R10.16",
    "agenda_choice": "R10.29",
    "private_subject": "R10.21",
    "defy_law": "R11.8",
    "rebellion": "R18.5",
    "rearrange": "R18.11",
    "give_crowns": "R19.1",
    "hostage": "R21.3",
}
"""Where the guide tells more about each question."""

EXPLAINED = (
    "event_choice", "execute_card", "refuse", "agenda_choice", "discard_title", "give_office", "defy_law",
    "allow_passage", "allow_attack",
)  # fmt: skip
"""What is explained in them, or told of their answers, says all that help could say."""
ANY_ORDER = ("plan_cards", "battle_discard", "hire")


def ask(ask: Ask) -> SceneAsk:
    kind = ask.kind.id
    dials = numbers.dials(ask)
    asked = SceneAsk(
        kind=kind,
        title=_title(ask),
        question=_question(ask),
        about=_about(ask),
        rule=RULES[kind],
        explains=tuple(peace.explains(ask)),
        warns=tuple(peace.warns(ask)),
        place=peace.place(ask),
        choices=() if dials else _gifts(ask) if kind == "give_crowns" else tuple(_choices(ask)),
        closed=(*closed(ask), *track.closed(ask)),
        shows=track.shown(ask),
        dials=dials,
        signs={"shared": Message("sign-leave"), "war": Message("sign-battle")},
        any_order=kind in ANY_ORDER or (kind == "assign_initial" and ask.args[0] == 0),
    )
    return replace(asked, **war.told(ask))


def _choices(ask: Ask) -> Iterator[Choice]:
    """Some options can be reached in more than one way."""
    ways: Callable[[Ask, Any], Iterator[tuple[Target, ...]]] = answers.WAYS.get(ask.kind.id, answers.by_button)
    for option in ask.options:
        text, name = ask.text(option), wording.option(ask, option)
        found = answers.by_word(ask, option) if isinstance(option, str) else ways(ask, option)
        for path in found:
            yield Choice(text=text, name=name, path=path)


def _gift_facts(ask: Ask) -> Hashable:
    return tuple(ask.options), ask.state.barons


@remembered_by(_gift_facts)
def _gifts(ask: Ask) -> tuple[Choice, ...]:
    """Everybody can always give crowns away: of all that is asked this is asked most often."""
    return tuple(_choices(ask))


# --- what is asked ----------------------------------------------------------------------------------------------------


def _title(ask: Ask) -> Message | None:
    """The card, the phase or the battle in which it is asked."""
    s: Hadurak = ask.state
    if ask.kind.id in ("give_crowns", "hostage"):
        return Message(f"act-{ask.kind.id}")
    if ask.kind.id == "assign_troop" and s.event == NONE:
        return Message("field-draft")
    if ask.kind.id in peace.PHASES:
        return Message(peace.PHASES[ask.kind.id])
    if s.battle:
        return Message(f"title-{s.battle}")
    if s.in_session:
        return Message("stage-council")
    if s.event != NONE:
        return Message("title-event") if ask.kind.id in peace.QUESTIONS else wording.event_name(s, s.event)
    if s.card != NONE:
        return wording.action_name(s, s.card)
    return None


def _facts(ask: Ask) -> dict[str, Argument]:
    """What a question names, beside the seat that is asked."""
    names = ARGUMENTS.get(ask.kind.id, ())
    return {
        name: wording.fact(ask.state, name, value)
        for name, value in zip(names, ask.args, strict=False)
        if name and value != NONE
    }


ARGUMENTS: dict[str, tuple[str, ...]] = {
    "execute_card": ("action",),
    "deserter": ("army", "nation"),
    "capture": ("city",),
    "expedition_stake": ("voyage",),
    "expedition_bless": ("voyage",),
    "refuse": ("agenda",),
    "discard_title": ("agenda",),
    "give_office": ("agenda",),
    "defy_law": ("law",),
    "rebellion": ("city",),
}
"""Which arguments of an ask its question names."""


def _question(ask: Ask) -> Message:
    kind, s = ask.kind.id, ask.state
    of_peace = peace.question(ask)
    if of_peace:
        return of_peace
    facts = _facts(ask)
    if facts:
        return Message(f"question-{kind}", facts)
    match kind:
        case "plan_cards":
            return Message("question-plan_cards", {"pile": ask.args[0] + 1})
        case "assign_initial":
            return Message(f"question-assign_initial-{ask.args[0]}")
        case "assign_troop":
            return Message("question-assign_troop", {"troops": wording.troop_name(s, ask.args[0])})
        case "which_army":
            return Message(f"question-which_army-{ask.args[0]}")
        case "wages" if PAY not in ask.options:
            return Message("question-wages-short")
        case "place_castle" if ask.args[0]:
            return Message("question-place_castle-again")
        case "agenda_choice":
            named: dict[str, Argument] = {"agenda": wording.agenda_name(s, ask.args[0]), "seat": SeatName(ask.args[1])}
            return Message("question-agenda_choice", named)
    return Message(f"ask-{kind}")


def _about(ask: Ask) -> Message | None:
    """A line for newcomers; where a card or a motion is on the table, what it says."""
    s: Hadurak = ask.state
    of_peace = peace.about(ask)
    if of_peace:
        return of_peace
    match ask.kind.id:
        case "event_receiver":
            return Message(f"about-event_receiver-{COLOURS[colour_of(s.events[-1])]}")
        case "expedition_stake" | "expedition_bless":
            return Message(f"about-{ask.kind.id}", _fortunes(ask.args[0]))
        case "wages":
            means = s.crowns[ask.seat] + s.purse
            return Message("about-wages", {"crowns": whole_wage(s), "count": means})
        case "which_army" if ask.args[0] == "weakened":
            return Message("about-which_army-weakened")
        case kind if kind in EXPLAINED:
            return None
        case "start_battle":
            return _odds(ask)
        case "track_space":
            return track.about(ask)
        case "hire" if not billets(s, ask.seat, NONE):
            return Message("about-hire-none")
    return Message(f"about-{ask.kind.id}")


def _fortunes(voyage: int) -> dict[str, Argument]:
    """How many of all fate cards end a voyage in which way."""
    results = [each[voyage] for each in FATE_VOYAGE]
    return {
        "cards": len(results),
        "lost": results.count(LOST),
        "waiting": results.count(NO_NEWS),
        "back": results.count(1),
        "more": sum(result > 1 for result in results),
    }


def _odds(ask: Ask) -> Message:
    """How far away a siege is, where one site is in question (R14.10)."""
    s: Hadurak = ask.state
    sites = {s.site_at(option[0]) for option in ask.options if not isinstance(option, str) and option[1] != "field"}
    if len(sites) != 1:
        return Message("about-start_battle")
    (site,) = sites
    mask = max(
        (option[3] for option in ask.options if _is_at(s, option, site)), key=lambda mask: power(s, ask.seat, mask)
    )
    count, needed = power(s, ask.seat, mask), defence(s, site)
    facts: dict[str, Argument] = {"site": wording.site_name(s, site), "count": count, "needed": needed}
    if not any(not isinstance(option, str) and option[1] == SIEGE for option in ask.options):
        return Message("about-siege-weak", facts) if count <= needed else Message("about-start_battle")
    if s.siege[site] == ask.seat:
        return Message("about-siege-second", {**facts, "round": s.siege_round[site]})
    return Message("about-siege-possible", facts)


def _is_at(s: Hadurak, option: Option, site: int) -> bool:
    return not isinstance(option, str) and s.site_at(option[0]) == site
