"""Place a cowboy on a building (phase 2): somebody else's to attack it, an own one to defend it."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.actions.domains import every_parcel
from sagebrush_games.carson_city.events.placement import CowboyOnParcel
from sagebrush_games.carson_city.read.wording import meeting
from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.parcels import Reason, allowed_by, barriers, everywhere, refusal_at
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Parcel, has
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class Attack(Command):
    """Place a cowboy on another seat's building on ``parcel`` to steal half its income."""

    parcel: Parcel


@dataclass(slots=True)
class Defend(Command):
    """Place a cowboy on your own building on ``parcel`` to meet attackers."""

    parcel: Parcel


def shared_reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where a cowboy may neither attack nor defend."""
    return [
        everywhere("no-cowboy", not state.cowboys[seat]),
        ("nothing-to-steal", ~earning(rules, state)),  # churches and prisons [ruling R11]
        ("already-there", state.claims[seat]),
        *barriers(rules, state),
    ]


def reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where ``seat`` may not attack."""  # [DE "EINKOMMEN FÜR GEBÄUDE / ANGRIFFE AUF GEBÄUDE"] [ruling R11]
    return [
        *shared_reasons(rules, state, seat),
        ("own-building", state.land[seat]),
        ("building-protected", rules.spared(rules, state)),
    ]


def defence_reasons(rules: Ruleset, state: State, seat: Seat) -> list[Reason]:
    """Where ``seat`` may not defend."""
    return [*shared_reasons(rules, state, seat), ("not-your-building", ~state.land[seat])]


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[Attack]:
    return [Attack(seat, parcel) for parcel in allowed_by(reasons(rules, state, seat))]


def refusal(rules: Ruleset, state: State, command: Attack) -> str | None:
    return refusal_at(command.parcel, reasons(rules, state, command.seat))


def defence_candidates(rules: Ruleset, state: State, seat: Seat) -> list[Defend]:
    return [Defend(seat, parcel) for parcel in allowed_by(defence_reasons(rules, state, seat))]


def defence_refusal(rules: Ruleset, state: State, command: Defend) -> str | None:
    return refusal_at(command.parcel, defence_reasons(rules, state, command.seat))


def events(_rules: Ruleset, _state: State, command: Attack | Defend, _chance: Chance) -> Sequence[Event]:
    return [CowboyOnParcel(command.seat, command.parcel)]


def sentence(rules: Ruleset, state: State, command: Attack) -> Message:
    parcel = command.parcel
    kind, owner = building_kind(state, parcel), state.owner(parcel)
    met = what_follows(rules, state, command, owner)
    return message("command-attack", kind=kind, owner=owner, parcel=parcel, meeting=met)


def defence_sentence(rules: Ruleset, state: State, command: Defend) -> Message:
    kind, met = building_kind(state, command.parcel), what_follows(rules, state, command, command.seat)
    return message("command-defend", kind=kind, parcel=command.parcel, meeting=met)


def what_follows(rules: Ruleset, state: State, command: Attack | Defend, owner: Seat) -> Message | str:
    """The seats that are met on a building of ``owner``, or that attacks on it fail, so that nobody fights."""
    if has(rules.protected(rules, state, owner), command.parcel):
        return message("meeting-protected")
    return meeting(rules, state, command.seat, command.parcel)


def building_kind(state: State, parcel: Parcel) -> str:
    """The building on ``parcel``, or just a building."""
    return state.kind(parcel) or "building"


ATTACK = Action(
    Attack,
    candidates=candidates,
    refusal=refusal,
    events=events,
    sentence=sentence,
    domain=every_parcel(Attack),
    exact=True,
)
DEFEND = Action(
    Defend,
    candidates=defence_candidates,
    refusal=defence_refusal,
    events=events,
    sentence=defence_sentence,
    domain=every_parcel(Defend),
    exact=True,
)
