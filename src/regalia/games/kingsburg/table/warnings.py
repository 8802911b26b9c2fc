"""What a player would curse themselves for, said before the click; it forbids nothing."""

from __future__ import annotations

from regalia.core.asking import Ask
from regalia.core.words import Argument, Message
from regalia.games.kingsburg.advice.odds import WHOLE, odds
from regalia.games.kingsburg.notation import PASS
from regalia.games.kingsburg.pieces.advisors import ADVISOR_NUMBERS
from regalia.games.kingsburg.pieces.numbers import AUTUMN
from regalia.games.kingsburg.pieces.placements import Placement, reach_of, without
from regalia.games.kingsburg.pieces.provinces import BUILDINGS, MARKET, BuildingNumber
from regalia.games.kingsburg.rules.influence import has_used_market
from regalia.games.kingsburg.rules.recruiting import price_of_soldier
from regalia.games.kingsburg.state import Kingsburg

ALCHEMIST = ADVISOR_NUMBERS["alchemist"]
LIKELY = WHOLE // 2


def of_passing(ask: Ask) -> Message:
    """Dice that could still be placed are lost for the season (R4.8)."""
    reached = {option.advisor for option in ask.options if option != PASS}
    view: Kingsburg = ask.state
    dice = len(view.own[ask.seat]) + len(view.white[ask.seat])
    return Message("warn-pass", {"dice": dice, "count": len(reached)})


def of_placement(ask: Ask, placement: Placement) -> Message | None:
    """Help that is none, and dice that then reach nobody (R4.3, R5.4)."""
    view, seat = ask.state, ask.seat
    if placement.advisor == ALCHEMIST and not any(view.goods[seat]) and not _gives_before(view, seat):
        return Message("warn-alchemist")
    own, white = without(view.own[seat], placement.own), without(view.white[seat], placement.white)
    left = len(own) + len(white)
    if not left:
        return None
    if not own:
        return Message("warn-white", {"count": left})
    has_market = bool(view.provinces[seat].stands[MARKET]) and not placement.market and not has_used_market(view, seat)
    tokens = min(view.plus2[seat] - placement.tokens, left)
    reach = reach_of(own, white, max(0, tokens), has_market)
    taken = view.taken | 1 << placement.advisor
    return None if reach.bits & ~taken else Message("warn-stranded", {"count": left})


def _gives_before(view: Kingsburg, seat: int) -> bool:
    """Whether an advisor before the Alchemist will bring a good that can be traded (R5.4)."""
    return any(owner == seat and 1 < group.advisor < ALCHEMIST - 1 for owner, group in view.court)


def of_building(ask: Ask, number: BuildingNumber) -> Message | None:
    """Before the winter: what is spent now buys no soldiers, and the odds are bad."""
    view, seat = ask.state, ask.seat
    if view.season != AUTUMN:
        return None
    left = sum(view.goods[seat]) - sum(view.provinces[seat].price(BUILDINGS[number]))
    built = view.copy()
    built.provinces[seat] = view.provinces[seat].with_one_more(BUILDINGS[number].row)
    victory, _, defeat = odds(built, seat, seat)
    if left >= price_of_soldier(built, seat) or victory >= LIKELY:
        return None
    facts: dict[str, Argument] = {"count": left, "defeat": defeat}
    return Message("warn-no-soldiers", facts)


def of_recruiting(ask: Ask, soldiers: int) -> Message | None:
    """More than can be needed; or nobody, where defeat is likely."""
    view, seat = ask.state, ask.seat
    if soldiers and odds(view, seat, seat, soldiers - 1)[0] == WHOLE:
        return Message("warn-enough")
    return None
