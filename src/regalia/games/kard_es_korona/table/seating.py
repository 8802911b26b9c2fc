"""The players' panels: lord, treasury, land, troops, offices and marks."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Argument, Message, SeatName
from regalia.games.kard_es_korona.pieces.numbers import ARMS, FIRST_YEAR, OFFICES
from regalia.games.kard_es_korona.rules.ending import castles, castles_needed, complete_provinces
from regalia.games.kard_es_korona.state import HIDDEN, NOBODY, Kard
from regalia.games.kard_es_korona.table.surface import MOVING, house
from regalia.games.kard_es_korona.words.text import lord_name
from regalia.scene.kit import counter, panel_id
from regalia.scene.remembering import remembered
from regalia.scene.types import Badge, Counter, SeatPanel


def panel(view: Kard, seat: int) -> SeatPanel:
    """Castles stand in the place of points: enough of them win."""
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        title=_lord(view, seat),
        points=castles(view, seat),
        is_counted=True,
        rows=(tuple(_land(view, seat)), tuple(_troops(view, seat))),
        badges=tuple(_badges(view, seat)),
        status=_status(view, seat),
    )


def _status(view: Kard, seat: int) -> Message | None:
    """What has become of a lord, in a word: the badges say more."""
    if not view.is_in(seat):
        return Message("status-out-short")
    if view.liege[seat] != NOBODY:
        return Message("status-vassal", {"other": SeatName(view.liege[seat])})
    return Message("status-captive-short") if view.captive[seat] else None


def _lord(view: Kard, seat: int) -> Badge | None:
    if view.home[seat] == NOBODY:
        return None
    return Badge(art=f"kk-arms-{house(view.home[seat])}", name=lord_name(view, seat))


EXPLAINED = {
    "money": "thing-money",
    "castles": "thing-castle",
    "counties": "thing-county",
    "provinces": "thing-province",
    "steps": "thing-steps",
}


@remembered
def _counter(seat: int, what: str, art: str, count: int, *, strong: bool = False, **facts: Argument) -> Counter:
    key = EXPLAINED.get(what, f"arm-{what}")
    return counter(f"s{seat}-{what}", art, count, f"counter-{what}", seat, strong=strong, explain=key, **facts)


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
                art=f"kk-office-{office}",
                name=Message("badge-office", {"office": Message(f"office-{office}")}),
                explain=f"office-{office}",
            )
    if view.treasury[seat] == HIDDEN and view.is_in(seat):
        yield Badge(art="kk-purse", name=Message("badge-purse"), explain="thing-purse")
    if view.next_from(view.start) == seat:
        yield Badge(art="kk-start", name=Message("badge-start"), explain="thing-start")
    if view.liege[seat] != NOBODY:
        name = Message("badge-vassal", {"other": SeatName(view.liege[seat])})
        yield Badge(art="kk-vassal", name=name, explain="thing-vassal")
    if view.captive[seat]:
        year = str(FIRST_YEAR - 1 + view.captive[seat])
        yield Badge(art="kk-captive", name=Message("badge-captive", {"year": year}), explain="thing-captive")
    if not view.is_in(seat):
        yield Badge(art="cross", name=Message("badge-out"))
    elif view.passed >> seat & 1 and view.phase == MOVING and not view.variants.is_traditional:
        yield Badge(art="kk-pass", name=Message("badge-passed"), explain="thing-passed")
