"""A public noun names one class, so that who searches for it finds what it means."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from sagebrush_games import TITLES

ROOT = Path(__file__).parents[2]
SOURCES = ("services", "gateway", "workers", "bench")
TITLE_FOLDERS = {title.replace("-", "_") for title in TITLES}


def sources() -> Iterator[Path]:
    """Every module but the generated ones."""
    for source in SOURCES:
        yield from (file for file in (ROOT / source).rglob("*.py") if "v1" not in file.parts)


def is_of_title(file: Path, *titles: str) -> bool:
    return bool(set(titles) & set(file.parts))


def public_classes(files: Iterable[Path]) -> dict[str, set[str]]:
    """Modules by the public classes that they define."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for file in files:
        for node in ast.parse(file.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name)
    return found


def names_of_two(files: Iterable[Path]) -> dict[str, set[str]]:
    return {name: modules for name, modules in public_classes(files).items() if len(modules) > 1}


def test_a_class_of_the_platform_has_a_name_of_its_own() -> None:
    assert names_of_two(file for file in sources() if not is_of_title(file, *TITLE_FOLDERS)) == {}


@pytest.mark.parametrize("title", sorted(TITLE_FOLDERS))
def test_a_class_of_a_title_has_a_name_that_neither_the_title_nor_the_platform_uses_again(title: str) -> None:
    """Titles have the same names for the same things: a State, a Ruleset, a View."""
    others = TITLE_FOLDERS - {title}
    assert names_of_two(file for file in sources() if not is_of_title(file, *others)) == {}


def test_a_name_that_two_modules_give_to_a_class_is_found(tmp_path: Path) -> None:
    for module in ("one", "two"):
        (tmp_path / f"{module}.py").write_text("class Table:\n    pass\n")
    assert names_of_two(tmp_path.iterdir()) == {"Table": {"one.py", "two.py"}}
