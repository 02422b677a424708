"""Say which of several fights against outlaws is next (phase 3)."""

from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.expansions.outlaws.combat import called, due, order_matters
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class FightNext(Command):
    """The fight against the outlaw on ``parcel`` is next."""

    parcel: Parcel


def candidates(_rules: Ruleset, state: State, seat: Seat) -> list[FightNext]:
    return [FightNext(seat, parcel) for parcel in members(order_matters(state, due(state)))]


def refusal(_rules: Ruleset, state: State, command: FightNext) -> str | None:
    left = due(state)
    reasons = [("no-fight-there", ~left), ("order-without-effect", ~order_matters(state, left))]
    return refusal_at(command.parcel, reasons)


FIGHT_NEXT = Action(
    FightNext,
    candidates=candidates,
    refusal=refusal,
    events=lambda rules, state, command, chance: called(rules, state, command.parcel, chance),
    domain=every_parcel(FightNext),
    exact=True,
)
