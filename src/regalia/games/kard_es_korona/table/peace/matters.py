"""What stands in a question of peace beside its choices: its object in words, what it is about, what to think of."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message, SeatName, both, seat_names
from regalia.games.kard_es_korona.pieces.board import County, bits
from regalia.games.kard_es_korona.pieces.numbers import (
    ARMS,
    CAPACITY,
    FIRST_YEAR,
    LORDS,
    OFFICES,
    PROVINCES,
    RANSOM_PRICE,
)
from regalia.games.kard_es_korona.rules.offices.auction import sales
from regalia.games.kard_es_korona.rules.offices.election import minutes_of
from regalia.games.kard_es_korona.rules.opening import arms_left
from regalia.games.kard_es_korona.rules.recruiting import price_of
from regalia.games.kard_es_korona.rules.year import is_election_year
from regalia.games.kard_es_korona.state import HIDDEN, Kard
from regalia.games.kard_es_korona.table.peace.auction_stage import auction_of, warned
from regalia.games.kard_es_korona.table.peace.election_stage import (
    electors,
    office_name,
    office_now,
    warnings,
    who_decides,
)
from regalia.games.kard_es_korona.words import wording
from regalia.scene.types import SceneAsk, Zone

FEW = 4
"""With so many units left to place, castles that stand empty are worth a word."""


def advised(asked: SceneAsk, ask: Ask) -> SceneAsk:
    """The question as it is asked of somebody who has not read the rules."""
    if ask.kind.id not in ABOUT:
        return asked
    return replace(
        asked,
        title=title(ask) or asked.title,
        question=question(ask) or asked.question,
        about=about(ask),
        warns=(*asked.warns, *warns(ask)),
    )


ABOUT = frozenset({
    "choose_province", "place_army", "place_neutral", "event_remove", "event_place", "event_neutral", "recruit",
    "bid", "tie_break", "auction_bid", "move_first_or_last", "gift", "resign",
})  # fmt: skip


def about(ask: Ask) -> Message:
    s: Kard = ask.state
    facts: dict[str, Argument] = {}
    if ask.kind.id == "recruit":
        facts = {arm: price_of(s, ask.seat, at) for at, arm in enumerate(ARMS)}
        if is_election_year(s) and s.is_elector(ask.seat):
            return Message("about-recruit-election", facts)
    elif ask.kind.id == "place_army":
        facts = {"province": Message(f"province-{PROVINCES[s.home[ask.seat]]}")}
    return Message(f"about-{ask.kind.id}", facts)


def title(ask: Ask) -> Message | None:
    """Event cards ask under their own name."""
    s: Kard = ask.state
    if ask.kind.id.startswith("event_"):
        return wording.event_name(s.event)
    if ask.kind.id == "bid":
        return Message("title-bid", {"office": office_name(ask.args[0])})
    office = office_now(s) if ask.kind.id == "tie_break" else None
    return None if office is None else office_name(office)


def question(ask: Ask) -> Message | None:
    s: Kard = ask.state
    match ask.kind.id:
        case "bid":
            return Message("question-bid", {"amount": s.treasury[ask.seat]})
        case "auction_bid":
            return _auction(s, ask.args[0])
        case "tie_break":
            return _tie(s, ask.args[0])
        case "place_neutral":
            province = ask.args[0]
            facts: dict[str, Argument] = {
                "province": Message(f"province-{PROVINCES[province]}"),
                "army": wording.army_name(arms_left(s, province)),
            }
            return Message("question-place_neutral", facts)
        case "event_remove":
            return Message("question-event_remove", {"count": int(str(s.agenda[-1][3]))})
        case "event_place":
            return Message("question-event_place", {"arm": wording.mover_name(ask.args[0])})
        case "event_neutral":
            return Message("question-event_neutral", {"province": Message(f"province-{PROVINCES[ask.args[0]]}")})
    return None


def _auction(s: Kard, bid: int) -> Message | None:
    sale = auction_of(s)
    if sale is None:
        return None
    facts: dict[str, Argument] = {"office": office_name(sale.office), "seat": SeatName(sale.seller), "amount": bid}
    if not bid:
        return Message("question-auction_bid-first", facts)
    return Message("question-auction_bid", {**facts, "other": SeatName(sale.leader)})


def _tie(s: Kard, tied: tuple[int, ...]) -> Message:
    facts: dict[str, Argument] = {"seats": both(seat_names(tied)), "amount": max(s.bids, default=0)}
    office = office_now(s)
    return Message("question-tie_break", {**facts, "office": office_name(office if office is not None else 0)})


# --- warnings -----------------------------------------------------------------------------------------------------


def warns(ask: Ask) -> Iterator[Message]:
    s: Kard = ask.state
    match ask.kind.id:
        case "bid":
            yield from _of_rivals(warnings(s, ask.args[0]), ask.seat)
        case "tie_break":
            office = office_now(s)
            yield from _of_rivals(warnings(s, office), ask.seat) if office is not None else ()
        case "auction_bid":
            sale = auction_of(s)
            yield from _of_rivals(warned(s, sale.office), ask.seat) if sale is not None else ()
        case "place_army":
            yield from _empty_castles(s, ask.seat)
        case "recruit":
            yield from _this_year(s, ask.seat)


def _of_rivals(texts: list[Message], seat: int) -> list[Message]:
    """What oneself would win by needs no warning."""
    return [text for text in texts if text.args["seat"] != SeatName(seat)]


def _empty_castles(s: Kard, seat: int) -> Iterator[Message]:
    """They would get a neutral garrison (S6.1), which in the advanced game cannot be helped."""
    if s.variants.rules.start_counties or sum(s.to_place) > FEW:
        return
    empty = [county for county in bits(s.board.castles & s.board.provinces[s.home[seat]]) if not s.troops[county]]
    if empty:
        yield Message("warn-empty_castle", {"counties": tuple(wording.county_name(s, county) for county in empty)})


def _this_year(s: Kard, seat: int) -> Iterator[Message]:
    """What the money will be wanted for."""
    if s.captive[seat]:
        facts: dict[str, Argument] = {"year": str(FIRST_YEAR - 1 + s.captive[seat]), "amount": RANSOM_PRICE}
        yield Message("warn-ransom", facts)


def sale_warning(s: Kard, seat: int, office: int) -> Message | None:
    """Before an office is put up that somebody else would win by."""
    found = _of_rivals(warned(s, office), seat)
    return found[0] if found and sales(s, seat) else None


# --- what a bid means ---------------------------------------------------------------------------------------------


def zones(ask: Ask) -> tuple[Zone, ...]:
    """Where the treasuries of all others are known: who could bid more, what a tie would mean, what is safe."""
    s: Kard = ask.state
    office, own = int(ask.args[0]), s.treasury[ask.seat]
    minutes = minutes_of(s)
    stated = minutes[1] if len(minutes) > 1 else (HIDDEN,) * s.seats
    rivals = {
        seat: s.treasury[seat] if s.treasury[seat] != HIDDEN else stated[seat]
        for seat in electors(s)
        if seat != ask.seat
    }
    if HIDDEN in rivals.values() or not own:
        return ()
    most = max(rivals.values(), default=0)
    richest = next((seat for seat, amount in rivals.items() if amount == most), ask.seat)
    found = []
    if most:
        text = Message("zone-outbid", {"seat": SeatName(richest), "amount": most})
        found.append(Zone(least=0, most=min(most - 1, own), text=text, mood="bad"))
        if own >= most:
            tie = Message(
                "zone-tie", {"seat": SeatName(richest), "decided": who_decides(s, office, [ask.seat, richest])}
            )
            found.append(Zone(least=most, most=most, text=tie))
    else:
        found.append(Zone(least=0, most=0, text=Message("zone-nothing")))
    if own > most:
        found.append(Zone(least=most + 1, most=own, text=Message("zone-safe"), mood="good"))
    return tuple(found)


# --- what a button leads to ---------------------------------------------------------------------------------------


def lord_note(province: int) -> Message:
    """A province, and whose lord comes with it."""
    facts: dict[str, Argument] = {"lord": Message(f"lord-{LORDS[province]}")}
    return Message("note-lord", {**facts, "province": Message(f"province-{PROVINCES[province]}")})


def office_count(s: Kard, seat: int) -> Message:
    """What somebody holds who may get an office."""
    return Message("note-offices", {"count": s.offices.count(seat), "most": len(OFFICES)})


def room_note(s: Kard, county: County) -> Message:
    """How many units a castle can still take."""
    return Message("note-room", {"county": wording.county_name(s, county), "count": CAPACITY - s.troops[county]})
