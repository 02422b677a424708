"""Place a cowboy against an outlaw (phase 2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.read.wording import points
from sagebrush_games.carson_city.rules.parcels import Reason, allowed_by, everywhere, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Parcel, parcel_name
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class PlaceOnOutlaw(Command):
    """Place a cowboy on ``parcel`` to fight the outlaw there, whoever owns it."""

    parcel: Parcel


def reasons(state: State, seat: Seat) -> list[Reason]:
    """Where not."""
    return [
        everywhere("no-cowboy", not state.cowboys[seat]),
        ("no-outlaw-there", ~state.outlaws),
        ("already-there", state.claims[seat]),
    ]


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Sequence[PlaceOnOutlaw]:
    """Every outlaw that nothing forbids."""
    if not state.outlaws:
        return ()
    return [PlaceOnOutlaw(seat, parcel) for parcel in allowed_by(reasons(state, seat))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceOnOutlaw]:
    """Every parcel, and one beyond."""
    return (PlaceOnOutlaw(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(_rules: Ruleset, state: State, command: PlaceOnOutlaw) -> str | None:
    return refusal_at(command.parcel, reasons(state, command.seat))


def events(_rules: Ruleset, _state: State, command: PlaceOnOutlaw, _chance: Chance) -> Sequence[Event]:
    """The cowboy stands there."""
    return [CowboyOnParcel(command.seat, command.parcel)]


def sentence(_rules: Ruleset, state: State, command: PlaceOnOutlaw) -> str:
    return (
        f"Place a cowboy on {parcel_name(command.parcel)} to fight the outlaw "
        f"(strength {state.outlaw_strength}, {points(state.outlaw_points)})."
    )


PLACE_ON_OUTLAW = Action(PlaceOnOutlaw, candidates, refusal, events, sentence, domain, exact=True)
