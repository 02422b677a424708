"""Which build of the games a process plays with: compiled modules, or the Python sources as they are."""

import sys
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

GAMES = "sagebrush_games"
COMPILED = (GAMES, "sagebrush_opponents")
"""The packages of a compiled build."""


def build_of_games() -> str:
    """``compiled`` or ``pure``, or ``none`` where the games are not installed; they are not imported."""
    spec = find_spec(GAMES)
    if spec is None or spec.origin is None:
        return "none"
    return "pure" if spec.origin.endswith(".py") else "compiled"


def build_labels() -> dict[str, str]:
    """The version of Sagebrush and the build of its games, by name."""
    return {"version": version("sagebrush"), "games": build_of_games()}


def build_sentence() -> str:
    """The same for people."""
    return "sagebrush {version}, games {games}".format(**build_labels())


def ensure_build_is_current(program: str) -> None:
    """Ends ``program`` with status 1 where compiled games lie in a checkout whose sources have changed since.

    Otherwise what somebody edits there would be played by nobody, without a word. Costs some 30 ms, in a checkout only.
    """
    spec = find_spec(GAMES)
    if spec is not None and spec.origin is not None and build_of_games() == "compiled":
        folder = Path(spec.origin).parents[1]
        if changed := changed_since(folder, folder.parents[1] / "services"):
            sys.exit(f"{program}: {folder} is older than {changed}: say `make compiled`, or unset PYTHONPATH.")


def changed_since(compiled: Path, services: Path) -> Path | None:
    """The first file of the packages in ``services`` that is not the one ``compiled`` was made from; None without any.

    A compiled build has the sources it was made from beside the modules.
    """
    if not (services / GAMES).is_dir():
        return None
    for package in COMPILED:
        names = _sources(services / package) | _sources(compiled / package)
        for name in sorted(names):
            if not _is_same(compiled / package / name, services / package / name):
                return services / package / name
    return None


def _sources(package: Path) -> set[Path]:
    """Everything below ``package`` but what is made from it."""
    made = (".so", ".pyd", ".pyc")
    return {path.relative_to(package) for path in package.rglob("*") if path.is_file() and path.suffix not in made}


def _is_same(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and one.read_bytes() == other.read_bytes()
