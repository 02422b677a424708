"""The notation of cards: "F2", "AG1AR1!", "HOME(food) ∞: 2F+1*" as values."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.content import BadContent

CODE = re.compile(r"([A-Z]+)(\d?)")
ICON = re.compile(rf"((?:{CODE.pattern})+)(!?)")
SUMMIT = re.compile(r"(?P<word>[A-Z-]+)(?:\((?P<track>\w+)\))?(?P<endless> ∞)?(?:: (?P<cost>.+?))?(?: → (?P<gain>.+))?")
PART = re.compile(r"(\d+)(\S+)")

BASIC = ("F", "W", "S")
SPECIAL = {"AG": "green", "AR": "red", "A*": "apple", "K": "bullet"}
PIECES = ("trout", "bass", "salmon", "outlaw")

Gains = tuple[int, int, int, int]
NOTHING = (0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Icon:
    """A path icon; ``gains`` are food, wood, stone and gold, for apples green and red.

    amount: the digit of boots, paddles and bullets, otherwise 1. mandatory: with the red border. texts: what each part
    of it does, as a sentence.
    """

    id: str
    kind: str
    gains: Gains
    amount: int
    mandatory: bool
    texts: tuple[str, ...]

    @property
    def parts(self) -> tuple[tuple[str, str], ...]:
        """The code of each part, as ``AG``, and its digit, or nothing."""
        return tuple(CODE.findall(self.id))


@dataclass(frozen=True, slots=True)
class Cost:
    """What is spent: food, wood and stone; basic resources of any kind; gold; and pieces of the mode by name."""

    basic: tuple[int, int, int] = (0, 0, 0)
    any: int = 0
    gold: int = 0
    special: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Summit:
    """A summit action; ``tracks`` are those it may move up, ``endless`` that it may be repeated."""

    id: str
    kind: str
    tracks: tuple[int, ...]
    cost: Cost
    gain: Gains
    endless: bool


def icon(rows: Mapping[str, Mapping[str, Any]], text: str) -> Icon:
    """The icon ``text`` shows, by the codes in ``rows``; raises BadContent for what they do not know."""
    found = ICON.fullmatch(text)
    if found is None:
        raise BadContent(f"{text!r} is not an icon")
    parts = [(_known(rows, code, text), int(digit or 1)) for code, digit in CODE.findall(found[1])]
    mandatory = any(row.get("mandatory", False) for row, _ in parts)
    if mandatory != bool(found[4]) or len({row["kind"] for row, _ in parts}) > 1:
        raise BadContent(f"{text!r} has the wrong border" if mandatory != bool(found[4]) else f"{text!r} mixes icons")
    return Icon(
        id=text,
        kind=parts[0][0]["kind"],
        gains=_sum([(row.get("gains", NOTHING), amount) for row, amount in parts]),
        amount=parts[0][1],
        mandatory=mandatory,
        texts=tuple(row["text"] for row, _ in parts),
    )


def _known(rows: Mapping[str, Mapping[str, Any]], code: str, text: str) -> Mapping[str, Any]:
    if code not in rows:
        raise BadContent(f"{text!r} names {code}, which this mode has not")
    return rows[code]


def _sum(parts: list[tuple[Any, int]]) -> Gains:
    food, wood, stone, gold = (sum(gains[kind] * amount for gains, amount in parts) for kind in range(4))
    return food, wood, stone, gold


def summit(
    rows: Mapping[str, Mapping[str, Any]], tracks: tuple[str, ...], usual: Mapping[str, tuple[Cost, Gains]], text: str
) -> Summit:
    """The summit action ``text`` shows; ``usual`` by kind are cost and gain of an action that names none."""
    found = SUMMIT.fullmatch(text)
    if found is None:
        raise BadContent(f"{text!r} is not a summit action")
    row = _known(rows, found["word"], text)
    price, gains = usual.get(row["kind"], (Cost(), NOTHING))
    return Summit(
        id=text,
        kind=row["kind"],
        tracks=_tracks(row.get("tracks", ()), tracks, found["track"] or "", text),
        cost=cost(found["cost"]) if found["cost"] else price,
        gain=gain(found["gain"]) if found["gain"] else gains,
        endless=found["endless"] is not None,
    )


def _tracks(own: tuple[str, ...], tracks: tuple[str, ...], named: str, text: str) -> tuple[int, ...]:
    """The numbers of the tracks ``named`` among the action's ``own``."""
    if named not in ((*own, "any") if own else ("",)):
        raise BadContent(f"{text!r} names no track of its own")
    return tuple(tracks.index(track) for track in own if named in (track, "any"))


def cost(text: str) -> Cost:
    """The cost ``text`` shows: "2F+1*", "3AG", "1trout+1*"; raises BadContent for an unknown part."""
    parts: dict[str, int] = {}
    for part in text.split("+"):
        found = PART.fullmatch(part)
        if found is None or found[2] not in (*BASIC, "*", "G", *SPECIAL, *PIECES):
            raise BadContent(f"{part!r} is not a cost")
        parts[found[2]] = parts.get(found[2], 0) + int(found[1])
    food, wood, stone = (parts.get(letter, 0) for letter in BASIC)
    return Cost(
        basic=(food, wood, stone),
        any=parts.get("*", 0),
        gold=parts.get("G", 0),
        special=tuple((SPECIAL.get(word, word), parts[word]) for word in (*SPECIAL, *PIECES) if word in parts),
    )


def gain(text: str) -> Gains:
    """The gain ``text`` shows: "F1+W1"; raises BadContent for an unknown part."""
    gains = dict.fromkeys("FWSG", 0)
    for part in text.split("+"):
        if not re.fullmatch(r"[FWSG]\d", part):
            raise BadContent(f"{part!r} is not a gain")
        gains[part[0]] += int(part[1])
    return gains["F"], gains["W"], gains["S"], gains["G"]
