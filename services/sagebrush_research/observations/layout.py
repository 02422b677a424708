"""The layout of observations: from a title's file to an encoder of its views.

The file ``<title>.toml`` beside this module has a ``version``, ``domains`` as in actions/domains.py, and for each class
of a view a section, which begins with the view itself: by field, how its value becomes numbers.

``flag``, ``number 40``: one number, the value divided by 1 or 40. ``one DOMAIN``: one number for each value. ``set
DOMAIN``, ``bag DOMAIN 4``: how often each value occurs, cut off at 1, or divided by 4; ``set DOMAIN of edge``: that
field of the items. ``seat``, ``seats``, ``bag seats 7``: one number for each seat, counted from the viewer, who is 0;
``seat 3``: one for each of the three things of a seat. ``list 5 X``: the first five items. ``each X``, ``each 3 X``: by
seat, with one item or three. ``by KEY DOMAIN X``: items at the places of their keys. ``maybe X``: whether there is one,
and which. The name of a class: its fields. ``out: reason``: nothing.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Any

from sagebrush_research.actions.domains import domain_of
from sagebrush_research.actions.rows import NotNumbered
from sagebrush_research.observations import encoders
from sagebrush_research.observations.encoders import Encoder

VIEW = "View"
OUT = "out: "
OWNERS_ALONE = 3
"""Places for owners at a table with one seat: the seat, and what the title plays by itself."""


@dataclass(frozen=True, slots=True)
class LayoutSections:
    """By class of a view: by field, how its value becomes numbers. ``version`` goes up with any change."""

    version: int
    domains: Mapping[str, str]
    classes: Mapping[str, Mapping[str, str]]


@cache
def sections_of(title: str) -> LayoutSections:
    """The file of a title; raises NotNumbered for one without."""
    file = files(__package__).joinpath(f"{title}.toml")
    if not file.is_file():
        raise NotNumbered(f"Views of {title} have no layout: there is no sagebrush_research/observations/{title}.toml.")
    return parse_sections(file.read_text(encoding="utf-8"))


def parse_sections(text: str) -> LayoutSections:
    """What a file says."""
    said = tomllib.loads(text)
    classes = {name: fields for name, fields in said.items() if name not in ("version", "domains")}
    return LayoutSections(said["version"], said.get("domains", {}), classes)


@dataclass(frozen=True)
class ObservationLayout:
    """What each number of an observation is. ``names`` are those of the numbers, in order.

    First stand ``prompts``, 1 for what the viewer is asked, and ``awaited``, 1 for each seat that is asked something;
    then the view.
    """

    title: str
    version: int
    prompts: tuple[str, ...]
    encoder: Encoder
    owners: int

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of every number."""
        front = [*(f"prompt[{name}]" for name in self.prompts), *(f"awaited[seat+{n}]" for n in range(self.owners))]
        return (*front, *(f"view{name}" for name in self.encoder.names))

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.names)

    @property
    def sha256(self) -> str:
        """A hash (hex) of all names: equal where two tables are laid out alike."""
        return sha256("\n".join([f"{self.title} {self.version}", *self.names]).encode()).hexdigest()

    def observation(self, view: Any, seat: int, awaited: Mapping[int, str]) -> list[float]:
        """The numbers of ``view``, that of ``seat``; ``awaited``: by seat, what is asked."""
        into = [0.0] * self.size
        front = len(self.prompts)
        if (prompt := awaited.get(seat)) is not None:
            into[self.prompts.index(prompt)] = 1.0
        for asked in awaited:
            if asked >= 0:
                into[front + (asked - seat) % self.owners] = 1.0
        self.encoder.write(into, front + self.owners, view, seat)
        return into


def observation_layout(title: str, seats: int, prompts: tuple[str, ...], said: LayoutSections) -> ObservationLayout:
    """The layout of a table with so many ``seats``."""
    owners = seats if seats > 1 else OWNERS_ALONE
    return ObservationLayout(title, said.version, prompts, _Parser(said, owners).section(VIEW), owners)


@dataclass(frozen=True, slots=True)
class _Parser:
    """Encoders as a file writes them, for a table with so many owners."""

    said: LayoutSections
    owners: int

    def section(self, name: str) -> Encoder:
        fields = self.said.classes[name].items()
        return encoders.record({field: self.encoder(text) for field, text in fields if not text.startswith(OUT)})

    def encoder(self, text: str) -> Encoder:
        word, _, rest = text.partition(" ")
        parse = getattr(self, f"_{word}", None)
        return self.section(word) if parse is None else parse(rest)

    def _flag(self, _rest: str) -> Encoder:
        return encoders.number(1)

    def _number(self, rest: str) -> Encoder:
        return encoders.number(int(rest))

    def _one(self, rest: str) -> Encoder:
        return encoders.one_of(self._values(rest))

    def _set(self, rest: str) -> Encoder:
        domain, _, attribute = rest.partition(" of ")
        return encoders.counted(self._values(domain), 1, attribute)

    def _bag(self, rest: str) -> Encoder:
        domain, _, greatest = rest.rpartition(" ")
        if domain == "seats":
            return encoders.seats_of(self.owners, int(greatest))
        return encoders.counted(self._values(domain), int(greatest))

    def _seat(self, rest: str) -> Encoder:
        return encoders.seat_of(self.owners, int(rest or 1))

    def _seats(self, _rest: str) -> Encoder:
        return encoders.seats_of(self.owners)

    def _list(self, rest: str) -> Encoder:
        items, _, inner = rest.partition(" ")
        return encoders.listed(int(items), self.encoder(inner))

    def _each(self, rest: str) -> Encoder:
        first, _, inner = rest.partition(" ")
        if first.isdecimal():
            return encoders.by_seat(self.owners, int(first), self.encoder(inner))
        return encoders.by_seat(self.owners, 1, self.encoder(rest))

    def _by(self, rest: str) -> Encoder:
        key, domain, inner = rest.split(" ")
        return encoders.by_key(key, self._values(domain), self.encoder(inner))

    def _maybe(self, rest: str) -> Encoder:
        return encoders.maybe(self.encoder(rest))

    def _values(self, text: str) -> tuple[Any, ...]:
        return domain_of(text, self.said.domains).values
