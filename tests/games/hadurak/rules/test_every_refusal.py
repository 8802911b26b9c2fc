"""In scrambled situations whatever is refused breaks the very rule that the refusal names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from tests.games.hadurak.helpers import RULEBOOK, Board, army, play
from tests.games.hadurak.refusals import VIOLATED
from tests.games.hadurak.scrambled import scrambled

import regalia
from regalia.core.asking import Ask, put
from regalia.core.game import Game
from regalia.games.hadurak.notation import UNITS
from regalia.games.hadurak.pieces.board import CITY, TERRITORIES, TERRITORY
from regalia.games.hadurak.pieces.cards import ACTIONS, AGENDAS, BARONS, FREE_RULES, NATIONS, TROOPS

OPTIONS = (
    {"private_motion_scope": "free", "hostage_heirs": True},
    {"elimination": True},
    {"private_motion_scope": "free", "elimination": True, "battle_draw_cap": "none"},
)
SIGNS = re.compile(r"([=+\-.@])")
ALIKE = (
    TERRITORIES,
    BARONS,
    UNITS,
    (*TROOPS, "all"),
    ("field", "assault", "siege"),
    ("repair", "fortify", "unfortify", "breach"),
    ("give", "return", "kill"),
    ("pardon", "repeal", "strip", "agenda", "rule", "adjourn"),
    (*AGENDAS, *FREE_RULES),
    ACTIONS,
    NATIONS,
    tuple(map(str, range(10))),
    ("50", "100", "150", "200"),
    ("for", "against", *BARONS),
    ("crowns", "vote", "move", "battle", "marker", "faith"),
    ("pass", "done", "pay", "breach"),
)
"""Words that can stand for one another in the text of an option."""


def instead_of(word: str, random: Random) -> str:
    return random.choice([other for words in ALIKE if word in words for other in words] or [word])


def attempts(ask: Ask, random: Random, tries: int) -> Iterator[object]:
    """Options like the legal ones, with a word or two changed, left out or added."""
    for _ in range(tries):
        parts = SIGNS.split(ask.text(random.choice(ask.options)).partition(":")[2])
        for _ in range(random.choice((1, 1, 2, 3))):
            at = random.randrange(0, len(parts), 2)
            parts[at] = instead_of(parts[at], random)
        if random.random() < 0.1:
            parts += ["-", random.choice(TERRITORIES)]
        try:
            yield ask.read(f"{ask.kind.id}:{''.join(parts)}")
        except regalia.IllegalChoice:
            continue


def refusals(game: Game, ask: Ask, random: Random, tries: int) -> Iterator[str]:
    """The messages by which attempts are refused; each is checked."""
    for option in attempts(ask, random, tries):
        refusal = None if option in ask.options else game.why_not(ask, option)
        if refusal is not None:
            id = refusal.message_id.removeprefix("no-")
            assert VIOLATED[id](game.state, ask, option), f"{id} for {ask.text(option)}"
            yield id


def tried_in(seed: int, most: int, tries: int) -> Counter[str]:
    random = Random(seed)
    game = scrambled(seed, max_rounds=4, **OPTIONS[seed % len(OPTIONS)])
    met: Counter[str] = Counter()
    for _ in range(most):
        if game.over:
            break
        acts = [put(act(random.randrange(game.seats))) for act in RULEBOOK.free_acts]
        for act in acts:
            act.compute(game.state)
        for ask in (random.choice(game.pending), random.choice(acts)):
            if ask.options and (ask.kind.id not in OFTEN or random.random() < 0.1):
                met.update(refusals(game, ask, random, 10 * tries if ask.kind.id in SELDOM_ASKED else tries))
        ask = random.choice(game.pending)
        game.play(random.choices(ask.options, RULEBOOK.sense.prior(ask))[0], ask.seat)
    return met


OFTEN = ("plan_cards", "give_crowns", "hostage", "defy_law", "commit_votes")
SELDOM_ASKED = ("start_battle", "allocate_losses", "collect_troops", "hire", "losses_paid")


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_refused_breaks_the_rule_that_is_named(seed: int) -> None:
    assert len(tried_in(seed, 250, 6)) > 10


def test_every_refusal_has_a_predicate_and_every_predicate_a_refusal() -> None:
    words = (RULEBOOK.folder / "words" / "en.ftl").read_text("utf-8")
    assert {*re.findall(r"^no-([RS]\d[\w-]*) =", words, re.MULTILINE)} == {*VIOLATED}


# --- those that chance seldom meets -----------------------------------------------------------------------------------


def opening(kind: str, seats: int = 3, **options: Any) -> Game:
    game = regalia.new("hadurak", seats=seats, seed=3, options=options)
    while game.pending[0].kind.id != kind:
        game.play(game.pending[0].options[0], game.pending[0].seat)
    return game


def half_chosen() -> Game:
    return play(opening("choose_baron", baron_choice="choose"), "choose_baron:viola")


def entering() -> Game:
    """The second baron to place a noble; the first stands at Cape Morn."""
    game = opening("enter_noble")
    ask = game.pending[0]
    game.play((ask.options[0][0], TERRITORY["cape_morn"]), ask.seat)
    return game


def mercenaries_lost() -> Game:
    """A noble with two casualties dies with five mercenaries."""
    board = Board().noble("0.star", "kovel", "english_50", "swiss_50", "polish_100", "polish_200", tokens=2)
    board.s.struck[:] = [army("0.star")]
    return board.fate(4).begin(("massacre", 0))


def session(board: Board) -> Game:
    return board.begin(("assembly",))


def with_pardon() -> Board:
    board = Board().ban(1).urgent("private_motion_1").fate(9)
    board.s.pardoned = (False, True, False)
    return board


def second_marker() -> Game:
    board = Board(4).offer("english_50", "english_100", "swiss_50", "polish_50", "polish_100")
    board.s.track[:3] = [0, 0, 0]
    return play(board.begin(("draft",)), "hire:swiss=50", "assign_troop:emerande.castle")


def used_markers() -> Game:
    board = Board().card(0, "versatile")
    board.s.stakes[0], board.s.voyage[0] = tuple((0, 1) for _ in range(8)), 1
    return board.execute()


def under_way() -> Game:
    board = Board()
    board.s.stakes[0], board.s.voyage[0] = ((1, 1),), 1
    return board.begin(("expeditions",))


def poor_paymaster() -> Game:
    board = Board().noble("0.star", "kovel", "english_200", "swiss_50")
    board.s.crowns[0] = 7
    return board.begin(("wages",))


def dead_line() -> Game:
    board = Board().offer("english_50").noble("0.star", "")
    board.s.out = tuple(each == army("0.star") for each in range(len(board.s.out)))
    board.s.unassigned[0] = (board.s.offer.pop(),)
    return board.begin(("assign_hired", 0))


def refused_way() -> Game:
    board = Board().card(0, "versatile").noble("0.square", "ballin", "vassal_50").city(1, "kovel")
    texts = "versatile_option:move", "move_noble:emerande.square=orl_heath-kovel-kingswood", "allow_passage:no"
    return play(board.execute(), *texts, "versatile_option:move")


def broken_walls() -> Game:
    """Losses for two nobles behind walls that are down."""
    board = Board().card(0, "versatile").noble("0.star", "monz", "english_200", "swiss_200", "polish_200")
    board.city(1, "monz", breaches=2).noble("1.star", "monz", "swabian_200").noble("1.square", "monz", "lombard_200")
    board.s.losses[:] = [0, 3]
    board.s.attacker, board.s.defender, board.s.battle = 0, 1, "assault"
    board.s.site, board.s.battle_place = CITY["monz"], TERRITORY["monz"]
    board.s.forces[:] = [[army("0.star")], [army("1.square"), army("1.star")]]
    return board.begin(("allocate", 1))


def in_the_open(spent: bool = False) -> Game:
    """Losses for two nobles in the field; one of them may have had enough."""
    board = Board().noble("0.star", "reedmarsh", "english_200").noble("0.square", "reedmarsh", "swiss_200")
    board.noble("0.circle", "reedmarsh", "vassal_100", tokens=int(spent)).noble("1.star", "reedmarsh", "polish_200")
    board.s.losses[:] = [1, 0]
    board.s.attacker, board.s.defender, board.s.battle = 0, 1, "field"
    board.s.battle_place = TERRITORY["reedmarsh"]
    board.s.forces[:] = [[army("0.square"), army("0.star"), army("0.circle")], [army("1.star")]]
    return board.begin(("allocate", 0))


def horseman() -> Game:
    board = Board().card(0, "versatile").noble("0.star", "kovel", "vassal_50").office("0.star", "master_of_horse")
    return play(board.execute(), "versatile_option:move")


def out_of_it() -> Game:
    board = Board(3, elimination=True)
    board.s.gone = (False, False, True)
    board.s.hands[2] = ()
    return board.begin()


def pardon_for_nobody() -> Game:
    """Somebody may bring a subject, and a banned baron is out of the game."""
    board = Board(3, elimination=True).ban(2).urgent("private_motion_1").fate(1)
    board.s.gone = (False, False, True)
    board.s.hands[2] = ()
    return session(board)


def builder(crowns: int) -> Game:
    """Kovel has a breach and is fortified, Fröli neither."""
    board = Board().city(0, "kovel", fortified=True, breaches=1).city(0, "froli")
    board.s.crowns[0] = crowns
    return board.begin(("fortifications",))


def poor_recruiter() -> Game:
    board = Board().noble("0.star", "kovel", "english_200", "swiss_150", tokens=3)
    board.s.crowns[0] = 3
    return board.begin(("recruiting",))


def retreating() -> Game:
    """From Orl Heath, with a city of Madder's and a noble of Niebieski's next to it."""
    board = Board().noble("0.star", "orl_heath", "vassal_50").noble("1.star", "orl_heath", "vassal_100")
    board.castle(0, "whitestone").city(1, "ballin").noble("2.star", "kingswood", "vassal_50")
    board.s.attacker, board.s.defender, board.s.battle = 1, 0, "field"
    board.s.battle_place = TERRITORY["orl_heath"]
    board.s.forces[:] = [[army("1.star")], [army("0.star")]]
    return board.begin(("retreats", 1), ("end_battle",))


def rearranging() -> Game:
    """Two nobles off the board, a third out of the game, and the castle is besieged."""
    board = Board().siege(1, "0").noble("1.star", "orl_heath", "vassal_50")
    board.noble("0.square", "", "english_50").noble("0.star", "", "swiss_50")
    board.s.out = tuple(each == army("0.circle") for each in range(len(board.s.out)))
    return board.begin(("begin_moving", 0, 1))


def sealed(**options: Any) -> Game:
    board = Board(**options).urgent("amnesty")
    board.s.votes[:] = [1, 1, 1]
    return session(board)


def stays_at_home() -> Game:
    return play(Board().card(0, "mobilize").noble("0.star", "kovel", "vassal_50").execute(), "mobilize_target:pass")


def castle_lost() -> Game:
    return Board().castle(0, "").noble("1.star", "kingswood", "vassal_50").begin(("return_castle", 0))


SELDOM: list[tuple[str, Callable[[], Game], str]] = [
    ("S1", half_chosen, "choose_baron:viola"),
    ("S8-number", lambda: opening("assign_initial"), "assign_initial:square"),
    ("R19-1-barons", half_chosen, "1>give_crowns:viola=1"),
    ("S9-must", lambda: opening("place_castle"), "place_castle:pass"),
    ("S9-overseas", lambda: opening("place_castle"), "place_castle:cadiz"),
    ("S9-outer", lambda: opening("place_castle"), "place_castle:cape_morn"),
    ("S9-taken", lambda: opening("place_castle", 6), "place_castle:kovel"),
    ("S10-noble", entering, "enter_noble:{own}.castle=orl_heath"),
    ("S10-overseas", entering, "enter_noble:{noble}=cadiz"),
    ("S10-castle", entering, "enter_noble:{noble}={castle}"),
    ("S10-taken", entering, "enter_noble:{noble}=cape_morn"),
    ("R18-11-overseas", castle_lost, "place_castle:cadiz"),
    ("R18-11-noble", castle_lost, "place_castle:kingswood"),
    ("R3-1-many", lambda: Board().begin(), "plan_cards:bargain+bargain+mobilize"),
    ("R5-8", stays_at_home, "choose_field:tax"),
    ("R5-10", used_markers, "versatile_option:marker"),
    ("R5-13", refused_way, "move_noble:emerande.square=orl_heath-kovel-kingswood"),
    ("R6-2-under_way", under_way, "expedition_start:ceylon"),
    ("R6-7-fortified", lambda: builder(9), "fortification:fortify=kovel"),
    ("R6-7-cost", lambda: builder(3), "fortification:fortify=froli"),
    ("R6-8-cost", poor_recruiter, "recruiting:emerande.star=2"),
    ("R8-8", poor_paymaster, "wages:pay"),
    ("R9-4", dead_line, "assign_troop:emerande.star"),
    ("R9-4", rearranging, "rearrange:emerande.square=circle=english_50"),
    ("R9-6", second_marker, "hire:english=50+100@3"),
    ("R10-5", lambda: session(Board().urgent("amnesty", "fine", "herald")), "agenda_order:113"),
    ("R10-7", pardon_for_nobody, "private_subject:pardon=niebieski"),
    ("R10-30-lifted", lambda: session(with_pardon()), "private_subject:pardon=madder"),
    ("R12-12", rearranging, "rearrange:emerande.castle=star=vassal_50"),
    ("R12-15", horseman, "move_noble:emerande.star=orl_heath-kingswood-whitestone"),
    ("R13-10", lambda: in_the_open(spent=True), "allocate_losses:emerande.circle"),
    ("R13-10-part", in_the_open, "allocate_losses:emerande.castle"),
    ("R14-5", broken_walls, "allocate_losses:breach"),
    ("R14-5-walls", in_the_open, "allocate_losses:breach"),
    ("R16-2-border", retreating, "retreat_to:lenz"),
    ("R16-2-city", retreating, "retreat_to:ballin"),
    ("R16-2-noble", retreating, "retreat_to:kingswood"),
    ("R16-5-many", mercenaries_lost, "losses_paid:english_50+polish_200"),
    ("R16-5", mercenaries_lost, "losses_paid:polish_100"),
    ("R16-5-card", mercenaries_lost, "losses_paid:lombard_200"),
    ("R19-1-out", out_of_it, "2>give_crowns:emerande=1"),
    ("R19-1-other", out_of_it, "give_crowns:niebieski=1"),
    ("R19-1-sealed", sealed, "give_crowns:madder=1"),
    ("R19-1-sealed", lambda: sealed(hostage_heirs=True), "hostage:give=emerande.star=madder"),
    ("R21-3-off", sealed, "hostage:give=emerande.star=madder"),
]


@pytest.mark.parametrize(("id", "situation", "text"), SELDOM, ids=[f"{id} {text}" for id, _, text in SELDOM])
def test_a_refusal_that_chance_seldom_meets(id: str, situation: Callable[[], Game], text: str) -> None:
    game = situation()
    seat, _, rest = text.rpartition(">")
    kind = rest.partition(":")[0]
    act = next((act for act in RULEBOOK.free_acts if act.id == kind), None)
    ask = put(act(int(seat or 0))) if act else next(ask for ask in game.pending if ask.kind.id == kind)
    ask.compute(game.state)
    option = ask.read(rest.format(**_names(game, ask)) if "{" in rest else rest)
    refusal = game.why_not(ask, option)
    assert option not in ask.options and refusal is not None
    assert refusal.message_id == f"no-{id}" and VIOLATED[id](game.state, ask, option)


def _names(game: Game, ask: Ask) -> dict[str, str]:
    """The baron who is asked, a noble who could enter, and where a castle of somebody else stands."""
    s = game.state
    return {
        "own": BARONS[s.barons[ask.seat]],
        "noble": ask.text(ask.options[0]).partition(":")[2].partition("=")[0],
        "castle": TERRITORIES[s.castle_place((ask.seat + 1) % s.seats)],
    }
