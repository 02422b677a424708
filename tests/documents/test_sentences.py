"""A description says what the thing is: it begins with a noun or a verb, not with a question that it answers."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.documents.test_names import ROOT, sources

QUESTION = re.compile(r"(Who|Whom|Whose|Whoever)\b")
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def docstrings(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and (said := ast.get_docstring(node)):
            yield said
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def descriptions(document: Any) -> Iterator[str]:
    """Every description of an OpenAPI or AsyncAPI document, or of a schema."""
    if isinstance(document, dict):
        yield from (text for name, text in document.items() if name == "description" and isinstance(text, str))
        for part in document.values():
            yield from descriptions(part)
    elif isinstance(document, list):
        for part in document:
            yield from descriptions(part)


def test_a_docstring_is_no_question() -> None:
    files = [*sources(), *(ROOT / "clients").rglob("*.py"), *(ROOT / "deploy").rglob("*.py")]
    assert [f"{file}: {said}" for file in files for said in docstrings(file) if QUESTION.match(said)] == []


def test_a_description_of_the_api_is_no_question() -> None:
    for name in ("openapi.json", "asyncapi.json"):
        document = json.loads((ROOT / "docs" / name).read_text("utf-8"))
        assert [text for text in descriptions(document) if QUESTION.match(text)] == []


def test_a_question_is_found(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text('"""Who asks."""\n\nseat = 1\n"""Whose it is."""\n')
    assert all(QUESTION.match(said) for said in docstrings(tmp_path / "planted.py"))
    assert list(descriptions({"a": [{"description": "Whoever"}]})) == ["Whoever"]
