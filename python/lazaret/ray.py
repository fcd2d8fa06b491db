"""Studies over a Ray cluster: the same files and the same fingerprint as on one machine."""

from __future__ import annotations

import logging
import socket
import time
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import ray

from ._engine import Study

__all__ = ["ClusterError", "Studied", "study"]

#: A share that was lost so often is no accident.
TRIES = 5


class ClusterError(Exception):
    """The cluster is not there, or does not do its part. What came back before is kept: the same call goes on."""


@dataclass(frozen=True)
class Studied:
    """A study that is done."""

    folder: Path
    fingerprint: str
    games: int
    shares: int
    """Shares that were played now; the others had been before."""
    again: int
    """Shares that were lost with their worker and played again."""


def _share(text: str, file: str, cell: int, block: int) -> tuple[str, str]:
    """What a worker does: one block of the study, and by which rules."""
    plan = Study(text, file)
    return plan.rules, plan.share(cell, block)


def _join(address: str | None, patience: float) -> None:
    """Connects to a cluster, or starts one on this machine."""
    if ray.is_initialized():
        return
    host, _, port = (address or "").rpartition(":")
    if host and port.isdigit() and "://" not in host:
        try:
            socket.create_connection((host, int(port)), timeout=patience).close()
        except OSError as error:
            raise ClusterError(f"no Ray cluster answers at {address}: {error.strerror or error}") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        sentence = str(error).strip().splitlines()
        raise ClusterError(f"no Ray cluster at {address}: {sentence[0] if sentence else error!r}") from None


def study(
    file: str | PathLike[str],
    address: str | None = None,
    *,
    out: str | PathLike[str] | None = None,
    patience: float = 10.0,
) -> Studied:
    """Runs a study of `lazaret lab` over a Ray cluster.

    `address` is that of the cluster (`"HOST:6379"`, `"auto"`); without one a cluster is started on this machine, unless
    Ray runs already. The folder (`NAME.lab` or `out`) gets the files that `lazaret lab` writes: every share is kept as soon as
    it comes back, a share whose worker is lost is played again, and a study that was stopped goes on with the same call.
    """
    path = Path(file)
    text = path.read_text(encoding="utf-8")
    plan = Study(text, str(path))
    folder = Path(out) if out is not None else Path(f"{path.stem}.lab")
    missing = plan.missing(folder)
    again = 0
    if missing:
        _join(address, patience)
        again = _spread(plan, text, str(path), folder, missing)
    fingerprint = plan.finish(folder, 1)
    return Studied(folder, fingerprint, plan.games, len(missing), again)


def _spread(plan: Study, text: str, file: str, folder: Path, missing: list[tuple[int, int]]) -> int:
    """Plays all shares on the cluster; says how many had to be played again."""
    share = ray.remote(num_cpus=1, max_retries=0)(_share)
    given = ray.put(text)
    waiting, lost = list(reversed(missing)), dict.fromkeys(missing, 0)
    playing: dict[Any, tuple[int, int]] = {}
    while waiting or playing:
        # Enough in hand that no worker waits for us, and no more, so that a new one finds something to do.
        room = max(2, 2 * int(ray.cluster_resources().get("CPU", 1)))
        while waiting and len(playing) < room:
            key = waiting.pop()
            playing[share.remote(given, file, *key)] = key
        ready, _ = ray.wait(list(playing), num_returns=1, timeout=5.0)
        for answer in ready:
            key = playing.pop(answer)
            try:
                rules, line = ray.get(answer)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.ObjectLostError):
                lost[key] += 1
                if lost[key] >= TRIES:
                    raise ClusterError(f"cell {key[0]}, block {key[1]} was lost {TRIES} times with its worker") from None
                waiting.append(key)
                time.sleep(0.1)
                continue
            except ray.exceptions.RayError as error:
                sentence = str(error).strip().splitlines()
                raise ClusterError(f"a worker failed: {sentence[-1] if sentence else error!r}") from None
            if rules != plan.rules:
                raise ClusterError(f"a worker plays by other rules than this machine: {rules} instead of {plan.rules}")
            plan.keep(folder, line)
    return sum(lost.values())
