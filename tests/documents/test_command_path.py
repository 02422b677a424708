"""The page that leads from the request to the appended commit names functions that are there, and stays short."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "command-path.md").read_text("utf-8")
ROWS = re.findall(r"^\| (\d+) \| `([\w.]+)` \| `([\w/.]+)` \|", PAGE, re.MULTILINE)
NAMES = re.search(r"12 names: ([^.]+)\.", PAGE)


def functions_of(file: Path) -> set[str]:
    """The functions of a module, and the methods of its classes as ``Class.method``."""
    tree = ast.parse(file.read_text("utf-8"))
    methods = {
        f"{node.name}.{function.name}"
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for function in node.body
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    return methods | {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_function_on_the_path_of_a_command_is_where_the_page_says() -> None:
    assert [row for row in ROWS if row[1] not in functions_of(ROOT / row[2])] == []


def test_the_path_of_a_command_stays_short() -> None:
    assert [int(number) for number, _, _ in ROWS] == list(range(1, len(ROWS) + 1))
    assert len(ROWS) <= 20
    assert len({file for _, _, file in ROWS}) <= 10
    assert NAMES is not None
    assert len(NAMES[1].split(", ")) <= 12
