"""The types of the package are those of the compiled part, and everything fits them."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from lazaret import _engine

ROOT = Path(__file__).parents[1]


def test_the_stub_names_what_there_is() -> None:
    stub = ast.parse((ROOT / "lazaret" / "_engine.pyi").read_text())
    for item in stub.body:
        if isinstance(item, ast.FunctionDef):
            assert callable(getattr(_engine, item.name)), item.name
        if isinstance(item, ast.ClassDef) and item.name not in ("GameInfo", "Refused", "Thought", "Advised"):
            methods = {method.name for method in item.body if isinstance(method, ast.FunctionDef)}
            there = {name for name in dir(getattr(_engine, item.name)) if not name.startswith("_")}
            assert {name for name in methods if not name.startswith("_")} == there, item.name


def test_mypy_finds_no_fault() -> None:
    asked = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml")]
    found = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
