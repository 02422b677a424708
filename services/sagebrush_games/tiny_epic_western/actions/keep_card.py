"""Keeping one of the poker cards in hand, in secret [ES "FASE UNO – BARAJAR Y REPARTIR"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.dealing import CardKept
from sagebrush_games.tiny_epic_western.read.wording import named_card
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import CARDS, State


@dataclass(slots=True)
class KeepCard(Command):
    """Keep ``card`` and discard the others, face down."""

    card: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[KeepCard]:
    return (KeepCard(seat, card) for card in state.players[seat].dealt)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[KeepCard]:
    return (KeepCard(seat, card) for card in CARDS)


def refusal(_rules: Ruleset, state: State, command: KeepCard) -> str | None:
    return None if command.card in state.players[command.seat].dealt else "not-dealt"


def events(_rules: Ruleset, _state: State, command: KeepCard, _chance: Chance) -> list[Event]:
    return [CardKept(command.seat, command.card)]


def sentence(rules: Ruleset, _state: State, command: KeepCard) -> Message:
    return message("command-keep-card", card=named_card(rules, command.card))


KEEP_CARD = Action(KeepCard, candidates, refusal, events, sentence, domain, exact=True)
