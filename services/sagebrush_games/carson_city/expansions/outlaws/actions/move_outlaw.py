"""The automaton moves one outlaw: it names the best targets, the rules check them and draw among equals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.outlaws.events import OutlawMoved
from sagebrush_games.carson_city.expansions.outlaws.movement import targets
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import AROUND, Parcel, members, parcel_name
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class MoveOutlaw(Command):
    """Move the outlaw from ``origin`` to one of ``targets``, all equally good; ``origin`` alone when it stays."""

    origin: Parcel
    targets: tuple[Parcel, ...]


def candidates(rules: Ruleset, state: State, seat: Seat) -> tuple[MoveOutlaw]:
    return (MoveOutlaw(seat, state.outlaw_at, targets(rules, state, state.outlaw_at, state.outlaws)),)


def domain(rules: Ruleset, state: State, seat: Seat) -> Iterator[MoveOutlaw]:
    right = candidates(rules, state, seat)[0]
    yield right
    yield MoveOutlaw(seat, state.outlaw_at, ())
    for origin in members(state.outlaws):
        for target in members(AROUND[origin]):
            if (other := MoveOutlaw(seat, origin, (target,))) != right:
                yield other


def refusal(rules: Ruleset, state: State, command: MoveOutlaw) -> str | None:
    if command.origin != state.outlaw_at:
        return "not-this-outlaw"
    if command.targets != targets(rules, state, command.origin, state.outlaws):
        return "wrong-targets"
    return None


def events(_rules: Ruleset, _state: State, command: MoveOutlaw, chance: Chance) -> Sequence[Event]:
    return [OutlawMoved(command.origin, pick(chance, "outlaw-move", command.targets))]


def sentence(_rules: Ruleset, _state: State, command: MoveOutlaw) -> str:
    if command.targets == (command.origin,):
        return f"Leave the outlaw on {parcel_name(command.origin)} where it is."
    places = " or ".join(parcel_name(target) for target in command.targets)
    return f"Move the outlaw on {parcel_name(command.origin)} to {places}."


MOVE_OUTLAW = Action(
    MoveOutlaw, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
