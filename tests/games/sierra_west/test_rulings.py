"""Every ruling of the README has a test that names it."""

import re
from pathlib import Path

from sagebrush_games import sierra_west

README = Path(sierra_west.__file__).with_name("README.md")
OF_SECTION_12 = [str(number) for number in range(1, 31)]
OF_SECTION_16 = [f"16 no. {number}" for number in range(1, 5)]
OF_SECTION_15 = [*(f"15 no. {number}" for number in range(1, 12)), *(f"G{number}" for number in range(1, 14))]


def shown() -> set[str]:
    """The rulings that tests name behind their first line."""
    files = [path.read_text("utf-8") for path in Path(__file__).parent.rglob("test_*.py")]
    comments = re.findall(r"# rulings? (.+)$", "\n".join(files), re.MULTILINE)
    return {name for comment in comments for name in re.findall(r"1[56] no\. \d+|G\d+|\d+", comment)}


def test_every_ruling_has_a_test() -> None:
    assert {*OF_SECTION_12, *OF_SECTION_15, *OF_SECTION_16} - shown() == set()


def test_every_ruling_on_a_common_rule_stands_in_the_readme() -> None:
    first_cells = re.findall(r"^\| ([0-9G][^|]*) \|", README.read_text("utf-8"), re.MULTILINE)
    named = {name for cell in first_cells for name in cell.split(", ")}
    assert set(OF_SECTION_12) - named == set()
