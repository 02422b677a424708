"""Action ids: every command that a table can ever offer has a number, the same in every process and release.

The kinds of commands that the table plays with stand one behind the other, in the order of the title's rows. Within a
kind the last field counts fastest: with domains of 16 and 64 values, the command with the places (2, 5) is number
2 * 64 + 5 of its kind. The seat is left out: a number means the same for whoever plays it.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from hashlib import sha256
from itertools import accumulate
from math import prod
from typing import Any

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, kebab
from sagebrush_research.actions.domains import Domain
from sagebrush_research.actions.rows import ActionRows, NotNumbered


@dataclass(frozen=True, slots=True)
class ActionKind:
    """A kind of command with its numbers: from ``first`` on, ``size`` of them."""

    name: str
    first: int
    domains: Mapping[str, Domain]
    places: tuple[Mapping[Any, int], ...] = field(init=False, repr=False)
    strides: tuple[int, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        sizes = [len(domain.values) for domain in self.domains.values()]
        strides = tuple(accumulate(reversed(sizes[1:]), lambda a, b: a * b, initial=1)) if sizes else ()
        places = tuple({value: at for at, value in enumerate(domain.values)} for domain in self.domains.values())
        object.__setattr__(self, "places", places)
        object.__setattr__(self, "strides", strides[::-1])

    @property
    def size(self) -> int:
        """How many commands of this kind there are."""
        return prod(len(domain.values) for domain in self.domains.values())

    @property
    def ranked(self) -> tuple[str, ...]:
        """The fields that are numbered by their rank among the legal commands."""
        return tuple(name for name, domain in self.domains.items() if domain.by_rank)

    def number(self, values: Iterable[Any]) -> int | None:
        """The action id of a command with these ``values``; None where a value is outside of its domain."""
        number = self.first
        for value, places, stride in zip(values, self.places, self.strides, strict=True):
            place = places.get(value)
            if place is None:
                return None
            number += place * stride
        return number

    def values(self, number: int) -> dict[str, Any]:
        """By field, the value, or the rank, of an action id of this kind."""
        rest, found = number - self.first, {}
        for (name, domain), stride in zip(self.domains.items(), self.strides, strict=True):
            place, rest = divmod(rest, stride)
            found[name] = domain.values[place]
        return found


@dataclass(frozen=True, slots=True)
class ActionTable:
    """The action ids of a table, 0 to ``size`` - 1."""

    title: str
    version: int
    kinds: tuple[ActionKind, ...]
    _by_name: Mapping[str, ActionKind] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", {kind.name: kind for kind in self.kinds})

    @property
    def size(self) -> int:
        """How many action ids there are."""
        return self.kinds[-1].first + self.kinds[-1].size

    @property
    def sha256(self) -> str:
        """A hash (hex) of what every number means: equal where two tables number alike."""
        lines = [
            f"{k.name} {k.first} " + repr([(n, d.values, d.by_rank) for n, d in k.domains.items()]) for k in self.kinds
        ]
        return sha256("\n".join([f"{self.title} {self.version}", *lines]).encode()).hexdigest()

    def numbered(self, legal: Sequence[Command]) -> dict[int, Command]:
        """The ``legal`` commands of a seat by action id, ascending; raises NotNumbered where none of them has one.

        Left out is what has none: amounts above those of the table, of which smaller ones can be had.
        """
        ranks = self._ranks(legal)
        found = {}
        for command in legal:
            number = self._number(command, ranks)
            if number is not None:
                found[number] = command
        if legal and not found:
            raise NotNumbered(f"{legal[0]} of {self.title} has no number")
        return dict(sorted(found.items()))

    def describe(self, number: int) -> tuple[str, dict[str, Any]]:
        """The type of the command with an action id, and its fields; raises IndexError beyond the table."""
        if not 0 <= number < self.size:
            raise IndexError(f"action {number} of {self.size}")
        kind = next(kind for kind in reversed(self.kinds) if kind.first <= number)
        return kebab(kind.name), kind.values(number)

    def _number(self, command: Command, ranks: Mapping[str, Mapping[Any, int]]) -> int | None:
        kind = self._by_name.get(type(command).__name__)
        if kind is None:
            return None
        rank = ranks.get(kind.name)
        if rank is None:
            return kind.number([getattr(command, name) for name in kind.domains])
        return kind.number([rank[getattr(command, name)] for name in kind.domains])

    def _ranks(self, legal: Sequence[Command]) -> dict[str, dict[Any, int]]:
        """By kind that is numbered by rank: the rank of each value that occurs."""
        kinds = {name: self._by_name[name] for c in legal if (name := type(c).__name__) in self._by_name}
        found = {}
        for name, kind in kinds.items():
            if kind.ranked:
                met = {getattr(c, field) for c in legal if type(c).__name__ == name for field in kind.ranked}
                found[name] = {value: rank for rank, value in enumerate(sorted(met))}
        return found


def action_table(decider: AnyDecider, rows: ActionRows) -> ActionTable:
    """The action ids of a table: the rows of what can be commanded there, in their order."""
    commanded = {action.message.__name__: action.message for asked in decider.actions.values() for action in asked}
    kinds: list[ActionKind] = []
    for name, domains in rows.commands.items():
        if name in commanded:
            _require_fields(commanded[name], domains)
            kinds.append(ActionKind(name, kinds[-1].first + kinds[-1].size if kinds else 0, domains))
    return ActionTable(decider.config.title, rows.version, tuple(kinds))


def _require_fields(message: type[Command], domains: Mapping[str, Domain]) -> None:
    """Raises NotNumbered for a row that has not the fields of its command: it would number them wrongly."""
    expected = [entry.name for entry in fields(message) if entry.name != "seat"]
    if expected != list(domains):
        raise NotNumbered(f"{message.__name__} has the fields {expected}, and its row {list(domains)}")
