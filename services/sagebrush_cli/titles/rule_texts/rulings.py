"""The rulings of a title: the rows of the tables of its README whose first column is ``#``."""

import re
from dataclasses import dataclass
from pathlib import Path

from sagebrush_cli.titles.rule_texts.names import Subject, ruling_numbered

HEAD = re.compile(r"^\| *# *\|")
ROW = re.compile(r"^\| *(?:<a id=\"[^\"]*\"></a>)?\**(?P<number>[^|*]*?)\** *\| *(?P<question>[^|]*?) *\|")
NUMBERED = re.compile(r"R\d+")


@dataclass(frozen=True, slots=True)
class Ruling:
    """A row; its number is ``R3`` where it can be cited, else whatever stands there."""

    subject: Subject
    number: str
    question: str
    line: int

    @property
    def is_citable(self) -> bool:
        """Whether it is numbered as citations number rulings."""
        return NUMBERED.fullmatch(self.number) is not None


def read_rulings(readme: Path) -> tuple[Ruling, ...]:
    """All of them, in the order of the page; none without a page."""
    found, inside = [], False
    if not readme.is_file():
        return ()
    for line, text in enumerate(readme.read_text().splitlines(), 1):
        inside = bool(HEAD.match(text)) or (inside and text.startswith("|"))
        if inside and (row := ROW.match(text)) and not re.match(r"^\| *(#|-)", text):
            found.append(Ruling(ruling_numbered(row["number"]), row["number"], row["question"], line))
    return tuple(found)
