"""A naive and slow reading of the rules of Barony, to be compared with the fast one.

Numbers such as R5.4 are those of the rules specification. Everything is looked up on the board
again each time it is needed; nothing is remembered that could be counted.
"""

import copy
import itertools
from dataclasses import dataclass, field
from typing import Any, Self

Hex = tuple[int, int]
Counts = dict[str, int]

DIRECTIONS = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # 2.5: N, NE, SE, S, SW, NW
TERRAINS = ["mountain", "forest", "plain", "field", "lake"]
TOKEN_KINDS = ["field", "plain", "forest", "mountain"]
GOLD = {"mountain": 2, "forest": 3, "plain": 4, "field": 5}  # 2.2
SILVER = {"mountain": 0, "forest": 1, "plain": 2, "field": 3}  # 2.2
TOKENS_OF_EACH_KIND = 20  # section 3, point 2
PIECES_OF_A_PLAYER = {"knight": 7, "city": 5, "stronghold": 2, "village": 14}  # 2.1
BUILDINGS = ["city", "stronghold", "village"]  # R1.3
TITLE_PRICE = 15  # R10.2
DUKE = 4  # R10.1: Baron 0, Viscount 1, Count 2, Marquis 3, Duke 4
ACTIONS = ["recruit", "move", "build", "new_city", "expedition", "title"]  # R3.2


@dataclass(frozen=True)
class Piece:
    """One piece on the board."""

    owner: int
    kind: str


@dataclass
class Player:
    """What lies in front of one player, and what they have reached."""

    reserve: Counts = field(default_factory=lambda: dict(PIECES_OF_A_PLAYER))
    box: Counts = field(default_factory=lambda: dict.fromkeys(PIECES_OF_A_PLAYER, 0))
    tokens: Counts = field(default_factory=lambda: dict.fromkeys(TOKEN_KINDS, 0))
    title: int = 0
    new_cities: int = 0


def labels(terrain: dict[Hex, str]) -> dict[Hex, str]:
    """Give every hex its column letter and its number from the top of the column (2.5)."""
    first_column = min(q for q, _ in terrain)
    if max(q for q, _ in terrain) - first_column >= 26:
        raise ValueError("more columns than letters")
    result: dict[Hex, str] = {}
    for q, r in terrain:
        column = sorted(r2 for q2, r2 in terrain if q2 == q)
        result[q, r] = chr(ord("A") + q - first_column) + str(column.index(r) + 1)
    return result


def placement_order(players: int, first: int) -> list[int]:
    """List the seats in the order in which they place their starting pairs (section 3, point 5)."""
    in_turn_order = [(first + i) % players for i in range(players)]
    last = in_turn_order[-1]
    others = in_turn_order[:-1]
    order = [*others, last, last, last]
    for seat in reversed(others):
        order += [seat, seat]
    return order


def gold_of(tokens: Counts) -> int:
    """Add up the gold points of some tokens."""
    return sum(GOLD[kind] * n for kind, n in tokens.items())


def has_superfluous_token(payment: Counts) -> bool:
    """Tell whether the payment would still be enough without one of its tokens (R10.5)."""
    return any(n > 0 and gold_of(payment) - GOLD[kind] >= TITLE_PRICE for kind, n in payment.items())


def payment_text(payment: Counts) -> str:
    """Write a payment, for example field2+plain1."""
    return "+".join(f"{kind}{payment[kind]}" for kind in TOKEN_KINDS if payment[kind] > 0)


class SlowBarony:
    """A game of Barony from the starting placement to the ranking."""

    def __init__(
        self,
        terrain: dict[Hex, str],
        players: int,
        first: int,
        *,
        overpay: str = "minimal",
        supply: str = "limited",
        passing: str = "only_if_stuck",
        max_rounds: int = 200,
    ) -> None:
        self._set_up(terrain, players, first, overpay, supply, passing, max_rounds)
        self._take_forced_decisions()

    def _set_up(
        self,
        terrain: dict[Hex, str],
        players: int,
        first: int,
        overpay: str,
        supply: str,
        passing: str,
        max_rounds: int,
    ) -> None:
        """Lay everything out as it is before the first starting placement (section 3)."""
        if players not in (2, 3, 4) or first not in range(players):
            raise ValueError("wrong number of players or wrong first player")
        if any(kind not in TERRAINS for kind in terrain.values()):
            raise ValueError("unknown terrain")
        if overpay not in ("minimal", "any") or supply not in ("limited", "unlimited"):
            raise ValueError("unknown value of overpay or supply")
        if passing not in ("only_if_stuck", "always") or max_rounds < 0:
            raise ValueError("unknown value of passing or max_rounds")
        self.terrain = dict(terrain)
        self.labels = labels(terrain)
        self.first = first
        self.overpay = overpay
        self.supply = supply
        self.passing = passing
        self.max_rounds = max_rounds
        self.players = [Player() for _ in range(players)]
        self.board: dict[Hex, list[Piece]] = {hex_: [] for hex_ in terrain}
        self.stock = dict.fromkeys(TOKEN_KINDS, TOKENS_OF_EACH_KIND)  # not looked at when unlimited
        self.placements_left = placement_order(players, first)
        self.decision = "place"  # an id of R12, or "over"
        self.active = first  # the seat that places or whose turn it is
        self.round = 0  # 0 during the placement
        self.last_round = False  # R11.1
        self.passes_this_round = 0  # R11.6
        self.moves_made = 0  # in the Movement action now carried out
        self.first_move_end: Hex | None = None  # R5.3
        self.plundered: int | None = None  # the owner of the village just burnt, R6.4
        self.build_steps_made = 0  # in the Construction action now carried out

    @classmethod
    def from_parts(
        cls,
        terrain: dict[Hex, str],
        players: int,
        first: int,
        seat_on_turn: int,
        pieces: dict[Hex, list[tuple[int, str]]],
        *,
        tokens: list[Counts] | None = None,
        title: list[int] | None = None,
        new_cities: list[int] | None = None,
        box: list[Counts] | None = None,
        round: int = 1,
        last_round: bool = False,
        overpay: str = "minimal",
        supply: str = "limited",
        passing: str = "only_if_stuck",
        max_rounds: int = 200,
    ) -> Self:
        """Begin at the action decision of a seat; what is on neither board nor box is in reserve."""
        game = cls.__new__(cls)
        game._set_up(terrain, players, first, overpay, supply, passing, max_rounds)
        for hex_, on_hex in pieces.items():
            for owner, kind in on_hex:
                game._put_from_reserve(owner, kind, hex_)
        for seat, player in enumerate(game.players):
            player.title = title[seat] if title else 0
            player.new_cities = new_cities[seat] if new_cities else 0
            for kind, n in (box[seat] if box else {}).items():
                player.reserve[kind] -= n
                player.box[kind] += n
            for kind, n in (tokens[seat] if tokens else {}).items():
                player.tokens[kind] += n
                game.stock[kind] -= n
        if any(n < 0 for player in game.players for n in player.reserve.values()):
            raise ValueError("more pieces than a player has")
        if supply == "limited" and any(n < 0 for n in game.stock.values()):
            raise ValueError("more tokens than there are")
        game.placements_left = []
        game.decision = "action"
        game.active = seat_on_turn
        game.round = round
        game.last_round = last_round or any(player.title == DUKE for player in game.players)
        game._take_forced_decisions()
        return game

    # ---- the game as seen from outside

    def copy(self) -> Self:
        """Return a copy that shares nothing with this game."""
        return copy.deepcopy(self)

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.decision == "over"

    @property
    def seat(self) -> int | None:
        """Name the seat that is asked now."""
        return None if self.over else self.active

    def options(self) -> set[str]:
        """List the legal options of the decision now asked (R12)."""
        if self.decision == "over":
            return set()
        if self.decision == "place":
            return self.place_options()
        if self.decision == "action":
            return self.action_options()
        if self.decision == "move_again":
            return self.move_again_options()
        if self.decision == "plunder":
            return self.plunder_options()
        if self.decision == "build" and self.build_steps_made > 0:
            return self.build_options() | {"build:done"}  # R7.1
        return self.first_step_options(self.decision)

    def play(self, text: str) -> None:
        """Take an option of the decision now asked, then all decisions that leave no choice."""
        if text not in self.options():
            raise ValueError(f"not a legal option: {text}")
        self._carry_out(text)
        self._take_forced_decisions()

    def scores(self) -> list[int]:
        """Add up board points and silver for every seat (2.4, R11.3)."""
        result: list[int] = []
        for player in self.players:
            board_points = 15 * player.title + 10 * player.new_cities
            silver = sum(SILVER[kind] * n for kind, n in player.tokens.items())
            result.append(board_points + silver)
        return result

    def ranking(self) -> list[int]:
        """Give the place of every seat; of equal scores the one later in turn order is better (R11.5)."""
        scores = self.scores()
        seats = list(range(len(self.players)))
        return [1 + sum(self._ranks_before(scores, other, seat) for other in seats) for seat in seats]

    def _ranks_before(self, scores: list[int], one: int, other: int) -> bool:
        if scores[one] != scores[other]:
            return scores[one] > scores[other]  # R11.4
        return self._place_in_turn_order(one) > self._place_in_turn_order(other)  # R11.5

    def summary(self) -> dict[str, Any]:
        """Describe the whole position in plain data."""
        pieces = {
            f"{q},{r}": sorted(f"{piece.owner} {piece.kind}" for piece in on_hex)
            for (q, r), on_hex in self.board.items()
            if on_hex
        }
        return {
            "pieces": pieces,
            "reserve": [dict(player.reserve) for player in self.players],
            "box": [dict(player.box) for player in self.players],
            "tokens": [dict(player.tokens) for player in self.players],
            "stock": dict(self.stock) if self.supply == "limited" else dict.fromkeys(TOKEN_KINDS),
            "title": [player.title for player in self.players],
            "new_cities": [player.new_cities for player in self.players],
            "round": self.round,
            "seat": self.seat,
        }

    # ---- looking at the board

    def _place_in_turn_order(self, seat: int) -> int:
        return (seat - self.first) % len(self.players)

    def _neighbours(self, hex_: Hex) -> list[Hex]:
        """List the adjacent hexes of the board, lakes included (R1.1)."""
        q, r = hex_
        return [(q + dq, r + dr) for dq, dr in DIRECTIONS if (q + dq, r + dr) in self.terrain]

    def _is_edge(self, hex_: Hex) -> bool:
        return len(self._neighbours(hex_)) < 6  # R1.2

    def _count(self, hex_: Hex, owner: int, kind: str) -> int:
        return self.board[hex_].count(Piece(owner, kind))

    def _has_city(self, hex_: Hex) -> bool:
        return any(piece.kind == "city" for piece in self.board[hex_])

    def _has_building(self, hex_: Hex) -> bool:
        return any(piece.kind in BUILDINGS for piece in self.board[hex_])

    def _pieces_of_others(self, hex_: Hex) -> list[Piece]:
        return [piece for piece in self.board[hex_] if piece.owner != self.active]

    def _has_knight_of_another(self, hex_: Hex) -> bool:
        return any(piece.kind == "knight" for piece in self._pieces_of_others(hex_))

    # ---- moving pieces

    def _put_from_reserve(self, owner: int, kind: str, hex_: Hex) -> None:
        self.players[owner].reserve[kind] -= 1
        self.board[hex_].append(Piece(owner, kind))

    def _return_to_reserve(self, owner: int, kind: str, hex_: Hex) -> None:
        self.board[hex_].remove(Piece(owner, kind))
        self.players[owner].reserve[kind] += 1

    def _put_into_box(self, owner: int, kind: str) -> None:
        self.players[owner].reserve[kind] -= 1
        self.players[owner].box[kind] += 1

    # ---- the legal options

    def place_options(self) -> set[str]:
        """List the hexes for a starting pair."""
        return {f"place:{self.labels[hex_]}" for hex_ in self.terrain if self._may_place(hex_)}

    def _may_place(self, hex_: Hex) -> bool:
        if self.terrain[hex_] in ("lake", "forest"):
            return False  # R2.2
        if self._has_city(hex_):
            return False  # R2.3
        return not any(self._has_city(near) for near in self._neighbours(hex_))  # R2.3

    def action_options(self) -> set[str]:
        """List the actions that have at least one legal step (R3.3), and the pass (R3.4)."""
        result = {f"action:{action}" for action in ACTIONS if self.first_step_options(action)}
        if not result or self.passing == "always":
            result.add("action:pass")
        return result

    def first_step_options(self, action: str) -> set[str]:
        """List the legal first steps of an action."""
        if action == "recruit":
            return self.recruit_options()
        if action == "move":
            return {f"move:{move}" for move in self._moves()}
        if action == "build":
            return self.build_options()
        if action == "new_city":
            return self.new_city_options()
        if action == "expedition":
            return self.expedition_options()
        if action == "title":
            return self.title_options()
        raise ValueError(action)

    def recruit_options(self) -> set[str]:
        """List own cities with the numbers of knights that may come there (R4)."""
        result: set[str] = set()
        in_reserve = self.players[self.active].reserve["knight"]
        for hex_ in self.terrain:
            if self._count(hex_, self.active, "city") == 0:
                continue  # R4.1
            at_lake = any(self.terrain[near] == "lake" for near in self._neighbours(hex_))
            most = 3 if at_lake else 2  # R4.1, R4.2
            for n in range(1, most + 1):
                if n <= in_reserve:  # R4.3
                    result.add(f"recruit:{self.labels[hex_]}x{n}")
        return result

    def _moves(self) -> set[str]:
        """List all moves of own knights that are not tired (R5)."""
        result: set[str] = set()
        for origin in self.terrain:
            knights = self._count(origin, self.active, "knight")
            if origin == self.first_move_end:
                knights -= 1  # R5.3: one of them has moved already
            if knights <= 0:
                continue
            for target in self._neighbours(origin):
                if self._may_enter(target):
                    result.add(f"{self.labels[origin]}-{self.labels[target]}")
        return result

    def _may_enter(self, hex_: Hex) -> bool:
        """Check the letters of R5.4 one after the other."""
        others = self._pieces_of_others(hex_)  # R5.6: only these can hinder
        if self.terrain[hex_] == "lake":
            return False  # (a)
        if any(piece.kind in ("city", "stronghold") for piece in others):
            return False  # (b)
        for seat in range(len(self.players)):
            if len([piece for piece in others if piece.owner == seat]) >= 2:
                return False  # (c), each opponent apart: R5.5
        return not (self.terrain[hex_] == "mountain" and len(others) >= 1)  # (d)

    def move_again_options(self) -> set[str]:
        """List the second moves and the end of the action (R5.1, R5.3)."""
        return {f"move_again:{move}" for move in self._moves()} | {"move_again:done"}

    def plunder_options(self) -> set[str]:
        """List the kinds of tokens that the owner of the burnt village has (R6.4)."""
        assert self.plundered is not None
        tokens = self.players[self.plundered].tokens
        return {f"plunder:{kind}" for kind in TOKEN_KINDS if tokens[kind] > 0}

    def build_options(self) -> set[str]:
        """List the hexes and kinds of building of one building step (R7)."""
        result: set[str] = set()
        for hex_ in self.terrain:
            for kind in ("village", "stronghold"):
                if self._may_build(hex_) and self.players[self.active].reserve[kind] > 0:  # R7.2, R7.6
                    result.add(f"build:{self.labels[hex_]}={kind}")
        return result

    def _may_build(self, hex_: Hex) -> bool:
        if self._count(hex_, self.active, "knight") == 0:
            return False  # R7.2
        if self._has_building(hex_):
            return False  # R7.3, R7.4
        return not self._has_knight_of_another(hex_)  # R7.3

    def new_city_options(self) -> set[str]:
        """List own villages that may become cities (R8)."""
        if self.players[self.active].reserve["city"] == 0:
            return set()  # R8.5
        return {f"new_city:{self.labels[hex_]}" for hex_ in self.terrain if self._may_make_city(hex_)}

    def _may_make_city(self, hex_: Hex) -> bool:
        if self._count(hex_, self.active, "village") == 0:
            return False  # R8.1
        if self.terrain[hex_] == "forest":
            return False  # R8.2
        if any(self._has_city(near) for near in self._neighbours(hex_)):
            return False  # R8.2
        return not self._has_knight_of_another(hex_)  # R8.2, R8.3

    def expedition_options(self) -> set[str]:
        """List the empty edge hexes (R9)."""
        if self.players[self.active].reserve["knight"] < 2:
            return set()  # R9.1, R9.3
        return {f"expedition:{self.labels[hex_]}" for hex_ in self.terrain if self._may_explore(hex_)}

    def _may_explore(self, hex_: Hex) -> bool:
        return self._is_edge(hex_) and self.terrain[hex_] != "lake" and not self.board[hex_]  # R9.2

    def title_options(self) -> set[str]:
        """List the payments for the next title (R10)."""
        player = self.players[self.active]
        if player.title == DUKE:
            return set()  # R10.6
        result: set[str] = set()
        for numbers in itertools.product(*(range(player.tokens[kind] + 1) for kind in TOKEN_KINDS)):
            payment = dict(zip(TOKEN_KINDS, numbers, strict=True))
            if gold_of(payment) < TITLE_PRICE:
                continue  # R10.2
            if self.overpay == "minimal" and has_superfluous_token(payment):
                continue  # R10.5
            result.add(f"title:{payment_text(payment)}")
        return result

    # ---- carrying out

    def _take_forced_decisions(self) -> None:
        """Take decisions with one option, and skip starting placements without any."""
        while not self.over:
            options = self.options()
            if len(options) > 1:
                return
            if options:
                self._carry_out(options.pop())
            else:
                self._skip_placement()

    def _skip_placement(self) -> None:
        """Put the city that has no legal hex into the box; the knight stays in reserve (R2.5)."""
        assert self.decision == "place"
        self._put_into_box(self.active, "city")
        self._next_placement()

    def _next_placement(self) -> None:
        self.placements_left.pop(0)
        if self.placements_left:
            self.active = self.placements_left[0]
        else:
            self.active = self.first  # section 3, point 6
            self.round = 1
            self.decision = "action"

    def _hex_of(self, label: str) -> Hex:
        for hex_, text in self.labels.items():
            if text == label:
                return hex_
        raise ValueError(label)

    def _carry_out(self, text: str) -> None:
        """Carry out one legal option."""
        decision, argument = text.split(":")
        if decision == "place":
            self._place(self._hex_of(argument))
        elif decision == "action":
            self._choose_action(argument)
        elif decision == "recruit":
            label, number = argument.split("x")
            self._recruit(self._hex_of(label), int(number))
        elif decision == "plunder":
            self._plunder(argument)
        elif argument == "done":  # of move_again and build
            self._end_turn()
        elif decision in ("move", "move_again"):
            origin, target = argument.split("-")
            self._move(self._hex_of(origin), self._hex_of(target))
        elif decision == "build":
            label, kind = argument.split("=")
            self._build(self._hex_of(label), kind)
        elif decision == "new_city":
            self._new_city(self._hex_of(argument))
        elif decision == "expedition":
            self._expedition(self._hex_of(argument))
        elif decision == "title":
            self._title(argument)
        else:
            raise ValueError(text)

    def _place(self, hex_: Hex) -> None:
        """Place a starting pair (R2.1)."""
        self._put_from_reserve(self.active, "city", hex_)
        self._put_from_reserve(self.active, "knight", hex_)
        self._next_placement()

    def _choose_action(self, action: str) -> None:
        if action == "pass":
            self.passes_this_round += 1
            self._end_turn()
        else:
            self.decision = action

    def _recruit(self, hex_: Hex, number: int) -> None:
        """Put knights onto the hex of a city (R4.1)."""
        for _ in range(number):
            self._put_from_reserve(self.active, "knight", hex_)
        self._end_turn()

    def _move(self, origin: Hex, target: Hex) -> None:
        """Move one knight, with war if the mover has a piece on the target already (R6.2)."""
        knight = Piece(self.active, "knight")
        war = any(piece.owner == self.active for piece in self.board[target])
        self.board[origin].remove(knight)
        self.board[target].append(knight)
        self.moves_made += 1
        self.first_move_end = target if self.moves_made == 1 else None
        if war:
            for piece in self._pieces_of_others(target):
                self._return_to_reserve(piece.owner, piece.kind, target)
                if piece.kind == "village":
                    self.plundered = piece.owner  # R6.4, R6.5
        if self.plundered is not None and sum(self.players[self.plundered].tokens.values()) > 0:
            self.decision = "plunder"
        else:
            self._after_move()

    def _plunder(self, kind: str) -> None:
        """Take one token from the owner of the burnt village (R6.4)."""
        assert self.plundered is not None
        self.players[self.plundered].tokens[kind] -= 1
        self.players[self.active].tokens[kind] += 1
        self._after_move()

    def _after_move(self) -> None:
        """Offer the second move, or end the turn after it (R5.1)."""
        self.plundered = None
        if self.moves_made == 1:
            self.decision = "move_again"
        else:
            self._end_turn()

    def _build(self, hex_: Hex, kind: str) -> None:
        """Replace a knight by a building and take a token of the terrain (R7.2)."""
        self._return_to_reserve(self.active, "knight", hex_)
        self._put_from_reserve(self.active, kind, hex_)
        token = self.terrain[hex_]
        if self.supply == "unlimited":
            self.players[self.active].tokens[token] += 1
        elif self.stock[token] > 0:  # R7.7
            self.stock[token] -= 1
            self.players[self.active].tokens[token] += 1
        self.build_steps_made += 1  # the decision stays: R7.1

    def _new_city(self, hex_: Hex) -> None:
        """Replace a village by a city (R8.1, R8.4)."""
        self._return_to_reserve(self.active, "village", hex_)
        self._put_from_reserve(self.active, "city", hex_)
        self.players[self.active].new_cities += 1
        self._end_turn()

    def _expedition(self, hex_: Hex) -> None:
        """Spend one knight and put another onto the edge (R9.1)."""
        self._put_into_box(self.active, "knight")
        self._put_from_reserve(self.active, "knight", hex_)
        self._end_turn()

    def _title(self, payment: str) -> None:
        """Pay and rise by one title (R10.2)."""
        player = self.players[self.active]
        for part in payment.split("+"):
            kind = part.rstrip("0123456789")
            number = int(part.removeprefix(kind))
            player.tokens[kind] -= number
            self.stock[kind] += number
        player.title += 1
        if player.title == DUKE:
            self.last_round = True  # R11.1
        self._end_turn()

    # ---- turns and rounds

    def _end_turn(self) -> None:
        """Go on to the next player, or to the end of the round (R3.1)."""
        self.moves_made = 0
        self.first_move_end = None
        self.build_steps_made = 0
        self.decision = "action"
        is_last = self._place_in_turn_order(self.active) == len(self.players) - 1
        self.active = (self.active + 1) % len(self.players)
        if is_last:
            self._end_round()

    def _end_round(self) -> None:
        """End the game after this round, or begin the next round."""
        duke = self.last_round  # R11.1
        all_passed = self.passes_this_round == len(self.players)  # R11.6
        no_rounds_left = self.max_rounds > 0 and self.round >= self.max_rounds  # R11.7
        if duke or all_passed or no_rounds_left:
            self.decision = "over"
        else:
            self.round += 1
            self.passes_this_round = 0
