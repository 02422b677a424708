"""Answer the question whether another seat may place a house on your parcel, or turn yours over."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.building import ConsentRefused
from sagebrush_games.carson_city.rules.houses import plan_of, settled
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import has, parcel_name
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat


@dataclass(slots=True)
class GiveConsent(Command):
    """Allow the house on your parcel."""


@dataclass(slots=True)
class RefuseConsent(Command):
    """Do not allow the house on your parcel."""


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
    return settled(rules, state, plan_of(state).asking)


def refuse_events(_rules: Ruleset, state: State, _command: RefuseConsent, _chance: Chance) -> Sequence[Event]:
    """Not here; the builder may look for another place."""
    return [ConsentRefused(plan_of(state).seat, plan_of(state).asking)]


def wish(state: State) -> str:
    """What the builder wants on the parcel of another."""
    parcel = plan_of(state).asking
    if has(state.occupied, parcel):
        return f"make the house on your parcel {parcel_name(parcel)} a terraced one"
    return f"place a house on your parcel {parcel_name(parcel)}"


def consent_sentence(_rules: Ruleset, state: State, _command: GiveConsent) -> str:
    """The choice in plain English."""
    return f"Let seat {plan_of(state).seat} {wish(state)}."


def refuse_sentence(_rules: Ruleset, state: State, _command: RefuseConsent) -> str:
    """The choice in plain English."""
    return f"Do not let seat {plan_of(state).seat} {wish(state)}."


GIVE_CONSENT = Action(
    GiveConsent,
    consent_candidates,
    always,
    consent_events,
    consent_sentence,
    consent_candidates,
    exact=True,
)
REFUSE_CONSENT = Action(
    RefuseConsent, refuse_candidates, always, refuse_events, refuse_sentence, refuse_candidates, exact=True
)
