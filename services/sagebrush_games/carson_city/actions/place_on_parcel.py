"""Place a cowboy, or the Sheriff's white one, on a parcel to buy it (phase 2)."""

from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.placement import CowboyOnParcel, SheriffOnParcel
from sagebrush_games.carson_city.read.wording import meeting
from sagebrush_games.carson_city.rules.parcels import Reason, allowed_by, barriers, everywhere, price_for, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import ALL, NONE, PARCELS, Parcel, Parcels
from sagebrush_games.carson_city.state.model import MOST_SEATS, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class PlaceOnParcel(Command):
    """Place a cowboy on ``parcel``, which you want to buy."""

    parcel: Parcel


@dataclass(slots=True)
class PlaceSheriffOnParcel(Command):
    """Place the white cowboy on ``parcel``, where no cowboy stands; nobody may fight it there."""

    parcel: Parcel


def sheriff_parcel(state: State) -> Parcels:
    """The parcel of the white cowboy."""
    return 1 << state.sheriff.parcel if state.sheriff.parcel >= 0 else NONE


def reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where not: houses and mountains may be bought too."""  # [DE "2 COWBOYS EINSETZEN"]
    return [
        everywhere("no-cowboy", not state.cowboys[seat]),
        ("parcel-owned", state.owned),
        ("already-there", state.claims[seat]),
        ("sheriff-there", sheriff_parcel(state)),
        *barriers(rules, state),
    ]


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceOnParcel]:
    commands = COMMANDS[seat]
    return [commands[parcel] for parcel in allowed_by(reasons(rules, state, seat))]


def refusal(rules: Ruleset, state: State, command: PlaceOnParcel) -> str | None:
    return refusal_at(command.parcel, reasons(rules, state, command.seat))


def sentence(rules: Ruleset, state: State, command: PlaceOnParcel) -> Message:
    price = price_for(rules, state, command.seat, command.parcel)
    met = meeting(rules, state, command.seat, command.parcel)
    return message("command-place-on-parcel", parcel=command.parcel, price=price, meeting=met)


def sheriff_reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where the white cowboy may not stand: it neither starts a duel nor attacks."""  # [DE "DER SHERIFF"]
    crowd = NONE
    for claims in state.claims:
        crowd |= claims
    return [
        ("no-sheriff", NONE if state.sheriff.is_ready(seat) else ALL),
        ("parcel-owned", state.owned),
        ("sheriff-needs-free-place", crowd),
        *barriers(rules, state),
    ]


def sheriff_candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceSheriffOnParcel]:
    if not state.sheriff.is_ready(seat):
        return []
    return [PlaceSheriffOnParcel(seat, parcel) for parcel in allowed_by(sheriff_reasons(rules, state, seat))]


def sheriff_refusal(rules: Ruleset, state: State, command: PlaceSheriffOnParcel) -> str | None:
    return refusal_at(command.parcel, sheriff_reasons(rules, state, command.seat))


def sheriff_sentence(rules: Ruleset, state: State, command: PlaceSheriffOnParcel) -> Message:
    price = price_for(rules, state, command.seat, command.parcel)
    return message("command-place-sheriff-on-parcel", parcel=command.parcel, price=price)


COMMANDS = tuple(tuple(PlaceOnParcel(seat, parcel) for parcel in range(PARCELS)) for seat in range(MOST_SEATS))
"""By seat, made once: commands are values."""

PLACE_ON_PARCEL = Action(
    PlaceOnParcel,
    candidates=candidates,
    refusal=refusal,
    events=lambda _rules, _state, command, _chance: [CowboyOnParcel(command.seat, command.parcel)],
    sentence=sentence,
    domain=every_parcel(PlaceOnParcel),
    exact=True,
)
PLACE_SHERIFF_ON_PARCEL = Action(
    PlaceSheriffOnParcel,
    candidates=sheriff_candidates,
    refusal=sheriff_refusal,
    events=lambda _rules, _state, command, _chance: [SheriffOnParcel(command.seat, command.parcel)],
    sentence=sheriff_sentence,
    domain=every_parcel(PlaceSheriffOnParcel),
    exact=True,
)
