"""What the tests have in common."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import lazaret

GAMES = [info["id"] for info in lazaret.games()]


@pytest.fixture(scope="session")
def program() -> Path:
    """The program itself: `make python-test` builds it."""
    path = Path(os.environ.get("LAZARET", Path(__file__).parents[2] / "target" / "debug" / "lazaret"))
    assert path.exists(), f"{path} is not there: run `make python-test`, or set LAZARET to the program"
    return path


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)
