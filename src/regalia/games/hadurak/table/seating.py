"""What everybody may know about a baron: tokens, cities and armies."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from regalia.core.state import OVER
from regalia.core.words import Message
from regalia.games.hadurak.pieces.cards import BARONS, MOST_IN_PILE, PILES
from regalia.games.hadurak.rules.ending import city_count, needed_cities
from regalia.games.hadurak.state import ARMIES, GARRISON, OFF, Hadurak
from regalia.games.hadurak.table.explaining import COUNTERS, army_key
from regalia.games.hadurak.table.faces import army_art, army_facts
from regalia.games.hadurak.words import wording
from regalia.scene.kit import counter, panel_id
from regalia.scene.remembering import remembered_by
from regalia.scene.types import Badge, Cell, Counter, Near, SeatPanel, Sheet


def arms(view: Hadurak, seat: int) -> str:
    return f"hd-arms-{BARONS[view.barons[seat]]}"


def is_planning(view: Hadurak) -> bool:
    """Planning is the last step of a round's list: while it goes on nothing else is to be done."""
    return view.phase != OVER and not view.todo


def panel(view: Hadurak, seat: int, you: int | None = None) -> SeatPanel:
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        title=_baron(view, seat),
        status=_status(view, seat, you),
        points=view.influence[seat],
        rows=(_tokens(view, seat), tuple(_army(view, army) for army in _own_armies(view, seat))),
        badges=tuple(_badges(view, seat)),
    )


def _baron(view: Hadurak, seat: int) -> Badge | None:
    """Arms and the name by which a baron is called at the table."""
    if view.barons[seat] < 0:
        return None
    return Badge(art=arms(view, seat), name=Message(f"baron-{BARONS[view.barons[seat]]}.short"))


def _status(view: Hadurak, seat: int, you: int | None) -> Message | None:
    """Who is out; of a plan only one's own part is known."""
    if view.gone[seat]:
        return Message("status-out")
    if seat == you and is_planning(view):
        planned = sum(map(len, view.plans[seat]))
        return Message("status-planned", {"count": planned, "most": PILES * MOST_IN_PILE})
    return None


def near(view: Hadurak) -> Iterator[Near]:
    """Who holds the cities for the crown, who lacks one, and who leads when the pool is empty (R18.1, R20.2, R20.3)."""
    if view.phase == OVER or min(view.barons) < 0:
        return
    needed = needed_cities(view)
    for seat in view.in_play():
        count = city_count(view, seat)
        if count >= needed:
            yield Near(seat=seat, text=Message("near-crowned", {"count": count}), art="hd-city-200")
        elif count == needed - 1:
            yield Near(seat=seat, text=Message("near-city", {"count": count, "needed": needed}), art="hd-city-200")
    if view.pool or view.variants.might:
        return
    most = max(view.influence[seat] for seat in view.in_play())
    for seat in view.in_play():
        if view.influence[seat] == most:
            yield Near(seat=seat, text=Message("near-influence", {"count": most}), art="hd-influence")


def _token_facts(view: Hadurak, seat: int) -> Hashable:
    owned = view.crowns[seat], view.votes[seat], view.faith[seat], len(view.titles[seat])
    return seat, owned, _planned(view, seat), city_count(view, seat), needed_cities(view)


def _planned(view: Hadurak, seat: int) -> tuple[int, ...]:
    """Cards of a baron in each pile."""
    return tuple(sum(owner == seat for owner, _ in pile) for pile in view.piles)


@remembered_by(_token_facts)
def _tokens(view: Hadurak, seat: int) -> tuple[Counter, ...]:
    return tuple(_all_tokens(view, seat))


def _all_tokens(view: Hadurak, seat: int) -> Iterator[Counter]:
    """Crowns, votes, faith; titles; cards still hidden in the piles; cities with how many would win at once."""
    for name, art, count in (
        ("crowns", "hd-crown-coin", view.crowns[seat]),
        ("votes", "hd-vote", view.votes[seat]),
        ("faith", "hd-faith", view.faith[seat]),
    ):
        yield counter(f"{name}-{seat}", art, count, f"counter-{name}", explain=COUNTERS[name])
    if view.titles[seat]:
        yield counter(
            f"titles-{seat}", "hd-agenda-title", len(view.titles[seat]), "counter-titles", explain=f"titles-{seat}"
        )
    planned = _planned(view, seat)
    in_piles = Message("counter-planned", {"counts": " / ".join(map(str, planned))})
    yield Counter(
        id=f"planned-{seat}", art="hd-card-back", seat=seat, count=sum(planned), name=in_piles, explain="thing-planned"
    )
    count, needed = city_count(view, seat), needed_cities(view)
    is_near = count + 1 >= needed
    yield counter(
        f"cities-{seat}",
        "hd-city-200",
        count,
        "counter-cities",
        seat,
        strong=is_near,
        explain="thing-cities",
        needed=needed,
    )


def _own_armies(view: Hadurak, seat: int) -> list[int]:
    armies = range(ARMIES * seat, ARMIES * seat + ARMIES)
    return [army for army in armies if army % ARMIES == GARRISON or not view.out[army]]


@remembered_by(army_facts)
def _army(view: Hadurak, army: int) -> Counter:
    return Counter(
        id=f"strength-{army}",
        art=army_art(army),
        seat=army // ARMIES,
        count=view.strength(army),
        name=wording.army_line(view, army),
        explain=army_key(view, army),
    )


def _badges(view: Hadurak, seat: int) -> Iterator[Badge]:
    if view.regent == seat:
        yield Badge(art="hd-seal-regent", name=Message("badge-regent"), explain="badge-regent")
    if view.patron == seat:
        yield Badge(art="hd-seal-church", name=Message("badge-patron"), explain="badge-patron")
    if view.banned[seat]:
        yield Badge(art="hd-banned", name=Message("badge-banned"), explain="badge-banned")
    if view.heretic == seat:
        yield Badge(art="hd-event-red", name=Message("happening-heretic"), explain="happening-heretic")


def _list_facts(view: Hadurak, seat: int) -> Hashable:
    return tuple(army_facts(view, army) for army in range(ARMIES * seat, ARMIES * seat + ARMIES))


@remembered_by(_list_facts)
def armies_list(view: Hadurak, seat: int) -> Sheet:
    """Every army of a baron with its troops, openly."""
    armies = [
        army for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if view.has_army(army) or view.place[army] != OFF
    ]
    return Sheet(
        id=f"armies-{seat}",
        title=Message("table-armies", {"seat": wording.seat_name(view, seat)}),
        rows=tuple(
            Badge(art=army_art(army), name=wording.army_name(view, army), explain=army_key(view, army))
            for army in armies
        ),
        cells=tuple((Cell(text=wording.troops_line(view, army), seats=(seat,)),) for army in armies),
        shape="list",
    )
