"""The tiny game's table: hands as trays, purses as counters, buttons for the options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.tiny import wording
from tests.tiny.state import NO_CARD, Tiny

from regalia.core.asking import Ask, Option
from regalia.core.events import Event
from regalia.core.words import Argument, Message, SeatName
from regalia.scene.table import Table
from regalia.scene.types import (
    Card,
    Choice,
    Counter,
    Item,
    NewsItem,
    Piece,
    Place,
    Region,
    Scene,
    SceneAsk,
    SeatPanel,
    Surface,
    Target,
    Tincture,
    Tray,
)

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules")
SIDE = 40.0


def scene(view: Tiny, you: int | None) -> Scene:
    everyone = range(view.seats)
    panels: dict[str, Item] = {f"seat-{seat}": panel(view, seat) for seat in everyone}
    hands: dict[str, Item] = {f"hand-{seat}": hand(view, seat) for seat in everyone}
    plans: dict[str, Item] = {f"plan-{seat}": plan(view, seat) for seat in everyone}
    return Scene(
        game="tiny",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=Message("event-round_began", {"round": view.round}),
        surfaces={"court": court(view.seats)},
        pieces=pieces(view),
        items={**panels, **hands, **plans},
        regions=(
            Region(id="middle", side="middle", pane="board", shows=("court",)),
            Region(id="right", side="right", pane="players", shows=tuple(panels)),
            Region(id="left", side="left", pane="hand", shows=(*hands, *plans)),
        ),
    )


def court(seats: int) -> Surface:
    """A square for each seat, in a row, and one for the market."""
    names = [*(f"seat-{seat}" for seat in range(seats)), "market"]
    places = tuple(square(name, at) for at, name in enumerate(names))
    box = (0.0, 0.0, SIDE * len(names), SIDE)
    return Surface(id="court", name=Message("game-name"), box=box, unit=SIDE / 2, places=places)


def square(name: str, at: int) -> Place:
    left, right = at * SIDE, (at + 1) * SIDE
    return Place(
        id=name,
        outline=((left, 0.0), (right, 0.0), (right, SIDE), (left, SIDE)),
        center=(left + SIDE / 2, SIDE / 2),
        name=Message("game-name"),
    )


def pieces(view: Tiny) -> dict[str, Piece]:
    crown = Piece(id="crown", place=f"seat-{view.leader}", art="crown", name=Message("game-name"))
    if view.market == NO_CARD:
        return {"crown": crown}
    name = Message("option-card", {"card": view.market})
    return {"crown": crown, "market": Piece(id="market", place="market", art=f"card-{view.market}", name=name)}


def panel(view: Tiny, seat: int) -> SeatPanel:
    coins = view.coins[seat]
    purse = Counter(id=f"purse-{seat}", art="coin", count=coins, name=Message("option-bid", {"coins": coins}))
    return SeatPanel(id=f"seat-{seat}", seat=seat, points=view.points[seat], rows=((purse,),))


def hand(view: Tiny, seat: int) -> Tray:
    return tray(f"hand-{seat}", seat, view.hands[seat])


def plan(view: Tiny, seat: int) -> Tray:
    return tray(f"plan-{seat}", seat, view.plans[seat])


def tray(id: str, seat: int, cards: list[int]) -> Tray:
    shown = tuple(card(f"{id}-{at}", seat, number) for at, number in enumerate(cards))
    return Tray(id=id, title=Message("game-name"), cards=shown)


def card(id: str, seat: int, number: int) -> Card:
    if number == NO_CARD:
        return Card(id=id, art="back", name=Message("game-name"), seat=seat, face_down=True)
    return Card(id=id, art=f"card-{number}", name=Message("option-card", {"card": number}), seat=seat)


def ask(ask: Ask) -> SceneAsk:
    choices = tuple(choice(ask, option) for option in ask.options)
    return SceneAsk(kind=ask.kind.id, question=Message(f"ask-{ask.kind.id}"), choices=choices)


def choice(ask: Ask, option: Option) -> Choice:
    text, name = ask.text(option), wording.option(ask, option)
    return Choice(text=text, name=name, path=(Target(at=f"button:{text}", name=name),))


def news(view: Tiny, event: Event) -> NewsItem:
    facts: dict[str, Argument] = {name: named(name, value) for name, value in event.facts.items()}
    seat = event.facts.get("seat")
    text = Message(f"event-{event.name}", facts)
    return NewsItem(text=text, seat=seat, heading=event.name == "round_began")


def named(name: str, value: Any) -> Argument:
    return SeatName(value) if name in ("seat", "other") else int(value)


TABLE = Table(scene=scene, ask=ask, news=news, art=Path(__file__).parent / "words" / "art.svg", minutes=5, weight=1)
