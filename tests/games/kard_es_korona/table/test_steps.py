"""What is asked and offered once a target of a step has been clicked."""

from __future__ import annotations

from typing import Any

from tests.games.kard_es_korona.helpers import Agenda, Held, play, situation
from tests.rules import rule

from regalia import games
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.games.kard_es_korona.pieces.numbers import MERCENARIES
from regalia.games.kard_es_korona.table.war.ways import between
from regalia.scene.types import Choice, SceneAsk
from regalia.server.showing.sight import over_view

TABLE = games.table("kard_es_korona")
LAND: dict[str, Held] = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}
RECRUIT: Agenda = [["year"], ["year_end"], ["recruitment", 2], ["recruit"]]
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence"]) for language in ("en", "hu"))


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None and HUNGARIAN.say(message)
    return ENGLISH.say(message)


def asked(game: Game) -> SceneAsk:
    ask = game.pending[0]
    return TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args))


def ways(target: str, land: dict[str, Held]) -> list[Choice]:
    """Of going to a target that is clicked first."""
    game = situation({**LAND, **land}, lords={0: "pozsony", 1: "kolozs"})
    return [choice for choice in asked(game).choices if choice.path[0].at == f"place:{target}"]


def test_a_clicked_target_says_who_is_there_and_what_it_would_bring() -> None:
    found = ways("abauj", {"zolyom": (0, 2, 1, 0), "abauj": ("tiszahat", 1, 1, 1)})
    assert {said(choice.path[0].asks) for choice in found} == {
        "Abaúj: siege; there: the men of Amadeus Aba with 1 infantry, 1 archer, 1 cavalry. "
        "If you win: castle of Gönc (2 of 9), +3 groats a year. Who goes?"
    }
    assert [choice.path[1].at for choice in found] == ["button:choose"], "two are no match for them"


@rule("kard_es_korona", "R2.3")
def test_whoever_would_pass_first_is_told_what_it_brings() -> None:
    def passing(**state: Any) -> Message | None:
        game = situation(LAND, lords={0: "pozsony", 1: "kolozs"}, **state)
        (choice,) = (choice for choice in asked(game).choices if choice.text == "step_or_pass:pass")
        return choice.path[0].note

    assert said(passing()) == "you would begin next year"
    assert passing(first_passed=1, players={1: {"passed": True}}) is None


@rule("kard_es_korona", "R3.12")
def test_mercenaries_may_stand_in_any_county_and_the_question_says_so() -> None:
    game = situation(LAND, lords={0: "pozsony", 1: "kolozs"}, agenda=RECRUIT, year=4, players={0: {"treasury": 12}})
    assert said(asked(game).question) == "Click a castle, then a unit. You have 12 groats."
    game.state.event = MERCENARIES
    assert said(asked(game).question) == (
        "Click a castle (for 2 foot units any county of yours), then a unit. You have 12 groats."
    )


def test_where_one_unit_alone_can_go_its_odds_are_said_before_it_goes() -> None:
    found = ways("abauj", {"zolyom": (0, 1, 0, 0), "abauj": ("tiszahat", 1, 1, 1)})
    (choice,) = found
    going = choice.path[1]
    assert said(going.name) == "1 infantry" and said(going.note) == "from Zólyom"
    assert going.odds is not None and going.odds.parts[0].value < 10
    assert said(going.warn) == "Nobody stays in Zólyom: it is not yours any more."
    assert choice.more == ("movers:zolyom-infantry-1@borsod", "movers:done")


def test_whoever_can_go_stands_in_rows_of_figures_the_nearest_first() -> None:
    land: dict[str, Held] = {"nyitra": (0, 2, 0, 1), "bars": (0, 1, 0, 0)}
    game = situation({**LAND, **land}, lords={0: "pozsony", 1: "kolozs"})
    play(game, "step_or_pass:hont")
    dials = asked(game).dials
    assert dials is not None and dials.are_figures
    assert [(said(dial.group), said(dial.name), dial.most) for dial in dials.dials] == [
        ("From Bars", "infantry", 1),
        ("From Nyitra through Bars", "infantry", 2),
        ("From Nyitra through Bars", "cavalry", 1),
        ("From Pozsony through Bars", "the lord", 1),
    ]


def test_a_way_is_drawn_through_the_county_that_it_names() -> None:
    land: dict[str, Held] = {"nyitra": (0, 2, 0, 1), "bars": (0, 1, 0, 0)}
    game = situation({**LAND, **land}, lords={0: "pozsony", 1: "kolozs"})
    play(game, "step_or_pass:hont")
    drawn = {arrow.start: (arrow.via, arrow.end, said(arrow.text)) for arrow in asked(game).arrows}
    assert drawn == {"nyitra": (("bars",), "hont", "3"), "bars": ((), "hont", "1")}


def test_a_long_way_is_drawn_through_every_county_on_it() -> None:
    land: dict[str, Held] = {"pozsony": (0, 1, 0, 2), "nyitra": (0, 1, 0, 0), "bars": (0, 1, 0, 0)}
    game = situation({**LAND, **land}, lords={0: "nyitra", 1: "kolozs"})
    ids = game.state.board.ids
    way = between(game.state, 0, ids.index("pozsony"), ids.index("bars"))
    assert [ids[county] for county in way] == ["nyitra", "bars"]
