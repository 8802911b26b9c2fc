"""What is told when a battle is over: who is left, who fell, why, and what is otherwise."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.kard_es_korona.helpers import BATTLES, Army, Held, attack, load, play, situation
from tests.rules import rule

import regalia
from regalia import games
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.words import Message, Words
from regalia.games.kard_es_korona import RULEBOOK
from regalia.games.kard_es_korona.state import Kard
from regalia.scene.types import Host, Report, Sheet

TABLE = games.table("kard_es_korona")
NAMES = ["Anna", "Bence", "Csilla", "Dávid", "Éva", "Ferenc"]
ENGLISH, HUNGARIAN = (Words(language, [RULEBOOK.folder / "words"], NAMES) for language in ("en", "hu"))


def said(message: Message | None) -> str:
    """In English; it can be said in Hungarian, too."""
    assert message is not None
    assert HUNGARIAN.say(message)
    return ENGLISH.say(message)


def told(host: Host) -> str:
    """Its dice and hits."""
    assert host.measure is not None
    return f"{said(host.measure.name)}: {said(host.measure.text)}"


class Reporter(list[Event]):
    """Keeps what is reported as it happens, and adds up who has fallen in the battle."""

    def __init__(self, state: Kard) -> None:
        super().__init__()
        self.state = state
        self.reports: list[tuple[Event, Report]] = []
        self.began = [0, 0]
        self.fallen = [0, 0]

    def append(self, event: Event) -> None:
        super().append(event)
        match event.name:
            case "battle_began":
                self.began = [sum(event.facts["army"][:3]), sum(event.facts["defenders"])]
                self.fallen = [0, 0]
            case "losses":
                self.fallen[0] += sum(event.facts["army"])
                self.fallen[1] += sum(event.facts["defenders"])
            case "lost_on_the_way":
                self.fallen[self.state.retreating[0]] += sum(event.facts["army"])
        if event.name in TABLE.reported:
            assert TABLE.report is not None
            report = TABLE.report(self.state.copy(), event)
            assert report is not None, event
            self.reports.append((event, report))
            if event.name in ("battle_ended", "called_off", "got_away"):
                self.check(event, report)

    def check(self, event: Event, report: Report) -> None:
        hosts = [item for item in report.shows if isinstance(item, Host)]
        for side, host in enumerate(hosts):
            left = sum(rank.counter.count for rank in host.ranks)
            lost = sum(rank.lost for rank in host.ranks)
            assert (left + lost, lost) == (self.began[side], self.fallen[side]), event


def listening(game: Game) -> Reporter:
    reporter = Reporter(game.state)
    game.state.news = reporter
    return reporter


@pytest.mark.parametrize("seed", range(6))
def test_every_battle_is_reported_with_all_who_stood_and_fell(seed: int) -> None:
    game = regalia.new("kard_es_korona", seats=2 + seed % 4, seed=seed, options={"retreat": True, "vassalage": True})
    random, reporter = Random(seed), listening(game)
    while not game.over:
        ask = random.choice(game.pending)
        game.play(random.choice(ask.options), ask.seat)
    assert len(reporter.reports) >= 3


HOMES = {"pozsony": (0, 1, 0, 0), "kolozs": (1, 1, 0, 0)}


def fought(where: str, attackers: Army, defenders: Held, *rolls: int, lords: dict[int, str] | None = None) -> Reporter:
    """Seat 1 passes last, and seat 0's battle is fought with these dice; of several choices the last is taken."""
    game = situation(
        {**HOMES, where: defenders},
        lords={0: "pozsony", 1: "kolozs", **(lords or {})},
        battles=[attack(where, attackers, ("nyitra",), lord=(lords or {}).get(0) == where)],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}},
        active=1,
    )
    reporter = listening(game)
    load(game, *rolls)
    play(game, "step_or_pass:pass")
    while game.pending and not reporter.reports:
        game.play(game.pending[0].options[-1], game.pending[0].seat)
    return reporter


@rule("kard_es_korona", "R9.1", "R12.1")
def test_the_report_says_who_won_with_which_dice() -> None:
    reporter = fought("nograd", (2, 0, 0), ("kiralyi", 1, 0, 0), 1, 1, 5, 5, 2, 3)
    _, report = reporter.reports[0]
    assert [said(report.verdict), said(report.title)] == ["Anna takes Nógrád", "Battle in Nógrád"]
    attackers, defenders, strip = report.shows
    assert isinstance(attackers, Host) and isinstance(defenders, Host) and isinstance(strip, Sheet)
    assert [told(host) for host in (attackers, defenders)] == [
        "3 dice: 1 hit, 1.0 expected",
        "2 dice: 1 hit, 0.7 expected",
    ]
    assert [(rank.counter.count, rank.lost) for host in (attackers, defenders) for rank in host.ranks] == [
        (1, 1),
        (0, 1),
    ]
    assert [[(cost.seat, cost.count) for cost in cell.costs] for cell in strip.cells[0]] == [[(0, 1)], [(None, 1)]]
    assert (report.place, report.seats) == ("nograd", (0,))
    assert [said(change.text) for change in report.changes] == ["Nógrád goes to Anna"]


def test_a_county_that_is_lost_is_told_to_its_loser_as_a_loss() -> None:
    reporter = fought("bars", (2, 0, 0), (1, 1, 0, 0), 5, 5, 1)
    _, report = reporter.reports[0]
    assert [(said(change.text), change.seat, change.mood) for change in report.changes][:2] == [
        ("Bars goes to Anna", 0, "good"),
        ("Bence loses Bars and has 1 county left", 1, "bad"),
    ]


@rule("kard_es_korona", "R11.3")
def test_a_siege_that_lost_its_infantry_says_so() -> None:
    _, report = fought("pilis", (1, 1, 0), ("kiralyi", 0, 1, 0), 6).reports[0]
    assert said(report.verdict) == "Anna gives up the siege of Buda"
    assert said(report.why) == (
        "Without infantry and without the lord nobody can storm a castle: the rest must withdraw. "
        "Before the first clash Anna had 36% to win."
    )
    assert said(report.next) == "Anna chooses where the army withdraws to."


@rule("kard_es_korona", "R13.4", "R14.1")
def test_a_lord_who_is_beaten_by_the_kings_men_is_captured() -> None:
    reporter = fought("nograd", (1, 0, 0), ("kiralyi", 1, 0, 0), 1, 6, lords={0: "nograd"})
    report = reporter.reports[0][1]
    assert said(report.verdict) == "Nógrád holds out against Anna"
    assert [said(change.text) for change in report.changes][1:] == [
        "The last men beside Anna's lord have fallen: he is beaten"
    ]
    assert said(report.next) == "Anna's lord has nowhere to escape to and is captured."
    assert [event.name for event, _ in reporter.reports] == ["battle_ended", "captured"]
    assert said(reporter.reports[1][1].verdict) == "Anna's lord is captured"


def test_the_sheet_keeps_the_dice_and_marks_who_fell_until_the_next_dice_are_cast() -> None:
    game = situation(
        {**HOMES, "nograd": (1, 2, 0, 0)},
        lords={0: "pozsony", 1: "kolozs"},
        battles=[attack("nograd", (2, 0, 0), ("nyitra",))],
        agenda=[*BATTLES, ["move"]],
        players={0: {"steps": 0, "passed": True}, 1: {"steps": 1}},
        active=1,
    )
    seen: list[tuple[str, int, int, int, int | None]] = []

    class Eye(list[Event]):
        def append(self, event: Event) -> None:
            super().append(event)
            host = TABLE.scene(game.state.copy(), None).items.get("defender")
            if isinstance(host, Host) and event.name in ("clash", "losses"):
                (rank,) = host.ranks
                seen.append((event.name, rank.counter.count, rank.lost, rank.struck, rank.hits))

    game.state.news = Eye()
    load(game, 5, 1, 1, 1, 2, 2, 5)
    play(game, "step_or_pass:pass")
    assert seen[:3] == [("clash", 2, 0, 0, 0), ("losses", 1, 1, 1, 0), ("clash", 1, 1, 0, 1)]
