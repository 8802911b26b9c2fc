"""R21, R2.3, R13.11, R15.7: whoever is out is out at once: asked nothing, and nothing of theirs stays."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.kard_es_korona.helpers import (
    BATTLES,
    ELECTION,
    RECRUITMENT,
    army,
    asked,
    attack,
    holder,
    load,
    lord,
    of,
    play,
    said,
    situation,
    texts,
)
from tests.rules import rule

import regalia
from regalia.core.game import Game
from regalia.games.kard_es_korona.checking import check
from regalia.games.kard_es_korona.state import NEUTRAL, NO_ARMY, Kard

OLD = {"turn_mode": "traditional"}
FOUR = {"kolozs": (1, 1, 0, 0), "temes": (2, 1, 0, 0), "zagrab": (3, 1, 0, 0)}
FOUR_LORDS = {1: "kolozs", 2: "temes", 3: "zagrab"}


@rule("kard_es_korona", "R23.3", "R2.3", "R21.2")
def test_a_start_player_who_has_left_does_not_choose_when_to_move() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS}, options=OLD, start=1,
        agenda=[["year"], ["year_end"], ["turns", 0]],
    )  # fmt: skip
    assert asked(game) == (1, "move_first_or_last")
    game.act_text("resign:yes", 1)
    assert asked(game) == (2, "move_first_or_last")
    play(game, "move_first_or_last:last")
    assert asked(game) == (3, "step_or_pass"), "the left neighbour begins"
    play(game, "step_or_pass:pass", "step_or_pass:pass")
    assert asked(game) == (2, "step_or_pass"), "the start player is last"


@rule("kard_es_korona", "R3.1", "R2.3")
def test_a_start_player_who_has_left_draws_no_card() -> None:
    """They leave while the start roll is being decided."""
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS}, options={**OLD, "events": True},
        agenda=[["year"], ["year_end"], ["turns", 0], ["event"], ["contest", 0, 2, [1], [7], 0]], start=1,
        offices={"judge": 1},
    )  # fmt: skip
    assert asked(game) == (1, "reroll")
    game.act_text("resign:yes", 1)
    assert said(game, "event_drawn")[0]["seat"] == 2


@rule("kard_es_korona", "R3.10", "R21.2")
def test_the_only_knight_of_a_tournament_may_leave() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony"}, offices={"judge": 0}, year=2,
        players={seat: {"dies": 4} for seat in (1, 2, 3)},
        agenda=[["year"], ["year_end"], ["battles", 0, -1], ["movement"], ["contest", 1, 1, [0], [], 0]],
    )  # fmt: skip
    assert asked(game) == (0, "reroll")
    game.act_text("resign:yes", 0)
    assert asked(game) == (1, "step_or_pass") and not said(game, "tournament_won")


@rule("kard_es_korona", "R13.11", "R15.7")
def test_whoever_goes_out_during_the_battles_calls_off_the_attacks_that_wait() -> None:
    """A duel is won, but there is nobody left on the board to go to; the besiegers of Trencsén go home."""
    game = situation(
        {"bars": (1, 1, 0, 0), "trencsen": ("kiralyi", 1, 0, 0), **FOUR}, seats=4,
        lords={0: "bars", **FOUR_LORDS, 1: "bars"},
        battles=[attack("bars", (1, 0, 0), ["nyitra"], lord=True), attack("trencsen", (3, 0, 0), ["nyitra"], serial=2)],
        agenda=[*BATTLES, ["move"]], players={seat: {"passed": True} for seat in (0, 1, 2)}, active=3,
    )  # fmt: skip
    load(game, 5, 5, 6, 1)
    play(game, "step_or_pass:pass", "inherit:none")
    s = of(game)
    assert not s.is_in(0) and not s.is_in(1) and not game.over
    assert not s.battles and not s.all_units(0) and holder(game, "trencsen") >= NEUTRAL
    assert check(s) == []


@rule("kard_es_korona", "R13.5", "R13.11", "R21.2")
def test_a_lord_whose_foe_leaves_the_duel_does_not_stay_alone() -> None:
    game = situation(
        {"bars": (1, 1, 0, 0), "pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "bars", **FOUR_LORDS, 1: "bars"},
        battles=[attack("bars", (1, 0, 0), ["nyitra"], lord=True)], offices={"judge": 1},
        agenda=[*BATTLES, ["move"]], players={seat: {"passed": True} for seat in (0, 1, 2)}, active=3,
    )  # fmt: skip
    load(game, 5, 5, 1, 1)
    play(game, "step_or_pass:pass", "reroll:keep")  # in the clash
    assert asked(game) == (1, "reroll") and said(game, "duel_roll")
    game.act_text("resign:yes", 1)
    assert lord(game, 0) == "pozsony" and of(game).is_in(0)


@rule("kard_es_korona", "R22.6", "R21.2")
def test_men_whose_player_leaves_in_the_pursuit_fight_on_without_a_second_opening_shot() -> None:
    game = situation(
        {"bars": (1, 4, 2, 0), "nyitra": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "nyitra", **FOUR_LORDS},
        battles=[attack("bars", (2, 2, 0), ["nyitra"])], options={"retreat": True},
        agenda=[*BATTLES, ["move"]], players={seat: {"passed": True} for seat in (0, 1, 2)}, active=3,
    )  # fmt: skip
    load(game, *[1] * 4, *[1] * 6)  # opening shot, first melee: nobody is hit
    play(game, "step_or_pass:pass", "retreat:stay")
    load(game, *[1] * 4)
    play(game, "retreat:zolyom")
    assert asked(game) == (1, "retreat_losses")
    game.act_text("resign:yes", 1)
    kinds = [fact["kind"] for fact in said(game, "clash")]
    assert kinds[:4] == ["shot", "first", "pursuit", "melee"]


def assert_gone(s: Kard, seat: int) -> None:
    """Nothing of a player who is out stays anywhere."""
    assert s.lord_at[seat] < 0 and not s.lands[seat] and not s.all_units(seat)
    assert seat not in s.offices and seat not in s.liege and not s.treasury[seat] and not s.captive[seat]
    assert all(battle.attacker != seat for battle in s.battles)
    assert s.fight is None or s.fight.attacker != seat or s.fight.army == NO_ARMY
    assert not any(task[0] in ("disperse", "shelter") and task[1] == seat for task in s.agenda)


def assert_lords_fight_where_they_are(s: Kard) -> None:
    battles = (*s.battles, s.fight) if s.fight is not None and s.clash else s.battles
    assert all(s.lord_at[battle.attacker] == battle.county for battle in battles if battle.lord)


RARE = (
    "reroll", "lord_return", "escape", "retreat_to", "garrison", "veto", "victor_step", "move_first_or_last",
    "tie_break", "auction_bid", "inherit", "offer_oath", "accept_oath", "retreat", "retreat_losses", "lead_arm",
    "event_place", "event_neutral",
)  # fmt: skip


def leaving(game: Game, random: Random) -> None:
    """Random play; whoever is asked may give up, most of all where that is seldom asked."""
    while not game.over:
        s = of(game)
        assert check(s) == []
        assert_lords_fight_where_they_are(s)
        for seat in range(s.seats):
            if not s.is_in(seat):
                assert_gone(s, seat)
                assert game.ask_of(seat) is None
        ask = random.choice(game.pending)
        rate = 0.1 if ask.kind.id in RARE else 0.002
        if random.random() < rate and sum(map(s.is_in, range(s.seats))) > 2:
            game.act_text("resign:yes", ask.seat)
        else:
            game.play(random.choice(ask.options), ask.seat)


@pytest.mark.parametrize("turn_mode", ["rounds", "traditional"])
@pytest.mark.parametrize("ruleset", ["basic", "advanced"])
@rule("kard_es_korona", "R21.1", "R21.2", "R15.7", "R6.10")
def test_nothing_of_those_who_are_out_stays(ruleset: str, turn_mode: str) -> None:
    for seed in range(8):
        random = Random(f"{ruleset} {turn_mode} {seed}")
        options = {
            "ruleset": ruleset, "turn_mode": turn_mode, "retreat": random.random() < 0.5,
            "vassalage": random.random() < 0.7, "victor_move": random.choice(["lord_vs_lord", "any_lord_victory"]),
        }  # fmt: skip
        seats = random.choice([3, 4, 5, 6])
        leaving(regalia.new("kard_es_korona", seats=seats, seed=seed, options=options), random)


# === R21.1 at questions that are seldom asked =========================================================================


@rule("kard_es_korona", "R13.7", "R21.1", "R21.2")
@pytest.mark.parametrize("question", ["escape", "reroll"])
def test_a_beaten_lord_may_give_up_instead_of_fleeing(question: str) -> None:
    """Either before the roll, or as judge royal after it; there is nobody to flee or to be captured any more."""
    land = {"nyitra": (0, 1, 0, 0), "bars": ("kiralyi", 1, 0, 0), **FOUR}
    game = situation(
        land, seats=4, lords={0: "bars", **FOUR_LORDS}, offices={"judge": 0}, agenda=[*BATTLES, ["escape", 0, NEUTRAL]]
    )
    if question == "reroll":
        load(game, 1)
        play(game, "escape:nyitra")
    assert asked(game) == (0, question)
    game.act_text("resign:yes", 0)
    assert not of(game).is_in(0) and not said(game, "captured") and not said(game, "escaped")
    assert holder(game, "nyitra") >= NEUTRAL and asked(game)[0] == 1 and check(of(game)) == []


@rule("kard_es_korona", "R16.8", "R21.2")
def test_a_freed_vassal_may_leave_before_the_lord_is_back() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), "nyitra": (0, 1, 0, 0), **FOUR}, seats=4, lords=FOUR_LORDS,
        agenda=[*BATTLES, ["lord_return", 0]],
    )  # fmt: skip
    assert asked(game) == (0, "lord_return")
    game.act_text("resign:yes", 0)
    assert_gone(of(game), 0)
    assert not said(game, "lord_returned") and holder(game, "pozsony") >= NEUTRAL and asked(game)[0] == 1


@rule("kard_es_korona", "R3.10", "R21.2")
def test_whoever_has_won_the_tournament_may_leave_before_the_prize_is_placed() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), "trencsen": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS},
        agenda=[*BATTLES, ["movement"], ["prize", 0]],
    )  # fmt: skip
    assert asked(game) == (0, "event_place")
    game.act_text("resign:yes", 0)
    assert not said(game, "unit_gained") and not said(game, "prize_lost")
    assert army(game, "pozsony") == army(game, "trencsen") == (1, 0, 0) and asked(game) == (1, "step_or_pass")


@rule("kard_es_korona", "R15.3", "R21.2")
def test_an_attack_is_off_when_its_heir_leaves() -> None:
    """Seat 0 has eliminated somebody who was attacking Bars, and gives up before naming the arm."""
    waiting = attack("bars", (0, 0, 0), ["nyitra"])
    game = situation(
        {"pozsony": (0, 1, 0, 0), "bars": ("kiralyi", 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS},
        battles=[waiting], agenda=[*BATTLES, ["inherit_army", 0, 1, [0, 1]]],
    )  # fmt: skip
    assert asked(game) == (0, "inherit") and texts(game) == ["inherit:infantry", "inherit:archer"]
    game.act_text("resign:yes", 0)
    assert not of(game).battles and not said(game, "battle_began") and not said(game, "inherited")
    assert army(game, "bars") == (1, 0, 0) and check(of(game)) == []


@rule("kard_es_korona", "R5.1", "R21.1")
def test_whoever_leaves_while_recruiting_buys_nothing_more() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS}, agenda=RECRUITMENT, year=2,
        players={0: {"treasury": 20}, 1: {"treasury": 20}},
    )  # fmt: skip
    play(game, "recruit:pozsony-infantry")
    game.act_text("resign:yes", 0)
    assert asked(game) == (1, "recruit"), "the next in turn"
    assert army(game, "pozsony") == (2, 0, 0) and holder(game, "pozsony") >= NEUTRAL and not of(game).treasury[0]


@rule("kard_es_korona", "R18.6", "R21.1")
def test_a_bidder_who_leaves_has_dropped_out() -> None:
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS}, year=2, offices={"judge": 0},
        agenda=[*BATTLES, ["move"], ["auction", 0, 0, 3, 2, [3, 1, 2]]],
        players={seat: {"treasury": 9} for seat in (1, 2, 3)},
    )  # fmt: skip
    assert asked(game) == (3, "auction_bid")
    game.act_text("resign:yes", 3)
    assert asked(game) == (1, "auction_bid")
    game.act_text("resign:yes", 1)
    assert of(game).offices[0] == 2 and of(game).treasury == [3, 0, 6, 0]


@rule("kard_es_korona", "R17.12", "R17.8", "R21.2")
def test_when_the_last_elector_leaves_the_offices_stay_as_they_are() -> None:
    """The lords of the others are captive: they play on, but do not bid."""
    game = situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony"}, agenda=ELECTION, year=3,
        players={0: {"treasury": 5}, **{seat: {"dies": 5, "treasury": 5} for seat in (1, 2, 3)}},
        offices={"judge": 0},
    )  # fmt: skip
    assert asked(game) == (0, "bid")
    game.act_text("resign:yes", 0)
    assert said(game, "office_stays") == [{"office": office} for office in range(3)]
    assert of(game).offices == (-1, -1, -1) and said(game, "election_ended") and not of(game).election
    assert of(game).year == 4 and of(game).treasury[1:] == [8, 8, 8], "nobody has paid; their castles have since"


def tied_for_the_treasury(palatine: int, judge: int) -> Game:
    """Seats 0 and 1 have bid the same for the treasurer, which neither of them is."""
    return situation(
        {"pozsony": (0, 1, 0, 0), **FOUR}, seats=4, lords={0: "pozsony", **FOUR_LORDS}, year=6, election=True,
        agenda=[["year"], ["year_over"], ["election_over"], ["award", 1, [0, 1]], ["tie_break", palatine, [0, 1]]],
        offices={"judge": judge, "treasurer": 3, "palatine": palatine}, elections=1, bids=[4, 4, 0, 0],
    )  # fmt: skip


@rule("kard_es_korona", "R17.6", "R17.7", "R21.2")
def test_when_the_palatine_leaves_the_dice_break_the_tie() -> None:
    game = tied_for_the_treasury(palatine=2, judge=3)
    assert asked(game) == (2, "tie_break")
    load(game, 2, 5)
    game.act_text("resign:yes", 2)
    assert of(game).offices == (3, 1, -1) and said(game, "half_returned") == [{"seat": 0, "amount": -1}]
    assert of(game).treasury[0] == 2 + 3, "half of the equal bid, and next year's income"


@rule("kard_es_korona", "R17.6", "R21.2")
def test_when_all_who_were_tied_leave_the_office_stays_with_its_holder() -> None:
    game = tied_for_the_treasury(palatine=0, judge=1)
    assert asked(game) == (0, "tie_break")
    game.act_text("resign:yes", 0)
    assert asked(game) == (1, "reroll")
    game.act_text("resign:yes", 1)
    assert of(game).offices == (-1, 3, -1) and not said(game, "elected") and said(game, "election_ended")


# === R12.6 The forced attack ==========================================================================================


def cornered(*rolls: int) -> Game:
    """Two infantry and their lord do not fit into Trencsén any more, and all around are enemies."""
    around = dict.fromkeys(("nyitra", "bars", "lipto"), (1, 1, 0, 0))
    game = situation(
        {"trencsen": (0, 4, 3, 0), **around, "kolozs": (1, 1, 0, 0), "temes": (2, 1, 0, 0)}, seats=3,
        lords={0: "trencsen", 1: "kolozs", 2: "temes"}, agenda=[*BATTLES, ["disperse", 0, 1, [2, 0, 0], 1, [2], 0]],
    )  # fmt: skip
    assert of(game).board.ids[1] == "trencsen" and asked(game) == (0, "retreat_to")
    load(game, *rolls)
    play(game, "retreat_to:nyitra")
    return game


@rule("kard_es_korona", "R12.6", "R13.1", "R6.10")
def test_a_lord_goes_with_his_group_into_a_forced_attack() -> None:
    game = cornered(6, 6, 1)
    assert army(game, "nyitra") == (2, 0, 0) and lord(game, 0) == "nyitra"


@rule("kard_es_korona", "R12.6", "R13.4", "R13.7")
def test_a_lord_beaten_in_a_forced_attack_flees_from_there() -> None:
    game = cornered(1, 1, 6, 1, 6)
    assert asked(game) == (0, "escape") and texts(game) == ["escape:trencsen", "escape:no"]
