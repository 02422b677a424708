"""One thing a seat can do: its message, what could be asked, why not, what it causes."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.messages import Command, Event


@dataclass(frozen=True, slots=True)
class Action:
    """The functions of one action module; each gets the ruleset and the state first.

    candidates(rules, state, seat): commands that could be asked; may leave out what is clearly refused.
    domain(rules, state, seat): every well-formed command of this kind; the conformance suite compares the two.
    refusal(rules, state, command): the stable code of the first rule that forbids it, or None; sound for any domain.
    events(rules, state, command, chance): what an accepted command causes, before the automatic steps.
    sentence(rules, state, command): the choice in plain English, for the player who takes it.
    exact: the candidates are never refused, so that listing need not ask; the conformance suite proves it.
    """

    message: type[Command]
    candidates: Callable[[Any, Any, int], Iterable[Any]]
    refusal: Callable[[Any, Any, Any], str | None]
    events: Callable[[Any, Any, Any, Any], Sequence[Event]]
    sentence: Callable[[Any, Any, Any], str]
    domain: Callable[[Any, Any, int], Iterable[Any]]
    exact: bool = False
