"""Questions of peace, each with its object: cards, money, troops at home, events, votes and laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName
from regalia.games.hadurak.pieces.board import CITY_PLACE, TERRITORIES
from regalia.games.hadurak.pieces.cards import CANCEL_FAITH, EVENTS, NAMES_BARON
from regalia.games.hadurak.rules.assembly.voting import left, sums
from regalia.games.hadurak.rules.events.resolving import missing
from regalia.games.hadurak.rules.neutral_cards import costs
from regalia.games.hadurak.rules.upkeep import price
from regalia.games.hadurak.state import NONE, Hadurak
from regalia.games.hadurak.table import explaining
from regalia.games.hadurak.table.peace.council_stage import motion_card, motion_name
from regalia.games.hadurak.words import wording
from regalia.scene.types import Explain

SHOWN_BY_FATE = {"assassin": "noble", "childless": "noble", "mutiny": "nation", "exodus": "nation"}


PHASES = {
    **dict.fromkeys(("choose_baron", "assign_initial", "enter_noble"), "title-setup"),
    "plan_cards": "title-planning",
    "wages": "field-wages",
    "hire": "field-draft",
    **dict.fromkeys(("rebellion", "rearrange", "place_noble"), "title-upkeep"),
}
"""The title of questions that are always asked in the same phase."""

# --- what is asked ----------------------------------------------------------------------------------------------------


def question(ask: Ask) -> Message | None:
    """The question with who, what and how much; None where it is not of this half."""
    find = QUESTIONS.get(ask.kind.id)
    return find(ask) if find else None


def _committing(ask: Ask) -> Message:
    return Message("question-commit_votes", {"motion": motion_name(ask.state), "count": ask.state.votes[ask.seat]})


def _declaring(ask: Ask) -> Message:
    s: Hadurak = ask.state
    facts: dict[str, Argument] = {"motion": motion_name(s), "count": s.committed[ask.seat]}
    return Message(f"question-declare_vote-{_way(motion_card(s))}", facts)


def _tie(ask: Ask) -> Message:
    s: Hadurak = ask.state
    count = sum(votes for votes, said in zip(s.committed, s.declared, strict=True) if said == sums(s)[0])
    facts: dict[str, Argument] = {"motion": motion_name(s), "count": count}
    return Message(f"question-break_tie-{_way(motion_card(s))}", facts)


def _writing(ask: Ask) -> Message:
    s: Hadurak = ask.state
    card = _written_card(ask)
    motion = motion_name(s) if card == NONE else wording.agenda_name(s, card)
    facts: dict[str, Argument] = {"motion": motion, "count": left(s, ask.seat)}
    return Message(f"question-written_votes-{_way(card)}", facts)


def _written_card(ask: Ask) -> int:
    return int(ask.args[1]) if len(ask.args) > 1 and ask.args[0] in ("urgent", "agenda") else NONE


def _way(card: int) -> str:
    """Whether a baron is named, or one is for or against."""
    return "baron" if card != NONE and NAMES_BARON[card] else "for"


def _event(ask: Ask) -> Message:
    return Message(f"question-{ask.kind.id}", {"event": wording.event_name(ask.state, ask.state.event)})


def _field(ask: Ask) -> Message:
    return Message("question-choose_field", {"action": wording.action_name(ask.state, ask.state.card)})


def _hire(ask: Ask) -> Message:
    s: Hadurak = ask.state
    facts: dict[str, Argument] = {"crowns": s.crowns[ask.seat], "count": s.track.count(ask.seat)}
    return Message("question-hire", facts)


def _crowns(ask: Ask) -> Message:
    return Message(f"question-{ask.kind.id}", {"crowns": ask.state.crowns[ask.seat]})


QUESTIONS: dict[str, Callable[[Ask], Message]] = {
    "commit_votes": _committing,
    "declare_vote": _declaring,
    "break_tie": _tie,
    "written_votes": _writing,
    "event_cancel": _event,
    "event_choice": _event,
    "choose_field": _field,
    "hire": _hire,
    "fortification": _crowns,
    "recruiting": _crowns,
}


# --- help -------------------------------------------------------------------------------------------------------------


def about(ask: Ask) -> Message | None:
    find = HELP.get(ask.kind.id)
    return find(ask) if find else None


def _cancelling(ask: Ask) -> Message:
    s: Hadurak = ask.state
    cost: dict[str, Argument] = {"count": CANCEL_FAITH[s.event], "missing": missing(s)}
    return Message("about-event_cancel", {**cost, "target": target(s) or Message("nothing")})


def target(s: Hadurak) -> Message | None:
    """Whom or what fate has shown before anybody has to cancel the event (R7.2)."""
    if s.event == NONE or s.target == NONE:
        return None
    shown = wording.fact(s, SHOWN_BY_FATE.get(EVENTS[s.event], "city"), s.target)
    return Message("about-event-target", {"target": shown})


def _works(ask: Ask) -> Message:
    repair, fortify = costs(ask.state, ask.seat)
    return Message("about-fortification", {"repair": repair, "fortify": fortify})


def _rebellion(ask: Ask) -> Message:
    return Message("about-rebellion", {"crowns": price(ask.state, ask.args[0])})


HELP: dict[str, Callable[[Ask], Message | None]] = {
    "event_cancel": _cancelling,
    "event_choice": lambda ask: target(ask.state),
    "fortification": _works,
    "rebellion": _rebellion,
}


# --- what it is about -------------------------------------------------------------------------------------------------


def explains(ask: Ask) -> Iterator[Explain]:
    """The card, the event, the agenda, the law or the fleet in question."""
    s: Hadurak = ask.state
    match ask.kind.id:
        case "execute_card" if s.card != NONE:
            yield explaining.action(s, ask.seat, s.card)
        case "event_cancel" | "event_choice" if s.event != NONE:
            yield explaining.event(s, s.event)
        case "refuse" | "agenda_choice" | "give_office":
            yield explaining.agenda(s, ask.args[0])
        case "discard_title":
            told = (explaining.agenda(s, card) for card in (ask.args[0], *ask.options))
            yield from (replace(each, holders=(), now=None) for each in told)  # all are one's own
        case "written_votes" if _written_card(ask) != NONE:
            yield explaining.agenda(s, _written_card(ask))
        case "commit_votes" | "declare_vote" | "break_tie" if motion_card(s) != NONE:
            yield explaining.agenda(s, motion_card(s))
        case "defy_law":
            yield explaining.law(s, ask.args[0])


def place(ask: Ask) -> str:
    """Where it is asked about."""
    return TERRITORIES[CITY_PLACE[ask.args[0]]] if ask.kind.id == "rebellion" else ""


def warns(ask: Ask) -> Sequence[Message]:
    """Before a plan: a rival who would be crowned with one more city."""
    s: Hadurak = ask.state
    if ask.kind.id != "plan_cards":
        return ()
    from_winning = [other for other in s.in_play() if other != ask.seat and explaining.is_near(s, other)]
    return tuple(Message("warn-near", {"seat": SeatName(other)}) for other in from_winning)
