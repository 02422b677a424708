"""Use shovel: claiming the card under the frontiersman [ES "Reclamar una tarjeta de montaña"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.rules.shovel import claim_refusal, claimed
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class ClaimCard(Command):
    """Take the card your frontiersman stands on, onto your deck or onto your discard pile."""

    to_deck: bool


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[ClaimCard]:
    return (ClaimCard(seat, to_deck) for to_deck in (True, False))


def refusal(rules: Ruleset, state: State, command: ClaimCard) -> str | None:
    return claim_refusal(rules, state, command.seat)


def events(rules: Ruleset, state: State, command: ClaimCard, _chance: Chance) -> list[Event]:
    """The card goes, what it covered is turned up."""
    return [*claimed(rules, state, command.seat, command.to_deck), Next((Task("uncover"),))]


def sentence(rules: Ruleset, state: State, command: ClaimCard) -> Message:
    number = state.mountain[state.walkers[command.seat]]
    id = "claim-card-to-deck" if command.to_deck else "claim-card-to-discards"
    return message(id, card=Named(number, rules.cards[number].id))


CLAIM_CARD = Action(ClaimCard, candidates, refusal, events, sentence)
