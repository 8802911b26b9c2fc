"""A plain table: hands and layouts as trays of cards, recruits, piles and battles; buttons for the options."""

from __future__ import annotations

from typing import get_args

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.games.havoc import wording
from regalia.games.havoc.battles import BATTLES, NO_BATTLE
from regalia.games.havoc.cards import BACK, COLOURS, DOG
from regalia.games.havoc.cards import Card as CardNumber
from regalia.games.havoc.state import HAVOC_SIDE, OUT, PASSED, Havoc
from regalia.scene.types import (
    Badge,
    Card,
    Choice,
    Counter,
    Item,
    NewsItem,
    Region,
    Scene,
    SceneAsk,
    SeatPanel,
    Target,
    Tincture,
    Tray,
)

TINCTURES: tuple[Tincture, ...] = get_args(Tincture)


def scene(view: Havoc, you: int | None) -> Scene:
    everyone = range(view.seats)
    panels: dict[str, Item] = {f"seat-{seat}": panel(view, seat) for seat in everyone}
    hands: dict[str, Item] = {
        f"hand-{seat}": tray(f"hand-{seat}", "table-hand", seat, view.hands[seat] + view.chosen[seat])
        for seat in everyone
    }
    laid: dict[str, Item] = {
        f"laid-{seat}": tray(f"laid-{seat}", "table-laid", seat, view.laid[seat])
        for seat in everyone
        if view.laid[seat]
    }
    middle: dict[str, Item] = {"row": row(view), "recruits": recruits(view), "piles": piles(view)}
    own = [f"hand-{you}"] if you is not None else []
    return Scene(
        game="havoc",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=heading(view),
        surfaces={},
        pieces={},
        items={**panels, **hands, **laid, **middle},
        regions=(
            Region(id="middle", side="middle", pane="board", shows=(*middle, *laid)),
            Region(id="right", side="right", pane="players", shows=tuple(panels)),
            Region(id="left", side="left", pane="hand", shows=(*own, *(id for id in hands if id not in own))),
        ),
    )


def heading(view: Havoc) -> Message:
    if view.phase == OVER:
        return Message("heading-over")
    if view.battle != NO_BATTLE:
        return Message("heading-fight", {"battle": wording.battle_name(view.battle)})
    if len(view.row) == 1:
        return Message("heading-last")
    return Message("heading-battle", {"battle": wording.battle_name(view.row[0])})


def panel(view: Havoc, seat: int) -> SeatPanel:
    count = len(view.hands[seat]) + len(view.chosen[seat])
    won = len(view.won[seat])
    held = Counter(
        id=f"held-{seat}", art="hv-mark-hand", count=count, name=Message("counter-hand", {"count": count}), seat=seat
    )
    cards = Counter(id=f"won-{seat}", art="hv-vp-token", count=won, name=Message("counter-won", {"count": won}))
    return SeatPanel(
        id=f"seat-{seat}", seat=seat, points=view.points[seat], rows=((held, cards),), badges=tuple(badges(view, seat))
    )


def badges(view: Havoc, seat: int) -> list[Badge]:
    found = []
    if view.keeper == seat and view.peace == HAVOC_SIDE:
        found.append(Badge(art="hv-card-havoc", name=Message("badge-initiator")))
    elif view.keeper == seat:
        found.append(Badge(art="hv-card-peace", name=Message("badge-peacekeeper", {"number": view.peace})))
    if view.status[seat] == PASSED:
        found.append(Badge(art="hv-mark-passed", name=Message("badge-passed")))
    if view.status[seat] == OUT:
        found.append(Badge(art="hv-mark-out", name=Message("badge-out")))
    return found


def row(view: Havoc) -> Tray:
    """The battles to come with their points."""
    cards = []
    for number in view.row:
        battle = BATTLES[number]
        points = "/".join(map(str, view.variants.points[number]))
        name = Message(
            "card-battle", {"battle": wording.battle_name(number), "year": str(battle.year), "points": points}
        )
        cards.append(Card(id=f"battle-{battle.id}", art=f"hv-battle-{battle.id}", name=name))
    return Tray(id="row", title=Message("table-row"), cards=tuple(cards))


def recruits(view: Havoc) -> Tray:
    shown = tuple(card(f"recruit-{at}", number) for at, number in enumerate(view.recruits))
    return Tray(id="recruits", title=Message("table-recruits"), cards=shown)


def piles(view: Havoc) -> Tray:
    deck, discard = len(view.deck), view.pile_size()
    counters = (
        Counter(id="deck", art="hv-card-back", count=deck, name=Message("counter-deck", {"count": deck})),
        Counter(id="discard", art="hv-card-back", count=discard, name=Message("counter-discard", {"count": discard})),
    )
    return Tray(id="piles", title=Message("table-piles"), counters=counters)


def tray(id: str, title: str, seat: int, cards: list[CardNumber]) -> Tray:
    shown = tuple(card(f"{id}-{at}", number, seat) for at, number in enumerate(cards))
    return Tray(id=id, title=Message(title, {"seat": SeatName(seat)}), cards=shown)


def card(id: str, number: CardNumber, seat: int | None = None) -> Card:
    name = wording.card_name(number)
    if number == BACK:
        return Card(id=id, art="hv-card-back", name=name, seat=seat, face_down=True)
    return Card(id=id, art="hv-card-dog" if number == DOG else f"hv-suit-{COLOURS[number & 7]}", name=name, seat=seat)


def ask(ask: Ask) -> SceneAsk:
    choices = tuple(choice(ask, option) for option in ask.options)
    return SceneAsk(kind=ask.kind.id, question=Message(f"ask-{ask.kind.id}"), choices=choices)


def choice(ask: Ask, option: Option) -> Choice:
    text, name = ask.text(option), wording.option(ask, option)
    return Choice(text=text, name=name, path=(Target(at=f"button:{text}", name=name),))


def news(view: Havoc, event: Event) -> NewsItem:
    facts = {name: wording.fact(view, name, value) for name, value in event.facts.items()}
    seat = event.facts.get("seat")
    return NewsItem(
        text=Message(f"event-{event.name}", facts),
        seat=seat if isinstance(seat, int) and seat >= 0 else None,
        heading=event.name in ("havoc", "john_cries_havoc", "castillon"),
    )
