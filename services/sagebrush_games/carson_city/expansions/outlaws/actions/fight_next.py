"""Say which of several fights against outlaws is next (phase 3)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.outlaws.combat import called, due, order_matters
from sagebrush_games.carson_city.rules.parcels import refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, members, parcel_name
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class FightNext(Command):
    """The fight against the outlaw on ``parcel`` is next."""

    parcel: Parcel


def candidates(_rules: Ruleset, state: State, seat: Seat) -> list[FightNext]:
    """The fights whose order matters."""
    return [FightNext(seat, parcel) for parcel in members(order_matters(state, due(state)))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[FightNext]:
    """Every parcel, and one beyond."""
    return (FightNext(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(_rules: Ruleset, state: State, command: FightNext) -> str | None:
    left = due(state)
    reasons = [("no-fight-there", ~left), ("order-without-effect", ~order_matters(state, left))]
    return refusal_at(command.parcel, reasons)


def events(rules: Ruleset, state: State, command: FightNext, chance: Chance) -> Sequence[Event]:
    """That fight."""
    return called(rules, state, command.parcel, chance)


def sentence(_rules: Ruleset, _state: State, command: FightNext) -> str:
    return f"Fight the outlaw on {parcel_name(command.parcel)} next."


FIGHT_NEXT = Action(FightNext, candidates, refusal, events, sentence, domain, exact=True)
