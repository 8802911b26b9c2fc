"""Setup (S1 to S7) and the options of the program (V1 to V8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.havoc.helpers import FIRST_EIGHT, answers, asked, cards, choose, lay, pass_all, start, who
from tests.rules import rule

import regalia
from regalia.games.havoc.pieces.battles import BATTLE_NUMBERS, BATTLES, CASTILLON
from regalia.games.havoc.pieces.cards import DOG, JOHN
from regalia.games.havoc.state import JOHN_SEAT

PACKS = {  # players: values, dogs, dogs in the draw pile, draw pile, most recruits, numbers of the Peace card
    2: (8, 6, 4, 35, 4, 3),
    3: (10, 6, 3, 39, 4, 3),
    4: (13, 8, 4, 51, 5, 3),
    5: (15, 10, 5, 57, 5, 2),
    6: (18, 12, 6, 69, 5, 2),
}


def new(seats: int, seed: int = 1, **options: Any) -> regalia.Game:
    return regalia.new("havoc", seats=seats, seed=seed, options=options)


@rule("havoc", "S1", "S4")
@pytest.mark.parametrize(("seats", "pack"), PACKS.items())
def test_the_pack_fits_the_number_of_players(seats: int, pack: tuple[int, ...]) -> None:
    top, dogs, dogs_in_deck, deck, limit, sides = pack
    s = new(seats).state
    everything = Counter(s.deck + s.recruits + [card for hand in s.hands for card in hand])
    ordinary = {value * 8 + colour: 1 for value in range(1, top + 1) for colour in range(6)}
    assert everything == Counter({**ordinary, DOG: dogs})
    assert (len(s.deck), s.deck.count(DOG)) == (deck, dogs_in_deck)
    assert (s.variants.recruits_limit, s.variants.peace_sides) == (limit, sides)
    assert s.discard == [] and s.buried == []


@rule("havoc", "S2", "S3")
@pytest.mark.parametrize("seats", PACKS)
def test_everybody_begins_with_seven_cards_and_a_dog(seats: int) -> None:
    for seed in range(5):
        s = new(seats, seed).state
        assert all(len(hand) == 8 and hand.count(DOG) == 1 for hand in s.hands)
        assert len(s.recruits) == 3 and DOG not in s.recruits
        assert s.known == [[DOG]] * seats  # everybody has seen the dogs given out


@rule("havoc", "S5")
def test_the_battles_lie_in_a_row_with_fifteen_tokens() -> None:
    s = new(4).state
    assert [BATTLES[number].id for number in s.row] == [*FIRST_EIGHT, "castillon"]
    tokens = [points for number in s.row for points in BATTLES[number].points[1:] if points]
    assert len(tokens) == 15
    assert sum(sum(BATTLES[number].points) for number in s.row) == 120


@rule("havoc", "S3", "S6", "V1")
def test_the_first_peacekeeper_is_drawn_by_lot_or_named() -> None:
    assert {new(4, seed).state.keeper for seed in range(30)} == {0, 1, 2, 3}
    for seat in range(4):
        game = new(4, first_player=seat)
        assert (game.state.keeper, game.state.peace, who(game), asked(game)) == (seat, 0, seat, "turn")
    with pytest.raises(regalia.BadSetup):
        new(4, first_player=4)


@rule("havoc", "S4", "S7", "V5")
def test_john_is_shuffled_into_the_draw_pile_only_with_the_expansion() -> None:
    assert JOHN not in new(4).state.deck
    games = [new(4, seed, john_of_gaunt=True).state for seed in range(20)]
    assert all(s.deck.count(JOHN) == 1 and len(s.deck) == 52 for s in games)
    assert len({s.deck.index(JOHN) for s in games}) > 5
    assert all(BATTLE_NUMBERS["calais_to_tours"] not in s.row for s in games)


# --- options ----------------------------------------------------------------------------------------------------------


@rule("havoc", "V2")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_players_second_places_are_struck(seats: int) -> None:
    """E10, O9; Chevauchées pays as printed."""
    points = new(seats).state.variants.points
    assert points[1:] == (
        (5,), (5, 1), (6,), (6, 2), (8,), (7, 2), (9,), (9, 3), (11, 5, 3, 1, 0), (5, 0, 3), (0, 5, 0),
    )  # fmt: skip
    printed = new(seats, few_players_scoring=False).state.variants.points
    assert printed[1:] == tuple(battle.points for battle in BATTLES.values())


@rule("havoc", "V2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_many_players_score_as_printed(seats: int) -> None:
    assert new(seats).state.variants.points[2] == (5, 3, 1)
    assert new(seats, few_players_scoring=False).state.variants.points[2] == (5, 3, 1)
    with pytest.raises(regalia.BadSetup, match=f"only false with {seats} players"):
        new(seats, few_players_scoring=True)


@rule("havoc", "V3", "R4.6")
def test_the_small_peace_card_can_be_chosen() -> None:
    for seats in range(2, 7):
        s = new(seats, peace_card="two").state
        assert (s.variants.peace_sides, s.is_free) == (2, True)
    assert not new(4).state.is_free and new(5).state.is_free


@rule("havoc", "V4")
def test_battles_can_be_shuffled_but_for_castillon() -> None:
    rows = [new(4, seed, battle_order="random").state.row for seed in range(20)]
    assert all(sorted(row) == list(range(1, 10)) and row[-1] == CASTILLON for row in rows)
    assert len({tuple(row) for row in rows}) == 20


@rule("havoc", "V4")
def test_the_winner_chooses_the_next_battle() -> None:
    game = start(
        ["b5 g5 y1", "b6 g6 y2", "b7 y3", "b8 y4"],
        recruits="b9 o2 g12",
        options={"battle_order": "winner_chooses"},
    )
    choose(game, "turn:havoc")
    lay(game, 0, "b5 g5")
    lay(game, 1, "b6 g6")
    choose(game, "join:stay_out", "join:stay_out")
    pass_all(game)
    assert (who(game), asked(game)) == (1, "next_battle")
    assert answers(game) == FIRST_EIGHT[1:]
    choose(game, "next_battle:orleans")
    assert [BATTLES[number].id for number in game.state.row[:3]] == ["orleans", "crecy", "poitiers"]
    assert (who(game), asked(game), game.state.peace) == (1, "turn", 1)


@rule("havoc", "V4")
def test_after_a_year_of_peace_the_peacekeeper_chooses_before_recruiting() -> None:
    game = start(["b5 g5", "b6", "b7", "b8"], recruits="b9 o2 g12", peace=3, options={"battle_order": "winner_chooses"})
    choose(game, "turn:recruit")
    assert (who(game), asked(game), answers(game)) == (0, "next_battle", FIRST_EIGHT[1:])
    choose(game, "next_battle:agincourt")
    assert asked(game) == "recruit_step"
    assert game.state.row[0] == BATTLE_NUMBERS["agincourt"]


@rule("havoc", "V4", "R9.12")
def test_for_john_the_lowest_number_is_taken() -> None:
    row = ["verneuil", "orleans", "crecy", "castillon"]
    game = start(
        ["b5 g5 y1", "b6 y2", "b7 y3", "b8 y4"],
        recruits="b9 o2 g12",
        active=0,
        peacekeeper="john",
        john="keeps_peace",
        john_after=0,
        peace=3,
        row=row,
        options={"battle_order": "winner_chooses", "john_of_gaunt": True},
    )
    assert game.state.keeper == JOHN_SEAT
    choose(
        game, "turn:recruit", "recruit_step:take_recruit=b9", "recruit_step:take_recruit=o2", "recruit_step:place=b9"
    )
    for seat in range(4):
        ask = game.ask_of(seat)
        assert ask is not None and ask.kind.id == "peace_discard"
        game.play(ask.options[0], seat)
    assert [BATTLES[number].id for number in game.state.row] == ["crecy", "orleans", "castillon"]


@rule("havoc", "V7", "R8.6")
def test_the_final_layout_can_be_chosen_in_secret() -> None:
    game = start(
        ["b5 g5", "b6 g7", "b9", ""],
        row=["castillon"],
        phase="castillon",
        options={"final_laydown": "manual"},
    )
    assert game.waiting() == [(0, "final"), (1, "final"), (2, "final")]  # the empty hand lays nothing
    choose(game, "final:b6", "final:done", seat=1)
    assert game.view(0).chosen[1] == [] and len(game.view(0).hands[1]) == 2
    choose(game, "final:b5", "final:g5", seat=0)
    assert game.over
    assert [game.state.laid[seat] for seat in range(4)] == [cards("b5 g5"), cards("b6"), cards("b9"), []]
    assert game.state.place == [1, 3, 2, 4]


@rule("havoc", "V8", "R5.10")
@pytest.mark.parametrize("declare", ["auto", "manual"])
def test_the_program_can_declare_the_dogs(declare: str) -> None:
    game = start(["D b5 b6 b7 b8 b9 k1", "k2", "k3", "k4"], recruits="o9 o2 g12", options={"declare_dogs": declare})
    choose(game, "turn:havoc")
    lay(game, 0, "D b5 b6 b7 b8 b9")
    pass_all_but_dogs(game)
    if declare == "manual":
        assert answers(game) == ["0", "1"]
        choose(game, "dogs_out:0")
    assert game.state.out[0] == (1 if declare == "auto" else 0)


def pass_all_but_dogs(game: regalia.Game) -> None:
    while asked(game) == "lay":
        choose(game, "lay:pass")
