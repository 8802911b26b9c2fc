"""The sheet of a battle: what the dice need and why, whose arms, how it stands, and what is not worth a word."""

from __future__ import annotations

from tests.games.kard_es_korona.helpers import BATTLES, Army, Held, attack, load, play, situation
from tests.rules import rule

from regalia import games
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.scene.types import Host, Note, Scene, Sheet
from regalia.server.showing.sight import over_view

TABLE = games.table("kard_es_korona")
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], ["Anna", "Bence"]) for language in ("en", "hu"))
HOMES = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None and HUNGARIAN.say(message)
    return ENGLISH.say(message)


def begun(where: str, attackers: Army, defenders: Held, *, with_lord: bool = False, **options: object) -> Game:
    """Anna attacks, and Bence has yet to pass."""
    return situation(
        {**HOMES, where: defenders},
        lords={0: where if with_lord else "pozsony", 1: "kolozs"},
        battles=[attack(where, attackers, ("nyitra",), lord=with_lord)],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}},
        active=1,
        options=options,
    )


def scenes(game: Game, *rolls: int) -> list[tuple[str, Scene]]:
    """What is seen at every word of the news until somebody is asked."""
    seen: list[tuple[str, Scene]] = []

    class Eye(list[Event]):
        def append(self, event: Event) -> None:
            super().append(event)
            seen.append((event.name, TABLE.scene(game.state.copy(), None)))

    game.state.news = Eye()
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    return seen


def at(seen: list[tuple[str, Scene]], event: str) -> Scene:
    return next(scene for name, scene in seen if name == event)


def host(scene: Scene, side: str) -> Host:
    found = scene.items[side]
    assert isinstance(found, Host)
    return found


def standing(scene: Scene) -> str:
    note = scene.items["chances"]
    assert isinstance(note, Note)
    return said(note.text)


@rule("kard_es_korona", "R9.2", "R9.3")
def test_a_need_is_told_against_those_who_stand_there() -> None:
    riders = at(scenes(begun("nograd", (0, 0, 2), (1, 0, 0, 1)), 1, 1, 1), "clash")
    assert [rank.need for rank in host(riders, "attacker").ranks] == ["6+"], "nobody but cavalry can be hit"
    mixed = at(scenes(begun("nograd", (1, 0, 1), (1, 1, 0, 1)), 1, 1, 1, 1), "clash")
    ranks = host(mixed, "attacker").ranks
    assert [rank.need for rank in ranks] == ["5+ / 6+", "4+ / 6+"]
    assert {said(rank.why) for rank in ranks} == {"foot / cavalry"}


@rule("kard_es_korona", "R13.2")
def test_what_helps_adds_up_to_the_need() -> None:
    game = begun("nograd", (0, 0, 2), (1, 0, 0, 1), with_lord=True)
    led = at(scenes(game, 1, 1, 1), "clash")
    (rank,) = host(led, "attacker").ranks
    assert (rank.need, said(rank.why)) == ("5+", "6+, lord +1")


def test_troops_of_a_lord_whom_nobody_plays_fight_under_his_arms() -> None:
    idle = at(scenes(begun("bacs", (2, 0, 0), ("delvidek", 1, 0, 0)), 1, 1, 1), "clash")
    assert host(idle, "defender").art == "kk-arms-borsa"
    royal = at(scenes(begun("nograd", (2, 0, 0), ("kiralyi", 1, 0, 0)), 1, 1, 1), "clash")
    assert host(royal, "defender").art == "kk-arms-royal"
    assert said(host(royal, "defender").title) == "The king's men: defence"


def test_the_sheet_says_how_it_stood_before_the_roll_and_before_the_first() -> None:
    """One against one in the open: a hit of a third for each, so two of five win, one of five falls with the enemy."""
    seen = scenes(begun("nograd", (1, 0, 0), (1, 1, 0, 0)), 1, 1, 1, 1, 6, 1)
    assert standing(at(seen, "clash")) == "Before this roll Anna had 40% to win."
    assert standing([scene for name, scene in seen if name == "clash"][1]) == (
        "Before this roll Anna had 40% to win; before the first one 40%."
    )
    assert "chances" not in at(seen, "battle_ended").items


def test_hits_stand_beside_what_was_to_be_expected_on_one_scale() -> None:
    """Nobody hits with the first four dice; then Anna's two hit once, Bence's not."""
    seen = scenes(begun("nograd", (2, 0, 0), (1, 2, 0, 0)), 1, 2, 1, 2, 6, 1, 1, 2)
    second = [scene for name, scene in seen if name == "clash"][1]
    measures = [host(second, side).measure for side in ("attacker", "defender")]
    assert [(each.value, each.expected, each.most) for each in measures if each] == [(1, 1.3, 3), (0, 1.3, 3)]
    assert [said(each.text) for each in measures if each] == ["1 hit, 1.3 expected", "no hits, 1.3 expected"]


def test_a_side_without_dice_has_no_bar() -> None:
    shot = at(scenes(begun("lipto", (0, 2, 0), (1, 2, 0, 0)), 1, 1, 1, 1), "clash")
    assert host(shot, "attacker").measure is not None and host(shot, "defender").measure is None


def test_a_large_battle_is_reckoned_and_says_about() -> None:
    large = at(scenes(begun("lipto", (5, 0, 0), (1, 5, 0, 0)), *[1] * 10), "clash")
    assert standing(large).startswith("Before this roll Anna had about ")


@rule("kard_es_korona", "R11.1")
def test_a_wall_without_archers_is_not_told() -> None:
    game = begun("pilis", (2, 0, 0), ("kiralyi", 1, 0, 0))
    seen = scenes(game, 1, 1, 1)
    clashes = [event for event in game.state.news or [] if event.name == "clash"]
    told = [TABLE.news(game.view(None), event) for event in clashes]
    assert [event.facts["kind"] for event, item in zip(clashes, told, strict=True) if item is None][:1] == ["wall"]
    assault = next(scene for name, scene in seen if name == "clash" and "clashes" in scene.items)
    strip = assault.items["clashes"]
    assert isinstance(strip, Sheet)
    assert [said(cell.text) for cell in strip.cells[0]] == ["Assault"]


def test_only_a_side_that_lost_somebody_is_named() -> None:
    view = begun("nograd", (1, 0, 0), (1, 1, 0, 0)).view(None)

    def told(name: str, army: Army, defenders: Army) -> str:
        county = view.board.number["nograd"]
        item = TABLE.news(view, Event(name, {"seat": 0, "county": county, "army": army, "defenders": defenders}))
        assert item is not None
        return said(item.text)

    assert told("losses", (1, 0, 0), (0, 1, 0)) == "The attackers lose 1 infantry, the defenders 1 archer"
    assert told("losses", (1, 0, 0), (0, 0, 0)) == "The attackers lose 1 infantry"
    assert told("battle_ended", (0, 0, 0), (2, 0, 0)) == (
        "The defenders win the battle for Nógrád; they have 2 infantry left"
    )
    assert told("battle_ended", (0, 0, 0), (0, 0, 0)) == "The battle for Nógrád is over, and nobody is left"


@rule("kard_es_korona", "R22.5")
def test_beside_fighting_on_stands_where_one_can_retreat_to() -> None:
    game = begun("nograd", (2, 0, 0), (1, 2, 0, 0), retreat=True)
    scenes(game, 1, 1, 1, 1)
    ask = game.pending[0]
    assert ask.kind.id == "retreat"
    shown = TABLE.ask(over_view(game, ask.kind, ask.seat, ask.args))
    buttons = [choice for choice in shown.choices if choice.path[0].at.startswith("button:")]
    places = [choice for choice in shown.choices if choice.path[0].at.startswith("place:")]
    assert [said(choice.name) for choice in buttons][-1:] == ["Fight on"]
    assert {choice.text for choice in places} == {choice.text for choice in buttons[:-1]} != set()
    assert all(said(choice.name).startswith("Retreat to ") for choice in buttons[:-1])
