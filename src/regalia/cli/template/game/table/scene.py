"""What a seat sees: the claims in a row, the dice under the cups, and a panel with points for everybody."""

from __future__ import annotations

from regalia.cli.template.game.pieces import FACES
from regalia.cli.template.game.rules import scores
from regalia.cli.template.game.state import HIDDEN, NOBODY, NewGame
from regalia.cli.template.game.table.ending import ENDING, ledger
from regalia.cli.template.game.words import text
from regalia.core.state import OVER
from regalia.core.words import Message, SeatName
from regalia.scene.kit import panel_id
from regalia.scene.types import Die, Item, Note, Region, Scene, SeatPanel, Tincture, Tray

TINCTURES: tuple[Tincture, ...] = ("azure", "or", "vert", "gules")
CLAIMS, CUPS, LAST_DOUBT = "claims", "cups", "last_doubt"


def scene(view: NewGame, you: int | None) -> Scene:
    panels = [panel(view, seat) for seat in range(view.seats)]
    items: list[Item] = [claims(view), cups(view), *panels]
    items += [last_doubt(view)] if view.lifted != NOBODY else []
    items += [ledger(view)] if view.phase == OVER else []
    return Scene(
        game="new_game",
        you=you,
        tinctures=TINCTURES[: view.seats],
        heading=text.heading(view),
        surfaces={},
        pieces={},
        items={item.id: item for item in items},
        regions=(
            Region(id="table", side="middle", pane="board", shows=(CLAIMS, CUPS, LAST_DOUBT)),
            Region(id="seats", side="left", pane="players", shows=tuple(panel.id for panel in panels)),
            Region(id="score", side="right", pane="score", shows=(ENDING,)),
        ),
    )


def claims(view: NewGame) -> Tray:
    return Tray(id=CLAIMS, title=text.claim(view), dice=tuple(claim(view, face) for face in FACES))


def claim(view: NewGame, face: int) -> Die:
    """One that can be clicked where it may be made; the last one is marked. Nobody casts it."""
    name = text.claim_name(view, face)
    return Die(id=claim_id(face), face=face, name=name, cast=-1, strong=face == view.claim)


def last_doubt(view: NewGame) -> Note:
    return Note(id=LAST_DOUBT, text=Message("event-lifted", {"seat": SeatName(view.lifted), "face": view.showed}))


def claim_id(face: int) -> str:
    return f"claim-{face}"


def panel(view: NewGame, seat: int) -> SeatPanel:
    return SeatPanel(id=panel_id(seat), seat=seat, points=scores(view)[seat])


def cups(view: NewGame) -> Tray:
    return Tray(id=CUPS, title=Message("cups"), dice=tuple(die(view, seat) for seat in range(view.seats)))


def die(view: NewGame, seat: int) -> Die:
    """As everybody may see it; it rolls when it has been cast once more."""
    face = view.faces[seat]
    name = text.die_name(view, seat)
    return Die(id=f"die-{seat}", face=face, name=name, seat=seat, cast=view.casts[seat], face_down=face == HIDDEN)
