"""PPO in one file, with numpy alone: learns Rattus for two against level 1.

    python examples/ppo.py --minutes 5

The policy scores each legal choice by what it is (its features) in the light of what the seat sees: logit = (h(seen)·W + w)·x.
Every iteration plays on in all games, looks back with generalised advantages and makes a few clipped steps by Adam.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lazaret import vec

Array = NDArray[np.float32]


@dataclass
class Batch:
    """What happened: one row a choice."""

    seen: Array
    features: Array
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    likely: Array
    gains: Array
    returns: Array


class Policy:
    """Scores choices and judges positions."""

    def __init__(self, columns: int, choice_columns: int, hidden: int, random: np.random.Generator) -> None:
        def weights(*shape: int, scale: float) -> Array:
            return (random.standard_normal(shape) * scale).astype(np.float32)

        self.weights = {
            "in": weights(columns, hidden, scale=1 / np.sqrt(columns)),
            "bias": np.zeros(hidden, np.float32),
            "deep": weights(hidden, hidden, scale=1 / np.sqrt(hidden)),
            "deep_bias": np.zeros(hidden, np.float32),
            "meet": weights(hidden, choice_columns, scale=0.01),
            "taste": np.zeros(choice_columns, np.float32),
            "worth": np.zeros(hidden, np.float32),
            "worth_bias": np.zeros(1, np.float32),
        }
        self.mean = np.zeros(columns, np.float32)
        self.square = np.ones(columns, np.float32)
        self.count = 1e-3
        self.moments = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in self.weights.items()}
        self.steps = 0

    def watch(self, seen: Array) -> None:
        """Keeps mean and spread of every column."""
        count = self.count + len(seen)
        part = np.float32(len(seen) / count)
        self.mean += (seen.mean(axis=0) - self.mean) * part
        self.square += ((seen**2).mean(axis=0) - self.square) * part
        self.count = count

    def scaled(self, seen: Array) -> Array:
        spread = np.sqrt(np.maximum(self.square - self.mean**2, 1e-4))
        scaled: Array = np.clip((seen - self.mean) / spread, -5, 5).astype(np.float32)
        return scaled

    def judge(self, seen: Array, features: Array, masks: NDArray[np.bool_]) -> tuple[Array, Array, tuple[Array, Array, Array]]:
        """How likely each choice is, and what the position is worth; and what it takes to go back."""
        w = self.weights
        x = self.scaled(seen)
        first = np.tanh(x @ w["in"] + w["bias"])
        second = np.tanh(first @ w["deep"] + w["deep_bias"])
        logits = np.einsum("nf,ncf->nc", second @ w["meet"] + w["taste"], features, optimize=True)
        logits = np.where(masks, logits, -1e9)
        logits -= logits.max(axis=1, keepdims=True)
        odds = np.exp(logits)
        odds /= odds.sum(axis=1, keepdims=True)
        return odds.astype(np.float32), second @ w["worth"] + w["worth_bias"][0], (x, first, second)

    def learn(self, batch: Batch, rate: float, clip: float = 0.2, entropy: float = 0.01) -> None:
        """One clipped step."""
        w = self.weights
        odds, worth, (x, first, second) = self.judge(batch.seen, batch.features, batch.masks)
        rows = np.arange(len(worth))
        likely = odds[rows, batch.chosen]
        ratio = likely / batch.likely
        pushed = np.where(batch.gains > 0, ratio < 1 + clip, ratio > 1 - clip)
        by_choice = -(ratio * batch.gains * pushed)[:, None]
        logs = np.log(np.maximum(odds, 1e-9))
        d_logits = -odds * by_choice
        d_logits[rows, batch.chosen] += by_choice[:, 0]
        d_logits += entropy * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        d_logits = np.where(batch.masks, d_logits, 0).astype(np.float32) / len(worth)
        d_worth = (worth - batch.returns).astype(np.float32) / len(worth)
        d_key = np.einsum("nc,ncf->nf", d_logits, batch.features, optimize=True)
        d_second = (d_key @ w["meet"].T + d_worth[:, None] * w["worth"]) * (1 - second**2)
        d_first = (d_second @ w["deep"].T) * (1 - first**2)
        self.descend(
            {
                "meet": second.T @ d_key,
                "taste": d_key.sum(axis=0),
                "worth": second.T @ d_worth,
                "worth_bias": d_worth.sum(keepdims=True),
                "deep": first.T @ d_second,
                "deep_bias": d_second.sum(axis=0),
                "in": x.T @ d_first,
                "bias": d_first.sum(axis=0),
            },
            rate,
        )

    def descend(self, gradients: dict[str, Array], rate: float) -> None:
        """A step of Adam, no longer than half."""
        norm = np.sqrt(sum(float((gradient**2).sum()) for gradient in gradients.values()))
        self.steps += 1
        for name, gradient in gradients.items():
            gradient = gradient * min(1.0, 0.5 / (norm + 1e-8))
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-5
            self.weights[name] -= (rate * mean / (1 - 0.9**self.steps) / size).astype(np.float32)


def train(minutes: float, games: int = 128, length: int = 64, seed: int = 1, against: int | str = 1) -> list[float]:
    """Trains, and says which part of the games was won in each tenth of the time."""
    random = np.random.default_rng(seed)
    table = vec.make("rattus", games, players=2, seed=seed, bots=[None, against], features=True)
    assert table.features is not None
    policy = Policy(table.observations.shape[1], table.features.shape[2], 128, random)
    begun, course, won, ended = time.monotonic(), [0.0] * 10, [0.0] * 10, [0] * 10
    tenth = 0
    while tenth < 10:
        kept: list[tuple[Array, Array, NDArray[np.bool_], NDArray[np.int64], Array, Array, Array, NDArray[np.bool_]]] = []
        for _ in range(length):
            policy.watch(table.observations)
            seen, features, masks = table.observations.copy(), table.features.copy(), table.masks.copy()
            odds, worth, _ = policy.judge(seen, features, masks)
            draw = random.random((games, 1), np.float32) * odds.sum(axis=1, keepdims=True)
            chosen = np.minimum((odds.cumsum(axis=1) <= draw).sum(axis=1), masks.sum(axis=1) - 1)
            table.step(chosen)
            kept.append((seen, features, masks, chosen, odds[np.arange(games), chosen], worth, table.rewards[:, 0].copy(), table.done.copy()))
            won[tenth] += float(table.rewards[:, 0].sum())
            ended[tenth] += int(table.done.sum())
        _, ahead, _ = policy.judge(table.observations, table.features, table.masks)
        gain: Array = np.zeros(games, np.float32)
        gains: list[Array] = []
        for *_, worth, reward, done in reversed(kept):
            onward = np.where(done, 0, ahead + 0.95 * gain)
            gain = (reward + 0.997 * onward - worth).astype(np.float32)
            ahead = worth
            gains.append(gain)
        gains.reverse()
        columns = [np.concatenate(column) for column in zip(*((*row[:5], one, one + row[5]) for row, one in zip(kept, gains)))]
        columns[5] = (columns[5] - columns[5].mean()) / (columns[5].std() + 1e-6)
        for _ in range(3):
            for part in np.array_split(random.permutation(games * length), 8):
                policy.learn(Batch(*(column[part] for column in columns)), rate=1e-3)
        now = min(10, int(10 * (time.monotonic() - begun) / (60 * minutes)))
        if now > tenth:
            course[tenth:now] = [won[tenth] / max(1, ended[tenth])] * (now - tenth)
            print(f"{now * 10:3d} %: {course[tenth]:.3f} of {ended[tenth]} games won against {against}", flush=True)
            tenth = now
    return course


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="PPO on Rattus for two, against a bot of ours.")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--against", default="1")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    course = train(given.minutes, seed=given.seed, against=given.against)
    print(f"from {course[0]:.3f} to {course[-1]:.3f}")
