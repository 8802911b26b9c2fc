"""Every game as a PettingZoo environment (AEC): `env("kingsburg", seats=4)`.

An agent is a seat. A choice is one action or several: each says a word of the answer (`regalia.core.encoding`), the
mask tells which may be said, and the same agent is asked again until its answer is complete.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import regalia
from regalia.core.encoding import Answer
from regalia.core.errors import RegaliaError
from regalia.lab.encoded import Encoder, drawn, rewards

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo wants it to be used: an illegal action ends the game for whoever took it."""
    made: Any = raw_env(game, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def raw_env(game: str, **settings: Any) -> Table:
    """The environment alone."""
    return Table(game, **settings)


class Table(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """`seed` deals the first game unless `reset` names another; after `max_cycles` actions a game is cut off."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        rulebook = regalia.games.find(game)
        self.seats = rulebook.seats[-1] if seats is None else seats
        self.encoder = Encoder(game, self.seats, options)
        self.metadata = {
            "name": f"regalia_{game}_v{rulebook.rules_version}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._id, self._options, self._language = game, options, language
        self._most, self._seed = max_cycles, seed
        self._random, _ = seeding.np_random(seed if isinstance(seed, int) else None)
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a game; the same seed deals the same one, and without any seed each reset another."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
            self._seed = None
        dealt = self._seed if self._seed is not None else int(self._random.integers(1 << 62))
        self._seed = None
        self.game = regalia.new(
            self._id, seats=self.seats, seed=dealt, options=self._options, history=False, news=False
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self._ask()

    def _ask(self) -> None:
        """Whoever is asked first answers first; sealed answers are not seen by those who come after."""
        self._answer: Answer | None = None
        if self.game.over:
            for agent, reward in zip(self.possible_agents, rewards(self.game), strict=True):
                self.rewards[agent] = reward
                self.terminations[agent] = True
            return
        ask = self.game.pending[0]
        self.agent_selection = self.possible_agents[ask.seat]
        self._answer = self.encoder.answer(ask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or self._answer is None:
            raise RegaliaError("an agent that still plays has to act")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._answer.say(int(action))
        if self._answer.is_complete:
            self.game.play(self._answer.option, self._seat(agent))
            self._ask()
        self._cycles += 1
        if self._most is not None and self._cycles >= self._most and not self.game.over:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        is_asked = self._answer is not None and agent == self.agent_selection
        said = self._answer.said if self._answer is not None and is_asked else ()
        mask = np.zeros(self.encoder.actions, np.int8)
        if self._answer is not None and is_asked:
            mask[self._answer.allowed()] = 1
        return {"observation": np.array(self.encoder.vector(self.game, seat, said), np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """The table as everybody sees it, as text."""
        text = drawn(self.game, None, self._language)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what "human" means here
        return None

    def close(self) -> None:
        """There is nothing to be closed."""
