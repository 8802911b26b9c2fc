"""The cards as they are drawn: six heraldic suits told apart by colour, hatching and charge."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from regalia.core.words import Message
from regalia.games.havoc.pieces.cards import BACK, COLOURS, DOG, NAMES
from regalia.games.havoc.state import HAVOC_SIDE, Havoc
from regalia.games.havoc.words import wording
from regalia.scene.remembering import remembered
from regalia.scene.types import Card, Layer

TONES = {
    "blue": {"suit": "#2b62a3", "suit-hatch": "url(#hv-hatch-azure)"},
    "green": {"suit": "#3f7a3a", "suit-hatch": "url(#hv-hatch-vert)"},
    "yellow": {"suit": "#d6a21e", "suit-hatch": "url(#hv-hatch-or)"},
    "orange": {"suit": "#cf6420", "suit-hatch": "url(#hv-hatch-tenne)"},
    "grey": {"suit": "#9b9b95", "suit-hatch": "none"},
    "black": {"suit": "#3a3633", "suit-hatch": "url(#hv-hatch-sable)"},
}
DOG_TONES = {"suit": "#8d7a63", "suit-hatch": "none"}
FIGURES = ((4, "levy"), (8, "archer"), (13, "arms"), (18, "knight"))
"""Up to which value a soldier is of which kind."""

BACK_ART = "hv-card-back"
PLATES = ((125, 45), (205, 175), (125, 305))
"""Where the numbers of a Peace card stand: top, right, bottom."""


def card_ids(cards: Sequence[int], dogs: str, first_dog: int = 0) -> list[str]:
    """An ordinary card is the only one of its name; dogs are numbered where they lie."""
    found, dog = [], first_dog
    for card in cards:
        if card == DOG:
            found.append(dog_id(dogs, dog))
            dog += 1
        else:
            found.append(NAMES[card])
    return found


def dog_id(where: str, number: int) -> str:
    return f"dog-{where}-{number}"


def faces(cards: Sequence[int], dogs: str, first_dog: int = 0) -> tuple[Card, ...]:
    """Cards side by side; `dogs` says where they lie, for the ids of dogs."""
    return tuple(face(card_id, card) for card_id, card in zip(card_ids(cards, dogs, first_dog), cards, strict=True))


@remembered
def face(card_id: str, card: int) -> Card:
    name = wording.card_name(card)
    if card == BACK:
        return Card(id=card_id, art=BACK_ART, back=BACK_ART, name=name, face_down=True)
    if card == DOG:
        return Card(
            id=card_id,
            art="hv-card-dog",
            name=name,
            layers=_dog_large(),
            small=_dog_small(),
            tones=DOG_TONES,
            keys=(0, 0),
            explain="card-dog",
        )
    value, colour = card >> 3, card & 7
    suit = COLOURS[colour]
    return Card(
        id=card_id,
        art="hv-card-mini",
        name=name,
        layers=_large(value, suit),
        small=_small(value, suit),
        tones=TONES[suit],
        keys=(value * 8 + colour, 1 + colour * 32 + value),
        explain=f"card-{NAMES[card]}",
    )


@remembered
def in_hand(card_id: str, card: int) -> Card:
    """With a plate for a phone, its number beside its sign; a soldier says no more than its name."""
    whole = face(card_id, card)
    _, number, sign = whole.small
    plate = (
        Layer(art="hv-card-plate", height=198),
        replace(number, x=70, y=154, height=100),
        replace(sign, x=122, y=62, width=110, height=110),
    )
    return replace(whole, plate=plate, explain=whole.explain if card == DOG else "")


def plain_faces(cards: Iterable[int], prefix: str) -> tuple[Card, ...]:
    """Small ones, to be looked at only."""
    found = []
    for at, card in enumerate(cards):
        whole = face(f"{prefix}-{at}", card)
        found.append(replace(whole, layers=(), keys=()))
    return tuple(found)


def pile_card(card_id: str, count: int, name: str) -> Card:
    return Card(
        id=card_id,
        art=BACK_ART,
        back=BACK_ART,
        face_down=True,
        count=count,
        name=Message(name, {"count": count}),
        explain=f"thing-{card_id}",
    )


# --- soldiers and dogs --------------------------------------------------------------------------------------------


def _large(value: int, suit: str) -> tuple[Layer, ...]:
    figure = next(figure for most, figure in FIGURES if value <= most)
    return (
        Layer(art="hv-card-soldier"),
        Layer(art=f"hv-soldier-{figure}", x=32, y=120, width=186, height=200),
        Layer(art="hv-card-plates"),
        Layer(text=str(value), x=53, y=76, height=76 if value < 10 else 66, twice=True),
        Layer(art=f"hv-suit-{suit}", x=22, y=84, width=52, height=52, twice=True),
    )


def _small(value: int, suit: str) -> tuple[Layer, ...]:
    x, size = (72, 116) if value < 10 else (84, 98)
    return (
        Layer(art="hv-card-mini"),
        Layer(text=str(value), x=x, y=122, height=size),
        Layer(art=f"hv-suit-{suit}", x=50, y=140, width=166, height=166),
    )


def _dog_large() -> tuple[Layer, ...]:
    return Layer(art="hv-card-dog"), Layer(text="0", x=52, y=94, height=70)


def _dog_small() -> tuple[Layer, ...]:
    return (
        Layer(art="hv-card-mini"),
        Layer(text="0", x=72, y=122, height=116),
        Layer(art="hv-dog-head", x=40, y=140, width=172, height=172),
    )


# --- the Havoc/Peace card ------------------------------------------------------------------------------------------


def office(view: Havoc) -> Card:
    """Havoc side up in a battle, else Peace with the number that faces its holder."""
    return _office(view.peace, view.variants.peace_sides)


@remembered
def _office(peace: int, sides: int) -> Card:
    if peace == HAVOC_SIDE:
        return Card(id="office", art="hv-card-havoc", name=Message("card-havoc"), explain="office-havoc")
    places = PLATES if sides == len(PLATES) else (PLATES[0], PLATES[-1])
    layers = [Layer(art="hv-card-peace")]
    for number, (x, y) in enumerate(places, 1):
        layers += _plate(number, x, y, 40, is_on=number == peace)
    return Card(
        id="office",
        art="hv-card-peace",
        name=Message("card-peace", {"number": peace, "most": sides}),
        layers=tuple(layers),
        small=(layers[0], *_plate(peace, 125, 178, 88, is_on=peace > 0)),
        explain="office-peace",
    )


def _plate(number: int, x: int, y: int, radius: int, *, is_on: bool) -> tuple[Layer, Layer]:
    art = "hv-peace-plate" if is_on else "hv-peace-plate-off"
    return (
        Layer(art=art, x=x - radius, y=y - radius, width=2 * radius, height=2 * radius),
        Layer(text=str(number), x=x, y=y + 0.43 * radius, height=1.25 * radius),
    )
