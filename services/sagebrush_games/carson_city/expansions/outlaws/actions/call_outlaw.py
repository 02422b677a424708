"""The first player says which outlaw moves next."""

from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawCalled
from sagebrush_games.carson_city.expansions.outlaws.movement import rivals
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class CallOutlaw(Command):
    """The outlaw on ``parcel`` moves next."""

    parcel: Parcel


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[CallOutlaw]:
    return [CallOutlaw(seat, parcel) for parcel in members(rivals(rules, state))]


def refusal(rules: Ruleset, state: State, command: CallOutlaw) -> str | None:
    reasons = [("no-outlaw-there", ~state.unmoved), ("order-without-effect", ~rivals(rules, state))]
    return refusal_at(command.parcel, reasons)


CALL_OUTLAW = Action(
    CallOutlaw,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [OutlawCalled(command.parcel)],
    domain=every_parcel(CallOutlaw),
    exact=True,
)
