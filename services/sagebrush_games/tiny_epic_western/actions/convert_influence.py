"""Turning influence of one kind into another, as the building in use allows [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.rules.buildings import EXTRA, converted, kinds
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class ConvertInfluence(Command):
    """Turn ``amount`` of the first kind of the building in use into the second, and gain 2 more."""

    amount: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[ConvertInfluence]:
    owned = state.players[seat].influence[kinds(rules, state)[0]]
    return (ConvertInfluence(seat, amount) for amount in range(owned + 1))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[ConvertInfluence]:
    return (ConvertInfluence(seat, amount) for amount in range(rules.influence_most + 1))


def refusal(rules: Ruleset, state: State, command: ConvertInfluence) -> str | None:
    owned = state.players[command.seat].influence[kinds(rules, state)[0]]
    return None if 0 <= command.amount <= owned else "not-that-many"


def events(rules: Ruleset, state: State, command: ConvertInfluence, _chance: Chance) -> list[Event]:
    return converted(rules, state, command.seat, command.amount)


def sentence(rules: Ruleset, state: State, command: ConvertInfluence) -> Message:
    source, target = kinds(rules, state)
    if not command.amount:
        return message("gain-without-turning", target=target, more=EXTRA)
    return message("command-convert-influence", amount=command.amount, source=source, target=target, more=EXTRA)


CONVERT_INFLUENCE = Action(ConvertInfluence, candidates, refusal, events, sentence, domain, exact=True)
