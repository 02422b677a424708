"""Do without: every offer may be declined, also after a won duel."""

# [DE "AKTIONEN"] [ruling R5] [ruling R41]

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.building import HoldingFinished, PlanDropped
from sagebrush_games.carson_city.events.cards import CharacterFinished
from sagebrush_games.carson_city.events.characters import OfferDeclined
from sagebrush_games.carson_city.events.row import ActionForgone, ClaimsDropped
from sagebrush_games.carson_city.events.tokens import DefeatAccepted
from sagebrush_games.carson_city.rules.houses import current_box
from sagebrush_games.carson_city.rules.parcels import wanted
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import members
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class Decline(Command):
    """Do without what is offered."""


def declining(sentence: Message, caused: Callable[[Ruleset, State, Seat], Sequence[Event]]) -> Action:
    """The action that declines one kind of offer."""
    return Action(
        Decline,
        events=lambda rules, state, command, _chance: caused(rules, state, command.seat),
        sentence=lambda _rules, _state, _command: sentence,
        is_default=True,
    )


def _offer(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [OfferDeclined(seat)]


def _defeat(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [DefeatAccepted(seat)]


def _last_offer(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [CharacterFinished(seat)]


def _action(rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
    return [ActionForgone(seat, current_box(rules, state))]


def _parcels(rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
    return [ClaimsDropped(seat, tuple(members(wanted(rules, state, seat))))]


def _house(_rules: Ruleset, state: State, seat: Seat) -> Sequence[Event]:
    """A seat that gives up the house of a held building has had its chance; else it could plan for ever."""
    held = state.plan is not None and state.plan.held
    return [PlanDropped(seat), HoldingFinished(seat)] if held else [PlanDropped(seat)]


def _held(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [HoldingFinished(seat)]


DECLINE_GRANT = declining(message("take-no-parcel"), _offer)
DECLINE_REVOLVERS = declining(message("buy-no-revolver"), _offer)
DECLINE_AUCTION = declining(message("auction-nothing"), _offer)
DECLINE_DOCTOR = declining(message("take-beaten-cowboy-back"), _defeat)
DECLINE_TILE = declining(message("take-no-building"), _offer)
DECLINE_LAST_OFFER = declining(message("buy-no-points-from-character"), _last_offer)
DECLINE_HIRING = declining(message("hire-no-cowboy"), _offer)
DECLINE_FOR_NOW = declining(message("decide-when-buildings-pay"), _offer)
DECLINE_BUILDING = declining(message("buy-no-building"), _action)
DECLINE_GUNS = declining(message("leave-guns"), _action)
DECLINE_POINTS = declining(message("buy-no-points"), _action)
DECLINE_PARCELS = declining(message("buy-no-more-parcels"), _parcels)
DECLINE_HOUSE = declining(message("build-no-house"), _house)
DECLINE_HELD = declining(message("build-nothing-held"), _held)
