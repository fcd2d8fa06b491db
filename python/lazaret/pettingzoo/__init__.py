"""The games as PettingZoo environments: `lazaret.pettingzoo.<game>_v<rules version>.env()`.

A module for every game there is, made when this is imported. An action is a number in the sorted list of legal choices;
`action_mask` says which there are, `action_features` what each one is, and `observation` is made of the view of the seat.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

from .._engine import games
from ._env import Env, env, raw_env

__all__ = ["Env", "env", "raw_env"]


def _module(game: str, rules: int) -> ModuleType:
    name = f"{game}_v{rules}"
    module = ModuleType(f"{__name__}.{name}", f"{game} as a PettingZoo environment, by version {rules} of its rules.")

    def made(**options: Any) -> Any:
        return env(game, **options)

    def made_raw(**options: Any) -> Env:
        return raw_env(game, **options)

    module.__dict__.update(env=made, raw_env=made_raw)
    made.__doc__, made_raw.__doc__ = env.__doc__, raw_env.__doc__
    sys.modules[module.__name__] = module
    return module


for _info in games():
    _made = _module(_info["id"], _info["rules"])
    globals()[_made.__name__.rsplit(".", 1)[1]] = _made


def __getattr__(name: str) -> Any:
    versions = ", ".join(f"{info['id']}_v{info['rules']}" for info in games())
    raise AttributeError(f"there is no {name} here, but {versions}")
