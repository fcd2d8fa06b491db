"""Self-play with numpy alone: a small network learns from games against itself, and then meets a bot of ours.

    python examples/self_play.py rattus --rounds 250 --against 4

The network and its steps are those of `ppo.py`. One policy makes the choices of every seat; each seat looks back over its own
choices, so that what the others did between them counts as what the table does.
"""

from __future__ import annotations

import argparse

import numpy as np
from lazaret import vec
from numpy.typing import NDArray
from ppo import Array, Batch, Policy

DISCOUNT = 0.999
TRACE = 0.95


def drawn(odds: Array, masks: NDArray[np.bool_], random: np.random.Generator) -> NDArray[np.int64]:
    """A choice a row, as likely as the policy has it."""
    draw = random.random((len(odds), 1), np.float32) * odds.sum(axis=1, keepdims=True)
    number: NDArray[np.int64] = np.minimum((odds.cumsum(axis=1) <= draw).sum(axis=1), masks.sum(axis=1) - 1)
    return number


class Table:
    """Games of the policy against itself, and what each seat makes of them."""

    def __init__(self, game: str, players: int, games: int, seed: int) -> None:
        self.vec = vec.make(game, games, players=players, seed=seed, features=True)
        self.games, self.players = games, players
        self.random = np.random.default_rng(seed)

    def policy(self, hidden: int = 128) -> Policy:
        """A policy that knows nothing yet, but that the seats share the win."""
        assert self.vec.features is not None
        policy = Policy(self.vec.observations.shape[1], self.vec.features.shape[2], hidden, self.random)
        policy.weights["worth_bias"][:] = 1 / self.players
        return policy

    def rollout(self, policy: Policy, length: int) -> Batch:
        """So many choices in every game, with what each turned out to be worth to whoever made it."""
        kept: list[tuple[Array, Array, NDArray[np.bool_], NDArray[np.int64], Array]] = []
        after: list[tuple[NDArray[np.uint8], Array, Array, NDArray[np.bool_]]] = []
        rows = np.arange(self.games)
        for _ in range(length):
            table = self.vec
            assert table.features is not None
            policy.watch(table.observations)
            seen, features, masks = table.observations.copy(), table.features.copy(), table.masks.copy()
            odds, worth, _ = policy.judge(seen, features, masks)
            chosen, seats = drawn(odds, masks, self.random), table.seats.copy()
            table.step(chosen)
            kept.append((seen, features, masks, chosen, odds[rows, chosen]))
            after.append((seats, worth, table.rewards.copy(), table.done.copy()))
        assert self.vec.features is not None
        _, now, _ = policy.judge(self.vec.observations, self.vec.features, self.vec.masks)
        # What is not seen to its end: the seat that is asked has what it is judged to have, the others share the rest.
        ahead = np.repeat(((1 - now) / (self.players - 1))[:, None], self.players, axis=1)
        ahead[rows, self.vec.seats] = now
        gain, won = np.zeros_like(ahead), np.zeros_like(ahead)
        gains: list[Array] = []
        for seat, worth, rewards, done in reversed(after):
            ahead[done], gain[done], won[done] = 0, 0, rewards[done]
            onward = ahead[rows, seat] + TRACE * gain[rows, seat]
            found: Array = (won[rows, seat] + DISCOUNT * onward - worth).astype(np.float32)
            won[rows, seat], ahead[rows, seat], gain[rows, seat] = 0, worth, found
            gains.append(found)
        gains.reverse()
        better, judged = np.concatenate(gains), np.concatenate([worth for _, worth, _, _ in after])
        scaled = (better - better.mean()) / (better.std() + 1e-6)
        return Batch(*(np.concatenate(column) for column in (*zip(*kept), [scaled], [better + judged])))


def train(game: str, rounds: int, players: int = 2, games: int = 128, length: int = 64, seed: int = 1) -> Policy:
    """Lets a policy play against itself, so many rounds of `games * length` choices, and says how it goes."""
    table = Table(game, players, games, seed)
    policy = table.policy()
    for done in range(rounds):
        batch = table.rollout(policy, length)
        # Large steps first, small ones to end with.
        rate = 1e-3 * (1 - 0.9 * done / rounds)
        for _ in range(3):
            for rows in np.array_split(table.random.permutation(games * length), 8):
                policy.learn(Batch(*(column[rows] for column in vars(batch).values())), rate)
        if (done + 1) % max(1, rounds // 10) == 0:
            won = against_bot(policy, game, "random", games=256, players=players, seed=seed + done)
            print(f"{100 * (done + 1) // rounds:3d} %: wins {won:.3f} of its games against random", flush=True)
    return policy


def against_bot(
    policy: Policy, game: str, bot: int | str, games: int = 512, players: int = 2, seed: int = 99, keen: bool = True
) -> float:
    """Which part of the games it wins against a bot of ours in the other seats, in every seat as often. It takes what it thinks
    best, or, if it is not keen, what it drew as it does against itself. Each deal is played to its end: those who stop at so many
    finished games count the short ones."""
    random = np.random.default_rng(seed)
    won, share = 0.0, games // players
    for own in range(players):
        bots = [bot if seat != own else None for seat in range(players)]
        table = vec.make(game, share, players=players, seed=seed, bots=bots, features=True)
        assert table.features is not None
        open_games = np.ones(share, np.bool_)
        while open_games.any():
            odds, _, _ = policy.judge(table.observations, table.features, table.masks)
            table.step(odds.argmax(axis=1) if keen else drawn(odds, table.masks, random))
            won += float(table.rewards[open_games, own].sum())
            open_games &= ~table.done
    return won / (share * players)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A small network learns by playing against itself.")
    parser.add_argument("game", nargs="?", default="rattus")
    parser.add_argument("--rounds", type=int, default=250)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--against", default="4")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learned = train(given.game, given.rounds, given.players, seed=given.seed)
    won = against_bot(learned, given.game, given.against, players=given.players)
    print(f"wins {won:.3f} of its games against {given.against}")
