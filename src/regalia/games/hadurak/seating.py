"""What everybody may know about a baron: his tokens, cities and armies."""

from __future__ import annotations

from collections.abc import Iterator

from regalia.core.words import Message
from regalia.games.hadurak import wording
from regalia.games.hadurak.cards import AGENDA_TYPE
from regalia.games.hadurak.faces import army_art
from regalia.games.hadurak.rules.ending import city_count, needed_cities
from regalia.games.hadurak.state import ARMIES, GARRISON, OFF, Hadurak
from regalia.scene.types import Badge, Cell, Counter, SeatPanel, Sheet


def panel_id(seat: int) -> str:
    return f"seat-{seat}"


def panel(view: Hadurak, seat: int) -> SeatPanel:
    return SeatPanel(
        id=panel_id(seat),
        seat=seat,
        points=view.influence[seat],
        rows=(tuple(_tokens(view, seat)), tuple(_armies(view, seat))),
        badges=tuple(_badges(view, seat)),
    )


def _tokens(view: Hadurak, seat: int) -> Iterator[Counter]:
    """Crowns, votes, faith; cards still hidden in the piles; cities with how many would win at once."""
    for name, art, count in (
        ("crowns", "hd-crown-coin", view.crowns[seat]),
        ("votes", "hd-vote", view.votes[seat]),
        ("faith", "hd-faith", view.faith[seat]),
    ):
        yield Counter(id=f"{name}-{seat}", art=art, count=count, name=Message(f"counter-{name}", {"count": count}))
    planned = [sum(owner == seat for owner, _ in pile) for pile in view.piles]
    in_piles = Message("counter-planned", {"counts": " / ".join(map(str, planned))})
    yield Counter(id=f"planned-{seat}", art="hd-card-back", seat=seat, count=sum(planned), name=in_piles)
    count, needed = city_count(view, seat), needed_cities(view)
    name_of_cities = Message("counter-cities", {"count": count, "needed": needed})
    yield Counter(
        id=f"cities-{seat}", art="hd-city-200", seat=seat, count=count, name=name_of_cities, strong=count + 1 >= needed
    )


def _armies(view: Hadurak, seat: int) -> Iterator[Counter]:
    for army in range(ARMIES * seat, ARMIES * seat + ARMIES):
        if army % ARMIES == GARRISON or not view.out[army]:
            yield Counter(
                id=f"strength-{army}",
                art=army_art(army),
                seat=seat,
                count=view.strength(army),
                name=wording.army_line(view, army),
            )


def _badges(view: Hadurak, seat: int) -> Iterator[Badge]:
    if view.regent == seat:
        yield Badge(art="hd-seal-regent", name=Message("badge-regent"))
    if view.patron == seat:
        yield Badge(art="hd-seal-church", name=Message("badge-patron"))
    if view.banned[seat]:
        yield Badge(art="hd-banned", name=Message("badge-banned"))
    for title in view.titles[seat]:
        yield Badge(art=f"hd-agenda-{AGENDA_TYPE[title]}", name=wording.agenda_name(view, title))
    if view.heretic == seat:
        yield Badge(art="hd-event-red", name=Message("happening-heretic"))


def armies_list(view: Hadurak, seat: int) -> Sheet:
    """Every army of a baron with its troops, openly."""
    armies = [
        army for army in range(ARMIES * seat, ARMIES * seat + ARMIES) if view.has_army(army) or view.place[army] != OFF
    ]
    return Sheet(
        id=f"armies-{seat}",
        title=Message("table-armies", {"seat": wording.seat_name(view, seat)}),
        rows=tuple(Badge(art=army_art(army), name=wording.army_name(view, army)) for army in armies),
        cells=tuple((Cell(text=wording.troops_line(view, army), seats=(seat,)),) for army in armies),
        shape="list",
    )
