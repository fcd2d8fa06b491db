"""Bots against each other, yours among them."""

from __future__ import annotations

import math
import queue
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ._engine import Bot, Game, Vantage, key, whim
from ._engine import games as _games

Player = Callable[[Vantage], "str | int"]


class BotFault(Exception):
    """A bot raised, took too long or chose what is not legal. `arena` is what was played before: nothing of it is lost."""

    def __init__(self, sentence: str, arena: Arena) -> None:
        super().__init__(sentence)
        self.arena = arena


@dataclass
class Contestant:
    """How one bot did."""

    name: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0

    @property
    def win_rate(self) -> float:
        """The part of its games that it won; a shared win counts as its part."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The true rate lies between these (95 %, Wilson)."""
        if not self.games:
            return (0.0, 1.0)
        n, rate, z = self.games, self.win_rate, 1.959964
        middle = rate + z * z / (2 * n)
        reach = z * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
        low, high = (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n)
        return (max(0.0, low), min(1.0, high))


@dataclass
class Arena:
    """What an arena found: the bots in the order in which they were named, and the records of the games if they were kept."""

    game: str
    options: str
    bots: list[Contestant]
    games: int = 0
    records: list[str] = field(default_factory=list)

    def __getitem__(self, name: str) -> Contestant:
        for bot in self.bots:
            if bot.name == name:
                return bot
        raise KeyError(name)


class _Clerk:
    """Asks somebody's bot, and waits no longer than the patience lasts. A bot that hangs is left behind with its thread."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.asked: queue.SimpleQueue[tuple[Player, Vantage]] = queue.SimpleQueue()
        self.answers: queue.SimpleQueue[tuple[bool, object]] = queue.SimpleQueue()
        threading.Thread(target=self._work, daemon=True, name="lazaret bot").start()

    def _work(self) -> None:
        while True:
            player, vantage = self.asked.get()
            try:
                self.answers.put((True, player(vantage)))
            except BaseException as error:
                self.answers.put((False, error))

    def ask(self, player: Player, vantage: Vantage) -> tuple[bool, object]:
        self.asked.put((player, vantage))
        return self.answers.get(timeout=self.patience)


def arena(
    bots: Mapping[str, int | str | Player],
    game: str,
    games: int = 100,
    *,
    options: str = "",
    seed: int = 1347,
    patience: float = 10.0,
    records: bool = False,
) -> Arena:
    """Lets bots meet: one a seat, by name. Each is a level of ours (`11`), a kind of play (`"random"`) or any callable that takes a `Vantage` and
    answers with a legal choice, by its words or its number.

    Bot *b* sits in seat *b + g* of game *g*, and everybody gets each deal once, as in `lazaret arena`. A callable has
    `patience` seconds for a choice. If one raises, takes longer or chooses what is not legal, `BotFault` says which bot did
    what in which game, and carries what was played before.
    """
    names = list(bots)
    known = {info["id"]: info for info in _games()}
    if game in known and len(names) not in known[game]["players"]:
        allowed = ", ".join(map(str, known[game]["players"]))
        raise ValueError(f"{game} is played by {allowed}, not by {len(names)}: name a bot for each seat")
    for name, bot in bots.items():
        if not isinstance(bot, int | str) and not callable(bot):
            raise TypeError(f"the bot {name} is neither a level nor something that can be called")
        if isinstance(bot, int | str):
            Bot(bot)
    found = Arena(game, Game(game, len(names), options, seed=0).options, [Contestant(name) for name in names])
    clerk: _Clerk | None = None
    for number in range(games):
        table = Game(game, len(names), options, seed=key(seed, number // len(names)))
        order = [(seat - number) % len(names) for seat in range(len(names))]
        seated: list[Player] = []
        for seat, who in enumerate(order):
            bot = bots[names[who]]
            seated.append(Bot(bot, whim(seed, number, seat)) if isinstance(bot, int | str) else bot)
        choices = [0] * len(names)
        while (seat_asked := table.seat) is not None:
            who = order[seat_asked]
            player = seated[seat_asked]
            legal = table.legal(seat_asked)
            if len(legal) == 1:
                table.play(0, seat_asked)
                continue
            choices[who] += 1
            vantage = table.vantage(seat_asked)
            if isinstance(player, Bot):
                table.play(player(vantage), seat_asked)
                continue
            place = f"the bot {names[who]}, choice {choices[who]} of game {number + 1}"
            clerk = clerk or _Clerk(patience)
            try:
                answered, answer = clerk.ask(player, vantage)
            except queue.Empty:
                raise BotFault(f"{place}: no choice within {patience:g} s", found) from None
            if not answered:
                cause = answer if isinstance(answer, BaseException) else None
                raise BotFault(f"{place}: it raised {type(answer).__name__}: {answer}", found) from cause
            if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(legal):
                table.play(answer, seat_asked)
            elif isinstance(answer, str) and answer in legal:
                table.play(answer, seat_asked)
            else:
                raise BotFault(f"{place}: {answer!r} is no legal choice; {len(legal)} were, {legal[0]!r} the first", found)
        wins, points = table.wins(), table.points()
        for seat, who in enumerate(order):
            found.bots[who].games += 1
            found.bots[who].wins += wins[seat]
            found.bots[who].points += points[seat]
        found.games += 1
        if records:
            found.records.append(table.record([names[who] for who in order]))
    return found
