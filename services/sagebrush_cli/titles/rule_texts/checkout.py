"""Where a checkout keeps a title, its rule texts, its README and its tests."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import sagebrush_games

RULEBOOK, README = "rulebook.toml", "README.md"


class NoCheckout(Exception):
    """The packages are installed without their sources and tests; the message says what to do."""


@dataclass(frozen=True, slots=True)
class TitleFolders:
    """The folders of a title in a checkout whose root is ``root``."""

    root: Path
    code: Path
    tests: Path

    @property
    def has_rule_texts(self) -> bool:
        """Whether the title lists rule texts; one that is not retold from a rulebook has none to cite."""
        return (self.code / RULEBOOK).is_file()

    def files(self, folder: Path) -> Iterator[Path]:
        """Everything below ``folder`` that may cite a rule."""
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".py", ".toml") and file.name != RULEBOOK:
                yield file


def folders_of(title: str) -> TitleFolders:
    """Raises NoCheckout where there are no tests beside the installed package."""
    package = title.replace("-", "_")
    games = Path(sagebrush_games.__file__).parent
    root = games.parents[1]
    folders = TitleFolders(root, games / package, root / "tests" / "games" / package)
    if not folders.tests.parent.is_dir():
        raise NoCheckout(f"`sagebrush rules` reads source files and tests, and {root} is no checkout of the project.")
    return folders
