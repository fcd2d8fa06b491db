"""Games between bots as rows to learn from, in files that NumPy reads: what a seat saw, what it could choose, what it chose,
and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._engine import Bot, Game, Vantage, describe, key, whim

__all__ = ["COLUMNS", "write"]

Player = int | str | Bot | Callable[[Vantage], "str | int"]

COLUMNS = {
    "observations": "what the seat that chose saw (float32; a row a choice, `lazaret.describe` names the columns)",
    "features": "its legal choices, one after the other (float32; `lazaret.describe_choices` names the columns)",
    "offered": "how many of these rows belong to each choice (int32)",
    "chosen": "which of them it chose, from 0 (int32)",
    "seats": "who chose (uint8)",
    "games": "the number of the game in the series (int64)",
    "wins": "what the seat then had of the win: 1, a part of a shared one, or 0 (float32)",
    "points": "the points that it then had (int32)",
}
"""The arrays of a file."""


def _played(game: str, players: int, options: str, seed: int, number: int, bots: Sequence[Player]) -> dict[str, Any]:
    """One game. The bots of ours have the whims that `lazaret sim` gives them."""
    table = Game(game, players, options, seed=key(seed, number))
    seated = [Bot(bot, whim(seed, number, seat)) if isinstance(bot, int | str) else bot for seat, bot in enumerate(bots)]
    rows: dict[str, list[Any]] = {name: [] for name in ("observations", "features", "offered", "chosen", "seats")}
    while (seat := table.seat) is not None:
        legal = table.legal(seat)
        if len(legal) == 1:
            table.play(0, seat)
            continue
        answer = seated[seat](table.vantage(seat))
        chosen = legal.index(answer) if isinstance(answer, str) and answer in legal else answer
        if isinstance(chosen, bool) or not isinstance(chosen, int) or not 0 <= chosen < len(legal):
            raise ValueError(f"seat {seat}, game {number}: {answer!r} is no legal choice; {legal[0]!r} was")
        rows["observations"].append(table.observe(seat))
        rows["features"].append(table.features(seat))
        rows["offered"].append(len(legal))
        rows["chosen"].append(chosen)
        rows["seats"].append(seat)
        table.play(chosen, seat)
    wins, points = table.wins(), table.points()
    rows["games"] = [number] * len(rows["seats"])
    rows["wins"] = [wins[seat] for seat in rows["seats"]]
    rows["points"] = [points[seat] for seat in rows["seats"]]
    return rows


def _sheet(rows: list[dict[str, Any]], name: str, kind: type[np.generic]) -> NDArray[Any]:
    return np.array([value for one in rows for value in one[name]], kind)


def write(
    folder: str | PathLike[str],
    game: str,
    bots: Sequence[Player],
    games: int,
    *,
    options: str = "",
    seed: int = 0,
    each: int = 100,
    threads: int = 1,
) -> list[Path]:
    """Plays games between bots, one a seat, and writes them to `folder`, so many games `each` file; says which files. The
    arrays of a file are those of `COLUMNS`.

    A bot is a level, a kind of play, a `lazaret.bot` or any callable over a `Vantage`; one that remembers something is its
    own in each seat only if you make it so, and with more than one thread it is asked by several at once. Game *n* is game
    *n* of `lazaret sim --seed SEED`. Files depend on nothing but this: a file that is there was written whole, and is not
    written again, so that the same call goes on after an interruption.
    """
    if games < 1 or each < 1 or threads < 1:
        raise ValueError("at least one game, one game a file and one thread")
    players = Game(game, len(bots), options, seed=0).players
    columns, choice_columns = describe(game, players, options)
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    with ThreadPoolExecutor(threads) as pool:
        for first in range(0, games, each):
            last = min(first + each, games)
            file = folder / f"{game}-{seed}-{first}-{last}.npz"
            files.append(file)
            if file.exists():
                continue
            numbers = range(first, last)
            rows = list(pool.map(lambda number: _played(game, players, options, seed, number, bots), numbers))
            features = [sheet for one in rows for sheet in one["features"]]
            unfinished = file.with_suffix(".part")
            with unfinished.open("wb") as out:
                np.savez_compressed(
                    out,
                    observations=_sheet(rows, "observations", np.float32).reshape(-1, len(columns)),
                    features=np.concatenate(features) if features else np.zeros((0, len(choice_columns)), np.float32),
                    offered=_sheet(rows, "offered", np.int32),
                    chosen=_sheet(rows, "chosen", np.int32),
                    seats=_sheet(rows, "seats", np.uint8),
                    games=_sheet(rows, "games", np.int64),
                    wins=_sheet(rows, "wins", np.float32),
                    points=_sheet(rows, "points", np.int32),
                )
            unfinished.replace(file)
    return files
