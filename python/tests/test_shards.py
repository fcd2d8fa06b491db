"""Games between bots written as rows to learn from."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

import lazaret
from lazaret import shards


def mine(vantage: lazaret.Vantage) -> int:
    return len(vantage.legal) - 1


def test_a_file_has_every_choice_with_what_came_of_it(game: str, tmp_path: Path) -> None:
    files = shards.write(tmp_path, game, ["random", mine, "random"], 3, seed=9, each=2)
    assert [file.name for file in files] == [f"{game}-9-0-2.npz", f"{game}-9-2-3.npz"]
    with np.load(files[0]) as rows:
        assert set(rows) == set(shards.COLUMNS)
        choices = len(rows["chosen"])
        assert choices > 20 and set(rows["games"]) == {0, 1}
        assert rows["observations"].shape == (choices, len(lazaret.describe(game, players=3)))
        assert rows["features"].shape == (rows["offered"].sum(), len(lazaret.describe_choices(game)))
        assert (rows["offered"] >= 2).all() and (rows["chosen"] < rows["offered"]).all()
        own = rows["seats"] == 1
        assert (rows["chosen"][own] == rows["offered"][own] - 1).all(), "mine takes the last"
        for number in (0, 1):
            of_game = rows["games"] == number
            won = {int(seat): float(win) for seat, win in zip(rows["seats"][of_game], rows["wins"][of_game])}
            assert sum(won.values()) == pytest.approx(1.0)
    # The first row is what the first seat sees before the first choice.
    table = lazaret.Game(game, players=3, seed=lazaret.key(9, 0))
    while len(table.legal()) == 1:
        table.play(0)
    with np.load(files[0]) as rows:
        assert (rows["observations"][0] == table.observe()).all() and rows["seats"][0] == table.seat


def test_the_games_are_those_of_a_simulation_and_do_not_depend_on_threads(program: Path, tmp_path: Path) -> None:
    asked = [str(program), "sim", "rattus", "--players", "2", "--bots", "4,random", "--games", "6", "--seed", "3", "--json"]
    said = json.loads(subprocess.run(asked, capture_output=True, check=True).stdout)
    one = shards.write(tmp_path / "one", "rattus", [4, "random"], 6, seed=3)[0]
    two = shards.write(tmp_path / "two", "rattus", [4, "random"], 6, seed=3, threads=3)[0]
    assert one.read_bytes() == two.read_bytes()
    with np.load(one) as rows:
        for seat in (0, 1):
            own = [(rows["games"] == game) & (rows["seats"] == seat) for game in range(6)]
            assert sum(rows["wins"][one][0] for one in own) == pytest.approx(said["wins"][seat])
            mean = sum(int(rows["points"][one][0]) for one in own) / 6
            assert mean == pytest.approx(said["scores"][seat]["mean"])


def test_what_was_written_is_not_written_again_and_what_is_wrong_is_told(tmp_path: Path) -> None:
    (first,) = shards.write(tmp_path, "rattus", ["random", "random"], 2)
    first.write_bytes(b"kept")
    assert shards.write(tmp_path, "rattus", ["random", "random"], 2) == [first] and first.read_bytes() == b"kept"
    with pytest.raises(ValueError, match="is no legal choice"):
        shards.write(tmp_path, "rattus", ["random", lambda vantage: 999], 1, seed=1)
    assert not list(tmp_path.glob("*.part")) and not list(tmp_path.glob("rattus-1-*"))
    with pytest.raises(ValueError, match="at least one game"):
        shards.write(tmp_path, "rattus", ["random", "random"], 0)
