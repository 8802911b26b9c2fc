"""What a step says before it is made: odds, gains, what it leaves behind, and what else could be done."""

from __future__ import annotations

from tests.games.kard_es_korona.helpers import Held, play, situation
from tests.rules import rule

from regalia import games
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.games.kard_es_korona.state import NOBODY
from regalia.games.kard_es_korona.table.war.foretelling import gains
from regalia.scene.types import Foretold

TABLE = games.table("kard_es_korona")
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence"]) for language in ("en", "hu"))
UPPER_HUNGARY = ("pozsony", "trencsen", "nyitra", "bars", "hont", "zolyom", "lipto")


def said(messages: tuple[Message, ...]) -> list[str]:
    assert all(HUNGARIAN.say(message) for message in messages)
    return [ENGLISH.say(message) for message in messages]


def foretold(*texts: str) -> Foretold:
    """Anna holds all of Upper Hungary and goes for the king's castle of Buda."""
    land = dict.fromkeys(UPPER_HUNGARY, (0, 1, 0, 0)) | {"hont": (0, 3, 1, 0)}
    game = situation(
        {**land, "pilis": ("kiralyi", 1, 1, 1), "kolozs": (1, 1, 0, 0)}, lords={0: "hont", 1: "kolozs"}, seats=2
    )
    play(game, "step_or_pass:pilis")
    ask = game.pending[0]
    assert TABLE.foretell is not None
    return TABLE.foretell(ask, [ask.kind.codec.read(ask.state, text) for text in texts])


@rule("kard_es_korona", "R1.1", "R1.4")
def test_an_attack_says_what_it_brings_and_what_leaving_costs() -> None:
    told = foretold("hont-infantry-3", "hont-archer-1", "hont-lord-1")
    assert told.odds is not None and not told.odds.is_about
    assert sum(part.value for part in told.odds.parts) == 100
    assert said(told.gains) == ["castle of Buda (3 of 9)", "+3 groats a year"]
    assert said(told.warns) == [
        "Nobody stays in Hont: you no longer hold the whole province (Upper Hungary), −4 groats a year.",
        "Your lord goes along: if you lose, he is captured.",
    ]
    assert [other.dials["hont-infantry-hont"] for other in told.instead] == [2]
    assert ENGLISH.say(told.instead[0].name).startswith("keep one in Hont: ")


def test_a_lord_who_stays_is_told_how_few_are_left_with_him() -> None:
    told = foretold("hont-infantry-2", "hont-archer-1")
    assert said(told.warns) == [
        "Only one unit stays with your lord in Hont.",
        "Only 2 infantry: without the last one the siege is over.",
    ]
    assert ENGLISH.say(told.instead[0].name).startswith("with the lord: ")
    assert told.instead[0].dials["hont-lord-hont"] == 1


@rule("kard_es_korona", "V6")
def test_what_a_vassal_takes_counts_for_the_liege() -> None:
    land: dict[str, Held] = {
        "pozsony": (0, 1, 0, 0),
        "hont": (0, 3, 1, 0),
        "pilis": ("kiralyi", 1, 1, 1),
        "kolozs": (1, 1, 0, 0),
    }
    s = situation(land, lords={0: "hont", 1: "kolozs"}, seats=2).state.copy()
    s.liege = (1, NOBODY)
    told = said(tuple(gains(s, 0, s.board.ids.index("pilis"))))
    assert told[0] == "castle of Buda, which counts for your liege Bence (3 of 9)"
