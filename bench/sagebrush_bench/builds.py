"""The two builds of the games: the sources as they are, and what `make compiled` made of them."""

import os
from pathlib import Path

from sagebrush_process.build import build_of_games, changed_since

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


def builds() -> dict[str, dict[str, str]]:
    """The builds that can be measured here, by name: the environment of a process that plays with it.

    Without a checkout, which has both, it is the one that is installed.
    """
    if not (ROOT / "services").is_dir():
        return {build_of_games(): {}}
    found = {"pure": {"PYTHONPATH": ""}}
    if COMPILED.is_dir() and changed_since(COMPILED, ROOT / "services") is None:
        found["compiled"] = {"PYTHONPATH": str(COMPILED)}
    return found


def environment(build: dict[str, str]) -> dict[str, str]:
    """The environment of this process, changed for ``build``."""
    return {**os.environ, **build}
