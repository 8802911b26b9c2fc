"""R4 Influencing the advisors: one placement after the other, round the table, until all have passed."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.kingsburg.notation import PASS, PLACEMENT
from regalia.games.kingsburg.pieces.advisors import FIRST, LAST, AdvisorNumber
from regalia.games.kingsburg.pieces.placements import Placement, Reach, holds, reach_of, without
from regalia.games.kingsburg.pieces.provinces import MARKET
from regalia.games.kingsburg.rules.advisors_help import begin_help
from regalia.games.kingsburg.rules.envoy import may_influence
from regalia.games.kingsburg.state import Kingsburg

MOST_REMEMBERED = 1 << 7
"""Three dice have at most seven sums, so no more can be occupied in that many ways."""


def tokens_for_use(s: Kingsburg, seat: int) -> int:
    """How many "+2" tokens the seat may still add (R4.5)."""
    held = s.plus2[seat]
    if held and s.variants.plus2_limit == "one_per_season":
        return 0 if has_used_token(s, seat) else 1
    dice = len(s.own[seat]) + len(s.white[seat])
    return held if held < dice else dice


def has_used_token(s: Kingsburg, seat: int) -> bool:
    return any(placement.tokens for owner, placement in s.court if owner == seat)


def has_used_market(s: Kingsburg, seat: int) -> bool:
    return any(placement.market for owner, placement in s.court if owner == seat)


def why_not_place(s: Kingsburg, seat: int, option: Placement | str) -> Refusal | None:
    if isinstance(option, str):
        return None
    placement = Placement(*option)
    return (
        _why_not_dice(s, seat, placement)
        or _why_not_tokens(s, seat, placement)
        or _why_not_market(s, seat, placement)
        or _why_not_advisor(s, seat, placement)
    )


def _why_not_dice(s: Kingsburg, seat: int, placement: Placement) -> Refusal | None:
    if not placement.own:
        return refuse("R4.3")
    if not holds(s.own[seat], placement.own) or not holds(s.white[seat], placement.white):
        return refuse("R4.2", "dice")
    return None


def _why_not_tokens(s: Kingsburg, seat: int, placement: Placement) -> Refusal | None:
    tokens = placement.tokens
    if tokens > s.plus2[seat]:
        return refuse("R4.5", "held", count=s.plus2[seat])
    if s.variants.plus2_limit == "one_per_season":
        return refuse("R4.5", "season") if tokens > tokens_for_use(s, seat) else None
    dice = len(placement.own) + len(placement.white)
    return refuse("R4.5", count=dice) if tokens > dice else None


def _why_not_market(s: Kingsburg, seat: int, placement: Placement) -> Refusal | None:
    if not placement.market:
        return None
    if not s.provinces[seat].stands[MARKET]:
        return refuse("R4.6", "none")
    if abs(placement.market) > 1:
        return refuse("R4.6")
    return refuse("R4.6", "used") if has_used_market(s, seat) else None


def _why_not_advisor(s: Kingsburg, seat: int, placement: Placement) -> Refusal | None:
    advisor = placement.advisor
    if not FIRST <= advisor <= LAST:
        return refuse("R4.9", number=advisor)
    if placement.reached() != advisor:
        return refuse("R4.2", number=placement.reached(), advisor=advisor)
    if not s.taken >> advisor & 1:
        return refuse("R9.5", "free", advisor=advisor) if placement.envoy else None
    if not placement.envoy:
        return refuse("R4.4", advisor=advisor)
    if may_influence(s, seat):
        return None
    return refuse("R9.5", "build") if s.envoy == seat else refuse("R9.5")


def why_not_influence(s: Kingsburg, seat: int, advisor: AdvisorNumber) -> Refusal:
    """Why none of the seat's placements goes to this advisor."""
    if s.taken >> advisor & 1 and not may_influence(s, seat):
        return refuse("R4.4", advisor=advisor)
    return refuse("R4.2", "reach", number=advisor)


def placements(s: Kingsburg, seat: int) -> tuple[Placement | str, ...]:
    """Every group of dice that reaches a free advisor, or with the Envoy an occupied one; or pass (R4.8)."""
    own = s.own[seat]
    if not own:
        return (PASS,)
    has_market = s.provinces[seat].stands[MARKET] and not has_used_market(s, seat)
    tokens = tokens_for_use(s, seat) if s.plus2[seat] else 0
    reach = reach_of(own, s.white[seat], tokens, bool(has_market))
    occupied = s.taken & reach.bits
    if s.envoy == seat and may_influence(s, seat):
        return _placements(reach, occupied, True)
    found = reach.options.get(occupied)
    return _remembered(reach, occupied) if found is None else found


def _remembered(reach: Reach, occupied: int) -> tuple[Placement | str, ...]:
    if len(reach.options) == MOST_REMEMBERED:
        reach.options.clear()
    found = reach.options[occupied] = _placements(reach, occupied, False)
    return found


def _placements(reach: Reach, occupied: int, with_envoy: bool) -> tuple[Placement | str, ...]:
    found: list[Placement | str] = []
    for bit, free, by_envoy in reach.ways:
        if not occupied & bit:
            found += free
        elif with_envoy:
            found += by_envoy
    return (*found, PASS)


INFLUENCE = Kind("influence", placements, why_not_place, PLACEMENT)


def influence(s: Kingsburg) -> Rules:
    """A round: a placement each or a pass, which is for good (R4.1, R4.8); without own dice a player is done (R4.7)."""
    for seat in s.waiting:
        placement = yield INFLUENCE, seat
        if placement == PASS:
            s.waiting = s.waiting[1:]
            if s.news is not None:
                s.tell("passed" if len(placements(s, seat)) > 1 else "must_pass", seat=seat)
        else:
            place(s, seat, placement)
            s.waiting = s.waiting[1:]
            if s.own[seat]:
                s.waiting += (seat,)
    if not s.waiting:
        begin_help(s)


def place(s: Kingsburg, seat: int, placement: Placement) -> None:
    """The dice and tokens lie in the court until all have been helped (R4.10)."""
    advisor, own, white, tokens, _, envoy = placement
    s.own[seat] = without(s.own[seat], own)
    if white:
        s.white[seat] = without(s.white[seat], white)
    s.plus2[seat] -= tokens
    s.court += ((seat, placement),)
    s.taken |= 1 << advisor
    if envoy:
        s.return_envoy()
    if s.news is not None:
        s.tell("placed", seat=seat, placement=tuple(placement))
