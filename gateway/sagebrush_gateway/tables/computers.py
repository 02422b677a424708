"""Computers that a table may ask for, as a person reads about them before choosing one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sagebrush_gateway.problems import NO_SUCH_OPPONENT, Problem


@dataclass(frozen=True, slots=True)
class OfferedComputer:
    """``level`` is 1 to 5, None for a computer that is no level; ``about`` is empty for one that a host has added."""

    name: str
    level: int | None = None
    about: str = ""


DESCRIBED: Mapping[str, OfferedComputer] = {
    offered.name: offered
    for offered in (
        OfferedComputer("novice", 1, "Knows the rules and plays by first impressions, often wrong ones."),
        OfferedComputer("casual", 2, "Takes what looks best at the moment, and seldom errs in that."),
        OfferedComputer("skilled", 3, "Compares a few plans and sees what the others may answer."),
        OfferedComputer("expert", 4, "Thinks every serious plan through in many possible worlds."),
        OfferedComputer("master", 5, "The strongest we have; takes up to two seconds for a decision."),
        OfferedComputer("greedy", None, "Looks one step ahead."),
        OfferedComputer("random", None, "Plays anything legal."),
    )
}
"""By name. The gateway imports no opponents; a test compares this with them."""


def offered_computers(names: Iterable[str]) -> list[OfferedComputer]:
    """The computers of these names, in this order."""
    return [DESCRIBED.get(name) or OfferedComputer(name) for name in names]


def require_offered(name: str, names: Iterable[str], field: str) -> None:
    """Raises the problem of a computer that is none of ``names``, which the request has in ``field``."""
    if name not in names:
        raise Problem(NO_SUCH_OPPONENT, f"There are {', '.join(names)}.", field=field)
