"""What lands, pieces, titles, tokens and actions are, and what they mean for the reader now."""

from __future__ import annotations

from msgspec.structs import replace

from regalia.core.state import OVER
from regalia.core.wording import reason
from regalia.core.words import Argument, Message
from regalia.games.barony.pieces.numbers import (
    ACTION_LETTERS,
    ACTIONS,
    BARON,
    DUKE,
    EXPEDITION_KNIGHTS,
    GOLD,
    KNIGHT,
    PIECES,
    PIECES_PER_PLAYER,
    POINTS,
    RECRUITS,
    RECRUITS_AT_LAKE,
    SILVER,
    TERRAINS,
    TITLE_COST,
    TITLES,
    TOKENS,
    VILLAGE,
)
from regalia.games.barony.rules.turn import actions, why_not_act
from regalia.games.barony.state import Barony
from regalia.games.barony.table.dangers import endangered
from regalia.games.barony.words import wording
from regalia.scene.explaining import Plain
from regalia.scene.types import Explain

PLAIN: dict[str, Plain] = {
    "terrain-field": Plain("hex-field", "explain-kind-terrain", "R7.2"),
    "terrain-plain": Plain("hex-plain", "explain-kind-terrain", "R7.2"),
    "terrain-forest": Plain("hex-forest", "explain-kind-terrain", "R8.2"),
    "terrain-mountain": Plain("hex-mountain", "explain-kind-terrain", "R5.4d"),
    "terrain-lake": Plain("hex-lake", "explain-kind-terrain", "R5.4a"),
    **{f"token-{token}": Plain(f"token-{token}", "explain-kind-token", "R10.2") for token in TOKENS},
    "piece-knight": Plain("knight", "explain-kind-piece", "R6.7"),
    "piece-village": Plain("village", "explain-kind-building", "R6.7"),
    "piece-stronghold": Plain("stronghold", "explain-kind-building", "R5.4b"),
    "piece-city": Plain("city", "explain-kind-building", "R4.1"),
    "thing-gold": Plain("coin", "explain-kind-sum", "R10.2"),
    "thing-silver": Plain("coin-silver", "explain-kind-sum", "R11.3"),
    "thing-box": Plain("box", "", "R1.8"),
    "thing-first_player": Plain("first-player", "", "R3.1"),
    "action-recruit": Plain("action-recruit", "", "R4.1"),
    "action-move": Plain("action-move", "", "R5.1"),
    "action-build": Plain("action-build", "", "R7.2"),
    "action-new_city": Plain("action-new-city", "", "R8.1"),
    "action-expedition": Plain("action-expedition", "", "R9.1"),
    "action-title": Plain("action-title", "", "R10.2"),
}
NUMBERS: dict[str, Argument] = {
    "recruits": RECRUITS,
    "recruits_at_lake": RECRUITS_AT_LAKE,
    "cost": TITLE_COST,
    "knights": EXPEDITION_KNIGHTS,
}

THINGS = frozenset({
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    *(f"token-{token}" for token in TOKENS),
    *(f"piece-{piece}" for piece in PIECES),
    *(f"title-{title}" for title in TITLES),
})  # fmt: skip


def explain(view: Barony, seat: int | None, key: str) -> Explain | None:
    kind, _, name = key.partition("-")
    if kind == "title" and name in TITLES:
        return _title(view, seat, TITLES.index(name))
    if key not in PLAIN:
        return None
    told = PLAIN[key].explain(key, NUMBERS | _worth(name))
    if kind == "action":
        told = replace(told, kind=Message("explain-kind-action", {"letter": ACTION_LETTERS[name]}))
    plays = seat is not None and view.phase not in (OVER, "placement")
    return replace(told, yours=_yours(view, seat, kind, name)) if seat is not None and plays else told


def _worth(name: str) -> dict[str, Argument]:
    """What a token of that land pays, and what it is worth at the end."""
    return {"gold": GOLD[TOKENS.index(name)], "silver": SILVER[TOKENS.index(name)]} if name in TOKENS else {}


def _yours(view: Barony, seat: int, kind: str, name: str) -> Message | None:
    if kind == "action":
        return _action(view, seat, name)
    if kind == "token":
        token = TOKENS.index(name)
        held = view.tokens[seat][token]
        return Message("explain-token-yours", {"count": held, "gold": held * GOLD[token]})
    if kind == "piece":
        return _piece(view, seat, PIECES.index(name))
    return None


def _piece(view: Barony, seat: int, piece: int) -> Message:
    """How many are in reserve, and which of those on the board somebody can remove next turn (R6.7)."""
    facts: dict[str, Argument] = {"count": view.reserve[seat][piece], "all": PIECES_PER_PLAYER[piece]}
    kinds = {hex: VILLAGE if view.owner[hex] == seat else KNIGHT for hex in endangered(view, seat)}
    hexes = ", ".join(view.board.shape.labels[hex] for hex, kind in kinds.items() if kind == piece)
    if hexes:
        return Message("explain-piece-danger", {**facts, "hexes": hexes})
    return Message("explain-piece-yours", facts)


def _action(view: Barony, seat: int, action: str) -> Message | None:
    """Why it is closed for the seat as things stand; that it is open is seen at its button."""
    if action not in ACTIONS or action in actions(view, seat):
        return None
    refusal = why_not_act(view, seat, action)
    return None if refusal is None else reason(wording.fact, view, refusal)


def _title(view: Barony, seat: int | None, title: int) -> Explain:
    facts: dict[str, Argument] = {"cost": TITLE_COST, "points": POINTS[title][0]}
    text = "explain-title-baron" if title == BARON else "explain-title-duke" if title == DUKE else "explain-title"
    yours = None
    if seat is not None and view.phase != OVER and view.titles[seat] + 1 == title:
        gold = view.gold[seat]
        name = "explain-title-enough" if gold >= TITLE_COST else "explain-title-missing"
        yours = Message(name, {"gold": gold, "missing": TITLE_COST - gold})
    return Explain(
        key=f"title-{TITLES[title]}",
        art=f"title-{TITLES[title]}",
        name=Message(f"title-{TITLES[title]}"),
        kind=Message("explain-kind-title", {"number": title + 1, "count": len(TITLES)}),
        text=Message(text, facts),
        yours=yours,
        holders=tuple(other for other in range(view.seats) if view.titles[other] == title),
        rule="R11.1" if title == DUKE else "R10.2",
    )
