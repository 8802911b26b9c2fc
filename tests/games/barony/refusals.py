"""What each refusal says, as a predicate of its own: read from the rulebook, not from what the game lists."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from regalia.core.asking import Ask
from regalia.games.barony.notation import DONE, PASS
from regalia.games.barony.pieces.numbers import (
    CITY,
    FOREST,
    GOLD,
    KNIGHT,
    LAKE,
    MOUNTAIN,
    NO_BUILDING,
    STRONGHOLD,
    TITLES,
    VILLAGE,
)
from regalia.games.barony.state import Barony

TITLE_PRICE = 15
MOST_RECRUITS, MOST_AT_A_LAKE = 2, 3


def seats(s: Barony) -> range:
    return range(s.seats)


def hexes(s: Barony) -> range:
    return range(len(s.board.terrain))


def near(s: Barony, hex: int) -> tuple[int, ...]:
    return _near(s.board.shape.axial, hex)


@cache
def _near(axial: tuple[tuple[int, int], ...], hex: int) -> tuple[int, ...]:
    """By coordinates: of neighbours, two of q, r and q + r differ by one."""
    q, r = axial[hex]
    away = [(across - q, down - r) for across, down in axial]
    return tuple(
        other for other, (across, down) in enumerate(away) if max(abs(across), abs(down), abs(across + down)) == 1
    )


def terrain(s: Barony, hex: int) -> int:
    return s.board.terrain[hex]


def has(s: Barony, seat: int, hex: int, *buildings: int) -> bool:
    return s.building[hex] in buildings and s.owner[hex] == seat


def pieces(s: Barony, seat: int, hex: int) -> int:
    return s.knights[seat][hex] + has(s, seat, hex, VILLAGE, STRONGHOLD, CITY)


def others(ask: Ask, s: Barony) -> list[int]:
    return [other for other in seats(s) if other != ask.seat]


def owned(s: Barony, seat: int, building: int) -> list[int]:
    return [hex for hex in hexes(s) if has(s, seat, hex, building)]


def with_knights(s: Barony, seat: int) -> list[int]:
    return [hex for hex in hexes(s) if s.knights[seat][hex]]


def has_foreign_knight(s: Barony, ask: Ask, hex: int) -> bool:
    return any(s.knights[other][hex] for other in others(ask, s))


def is_near_city(s: Barony, hex: int) -> bool:
    return any(s.building[other] == CITY for other in near(s, hex))


def is_empty(s: Barony, hex: int) -> bool:
    return s.building[hex] == NO_BUILDING and not any(s.knights[seat][hex] for seat in seats(s))


def is_edge(s: Barony, hex: int) -> bool:
    return len(near(s, hex)) < 6


def may_enter(s: Barony, ask: Ask, hex: int) -> bool:
    """R5.4."""
    return terrain(s, hex) != LAKE and not any(
        has(s, other, hex, CITY, STRONGHOLD)
        or pieces(s, other, hex) > 1
        or (terrain(s, hex) == MOUNTAIN and pieces(s, other, hex))
        for other in others(ask, s)
    )


def may_build_on(s: Barony, ask: Ask, hex: int) -> bool:
    """R7.2, R7.3."""
    is_free = s.building[hex] == NO_BUILDING and not has_foreign_knight(s, ask, hex)
    return bool(s.knights[ask.seat][hex]) and is_free


def may_found_in(s: Barony, ask: Ask, hex: int) -> bool:
    """R8.2."""
    return terrain(s, hex) != FOREST and not is_near_city(s, hex) and not has_foreign_knight(s, ask, hex)


def may_act(s: Barony, ask: Ask) -> bool:
    """R3.4: whether any action has a step that is allowed."""
    seat, (knights, villages, strongholds, cities) = ask.seat, s.reserve[ask.seat]
    return bool(
        (knights and owned(s, seat, CITY))
        or any(may_enter(s, ask, to) for hex in with_knights(s, seat) for to in near(s, hex))
        or ((villages or strongholds) and any(may_build_on(s, ask, hex) for hex in hexes(s)))
        or (cities and any(may_found_in(s, ask, hex) for hex in owned(s, seat, VILLAGE)))
        or (knights > 1 and has_landing(s))
        or (gold(s.tokens[seat]) >= TITLE_PRICE and not is_duke(s, ask, ""))
    )


def has_landing(s: Barony) -> bool:
    return any(is_edge(s, hex) and terrain(s, hex) != LAKE and is_empty(s, hex) for hex in hexes(s))


def gold(tokens: tuple[int, ...]) -> int:
    return sum(count * worth for count, worth in zip(tokens, GOLD, strict=True))


def is_duke(s: Barony, ask: Ask, option: Any) -> bool:
    return s.titles[ask.seat] == len(TITLES) - 1


def is_superfluous(s: Barony, ask: Ask, payment: Any) -> bool:
    """R10.5: one token less would do, too."""
    spared = (worth for count, worth in zip(payment, GOLD, strict=True) if count)
    return s.variants.overpay == "minimal" and any(gold(payment) - worth >= TITLE_PRICE for worth in spared)


def most_recruits(s: Barony, hex: int) -> int:
    return MOST_AT_A_LAKE if any(terrain(s, other) == LAKE for other in near(s, hex)) else MOST_RECRUITS


def too_few_knights(s: Barony, ask: Ask, option: Any) -> bool:
    """R4.3: for the action itself, one."""
    wished = 1 if ask.kind.id == "action" else option[1]
    return bool(s.reserve[ask.seat][KNIGHT] < wished)


def no_city_in_reserve(s: Barony, ask: Ask, option: Any) -> bool:
    return not s.reserve[ask.seat][CITY]


VIOLATED: dict[str, Callable[[Any, Ask, Any], bool]] = {
    "R2-2": lambda s, ask, hex: terrain(s, hex) in (LAKE, FOREST),
    "R2-3": lambda s, ask, hex: s.building[hex] == CITY,
    "R2-3-near": lambda s, ask, hex: is_near_city(s, hex),
    "R3-3": lambda s, ask, option: option == DONE,
    "R3-4": lambda s, ask, option: option == PASS and may_act(s, ask) and s.variants.passing == "only_if_stuck",
    "R4-1": lambda s, ask, option: not has(s, ask.seat, option[0], CITY),
    "R4-1-nobody": lambda s, ask, option: option[1] < 1,
    "R4-1-action": lambda s, ask, action: action == "recruit" and not owned(s, ask.seat, CITY),
    "R4-2": lambda s, ask, option: option[1] > most_recruits(s, option[0]),
    "R4-3": too_few_knights,
    "R5-1": lambda s, ask, step: not s.knights[ask.seat][step[0]],
    "R5-1-far": lambda s, ask, step: step[1] not in near(s, step[0]),
    "R5-1-nobody": lambda s, ask, action: action == "move" and not with_knights(s, ask.seat),
    "R5-1-action": lambda s, ask, action: (
        action == "move" and not any(may_enter(s, ask, to) for hex in with_knights(s, ask.seat) for to in near(s, hex))
    ),
    "R5-3": lambda s, ask, step: ask.args == (step[0],) and s.knights[ask.seat][step[0]] == 1,
    "R5-4a": lambda s, ask, step: terrain(s, step[1]) == LAKE,
    "R5-4b": lambda s, ask, step: any(has(s, other, step[1], CITY, STRONGHOLD) for other in others(ask, s)),
    "R5-4c": lambda s, ask, step: any(pieces(s, other, step[1]) > 1 for other in others(ask, s)),
    "R5-4d": lambda s, ask, step: (
        terrain(s, step[1]) == MOUNTAIN and any(pieces(s, other, step[1]) for other in others(ask, s))
    ),
    "R6-4": lambda s, ask, token: not s.tokens[ask.args[0]][token],
    "R7-2": lambda s, ask, option: not s.knights[ask.seat][option[0]],
    "R7-2-kind": lambda s, ask, option: option[1] in (KNIGHT, CITY),
    "R7-2-action": lambda s, ask, action: action == "build" and not with_knights(s, ask.seat),
    "R7-3": lambda s, ask, option: s.building[option[0]] != NO_BUILDING,
    "R7-3-knight": lambda s, ask, option: has_foreign_knight(s, ask, option[0]),
    "R7-3-action": lambda s, ask, action: (
        action == "build" and bool(with_knights(s, ask.seat)) and not any(may_build_on(s, ask, hex) for hex in hexes(s))
    ),
    "R7-6": lambda s, ask, option: not s.reserve[ask.seat][option[1]],
    "R7-6-action": lambda s, ask, action: (
        action == "build" and not s.reserve[ask.seat][VILLAGE] and not s.reserve[ask.seat][STRONGHOLD]
    ),
    "R8-1": lambda s, ask, hex: not has(s, ask.seat, hex, VILLAGE),
    "R8-1-action": lambda s, ask, action: action == "new_city" and not owned(s, ask.seat, VILLAGE),
    "R8-2-forest": lambda s, ask, hex: terrain(s, hex) == FOREST,
    "R8-2-near": lambda s, ask, hex: is_near_city(s, hex),
    "R8-2-knight": lambda s, ask, hex: has_foreign_knight(s, ask, hex),
    "R8-2-action": lambda s, ask, action: (
        action == "new_city" and not any(may_found_in(s, ask, hex) for hex in owned(s, ask.seat, VILLAGE))
    ),
    "R8-5": no_city_in_reserve,
    "R8-5-most": lambda s, ask, option: s.new_cities[ask.seat] >= 2,
    "R9-1": lambda s, ask, option: s.reserve[ask.seat][KNIGHT] < 2,
    "R9-2": lambda s, ask, hex: not is_empty(s, hex),
    "R9-2-lake": lambda s, ask, hex: terrain(s, hex) == LAKE,
    "R9-2-inland": lambda s, ask, hex: not is_edge(s, hex),
    "R9-3": lambda s, ask, action: action == "expedition" and not has_landing(s),
    "R10-2": lambda s, ask, payment: gold(payment) < TITLE_PRICE,
    "R10-5": is_superfluous,
    "R10-5-not_held": lambda s, ask, payment: any(
        paid > held for paid, held in zip(payment, s.tokens[ask.seat], strict=True)
    ),
    "R10-6": lambda s, ask, action: action == "title" and gold(s.tokens[ask.seat]) < TITLE_PRICE,
    "R10-6-duke": is_duke,
}
"""By the refusal's message, without «no-»."""
