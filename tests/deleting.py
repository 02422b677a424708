"""Deletes an expansion from a copy of its title, and plays what is left: its folder, and its line in the manifest."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

PLAY = """
from {title} import TITLE
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
for edition in TITLE.manifest.editions:
    check_game(TITLE, Config(TITLE.id, edition.id, edition.seats[0]), 1, stride=40)
"""


def without_expansion(title: str, name: str, then: str = "") -> str:
    """What ``then`` prints in a process where the package ``title`` has no expansion ``name``, after random games."""
    with TemporaryDirectory() as folder:
        root, package = Path(folder), title.split(".")[0]
        shutil.copytree(_folder(package), root / package, ignore=_ignored(package))
        copy = root.joinpath(*title.split("."))
        shutil.rmtree(copy / "expansions" / name)
        manifest = copy / "manifest.py"
        manifest.write_text(without_line(manifest.read_text("utf-8"), name), "utf-8")
        script = PLAY.format(title=title) + then
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=root, env={"PYTHONPATH": folder}, capture_output=True, text=True
        )
        assert not done.returncode, done.stderr
        return done.stdout.strip()


def without_line(manifest: str, name: str) -> str:
    """The text of a manifest whose list EXPANSIONS has no expansion of the folder ``name``."""
    tree, gone = ast.parse(manifest), set[str]()
    for node in list(tree.body):
        if isinstance(node, ast.ImportFrom) and ".expansions" in f"{node.module}.":
            own = f"{node.module}.".partition(".expansions.")[2].split(".")[0] == name
            dropped = [alias for alias in node.names if own or alias.name == name]
            gone |= {alias.asname or alias.name for alias in dropped}
            node.names = [alias for alias in node.names if alias not in dropped]
            if not node.names:
                tree.body.remove(node)
    assert gone, f"the manifest imports no expansion {name}"
    for tuple_ in (node for node in ast.walk(tree) if isinstance(node, ast.Tuple)):
        tuple_.elts = [entry for entry in tuple_.elts if not gone & _names(entry)]
    return ast.unparse(tree)


def _names(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def _folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None and spec.origin is not None
    return Path(spec.origin).parent


def _ignored(package: str) -> Callable[[str, list[str]], set[str]]:
    """Of the tests, everything but the toys."""
    keep = {"__init__.py", "toys"}

    def ignore(folder: str, names: list[str]) -> set[str]:
        is_top = package == "tests" and Path(folder) == _folder(package)
        return {name for name in names if name == "__pycache__" or (is_top and name not in keep)}

    return ignore
