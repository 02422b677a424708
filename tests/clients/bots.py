"""The bots that `sagebrush bot new` writes, ready to run."""

import subprocess
from pathlib import Path

from sagebrush_cli.bots import new
from tests.clients.verifiers import TOOLS

ROOT = Path(__file__).parents[2]


def python_bot(folder: Path) -> Path:
    """The program of a new bot in Python."""
    new.run(folder / "python", "python")
    return folder / "python" / "bot.py"


def typescript_bot(folder: Path) -> Path:
    """The program of a new bot in TypeScript, compiled."""
    new.run(folder / "typescript", "typescript")
    modules = folder / "typescript" / "node_modules"
    modules.mkdir()
    (modules / "sagebrush-client").symlink_to(ROOT / "clients" / "typescript")
    (modules / "@types").symlink_to(ROOT / "node_modules" / "@types")
    done = subprocess.run([TOOLS / "tsc"], cwd=modules.parent, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout
    return folder / "typescript" / "build" / "bot.js"
