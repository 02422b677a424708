"""Legal commands as they are listed at the question: short lists whole, long ones in groups, each with a letter.

A group is what the platform says it is (``legal_groups``); of platforms that do not say it, commands of one type.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, NamedTuple

from rich.cells import cell_len

from sagebrush_cli.games.event_renderer import EventRenderer, choices

PAGE = 60
"""Choices that are all listed; of more, groups are shown."""
LINES = 20
"""Lines of a terminal that choices may take; of more, groups are shown, too."""
FEW = 8
"""Choices of a group that is always listed, so that passing is always in sight."""
Numbers = Collection[int]
"""Numbers of choices, from 1."""


class Group(NamedTuple):
    """Choices that are listed when their letter is typed."""

    letter: str
    sentence: str
    numbers: Numbers


class Page(NamedTuple):
    """What is listed: choices with their numbers, and groups."""

    choices: Sequence[tuple[int, str]]
    groups: Sequence[Group] = ()


NOTHING_YET = Page(())


@dataclass
class Offered:
    """The choices of a frame as a player narrows them, by words and by letters of groups."""

    frame: Mapping[str, Any]
    renderer: EventRenderer
    words: str = ""
    within: Numbers | None = None
    page: Page = NOTHING_YET

    def __post_init__(self) -> None:
        self.narrow()

    def narrow(self, answer: str = "") -> None:
        """Goes on with what was typed: the letter of a group, or words; with neither every choice is offered again."""
        chosen = next((group.numbers for group in self.page.groups if group.letter == answer), None)
        self.words, self.within = ("", chosen) if chosen else (answer, None)
        self.page = self._page()

    def _page(self) -> Page:
        found = choices(self.frame["legal"], self.words, self.renderer)
        offered = [choice for choice in found if self.within is None or choice[0] in self.within]
        if len(offered) <= PAGE and lines_of(offered) <= LINES:
            return Page(offered)
        return folded(offered, list(divided(self.frame, {number for number, _ in offered}, self.renderer)))


def lines_of(offered: Sequence[tuple[int, str]]) -> int:
    """How many lines of 80 columns a list of choices takes."""
    widest = max((cell_len(sentence) for _, sentence in offered), default=0) + 9  # the number, and the blanks around it
    return -(-len(offered) // max(1, 80 // widest))


def folded(offered: Sequence[tuple[int, str]], parts: Sequence[tuple[str, Numbers]]) -> Page:
    """The choices of the small ones among ``parts``, and the large ones as groups with letters."""
    large = [part for part in parts if FEW < len(part[1]) < len(offered)]
    groups = [Group(letter, *part) for letter, part in zip(letters(), large, strict=False)]
    hidden = {number for group in groups for number in group.numbers}
    return Page([choice for choice in offered if choice[0] not in hidden], groups)


def letters() -> Iterator[str]:
    """``a`` to ``z``, then ``aa`` and so on."""
    yield from ascii_lowercase
    yield from (first + second for first in ascii_lowercase for second in ascii_lowercase)


def divided(frame: Mapping[str, Any], numbers: Numbers, renderer: EventRenderer) -> Iterator[tuple[str, Numbers]]:
    """``numbers`` by what is done; where all do the same, by what it is done to."""
    groups = [group for group in frame.get("legal_groups") or by_type(frame) if _among(group, numbers)]
    if len(groups) == 1:
        found = [(subject["name"], _among(subject, numbers)) for subject in groups[0]["subjects"]]
        groups_found = [part for part in found if part[1]]
        yield from groups_found or [(groups[0]["sentence"], _among(groups[0], numbers))]
    else:
        yield from ((renderer.said(group["sentence"]), _among(group, numbers)) for group in groups)


def _among(part: Mapping[str, Any], numbers: Numbers) -> Numbers:
    return [place + 1 for place in part["commands"] if place + 1 in numbers]


def by_type(frame: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Groups of a platform that gives none."""
    groups: dict[str, dict[str, Any]] = {}
    for place, one in enumerate(frame["legal"]):
        new = {"sentence": f"{one['sentence']} …", "commands": [], "subjects": []}
        groups.setdefault(one["command"]["type"], new)["commands"].append(place)
    return list(groups.values())
