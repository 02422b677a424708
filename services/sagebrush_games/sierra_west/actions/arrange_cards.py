"""Planning: three cards in a row make two paths [ES "1. Paso de planificación"]."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations, product

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.events.cards import CardsArranged
from sagebrush_games.sierra_west.read.wording import icon_name
from sagebrush_games.sierra_west.rules.planning import is_known
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class ArrangeCards(Command):
    """Lay three cards of your hand on your board: the numbers of the left, the middle and the right card."""

    left: int
    middle: int
    right: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[ArrangeCards]:
    return (ArrangeCards(seat, *cards) for cards in permutations(state.players[seat].hand, 3))


def domain(_rules: Ruleset, state: State, seat: Seat) -> Iterator[ArrangeCards]:
    return (ArrangeCards(seat, *cards) for cards in product(state.players[seat].hand, repeat=3))


def refusal(_rules: Ruleset, state: State, command: ArrangeCards) -> str | None:
    cards = {command.left, command.middle, command.right}
    return None if len(cards) == 3 and cards.issubset(state.players[command.seat].hand) else "not-your-hand"


def events(_rules: Ruleset, state: State, command: ArrangeCards, _chance: Chance) -> list[Event]:
    cards = (command.left, command.middle, command.right)
    known = all(is_known(state.players[command.seat], card) for card in cards)
    return [CardsArranged(command.seat, cards, known), Next()]


def sentence(rules: Ruleset, _state: State, command: ArrangeCards) -> Message:
    laid = [rules.cards[card] for card in (command.left, command.middle, command.right)]
    left, middle, right = (Named(card.number, card.id) for card in laid)
    green, tan = (
        tuple(part for space in path for part in icon_name(laid[space.card].cells[space.cell])) for path in rules.paths
    )
    return message("command-arrange-cards", left=left, middle=middle, right=right, green=green, tan=tan)


ARRANGE_CARDS = Action(ArrangeCards, candidates, refusal, events, sentence, domain, exact=True)
