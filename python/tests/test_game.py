"""A game in play: the same as in the program, and honest."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import lazaret
from lazaret import Game, Refused, bot, key, whim

SEEDS = 1000


def played(game: str, seed: int, number: int) -> Game:
    """Random bots, seated as `lazaret sim` does."""
    table = Game(game, seed=key(seed, number))
    bots = [bot("random", whim(seed, number, seat)) for seat in range(table.players)]
    while (seat := table.seat) is not None:
        table.play(bots[seat](table.vantage(seat)))
    return table


def test_records_are_those_of_the_program(game: str, program: Path, tmp_path: Path) -> None:
    asked = ["sim", game, "--games", str(SEEDS), "--seed", "5", "--records", str(tmp_path)]
    subprocess.run([program, *asked], check=True, capture_output=True)
    for number in range(SEEDS):
        table = played(game, 5, number)
        record = (tmp_path / f"{game}-5-{number}.game").read_text()
        assert table.record(["random"] * table.players) == record, f"game {number}"


def test_a_game_is_honest_by_default(game: str) -> None:
    table = Game(game)
    with pytest.raises(PermissionError, match="privileged=True"):
        table.record()
    with pytest.raises(PermissionError, match="privileged=True"):
        table.clone()
    with pytest.raises(PermissionError, match="privileged=True"):
        table.points()
    with pytest.raises(PermissionError, match="privileged=True"):
        _ = table.fingerprint
    while not table.over:
        table.play(0)
    assert table.record().startswith("lazaret 1\n")
    assert len(table.points()) == table.players


def test_nothing_that_a_bot_gets_tells_what_its_seat_cannot_know() -> None:
    """Two positions that look the same to a seat are the same to a bot in it, whatever the others hold."""
    table = Game("contagion", players=3, seed=3)
    hidden = 0
    for step in range(200):
        seat = table.seat
        if seat is None:
            break
        here, guessed = table.vantage(seat), table.imagine(seat, seed=step).vantage(seat)
        assert here.view == guessed.view
        assert here.legal == guessed.legal
        assert np.array_equal(here.observe(), guessed.observe())
        assert np.array_equal(here.features(), guessed.features())
        others = [other for other in range(3) if other != seat]
        hands = [table.view(other)["seats"][other]["cards"] for other in others]
        seen = [here.view["seats"][other]["cards"] for other in others]
        hidden += hands != seen
        table.play(step % len(here.legal))
    assert hidden > 10, "others held cards that the seat did not see"
    tells = {name for name in dir(lazaret.Vantage) if not name.startswith("_")}
    expected = "advise draw game imagine features legal observe options players question seat step view"
    assert tells == set(expected.split())


def test_a_copy_and_an_imagined_game_go_their_own_ways() -> None:
    table = Game("pest", players=2, seed=1, privileged=True)
    copy = table.clone()
    before = table.fingerprint
    assert copy.fingerprint == before
    imagined = table.imagine(seed=4)
    for other in (copy, imagined):
        other.play(0)
        assert (table.fingerprint, table.step) == (before, 0) or table.fingerprint == before
    table.play(0)
    assert table.fingerprint == copy.fingerprint, "the same choice and the same chance"
    with pytest.raises(ValueError, match="this game has no record: it was imagined"):
        imagined.record()


def test_what_is_wrong_is_told_in_one_sentence() -> None:
    wrong: list[tuple[Callable[[], object], str]] = [
        (lambda: Game("chess"), "no game “chess”"),
        (lambda: Game("rattus", players=9), "players"),
        (lambda: Game("rattus", options="colour=red"), "colour"),
        (lambda: Game("rattus", seed=b"short"), "32 bytes, not 5"),
        (lambda: bot("genius"), "no bot “genius”"),
    ]
    for made, sentence in wrong:
        with pytest.raises(ValueError, match=sentence) as error:
            made()
        assert "\n" not in str(error.value)
    table = Game("rattus", players=2, seed=1)
    before = table.legal()
    seat = table.seat
    assert seat is not None
    refused: list[tuple[int | str, str]] = [("dance", "dance"), (999, "no choice 999"), ("end", ".")]
    for choice, sentence in refused:
        with pytest.raises(Refused, match=sentence):
            table.play(choice)
    with pytest.raises(Refused, match=f"waiting for {seat}\\."):
        table.play(before[0], seat=1 - seat)
    with pytest.raises(ValueError, match="no seat 7"):
        table.view(7)
    with pytest.raises(ValueError, match="spectator"):
        table.view("god")  # type: ignore[arg-type]
    assert table.legal() == before


def test_every_column_has_a_name_and_a_number(game: str) -> None:
    for players in next(info["players"] for info in lazaret.games() if info["id"] == game):
        table = Game(game, players=players, seed=2)
        names, choices = lazaret.describe(game, players), lazaret.describe_choices(game)
        assert len(set(names)) == len(names) == len(table.observe())
        assert table.features().shape == (len(table.legal()), len(choices))
        assert names[: players] == [f"own.{seat}" for seat in range(players)]
        seat = table.seat
        assert seat is not None and table.observe(seat)[seat] == 1


def test_everything_is_documented() -> None:
    for thing in (lazaret.Game, lazaret.Vantage, lazaret.Bot):
        for name in dir(thing):
            if not name.startswith("_"):
                assert getattr(thing, name).__doc__, f"{thing.__name__}.{name}"
    for name in lazaret.__all__:
        assert getattr(lazaret, name).__doc__, name
