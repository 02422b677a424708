"""Advanced planning: the card that is left when three of four lie on the board."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.expansions.advanced_planning.events import CardKept
from sagebrush_games.sierra_west.rules.planning import is_known
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class KeepCard(Command):
    """Put ``card``, which is left in your hand, face down on your deck or face up on your discard pile."""

    card: int
    to_deck: bool


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[KeepCard]:
    return (KeepCard(seat, card, to_deck) for card in state.players[seat].hand for to_deck in (True, False))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[KeepCard]:
    return (KeepCard(seat, card, to_deck) for card in rules.cards for to_deck in (True, False))


def refusal(_rules: Ruleset, state: State, command: KeepCard) -> str | None:
    return None if command.card in state.players[command.seat].hand else "not-your-hand"


def events(_rules: Ruleset, state: State, command: KeepCard, _chance: Chance) -> list[Event]:
    """On the deck, others see it only if they knew it."""
    known = is_known(state.players[command.seat], command.card)
    return [CardKept(command.seat, command.card, command.to_deck, known), Next()]


def sentence(rules: Ruleset, _state: State, command: KeepCard) -> Message:
    id = "keep-card-on-deck" if command.to_deck else "keep-card-on-discards"
    return message(id, card=Named(command.card, rules.cards[command.card].id))


KEEP_CARD = Action(KeepCard, candidates, refusal, events, sentence, domain, exact=True)
