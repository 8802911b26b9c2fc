"""Section 5: who has won, at once or at the end (V1 to V9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from regalia.core.asking import EndPhase
from regalia.core.plain import places
from regalia.core.state import OVER
from regalia.games.kard_es_korona.pieces.numbers import CAVALRY, PROVINCES_TO_WIN
from regalia.games.kard_es_korona.state import NOBODY, Kard

Worth = tuple[int, int, int, int]


def crown(s: Kard, winners: Iterable[int], how: str) -> None:
    """The game is over."""
    s.winners = tuple(sorted(winners))
    s.phase = OVER
    for seat in s.winners:
        s.tell(f"won_by_{how}", seat=seat)
    raise EndPhase


def complete_provinces(s: Kard, seat: int) -> int:
    """R1.4; a province that is partly closed can never be complete (S7)."""
    land = s.realm(seat)
    return sum(land & province == province for province in s.board.provinces)


def castles(s: Kard, seat: int) -> int:
    """With those of the vassals (V6)."""
    return (s.realm(seat) & s.board.castles).bit_count()


def worth(s: Kard, seat: int) -> Worth:
    """Castles, counties, cavalry, money: the order of V5."""
    return castles(s, seat), s.realm(seat).bit_count(), s.discs[3 * seat + CAVALRY], s.treasury[seat]


def castles_needed(s: Kard) -> int:
    return s.variants.rules.castles_to_win[s.seats]


def look_for_victory(s: Kard, favoured: int = NOBODY) -> None:
    """V1, V3, V4; of two at the same moment the winner of the battle (V7)."""
    out, liege = s.out, s.liege
    free = [seat for seat in range(s.seats) if not out >> seat & 1 and liege[seat] == NOBODY]
    if len(free) == 1:
        crown(s, free, "standing")
    castles, needed, least = s.board.castles, castles_needed(s), s.board.smallest_province
    is_plain = not s.has_vassals
    for seat in [favoured, *free] if favoured in free else free:
        land = s.lands[seat]
        if is_plain and land.bit_count() < least and (land & castles).bit_count() < needed:
            continue  # far from it
        look_for_conquest(s, seat)


def look_for_conquest(s: Kard, seat: int) -> None:
    """V3, V4 for one player; for their liege, if they are a vassal (V6)."""
    if s.liege[seat] != NOBODY:
        seat = s.liege[seat]
    land = s.realm(seat)
    if (land & s.board.castles).bit_count() >= castles_needed(s):
        crown(s, [seat], "castles")
    if land.bit_count() >= s.board.smallest_province and complete_provinces(s, seat) >= PROVINCES_TO_WIN[s.seats]:
        crown(s, [seat], "provinces")


def look_for_offices(s: Kard) -> None:
    """V2."""
    holder = s.offices[0]
    if holder != NOBODY and s.offices == (holder,) * len(s.offices):
        crown(s, [holder], "offices")


def best(s: Kard, seats: Sequence[int]) -> list[int]:
    most = max(worth(s, seat) for seat in seats)
    return [seat for seat in seats if worth(s, seat) == most]


def end_of_the_last_year(s: Kard) -> None:
    """V5: equals share the victory."""
    crown(s, best(s, [seat for seat in range(s.seats) if s.is_free(seat)]), "years")


def scores(s: Kard) -> list[int]:
    return [castles(s, seat) for seat in range(s.seats)]


def ranking(s: Kard) -> list[int]:
    """Winners first, then free players, then vassals, then those who are out; each by V5."""
    standing = [
        (seat in s.winners, s.is_free(seat), s.is_in(seat), worth(s, seat) if seat not in s.winners else ())
        for seat in range(s.seats)
    ]
    return places(standing)
