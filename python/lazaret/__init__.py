"""Lazaret for Python: four plague-time board games for people who study games.

`Game` is a game in play, honest by default: what a seat cannot know does not come out of it before the end.
`bot` is one of our bots, `arena` lets bots meet, yours among them. `lazaret.pettingzoo` has the games as PettingZoo
environments, `lazaret.vec` plays thousands at once, `lazaret.ray` spreads studies over a cluster.
"""

from os import PathLike
from pathlib import Path

from ._arena import Arena, BotFault, Contestant, arena
from ._engine import Bot, Game, Record, Refused, Vantage, games, key, levels, patch, whim
from ._engine import describe as _describe

__all__ = [
    "Arena",
    "Bot",
    "BotFault",
    "Contestant",
    "Game",
    "Record",
    "Refused",
    "Vantage",
    "arena",
    "bot",
    "describe",
    "describe_choices",
    "games",
    "key",
    "levels",
    "patch",
    "read_record",
    "whim",
]


def bot(
    level: int | str,
    seed: int = 0,
    weights: str | PathLike[str] | None = None,
    net: str | PathLike[str] | None = None,
) -> Bot:
    """A bot of ours: a level from 1 to 12, or a kind of play, `random` or `greedy`.

    It is called with a `Vantage` and answers with its choice. The same seed gives the same choices on every machine.
    `weights` is a file like the `.toml` in `crates/bots/weights`: the bot judges by it instead of by that of the house.
    `net` is one like the `.net` there: then positions are judged by what games taught it, and not by weighed terms.
    """
    text = None if weights is None else Path(weights).read_text(encoding="utf-8")
    return Bot(level, seed, text, None if net is None else Path(net).read_bytes())


def read_record(path: str | PathLike[str]) -> Record:
    """A record out of a file. One that was played with changed cards lays its patch over this process."""
    return Record(Path(path).read_text(encoding="utf-8"))


def describe(game: str, players: int | None = None, options: str = "") -> list[str]:
    """The name of every column of an observation at such a table.

    Seats are counted from the one that looks: `+0` is its own, `+1` the next to the left. For the columns of a choice
    see `describe_choices`.
    """
    return _describe(game, players, options)[0]


def describe_choices(game: str) -> list[str]:
    """The name of every column of a choice: its kind, then the words and numbers that it names."""
    return _describe(game)[1]
