"""What a bot thinks, what an adviser says, what a board looks like, and bots with weights of their own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lazaret

WEIGHTS = Path(__file__).parents[2] / "crates" / "bots" / "weights"


def middle(game: str, choices: int = 12) -> lazaret.Game:
    """A game in play in which somebody has a choice of several."""
    table = lazaret.Game(game, players=3, seed=2)
    for _ in range(choices):
        seat = table.seat
        assert seat is not None
        table.play(lazaret.bot("random", choices)(table.vantage(seat)), seat)
    while len(table.legal()) < 3:
        table.play(0)
    return table


def test_a_bot_says_what_its_search_found_and_makes_the_choice_it_tried_most(game: str) -> None:
    vantage = middle(game).vantage()
    bot = lazaret.bot(9, seed=4)
    thoughts = bot.think(vantage)
    assert [thought["visits"] for thought in thoughts] == sorted((one["visits"] for one in thoughts), reverse=True)
    assert {thought["choice"] for thought in thoughts} <= set(vantage.legal)
    assert all(vantage.legal[thought["number"]] == thought["choice"] for thought in thoughts)
    tried = [thought for thought in thoughts if thought["visits"] > 0]
    assert tried and all(0 <= (thought["share"] or 0) <= 1 for thought in tried)
    assert all(thought["share"] is None for thought in thoughts if thought["visits"] == 0)
    assert lazaret.bot(9, seed=4).think(vantage) == thoughts, "the same seed thinks the same"
    assert bot(vantage) == thoughts[0]["choice"] == lazaret.bot(9, seed=4)(vantage)


def test_who_does_not_search_says_so() -> None:
    table = middle("rattus")
    with pytest.raises(ValueError, match="level 7 does not search: levels from 8 on do"):
        lazaret.bot(7).think(table.vantage())
    seat = table.seat
    assert seat is not None
    idle = table.vantage((seat + 1) % 3)
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        lazaret.bot(9).think(idle)
    with pytest.raises(ValueError, match="nothing is to be chosen"):
        idle.advise()


def test_an_adviser_names_choices_with_their_shares_and_reasons(game: str) -> None:
    vantage = middle(game).vantage()
    advice = vantage.advise(seed=1, tries=60)
    assert 1 <= len(advice) <= 3
    for advised in advice:
        assert advised["choice"] in vantage.legal and 0 <= advised["share"] <= 1 and advised["doubt"] >= 0
        assert all(not reason.startswith(f"{game}-") for reason in advised["why"]), "sentences, not keys"
    assert vantage.advise(seed=1, tries=60) == advice


def test_a_board_is_drawn_and_shows_a_seat_no_more_than_it_sees(game: str) -> None:
    table = middle(game)
    board = table.draw("spectator")
    assert len(board.splitlines()) > 4 and "\x1b" not in board
    assert not re.search(rf"\b{game}-[a-z-]+\b", board), "words, not keys"
    assert table.vantage(1).draw() == table.draw(1) == table.imagine(1, seed=9).draw(1)
    assert "Anna" in table.draw(0, ["Anna", "Boris", "Chloé"])
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        table.draw(0, ["Anna", "Boris"])


def test_a_bot_judges_by_the_weights_of_a_file(tmp_path: Path) -> None:
    table = middle("rattus")
    house = WEIGHTS / "rattus.toml"
    own = lazaret.bot(9, seed=1, weights=house)
    assert own.think(table.vantage()) == lazaret.bot(9, seed=1).think(table.vantage()), "those of the house, read again"
    text = house.read_text(encoding="utf-8")
    name = "curiosity"
    other = tmp_path / "other.toml"
    other.write_text(re.sub(rf"^{name} = .*$", f"{name} = 9.0", text, flags=re.MULTILINE), encoding="utf-8")
    changed = lazaret.bot(9, seed=1, weights=other).think(table.vantage())
    assert changed != own.think(table.vantage()), "others judge otherwise"
    other.write_text(text.replace(name, "glamour"), encoding="utf-8")
    with pytest.raises(ValueError, match="glamour"):
        lazaret.bot(9, weights=other)(table.vantage())
    with pytest.raises(FileNotFoundError):
        lazaret.bot(9, weights=tmp_path / "none.toml")


def test_a_bot_judges_by_a_net_of_a_file(tmp_path: Path) -> None:
    table = middle("rattus")
    house = WEIGHTS / "rattus.net"
    own = lazaret.bot(9, seed=1, net=house).think(table.vantage())
    assert own != lazaret.bot(9, seed=1).think(table.vantage()), "another judgement"
    assert own == lazaret.bot(9, seed=1, net=house, weights=WEIGHTS / "rattus.toml").think(table.vantage())
    met = lazaret.arena({"net": lazaret.bot(7, net=house), "weak": "random"}, "rattus", games=20)
    assert met["net"].wins > 10
    other = tmp_path / "other.net"
    for broken, sentence in [
        (house.read_bytes()[:-1] + b"?", "not whole"),
        (house.read_bytes()[:40], "not whole"),
        (b"[weights]", "no net of Lazaret"),
        ((WEIGHTS / "pest.net").read_bytes(), "for another game"),
    ]:
        other.write_bytes(broken)
        with pytest.raises(ValueError, match=sentence):
            lazaret.bot(9, net=other)(table.vantage())
