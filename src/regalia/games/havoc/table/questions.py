"""Havoc's questions on the table: for each option what to click; cards to lay are gathered and laid together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from regalia.core.asking import Ask, Option
from regalia.core.words import Argument, Message, both
from regalia.games.havoc.notation import CATCH, DONE, DRAW_DECK, FROM_DECK, HAVOC, PASS, PLACE, RECRUIT, ROB
from regalia.games.havoc.pieces.battles import NO_BATTLE
from regalia.games.havoc.pieces.cards import DOG, NAMES
from regalia.games.havoc.rules.battle import FEWEST_TO_JOIN
from regalia.games.havoc.rules.combinations import best_out, best_reading, strength, strongest
from regalia.games.havoc.rules.recruiting import REGULAR_DRAWS, is_full
from regalia.games.havoc.state import JOHN_SEAT, Havoc
from regalia.games.havoc.table import explaining
from regalia.games.havoc.table.battle_line import cell_id, present
from regalia.games.havoc.table.battle_standing import (
    dogs_to_fetch,
    is_alone,
    leaders,
    strength_of,
    wins_by_passing,
)
from regalia.games.havoc.table.faces import faces
from regalia.games.havoc.table.trays import DECK, hand_ids, recruit_ids
from regalia.games.havoc.words import wording
from regalia.scene.clicks import button
from regalia.scene.kit import panel_id
from regalia.scene.types import Choice, Gather, SceneAsk, Target, Tray

LAYING = {"open_battle": FEWEST_TO_JOIN, "join": FEWEST_TO_JOIN, "lay": 1, "final": 1}
"""Questions that are answered with a set of cards, and with how many at least."""

RULES = {
    "turn": "R1.1", "recruit_step": "R2.1", "catch_target": "R2.4", "rob_pick": "R2.5", "peace_discard": "R4.3",
    "open_battle": "R5.2", "join": "R5.4", "lay": "R5.6", "dogs_out": "R5.10", "activate": "R7.4",
    "next_battle": "V4", "swap": "R8.4", "final": "R8.5",
}  # fmt: skip

ART = {
    RECRUIT: "hv-mark-hand",
    HAVOC: "hv-mark-crossed-swords",
    CATCH: "hv-dog-head",
    ROB: "hv-dog-head",
    "stay_out": "hv-mark-out",
    "pass": "hv-mark-passed",
    DONE: "check",
}


def ask(ask: Ask) -> SceneAsk:
    """The question of a seat: each option with its clicks."""
    kind = ask.kind.id
    return SceneAsk(
        kind=kind,
        question=_question(ask),
        about=_about(ask),
        rule=RULES[kind],
        choices=tuple(choice for option in ask.options for choice in _choices(ask, option)),
        gather=_gather(ask) if kind in LAYING else None,
        shows=(_window(ask),) if kind == "rob_pick" else (),
    )


# --- what is asked ------------------------------------------------------------------------------------------------


def _question(ask: Ask) -> Message:
    """It names its object: the battle, who leads it, which of several cards or dogs."""
    s: Havoc = ask.state
    battle: dict[str, Argument] = {}
    if present(s) != NO_BATTLE:
        battle = {"battle": wording.battle_name(present(s)), "prizes": _prizes(s, present(s))}
    if s.chosen[ask.seat] and ask.kind.id in LAYING:
        return _chosen(ask, battle)
    match ask.kind.id:
        case "turn":
            return Message("ask-turn-of", battle)
        case "recruit_step":
            if s.draws == REGULAR_DRAWS:
                return Message("ask-recruit_step-place")
            if is_full(s):
                return Message("ask-recruit_step-full")
            return Message("ask-recruit_step-second" if s.draws else "ask-recruit_step-first")
        case "peace_discard":
            return Message("ask-peace_discard-by", {"seat": wording.seat_name(s.keeper)})
        case "open_battle":
            return Message("ask-open_battle-of", battle)
        case "join":
            caller: dict[str, Argument] = {**battle, "seat": wording.seat_name(s.initiator)}
            return Message("ask-join-john" if s.initiator == JOHN_SEAT else "ask-join-of", caller)
        case "lay":
            return _lay(ask, battle)
        case "dogs_out":
            return Message("ask-dogs_out-of", {**battle, "count": s.laid[ask.seat].count(DOG)})
        case "activate":
            return Message("ask-activate-dogs", {**battle, "count": dogs_to_fetch(s, ask.seat)})
        case "next_battle" if s.battle != NO_BATTLE:
            return Message("ask-next_battle-won", battle)
        case "swap":
            return Message("ask-swap-dogs", {"count": s.hands[ask.seat].count(DOG)})
        case "final":
            return Message("ask-final-of", battle)
    return Message(f"ask-{ask.kind.id}")


def _chosen(ask: Ask, battle: dict[str, Argument]) -> Message:
    """Cards are chosen already, one by one: what they make, and whether that is enough."""
    s, seat, kind = ask.state, ask.seat, ask.kind.id
    cards = sorted(s.laid[seat] + s.chosen[seat])
    strong = strength(cards) if kind == "final" else best_reading(cards)
    told: dict[str, Argument] = {
        **battle,
        "cards": both(wording.card_names(s.chosen[seat])),
        "combination": wording.combination_name(strong),
    }
    is_enough = DONE in ask.options
    return Message(f"ask-{kind}-chosen" if is_enough else "ask-chosen-few", told)


def _prizes(s: Havoc, battle: int) -> Message:
    """«5 points to the winner, then 3, 1»."""
    first, *others = (points for points in s.variants.points[battle] if points)
    rest = ", ".join(map(str, others))
    return Message("prizes-first" if not rest else "prizes", {"first": first, "rest": rest})


def _lay(ask: Ask, battle: dict[str, Argument]) -> Message:
    """Who leads, and with what."""
    first, *others = leaders(ask.state)
    if is_alone(ask.state, ask.seat):
        return Message("ask-lay-alone", battle)
    told: dict[str, Argument] = {
        **battle,
        "seat": wording.seat_name(first),
        "combination": wording.combination_name(strength_of(ask.state, first)),
    }
    if others:
        return Message("ask-lay-level", told)
    return Message("ask-lay-leading" if first == ask.seat else "ask-lay-behind", told)


def _about(ask: Ask) -> Message | None:
    """What a newcomer needs to know to answer."""
    s, kind = ask.state, ask.kind.id
    strong = strength(strongest(s.hands[ask.seat]))
    match kind:
        case "recruit_step":
            word = "place" if s.draws == REGULAR_DRAWS else "dogs" if DOG in s.hands[ask.seat] else "draw"
            return Message(f"about-recruit_step-{word}")
        case "turn" | "swap" | "final":
            return Message(f"about-{kind}", {"combination": wording.combination_name(strong)})
        case "next_battle":
            return Message("about-next_battle", {"battles": tuple(_with_prizes(s, battle) for battle in ask.options)})
    return Message(f"about-{kind}")


def _with_prizes(s: Havoc, battle: int) -> Message:
    return Message("battle-prizes", {"battle": wording.battle_name(battle), "prizes": _prizes(s, battle)})


def _choices(ask: Ask, option: Option) -> Iterator[Choice]:
    """One for each thing that can be clicked for it: any of several dogs."""
    if option == DONE and ask.kind.id in LAYING:
        return
    text, name = ask.text(option), wording.option(ask, option)
    for target in TARGETS[ask.kind.id](ask, option):
        yield Choice(text=text, name=name, path=(target,))


def _name(choice: str) -> Message:
    return Message(f"option-turn-{choice}")


# --- cards to lay -------------------------------------------------------------------------------------------------


def _gather(ask: Ask) -> Gather:
    """Cards that are chosen already, one by one, count with the rest."""
    chosen = len(ask.state.chosen[ask.seat])
    return Gather(
        end=f"{ask.kind.id}:{DONE}",
        name=Message(f"button-{ask.kind.id}", {"count": 0}),
        least=max(LAYING[ask.kind.id] - chosen, 0),
        into=panel_id(ask.seat),
        foretells=True,
    )


def _window(ask: Ask) -> Tray:
    """The discard pile, for who robs it alone (R2.5)."""
    sorts = (Message("sort-value"), Message("sort-colour"))
    return Tray(id="pile", title=Message("table-corpses"), cards=faces(ask.state.corpses(), "pile"), sorts=sorts)


# --- things to click ----------------------------------------------------------------------------------------------

Targets = Iterator[Target]


def _button(word: str, name: Message, note: Message | None = None) -> Target:
    key = f"action-{word}"
    return button(word, name, ART.get(word, ""), note, explain=key if key in explaining.PLAIN else "")


def _card(card_id: str) -> Target:
    return Target(at=f"card:{card_id}")


def _among(card: int, cards: list[int], ids: list[str]) -> Targets:
    """The card, or every dog, where it lies."""
    for other, card_id in zip(cards, ids, strict=True):
        if other == card:
            yield _card(card_id)


def _in_hand(ask: Ask, card: int) -> Targets:
    return _among(card, ask.state.hands[ask.seat], hand_ids(ask.state, ask.seat))


def _among_recruits(ask: Ask, card: int) -> Targets:
    return _among(card, ask.state.recruits, recruit_ids(ask.state))


def _of_turn(ask: Ask, choice: str) -> Targets:
    note = _peace_note(ask.state, ask.seat) if choice == RECRUIT else _battle_note(ask.state)
    yield _button(choice, _name(choice), note)


def _peace_note(s: Havoc, seat: int) -> Message | None:
    """What the Peacekeeper's recruiting does to the card (R4)."""
    if s.keeper != seat or s.is_turned or s.is_free:
        return None
    if max(s.peace, 0) < s.variants.peace_sides:
        return Message("note-peace", {"number": max(s.peace, 0) + 1})
    return Message("note-year_of_peace", {"battle": wording.battle_name(s.row[0])})


def _battle_note(s: Havoc) -> Message:
    return Message("note-havoc", {"battle": wording.battle_name(s.row[0])})


def _of_step(ask: Ask, step: Option) -> Targets:
    if step == DRAW_DECK:
        yield _card(DECK)
    elif isinstance(step, str):
        yield _button(step, Message(f"button-{step}"), Message(f"note-{step}"))
    elif step >= PLACE:
        yield from _in_hand(ask, step - PLACE)
    else:
        yield from _among_recruits(ask, step)


def _of_catch(ask: Ask, target: Option) -> Targets:
    if target == FROM_DECK:
        yield _card(DECK)
    else:
        yield from _among_recruits(ask, target)


def _of_pile(ask: Ask, card: int) -> Targets:
    yield _card(NAMES[card])


def _of_laying(ask: Ask, option: Option) -> Targets:
    if isinstance(option, str):
        wins = option == PASS and ask.kind.id == "lay" and wins_by_passing(ask.state, ask.seat)
        note = Message("note-pass-wins", {"battle": wording.battle_name(ask.state.battle)}) if wins else None
        yield _button(option, Message(f"button-{option}"), note)
    else:
        yield from _in_hand(ask, option)


def _of_dogs_out(ask: Ask, out: int) -> Targets:
    """The best reading is marked."""
    best = best_out(ask.state.laid[ask.seat]) == out
    name = wording.option(ask, out)
    yield Target(at=f"button:out-{out}", name=name, art="hv-dog-head", note=Message("note-best") if best else None)


def _of_activation(ask: Ask, option: Option) -> Targets:
    if isinstance(option, str):
        if option == DONE:
            warn = Message("warn-dogs-rest", {"count": dogs_to_fetch(ask.state, ask.seat)})
            yield replace(_button(option, Message("option-activate-done")), warn=warn)
        else:
            yield _button(option, Message("button-rob"), Message("note-rob"))
    else:
        yield _card(NAMES[option])


def _of_next_battle(ask: Ask, battle: int) -> Targets:
    yield Target(at=f"cell:{cell_id(battle)}")


def _of_swap(ask: Ask, count: int) -> Targets:
    yield Target(at=f"button:swap-{count}", name=wording.option(ask, count), art="hv-dog-head" if count else "cross")


TARGETS: dict[str, Callable[[Ask, Any], Targets]] = {
    "turn": _of_turn,
    "recruit_step": _of_step,
    "catch_target": _of_catch,
    "rob_pick": _of_pile,
    "peace_discard": _in_hand,
    "open_battle": _of_laying,
    "join": _of_laying,
    "lay": _of_laying,
    "final": _of_laying,
    "dogs_out": _of_dogs_out,
    "activate": _of_activation,
    "next_battle": _of_next_battle,
    "swap": _of_swap,
}
