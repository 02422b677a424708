"""Pair of Boots tokens: two boots to spend now [ES "Botas y movimiento"] [ruling R7]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.events.pioneers import TokenOpened
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State

BOOTS = 2


@dataclass(slots=True)
class OpenToken(Command):
    """Spend a Pair of Boots token as 2 boots. What you do not spend before you do anything else is lost."""


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[OpenToken]:
    if state.players[seat].tokens:
        yield OpenToken(seat)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[OpenToken]:
    yield OpenToken(seat)


def refusal(_rules: Ruleset, state: State, command: OpenToken) -> str | None:
    return None if state.players[command.seat].tokens else "no-token"


def events(_rules: Ruleset, _state: State, command: OpenToken, _chance: Chance) -> list[Event]:
    return [TokenOpened(command.seat, BOOTS)]


OPEN_TOKEN = Action(OpenToken, candidates, refusal, events, domain=domain, exact=True)
