"""Studies over a cluster. They need Ray, which `make ray-test` installs."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ray = pytest.importorskip("ray")

from lazaret import ray as over_ray  # noqa: E402

STUDY = """
title = "shared"
games = 6000
close = 100

[[series]]
game = "rattus"
players = 2
bots = ["random", "greedy,random"]
games = 400

[[series]]
game = "contagion"
players = 2
bots = "random"
"""


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.fixture
def written(tmp_path: Path) -> Path:
    file = tmp_path / "shared.toml"
    file.write_text(STUDY)
    return file


def workers() -> list[int]:
    """The processes of the cluster that play shares now: they are ours, down from this one."""
    children: dict[int, list[int]] = {}
    names: dict[int, str] = {}
    for entry in Path("/proc").iterdir():
        try:
            pid = int(entry.name)
            names[pid] = (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            children.setdefault(int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1]), []).append(pid)
        except (OSError, ValueError):
            continue
    found, waiting = [], [os.getpid()]
    while waiting:
        pid = waiting.pop()
        waiting += children.get(pid, [])
        if names.get(pid, "").startswith("ray::_share"):
            found.append(pid)
    return found


@pytest.mark.usefixtures("cluster")
def test_a_cluster_gives_what_one_machine_gives_though_a_worker_dies(written: Path, program: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.lab"
    subprocess.run([program, "lab", str(written), "--out", str(alone)], check=True, capture_output=True)
    killed: list[int] = []

    def kill() -> None:
        until = time.monotonic() + 60
        while not killed and time.monotonic() < until:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.01)

    killer = threading.Thread(target=kill)
    killer.start()
    studied = over_ray.study(written, out=tmp_path / "shared.lab")
    killer.join()
    assert killed and studied.again >= 1, "a worker was killed on the way"
    for file in ("blocks.jsonl", "results.jsonl"):
        assert (studied.folder / file).read_bytes() == (alone / file).read_bytes(), file
    once_more = over_ray.study(written, out=tmp_path / "shared.lab")
    assert (once_more.fingerprint, once_more.shares) == (studied.fingerprint, 0)


def test_a_cluster_that_is_not_there_is_one_sentence(written: Path, tmp_path: Path) -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(over_ray.ClusterError, match="no Ray cluster answers at 127.0.0.1:9: ") as error:
        over_ray.study(written, "127.0.0.1:9", out=tmp_path / "none.lab")
    assert "\n" not in str(error.value)


def test_a_study_that_is_wrong_says_where(tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(STUDY.replace("players = 2", "colour = 3", 1))
    with pytest.raises(ValueError, match=r"wrong.toml, line 8, column 1: .*colour"):
        over_ray.study(file, out=tmp_path / "wrong.lab")
