"""Thousands of games at once: observations, masks and rewards written into arrays, the interpreter free meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._engine import Many, describe

__all__ = ["Ranges", "Vec", "make", "ranges"]


def _sheet(given: NDArray[Any] | None, shape: tuple[int, ...], kind: type[np.generic], name: str) -> NDArray[Any]:
    if given is None:
        return np.zeros(shape, kind)
    if given.dtype != kind or given.shape != shape or not given.flags.c_contiguous:
        wants = f"{np.dtype(kind).name} {shape}, contiguous"
        raise ValueError(f"{name}: an array of {wants} is needed, not one of {given.dtype.name} {given.shape}")
    return given


class Vec:
    """`n` games, stepped together on so many threads. `begin` and `step` write the arrays in place; row *i* is game *i*.

    `bots` has an entry a seat: a level of ours that plays it, or `None` if it is asked for. Game *i* of the *n* plays the
    deals *i*, *i + n*, *i + 2n* … of `lazaret sim --seed SEED`, whatever the threads. Arrays of your own are used if they
    are given.

    `observations`  what the seat that is asked sees (float32; `lazaret.describe` names the columns)
    `masks`         which numbers are legal choices (bool)
    `rewards`       what each seat has of the win in the step in which a game ended, 0 otherwise (float32)
    `done`          whether a game ended in this step; everything else is then of the next game (bool)
    `seats`         who is asked (uint8)
    `features`      a row for each legal choice (float32; `lazaret.describe_choices`), if they are asked for; rows of
                    numbers that are no legal choice hold what was there before
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        threads: int = 1,
        players: int | None = None,
        options: str = "",
        seed: int = 0,
        bots: Sequence[int | str | None] | None = None,
        features: bool = False,
        observations: NDArray[np.float32] | None = None,
        masks: NDArray[np.bool_] | None = None,
        rewards: NDArray[np.float32] | None = None,
    ) -> None:
        self._many = Many(game, n, threads, players, options, seed, bots)
        self.n, self.players, columns, self.choices, choice_columns = self._many.shape
        self.observations: NDArray[np.float32] = _sheet(observations, (n, columns), np.float32, "observations")
        self.masks: NDArray[np.bool_] = _sheet(masks, (n, self.choices), np.bool_, "masks")
        self.rewards: NDArray[np.float32] = _sheet(rewards, (n, self.players), np.float32, "rewards")
        self.done: NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.seats: NDArray[np.uint8] = np.zeros(n, np.uint8)
        self.features: NDArray[np.float32] | None = None
        if features:
            self.features = np.zeros((n, self.choices, choice_columns), np.float32)
        self._arrays = (self.observations, self.masks, self.rewards, self.done, self.seats, self.features)
        self.begin()

    def begin(self) -> None:
        """Begins all games anew."""
        self._many.begin(self._arrays)

    def step(self, choices: NDArray[np.int64]) -> None:
        """Plays one choice in every game, by its number. If one of them is no legal choice nothing is played at all."""
        self._many.step(np.ascontiguousarray(choices, np.int64), self._arrays)


make = Vec


@dataclass
class Ranges:
    """What the columns of an observation held in many choices of random games, and observations scaled by it."""

    names: list[str]
    low: NDArray[np.float32]
    high: NDArray[np.float32]
    mean: NDArray[np.float32]
    spread: NDArray[np.float32]

    def scaled(self, observations: NDArray[np.float32]) -> NDArray[np.float32]:
        """Less the mean, in parts of the spread: columns that never changed are 0."""
        return np.where(self.spread > 0, (observations - self.mean) / np.where(self.spread > 0, self.spread, 1), 0)


def ranges(
    game: str, *, players: int | None = None, options: str = "", choices: int = 20_000, seed: int = 0
) -> Ranges:
    """Plays so many choices at random and says what each column held. Better play may reach further: leave room."""
    many = Vec(game, 100, players=players, options=options, seed=seed)
    dice = np.random.default_rng(seed)
    low, high = many.observations.copy(), many.observations.copy()
    total, squares = np.zeros((2, many.observations.shape[1]))
    steps = max(1, choices // many.n)
    for _ in range(steps):
        np.minimum(low, many.observations, out=low)
        np.maximum(high, many.observations, out=high)
        total += many.observations.sum(axis=0, dtype=np.float64)
        squares += np.square(many.observations, dtype=np.float64).sum(axis=0)
        many.step(dice.integers(many.masks.sum(axis=1)))
    mean = total / (steps * many.n)
    spread = np.sqrt(np.maximum(squares / (steps * many.n) - mean**2, 0))
    least, most = low.min(axis=0), high.max(axis=0)
    spread[least == most] = 0
    return Ranges(describe(game, players, options)[0], least, most, mean.astype(np.float32), spread.astype(np.float32))
