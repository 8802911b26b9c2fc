"""What a war came to, for those who lost a piece by it: who came with what, why it fell, and what is gone (R6)."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.games.barony.pieces.hexes import Hex
from regalia.games.barony.pieces.numbers import GOLD, KNIGHT, PIECES, TOKENS, VILLAGE
from regalia.games.barony.state import Barony
from regalia.scene.herald import Facts
from regalia.scene.types import Change, Report

REPORTED = frozenset({"knight_beaten", "plundered", "nothing_to_plunder"})


def report(view: Barony, event: Event) -> Report | None:
    """Of several beaten knights the last tells of all; of a village what was taken for it ends the matter."""
    facts = event.facts
    if event.name == "knight_beaten":
        return _of_knights(view, facts) if facts["victim"] == facts["beaten"][-1] else None
    return _of_village(view, facts)


def _of_knights(view: Barony, facts: Facts) -> Report:
    seat, hex, beaten = facts["seat"], facts["hex"], facts["beaten"]
    losses = tuple(Message("loss-knight", {"seat": SeatName(victim)}) for victim in beaten)
    return _report(
        view,
        hex,
        beaten,
        verdict=Message("report-knights", {"seat": SeatName(seat), "losses": losses}),
        why=_why(view, seat, hex, KNIGHT),
        changes=tuple(_returned(view, victim, KNIGHT) for victim in beaten),
    )


def _of_village(view: Barony, facts: Facts) -> Report:
    seat, victim, hex, token = facts["seat"], facts["victim"], facts["village"], facts.get("token")
    said: dict[str, Argument] = {"seat": SeatName(seat), "victim": SeatName(victim)}
    if token is None:
        verdict, taken = Message("report-village", said), Message("report-no_token", said)
        changes = [_returned(view, victim, VILLAGE), Change(text=taken, art="cross")]
    else:
        verdict = Message("report-village-token", {**said, "token": Message(f"token-{TOKENS[token]}")})
        changes = [_returned(view, victim, VILLAGE), *_taken(view, seat, victim, token)]
    return _report(view, hex, (victim,), verdict=verdict, why=_why(view, seat, hex, VILLAGE), changes=tuple(changes))


def _report(
    view: Barony,
    hex: Hex,
    touched: tuple[int, ...],
    *,
    verdict: Message,
    why: Message,
    changes: tuple[Change, ...],
) -> Report:
    label = view.board.shape.labels[hex]
    return Report(
        id=f"war-{view.round}-{view.active}-{label}",
        title=Message("report-war", {"hex": label}),
        verdict=verdict,
        why=why,
        art="sign-war",
        place=label,
        seats=touched,
        changes=changes,
        notes=(Message("report-lesson"),),
    )


def _why(view: Barony, seat: int, hex: Hex, lost: int) -> Message:
    """A village falls to two knights only; a knight to any two pieces (R6.7)."""
    with_village = view.owner[hex] == seat
    name = f"report-why-{PIECES[lost]}" if lost == VILLAGE or not with_village else "report-why-own_village"
    return Message(name, {"seat": SeatName(seat), "hex": view.board.shape.labels[hex]})


def _returned(view: Barony, victim: int, piece: int) -> Change:
    facts: dict[str, Argument] = {"seat": SeatName(victim), "count": view.reserve[victim][piece]}
    return Change(text=Message(f"report-returned-{PIECES[piece]}", facts), art=PIECES[piece], seat=victim, mood="bad")


def _taken(view: Barony, seat: int, victim: int, token: int) -> Iterator[Change]:
    art = f"token-{TOKENS[token]}"
    for who, name in ((victim, "report-poorer"), (seat, "report-richer")):
        facts: dict[str, Argument] = {"seat": SeatName(who), "gold": view.gold[who], "worth": GOLD[token]}
        yield Change(text=Message(name, facts), art=art, mood="bad" if who == victim else "even")
