"""A release of tomorrow: a copy of the games with more members, cards and expansions."""

import shutil
from pathlib import Path

import sagebrush_games

GAMES = Path(sagebrush_games.__file__).parent

IMPORTED = "from sagebrush_games.sierra_west.expansions.silver_creek import SILVER_CREEK"

MEMBERS = {
    "carson_city/state/model.py": (
        ('    HOUSE = "house"\n', '    STABLE = "stable"\n    HOUSE = "house"\n'),
        ('    SALARY = "salary"\n', '    FERRY = "ferry"\n    SALARY = "salary"\n'),
        ('    SET_UP = "set-up"\n', '    DAWN = "dawn"\n    SET_UP = "set-up"\n'),
    ),
    "carson_city/characters/cards.py": (
        ("\nALL = ", '\nBIG_BOX = (Card(20, "Stranger", {YELLOW: "stranger"}), *BIG_BOX)\nALL = '),
    ),
    "sierra_west/manifest.py": (
        ("import EXPANSION as GOLD_RUSH\n", f"import EXPANSION as GOLD_RUSH\n{IMPORTED}\n"),
        ("    APPLE_HILL,\n", "    SILVER_CREEK,\n    APPLE_HILL,\n"),
    ),
}
"""By file: members of enums, a card and an expansion that come before those of today, as ``(now, then)``."""

SILVER_CREEK = """
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.sierra_west.expansions.apple_hill import EXPANSION
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion

SILVER_CREEK = PrintedExpansion(
    id="silver-creek",
    edition=Edition("silver-creek", "Silver Creek", range(2, 5)),
    apply=EXPANSION.apply,
    printed=EXPANSION.printed,
    number=4,
)
"""
"""A mode of Sierra West that plays like Apple Hill, with cards of its own."""


def written(folder: Path) -> Path:
    """The folder that goes on the path, in ``folder``."""
    package = folder / GAMES.name
    shutil.copytree(GAMES, package, ignore=shutil.ignore_patterns("__pycache__"))
    mode = package / "sierra_west/expansions/silver_creek"
    mode.mkdir()
    (mode / "__init__.py").write_text(SILVER_CREEK, "utf-8")
    for name, changes in MEMBERS.items():
        _edit(package / name, changes)
    return folder


def _edit(file: Path, changes: tuple[tuple[str, str], ...]) -> None:
    text = file.read_text("utf-8")
    for now, then in changes:
        assert text.count(now) == 1, f"{file.name} has no {now!r}"
        text = text.replace(now, then)
    file.write_text(text, "utf-8")
