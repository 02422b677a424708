"""What the documents tell people to type exists, and the checks of a change are those of the README."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text()
TARGETS = set(re.findall(r"^([a-z]+):", MAKEFILE, re.MULTILINE))
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / ".ci" / "run"]


def test_every_target_that_a_document_names_exists() -> None:
    named = {name for path in DOCUMENTS for name in re.findall(r"(?:`|^)make ([a-z]+)", path.read_text(), re.MULTILINE)}
    assert named <= TARGETS
    assert {"up", "demo", "test", "check"} <= named


def test_every_target_is_explained_and_none_is_a_file() -> None:
    phony = set(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split())  # type: ignore[index]
    explained = set(re.findall(r"^([a-z]+):.*## \S", MAKEFILE, re.MULTILINE))
    assert phony == TARGETS == explained


def test_a_change_must_pass_check_and_test_with_both_builds() -> None:
    lines = map(str.strip, (ROOT / ".ci" / "run").read_text().splitlines())
    made = [line for line in lines if line.startswith("make")]
    assert made == ["make node", "make check", "make compiled", "make test"]


@pytest.mark.skipif(shutil.which("make") is None, reason="this machine has no make")
def test_the_first_make_up_builds_the_documents_and_later_ones_do_not(tmp_path: Path) -> None:
    site, first = tmp_path / "index.html", wanted(f"SITE={tmp_path / 'index.html'}")
    site.touch()
    later = wanted(f"SITE={site}")
    assert "deploy.site" in first and "deploy.site" not in later
    assert "||" in next(line for line in first.splitlines() if "deploy.site" in line), "a platform needs no documents"
    assert first.splitlines()[-1] == later.splitlines()[-1] == ".venv/bin/sagebrush up"


def wanted(setting: str) -> str:
    """What `make up` would do."""
    command = ["make", "--no-print-directory", "--dry-run", "up", setting]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
