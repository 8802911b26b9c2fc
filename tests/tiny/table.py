"""The tiny game's table: hands as fans of cards, an open card, a die, purses as counters, buttons for the rest."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from tests.tiny import wording
from tests.tiny.state import CARDS, NO_CARD, Tiny

from regalia.core import plain
from regalia.core.asking import Ask, Option
from regalia.core.words import Message, SeatName
from regalia.scene.clicks import plain_ask
from regalia.scene.herald import Herald
from regalia.scene.kit import counter, panel_id
from regalia.scene.table import Table
from regalia.scene.types import (
    Card,
    Die,
    Explain,
    Item,
    Layer,
    Piece,
    Place,
    Region,
    Scene,
    SeatPanel,
    Surface,
    Tincture,
    Tray,
)

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules")
SIDE = 40.0


def scene(view: Tiny, you: int | None) -> Scene:
    everyone = range(view.seats)
    panels: dict[str, Item] = {panel_id(seat): panel(view, seat) for seat in everyone}
    hands: dict[str, Item] = {f"hand-{seat}": hand(view, seat) for seat in everyone}
    plans: dict[str, Item] = {f"plan-{seat}": plan(view, seat) for seat in everyone}
    common: dict[str, Item] = {"market": market(view), "die": die(view)}
    return Scene(
        game="tiny",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=Message("event-round_began", {"round": view.round}),
        surfaces={"court": court(view.seats)},
        pieces=pieces(view),
        items={**panels, **hands, **plans, **common},
        regions=(
            Region(id="middle", side="middle", pane="board", shows=("court", *common)),
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
    return {"crown": Piece(id="crown", place=f"seat-{view.leader}", art="crown", name=Message("game-name"))}


def market(view: Tiny) -> Tray:
    """The open card keeps its id, so that it turns over when another one takes its place."""
    shown = (card("market", None, view.market),) if view.market != NO_CARD else ()
    return Tray(id="market", title=Message("table-market"), cards=shown)


def die(view: Tiny) -> Tray:
    """It lies face down until it is cast for the first time."""
    name = Message("event-die_cast", {"die": view.die}) if view.die else Message("table-die-hidden")
    shown = Die(id="die", face=view.die, name=name, cast=view.round, face_down=not view.die)
    return Tray(id="die", title=Message("table-die"), dice=(shown,))


def panel(view: Tiny, seat: int) -> SeatPanel:
    purse = counter(f"purse-{seat}", "coin", view.coins[seat], "table-coins")
    return SeatPanel(id=panel_id(seat), seat=seat, points=view.points[seat], rows=((purse,),))


def hand(view: Tiny, seat: int) -> Tray:
    held = tray(f"hand-{seat}", seat, view.hands[seat], "table-hand")
    return replace(held, shape="fan", sorts=(Message("sort-value"), Message("sort-reverse")))


def plan(view: Tiny, seat: int) -> Tray:
    return tray(f"plan-{seat}", seat, view.plans[seat], "table-plan")


def tray(id: str, seat: int, cards: list[int], title: str) -> Tray:
    shown = tuple(card(f"{id}-{at}", seat, number) for at, number in enumerate(cards))
    return Tray(id=id, title=Message(title, {"seat": SeatName(seat)}), cards=shown, seat=seat)


def card(id: str, seat: int | None, number: int) -> Card:
    if number == NO_CARD:
        return Card(id=id, art="back", name=Message("game-name"), seat=seat, face_down=True)
    name = Message("table-card", {"card": number})
    layers = (Layer(art="front"), Layer(text=str(number), x=125, y=230, height=150))
    return Card(
        id=id,
        art=f"card-{number}",
        name=name,
        seat=seat,
        layers=layers,
        keys=(number, -number),
        explain=f"card-{number}",
    )


def card_in_hand(ask: Ask, option: Option) -> str:
    """Cards of the hand are clicked themselves."""
    if ask.kind.id not in ("plan", "lead"):
        return ""
    return f"card:hand-{ask.seat}-{ask.state.hands[ask.seat].index(option)}"


def explain(view: Tiny, seat: int | None, key: str) -> Explain | None:
    """A card of the game: what it is, and whether the asker holds it."""
    number = key.removeprefix("card-")
    if not number.isdecimal() or int(number) not in CARDS:
        return None
    card = int(number)
    holds = seat is not None and card in view.hands[seat]
    return Explain(
        key=key,
        name=Message("table-card", {"card": card}),
        text=Message("explain-card"),
        yours=Message("explain-card-yours") if holds else None,
    )


TABLE = Table(
    scene=scene,
    ask=plain_ask(wording.option, card_in_hand),
    news=Herald(plain.fact, headings=("round_began",)).news,
    art=Path(__file__).parent / "words" / "art.svg",
    minutes=5,
    weight=5,  # in the lobby behind the games for people
    explain=explain,
)
