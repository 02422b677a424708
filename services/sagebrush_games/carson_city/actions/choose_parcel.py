"""Lay a property tile on a parcel for nothing: in set-up, and with the Settler."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.characters import ParcelGranted
from sagebrush_games.carson_city.events.preparation import StartingParcelChosen
from sagebrush_games.carson_city.rules.parcels import (
    Reason,
    allowed_by,
    barriers,
    everywhere,
    has_property_tile,
    refusal_at,
)
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat


@dataclass(slots=True)
class ChooseParcel(Command):
    """Take ``parcel`` for nothing."""

    parcel: Parcel


def reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where not: mountains and the town centre may be chosen too."""  # [DE "SPIELAUFBAU"] [DE "DER SIEDLER"]
    return [
        everywhere("no-property-tile", not has_property_tile(rules, state, seat)),
        ("parcel-owned", state.owned),
        *barriers(rules, state),
    ]


def is_possible(rules: Ruleset, state: State, seat: Seat) -> bool:
    """Whether any parcel may be taken."""
    return bool(allowed_by(reasons(rules, state, seat)))


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[ChooseParcel]:
    return [ChooseParcel(seat, parcel) for parcel in allowed_by(reasons(rules, state, seat))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[ChooseParcel]:
    return (ChooseParcel(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: ChooseParcel) -> str | None:
    return refusal_at(command.parcel, reasons(rules, state, command.seat))


CHOOSE_STARTING_PARCEL = Action(
    ChooseParcel,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [StartingParcelChosen(command.seat, command.parcel)],
    domain=every_parcel(ChooseParcel),
    exact=True,
)
CHOOSE_GRANTED_PARCEL = Action(
    ChooseParcel,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [ParcelGranted(command.seat, command.parcel)],
    domain=every_parcel(ChooseParcel),
    exact=True,
)
