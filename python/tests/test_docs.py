"""What the documentation shows runs as it stands: the Python of a section, the commands of the program, studies and patches."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ["docs/python.md", "README.md"]
SHELL = ["docs/laboratory.md", "docs/own-bot.md", "README.md"]

STUDY = 'title = "small"\ngames = 20\nclose = 0\n[[series]]\ngame = "rattus"\nplayers = 2\nbots = ["random", "greedy"]\n'


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
    (tmp_path / "mine.net").write_bytes((ROOT / "crates" / "bots" / "weights" / "rattus.net").read_bytes())
    ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, f"{place}\n{ran.stderr}"


def blocks(name: str, kind: str) -> list[str]:
    """What a document shows of a kind."""
    return re.findall(rf"```{kind}\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Every command of the program that the documents show, without what stands behind it."""
    found = []
    for name in SHELL:
        lines = "".join(blocks(name, "sh")).replace("cargo run --release -p lazaret -- ", "lazaret ").splitlines()
        found += [(name, shlex.join(shlex.split(line, comments=True))) for line in lines if line.startswith("lazaret")]
    return found


def shown() -> tuple[list[str], list[str], list[str]]:
    """The studies of the laboratory, its patches, and what is counted."""
    found = blocks("docs/laboratory.md", "toml")
    studies = [text for text in found if "[[series]]" in text]
    counted = [text for text in found if text.startswith("[counted")]
    return studies, [text for text in found if text not in studies and text not in counted], counted


def run(program: Path, folder: Path, *words: str) -> None:
    """Runs the program, which must end well."""
    path = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}", "LANG": "C.UTF-8"}
    ran = subprocess.run(
        [program, *words], cwd=folder, env=path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900
    )
    assert ran.returncode == 0, f"{shlex.join(words)}\n{ran.stdout}{ran.stderr}"


def small(study: str) -> str:
    """A study as it is shown, with a game a cell: that it is one is what is tried, not what comes of it."""
    text = re.sub(r"^(title|games|close) = .*\n", "", study, flags=re.MULTILINE)
    return f'title = "shown"\ngames = 1\nclose = 0\n{text}'


@pytest.mark.parametrize("study", shown()[0], ids=lambda study: study.splitlines()[-1][:30])
def test_every_study_that_is_shown_is_one(study: str, program: Path, tmp_path: Path) -> None:
    (tmp_path / "shown.toml").write_text(small(study), encoding="utf-8")
    run(program, tmp_path, "lab", "shown.toml")


def test_every_patch_that_is_shown_fits_and_what_is_counted_is_in_the_data(program: Path, tmp_path: Path) -> None:
    _, patches, counted = shown()
    assert patches and counted
    for patch in patches:
        (tmp_path / "mine.toml").write_text(patch, encoding="utf-8")
        run(program, tmp_path, "sim", "contagion", "--games", "2", "--patch", "mine.toml")
    data = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "crates").glob("*/data/*.toml"))
    for text in counted:
        assert re.sub(r" *#.*", "", text) in data, text


def test_every_command_that_is_shown_runs(program: Path, tmp_path: Path) -> None:
    (tmp_path / "studies").mkdir()
    (tmp_path / "studies" / "rattus.toml").write_text(STUDY)
    (tmp_path / "mine.toml").write_text(shown()[1][0], encoding="utf-8")
    bot = (ROOT / "docs" / "own_bot.py").read_text(encoding="utf-8")
    (tmp_path / "mybot.py").write_text(bot, encoding="utf-8")
    (tmp_path / "mybot").write_text(f"#!{sys.executable}\n{bot}", encoding="utf-8")
    (tmp_path / "mybot").chmod(0o755)

    def tried(command: str) -> None:
        # A few games by bots of few thoughts show that a command is one; how many there are, and how quickly a bot of one's own
        # answers on a busy machine, is not what is tried.
        few = re.sub(r"--games \d+", "--games 2", command).replace(",12", ",1").replace("11,", "1,").replace(",10", ",1")
        words = shlex.split(few)[1:] + (["--choice-ms", "60000"] if "cmd:" in few else [])
        if words[0] == "open":
            child = subprocess.Popen([program, *words], cwd=tmp_path, stdout=subprocess.PIPE, text=True)
            assert child.stdout is not None
            line = child.stdout.readline()
            child.terminate()
            assert child.wait(timeout=60) is not None and "http://127.0.0.1" in line, command
            return
        run(program, tmp_path, *words)

    # The folders of studies that the examples compare.
    for name in ("cards", "before", "after"):
        tried(f"lazaret lab studies/rattus.toml --out {name}.lab")
    told = commands()
    assert len(told) > 7 and {name for name, _ in told} == set(SHELL), told
    for _, command in told:
        tried(command)
