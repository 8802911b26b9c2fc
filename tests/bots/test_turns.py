"""The search by whole turns: its lines, what a reply makes of them, and what it chooses."""

from __future__ import annotations

from tests.games.barony.helpers import t19

from regalia.bots import Outlook, make_bot
from regalia.bots.search import SearchBot
from regalia.bots.searching.turns import OWN_WIDTHS, Node, look
from regalia.core.game import Game


def opened(game: Game, looks: int = 0) -> Node:
    root = Node(game.clone(), game.pending[0].seat, game.rulebook.sense, OWN_WIDTHS)
    for _ in range(looks):
        look(root, game.rulebook.sense)
    return root


def settlers() -> Game:
    """Blue has three knights on plains, and nobody near."""
    return t19({"0,0": "0C", "1,0": "0K", "0,1": "0K", "-1,0": "0K", "2,-2": "1C"}, active=0)


def exposed() -> Game:
    """Blue could settle on a field, where Yellow's two knights stand beside, and on a plain far from them."""
    pieces = {"-2,0": "0C", "0,0": "0K", "-2,2": "0KK", "1,0": "1K", "1,-1": "1K", "2,-2": "1C"}
    return t19(pieces, terrain={"0,0": "field"}, tokens={0: {"field": 1}}, active=0)


def test_a_line_is_all_of_a_turn() -> None:
    game = settlers()
    for line in opened(game).lines:
        after = game.clone()
        for option in line.choices:
            assert after.state.active == 0
            after.play(option)
        assert after.state.active == 1 and after.rulebook.sense.values(after.state) == line.felt


def test_what_is_done_in_another_order_is_not_another_line() -> None:
    lines = [line.choices for line in opened(settlers()).lines]
    assert len({frozenset(line) for line in lines}) == len(lines)
    assert max(len(line) for line in lines if line[0] == "build") == 4, "all three may build"


def test_a_line_is_worth_what_the_best_reply_leaves_of_it() -> None:
    game = exposed()
    at_first, later = opened(game), opened(game, 40)
    assert sum(line.visits for line in later.lines) == 40
    village = (game.state.board.shape.by_name["0,0"], 1)

    assert village in at_first.settled().choices, "it would pay best"
    assert village not in later.settled().choices, "if it were not burnt"
    burnt = later.lines[0]
    assert burnt.node is not None and burnt.worth == burnt.node.worth
    assert burnt.node.best().choices[0] == "move" and burnt.worth[0] < burnt.felt[0] - 0.1


def test_what_was_not_looked_at_is_worth_less_too() -> None:
    root = opened(exposed(), 2)
    seen = [line for line in root.lines if line.visits]
    unseen = [line for line in root.lines if not line.visits]
    lost = sum(line.felt[0] - line.worth[0] for line in seen) / len(seen)
    assert unseen and all(abs(line.felt[0] - line.worth[0] - lost) < 1e-9 for line in unseen)


def test_what_was_found_out_about_a_turn_is_remembered_at_its_next_choice() -> None:
    game, thinker = exposed(), make_bot("search:40", 3)
    assert isinstance(thinker, SearchBot)

    def visits() -> float:
        return sum(looked.visits for looked in thinker.look(Outlook(game, 0)).values())

    first = thinker.choose(Outlook(game, 0))
    fresh = visits()
    game.play(first)
    assert fresh == 39 < visits(), "some were made before"
    game = settlers()
    assert visits() == 39, "of another position it knows nothing"


def test_same_view_same_seed_same_choice() -> None:
    game = exposed()
    assert len({make_bot("search:12", 3).choose(Outlook(game, 0)) for _ in range(3)}) == 1
