"""Search by whole turns, where nothing is hidden: a node is the beginning of somebody's turn, a step all of that turn.

A node that is reached for the first time is opened: the likeliest lines to the end of the turn are tried out, and what
the best of them leads to is what the node is worth. So a line counts only after somebody has had the best reply to it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from regalia.bots.greedy import Widths, likeliest
from regalia.bots.outlook import Outlook
from regalia.bots.searching.budget import Budget
from regalia.bots.searching.found import UNSEEN, Found, Looked, best_first
from regalia.core.asking import Option
from regalia.core.game import Game
from regalia.core.rulebook import Sense

OWN_WIDTHS: Widths = (40, 10, 5, 3, 2)
WIDTHS: Widths = (7, 10, 2, 1)
"""How many options of the first, second, … choice of a turn are tried, likeliest first: at the root, and elsewhere."""

KEPT = 12
"""Lines of a turn that may be played, the best first."""

TEMPERATURE = 0.1
"""By what difference in value a line is expected 1 / e times as often."""

EXPLORATION = 0.05
"""How much a line is tried for its weight's sake, in chances to win."""


class Line:
    """A turn as it may be played: its choices, what it leads to, and what it is worth as far as was looked."""

    __slots__ = ("choices", "felt", "is_last", "node", "visits", "weight", "worth")

    def __init__(self, choices: tuple[Option, ...], felt: list[float], is_last: bool) -> None:
        self.choices = choices
        self.felt = felt
        self.is_last = is_last  # the game is over
        self.worth = felt
        self.weight = 0.0
        self.visits = 0
        self.node: Node | None = None


class Node:
    """The beginning of a turn, opened: who plays it, its best lines, the best first, and what it is worth."""

    __slots__ = ("game", "lines", "seat", "worth")

    def __init__(self, game: Game, seat: int, sense: Sense, widths: Widths) -> None:
        found: list[Line] = []
        _find(game, seat, sense, widths, (), (), found)
        found.sort(key=lambda line: -line.felt[seat])
        self.game = game
        self.lines = found[:KEPT]
        self.seat = seat
        self.worth = found[0].felt
        weights = [exp((line.felt[seat] - self.worth[seat]) / TEMPERATURE) for line in self.lines]
        whole = sum(weights)
        for line, weight in zip(self.lines, weights, strict=True):
            line.weight = weight / whole

    def chosen(self) -> Line:
        """The most promising line: what it is worth, and its weight while it has hardly been tried.

        What was not tried yet may lose as little by the replies to it as any line that was.
        """
        seat, count, luckiest = self.seat, 1, -1.0
        for line in self.lines:
            if line.visits:
                count += line.visits
                luckiest = max(luckiest, line.worth[seat] - line.felt[seat])
        eager = EXPLORATION * sqrt(count)
        best, most = self.lines[0], -9.0
        for line in self.lines:
            hoped = line.worth[seat] if line.visits else line.felt[seat] + luckiest
            promise = hoped + eager * line.weight / (1 + line.visits)
            if promise > most:
                best, most = line, promise
        return best

    def after(self, line: Line, sense: Sense) -> Node:
        """The turn that comes next."""
        game = self.game.clone()
        for option in line.choices:
            game.play(option, self.seat)
        return Node(game, game.pending[0].seat, sense, WIDTHS)

    def recall(self, known: dict[tuple[Option, ...], Line]) -> None:
        """Lines that were looked at before this choice was come to need not be looked at again."""
        for line in self.lines:
            before = known.get(line.choices)
            if before is not None and before.visits:
                line.visits, line.worth, line.node = before.visits, before.worth, before.node
        if any(line.visits for line in self.lines):
            self.judge()

    def judge(self) -> None:
        """What was not tried yet is worth what is felt, less what the lines that were tried have lost since."""
        count, seats = 0, range(len(self.worth))
        drift = [0.0 for _ in seats]
        for line in self.lines:
            if line.visits:
                count += 1
                for seat in seats:
                    drift[seat] += line.worth[seat] - line.felt[seat]
        for line in self.lines:
            if not line.visits:
                line.worth = [line.felt[seat] + drift[seat] / count for seat in seats]
        self.worth = self.best().worth

    def best(self) -> Line:
        seat, best = self.seat, self.lines[0]
        for line in self.lines:
            if line.worth[seat] > best.worth[seat]:
                best = line
        return best

    def settled(self) -> Line:
        """The best of the lines that were looked at thoroughly."""
        most = max([line.visits for line in self.lines])
        seat = self.seat
        return max([line for line in self.lines if 2 * line.visits >= most], key=lambda line: line.worth[seat])


def _find(
    game: Game,
    seat: int,
    sense: Sense,
    widths: Widths,
    choices: tuple[Option, ...],
    tried: tuple[Option, ...],
    found: list[Line],
) -> None:
    """Lines of a turn; what was tried at an earlier choice is not tried after another, as the order is all one."""
    ask = game.ask_of(seat)
    assert ask is not None
    for option in likeliest(ask, sense, widths[0] if widths else 1):
        if option in tried:
            continue
        after = game.clone()
        phase = after.phases_begun
        after.play(option, seat)
        line = (*choices, option)
        if after.over or after.phases_begun != phase or after.ask_of(seat) is None:
            found.append(Line(line, sense.values(after.state), after.over))
        else:
            _find(after, seat, sense, widths[1:], line, tried, found)
            tried = (*tried, option)


class TurnSearch:
    """Searches, and remembers for the next choice of the same turn what it has found out about the rest of that."""

    __slots__ = ("_after", "_rest")

    def __init__(self) -> None:
        self._after: Any = None  # the game as it should look at the next choice
        self._rest: dict[tuple[Option, ...], Line] = {}

    def found(self, outlook: Outlook, seed: int | str, budget: Budget, sense: Sense) -> Found:
        seat, found = outlook.seat, dict[Option, Looked]()
        root = Node(outlook.imagine(seed, history=True), seat, sense, OWN_WIDTHS)
        if self._after == outlook.view:
            root.recall(self._rest)
        opened = 1
        while not budget.is_spent(opened + 1):
            look(root, sense)
            opened += 1
        for line in root.lines:
            visits, total = found.get(line.choices[0], UNSEEN)
            found[line.choices[0]] = Looked(visits + line.visits, total + line.visits * line.worth[seat])
        chosen = root.settled().choices[0]
        self._remember(root, chosen)
        return best_first(found, chosen)

    def _remember(self, root: Node, chosen: Option) -> None:
        game = root.game.clone(history=False)
        game.play(chosen, root.seat)
        self._after = game.view(root.seat)
        lines = [line for line in root.lines if line.choices[0] == chosen and len(line.choices) > 1]
        self._rest = {line.choices[1:]: line for line in lines}


def look(root: Node, sense: Sense) -> None:
    """Goes down by the most promising lines, opens one node, and tells all on the way what it is worth."""
    nodes, lines, node = list[Node](), list[Line](), root
    while True:
        line = node.chosen()
        nodes.append(node)
        lines.append(line)
        if line.is_last:
            break
        if line.node is None:
            line.node = node.after(line, sense)
            break
        node = line.node
    for node, line in zip(reversed(nodes), reversed(lines), strict=True):
        line.visits += 1
        if line.node is not None:
            line.worth = line.node.worth
        node.judge()
