"""Tests of the slow reading of Barony itself."""

import random

import pytest
from tests.games.barony.slow_barony import PIECES_OF_A_PLAYER, Hex, SlowBarony, labels, placement_order

BLUE, YELLOW, GREEN, RED = 0, 1, 2, 3
K, V, C, S = "knight", "village", "city", "stronghold"
Pieces = dict[Hex, list[tuple[int, str]]]


def disc(radius: int) -> dict[Hex, str]:
    """Return a round board of plain."""
    span = range(-radius, radius + 1)
    return {(q, r): "plain" for q in span for r in span if abs(q + r) <= radius}


def t19(overrides: dict[Hex, str] | None = None) -> dict[Hex, str]:
    """Return the test map of section 9."""
    return disc(2) | (overrides or {})


NAME = labels(t19())


def moves(*pairs: tuple[Hex, Hex], decision: str = "move") -> set[str]:
    """Write moves as options."""
    return {f"{decision}:{NAME[origin]}-{NAME[target]}" for origin, target in pairs}


def on(game: SlowBarony, q: int, r: int) -> list[str]:
    """List the pieces on a hex."""
    pieces: list[str] = game.summary()["pieces"].get(f"{q},{r}", [])
    return pieces


def test_labels() -> None:
    """The top of the first column is A1."""
    assert NAME[-2, 0] == "A1"
    assert NAME[0, 0] == "C3"
    assert NAME[2, 0] == "E3"


def test_placement_order() -> None:
    """The order is the one of section 3, point 5."""
    assert placement_order(2, 0) == [0, 1, 1, 1, 0, 0]
    assert placement_order(3, 1) == [1, 2, 0, 0, 0, 2, 2, 1, 1]
    assert placement_order(4, 0) == [0, 1, 2, 3, 3, 3, 2, 2, 1, 1, 0, 0]


def test_placement_forbids_forest_lake_and_near_cities() -> None:
    """R2.2 and R2.3 hold, and a placement without a legal hex is skipped (R2.5)."""
    game = SlowBarony(t19({(2, 0): "forest", (-2, 0): "lake"}), 2, 1)
    assert game.seat == 1
    assert game.options() == {f"place:{NAME[hex_]}" for hex_ in NAME if hex_ not in ((2, 0), (-2, 0))}
    game.play(f"place:{NAME[0, 0]}")
    assert game.seat == 0
    far = {hex_ for hex_ in NAME if max(abs(hex_[0]), abs(hex_[1]), abs(sum(hex_))) == 2}
    assert game.options() == {f"place:{NAME[hex_]}" for hex_ in far - {(2, 0), (-2, 0)}}


def test_skipped_placements() -> None:
    """R2.5: on one piece of land there is room for one pair only."""
    terrain = dict.fromkeys(disc(1), "forest") | {(0, 0): "plain"}
    game = SlowBarony(terrain, 2, 0)
    summary = game.summary()
    assert [box["city"] for box in summary["box"]] == [2, 3]
    assert [reserve["knight"] for reserve in summary["reserve"]] == [6, 7]
    assert on(game, 0, 0) == ["0 city", "0 knight"]
    assert (game.seat, summary["round"]) == (0, 1)
    assert game.options() == {"action:recruit", "action:move", "action:expedition"}


def test_e1_recruitment_at_a_lake() -> None:
    """E1: three knights at a lake."""
    game = SlowBarony.from_parts(t19({(1, 0): "lake"}), 2, 0, 0, {(0, 0): [(0, C)]}, box=[{K: 3}, {}], passing="always")
    game.play("action:recruit")
    assert game.options() == {f"recruit:{NAME[0, 0]}x{n}" for n in (1, 2, 3)}
    game.play(f"recruit:{NAME[0, 0]}x3")
    assert on(game, 0, 0) == ["0 city", "0 knight", "0 knight", "0 knight"]
    assert game.summary()["reserve"][0][K] == 1


def test_e3_a_knight_with_two_ways() -> None:
    """E3: of six neighbours two may be entered."""
    terrain = t19({(0, -1): "lake", (1, 0): "mountain", (-1, 0): "forest"})
    pieces: Pieces = {
        (0, 0): [(GREEN, K)],
        (1, -1): [(RED, C)],
        (1, 0): [(BLUE, K)],
        (0, 1): [(YELLOW, K), (YELLOW, V)],
        (-1, 1): [(RED, K)],
    }
    game = SlowBarony.from_parts(terrain, 4, BLUE, GREEN, pieces)
    game.play("action:move")
    assert game.options() == moves(((0, 0), (-1, 1)), ((0, 0), (-1, 0)))


def e4() -> SlowBarony:
    """Return the position of E4, Yellow about to move."""
    pieces: Pieces = {(0, 0): [(YELLOW, K), (RED, K), (BLUE, V)], (1, 0): [(YELLOW, K)]}
    tokens = [{"field": 1, "forest": 1}, {}, {}, {"plain": 2}]
    game = SlowBarony.from_parts(t19(), 4, BLUE, YELLOW, pieces, tokens=tokens)
    game.play("action:move")
    return game


def test_e4_war_against_two() -> None:
    """E4: both opponents leave the hex, one token of the village's owner is taken."""
    game = e4()
    game.play(f"move:{NAME[1, 0]}-{NAME[0, 0]}")
    assert game.seat == YELLOW
    assert game.options() == {"plunder:field", "plunder:forest"}
    assert on(game, 0, 0) == ["1 knight", "1 knight"]
    game.play("plunder:forest")
    summary = game.summary()
    assert [tokens["forest"] for tokens in summary["tokens"]] == [0, 1, 0, 0]
    assert [tokens["field"] for tokens in summary["tokens"]] == [1, 0, 0, 0]
    assert summary["tokens"][RED]["plain"] == 2
    assert summary["reserve"][RED] == PIECES_OF_A_PLAYER
    assert summary["reserve"][BLUE] == PIECES_OF_A_PLAYER
    assert "move_again:done" in game.options()
    game.play("move_again:done")
    assert game.seat == GREEN


def test_e4_illegal_texts() -> None:
    """An illegal text is refused and changes nothing."""
    game = e4()
    before = game.summary()
    for text in ("", "move", "move:A1-A2", "plunder:field", "move_again:done", "action:move"):
        with pytest.raises(ValueError, match="not a legal option"):
            game.play(text)
    assert game.summary() == before


def test_e5_construction() -> None:
    """E5: building is legal on two hexes only."""
    pieces: Pieces = {
        (0, 0): [(1, K)],
        (1, 0): [(1, K), (1, K)],
        (-1, 0): [(1, K), (1, V)],
        (0, 1): [(1, K), (0, K)],
        (0, -1): [(1, C), (1, K)],
    }
    game = SlowBarony.from_parts(t19({(0, 0): "mountain", (0, 1): "field"}), 2, 1, 1, pieces)
    assert game.summary()["reserve"][1][K] == 1
    game.play("action:build")
    centre, east = NAME[0, 0], NAME[1, 0]
    both = {f"build:{east}=village", f"build:{east}=stronghold"}
    assert game.options() == both | {f"build:{centre}=village", f"build:{centre}=stronghold"}
    game.play(f"build:{centre}=stronghold")
    assert game.options() == both | {"build:done"}
    game.play(f"build:{east}=village")  # nothing is left to build, so the turn is over
    assert game.seat == 0
    summary = game.summary()
    assert summary["tokens"][1] == {"field": 0, "plain": 1, "forest": 0, "mountain": 1}
    assert summary["stock"] == {"field": 20, "plain": 19, "forest": 20, "mountain": 19}
    assert on(game, 1, 0) == ["1 knight", "1 village"]
    assert on(game, 0, 0) == ["1 stronghold"]
    assert summary["reserve"][1][K] == 3


def test_e7_only_two_villages_fit() -> None:
    """E7: forest, an enemy knight and a near city each forbid a new city."""
    pieces: Pieces = {hex_: [(1, V)] for hex_ in [(0, -2), (2, 0), (-2, 0), (-1, 2), (0, 1)]}
    pieces[-1, 2].append((0, K))
    pieces[0, 0] = [(0, C)]
    game = SlowBarony.from_parts(t19({(2, 0): "field", (-2, 0): "forest"}), 2, 0, 1, pieces, title=[0, 1])
    game.play("action:new_city")
    assert game.options() == {f"new_city:{NAME[0, -2]}", f"new_city:{NAME[2, 0]}"}
    game.play(f"new_city:{NAME[2, 0]}")
    assert game.scores() == [0, 25]  # as in E6
    assert game.summary()["reserve"][1] == {K: 7, C: 4, S: 2, V: 10}


def test_e8_expedition() -> None:
    """E8: one knight is spent, one is placed on an empty edge hex."""
    pieces: Pieces = {(0, 0): [(0, K), (0, K), (0, K)], (2, 0): [(1, K)]}
    game = SlowBarony.from_parts(t19({(2, -2): "forest", (-2, 0): "lake"}), 2, 0, 0, pieces)
    game.play("action:expedition")
    edge = {hex_ for hex_ in NAME if max(abs(hex_[0]), abs(hex_[1]), abs(sum(hex_))) == 2}
    assert game.options() == {f"expedition:{NAME[hex_]}" for hex_ in edge - {(2, 0), (-2, 0)}}
    game.play(f"expedition:{NAME[2, -2]}")
    summary = game.summary()
    assert (summary["reserve"][0][K], summary["box"][0][K]) == (2, 1)
    assert on(game, 2, -2) == ["0 knight"]


def test_e11_two_steps_to_burn_a_village() -> None:
    """E11: the first knight comes in peace, the second makes war."""
    pieces: Pieces = {(0, -1): [(0, K)], (1, 0): [(0, K)], (0, 0): [(1, V)]}
    game = SlowBarony.from_parts(t19(), 2, 0, 0, pieces, tokens=[{}, {"field": 1, "mountain": 1}])
    game.play("action:move")
    game.play(f"move:{NAME[0, -1]}-{NAME[0, 0]}")
    assert on(game, 0, 0) == ["0 knight", "1 village"]
    game.play(f"move_again:{NAME[1, 0]}-{NAME[0, 0]}")
    game.play("plunder:field")
    assert game.seat == 1
    assert on(game, 0, 0) == ["0 knight", "0 knight"]
    assert game.summary()["tokens"][0]["field"] == game.summary()["tokens"][1]["mountain"] == 1


def test_e14_the_tired_knight() -> None:
    """E14: a second move from the first one's end needs a second knight there."""
    pieces: Pieces = {(0, 0): [(0, K)], (1, 0): [(0, K)]}
    game = SlowBarony.from_parts(t19(), 2, 0, 0, pieces)
    game.play("action:move")
    game.play(f"move:{NAME[0, 0]}-{NAME[1, 0]}")
    around = [(1, -1), (2, -1), (2, 0), (1, 1), (0, 1), (0, 0)]
    second = moves(*(((1, 0), target) for target in around), decision="move_again")
    assert game.options() == second | {"move_again:done"}
    game.play(f"move_again:{NAME[1, 0]}-{NAME[0, 0]}")
    assert game.seat == 1

    alone = SlowBarony.from_parts(t19(), 2, 0, 0, {(0, 0): [(0, K)]})
    alone.play("action:move")
    alone.play(f"move:{NAME[0, 0]}-{NAME[1, 0]}")
    assert alone.seat == 1
    assert on(alone, 1, 0) == ["0 knight"]


def test_e15_stock_runs_dry() -> None:
    """E15: the second village stands without a token."""
    pieces: Pieces = {(0, 0): [(0, K)], (1, 0): [(0, K)]}
    terrain = t19({(0, 0): "field", (1, 0): "field"})
    game = SlowBarony.from_parts(terrain, 2, 0, 0, pieces, tokens=[{}, {"field": 19}])
    for text in ("action:build", f"build:{NAME[0, 0]}=village", f"build:{NAME[1, 0]}=village"):
        game.play(text)
    assert game.summary()["tokens"][0]["field"] == 1
    assert game.summary()["stock"]["field"] == 0
    assert on(game, 1, 0) == ["0 village"]


@pytest.mark.parametrize(
    ("tokens", "payments"),
    [
        ({"field": 3, "mountain": 1}, {"field3"}),
        ({"field": 2, "plain": 1, "forest": 1}, {"field2+plain1+forest1"}),
        ({"plain": 4, "forest": 1}, {"plain4", "plain3+forest1"}),
        (
            {"field": 2, "plain": 2, "mountain": 2},
            {"field1+plain2+mountain1", "field2+plain1+mountain1", "field2+plain2"},
        ),
        ({"field": 2, "plain": 1}, set()),
    ],
)
def test_e16_payments(tokens: dict[str, int], payments: set[str]) -> None:
    """E16: no paid token is superfluous."""
    game = SlowBarony.from_parts(t19(), 2, 0, 0, {(0, 0): [(0, C)]}, tokens=[tokens, {}])
    assert game.title_options() == {f"title:{payment}" for payment in payments}
    assert ("action:title" in game.options()) == bool(payments)


def test_overpay_any() -> None:
    """R10.5: with the option every sufficient set is legal."""
    tokens = [{"field": 3, "mountain": 1}, {}]
    game = SlowBarony.from_parts(t19(), 2, 0, 0, {(0, 0): [(0, C)]}, tokens=tokens, overpay="any")
    game.play("action:title")
    assert game.options() == {"title:field3", "title:field3+mountain1"}
    game.play("title:field3+mountain1")
    assert game.scores() == [15, 0]
    assert game.summary()["stock"]["field"] == 20


def test_e17_equal_turns() -> None:
    """E17: after the Duke the later players have one more turn each."""
    pieces: Pieces = {(-2, 0): [(0, C)], (0, 0): [(1, C)], (2, 0): [(2, C)]}
    tokens = [{}, {"field": 3}, {}]
    game = SlowBarony.from_parts(t19(), 3, 0, 1, pieces, tokens=tokens, title=[0, 3, 0], round=24)
    game.play("action:title")
    assert game.seat == 2
    game.play("action:recruit")
    game.play(f"recruit:{NAME[2, 0]}x1")
    assert game.over
    assert game.seat is None
    assert game.options() == set()
    assert game.summary()["round"] == 24


@pytest.mark.parametrize(("first", "ranking"), [(0, [2, 3, 1]), (1, [1, 3, 2]), (2, [1, 3, 2])])
def test_e18_tie(first: int, ranking: list[int]) -> None:
    """E18, R11.5: of equal scores the one later in turn order is better."""
    tokens = [{"plain": 1, "forest": 2}, {}, {"field": 1, "forest": 1, "mountain": 1}]
    game = SlowBarony.from_parts(
        t19(), 3, first, 0, {(0, 0): [(0, C)]}, tokens=tokens, title=[4, 4, 4], new_cities=[1, 1, 1]
    )
    assert game.scores() == [74, 70, 74]
    assert game.ranking() == ranking


def test_everybody_passes() -> None:
    """R11.6: a round of passes ends the game, a passing round that was broken does not."""
    pieces: Pieces = {(-2, 0): [(0, C)], (2, 0): [(1, C)]}
    game = SlowBarony.from_parts(t19(), 2, 1, 1, pieces, passing="always")
    for text in ("action:recruit", f"recruit:{NAME[2, 0]}x1", "action:pass", "action:pass"):
        game.play(text)
    assert not game.over
    assert game.summary()["round"] == 2
    game.play("action:pass")
    assert game.over


def test_stuck_players_pass() -> None:
    """R3.4, R11.6: on a board of lakes nobody can do anything."""
    game = SlowBarony(dict.fromkeys(t19(), "lake"), 2, 0)
    assert game.over
    assert game.summary()["round"] == 1
    assert game.ranking() == [2, 1]


def check(game: SlowBarony) -> None:
    """Check conservation (R1.8) and what a hex may hold (R1.3, R1.5, R1.6, R1.7)."""
    summary = game.summary()
    for seat, (reserve, box) in enumerate(zip(summary["reserve"], summary["box"], strict=True)):
        for kind, total in PIECES_OF_A_PLAYER.items():
            on_board = sum(names.count(f"{seat} {kind}") for names in summary["pieces"].values())
            assert on_board + reserve[kind] + box[kind] == total
            assert reserve[kind] >= 0
    for kind, n in summary["stock"].items():
        if n is not None:
            assert n >= 0
            assert n + sum(tokens[kind] for tokens in summary["tokens"]) == 20
    assert all(n >= 0 for tokens in summary["tokens"] for n in tokens.values())
    for place, names in summary["pieces"].items():
        check_hex(game, place, names)


def check_hex(game: SlowBarony, place: str, names: list[str]) -> None:
    """Check one hex with pieces."""
    q, r = place.split(",")
    terrain = game.terrain[int(q), int(r)]
    kinds = [name.split()[1] for name in names]
    owners = [name.split()[0] for name in names]
    assert terrain != "lake"
    assert len([kind for kind in kinds if kind != K]) <= 1
    assert not (terrain == "forest" and C in kinds)
    if len(set(owners)) > 1:
        assert len(set(owners)) == len(owners)
        assert terrain != "mountain"
        assert set(kinds) <= {K, V}


@pytest.mark.parametrize("seed", range(12))
def test_random_games(seed: int) -> None:
    """Random games come to an end and lose no piece."""
    rng = random.Random(seed)
    players = 2 + seed % 3
    land = ["mountain", "forest", "plain", "plain", "field", "field", "lake"]
    terrain = {hex_: rng.choice(land) for hex_ in disc(3)}
    game = SlowBarony(
        terrain,
        players,
        rng.randrange(players),
        overpay=rng.choice(["minimal", "any"]),
        supply=rng.choice(["limited", "unlimited"]),
        passing=rng.choice(["only_if_stuck", "always"]),
        max_rounds=60,
    )
    while not game.over:
        options = sorted(game.options())
        assert len(options) >= 2
        assert game.seat in range(players)
        wanted = [text for text in options if text.startswith(("action:title", "action:build", "action:new_city"))]
        game.play(rng.choice(wanted or options))
        check(game)
    assert sorted(game.ranking()) == list(range(1, players + 1))
    assert game.last_round or game.passes_this_round == players or game.round == 60


def test_copy_is_independent() -> None:
    """Playing on in a copy leaves the game alone."""
    game = SlowBarony(t19(), 2, 0)
    before = game.summary()
    other = game.copy()
    other.play(min(other.options()))
    assert game.summary() == before
    assert other.summary() != before
