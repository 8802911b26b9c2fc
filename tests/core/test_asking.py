"""Questions to one seat, to several at once, and what seats do unasked."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations

import pytest
from tests.core.helpers import at_phase, situation, toy
from tests.tiny import RULEBOOK, rules
from tests.tiny.state import Tiny

import regalia
from regalia.core import game as game_module
from regalia.core.asking import EndPhase, FreeAct, Kind, Rules, in_parallel, together
from regalia.core.game import Game
from regalia.core.state import OVER


def new(seats: int = 3, seed: int = 1) -> Game:
    return Game.new(RULEBOOK, seats, seed)


def play_first(game: Game) -> None:
    ask = game.pending[0]
    game.play(ask.options[0], ask.seat)


# --- sealed answers ---------------------------------------------------------------------------------------------------


def test_all_bid_at_once_and_whoever_has_bid_waits() -> None:
    game = at_phase("bid", 3)
    assert game.waiting() == [(0, "bid"), (1, "bid"), (2, "bid")]
    game.play(2, 1)
    assert game.waiting() == [(0, "bid"), (2, "bid")]
    assert game.ask_of(1) is None
    with pytest.raises(regalia.NotAsked, match="seat 1 is not asked now"):
        game.play(2, 1)


def test_a_sealed_answer_changes_nothing_until_all_are_in() -> None:
    game = at_phase("bid", 3)
    before = game.state.copy()
    told = game.told
    game.play(2, 1)
    game.play(1, 0)
    assert game.state.copy() == before and game.told == told
    game.play(0, 2)
    assert game.state.bids == [1, 2, 0]
    assert game.state.leader == 1


def test_sealed_answers_take_effect_in_seat_order_whoever_was_first() -> None:
    played = []
    for order in permutations(range(3)):
        game = at_phase("bid", 3)
        for seat in order:
            game.play((2, 0, 3)[seat], seat)
        played.append((situation(game), [game.news(seat) for seat in range(3)]))
    assert all(each == played[0] for each in played)
    assert [event.facts["seat"] for event in played[0][1][0] if event.name == "bid_opened"] == [0, 1, 2]


def test_a_seat_takes_back_its_own_sealed_answer_though_others_answered_after_it() -> None:
    game = at_phase("bid", 3)
    game.play(2, 1)
    game.play(1, 0)
    assert game.can_undo(1) and game.can_undo(0) and not game.can_undo(2)
    game.undo(1)
    assert game.waiting() == [(1, "bid"), (2, "bid")]
    game.play(4, 1)
    game.play(0, 2)
    assert game.state.bids == [1, 4, 0]
    assert situation(regalia.verify(game.record())) == situation(game)


def test_opened_answers_cannot_be_taken_back() -> None:
    game = at_phase("bid", 2)
    game.play(0, 0)
    game.play(1, 1)
    assert not game.can_undo(0) and not game.can_undo(1)


def test_who_has_no_choice_still_looks_as_if_thinking() -> None:
    """Seat 1 has no coins, so its bid makes itself; nobody can tell from who is waited for."""
    game = at_phase("bid", 3)
    game.undo()
    game.act("give", (0, 4), 1)
    play_first(game)
    assert game.state.coins[1] == 0
    assert [ask.seat for ask in game.pending] == [0, 2]
    assert game.waiting() == [(0, "bid"), (1, "bid"), (2, "bid")]
    game.play(0, 2)
    assert game.waiting() == [(0, "bid"), (1, "bid")]
    game.play(1, 0)
    assert (1, "bid") not in game.waiting()
    assert game.state.bids == [1, 0, 0]


def test_when_nobody_has_a_choice_nobody_waits() -> None:
    game = at_phase("battle", 2, options={"coins": 0})
    assert game.state.bids == [0, 0]
    assert [ask.kind.id for ask in game.pending] == ["lead"]


def test_an_imagined_game_opens_the_others_sealed_answers_but_keeps_ones_own() -> None:
    game = at_phase("bid", 3)
    game.play(2, 1)
    game.play(3, 2)
    world = game.imagine(1, "w")
    assert world.waiting() == [(0, "bid"), (2, "bid")]
    world.play(0, 0)
    world.play(0, 2)
    assert world.state.bids == [0, 2, 0]
    assert game.waiting() == [(0, "bid")]


def _showdown(s: Tiny) -> Rules:
    """Everybody lays a card at once; seat 1 holds one card only, which nobody else has seen."""
    while len(s.hands[1]) > 1:
        s.deck.append(s.hands[1].pop())
    cards = yield together({seat: SHOW(seat) for seat in range(s.seats)})
    s.reveal()
    for seat, card in cards.items():
        s.hands[seat].remove(card)
        s.discard.append(card)
    s.phase = OVER


SHOW = Kind("plan", lambda s, seat: s.hands[seat][:], codec=rules.PLAN.codec)


def test_a_hidden_answer_that_made_itself_is_imagined_anew() -> None:
    """Otherwise everybody who imagines would be told the one card that seat 1 really holds."""
    game = toy(showdown=_showdown)
    laid = set()
    for seed in range(20):
        world = game.imagine(0, seed)
        held = world.state.hands[1][:]
        world.play(world.pending[0].options[0], 0)
        assert world.state.hands[1] == []
        assert world.state.discard[-1:] == held
        laid.update(held)
    assert len(laid) > 1


# --- secret plans -----------------------------------------------------------------------------------------------------


def test_plans_of_several_steps_go_on_side_by_side() -> None:
    game = new()
    hands = [hand[:] for hand in game.state.hands]
    game.play(hands[1][0], 1)
    assert game.waiting() == [(0, "plan"), (1, "plan"), (2, "plan")]
    game.play(hands[1][2], 1)
    assert game.waiting() == [(0, "plan"), (2, "plan")]
    assert game.state.plans == [[], [hands[1][0], hands[1][2]], []]


def test_the_result_of_plans_does_not_depend_on_who_was_first() -> None:
    played = []
    for order in {*permutations([0, 0, 1, 1, 2, 2])}:
        game = new()
        for seat in order:
            ask = game.ask_of(seat)
            assert ask is not None
            game.play(ask.options[-1], seat)
        played.append((situation(game), [game.news(seat) for seat in (None, 0, 1, 2)]))
    assert len(played) == 90
    assert all(each == played[0] for each in played)


def test_a_plan_is_taken_back_step_by_step_while_others_plan() -> None:
    game = new()
    first, second, _ = game.state.hands[0]
    before = situation(game)
    game.play(first, 0)
    play_first_of(game, 1)
    game.play(second, 0)
    play_first_of(game, 1)
    assert game.state.plans[0] == [first, second]
    game.undo(0)
    assert game.state.plans[0] == [first] and len(game.state.plans[1]) == 2
    game.undo(0)
    assert game.state.plans[0] == [] and len(game.state.plans[1]) == 2
    game.undo(1)
    game.undo(1)
    assert situation(game) == before


def play_first_of(game: Game, seat: int) -> None:
    ask = game.ask_of(seat)
    assert ask is not None
    game.play(ask.options[0], seat)


def test_a_step_of_a_plan_that_makes_itself_is_not_seen() -> None:
    """With two cards in hand the second step has one answer; the seat still looks as if thinking of it."""
    game = Game.new(RULEBOOK, 4, 3)
    short = None
    while short is None and not game.over:
        if game.state.phase == "plan":
            short = next((seat for seat, hand in enumerate(game.state.hands) if len(hand) == 2), None)
        if short is None:
            play_first(game)
    assert short is not None
    play_first_of(game, short)
    assert game.ask_of(short) is None and len(game.state.plans[short]) == 2
    assert (short, "plan") in game.waiting()


def test_a_procedure_in_parallel_may_not_ask_another_seat() -> None:
    def nosy(s: Tiny, seat: int) -> Rules:
        yield rules.PLAN(1 - seat)

    def crossed(s: Tiny) -> Rules:
        yield from in_parallel({seat: nosy(s, seat) for seat in range(s.seats)})

    with pytest.raises(regalia.RulesFault, match="its own seat only"):
        toy(crossed=crossed)


# --- free acts --------------------------------------------------------------------------------------------------------


def test_a_free_act_is_done_at_once_without_being_asked() -> None:
    game = at_phase("battle", 3)
    asked = [ask.seat for ask in game.pending]
    giver = next(seat for seat in range(3) if seat not in asked)
    taker = (giver + 1) % 3
    before = game.state.coins[:]
    game.act_text(f"give:{taker}-1", giver)
    assert game.state.coins[giver] == before[giver] - 1 and game.state.coins[taker] == before[taker] + 1
    assert [ask.seat for ask in game.pending] == asked
    assert game.news(None)[-1].name == "gave"


def test_a_free_act_changes_what_others_may_choose() -> None:
    """The leader had no coin to double with; a gift gives them the choice, and takes it again."""
    game = at_phase("battle", 2, options={"coins": 1, "first_player": 0})
    leader = game.state.leader
    assert [ask.options for ask in game.pending] == [["keep", "double"]]
    game.act("give", (1 - leader, 1), leader)
    assert [list(ask.options) for ask in game.pending] == [["keep"]]
    with pytest.raises(regalia.IllegalChoice, match=r"R5\.1"):
        game.play("double", leader)
    game.act("give", (leader, 1), 1 - leader)
    game.play("double", leader)
    assert game.state.coins[leader] == 0


@pytest.mark.parametrize(
    ("phase", "options", "gift", "rule"),
    [
        ("bid", {}, (1, 1), "R9.1"),
        ("plan", {"gifts": False}, (1, 1), "R9.2"),
        ("plan", {}, (0, 1), "R9.3"),
        ("plan", {}, (7, 1), "R9.3"),
        ("plan", {}, (1, 6), "R9.4"),
        ("plan", {}, (1, 0), "R9.4"),
    ],
)
def test_a_forbidden_act_names_its_rule(phase: str, options: dict[str, bool], gift: tuple[int, int], rule: str) -> None:
    game = at_phase(phase, options=options)
    before = situation(game)
    with pytest.raises(regalia.IllegalChoice) as caught:
        game.act("give", gift, 0)
    assert caught.value.refusal is not None and caught.value.refusal.rule == rule
    assert str(caught.value).endswith(f"({rule})")
    assert situation(game) == before and game.choices == len(game.record().lines)


def test_acts_are_listed_while_they_are_possible() -> None:
    game = at_phase("plan")
    assert [(ask.kind.id, len(ask.options)) for ask in game.acts(0)] == [("give", 5)]
    assert at_phase("bid").acts(0) == []


@pytest.mark.parametrize("gift", [None, 3, "1-1", (1,), (1, 1, 1), ("1", "1"), [1, 1]])
def test_an_act_of_no_sense_is_refused(gift: object) -> None:
    game = at_phase("plan")
    with pytest.raises(regalia.IllegalChoice, match="seat 0 may not choose"):
        game.act("give", gift, 0)


@pytest.mark.parametrize(
    "text", ["give", "give:", "give:1", "give:1-", "give:a-b", "give:-1-1", "take:1-1", "bid:1", ""]
)
def test_an_act_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(regalia.IllegalChoice):
        at_phase("plan").act_text(text, 0)


@pytest.mark.parametrize("kind", ["steal", "bid", ""])
def test_only_free_acts_are_done_unasked(kind: str) -> None:
    with pytest.raises(regalia.IllegalChoice, match="there is no free act"):
        at_phase("plan").act(kind, (1, 1), 0)


def test_free_acts_are_recorded_in_order_and_replayed() -> None:
    game = at_phase("plan")
    play_first(game)
    game.act("give", (1, 2), 0)
    play_first(game)
    game.act("give", (0, 1), 1)
    assert [line.text.partition(":")[0] for line in game.record().lines] == ["plan", "give", "plan", "give"]
    assert situation(regalia.verify(game.record())) == situation(game)
    assert situation(game.clone()) == situation(game)
    assert situation(regalia.from_position("tiny", game.position())) == situation(game)


def test_a_free_act_is_taken_back_like_a_choice() -> None:
    game = at_phase("plan")
    before = situation(game)
    game.act("give", (1, 2), 0)
    assert game.can_undo(0) and not game.can_undo(1)
    game.undo(0)
    assert situation(game) == before


def test_a_free_act_closes_the_undo_of_others() -> None:
    game = at_phase("plan", 3)
    play_first_of(game, 0)
    assert game.can_undo(0)
    game.act("give", (2, 1), 1)
    assert not game.can_undo(0)
    with pytest.raises(regalia.CannotUndo, match="somebody has chosen since"):
        game.undo(0)


def _auction(s: Tiny) -> Rules:
    """Like the bids of the tiny game, but gifts are allowed meanwhile."""
    answers = yield together({seat: rules.BID(seat) for seat in range(s.seats)})
    s.reveal()
    for seat, coins in answers.items():
        rules.pay(s, seat, coins)
    s.phase = OVER


def test_a_free_act_is_not_taken_back_after_a_sealed_answer_that_may_rest_on_it() -> None:
    """Seat 1 has bid the very coins that seat 0 wants back."""
    game = toy(auction=_auction)
    game.act("give", (1, 3), 0)
    game.play(8, 1)
    assert not game.can_undo(0)


def test_nobody_acts_after_the_end() -> None:
    game = at_phase(OVER)
    with pytest.raises(regalia.NotAsked, match="the game is over"):
        game.act("give", (1, 1), 0)


# --- interruptions ----------------------------------------------------------------------------------------------------


def test_an_instant_victory_ends_the_phase_at_once() -> None:
    """With enough points the game is over before anybody draws a card."""
    for seed in range(200):
        game = at_phase(OVER, seed=seed)
        if max(game.scores) >= 12:
            break
    names = [event.name for event in game.news(None)]
    assert names[-2:] == ["prize_won", "crowned"]
    assert game.pending == [] and game.ranking[game.scores.index(max(game.scores))] == 1
    assert situation(regalia.verify(game.record())) == situation(game)
    assert situation(game.clone()) == situation(game)


def test_a_signal_from_deep_within_leads_to_the_phase_that_the_state_names() -> None:
    def inner(s: Tiny) -> Rules:
        yield rules.STAKE(0)
        s.phase = "bid"
        raise EndPhase

    def outer(s: Tiny) -> Rules:
        yield from inner(s)
        s.phase = "battle"

    game = toy(outer=outer)
    game.play("keep", 0)
    assert game.state.phase == "bid" and game.waiting() == [(0, "bid"), (1, "bid")]
    game.undo(0)
    assert game.state.phase == "outer"


def test_a_free_act_can_end_the_phase() -> None:
    """Somebody resigns while another is asked."""

    def resign(s: Tiny, seat: int, option: str) -> None:
        s.points[seat] = 0
        s.phase = OVER
        raise EndPhase

    rulebook = replace(RULEBOOK, free_acts=(FreeAct("resign", lambda s, seat: ["now"], resign),))
    game = Game.new(rulebook, 2, 1)
    game.act("resign", "now", 1)
    assert game.over and game.pending == []
    assert game.clone().over


# --- rules that run by themselves -------------------------------------------------------------------------------------


def test_rules_that_ask_for_nothing_but_one_answer_forever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "PATIENCE", 50)

    def circle(s: Tiny) -> Rules:
        while True:
            yield Kind("plan", lambda s, seat: [1])(0)

    with pytest.raises(regalia.RulesFault, match="without a choice for anybody"):
        toy(circle=circle)


class Endless(Exception):
    """The test's own patience is over."""


@pytest.mark.pure
def test_phases_that_follow_each_other_forever_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_module, "PATIENCE", 50)

    def circle(s: Tiny) -> Rules:
        s.bank += 1
        if s.bank > 5000:
            raise Endless
        return
        yield

    with pytest.raises(regalia.RulesFault):
        toy(circle=circle)


def test_a_question_without_any_option_is_a_fault_of_the_rules() -> None:
    def dumb(s: Tiny) -> Rules:
        yield Kind("plan", lambda s, seat: [])(1)

    with pytest.raises(regalia.RulesFault, match="'plan' was asked of seat 1 without any option"):
        toy(dumb=dumb)
