"""How everything stood when an event was turned up: kept while it lasts, so that its end can tell what has changed.

No rule looks it up. Its entries in the `tale`: `purse, seat, crowns, votes, faith, influence` · `army, army, strength,
place` · `site, site, holder, walls` · `offices, regent, patron`.
"""

from __future__ import annotations

from regalia.games.hadurak.state import ARMIES, Hadurak


def keep(s: Hadurak) -> None:
    seats = s.in_play()
    s.tale[:] = [("purse", seat, s.crowns[seat], s.votes[seat], s.faith[seat], s.influence[seat]) for seat in seats]
    s.tale += [
        ("army", army, s.strength(army), s.place[army])
        for seat in seats
        for army in range(ARMIES * seat, ARMIES * seat + ARMIES)
    ]
    s.tale += [("site", site, s.holder(site), s.walls(site)) for site in range(len(s.breaches))]
    s.tale.append(("offices", s.regent, s.patron))


def forget(s: Hadurak) -> None:
    s.tale.clear()
