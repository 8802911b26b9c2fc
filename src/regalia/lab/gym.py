"""One seat of a game against bots, as a Gymnasium environment: `env("barony", seats=2, opponents="knight")`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv

import regalia
from regalia import games
from regalia.bots import Outlook, make_bot
from regalia.core.errors import BadSetup
from regalia.core.game import Game
from regalia.lab.encoded import Encoder, drawn, rewards

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, **settings: Any) -> Chair:
    return Chair(game, **settings)


def vector_env(number: int, game: str, **settings: Any) -> AsyncVectorEnv:
    """So many of them side by side, each in a process of its own."""
    make: Callable[[], gymnasium.Env[Any, Any]] = partial(_apart, games.registered(), game, settings)
    return AsyncVectorEnv([make] * number)


def _apart(modules: tuple[str, ...], game: str, settings: Mapping[str, Any]) -> Chair:
    """In a process of its own, which may have to be told of the game."""
    games.meet(modules)
    return Chair(game, **settings)


class Chair(gymnasium.Env[Any, Any]):
    """Bots play the other seats; a choice is said word by word, as in `regalia.lab.pettingzoo`.

    A number that may not be said is no answer: it costs `illegal` and nothing happens, so that a learner which does not
    look at the mask learns to.
    """

    metadata = {"render_modes": ["human", "ansi"]}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "knight",
        options: Mapping[str, Any] | None = None,
        max_steps: int | None = None,
        illegal: float = -0.01,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.seats = games.find(game).seats[-1] if seats is None else seats
        self.encoder = Encoder(game, self.seats, options)
        if not 0 <= seat < self.seats:
            raise BadSetup(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        make_bot(opponents, 0)
        self.seat, self.render_mode = seat, render_mode
        self._id, self._opponents, self._options = game, opponents, options
        self._most, self._illegal, self._language = max_steps, illegal, language
        self.action_space = spaces.Discrete(self.encoder.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a game and lets the bots play until the seat is asked."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << 62))
        self.game: Game = regalia.new(
            self._id,
            seats=self.seats,
            seed=dealt,
            options=self._options,
            history=self._opponents != "random",
            news=False,
        )
        self._bots = [make_bot(self._opponents, f"{dealt}/bot {at}") for at in range(self.seats)]
        self._steps = 0
        self._let_bots_play()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward = 0.0
        if self._answer is None or int(action) not in self._answer.allowed():
            reward = self._illegal
        else:
            self._answer.say(int(action))
            if self._answer.is_complete:
                self.game.play(self._answer.option, self.seat)
                self._let_bots_play()
        self._steps += 1
        if self.game.over:
            reward += rewards(self.game)[self.seat]
        is_cut = self._most is not None and self._steps >= self._most and not self.game.over
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, self.game.over, is_cut, {}

    def _let_bots_play(self) -> None:
        """Until the seat is asked, or the game is over."""
        game = self.game
        while not game.over and game.ask_of(self.seat) is None:
            other = game.pending[0].seat
            game.play(self._bots[other].choose(Outlook(game, other)), other)
        ask = game.ask_of(self.seat)
        self._answer = None if ask is None else self.encoder.answer(ask)

    def _observed(self) -> Observation:
        mask = np.zeros(self.encoder.actions, np.int8)
        if self._answer is not None:
            mask[self._answer.allowed()] = 1
        said = () if self._answer is None else self._answer.said
        return {
            "observation": np.array(self.encoder.vector(self.game, self.seat, said), np.float32),
            "action_mask": mask,
        }

    def render(self) -> Any:
        """The table as the seat sees it, as text."""
        text = drawn(self.game, self.seat, self._language)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what "human" means here
        return None
