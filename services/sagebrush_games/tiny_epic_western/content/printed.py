"""The printed things as values: content rows read once into tuples."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.content import Content
from sagebrush_games.tiny_epic_western.state.model import INDUSTRY_NAMES

KIND_IDS = ("law", "force", "money", "any")
MAT_IDS = ("bank", "saloon", "courthouse", "hideout")
STEP_IDS = ("off", "third", "second", "first")


@dataclass(frozen=True, slots=True)
class Building:
    """A building card; ``cost`` is Law, Force, Money; ``shares`` are industries from left to right."""

    number: int
    id: str
    name: str
    cost: tuple[int, ...]
    vp: int
    shares: tuple[int, ...]
    timing: str  # immediate, resolution or buy
    effect: str  # an entry of the effect tables
    arguments: tuple[int, ...]  # kinds, suits or industries, as the effect wants them
    most: int
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Boss:
    """A boss card; ``count``, ``every`` and ``most`` are the numbers of its effect."""

    number: int
    id: str
    name: str
    effect: str
    count: str
    every: int
    most: int
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Mat:
    """A location mat: the kinds its influence spot, its pot and its dull porch pay."""

    id: str
    name: str
    colour: str
    spot: int
    pot: int
    dull: int


def suits(content: Content) -> tuple[str, ...]:
    """The suits' ids, weakest first."""
    rows = content.rows("suits")
    return tuple(sorted(rows, key=lambda row: int(rows[row]["strength"])))


def buildings(content: Content) -> tuple[Building, ...]:
    """The building cards by number."""
    words = _words(content)
    rows = content.rows("buildings").items()
    return tuple(_building(number, row, cells, words) for number, (row, cells) in enumerate(rows))


def _words(content: Content) -> dict[str, int]:
    """What the words of an effect's ``with`` mean."""
    kinds = {word: number for number, word in enumerate(KIND_IDS)}
    industries = {word: number for number, word in enumerate(INDUSTRY_NAMES)}
    return {**kinds, **industries, **{word: number for number, word in enumerate(suits(content))}}


def _building(number: int, row: str, cells: Mapping[str, Any], words: Mapping[str, int]) -> Building:
    return Building(
        number=number,
        id=row,
        name=cells["name"],
        cost=tuple(cells["cost"]),
        vp=cells["vp"],
        shares=tuple("WRN".index(letter) for letter in cells["shares"]),
        timing=cells["timing"],
        effect=cells["effect"],
        arguments=tuple(words[word] for word in cells.get("with", ())),
        most=cells.get("most", 0),
        text=cells["text"],
        unofficial=cells["mark"] == "reconstructed",
    )


def bosses(content: Content) -> tuple[Boss, ...]:
    """The boss cards by number."""
    return tuple(
        Boss(
            number=number,
            id=row,
            name=cells["name"],
            effect=cells["effect"],
            count=cells.get("count", ""),
            every=cells.get("every", 1),
            most=cells.get("most", 0),
            text=cells["text"],
            unofficial=cells["mark"] == "reconstructed",
        )
        for number, (row, cells) in enumerate(content.rows("bosses").items())
    )


def mats(content: Content) -> tuple[Mat, ...]:
    """The four location mats by number."""
    rows = content.rows("mats")
    return tuple(
        Mat(
            id=row,
            name=rows[row]["name"],
            colour=rows[row]["colour"],
            spot=KIND_IDS.index(rows[row]["spot"]),
            pot=KIND_IDS.index(rows[row]["pot"]),
            dull=KIND_IDS.index(content.value("dull", row)),
        )
        for row in MAT_IDS
    )


def industry_steps(content: Content, side: str) -> tuple[tuple[int, int], ...]:
    """By step: the points for most and for second most shares; ``side`` is few or many."""
    return tuple((pair[0], pair[1]) for pair in (content.rows("industry_steps")[row][side] for row in STEP_IDS))


def capacities(content: Content) -> tuple[int, ...]:
    """By step: how many industry tokens fit on it."""
    return tuple(int(content.rows("industry_steps")[row]["capacity"]) for row in STEP_IDS)
