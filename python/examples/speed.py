"""How quick the package is on one core: `make bench-python` prints it, for docs/performance.md."""

from __future__ import annotations

import random
import time

import lazaret
import numpy as np
from lazaret import pettingzoo, vec

SECONDS = 4.0


def vectors(game: str, n: int = 1024) -> float:
    """Choices a second of `lazaret.vec`, observations and masks written. What to choose is the caller's time, not its."""
    many, dice, made, spent = vec.make(game, n, threads=1, players=2), np.random.default_rng(1347), 0, 0.0
    while spent < SECONDS:
        choices = (dice.random(n) * many.masks.sum(axis=1)).astype(np.int64)
        begun = time.perf_counter()
        many.step(choices)
        spent += time.perf_counter() - begun
        made += n
    return made / spent


def turns(game: str) -> float:
    """Steps a second of the AEC face, legal choices taken at random."""
    env, dice, deal, made = pettingzoo.env(game, players=2, features=False), random.Random(1347), 0, 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        env.reset(seed=deal)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else dice.randrange(int(seen["action_mask"].sum())))
            made += 1
        deal += 1
    return made / spent


if __name__ == "__main__":
    print("| game | `lazaret.vec`, choices a second | AEC, steps a second |\n|---|---|---|")
    for game in (info["id"] for info in lazaret.games()):
        print(f"| {game} | {vectors(game):,.0f} | {turns(game):,.0f} |", flush=True)
