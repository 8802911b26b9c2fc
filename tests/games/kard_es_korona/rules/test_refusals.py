"""«Why not» names the rule that really stands in the way: cases, and then random choices that are not allowed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.conformance.helpers import some_options
from tests.games.kard_es_korona.helpers import RECRUITMENT, attack, play, situation
from tests.games.kard_es_korona.refusals import VIOLATED
from tests.rules import rule

import regalia
from regalia import games
from regalia.core.asking import Ask, Refusal, put
from regalia.core.errors import IllegalChoice
from regalia.core.game import Game
from regalia.games.kard_es_korona.pieces.board import load_board

RULEBOOK = games.find("kard_es_korona")
FAR = {"kolozs": (1, 1, 0, 0)}
LORDS = {0: "nyitra", 1: "kolozs"}


def why(game: Game, text: str) -> str:
    """The sentence that refuses a choice."""
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.play_text(text, game.pending[0].seat)
    refusal = caught.value.refusal
    assert isinstance(refusal, Refusal)
    return refusal.message_id


# === steps ============================================================================================================


@rule("kard_es_korona", "R6.9", "R6.7")
def test_neighbours_that_have_moved() -> None:
    game = situation(
        {"nyitra": (0, 2, 0, 0), "pozsega": (0, 1, 0, 0), **FAR},
        lords=LORDS,
        players={0: {"steps": 4}, 1: {"steps": 0}},
    )
    play(game, "step_or_pass:bars", "movers:nyitra-infantry-1", "movers:done")
    assert why(game, "step_or_pass:zolyom") == "no-R6-9-all", "who stands in Bars has come this year"
    assert why(game, "step_or_pass:szeben") == "no-R6-7"


@rule("kard_es_korona", "R7.4")
def test_neighbours_that_are_under_attack() -> None:
    game = situation(
        {"nyitra": (0, 2, 0, 0), "pozsega": (0, 1, 0, 0), **FAR}, lords=LORDS,
        battles=[attack("nyitra", (1, 0, 0), ["pozsony"], by=1)],
    )  # fmt: skip
    assert why(game, "step_or_pass:bars") == "no-R7-4-all"


@rule("kard_es_korona", "R6.10")
def test_the_companion_of_a_lord_who_has_moved() -> None:
    game = situation(
        {"nyitra": (0, 1, 0, 0), "pozsega": (0, 1, 0, 0), **FAR}, lords=LORDS, players={0: {"lord_moved": True}}
    )
    assert why(game, "step_or_pass:bars") == "no-R6-10"


@rule("kard_es_korona", "R6.15")
def test_the_way_of_a_lord() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS)
    play(game, "step_or_pass:hont")
    assert why(game, "movers:nyitra-lord-1") == "no-R6-15", "he comes over another county, and does not say which"
    assert why(game, "movers:nyitra-lord-1@szepes") == "no-R6-15"
    play(game, "movers:nyitra-lord-1@bars", "movers:nyitra-infantry-1@bars")
    assert why(game, "movers:nyitra-lord-1@bars") == "no-R6-5-lord_going"


@rule("kard_es_korona", "R6.5")
def test_a_step_to_where_everybody_is() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS)
    assert why(game, "step_or_pass:nyitra") == "no-R6-5-others"


@rule("kard_es_korona", "R1.6")
def test_the_limit_that_is_broken_is_the_one_that_is_named() -> None:
    land = {"pozsony": (0, 4, 3, 0), "nyitra": (0, 4, 3, 0), **FAR}
    for options, sentence in (
        ({}, "no-R1-6"),
        ({"castle_arm_limit": False}, "no-R1-6"),
        ({"arm_limit_reading": "strict_half"}, "no-R1-6"),
    ):
        game = situation(land, lords=LORDS, options=options, players={0: {"lord_moved": True}})
        assert why(game, "step_or_pass:pozsony") == sentence
    for options, inside, sentence in (
        ({}, (0, 4, 1, 0), "no-R1-6-arm"),
        ({"arm_limit_reading": "strict_half"}, (0, 3, 2, 0), "no-R1-6-half"),
    ):
        some = {**land, "pozsony": inside}
        game = situation(some, lords=LORDS, options=options, agenda=RECRUITMENT, year=2, players={0: {"treasury": 30}})
        assert why(game, "recruit:pozsony-infantry") == sentence


@rule("kard_es_korona", "R18.6")
def test_an_office_that_cannot_be_sold() -> None:
    game = situation({"nyitra": (0, 2, 0, 0), **FAR}, lords=LORDS, offices={"judge": 0})
    assert why(game, "step_or_pass:sell=palatine") == "no-R18-6"
    alone = situation(
        {"nyitra": (0, 2, 0, 0), **FAR}, lords={0: "nyitra"}, players={1: {"dies": 4}}, offices={"judge": 0}
    )
    assert why(alone, "step_or_pass:sell=judge") == "no-R18-6-buyers"


@rule("kard_es_korona", "R5.6")
def test_the_cap_on_knights_that_is_met() -> None:
    rich = {0: {"treasury": 99}}
    land = {"pozsony": (0, 1, 0, 0), "trencsen": (0, 1, 0, 0), "abauj": (0, 1, 0, 0), "nyitra": (0, 1, 0, 0), **FAR}
    game = situation(land, lords=LORDS, options={"knight_cap": True}, agenda=RECRUITMENT, year=2, players=rich)
    play(game, "recruit:pozsony-cavalry", "recruit:pozsony-cavalry")
    assert why(game, "recruit:pozsony-cavalry") == "no-R5-6"
    play(game, "recruit:trencsen-cavalry", "recruit:trencsen-cavalry")
    assert why(game, "recruit:abauj-cavalry") == "no-R5-6-player"


@rule("kard_es_korona", "R3.9", "R5.5")
def test_a_second_free_unit_for_a_castle() -> None:
    """One disc short of three castles: the first infantry is in Pozsony."""
    land = {"pozsony": (0, 2, 0, 0), "trencsen": (0, 1, 0, 0), "abauj": (0, 1, 0, 0), "nyitra": (0, 19, 0, 0), **FAR}
    game = situation(
        land, lords=LORDS, agenda=[["year"], ["year_end"], ["battles", 0, -1], ["movement"], ["levy", 0, [0]]],
    )  # fmt: skip
    assert game.pending[0].kind.id == "event_place"
    assert why(game, "event_place:pozsony") == "no-R3-9-once"
    assert why(game, "event_place:nyitra") == "no-R3-9"


def retreating_from_bars(entries: list[str], land: dict[str, Any]) -> Game:
    """Two archers of seat 0 look for a county."""
    number = load_board("basic").number
    group = ["disperse", 0, number["bars"], [0, 2, 0], 0, [number[id] for id in entries], 0]
    return situation(
        {"bars": (1, 1, 0, 0), "pozsega": (0, 1, 0, 0), **land, **FAR}, lords={0: "pozsega", 1: "kolozs"},
        agenda=[["year"], ["year_end"], ["battles", 0, -1], group],
    )  # fmt: skip


@rule("kard_es_korona", "R12.4", "R12.5", "R12.8")
def test_where_a_group_cannot_go() -> None:
    free = retreating_from_bars(["trencsen"], {"trencsen": (0, 0, 4, 0), "gyor": (1, 1, 0, 0)})
    assert why(free, "retreat_to:trencsen") == "no-R12-8"
    assert why(free, "retreat_to:gyor") == why(free, "retreat_to:lipto") == "no-R12-5"
    back = retreating_from_bars(["nyitra", "zolyom", "gyor"], {"gyor": (1, 1, 0, 0)})
    assert why(back, "retreat_to:hont") == "no-R12-4"
    assert why(back, "retreat_to:gyor") == "no-R12-5", "they came from there, but somebody has come after them"


@rule("kard_es_korona", "R12.6")
def test_what_a_cornered_group_cannot_attack() -> None:
    around = dict.fromkeys(("gyor", "hont", "nyitra", "pilis", "trencsen", "zolyom"), (1, 1, 0, 0))
    game = retreating_from_bars(["nyitra"], around)
    assert why(game, "retreat_to:pilis") == "no-R12-6-castle"
    assert why(game, "retreat_to:lipto") == "no-R12-6"


@rule("kard_es_korona", "R13.11")
def test_where_a_lonely_lord_cannot_go() -> None:
    land = {"nyitra": (0, 1, 0, 0), "hont": (0, 1, 0, 0), "pozsega": (0, 1, 0, 0), **FAR}
    game = situation(
        land, lords={0: "bars", 1: "kolozs"}, agenda=[["year"], ["year_end"], ["battles", 0, -1], ["alone", 0]]
    )
    assert why(game, "lord_return:pozsega") == "no-R13-11-farther"
    assert why(game, "lord_return:zolyom") == "no-R13-11"


# === at random ========================================================================================================

ARMS = ("infantry", "archer", "cavalry", "lord")


class Attempts:
    """Choices that were seen elsewhere in questions of the same kind, as they were and changed a little."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.seen: dict[str, list[str]] = {}
        self.refused: Counter[str] = Counter()

    def try_all(self, game: Game, ask: Ask) -> None:
        for option in self.illegal(game, ask):
            refusal = game.why_not(ask, option)
            if refusal is not None:
                sentence = refusal.message_id.removeprefix("no-")
                self.refused[sentence] += 1
                assert VIOLATED[sentence](game.state, ask, option), (sentence, ask.kind.id, ask.args, option)

    def illegal(self, game: Game, ask: Ask) -> Iterator[Any]:
        random, seen = self.random, self.seen.setdefault(ask.kind.id, [])
        own = [ask.text(random.choice(ask.options)) for _ in range(3)] if ask.options else []
        tries = [random.choice(seen) for _ in range(4) if seen]
        tries += [self.changed(game, text) for text in (*tries, *own)]
        tries += {"recruit": ["recruit:ransom", "recruit:sell=judge"], "movers": ["movers:done"]}.get(ask.kind.id, [])
        if ask.kind.id == "step_or_pass":
            tries += [f"step_or_pass:{random.choice(game.state.board.ids)}" for _ in range(4)]
        for text in tries:
            try:
                option = ask.read(text)
            except IllegalChoice:
                continue
            if option not in ask.options:
                yield option
        seen += own
        if len(seen) > 600:
            del seen[: len(seen) // 2]

    def changed(self, game: Game, text: str) -> str:
        """Another county, number or arm in place of one or two."""
        random, ids = self.random, game.state.board.ids
        kind, _, rest = text.partition(":")
        parts = re.split("([-@=])", rest)
        for _ in range(random.choice((1, 1, 2))):
            at = random.randrange(0, len(parts), 2)
            if parts[at] in game.state.board.number:
                parts[at] = random.choice(ids)
            elif parts[at].isdecimal():
                parts[at] = str(max(0, int(parts[at]) + random.choice((-2, -1, 1, 2, 3, 9))))
            elif parts[at] in ARMS:
                parts[at] = random.choice(ARMS)
            elif parts[at] in ("in", "out"):
                parts[at] = random.choice(("in", "out"))
        return f"{kind}:{''.join(parts)}"


def play_one(seed: int, attempts: Attempts) -> None:
    random = attempts.random
    seats = random.choice((2, 3, 4, 5, 6))
    options = {**some_options(RULEBOOK, seats, random), "turn_mode": random.choice(("rounds", "rounds", "traditional"))}
    game = Game.new(RULEBOOK, seats, seed, options, news=False)
    skill = random.choice((0, 0.5, 0.9))
    assert RULEBOOK.sense is not None and RULEBOOK.sense.quick is not None
    while not game.over:
        for ask in game.pending:
            attempts.try_all(game, ask)
        if random.random() < 0.05:
            for act in RULEBOOK.free_acts:
                free = put(act(random.randrange(seats)))
                free.compute(game.state)
                attempts.try_all(game, free)
        ask = random.choice(game.pending)
        game.play(RULEBOOK.sense.quick(ask) if random.random() < skill else random.choice(ask.options), ask.seat)


def test_every_refusal_speaks_of_what_is_really_so() -> None:
    attempts = Attempts(Random("refusals"))
    for seed in range(60):
        play_one(seed, attempts)
    assert len(attempts.refused) > 60


def test_every_sentence_has_its_condition() -> None:
    words = (RULEBOOK.folder / "words" / "en.ftl").read_text(encoding="utf-8")
    assert {*re.findall(r"^no-([\w-]+) =", words, re.M)} == {*VIOLATED}
