"""A game as an agent environment cycle."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import OrderEnforcingWrapper

from .._engine import Game, describe, games, key, widest

Observation = dict[str, NDArray[Any]]


class Env(AECEnv):  # type: ignore[misc,unused-ignore]
    """A game as an agent environment cycle: seat *i* is the agent `seat_i`.

    The reward comes at the end: 1 for the winner, a part for each who shares the win, 0 for everybody else.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: str = "",
        features: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = {info["id"]: info["rules"] for info in games()}
        self._given = (game, players, options)
        self._game = Game(game, players, options, seed=0)
        self.metadata = {
            "name": f"{game}_v{rules[game]}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        columns, choice_columns = describe(game, players, options)
        self._widest, self._columns, self._choice_columns = widest(game), len(columns), len(choice_columns)
        self._ramp = np.arange(self._widest)
        self._features = features
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (self._columns,), np.float32),
            "action_mask": spaces.Box(0, 1, (self._widest,), np.int8),
        }
        if features:
            seen["action_features"] = spaces.Box(0, np.inf, (self._widest, self._choice_columns), np.float32)
        self.observation_spaces = {agent: spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self._widest) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may choose: numbers, of which the mask says which are choices."""
        return self.action_spaces[agent]

    def describe(self) -> list[str]:
        """The name of every column of `observation`."""
        return describe(*self._given)[0]

    def describe_choices(self) -> list[str]:
        """The name of every column of `action_features`."""
        return describe(*self._given)[1]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. With a seed it is always the same one; without, nobody knows which."""
        self._game = Game(*self._given, seed=None if seed is None else key(seed, 0))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._game.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; an agent that is not asked has nothing to choose."""
        game, seat = self._game, self._seats[agent]
        row = np.empty(self._columns, np.float32)
        game.observe_into(seat, row)
        if not self._features:
            return {"observation": row, "action_mask": (self._ramp < game.offered(seat)).astype(np.int8)}
        rows = np.zeros((self._widest, self._choice_columns), np.float32)
        offered = game.features_into(seat, rows)
        mask = (self._ramp < offered).astype(np.int8)
        return {"observation": row, "action_mask": mask, "action_features": rows}

    def step(self, action: int | None) -> None:
        """Plays the choice with this number. One that is not legal is refused, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked: None is no choice")
        self._game.play(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        if self._game.over:
            self.rewards = dict(zip(self.agents, self._game.wins()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def render(self) -> str | None:
        """The table as everybody sees it, as text."""
        if self.render_mode is None:
            return None
        return self._game.draw("spectator")

    def close(self) -> None:
        """Nothing is held."""


def raw_env(game: str, **options: Any) -> Env:
    """The environment without wrappers; takes what `env` takes."""
    return Env(game, **options)


def env(game: str, **options: Any) -> Any:
    """The environment. `players` and `options` are those of a table; `features=False` leaves `action_features` out, which
    is quicker; `render_mode="ansi"` lets `render` answer."""
    return OrderEnforcingWrapper(raw_env(game, **options))
