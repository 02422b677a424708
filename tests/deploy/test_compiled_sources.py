"""What is translated to C is the source as it stands, but for two forms, and every module can be translated."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from deploy.compiled.modules import INTERPRETED, compiled_modules
from deploy.compiled.sources import PACKAGES, copy_sources, translatable

ROOT = Path(__file__).parents[2]
SERVICES = ROOT / "services"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    copy_sources(SERVICES, tmp_path)
    return tmp_path


def test_a_dataclass_is_given_to_mypyc_without_slots() -> None:
    assert translatable("@dataclass(frozen=True, slots=True)\nclass A: ...") == (
        "@dataclass(frozen=True, slots=False)\nclass A: ..."
    )


def test_a_sequence_with_a_star_is_made_before_it_is_asked() -> None:
    assert translatable("a in (*é, b) or c not in [\n *d]") == "a in tuple((*é, b)) or c not in tuple([\n *d])"


def test_a_class_keeps_the_annotations_and_the_docstring_that_it_has_in_the_source() -> None:
    source = 'class A(NamedTuple):\n    """Doc."""\n    b: list[int] | None\n    c: "A" = 1  # why\n\n\nlater(A)\n'
    kept = """setattr(A, "__annotations__", {'b': 'list[int] | None', 'c': 'A'}); setattr(A, "__doc__", 'Doc.')"""
    assert translatable(source) == source.replace("# why\n", "# why\n" + kept)


def test_functions_keep_the_annotations_of_their_parameters() -> None:
    source = "def moved(state: State, event: Moved | Back) -> None: ...\n"
    assert (
        translatable(source).removeprefix(source)
        == "\n__parameters__: dict[str, list[str]] = {'moved': ['State', 'Moved | Back']}\n"
    )


@pytest.mark.parametrize("text", ["f(slots=True)", "for a in (*b, c): ...", "a in (b, c)", "'@dataclass(slots=True)'"])
def test_everything_else_stays_as_it_is_written(text: str) -> None:
    assert translatable(text) == text


def test_no_statement_moves_to_another_line(copied: Path) -> None:
    for module in compiled_modules(copied):
        source = (copied / module).read_text()
        lines = [node.lineno for node in ast.walk(ast.parse(source)) if isinstance(node, ast.stmt)]
        translated = ast.parse(translatable(source))
        moved = [node.lineno for node in ast.walk(translated) if isinstance(node, ast.stmt)]
        assert set(lines) <= set(moved)
        assert len(translatable(source).splitlines()) <= len(source.splitlines()) + 2


def test_each_pattern_of_interpreted_modules_still_names_one_and_gives_a_reason(copied: Path) -> None:
    modules = [path.relative_to(copied) for path in copied.rglob("*.py")]
    assert all(any(module.match(pattern) for module in modules) and reason for pattern, reason in INTERPRETED.items())


def test_what_thinks_and_what_a_thought_asks_is_compiled(copied: Path) -> None:
    compiled = set(compiled_modules(copied))
    for part in ("actions", "rules", "state"):
        found = {path.relative_to(copied).as_posix() for path in copied.glob(f"{PACKAGES[0]}/*/{part}/*.py")}
        assert found and found <= compiled
    evaluations = {path.relative_to(copied).as_posix() for path in copied.glob(f"{PACKAGES[1]}/*/evaluation.py")}
    assert len(evaluations) == 3 and evaluations <= compiled


@pytest.mark.timeout(600)
def test_everything_can_be_translated_without_a_compiler() -> None:
    checked = subprocess.run(
        [sys.executable, "-m", "deploy.compiled", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
