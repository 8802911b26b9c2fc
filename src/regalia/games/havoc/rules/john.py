"""R9 John of Gaunt: how he comes, fights Chevauchées, and keeps the peace."""

from __future__ import annotations

from regalia.core.asking import Rules
from regalia.games.havoc.pieces.battles import CALAIS_TO_TOURS, TOURS_TO_BORDEAUX, BattleNumber
from regalia.games.havoc.pieces.cards import NO_CARD
from regalia.games.havoc.rules.aftermath import choose_next_battle
from regalia.games.havoc.rules.battle import cry_havoc
from regalia.games.havoc.rules.peace import turn_card, year_of_peace
from regalia.games.havoc.state import FIGHTS, JOHN_SEAT, Havoc


def john_cries_havoc(s: Havoc) -> None:
    """Instead of the turn that would begin; all with two cards must join, from his left (R9.4 to R9.8)."""
    s.john = FIGHTS
    s.tell("john_cries_havoc", seat=s.john_after)
    if s.variants.chevauchees == "replaces":
        s.tell("battle_put_aside", battle=s.row.pop(0))  # R9.5
    cry_havoc(s, JOHN_SEAT, reveal_side(s))
    s.going = s.first_in_battle()
    s.phase = "join"


def reveal_side(s: Havoc) -> BattleNumber:
    """The top card is turned up and discarded: an odd one leads from Calais, any other from Tours (R9.6)."""
    card = s.take_top()
    if card == NO_CARD:
        side = TOURS_TO_BORDEAUX
    else:
        s.reveal()
        s.discard.append(card)
        s.tell("turned_up_for_john", card=card)
        side = CALAIS_TO_TOURS if card >> 3 & 1 else TOURS_TO_BORDEAUX
    s.tell("chevauchees", battle=side)
    return side


def johns_turn(s: Havoc) -> Rules:
    """He only turns the card; after a year of peace of his everybody discards (R9.12)."""
    s.phase = "turn"
    if len(s.row) == 1 or turn_card(s):
        return
    yield from year_of_peace(s, range(s.seats))
    yield from choose_next_battle(s, JOHN_SEAT)
