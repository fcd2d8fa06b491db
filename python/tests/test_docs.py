"""What the documentation shows runs as it stands: each section of Python by itself, each command of the program."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ["docs/python.md", "README.md"]
SHELL = ["docs/laboratory.md", "docs/own-bot.md"]

STUDY = 'title = "small"\ngames = 20\nclose = 0\n[[series]]\ngame = "rattus"\nplayers = 2\nbots = ["random", "greedy"]\n'
PATCH = (
    "[cities.city.mexico_city]\npopulation = 7\npoints = [7, 4, 2]\n\n"
    '[city_actions.special.draw_2]\neffects = [{ op = "draw", n = 3 }]\n'
)


def sections() -> list[tuple[str, str]]:
    """The Python of each section, in order: later examples go on from earlier ones."""
    found = []
    for name in PYTHON:
        text = (ROOT / name).read_text(encoding="utf-8")
        for section in re.split(r"^## ", text, flags=re.MULTILINE):
            code = "\n".join(re.findall(r"```python\n(.*?)```", section, re.DOTALL))
            if code:
                found.append((f"{name}: {section.splitlines()[0]}", code))
    return found


@pytest.mark.parametrize(("place", "code"), sections(), ids=[place for place, _ in sections()])
def test_the_python_of_every_section_runs(place: str, code: str, tmp_path: Path) -> None:
    if "import ray" in code and importlib.util.find_spec("ray") is None:
        pytest.skip("Ray is not installed: tests/test_ray.py tries what stands there, and `make ray-test` runs it")
    (tmp_path / "studies").mkdir()
    (tmp_path / "studies" / "rattus.toml").write_text(STUDY)
    weights = (ROOT / "crates" / "bots" / "weights" / "rattus.toml").read_text(encoding="utf-8")
    (tmp_path / "mine.toml").write_text(weights, encoding="utf-8")
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, f"{place}\n{ran.stderr}"


def commands() -> list[tuple[str, str]]:
    """Every command of the program that the documents show, without what stands behind it."""
    found = []
    for name in SHELL:
        for block in re.findall(r"```sh\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL):
            found += [(name, shlex.join(shlex.split(line, comments=True))) for line in block.splitlines() if line.startswith("lazaret")]
    return found


def test_every_command_of_the_laboratory_and_of_own_bots_runs(program: Path, tmp_path: Path) -> None:
    (tmp_path / "studies").mkdir()
    (tmp_path / "studies" / "rattus.toml").write_text(STUDY)
    (tmp_path / "mine.toml").write_text(PATCH)
    bot = (ROOT / "docs" / "own_bot.py").read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(bot, encoding="utf-8")
    (tmp_path / "mybot").write_text(f"#!{sys.executable}\n{bot}", encoding="utf-8")
    (tmp_path / "mybot").chmod(0o755)
    path = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "LANG": "C.UTF-8"}

    def run(command: str) -> None:
        # A few games show that a command is one; how many there are is not what is tried.
        few = re.sub(r"--games \d+", "--games 2", command).replace(",12", ",1").replace("11,", "1,")
        words = [str(program), *shlex.split(few)[1:]]
        if words[1] == "open":
            child = subprocess.Popen(words, cwd=tmp_path, env=path, stdout=subprocess.PIPE, text=True)
            assert child.stdout is not None
            line = child.stdout.readline()
            child.send_signal(signal.SIGINT)
            assert child.wait(timeout=60) is not None and "http://127.0.0.1" in line, command
            return
        ran = subprocess.run(words, cwd=tmp_path, env=path, capture_output=True, text=True, timeout=300)
        assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"

    # The folders of studies that the examples compare.
    for name in ("cards", "before", "after"):
        run(f"lazaret lab studies/rattus.toml --out {name}.lab")
    shown = commands()
    assert len(shown) > 7, shown
    for _, command in shown:
        run(command)
