"""The automaton moves one outlaw: it names the best targets, the rules check them and draw among equals."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.outlaws.events import OutlawMoved
from sagebrush_games.carson_city.expansions.outlaws.movement import targets
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import AROUND, Parcel, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Argument, Message, message


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


def sentence(_rules: Ruleset, _state: State, command: MoveOutlaw) -> Message:
    if command.targets == (command.origin,):
        return message("leave-outlaw", origin=command.origin)
    places: Argument
    places, *others = command.targets
    for other in others:
        places = message("or-there", list=places, item=other)
    return message("command-move-outlaw", origin=command.origin, places=places)


MOVE_OUTLAW = Action(
    MoveOutlaw, candidates=candidates, refusal=refusal, events=events, sentence=sentence, domain=domain, exact=True
)
