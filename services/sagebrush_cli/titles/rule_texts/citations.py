"""The citations in a source file: ``[DE "LOHN"]``, ``[BB p. 7]``, ``[ruling R3]``, in its comments and docstrings."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from sagebrush_cli.titles.rule_texts.names import Subject, heading_named, page_numbered, ruling_numbered
from sagebrush_cli.titles.rule_texts.source import Note, notes

HEADING = re.compile(r'(?P<source>\w+)\s+"(?P<heading>[^"\]]+)"')
PAGE = re.compile(r"(?P<source>\w+)\s+p\.\s*(?P<page>\d+)")
RULING = re.compile(r"ruling\s+(?P<number>R\d+)")


@dataclass(frozen=True, slots=True)
class Citation:
    """A citation and where it stands; ``subject`` is None where its form is not understood."""

    subject: Subject | None
    written: str
    file: Path
    line: int
    inside: str
    """The function or class, or the table of a TOML file; empty at the top."""


def citations(file: Path, sources: Iterable[str]) -> Iterator[Citation]:
    """All of a file in their order, those that begin like one and are none included."""
    bracket = re.compile(rf"\[(?P<written>(?:{'|'.join(map(re.escape, sources))}|ruling)\s[^\]]*)\]")
    for note in notes(file):
        for found in bracket.finditer(note.text):
            yield _citation(found["written"], file, note, note.text[: found.start()].count("\n"))


def _citation(written: str, file: Path, note: Note, lines_before: int) -> Citation:
    return Citation(_subject(written), " ".join(written.split()), file, note.line + lines_before, note.inside)


def _subject(written: str) -> Subject | None:
    if heading := HEADING.fullmatch(written):
        return heading_named(heading["source"], " ".join(heading["heading"].split()))
    if page := PAGE.fullmatch(written):
        return page_numbered(page["source"], int(page["page"]))
    if ruling := RULING.fullmatch(written):
        return ruling_numbered(ruling["number"])
    return None
