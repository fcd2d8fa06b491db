"""Thousands of games at once."""

from __future__ import annotations

import numpy as np
import pytest

import lazaret
from lazaret import Game, key, vec


def test_games_at_once_are_the_games_one_by_one(game: str) -> None:
    n = 6
    many = vec.make(game, n, threads=2, seed=9, features=True)
    assert many.features is not None
    tables = [Game(game, seed=key(9, place)) for place in range(n)]
    numbers = list(range(n))
    for step in range(400):
        choices = np.zeros(n, np.int64)
        for place, table in enumerate(tables):
            seat = table.seat
            assert seat == many.seats[place]
            legal = len(table.legal())
            assert many.masks[place].sum() == legal and many.masks[place][:legal].all()
            assert np.array_equal(many.observations[place], table.observe())
            assert np.array_equal(many.features[place, :legal], table.features())
            choices[place] = (step * 5 + place) % legal
        many.step(choices)
        for place, table in enumerate(tables):
            table.play(int(choices[place]))
            assert many.done[place] == table.over
            assert np.allclose(many.rewards[place], table.wins())
            if table.over:
                numbers[place] += n
                tables[place] = Game(game, seed=key(9, numbers[place]))
    assert max(numbers) >= n or game != "rattus", "games ended and began anew"


def test_arrays_of_the_caller_are_written() -> None:
    columns = len(lazaret.describe("rattus", 2))
    mine = np.full((4, columns), np.nan, np.float32)
    many = vec.make("rattus", 4, players=2, observations=mine)
    assert many.observations is mine and not np.isnan(mine).any()
    for wrong in (np.zeros((4, 3), np.float32), np.zeros((4, columns)), np.zeros((columns, 4), np.float32).T):
        with pytest.raises(ValueError, match="observations: an array of float32"):
            vec.make("rattus", 4, players=2, observations=wrong)  # type: ignore[arg-type]


def test_what_does_not_fit_is_refused_and_nothing_is_played() -> None:
    many = vec.make("rattus", 3, players=2, bots=[None, 1])
    before = many.observations.copy()
    with pytest.raises(ValueError, match="game 1 has no choice 99: it has"):
        many.step(np.array([0, 99, 0]))
    with pytest.raises(ValueError, match="choices has the shape"):
        many.step(np.array([0, 0]))
    assert np.array_equal(before, many.observations)
    many.step(np.array([0, 0, 0]))
    assert not np.array_equal(before, many.observations) and not many.seats.any()
    wrong: list[tuple[list[int | str | None], str]] = [([1, 1], "every seat"), ([None], "named for 2 players"), ([None, "genius"], "genius"), ([None, 13], "13")]
    for bots, sentence in wrong:
        with pytest.raises(ValueError, match=sentence):
            vec.make("rattus", 3, players=2, bots=bots)
    with pytest.raises(ValueError, match="at least one"):
        vec.make("rattus", 0)


def test_ranges_hold_what_columns_held_and_scale_it(game: str) -> None:
    found = vec.ranges(game, players=2, choices=4_000, seed=3)
    assert found.names == lazaret.describe(game, players=2) and len(found.low) == len(found.names)
    assert (found.low <= found.mean + 1e-4).all() and (found.mean <= found.high + 1e-4).all()
    assert ((found.spread > 0) == (found.low < found.high)).all() and (found.spread > 0).sum() > 20
    # The very games out of which they came.
    many = vec.make(game, 100, players=2, seed=3)
    dice = np.random.default_rng(3)
    seen = []
    for _ in range(40):
        seen.append(many.observations.copy())
        many.step(dice.integers(many.masks.sum(axis=1)))
    rows = np.concatenate(seen)
    assert (rows.min(axis=0) == found.low).all() and (rows.max(axis=0) == found.high).all()
    scaled = found.scaled(rows)
    moving = found.spread > 0
    assert np.abs(scaled[:, moving].mean(axis=0)).max() < 1e-2 and np.abs(scaled[:, moving].std(axis=0) - 1).max() < 1e-2
    assert not scaled[:, ~moving].any()
