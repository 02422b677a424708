"""Place a cowboy in a corral instead of on the board (phase 2): its rodeo points are doubled."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.horses.events import CowboyInCorral
from sagebrush_games.carson_city.expansions.horses.state import CORRALS, of
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class PlaceInCorral(Command):
    """Place a cowboy in your corral of this number, from 1 to 5."""

    corral: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceInCorral]:
    if not state.cowboys[seat]:
        return []
    taken = of(state).riders[seat]
    return [PlaceInCorral(seat, corral) for corral in rules.corrals if corral not in taken]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceInCorral]:
    return (PlaceInCorral(seat, corral) for corral in range(CORRALS[-1] + 2))


def refusal(rules: Ruleset, state: State, command: PlaceInCorral) -> str | None:
    if command.corral not in rules.corrals:
        return "no-such-corral"
    if not state.cowboys[command.seat]:
        return "no-cowboy"
    return "already-there" if command.corral in of(state).riders[command.seat] else None


PLACE_IN_CORRAL = Action(
    PlaceInCorral,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [CowboyInCorral(command.seat, command.corral)],
    domain=domain,
    exact=True,
)
