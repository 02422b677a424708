"""The headings of the rule texts of a title, as its ``rulebook.toml`` lists them."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sagebrush_cli.titles.rule_texts.names import Subject, heading_named


class BadRulebook(Exception):
    """A ``rulebook.toml`` that cannot be used; the message names the line's heading and what is wrong."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of a rule text; ``no_rule`` says why nothing has to carry it, empty where something has to."""

    subject: Subject
    text: str
    level: int
    pages: range
    no_rule: str
    like: Subject | None


@dataclass(frozen=True, slots=True)
class RuleText:
    """A rule text in one language, its headings in the order of the text."""

    id: str
    name: str
    language: str
    edition: str
    headings: tuple[Heading, ...]

    @property
    def pages(self) -> list[int]:
        """Every page that a heading stands on."""
        return sorted({page for heading in self.headings for page in heading.pages})


@dataclass(frozen=True, slots=True)
class RuleTexts:
    """All rule texts of a title; ``complete`` once everything in them is carried."""

    texts: tuple[RuleText, ...]
    complete: bool

    @property
    def headings(self) -> Iterator[Heading]:
        """Those of all texts."""
        return (heading for text in self.texts for heading in text.headings)


def read_rule_texts(file: Path) -> RuleTexts:
    """Raises BadRulebook where two headings have one name, or one is like a heading that is not there."""
    read = tomllib.loads(file.read_text())
    texts = RuleTexts(tuple(map(_rule_text, read["source"])), read["complete"])
    _require_one_name_each(texts)
    _require_likes(texts)
    return texts


def _rule_text(source: Mapping[str, Any]) -> RuleText:
    headings = tuple(_heading(source, row) for row in source["headings"])
    return RuleText(source["id"], source["name"], source["language"], source["edition"], headings)


def _heading(source: Mapping[str, Any], row: Mapping[str, Any]) -> Heading:
    subject = heading_named(source["id"], row.get("cite", row["text"]))
    default = "" if row.get("rule") else source.get("no_rule", "")
    like = heading_named(*row["like"].split(" ", 1)) if "like" in row else None
    return Heading(subject, row["text"], row["level"], _pages(row.get("page", "")), row.get("no_rule", default), like)


def _pages(written: str) -> range:
    """``7`` or ``7-8``."""
    numbers = [int(number) for number in re.findall(r"\d+", written)]
    return range(numbers[0], numbers[-1] + 1) if numbers else range(0)


def _require_one_name_each(texts: RuleTexts) -> None:
    seen: set[str] = set()
    for heading in texts.headings:
        if heading.subject.key in seen:
            raise BadRulebook(f"{heading.subject} names two headings; give the second one a `cite` of its own.")
        seen.add(heading.subject.key)


def _require_likes(texts: RuleTexts) -> None:
    known = {heading.subject.key for heading in texts.headings}
    for heading in texts.headings:
        if heading.like and heading.like.key not in known:
            raise BadRulebook(f"{heading.subject} is like {heading.like}, which is no heading.")
