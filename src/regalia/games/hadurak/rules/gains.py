"""What a baron gains and loses: crowns, faith and influence."""

from __future__ import annotations

from regalia.games.hadurak.state import Hadurak, Seat


def gain_crowns(s: Hadurak, seat: Seat, crowns: int) -> None:
    s.crowns[seat] += crowns
    s.tell("crowns", seat=seat, count=crowns)


def lose_crowns(s: Hadurak, seat: Seat, crowns: int) -> None:
    lost = min(crowns, s.crowns[seat])
    s.crowns[seat] -= lost
    s.tell("lost_crowns", seat=seat, crowns=lost)


def gain_faith(s: Hadurak, seat: Seat, count: int) -> None:
    s.faith[seat] += count
    s.tell("faith", seat=seat, count=count)


def gain_influence(s: Hadurak, seat: Seat, count: int) -> None:
    """From the pool; what it lacks comes from the treasury (R18.2)."""
    s.influence[seat] += count
    s.pool = max(0, s.pool - count)
    if count:
        s.tell("influence", seat=seat, count=count)


def lose_influence(s: Hadurak, seat: Seat, count: int) -> None:
    """To the treasury, never to the pool (R20.5)."""
    lost = min(count, s.influence[seat])
    s.influence[seat] -= lost
    s.tell("lost_influence", seat=seat, count=lost)
