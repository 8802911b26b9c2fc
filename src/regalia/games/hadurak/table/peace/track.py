"""The mercenary track before whoever puts a marker on it: whose markers lie there, what is free, who hires first."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.asking import Ask
from regalia.core.wording import reason
from regalia.core.words import Argument, Message, SeatName, both
from regalia.games.hadurak.pieces.cards import TRACK_COST, TRACK_PLAYERS
from regalia.games.hadurak.rules.actions import why_not_space
from regalia.games.hadurak.state import NOBODY, Hadurak
from regalia.games.hadurak.table.answers.clicks import arms
from regalia.games.hadurak.table.faces import space_id
from regalia.games.hadurak.words import wording
from regalia.scene.types import Card, Closed, Layer, Target, Tray

KIND = "track_space"


def shown(ask: Ask) -> tuple[Tray, ...]:
    """All spaces from left to right."""
    if ask.kind.id != KIND:
        return ()
    cards = tuple(_space(ask, at) for at in _spaces(ask.state))
    return (Tray(id="track", title=Message("table-track"), cards=cards),)


def about(ask: Ask) -> Message:
    """Why the place matters: who hires first, from which offer, and how far away the Draft is."""
    s: Hadurak = ask.state
    taken = sum(who != NOBODY for who in s.track)
    facts: dict[str, Argument] = {
        "troops": both(wording.each(wording.troop_name, s, s.offer)),
        "count": taken + 1,
        "needed": s.players() + 1,
    }
    return Message("about-track_space-last" if taken >= s.players() else "about-track_space", facts)


def closed(ask: Ask) -> Iterator[Closed]:
    """Taken spaces, and those that cost too much."""
    if ask.kind.id != KIND:
        return
    for at in _spaces(ask.state):
        if at + 1 not in ask.options:
            refusal = why_not_space(ask.state, ask.seat, at + 1, ask.args[0])
            if refusal is not None:
                target = Target(at=f"card:{space_id(at)}", name=Message("track-space", {"space": at + 1}))
                yield Closed(target=target, rule=refusal.rule, reason=reason(wording.fact, ask.state, refusal))


def _spaces(s: Hadurak) -> list[int]:
    """Those for this number of barons, and any that is taken."""
    return [at for at, who in enumerate(s.track) if TRACK_PLAYERS[at] <= s.players() or who != NOBODY]


def _space(ask: Ask, at: int) -> Card:
    s: Hadurak = ask.state
    who = s.track[at]
    is_free = who == NOBODY
    art = "hd-marker" if is_free else arms(s, who)
    layers = (Layer(art="hd-card" if is_free else "hd-card-owned"), *_face(art, at, is_free and ask.args[0]))
    return Card(
        id=space_id(at),
        art=art,
        name=Message("track-space", {"space": at + 1}),
        layers=layers,
        small=layers,
        seat=None if is_free else who,
        says=_says(ask, at),
    )


def _face(art: str, at: int, is_sold: bool) -> tuple[Layer, ...]:
    """Arms and the number of the space; with its price where it is bought."""
    if not is_sold:
        return Layer(art=art, x=50, y=40, width=150, height=150), Layer(text=str(at + 1), x=125, y=310, height=92)
    return (
        Layer(art=art, x=70, y=18, width=110, height=110),
        Layer(text=str(at + 1), x=125, y=222, height=84),
        Layer(art="hd-crown-coin", x=130, y=252, width=76, height=76),
        Layer(text=str(TRACK_COST[at]), x=88, y=318, height=76),
    )


def _says(ask: Ask, at: int) -> Message:
    who = ask.state.track[at]
    if who != NOBODY:
        return Message("named", {"name": SeatName(who)})
    return Message("option-crowns", {"count": TRACK_COST[at]}) if ask.args[0] else Message("track-open")
