"""The example of self-play learns: after a few rounds against itself it beats chance, and its numbers add up."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

import self_play  # noqa: E402


def test_every_choice_is_looked_back_on_by_the_seat_that_made_it() -> None:
    table = self_play.Table("rattus", players=3, games=8, seed=4)
    policy = table.policy(hidden=8)
    batch = table.rollout(policy, length=400)
    assert len(batch.seen) == 8 * 400 == len(batch.returns)
    # Nobody has learned to judge: what a choice returns lies between nothing and the whole game, near a third of it.
    assert -0.2 < batch.returns.min() and batch.returns.max() < 1.2
    assert 0.2 < batch.returns.mean() < 0.45
    assert np.isclose(batch.gains.mean(), 0, atol=1e-3) and np.isclose(batch.gains.std(), 1, atol=1e-2)


def test_self_play_learns_to_beat_chance() -> None:
    policy = self_play.train("rattus", rounds=12, games=64, length=48)
    won = self_play.against_bot(policy, "rattus", "random", games=200)
    assert won > 0.6, won
