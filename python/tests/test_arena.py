"""Bots from Python and Python bots."""

from __future__ import annotations

import time

import pytest

import lazaret
from lazaret import BotFault, Vantage


def first(vantage: Vantage) -> str:
    return vantage.legal[0]


def test_any_callable_meets_our_bots_in_every_seat() -> None:
    found = lazaret.arena({"mine": first, "easy": 1}, "rattus", 20, seed=3, records=True)
    mine, easy = found["mine"], found["easy"]
    assert found.games == mine.games == easy.games == len(found.records) == 20
    assert mine.wins + easy.wins == pytest.approx(20)
    assert easy.wins > mine.wins, "whoever always takes the first choice loses to easy"
    low, high = easy.interval
    assert low < easy.win_rate <= high
    seats = [record.split("\nseat 0 ")[1].split("\n")[0] for record in found.records]
    assert seats.count("mine") == seats.count("easy") == 10
    assert found == lazaret.arena({"mine": first, "easy": 1}, "rattus", 20, seed=3, records=True)


def test_a_choice_may_be_a_number() -> None:
    by_word = lazaret.arena({"mine": first, "easy": 1}, "rattus", 4)
    by_number = lazaret.arena({"mine": lambda vantage: 0, "easy": 1}, "rattus", 4)
    assert by_word == by_number


def test_a_bot_imagines_and_asks_ours() -> None:
    hard = lazaret.bot(10, seed=1)

    def borrowed(vantage: Vantage) -> str:
        imagined = vantage.imagine(seed=vantage.step)
        assert imagined.seat is not None
        imagined.play(0)
        return hard(vantage)

    found = lazaret.arena({"borrowed": borrowed, "random": "random"}, "rattus", 2)
    assert found.games == 2


class Faulty:
    """Well for some choices, then not."""

    def __init__(self, after: int, fault: object) -> None:
        self.left, self.fault = after, fault

    def __call__(self, vantage: Vantage) -> str:
        self.left -= 1
        if self.left >= 0:
            return vantage.legal[0]
        if isinstance(self.fault, Exception):
            raise self.fault
        if isinstance(self.fault, float):
            time.sleep(self.fault)
        return "dance" if self.fault == "dance" else vantage.legal[0]


@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        (RuntimeError("oh no"), r"the bot mine, choice \d+ of game \d+: it raised RuntimeError: oh no"),
        (3.0, r"the bot mine, choice \d+ of game \d+: no choice within 0.5 s"),
        ("dance", r"the bot mine, choice \d+ of game \d+: 'dance' is no legal choice; \d+ were"),
    ],
)
def test_a_bot_that_fails_is_told_of_and_nothing_is_lost(fault: object, sentence: str) -> None:
    with pytest.raises(BotFault, match=sentence) as error:
        lazaret.arena({"mine": Faulty(300, fault), "easy": 1}, "rattus", 50, patience=0.5)
    assert "\n" not in str(error.value)
    done = error.value.arena
    assert 0 < done.games < 50 and done["mine"].games == done.games


def test_wrong_bots_are_refused_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="rattus is played by 2, 3, 4, not by 1"):
        lazaret.arena({"alone": 1}, "rattus")
    with pytest.raises(ValueError, match="genius"):
        lazaret.arena({"a": "genius", "b": 1}, "rattus")
    with pytest.raises(TypeError, match="the bot a is neither"):
        lazaret.arena({"a": 3.5, "b": 1}, "rattus")  # type: ignore[dict-item]
    with pytest.raises(ValueError, match="chess"):
        lazaret.arena({"a": 1, "b": "easy"}, "chess")
