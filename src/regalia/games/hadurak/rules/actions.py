"""R4 The action phase, and R5 the barons' own cards."""

from __future__ import annotations

from collections.abc import Callable

from regalia.core.asking import Kind, Refusal, Rules, refuse, words
from regalia.games.hadurak.notation import FIELD_OF, NUMBER_OR_PASS, PASS
from regalia.games.hadurak.pieces.cards import (
    ASSEMBLY,
    BARGAIN,
    EXPEDITIONS,
    FORTIFICATIONS,
    GATHER_SUPPORT,
    IMPORTANT_EVENT,
    MOBILIZE,
    PRIMATE,
    RECRUITING,
    REQUISITION,
    SERVE_THE_CHURCH,
    TAX,
    TRACK_COST,
    TRACK_PLAYERS,
    UNCERTAIN_TIMES,
    VERSATILE,
    WAGES,
    agenda_number,
)
from regalia.games.hadurak.rules.assembly.laws import make_patron, make_regent
from regalia.games.hadurak.rules.fate import shuffle_fate
from regalia.games.hadurak.rules.war import attack, movement
from regalia.games.hadurak.state import AT_SEA, NOBODY, NONE, Hadurak, Seat, Todo

EXECUTE, DECLINE = "execute", "decline"

# --- R4.1 card by card ------------------------------------------------------------------------------------------------


def reveal(s: Hadurak) -> None:
    """The top card of the first pile that has any; the phase ends when all are empty."""
    while s.pile < len(s.piles) and not s.piles[s.pile]:
        s.pile += 1
    if s.pile == len(s.piles):
        s.card, s.card_owner = NONE, NOBODY
        return
    s.card_owner, s.card = s.piles[s.pile].pop()
    s.reveal()
    s.moved.clear()
    s.fought.clear()
    s.refused.clear()
    s.granted.clear()
    if s.card_owner == NOBODY:
        if s.news is not None:
            s.tell("neutral_card", action=s.card)
        s.todo += [("reveal",), ("place_neutral",), (NEUTRAL_STEPS[s.card],)]
    else:
        if s.news is not None:
            s.tell("card", seat=s.card_owner, action=s.card)
        s.todo += [("reveal",), ("place_card",), (CARD_STEPS.get(s.card, "execute"),)]


def place_neutral(s: Hadurak) -> None:
    """Back to the neutral deck (R4.3); an elimination may have made a phase due (R4.8)."""
    s.neutral.append(s.card)
    end_card(s)


def uncertain_times(s: Hadurak) -> None:
    """R6.9."""
    shuffle_fate(s)
    s.tell("fate_shuffled")


CARD_STEPS = {BARGAIN: "bargain", MOBILIZE: "mobilize", VERSATILE: "versatile"}
"""Cards whose first question has an answer that declines (R4.9: it may be the only one)."""

NEUTRAL_STEPS = {
    IMPORTANT_EVENT: "important_event",
    EXPEDITIONS: "expeditions",
    FORTIFICATIONS: "fortifications",
    RECRUITING: "recruiting",
    UNCERTAIN_TIMES: "uncertain_times",
}

# --- R4.2 execute or decline ------------------------------------------------------------------------------------------

EXECUTE_CARD = Kind("execute_card", lambda s, seat, card: (EXECUTE, DECLINE), codec=words(EXECUTE, DECLINE))


def execute(s: Hadurak) -> Rules:
    seat = s.card_owner
    if (yield EXECUTE_CARD, seat, s.card) == EXECUTE:
        EXECUTES[s.card](s, seat)
    else:
        s.tell("declined", seat=seat, action=s.card)


def requisition(s: Hadurak, seat: Seat) -> None:
    """R5.1: a crown for each territory that holds nobles of the baron."""
    places = {s.place[army] for army in s.nobles(seat) if 0 <= s.place[army] < AT_SEA}
    s.crowns[seat] += len(places)
    s.tell("requisition", seat=seat, crowns=len(places))


def gather_support(s: Hadurak, seat: Seat) -> None:
    """R5.3: two votes, and the regency with more than every other baron."""
    s.votes[seat] += 2
    s.tell("votes", seat=seat, count=2)
    if not s.banned[seat] and has_most(s, s.votes, seat):
        make_regent(s, seat)


def serve_the_church(s: Hadurak, seat: Seat) -> None:
    """R5.4: faith, and the headship with more than every other baron; the Primate gets more."""
    gained = agenda_number(PRIMATE, "faith") if PRIMATE in s.titles[seat] else 1
    s.faith[seat] += gained
    s.tell("faith", seat=seat, count=gained)
    if seat != s.heretic and has_most(s, s.faith, seat):
        make_patron(s, seat)


def has_most(s: Hadurak, counts: list[int], seat: Seat) -> bool:
    """Strictly more than every other baron in play (R5.3, R5.4)."""
    return all(counts[seat] > counts[other] for other in s.in_play() if other != seat)


# --- the mercenary track ----------------------------------------------------------------------------------------------


def open_spaces(s: Hadurak, seat: Seat) -> list[int]:
    """Empty spaces for this number of barons, while the baron has a free marker (R5.2)."""
    if not s.free_markers(seat):
        return []
    players = s.players()
    return [space for space, who in enumerate(s.track) if who == NOBODY and TRACK_PLAYERS[space] <= players]


def spaces(s: Hadurak, seat: Seat, pays: bool) -> list[int | str]:
    """Spaces are counted from 1."""
    found: list[int | str] = [
        space + 1 for space in open_spaces(s, seat) if not pays or TRACK_COST[space] <= s.crowns[seat]
    ]
    found.append(PASS)
    return found


def why_not_space(s: Hadurak, seat: Seat, option: int | str, pays: bool) -> Refusal | None:
    if isinstance(option, str) or not 1 <= option <= len(s.track):
        return None
    if s.track[option - 1] != NOBODY:
        return refuse("R5.2", "taken", space=option)
    if TRACK_PLAYERS[option - 1] > s.players():
        return refuse("R5.2", "players", space=option)
    return refuse("R5.9", "cost", space=option, crowns=TRACK_COST[option - 1]) if pays else None


TRACK_SPACE = Kind("track_space", spaces, why_not_space, NUMBER_OR_PASS)


def put_marker(s: Hadurak, seat: Seat, space: int, cost: int) -> None:
    s.track[space] = seat
    s.crowns[seat] -= cost
    s.tell("marker", seat=seat, space=space + 1, crowns=cost)


def bargain(s: Hadurak) -> Rules:
    """R5.2: a marker, free of charge."""
    seat = s.card_owner
    option = yield TRACK_SPACE, seat, False
    if option != PASS:
        put_marker(s, seat, option - 1, 0)


# --- R5.9 Versatile Strategy ------------------------------------------------------------------------------------------

CROWNS, VOTE, MOVE, BATTLE, MARKER = "crowns", "vote", "move", "battle", "marker"


def versatile_options(s: Hadurak, seat: Seat) -> list[str]:
    found = [CROWNS, VOTE]
    if movement.can_move(s, seat):
        found.append(MOVE)
    if attack.can_attack(s, seat):
        found.append(BATTLE)
    if any(TRACK_COST[space] <= s.crowns[seat] for space in open_spaces(s, seat)):
        found.append(MARKER)
    found.append(PASS)
    return found


def why_not_versatile(s: Hadurak, seat: Seat, option: str) -> Refusal | None:
    if option == MARKER and not s.free_markers(seat):
        return refuse("R5.10")
    rules = {MOVE: "R12.1", BATTLE: "R7.7" if s.truce else "R13.1", MARKER: "R5.9"}
    return refuse(rules[option], "none") if option in rules else None


VERSATILE_OPTION = Kind(
    "versatile_option", versatile_options, why_not_versatile, words(CROWNS, VOTE, MOVE, BATTLE, MARKER, PASS)
)


def choose_strategy(s: Hadurak) -> Rules:
    """Exactly one thing; after a refused permission another may be chosen (R5.13)."""
    seat = s.card_owner
    option = yield VERSATILE_OPTION, seat
    if option == CROWNS:
        s.crowns[seat] += 2
        s.tell("crowns", seat=seat, count=2)
    elif option == VOTE:
        s.votes[seat] += 1
        s.tell("votes", seat=seat, count=1)
    elif option == MARKER:
        chosen = yield TRACK_SPACE, seat, True
        if chosen != PASS:
            put_marker(s, seat, chosen - 1, TRACK_COST[chosen - 1])
    elif option == MOVE:
        s.todo += [("after_try", "versatile", len(s.refused)), ("move",)]
    elif option == BATTLE:
        s.todo += [("after_try", "versatile", len(s.refused)), ("attack", NONE)]


def after_try(s: Hadurak, card: str, refused: int) -> None:
    """Where something was refused and nothing done, the card may be used otherwise (R5.13)."""
    if s.moved or s.fought or len(s.refused) == refused:
        exhaust(s)
    else:
        s.todo.append((card,))


def exhaust(s: Hadurak) -> None:
    """Whoever moved or fought is exhausted when the card ends (R1.7, R5.7)."""
    for army in (*s.moved, *s.fought):
        s.rested[army] = False


# --- R5.6 Mobilize Forces ---------------------------------------------------------------------------------------------


def choose_target(s: Hadurak) -> Rules:
    """One territory: nobles move to it, a battle is fought in it, or both."""
    seat = s.card_owner
    target = yield movement.MOBILIZE_TARGET, seat
    if target != PASS:
        s.tell("mobilized", seat=seat, place=target)
        s.todo += [("after_try", "mobilize", len(s.refused)), ("attack", target), ("march_to", target)]


EXECUTES: dict[int, Callable[[Hadurak, Seat], None]] = {
    REQUISITION: requisition,
    GATHER_SUPPORT: gather_support,
    SERVE_THE_CHURCH: serve_the_church,
}

# --- R4.3 placement ---------------------------------------------------------------------------------------------------

GOES_TO = {
    REQUISITION: (TAX,),
    BARGAIN: (WAGES,),
    GATHER_SUPPORT: (ASSEMBLY,),
    SERVE_THE_CHURCH: (TAX, WAGES, ASSEMBLY),
}
"""The fields for a card, whatever was done with it."""


def fields_for(s: Hadurak, seat: Seat) -> tuple[int, ...]:
    """R4.3, and for Mobilize Forces R5.8."""
    if s.card in GOES_TO:
        return GOES_TO[s.card]
    if s.moved and not s.fought:
        return (WAGES,)
    if s.fought and not s.moved:
        return (ASSEMBLY,)
    return (WAGES, ASSEMBLY)


CHOOSE_FIELD = Kind("choose_field", fields_for, lambda s, seat, field: refuse("R5.8", action=s.card), FIELD_OF)


def place_card(s: Hadurak) -> None:
    """Where there is a choice it is the owner's."""
    seat, card = s.card_owner, s.card
    if card == VERSATILE:
        return_to_hand(s, seat, (card,))
        end_card(s)
    elif len(fields := fields_for(s, seat)) == 1:
        put_on_field(s, fields[0])
    else:
        s.todo.append(("choose_field",))


def choose_field(s: Hadurak) -> Rules:
    field = yield CHOOSE_FIELD, s.card_owner
    put_on_field(s, field)


def put_on_field(s: Hadurak, field: int) -> None:
    s.fields[field].append((s.card_owner, s.card))
    if s.news is not None:
        s.tell("placed", seat=s.card_owner, action=s.card, field=field, count=len(s.fields[field]))
    end_card(s)


def end_card(s: Hadurak) -> None:
    s.card = NONE
    trigger(s)


def trigger(s: Hadurak) -> None:
    """R4.4: Taxation, Wages, Draft, Assembly, in this order if several are due (R4.5, R4.8)."""
    players = s.players()
    due: list[Todo] = []
    tax, wages, assembly = s.fields
    if len(tax) >= 2 * players:
        due += [("taxation",), ("take_back", TAX)]
    if len(wages) >= 2 * players:
        due += [("wages",), ("take_back", WAGES)]
    if len(s.track) - s.track.count(NOBODY) > players:
        due += [("draft",)]
    if len(assembly) >= 2 * players:
        due += [("assembly",), ("take_back", ASSEMBLY)]
    if due:
        s.todo += reversed(due)


def take_back(s: Hadurak, field: int) -> None:
    """R4.6."""
    for seat in range(s.seats):
        cards = tuple([card for owner, card in s.fields[field] if owner == seat])
        if cards:
            return_to_hand(s, seat, cards)
    s.fields[field].clear()


def return_to_hand(s: Hadurak, seat: Seat, cards: tuple[int, ...]) -> None:
    """All see it: until the next Planning nobody will look for them in a pile."""
    s.hands[seat] = tuple(sorted(s.hands[seat] + cards))
    s.returned[seat] += cards


STEPS = {
    "reveal": reveal,
    "place_neutral": place_neutral,
    "uncertain_times": uncertain_times,
    "execute": execute,
    "bargain": bargain,
    "versatile": choose_strategy,
    "after_try": after_try,
    "mobilize": choose_target,
    "place_card": place_card,
    "choose_field": choose_field,
    "take_back": take_back,
}
KINDS = (EXECUTE_CARD, TRACK_SPACE, VERSATILE_OPTION, CHOOSE_FIELD)
