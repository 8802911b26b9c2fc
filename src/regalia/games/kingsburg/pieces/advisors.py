"""The 18 advisors of the King's court and what they give."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.games.kingsburg.pieces.goods import Goods, counted, mixes, of_one_kind
from regalia.games.kingsburg.pieces.numbers import load

AdvisorNumber = int


@dataclass(frozen=True, slots=True)
class Advisor:
    """`one_of` and `free_goods` are the owner's choice; `points_option` names the option that says how many points."""

    number: AdvisorNumber
    id: str
    goods: Goods
    one_of: tuple[Goods, ...]
    free_goods: int
    trades: bool
    soldiers: int
    plus2: int
    points: int
    points_option: str
    looks: bool


def _read() -> tuple[Advisor, ...]:
    return tuple(
        Advisor(
            number=int(data["number"]),
            id=str(data["id"]),
            goods=counted(data.get("goods", {})),
            one_of=tuple(counted(bundle) for bundle in data.get("one_of", ())),
            free_goods=int(data.get("free_goods", 0)),
            trades=bool(data.get("trade", False)),
            soldiers=int(data.get("soldiers", 0)),
            plus2=int(data.get("plus2", 0)),
            points=int(data.get("vp", 0)),
            points_option=str(data.get("vp_option", "")),
            looks=bool(data.get("peek", False)),
        )
        for data in load("advisors.toml")["advisor"]
    )


ADVISORS: dict[AdvisorNumber, Advisor] = {advisor.number: advisor for advisor in _read()}
ADVISOR_NUMBERS: dict[str, AdvisorNumber] = {advisor.id: advisor.number for advisor in ADVISORS.values()}
FIRST, LAST = min(ADVISORS), max(ADVISORS)

BUNDLES: dict[str, dict[AdvisorNumber, tuple[Goods, ...]]] = {
    free_goods_kind: {
        number: ways(advisor.free_goods) if advisor.free_goods else advisor.one_of
        for number, advisor in ADVISORS.items()
    }
    for free_goods_kind, ways in (("any_mix", mixes), ("single_kind", of_one_kind))
}
"""By the option, and for each advisor, what the owner chooses from; nothing where no goods are chosen (R5.2, R5.5)."""
