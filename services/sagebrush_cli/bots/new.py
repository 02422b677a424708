"""``sagebrush bot new``: a folder with a bot that plays."""

import shutil
import sys
from pathlib import Path

from sagebrush_cli import screen

KIT = Path(__file__).parent / "kit"


def languages() -> list[str]:
    """The languages there is a kit for."""
    return sorted(folder.name for folder in KIT.iterdir() if folder.is_dir())


def run(folder: Path, language: str) -> None:
    """Write the bot to a new ``folder``."""
    if language not in languages():
        screen.fail("unknown-language", f"There is a kit for {' and '.join(languages())}.", False)
        sys.exit(1)
    if folder.exists():
        screen.fail("folder-exists", f"{folder} is there already; nothing was written.", False)
        sys.exit(1)
    shutil.copytree(KIT / language, folder, ignore=shutil.ignore_patterns("__pycache__"))
    screen.say(f"{folder}: a bot that plays. Its README.md says how to check it, let it play, and seat it.")
