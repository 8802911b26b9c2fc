"""Situations that play hardly ever comes to, by the kind of question that is asked in them."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.hadurak.helpers import Board, army, play

from regalia.core.game import Game


def absent_regent() -> Game:
    board = Board().title(0, "ambassador").urgent("amnesty", "fine")
    return board.begin(("assembly",))


def deadly_blow() -> Game:
    """So many casualties at once kill a noble; fate shows the English, and two of his troops are that."""
    board = Board(5).noble("4.star", "kovel", "english_50", "english_100", "polish_100").fate(8)
    board.s.struck[:] = [army("4.star")]
    return board.begin(("struck", 0, 5))


def two_struck() -> Game:
    """Casualties for two nobles of one baron, in the order they like."""
    board = Board(5).noble("4.star", "kovel", "english_50").noble("4.circle", "kovel", "polish_100")
    board.s.struck[:] = [army("4.star"), army("4.circle")]
    return board.begin(("struck", 0, 1))


def fallen_castle(*garrison: str, tokens: int = 0) -> Game:
    """After a siege of two rounds; the baron pays his ransom with one of two cities."""
    board = Board().city(1, "froli", "monz", fortified=True).siege(0, "1").give("1.castle", *garrison).fate(8)
    board.noble("0.square", "crossford", "english_200", "swiss_200", "polish_200", "lombard_200")
    board.s.tokens[army("1.castle")] = tokens
    board.s.round = 2
    game = board.card(0, "versatile").execute()
    return play(game, "versatile_option:battle", "start_battle:crossford=siege=madder=0")


RARE: dict[str, Callable[[], Game]] = {
    "deputy": absent_regent,
    "deserter": deadly_blow,
    "losses_paid": lambda: fallen_castle("polish_100", "swiss_150", "lombard_50", tokens=1),
    "ransom_city": fallen_castle,
    "which_army": two_struck,
}
