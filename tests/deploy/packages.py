"""Which packages there are, what they bring, and what our code imports of them."""

import ast
import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def names(requirements: list[str]) -> set[str]:
    """Packages that requirements name."""
    return {plain(re.split(r"[^\w.-]", requirement)[0]) for requirement in requirements}


def extra(project: dict[str, Any], name: str) -> set[str]:
    """Packages that an extra of the project names, those of the extras that it names included."""
    found: set[str] = set()
    for requirement in project["optional-dependencies"][name]:
        own = re.fullmatch(rf"{project['name']}\[(.*)\]", requirement)
        found |= {n for other in own[1].split(",") for n in extra(project, other)} if own else names([requirement])
    return found


def plain(name: str) -> str:
    """A package's name as every index spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def closure(wanted: set[str]) -> set[str]:
    """Distributions that come with those ``wanted``, their own dependencies included."""
    found: set[str] = set()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted |= names([text for text in installed_requirements(name) if "extra ==" not in text])
    return found


def installed_requirements(name: str) -> list[str]:
    """What a distribution says it requires, nothing when it is not installed here."""
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []


def foreign_modules(package: str) -> set[str]:
    """Top-level modules that a package of ours imports from other distributions; a script may import its neighbours."""
    spec = find_spec(package)
    assert spec is not None and spec.submodule_search_locations
    (folder,) = spec.submodule_search_locations
    found = set()
    for path in Path(folder).rglob("*.py"):
        found |= {name for name in _imported(path) if not path.with_name(f"{name}.py").exists()}
    return {name for name in found if name not in sys.stdlib_module_names and not name.startswith("sagebrush_")}


def _imported(path: Path) -> set[str]:
    """Top-level modules that a file imports by their whole names."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found
