"""One seat of a game against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._engine import Bot, Game, Vantage, describe, key, whim, widest

__all__ = ["Seat"]

Player = int | str | Callable[[Vantage], "str | int"]
Seen = dict[str, NDArray[Any]]


class Seat(gymnasium.Env):  # type: ignore[misc,unused-ignore]
    """A seat at a table of bots: `Seat("rattus", bots=[4])` plays two-handed Rattus against level 4.

    `bots` are the others, in the order in which they sit to the left. An action is a number in the sorted list of legal
    choices: `action_mask` says which there are, `action_features` what each is. The reward comes at the end: 1 for a win, its
    part for a shared one, 0 otherwise. An action that is not legal raises `lazaret.Refused`, and nothing has changed.
    `seat=None` takes another seat in every game.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        bots: Sequence[Player] = (1,),
        *,
        seat: int | None = 0,
        options: str = "",
        features: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self._given = (game, len(bots) + 1, options)
        self._game = Game(*self._given, seed=0)
        if seat is not None and not 0 <= seat <= len(bots):
            raise ValueError(f"there is no seat {seat}: they are numbered from 0 to {len(bots)}")
        for bot in bots:
            if not callable(bot):
                Bot(bot)
        self._bots, self._own, self._features, self.render_mode = list(bots), seat, features, render_mode
        self.seat = 0 if seat is None else seat
        columns, choice_columns = describe(*self._given)
        self._widest, self._columns, self._choice_columns = widest(game), len(columns), len(choice_columns)
        seen: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-np.inf, np.inf, (self._columns,), np.float32),
            "action_mask": spaces.Box(0, 1, (self._widest,), np.int8),
        }
        if features:
            seen["action_features"] = spaces.Box(0, np.inf, (self._widest, self._choice_columns), np.float32)
        self.observation_space = spaces.Dict(seen)
        self.action_space = spaces.Discrete(self._widest)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins a game and plays it up to the first choice of the seat. With a seed it is always the same one."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        players = len(self._bots) + 1
        self.seat = number % players if self._own is None else self._own
        self._game = Game(*self._given, seed=key(number, 0))
        self._others: dict[int, Player] = {}
        for distance, bot in enumerate(self._bots, 1):
            seat = (self.seat + distance) % players
            self._others[seat] = bot if callable(bot) else Bot(bot, whim(number, 0, seat))
        self._play_on()
        return self._seen(), {}

    def _play_on(self) -> None:
        """The others choose, until the seat has a choice or the game is over."""
        game = self._game
        while (asked := game.seat) is not None and (asked != self.seat or game.offered(asked) == 1):
            player = self._others.get(asked)
            forced = game.offered(asked) == 1 or player is None or not callable(player)
            game.play(0 if forced else player(game.vantage(asked)), asked)  # type: ignore[operator,misc]

    def _seen(self) -> Seen:
        game = self._game
        row = np.empty(self._columns, np.float32)
        game.observe_into(self.seat, row)
        rows = np.zeros((self._widest, self._choice_columns), np.float32)
        offered = 0 if game.over else game.features_into(self.seat, rows)
        seen: Seen = {"observation": row, "action_mask": (np.arange(self._widest) < offered).astype(np.int8)}
        if self._features:
            seen["action_features"] = rows
        return seen

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Plays the choice with this number, and what the others then do."""
        self._game.play(int(action), self.seat)
        self._play_on()
        over = self._game.over
        return self._seen(), self._game.wins()[self.seat] if over else 0.0, over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal choices, as MaskablePPO asks for them."""
        offered = 0 if self._game.over else self._game.offered(self.seat)
        return np.arange(self._widest) < offered

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        """The table as the seat sees it, as text."""
        return self._game.draw(self.seat) if self.render_mode == "ansi" else None
