"""The bots that `sagebrush bot new` writes, ready to run."""

from pathlib import Path

from sagebrush_cli.bots import new
from tests.clients.compiled import compile_project, link_packages


def python_bot(folder: Path) -> Path:
    """The program of a new bot in Python."""
    new.run(folder / "python", "python")
    return folder / "python" / "bot.py"


def typescript_bot(folder: Path) -> Path:
    """The program of a new bot in TypeScript, compiled."""
    new.run(folder / "typescript", "typescript")
    link_packages(folder / "typescript")
    compile_project(folder / "typescript")
    return folder / "typescript" / "build" / "bot.js"
