"""The players' panels: lord, treasury, land, troops, offices and marks."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.constants import ARMS, FIRST_YEAR, OFFICES
from regalia.games.kard_es_korona.playing_map import MOVING, house
from regalia.games.kard_es_korona.rules.victory import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.state import HIDDEN, NOBODY, Kard
from regalia.games.kard_es_korona.text import lord_name
from regalia.scene.types import Badge, Counter, SeatPanel, Tincture

TINCTURES: tuple[Tincture, ...] = ("azure", "vert", "gules", "purpure", "or", "sable")
"""By province: the lord's colour."""


def panel_id(seat: int) -> str:
    return f"seat-{seat}"


def tincture(view: Kard, seat: int) -> Tincture:
    """The lord's colour; before he is chosen that of a province nobody has."""
    if view.home[seat] != NOBODY:
        return TINCTURES[view.home[seat]]
    free = [province for province in range(len(TINCTURES)) if province not in view.home]
    return TINCTURES[free[view.home[:seat].count(NOBODY)]]


def panel(view: Kard, seat: int) -> SeatPanel:
    """In the place of points the castles, of which so many win."""
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        title=_lord(view, seat),
        points=castles(view, seat),
        rows=(tuple(_land(view, seat)), tuple(_troops(view, seat))),
        badges=tuple(_badges(view, seat)),
    )


def _lord(view: Kard, seat: int) -> Badge | None:
    if view.home[seat] == NOBODY:
        return None
    return Badge(art=f"kk-arms-{house(view.home[seat])}", name=lord_name(view, seat))


def _counter(seat: int, id: str, art: str, count: int, *, strong: bool = False, **facts: Argument) -> Counter:
    name = Message(f"counter-{id}", {"count": count, **facts})
    return Counter(id=f"s{seat}-{id}", art=art, count=count, name=name, seat=seat, strong=strong)


def _land(view: Kard, seat: int) -> Iterator[Counter]:
    money, held, needed = view.treasury[seat], castles(view, seat), castles_needed(view)
    if money != HIDDEN:
        yield _counter(seat, "money", "kk-coin-groat", money)
    yield _counter(seat, "castles", "kk-castle", held, strong=held >= needed - 1, needed=needed)
    yield _counter(seat, "counties", "kk-county", view.realm(seat).bit_count())
    yield _counter(seat, "provinces", "kk-province", complete_provinces(view, seat))


def _troops(view: Kard, seat: int) -> Iterator[Counter]:
    for at, arm in enumerate(ARMS):
        yield _counter(seat, arm, f"kk-unit-{arm}", view.discs[3 * seat + at])
    yield _counter(seat, "steps", "kk-step", view.steps[seat])


def _badges(view: Kard, seat: int) -> Iterator[Badge]:
    for office, holder in zip(OFFICES, view.offices, strict=True):
        if holder == seat:
            yield Badge(
                art=f"kk-office-{office}", name=Message("badge-office", {"office": Message(f"office-{office}")})
            )
    if view.treasury[seat] == HIDDEN:
        yield Badge(art="kk-purse", name=Message("badge-purse"))
    if view.start == seat:
        yield Badge(art="kk-start", name=Message("badge-start"))
    if view.liege[seat] != NOBODY:
        yield Badge(art="kk-vassal", name=Message("badge-vassal", {"other": SeatName(view.liege[seat])}))
    if view.captive[seat]:
        year = str(FIRST_YEAR - 1 + view.captive[seat])
        yield Badge(art="kk-captive", name=Message("badge-captive", {"year": year}))
    if not view.is_in(seat):
        yield Badge(art="cross", name=Message("badge-out"))
    elif view.passed >> seat & 1 and view.phase == MOVING and not view.variants.is_traditional:
        yield Badge(art="kk-pass", name=Message("badge-passed"))
