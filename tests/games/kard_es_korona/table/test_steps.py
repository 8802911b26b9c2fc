"""What is asked and offered once a target of a step has been clicked."""

from __future__ import annotations

from tests.games.kard_es_korona.helpers import Held, situation

from regalia import games
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.scene.types import Choice
from regalia.server.showing.sight import over_view

TABLE = games.table("kard_es_korona")
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence"]) for language in ("en", "hu"))


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None and HUNGARIAN.say(message)
    return ENGLISH.say(message)


def ways(target: str, land: dict[str, Held]) -> list[Choice]:
    """Of going to a target that is clicked first."""
    game = situation({"kolozs": (1, 1, 0, 0), **land}, lords={0: "pozsony", 1: "kolozs"})
    ask = game.pending[0]
    shown = TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args))
    return [choice for choice in shown.choices if choice.path[0].at == f"place:{target}"]


def test_a_clicked_target_says_who_is_there_and_what_it_would_bring() -> None:
    found = ways("abauj", {"pozsony": (0, 1, 0, 0), "zolyom": (0, 2, 1, 0), "abauj": ("tiszahat", 1, 1, 1)})
    assert {said(choice.path[0].asks) for choice in found} == {
        "Abaúj: siege; there: the men of Amadeus Aba with 1 infantry, 1 archer, 1 cavalry. "
        "If you win: castle of Gönc (2 of 9), +3 groats a year. Who goes?"
    }
    assert [choice.path[1].at for choice in found] == ["button:choose"], "two are no match for them"


def test_where_one_unit_alone_can_go_its_odds_are_said_before_it_goes() -> None:
    found = ways("abauj", {"pozsony": (0, 1, 0, 0), "zolyom": (0, 1, 0, 0), "abauj": ("tiszahat", 1, 1, 1)})
    (choice,) = found
    going = choice.path[1]
    assert said(going.name) == "1 infantry" and said(going.note) == "from Zólyom"
    assert going.odds is not None and going.odds.parts[0].value < 10
    assert said(going.warn) == "Nobody stays in Zólyom: it is not yours any more."
    assert choice.more == ("movers:zolyom-infantry-1@borsod", "movers:done")
