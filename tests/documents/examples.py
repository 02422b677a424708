"""The code examples of every document: each block between fences, and how its page says that it is tested.

A comment on the line before a block declares what becomes of it:

    <!-- example: tests/gateway/test_guide.py -->      this test takes the block from the page and runs it
    <!-- example: not run: it needs a page around -->  why it cannot be run

Without a comment, Python is run (with the address of a platform, where it reads ``sys.argv``), lines of `sagebrush` are
parsed as the command line parses them, JSON and TOML are read. Everything else needs a comment.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from deploy.site.sources import repository_pages

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    {file for file in repository_pages().values() if file.parent.name != "adr"} | set(ROOT.glob("clients/*/README.md"))
)
BLOCK = re.compile(
    r"(?:^<!-- example: (?P<said>.+?) -->\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)
NOT_RUN = "not run: "


@dataclass(frozen=True)
class Example:
    """A block of code: where it stands, and what its page says about it."""

    page: Path
    line: int
    language: str
    text: str
    said: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def examples_of(page: Path) -> Iterator[Example]:
    """The blocks of a page, in order."""
    text = page.read_text("utf-8")
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start("text"))
        yield Example(page, line, block["language"], block["text"], block["said"] or "")


EXAMPLES = [example for page in PAGES for example in examples_of(page)]
