"""Accepting defeat in a duel."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.tiny_epic_western.rules.duel import decided
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class StopDuel(Command):
    """Leave the duel as it is: your posse is wounded."""


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[StopDuel]:
    """The one way to stop."""
    yield StopDuel(seat)


def refusal(_rules: Ruleset, _state: State, _command: StopDuel) -> str | None:
    """Only the current loser is asked, and he may always stop."""
    return None


def events(rules: Ruleset, state: State, _command: StopDuel, _chance: Chance) -> list[Event]:
    """The duel is decided."""
    return decided(rules, state)


def sentence(_rules: Ruleset, _state: State, _command: StopDuel) -> str:
    """What it means."""
    return "Let the duel stand: your posse is wounded."


STOP_DUEL = Action(StopDuel, candidates, refusal, events, sentence, candidates, exact=True)
