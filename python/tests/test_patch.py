"""Changed cards: a patch is for a whole process, so every test has a Python of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PATCH = "classes.class.peasant.max_cubes = 2\n"


def python(code: str) -> subprocess.CompletedProcess[str]:
    # Not here, where the package lies without its engine.
    return subprocess.run([sys.executable, "-c", code], cwd=sys.prefix, capture_output=True, text=True, check=False)


PLAYED = f"""
import lazaret
{{}}
game = lazaret.Game("rattus", players=2, seed=5)
while not game.over:
    game.play(game.legal()[0])
print(game.record())
"""


def test_a_patch_changes_the_game_and_is_in_its_record(program: Path, tmp_path: Path) -> None:
    printed = python(PLAYED.format(""))
    patched = python(PLAYED.format(f'lazaret.patch("rattus", "{PATCH.strip()}")'))
    assert printed.returncode == patched.returncode == 0, printed.stderr + patched.stderr
    assert "patch" not in printed.stdout
    assert f"\npatch {PATCH}" in patched.stdout
    record = tmp_path / "patched.game"
    record.write_text(patched.stdout)
    verified = subprocess.run([program, "verify", record], capture_output=True, text=True, check=False)
    assert verified.returncode == 3, verified.stdout + verified.stderr


def test_a_wrong_patch_is_refused_with_its_place() -> None:
    wrong = python('import lazaret; lazaret.patch("rattus", "classes.class.pope.max_cubes = 2")')
    assert wrong.returncode == 1
    assert "ValueError: patch, line 1, column 15: there is no `pope`" in wrong.stderr


STUDY = f'''
title = "patched"
games = 1200
close = 0

[patches]
two = """
{PATCH}"""

[[series]]
game = "rattus"
players = 2
bots = "random"
patches = ["", "two"]
'''


def test_a_study_with_a_patch_is_that_of_the_program(program: Path, tmp_path: Path) -> None:
    from lazaret import _engine

    (tmp_path / "study.toml").write_text(STUDY)
    told = subprocess.run(
        [program, "lab", "study.toml", "--threads", "1"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    study = _engine.Study(STUDY, "study.toml")
    folder = tmp_path / "here.lab"
    for cell, block in study.missing(folder):
        study.keep(folder, study.share(cell, block))
    assert study.finish(folder, 1) in told.stdout
