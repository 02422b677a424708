"""One thing a seat can do: its message, what could be asked, why not, what it causes."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sagebrush_games.kernel.messages import Command, Event, kebab
from sagebrush_games.kernel.wording import Message


def message_alone(_rules: Any, _state: Any, _seat: int) -> Iterable[Any]:
    """In place of candidates: the message without fields of its own."""
    raise NotImplementedError


def never(_rules: Any, _state: Any, _command: Any) -> None:
    """The refusal of an action that is accepted whenever its prompt is asked."""


def not_said(_rules: Any, _state: Any, _command: Any, _chance: Any) -> Sequence[Event]:
    """In place of events, which every action has to give."""
    raise NotImplementedError


def command_message(_rules: Any, _state: Any, _command: Any) -> Message:
    """In place of a sentence: the entry ``command-<type>`` with the fields of the command as arguments."""
    raise NotImplementedError


def same_as_candidates(_rules: Any, _state: Any, _seat: int) -> Iterable[Any]:
    """In place of a domain: an action that lists every well-formed command already."""
    raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Action:
    """The functions of one action module; each gets the ruleset and the state first. Only ``events`` has to be given.

    candidates(rules, state, seat): commands that could be asked; may leave out what is clearly refused. Unless given,
    the message alone, which then has no fields but its seat.
    refusal(rules, state, command): the stable code of the first rule that forbids it, or None; sound for any domain.
    events(rules, state, command, chance): what an accepted command causes, before the automatic steps.
    sentence(rules, state, command): the choice, for the player who takes it, as a message of the catalogues. Unless
    given, the entry ``command-<type>``, whose arguments are the fields of the command.
    domain(rules, state, seat): every well-formed command of this kind, which the conformance suite compares with the
    candidates. Unless given, the candidates.
    exact: the candidates are never refused, so that listing need not ask; the conformance suite proves it. So it is
    without a refusal.
    is_default: it answers the prompt of a seat whose time is up, where it is legal; elsewhere the first legal command
    does.

    Raises TypeError at import for a message whose default does not fit.
    """

    message: type[Command]
    candidates: Callable[[Any, Any, int], Iterable[Any]] = message_alone
    refusal: Callable[[Any, Any, Any], str | None] = never
    events: Callable[[Any, Any, Any, Any], Sequence[Event]] = not_said
    sentence: Callable[[Any, Any, Any], Message] = command_message
    domain: Callable[[Any, Any, int], Iterable[Any]] = same_as_candidates
    exact: bool = False
    is_default: bool = False

    def __post_init__(self) -> None:
        if self.events is not_said:
            raise TypeError(f"the action {self.message.__name__} says no events")
        if self.candidates is message_alone:
            object.__setattr__(self, "candidates", _alone(self.message))
        if self.sentence is command_message:
            object.__setattr__(self, "sentence", _command_message(self.message))
        if self.domain is same_as_candidates:
            object.__setattr__(self, "domain", self.candidates)
        if self.refusal is never:
            object.__setattr__(self, "exact", True)


def _alone(message: type[Command]) -> Callable[[Any, Any, int], Iterable[Any]]:
    """The candidates of a message that has no fields but its seat."""
    if len(fields(message)) > 1:
        raise TypeError(f"the action {message.__name__} says no candidates, and its message has fields")
    return lambda _rules, _state, seat: (message(seat),)


def _command_message(message: type[Command]) -> Callable[[Any, Any, Any], Message]:
    id, *names = (f"command-{kebab(message.__name__)}", *(field.name for field in fields(message)[1:]))
    return lambda _rules, _state, command: Message(id, tuple((name, getattr(command, name)) for name in names))


def commands_of(actions: Mapping[str, Iterable[Action]]) -> tuple[type[Command], ...]:
    """The messages of ``actions`` by prompt, each once, in the order in which they are met."""
    return tuple(dict.fromkeys(action.message for asked in actions.values() for action in asked))
