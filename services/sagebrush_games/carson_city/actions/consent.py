"""Answer the question whether another seat may place a house on your parcel, or turn yours over."""

# [DE "BAUEN VON GEBÄUDEN"] [ruling R8] [ruling R26]

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.events.building import ConsentRefused
from sagebrush_games.carson_city.rules.houses import plan_of, settled
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import has
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message


@dataclass(slots=True)
class GiveConsent(Command):
    """Allow the house on your parcel."""


@dataclass(slots=True)
class RefuseConsent(Command):
    """Do not allow the house on your parcel."""


def refuse_events(_rules: Ruleset, state: State, _command: RefuseConsent, _chance: Chance) -> Sequence[Event]:
    return [ConsentRefused(plan_of(state).seat, plan_of(state).asking)]


def wish(state: State) -> Message:
    """What the builder wants on the parcel of another."""
    parcel, chosen = plan_of(state).asking, plan_of(state).houses
    if has(state.occupied, parcel) or parcel in chosen:  # a new house that is turned over at once [ruling R27]
        return message("turn-house-on-your-parcel", parcel=parcel)
    return message("place-house-on-your-parcel", parcel=parcel)


def consent_sentence(_rules: Ruleset, state: State, _command: GiveConsent) -> Message:
    return message("command-give-consent", builder=plan_of(state).seat, wish=wish(state))


def refuse_sentence(_rules: Ruleset, state: State, _command: RefuseConsent) -> Message:
    return message("command-refuse-consent", builder=plan_of(state).seat, wish=wish(state))


GIVE_CONSENT = Action(
    GiveConsent,
    events=lambda rules, state, _command, _chance: settled(rules, state, plan_of(state).asking),
    sentence=consent_sentence,
)
REFUSE_CONSENT = Action(RefuseConsent, events=refuse_events, sentence=refuse_sentence, is_default=True)
