"""Revealing one's poker card in a duel, to add its value [ES "DUELOS"]."""

from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.duel import CardAdded
from sagebrush_games.tiny_epic_western.read.wording import named_card
from sagebrush_games.tiny_epic_western.rules.duel import can_reveal, role_of
from sagebrush_games.tiny_epic_western.rules.poker import value_of
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class AddCard(Command):
    """Reveal your poker card and add its value; it stays face up for the round."""


def refusal(_rules: Ruleset, state: State, command: AddCard) -> str | None:
    return None if can_reveal(state, command.seat) else "already-revealed"


def events(_rules: Ruleset, state: State, command: AddCard, _chance: Chance) -> list[Event]:
    card = state.players[command.seat].card
    return [CardAdded(role_of(state, command.seat), command.seat, card, value_of(card))]


def sentence(rules: Ruleset, state: State, command: AddCard) -> Message:
    return message("command-add-card", card=named_card(rules, state.players[command.seat].card))


ADD_CARD = Action(AddCard, refusal=refusal, events=events, sentence=sentence)
