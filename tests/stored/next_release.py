"""A release of tomorrow: a copy of the games with more members, cards and expansions."""

import shutil
from pathlib import Path

import sagebrush_games

GAMES = Path(sagebrush_games.__file__).parent

MEMBERS = {
    "carson_city/state/model.py": (
        ('    HOUSE = "house"\n', '    STABLE = "stable"\n    HOUSE = "house"\n'),
        ('    SALARY = "salary"\n', '    FERRY = "ferry"\n    SALARY = "salary"\n'),
        ('    SET_UP = "set-up"\n', '    DAWN = "dawn"\n    SET_UP = "set-up"\n'),
    ),
    "carson_city/characters/cards.py": (
        ("\nALL = ", '\nBIG_BOX = (Card(20, "Stranger", {YELLOW: "stranger"}), *BIG_BOX)\nALL = '),
    ),
    "sierra_west/content/__init__.py": (('"outlaws-and-outposts")', '"outlaws-and-outposts", "silver-creek")'),),
    "sierra_west/manifest.py": (
        (
            '    "outlaws-and-outposts": outlaws',
            '    "silver-creek": apple_hill.apply,\n    "outlaws-and-outposts": outlaws',
        ),
        ("EDITIONS = (\n", 'EDITIONS = (\n    Edition("silver-creek", "Silver Creek", range(1, 5)),\n'),
    ),
}
"""By file: members of enums, a card and an expansion that come before those of today, as ``(now, then)``."""


def written(folder: Path) -> Path:
    """The folder that goes on the path, in ``folder``."""
    package = folder / GAMES.name
    shutil.copytree(GAMES, package, ignore=shutil.ignore_patterns("__pycache__"))
    content = package / "sierra_west/content"
    shutil.copy(content / "apple-hill.toml", content / "silver-creek.toml")
    for name, changes in MEMBERS.items():
        _edit(package / name, changes)
    return folder


def _edit(file: Path, changes: tuple[tuple[str, str], ...]) -> None:
    text = file.read_text("utf-8")
    for now, then in changes:
        assert text.count(now) == 1, f"{file.name} has no {now!r}"
        text = text.replace(now, then)
    file.write_text(text, "utf-8")
