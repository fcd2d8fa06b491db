"""Records are read, stepped through and analysed."""

from __future__ import annotations

from pathlib import Path

import pytest

import lazaret

VALID = Path(__file__).parents[2] / "crates"


def played(game: str, players: int, seed: int, level: int | str = "random") -> str:
    table = lazaret.Game(game, players=players, seed=seed)
    bots = [lazaret.bot(level, lazaret.whim(seed, 0, seat)) for seat in range(players)]
    while (seat := table.seat) is not None:
        table.play(bots[seat](table.vantage(seat)), seat)
    return table.record([f"Anna {seat}" for seat in range(players)])


def test_a_record_is_stepped_through_choice_by_choice(game: str) -> None:
    record = lazaret.Record(played(game, 3, 5))
    assert (record.game, record.players, record.names) == (game, 3, ["Anna 0", "Anna 1", "Anna 2"])
    assert len(record) == len(record.choices) > 10
    assert [step for step, *_ in record.choices] == sorted({step for step, *_ in record.choices})
    for number in range(0, len(record), 5):
        _, seat, choice, stands = record.choices[number]
        before = record.at(number)
        assert stands and choice in before.legal(seat)
        before.play(choice, seat)
        assert before.fingerprint == record.at(number + 1).fingerprint, "and chance is that of the game"
    last = record.at(len(record))
    assert last.over and sum(last.wins()) == pytest.approx(1.0)
    with pytest.raises(IndexError, match="numbered up to"):
        record.at(len(record) + 1)
    with pytest.raises(ValueError, match="begins in the middle"):
        record.at(1).record()


def test_what_was_taken_back_is_there_and_does_not_stand() -> None:
    found = 0
    for path in sorted(VALID.glob("*/tests/games/valid/*.game")):
        text = path.read_text(encoding="utf-8")
        if "undo" not in text:
            continue
        record = lazaret.read_record(path)
        fallen = [number for number, (*_, stands) in enumerate(record.choices) if not stands]
        assert fallen, path
        # The next choice is made in the position before the one that was taken back.
        for number in fallen:
            assert record.choices[number][2] in record.at(number).legal(record.choices[number][1])
        found += 1
    assert found > 0, "a record in which something was taken back"


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("no record", "this is no record"),
        ("lazaret 1\ngame rattus\n", "line "),
        (None, "line 8, column 1"),
    ],
)
def test_a_broken_record_is_refused_in_one_sentence(text: str | None, part: str) -> None:
    if text is None:
        lines = played("rattus", 2, 1).splitlines()
        first = next(number for number, line in enumerate(lines) if line[:1].isdigit())
        lines[first] = "0 dance"
        text, part = "\n".join(lines), f"line {first + 1}, column "
    with pytest.raises(ValueError, match=part) as caught:
        lazaret.Record(text)
    assert "\n" not in str(caught.value)


def test_an_analysis_is_that_of_the_program(program: Path, tmp_path: Path) -> None:
    import json
    import subprocess

    text = played("rattus", 2, 3, 7)
    (tmp_path / "a.game").write_text(text, encoding="utf-8")
    asked = [str(program), "analyse", "a.game", "--json"]
    said = json.loads(subprocess.run(asked, cwd=tmp_path, capture_output=True, check=True).stdout)
    found = lazaret.Record(text).analyse()
    assert found["start"] == said["start"] and found["seats"] == said["seats"] and len(found["steps"]) == len(said["steps"])
    with pytest.raises(ValueError, match="depth"):
        lazaret.Record(text).analyse(0)
