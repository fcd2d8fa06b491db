"""The example of PPO learns: at the end of some minutes it wins more than at the beginning."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

import ppo  # noqa: E402


def test_ppo_improves_against_easy() -> None:
    course = ppo.train(float(os.environ.get("LAZARET_LEARN", "2")))
    assert course[-1] > course[0] + 0.05, course
