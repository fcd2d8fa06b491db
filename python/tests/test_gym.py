"""One seat against bots, as Gymnasium knows it."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import lazaret
from lazaret.gym import Seat


class Masked(Seat):
    """Whoever checks an environment chooses without looking at the mask: the number is counted round."""

    def step(self, action: int) -> object:  # type: ignore[override]
        return super().step(int(action) % max(1, int(self.action_masks().sum())))


def test_gymnasium_finds_no_fault(game: str) -> None:
    check_env(Masked(game, ["random"]), skip_render_check=True)


def test_a_game_is_played_to_its_end_and_the_reward_is_the_win(game: str) -> None:
    env = Seat(game, [1, "random"], seat=None, render_mode="ansi")
    seats, rewards = set(), []
    for seed in range(4):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        assert (env.render() or "").count("\n") > 3
        reward, over = 0.0, False
        while not over:
            offered = int(seen["action_mask"].sum())
            assert offered > 1 and not seen["action_features"][offered:].any(), "nobody is asked without a choice"
            assert (env.action_masks() == seen["action_mask"].astype(bool)).all()
            seen, reward, over, cut, _ = env.step(seed % offered)
            assert not cut and (over or reward == 0.0)
        rewards.append(reward)
        assert not seen["action_mask"].any()
    assert len(seats) > 1 and all(0.0 <= reward <= 1.0 for reward in rewards)
    with pytest.raises(lazaret.Refused):
        env.step(0)


def test_the_same_seed_is_the_same_game_and_a_callable_plays_too() -> None:
    asked = []

    def other(vantage: lazaret.Vantage) -> int:
        asked.append(vantage.seat)
        return 0

    def course(env: Seat) -> list[bytes]:
        seen, _ = env.reset(seed=7)
        rows, over = [seen["observation"].tobytes()], False
        while not over:
            seen, _, over, _, _ = env.step(0)
            rows.append(np.asarray(seen["observation"]).tobytes())
        return rows

    assert course(Seat("rattus", [3])) == course(Seat("rattus", [3]))
    course(Seat("rattus", [other], seat=1))
    assert asked and set(asked) == {0}
    with pytest.raises(ValueError, match="no seat 2"):
        Seat("rattus", [1], seat=2)
    with pytest.raises(ValueError, match="13"):
        Seat("rattus", [13])
