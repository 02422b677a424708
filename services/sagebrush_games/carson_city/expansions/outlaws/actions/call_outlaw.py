"""The first player says which outlaw moves next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.outlaws.events import OutlawCalled
from sagebrush_games.carson_city.expansions.outlaws.movement import rivals
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, members, parcel_name
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class CallOutlaw(Command):
    """The outlaw on ``parcel`` moves next."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[CallOutlaw]:
    """The outlaws whose order matters."""
    return [CallOutlaw(seat, parcel) for parcel in members(rivals(rules, state))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[CallOutlaw]:
    """Every parcel, and one beyond."""
    return (CallOutlaw(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: CallOutlaw) -> str | None:
    reasons = [("no-outlaw-there", ~state.unmoved), ("order-without-effect", ~rivals(rules, state))]
    return refusal_at(command.parcel, reasons)


def events(_rules: Ruleset, _state: State, command: CallOutlaw, _chance: Chance) -> Sequence[Event]:
    """Its move is next."""
    return [OutlawCalled(command.parcel)]


def sentence(_rules: Ruleset, _state: State, command: CallOutlaw) -> str:
    return f"Let the outlaw on {parcel_name(command.parcel)} move next."


CALL_OUTLAW = Action(CallOutlaw, candidates, refusal, events, sentence, domain, exact=True)
