"""Both verifiers without rules: the Python one as a module, the JavaScript one in batches."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.patience import PATIENCE
from tests.vectors import CLIENTS

REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"
"""In CI nothing is skipped: what is missing fails."""
NODE = shutil.which("node")
HERE = Path(__file__).parent
SCRIPT = Path("gateway/web/verify/sagebrush-verify.mjs").resolve()
TOOLS = Path(__file__).parents[2] / "node_modules" / ".bin"
needs_node = pytest.mark.skipif(
    NODE is None and not REQUIRED, reason="Node is not installed: what is JavaScript is NOT checked"
)
needs_tools = pytest.mark.skipif(
    not TOOLS.is_dir() and not REQUIRED, reason="run `make node`: clients that others generate are NOT checked"
)


def loaded() -> ModuleType:
    """The Python verifier."""
    spec = spec_from_file_location("sagebrush_verify", CLIENTS / "sagebrush_verify.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


PYTHON = loaded()


def by_python(data: bytes, commitment: str = "") -> dict[str, Any]:
    """The verdict of the Python verifier."""
    return asdict(PYTHON.verify(data, commitment))


def by_javascript(files: Sequence[bytes], folder: Path) -> list[dict[str, Any]]:
    """The verdicts of the JavaScript verifier on ``files``, which are written to ``folder``."""
    paths = [folder / f"{place}.ndjson" for place in range(len(files))]
    for path, data in zip(paths, files, strict=True):
        path.write_bytes(data)
    asked = "".join(json.dumps({"file": str(path), "commitment": ""}) + "\n" for path in paths)
    return [json.loads(line) for line in node(HERE / "batch.mjs", SCRIPT, given=asked).splitlines()]


def node(script: Path, *arguments: Path | str, given: str = "") -> str:
    """What ``script`` writes; whatever it throws fails the test."""
    assert NODE is not None
    command = [NODE, str(script), *map(str, arguments)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
