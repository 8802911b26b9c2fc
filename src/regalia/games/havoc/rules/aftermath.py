"""R7.6 to R7.9: layouts are cleared, recruits refilled, cards dealt, and the winner keeps the peace."""

from __future__ import annotations

from regalia.core.asking import Kind, Refusal, Rules, refuse
from regalia.games.havoc.notation import BATTLE
from regalia.games.havoc.pieces.battles import BATTLES, NO_BATTLE, BattleNumber
from regalia.games.havoc.rules.piles import draw_blind, refill
from regalia.games.havoc.state import FIGHTS, GONE, JOHN_SEAT, KEEPS_PEACE, NOBODY, UNDECIDED, Havoc


def after_the_battle(s: Havoc) -> Rules:
    """After it the winner is active, if there are any more turns (R8.1)."""
    s.phase = "aftermath"
    for laid in s.laid:
        s.discard += laid
        laid.clear()
    refill(s, s.winner)
    deal(s)
    keep_peace_after_battle(s, s.winner)
    yield from choose_next_battle(s, s.winner)
    end_battle(s)
    s.phase = "turn"


def deal(s: Havoc) -> None:
    """To everybody one at a time from the left of the winner, then to the initiator (R7.8)."""
    battle = BATTLES[s.battle]
    first = s.left_of[s.john_after if s.winner == JOHN_SEAT else s.winner]
    for _ in range(battle.deal_all):
        for seat in s.clockwise_from[first]:
            draw_blind(s, seat)
    if s.initiator != JOHN_SEAT:
        for _ in range(battle.deal_initiator):
            draw_blind(s, s.initiator)


def keep_peace_after_battle(s: Havoc, winner: int) -> None:
    """The winner sets the card to Peace 1 and is active; for John that is his first turn (R7.9, R9.11, R9.12)."""
    s.keeper, s.peace = winner, 1
    s.tell("keeps_peace", seat=winner)
    if winner == JOHN_SEAT:
        s.john = KEEPS_PEACE
        s.active = s.left_of[s.john_after]
    else:
        s.active, s.is_turned = winner, True
        if s.john == FIGHTS:
            s.john = GONE
            s.tell("john_left")


def end_battle(s: Havoc) -> None:
    """Nothing of the battle is left but the places in it."""
    s.battle, s.initiator, s.winner = NO_BATTLE, NOBODY, NOBODY
    s.status = [UNDECIDED] * s.seats
    s.out = [0] * s.seats
    s.used = [0] * s.seats


# --- the next battle (V4) ---------------------------------------------------------------------------------------------


def why_not_next(s: Havoc, seat: int, battle: BattleNumber) -> Refusal | None:
    return refuse("V4", "last", battle=battle) if battle in s.row else refuse("V4", battle=battle)


NEXT_BATTLE = Kind("next_battle", lambda s, seat: sorted(s.row[:-1]), why_not_next, BATTLE)


def choose_next_battle(s: Havoc, seat: int) -> Rules:
    """With `winner_chooses` somebody picks the next one, Castillon stays last; John takes the lowest number."""
    if s.variants.battle_order != "winner_chooses" or len(s.row) < 2:
        return
    if seat == JOHN_SEAT:
        battle = min(s.row[:-1])
    else:
        battle = yield NEXT_BATTLE, seat
    s.row.remove(battle)
    s.row.insert(0, battle)
    s.tell("next_battle", battle=battle)
