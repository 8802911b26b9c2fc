"""R11 The end: the last round, points and places."""

from __future__ import annotations

from regalia.core.state import OVER
from regalia.games.barony.pieces.numbers import POINTS, SILVER
from regalia.games.barony.state import Barony


def end_round(s: Barony) -> None:
    """When all have had their turn: a new round, or the end (R3.1, R11.1)."""
    s.standings = (*s.standings, tuple([board_points(s, seat) for seat in range(s.seats)]))
    all_passed = s.passes == s.seats  # R11.6
    if is_final_round(s) or all_passed:
        s.phase = OVER
        s.tell("game_ended", seat=ranking(s).index(1), points=max(scores(s)))
        return
    s.round += 1
    s.passes = 0
    if s.news is not None:
        s.tell("round_began", round=s.round)


def is_final_round(s: Barony) -> bool:
    """Somebody is Duke (R11.1), or no more rounds are played (R11.7; 0 is no limit)."""
    return s.is_last_round or 0 < s.variants.max_rounds <= s.round


def board_points(s: Barony, seat: int) -> int:
    """What the score board shows: titles and new cities (R8.4, R10.2)."""
    return POINTS[s.titles[seat]][s.new_cities[seat]]


def silver(s: Barony, seat: int) -> int:
    return sum(count * worth for count, worth in zip(s.tokens[seat], SILVER, strict=True))


def scores(s: Barony) -> list[int]:
    """Score board and silver of the tokens kept (R11.3)."""
    return [board_points(s, seat) + silver(s, seat) for seat in range(s.seats)]


def ranking(s: Barony) -> list[int]:
    """Most points first (R11.4); of equals the one latest in turn order, so that no place is shared (R11.5)."""
    points = scores(s)
    best_first = sorted(range(s.seats), key=lambda seat: (-points[seat], -((seat - s.first) % s.seats)))
    return [best_first.index(seat) + 1 for seat in range(s.seats)]
