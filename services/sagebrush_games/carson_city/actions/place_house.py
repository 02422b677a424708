"""Place the house that comes with a building; on another seat's parcel its owner is asked first."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.board import PARCELS, Parcel, members, parcel_name
from sagebrush_games.carson_city.events.building import ConsentRefused, ConsentSought, HouseBuilt
from sagebrush_games.carson_city.houses import house_places, house_reasons, raised
from sagebrush_games.carson_city.model import NOBODY, Plan, State
from sagebrush_games.carson_city.parcels import refusal_at
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class PlaceHouse(Command):
    """Place the house of your planned building on ``parcel``."""

    parcel: Parcel


@dataclass(slots=True)
class GiveConsent(Command):
    """Allow the house on your parcel."""


@dataclass(slots=True)
class RefuseConsent(Command):
    """Do not allow the house on your parcel."""


def plan_of(state: State) -> Plan:
    """The planned building."""
    assert state.plan is not None
    return state.plan


def candidates(rules: Ruleset, state: State, seat: Seat) -> list[PlaceHouse]:
    """Every place for the house."""
    return [PlaceHouse(seat, parcel) for parcel in members(house_places(rules, state, plan_of(state)))]


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlaceHouse]:
    """Every parcel, and one beyond."""
    return (PlaceHouse(seat, parcel) for parcel in range(PARCELS + 1))


def refusal(rules: Ruleset, state: State, command: PlaceHouse) -> str | None:
    """Why not, or None."""
    return refusal_at(command.parcel, house_reasons(rules, state, plan_of(state)))


def events(rules: Ruleset, state: State, command: PlaceHouse, _chance: Chance) -> Sequence[Event]:
    """Building and house, or the question to the owner of the parcel."""
    if state.owner(command.parcel) not in (NOBODY, command.seat):
        return [ConsentSought(command.parcel)]
    return finished(rules, state, command.parcel)


def finished(rules: Ruleset, state: State, house: Parcel) -> Sequence[Event]:
    """The planned building and its house."""
    plan = plan_of(state)
    return [raised(rules, plan), HouseBuilt(house)]


def sentence(_rules: Ruleset, state: State, command: PlaceHouse) -> str:
    """The choice in plain English."""
    plan, owner = plan_of(state), state.owner(command.parcel)
    asking = "" if owner in (NOBODY, command.seat) else f", if seat {owner} agrees"
    return (
        f"Build your {plan.kind} on {parcel_name(plan.parcel)} and its house on {parcel_name(command.parcel)}{asking}."
    )


def consent_candidates(_rules: Ruleset, _state: State, seat: Seat) -> tuple[GiveConsent]:
    """Always."""
    return (GiveConsent(seat),)


def refuse_candidates(_rules: Ruleset, _state: State, seat: Seat) -> tuple[RefuseConsent]:
    """Always."""
    return (RefuseConsent(seat),)


def always(_rules: Ruleset, _state: State, _command: Command) -> None:
    """Never refused."""


def consent_events(rules: Ruleset, state: State, _command: GiveConsent, _chance: Chance) -> Sequence[Event]:
    """Building and house."""
    return finished(rules, state, plan_of(state).asking)


def refuse_events(_rules: Ruleset, state: State, _command: RefuseConsent, _chance: Chance) -> Sequence[Event]:
    """Not here; the builder may look for another place."""
    return [ConsentRefused(plan_of(state).seat, plan_of(state).asking)]


def consent_sentence(_rules: Ruleset, state: State, _command: GiveConsent) -> str:
    """The choice in plain English."""
    return f"Let seat {plan_of(state).seat} place a house on your parcel {parcel_name(plan_of(state).asking)}."


def refuse_sentence(_rules: Ruleset, state: State, _command: RefuseConsent) -> str:
    """The choice in plain English."""
    return f"Refuse the house of seat {plan_of(state).seat} on your parcel {parcel_name(plan_of(state).asking)}."


PLACE_HOUSE = Action(PlaceHouse, candidates, refusal, events, sentence, domain, exact=True, draws=True)
GIVE_CONSENT = Action(
    GiveConsent,
    consent_candidates,
    always,
    consent_events,
    consent_sentence,
    consent_candidates,
    exact=True,
    draws=True,
)
REFUSE_CONSENT = Action(
    RefuseConsent, refuse_candidates, always, refuse_events, refuse_sentence, refuse_candidates, exact=True, draws=True
)
