"""The slow and obviously right reading of R4: every subset of the dice, every number of tokens, every change."""

from __future__ import annotations

from itertools import combinations

from regalia.games.kingsburg.pieces.placements import Placement
from regalia.games.kingsburg.state import Kingsburg

MARKET_ROW, MARKET_COLUMN = 1, 2


def slow_placements(s: Kingsburg, seat: int) -> set[Placement]:
    """Dice are told apart by where they lie; what comes out twice is one placement (R4.11)."""
    dice = [("own", face) for face in s.own[seat]] + [("white", face) for face in s.white[seat]]
    mine = [placement for owner, placement in s.court if owner == seat]
    occupied = {placement.advisor for _, placement in s.court}
    changes = [0]
    if s.provinces[seat].rows[MARKET_ROW] >= MARKET_COLUMN and not any(each.market for each in mine):
        changes += [-1, 1]
    found = set()
    for size in range(1, len(dice) + 1):
        for group in combinations(range(len(dice)), size):
            own = tuple(sorted(dice[at][1] for at in group if dice[at][0] == "own"))
            white = tuple(sorted(dice[at][1] for at in group if dice[at][0] == "white"))
            if not own:
                continue
            for tokens in range(s.plus2[seat] + 1):
                if not _may_add(s, mine, tokens, size):
                    continue
                for change in changes:
                    advisor = sum(own) + sum(white) + 2 * tokens + change
                    if not 1 <= advisor <= 18:
                        continue
                    needs_envoy = advisor in occupied
                    if not needs_envoy or (s.envoy == seat and s.envoy_use in ("", "influence")):
                        found.add(Placement(advisor, own, white, tokens, change, needs_envoy))
    return found


def _may_add(s: Kingsburg, mine: list[Placement], tokens: int, dice: int) -> bool:
    if s.variants.plus2_limit == "one_per_season":
        return not tokens or tokens + sum(each.tokens for each in mine) <= 1
    return tokens <= dice
