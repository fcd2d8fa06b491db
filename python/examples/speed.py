"""How quick the package is on one core: `make bench-python` prints it, for docs/performance.md."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import lazaret
import numpy as np
from lazaret import pettingzoo, vec

SECONDS = 4.0


def a_second(step: Callable[[], int]) -> float:
    """How many choices a second `step` makes, once it is warm."""
    step()
    begun, made = time.perf_counter(), 0
    while (spent := time.perf_counter() - begun) < SECONDS:
        made += step()
    return made / spent


def vectors(game: str, n: int = 1024) -> float:
    """Choices a second of `lazaret.vec`: observations and masks written, legal choices taken at random."""
    many, dice = vec.make(game, n, threads=1, players=2), np.random.default_rng(1347)

    def step() -> int:
        many.step((dice.random(n) * many.masks.sum(axis=1)).astype(np.int64))
        return n

    return a_second(step)


def turns(game: str) -> float:
    """Steps a second of the AEC face, legal choices taken at random."""
    env, dice, deal = pettingzoo.env(game, players=2, features=False), random.Random(1347), 0
    env.reset(seed=deal)

    def step() -> int:
        nonlocal deal
        made = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else dice.randrange(int(seen["action_mask"].sum())))
            made += 1
        deal += 1
        env.reset(seed=deal)
        return made

    return a_second(step)


if __name__ == "__main__":
    print("| game | `lazaret.vec`, choices a second | AEC, steps a second |\n|---|---|---|")
    for game in (info["id"] for info in lazaret.games()):
        print(f"| {game} | {vectors(game):,.0f} | {turns(game):,.0f} |", flush=True)
