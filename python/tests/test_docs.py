"""What the documentation shows first runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path


def test_the_first_example_runs() -> None:
    text = (Path(__file__).parents[2] / "docs" / "python.md").read_text(encoding="utf-8")
    example = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    assert "lazaret.Game(" in example
    exec(compile(example, "docs/python.md", "exec"), {})
