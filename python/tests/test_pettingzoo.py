"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import lazaret
import lazaret.pettingzoo


def module(game: str) -> Any:
    rules = next(info["rules"] for info in lazaret.games() if info["id"] == game)
    return importlib.import_module(f"lazaret.pettingzoo.{game}_v{rules}")


@pytest.mark.filterwarnings("ignore")
def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(module(game).env(), num_cycles=400, verbose_progress=False)


@pytest.mark.filterwarnings("ignore")
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: module(game).env(), num_cycles=60)


def test_a_whole_game(game: str) -> None:
    for players in next(info["players"] for info in lazaret.games() if info["id"] == game):
        env = module(game).env(players=players, features=False)
        env.reset(seed=players)
        total = dict.fromkeys(env.possible_agents, 0.0)
        steps = 0
        for agent in env.agent_iter():
            seen, reward, ended, cut, _ = env.last()
            total[agent] += reward
            assert not cut
            if ended:
                env.step(None)
                continue
            assert seen["action_mask"].any()
            env.step(int(np.flatnonzero(seen["action_mask"])[steps % seen["action_mask"].sum()]))
            steps += 1
        assert sum(total.values()) == pytest.approx(1.0)
        assert not env.agents


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = module("rattus").env(players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    before = env.observe(agent)
    with pytest.raises(lazaret.Refused, match="no choice 63"):
        env.step(63)
    after = env.observe(agent)
    assert env.agent_selection == agent
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert len(env.unwrapped.describe()) == len(before["observation"])
    assert before["action_features"].shape[1] == len(env.unwrapped.describe_choices())


def test_a_version_that_is_not_there() -> None:
    with pytest.raises(AttributeError, match="there is no rattus_v0 here, but rattus_v"):
        lazaret.pettingzoo.rattus_v0
