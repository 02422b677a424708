"""Turning influence of one kind into another, as the building in use allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.tiny_epic_western.events.agenda import Next
from sagebrush_games.tiny_epic_western.rules.influence import gained, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import KIND_NAMES, State, Task

EXTRA = 2
"""What comes on top of the influence turned."""


@dataclass(slots=True)
class ConvertInfluence(Command):
    """Turn ``amount`` of the first kind of the building in use into the second, and gain 2 more."""

    amount: int


def kinds(rules: Ruleset, state: State) -> tuple[int, int]:
    """From and to, as printed on the building in use."""
    source, target = rules.buildings[state.agenda[-1].at].arguments
    return source, target


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[ConvertInfluence]:
    """From nothing to all of it."""
    owned = state.players[seat].influence[kinds(rules, state)[0]]
    return (ConvertInfluence(seat, amount) for amount in range(owned + 1))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[ConvertInfluence]:
    """Everything up to the limit."""
    return (ConvertInfluence(seat, amount) for amount in range(rules.influence_most + 1))


def refusal(rules: Ruleset, state: State, command: ConvertInfluence) -> str | None:
    """Why not, or None."""
    owned = state.players[command.seat].influence[kinds(rules, state)[0]]
    return None if 0 <= command.amount <= owned else "not-that-many"


def events(rules: Ruleset, state: State, command: ConvertInfluence, _chance: Chance) -> list[Event]:
    """One kind down, the other up."""
    source, target = kinds(rules, state)
    payment = [paid(command.seat, of_kind(source, command.amount))] if command.amount else []
    return [*payment, *gained(rules, state, command.seat, target, command.amount + EXTRA), Next()]


def convert_nothing(rules: Ruleset, state: State, task: Task, chance: Chance) -> Sequence[Event]:
    """What comes on top, for a seat with nothing to turn, which is not asked; nothing for any other."""
    if state.players[task.seat].influence[kinds(rules, state)[0]]:
        return ()
    return events(rules, state, ConvertInfluence(task.seat, 0), chance)


def sentence(rules: Ruleset, state: State, command: ConvertInfluence) -> str:
    """What becomes what."""
    source, target = (KIND_NAMES[kind] for kind in kinds(rules, state))
    return f"Turn {command.amount} {source} into {target} and gain {EXTRA} {target} more."


CONVERT_INFLUENCE = Action(ConvertInfluence, candidates, refusal, events, sentence, domain, exact=True)
