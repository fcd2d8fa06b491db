"""Does the first seat win too often? A notebook in the form of a script: each `# %%` begins a cell.

Run it as it is, or open it in an editor that knows cells. The plot needs matplotlib (`pip install lazaret[plot]`); without it
the figures are printed.
"""

# %% Many games at once, everybody at random
from __future__ import annotations

import sys

import numpy as np

from lazaret import vec

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
random = np.random.default_rng(1347)


def wins_by_seat(game: str, players: int, games: int) -> np.ndarray:
    """What part of the games each seat wins."""
    places = min(games, 256)
    each = -(-games // places)
    many = vec.make(game, places, players=players, seed=1)
    wins, ended = np.zeros(players), np.zeros(places, dtype=int)
    # Every place plays as many games as the others. To stop at the first so many that end would favour short ones.
    while (ended < each).any():
        # A random number for each choice that there is, and the largest wins.
        many.step(np.where(many.masks, random.random(many.masks.shape), -1.0).argmax(axis=1))
        counted = many.done & (ended < each)
        wins += many.rewards[counted].sum(axis=0)
        ended += counted
    return wins / float(ended.sum())


# %% The figures
found = {players: wins_by_seat("rattus", players, GAMES) for players in (2, 3, 4)}
for players, wins in found.items():
    error = np.sqrt(wins * (1 - wins) / GAMES)
    print(players, "players:", ", ".join(f"{win:.3f} ± {one:.3f}" for win, one in zip(wins, error)))

# %% The plot
try:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
except ImportError:
    print("matplotlib is not there: no plot")
else:
    figure, axes = pyplot.subplots(1, len(found), figsize=(9, 3), sharey=True)
    for axis, (players, wins) in zip(axes, found.items()):
        axis.bar(range(players), wins)
        axis.axhline(1 / players, linestyle="--", color="black")
        axis.set(title=f"{players} players", xlabel="seat", xticks=range(players))
    axes[0].set_ylabel("part of the games won")
    figure.tight_layout()
    figure.savefig("first_seat.svg")
    print("first_seat.svg")
