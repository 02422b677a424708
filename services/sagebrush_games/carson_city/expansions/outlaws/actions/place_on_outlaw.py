"""Place a cowboy against an outlaw (phase 2)."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.rules.parcels import Reason, allowed_by, everywhere, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


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
    if not state.outlaws:
        return ()
    return [PlaceOnOutlaw(seat, parcel) for parcel in allowed_by(reasons(state, seat))]


def refusal(_rules: Ruleset, state: State, command: PlaceOnOutlaw) -> str | None:
    return refusal_at(command.parcel, reasons(state, command.seat))


def sentence(_rules: Ruleset, state: State, command: PlaceOnOutlaw) -> Message:
    strength, worth = state.outlaw_strength, state.outlaw_points
    return message("command-place-on-outlaw", parcel=command.parcel, strength=strength, score=worth)


PLACE_ON_OUTLAW = Action(
    PlaceOnOutlaw,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [CowboyOnParcel(command.seat, command.parcel)],
    sentence=sentence,
    domain=every_parcel(PlaceOnOutlaw),
    exact=True,
)
