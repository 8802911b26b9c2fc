"""Every game in OpenSpiel: importing this registers `regalia_barony(seats=4)` and the others.

Players are seats, actions say an answer word by word (`regalia.core.encoding`). Seats that answer at the same moment do
so one after the other and do not see each other's answers. Chance comes as a node of its own before everything that is
dealt or cast: one of `CASTS` equally likely places in the endless row of dice from which the game goes on, because
what a deal or a battle may bring cannot be listed. Otherwise a state that is cloned would know its future.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

import regalia
from regalia import games
from regalia.core.asking import Option
from regalia.core.encoding import Answer
from regalia.core.errors import UnknownGame
from regalia.core.events import Event
from regalia.core.game import Game
from regalia.core.past.history import DICE, NOBODY
from regalia.core.rulebook import Rulebook
from regalia.lab.encoded import Encoder, drawn, rewards

CASTS = 256
APART = 4096
"""Bytes of dice between one place and the next: more than any choice needs."""

LONGEST = 1_000_000
"""Actions in a game, chance included: more than there ever are."""


def game_type(rulebook: Rulebook) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"regalia_{rulebook.id}",
        long_name=f"Regalia: {rulebook.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if rulebook.has_secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rulebook.seats[-1],
        min_num_players=rulebook.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rulebook.seats[-1], "options": ""},
    )


def _register(id: str) -> None:
    rulebook = games.find(id)
    kind = game_type(rulebook)

    class Registered(Board):
        """The class that OpenSpiel makes a game of."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, rulebook, params or {})

    pyspiel.register_game(kind, Registered)


class Box:
    """What all plays of a game share: OpenSpiel copies a state by copying each of its parts, but not this one."""

    def __init__(self, id: str, seats: int, options: dict[str, Any]) -> None:
        self.id, self.seats, self.options = id, seats, options
        self.encoder = Encoder(id, seats, options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Box:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.id, self.seats, self.options)


class Told(list[str]):
    """What a seat remembers, line by line; quick to copy."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Told:
        return Told(self)


class Seen(frozenset[str]):
    """What a seat saw when it was last asked; never changed."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Seen:
        return self


class Board(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options: `options={"passing": "free"; "max_rounds": 9}`.

    That is JSON with semicolons, because OpenSpiel takes every comma for the end of a parameter.
    """

    def __init__(self, kind: pyspiel.GameType, rulebook: Rulebook, params: dict[str, Any]) -> None:
        seats = int(params.get("seats", rulebook.seats[-1]))
        options = str(params.get("options", ""))
        self.box = box = Box(rulebook.id, seats, json.loads(options.replace(";", ",") or "{}"))
        info = pyspiel.GameInfo(
            num_distinct_actions=box.encoder.actions,
            max_chance_outcomes=CASTS,
            num_players=box.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params | {"options": options.replace(",", ";")} if options else params)

    def new_initial_state(self) -> Play:
        return Play(self, self.box)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | Memory | None:
        """What a player sees, or remembers; what is public and what is private are not told apart."""
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Memory()
        is_whole = iig_obs_type is None or (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return Observer(self.box.encoder) if is_whole else None


class Play(pyspiel.State):  # type: ignore[misc]
    """A game being played; `_game` is never changed, only replaced, so that copies may share it."""

    def __init__(self, board: Board, box: Box) -> None:
        super().__init__(board)
        self._box = box
        self._game: Game | None = None
        self._answer: Answer | None = None
        self._cast_for: Option = None
        self._is_cast = False  # an answer is given, and dice decide what comes of it
        self._told = [Told() for _ in range(box.seats)]
        self._seen = [Seen() for _ in range(box.seats)]

    # --- what OpenSpiel asks ------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        if self._game is None or self._is_cast:
            return int(pyspiel.PlayerId.CHANCE)
        if self._game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._game.pending[0].seat

    def _legal_actions(self, player: int) -> list[int]:
        if self._answer is None or player != self.current_player():
            return []
        return self._answer.allowed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(place, 1 / CASTS) for place in range(CASTS)]

    def _apply_action(self, action: int) -> None:
        if self._game is None:
            self._begin(action)
        elif self._is_cast:
            cast = self._game.clone()
            cast.repeat((NOBODY, DICE, cast.state.dice.drawn + APART * (1 + action)))
            self._played(cast, self._cast_for)
        else:
            assert self._answer is not None
            self._answer.say(action)
            if self._answer.is_complete:
                self._choose(self._answer.option)

    def _begin(self, deal: int) -> None:
        box = self._box
        self._game = regalia.new(box.id, seats=box.seats, seed=deal, options=box.options, news=False)
        self._ask()

    def _choose(self, option: Option) -> None:
        """Plays it, unless dice are needed for that: then chance has its turn first."""
        assert self._game is not None
        tried = self._game.clone()
        drawn_before = tried.state.dice.drawn
        tried.play(option, tried.pending[0].seat)
        if tried.state.dice.drawn == drawn_before:
            self._played(self._game.clone(), option)
        else:
            self._cast_for, self._is_cast = option, True

    def _played(self, game: Game, option: Option) -> None:
        """What the seat chose is its own to remember; of what happened each seat remembers what it was told."""
        ask = game.pending[0]
        self._told[ask.seat].append(f"> {ask.text(option)}")
        news: list[Event] = []
        game.state.news = news
        game.play(option, ask.seat)
        game.state.news = None
        game.forced.clear()
        for seat, told in enumerate(self._told):
            seen = (event.seen_by(seat) for event in news)
            told += [f"{event.name} {sorted(event.facts.items())}" for event in seen if event is not None]
        self._game, self._cast_for, self._is_cast = game, None, False
        self._ask()

    def _ask(self) -> None:
        assert self._game is not None
        if self._game.over:
            self._answer = None
            return
        ask = self._game.pending[0]
        self._answer = self._box.encoder.answer(ask)
        self._look(self._game, ask.seat)

    def _look(self, game: Game, seat: int) -> None:
        """Whoever is asked remembers what has changed on the table since: not all of it is told as news."""
        now = Seen(_nonzero(self._box.encoder, game, seat).split())
        gone, new = sorted(self._seen[seat] - now), sorted(now - self._seen[seat])
        self._told[seat].append(" ".join([*(f"-{name}" for name in gone), *new]))
        self._seen[seat] = now

    def _action_to_string(self, player: int, action: int) -> str:
        return f"cast {action}" if player == pyspiel.PlayerId.CHANCE else self._box.encoder.encoding.meaning(action)

    def is_terminal(self) -> bool:
        return self._game is not None and not self._is_cast and self._game.over

    def returns(self) -> list[float]:
        return rewards(self._game) if self._game is not None and self.is_terminal() else [0.0] * self._box.seats

    def __str__(self) -> str:
        if self._game is None:
            return "not dealt"
        return drawn(self._game, None) + (f"\nsaid: {self._answer.said}" if self._answer else "")

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has been told and has chosen, from the deal on."""
        seat = self.current_player() if player is None else player
        asked = f"? {self._answer.said}" if self._answer is not None and seat == self.current_player() else ""
        return "\n".join([f"seat {seat}", *self._told[seat], asked])

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> Play:
        """A play that looks to the player like this one: what it cannot know is dealt anew."""
        assert self._game is not None
        twin: Play = self.clone()
        twin._game = self._game.imagine(player_id, int(probability_sampler() * (1 << 53)))
        if self._answer is not None:
            twin._answer = self._box.encoder.answer(twin._game.pending[0])
            for number in self._answer.said[len(twin._answer.said) :]:
                if number in twin._answer.allowed():
                    twin._answer.say(number)
        return twin


class Observer:
    """What a player sees now, as named numbers."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: Play, player: int) -> None:
        if state._game is None:
            self.tensor.fill(0)
            return
        said = state._answer.said if state._answer is not None and player == state.current_player() else ()
        self.tensor[:] = self._encoder.vector(state._game, player, said)

    def string_from(self, state: Play, player: int) -> str:
        return "not dealt" if state._game is None else _nonzero(self._encoder, state._game, player)


class Memory:
    """All that a player has been told and has chosen; as text only."""

    tensor = None
    dict: Mapping[str, Any] = {}

    def set_from(self, state: Play, player: int) -> None:
        """There are no numbers."""

    def string_from(self, state: Play, player: int) -> str:
        return state.information_state_string(player)


def _nonzero(encoder: Encoder, game: Game, seat: int) -> str:
    vector = encoder.vector(game, seat)
    return " ".join(f"{name}={value:g}" for name, value in zip(encoder.names, vector, strict=True) if value)


def _register_all() -> None:
    """A game of a package that cannot be loaded is left out, with a warning."""
    for id in games.names():
        try:
            _register(id)
        except UnknownGame as error:
            warnings.warn(str(error), stacklevel=2)


_register_all()
