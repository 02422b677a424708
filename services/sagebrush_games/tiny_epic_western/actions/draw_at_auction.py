"""The Auction House: pay to look at two buildings from the deck [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import AuctionDrawn
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.setup import draw_building
from sagebrush_games.tiny_epic_western.state.board import building_deck
from sagebrush_games.tiny_epic_western.state.model import KINDS, State

DRAWN = 2


@dataclass(slots=True)
class DrawAtAuction(Command):
    """Pay 1 influence of ``kind`` (0 Law, 1 Force, 2 Money) to draw 2 building cards, or the last one."""

    kind: int


def candidates(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[DrawAtAuction]:
    return (DrawAtAuction(seat, kind) for kind in KINDS)


def refusal(rules: Ruleset, state: State, command: DrawAtAuction) -> str | None:
    if command.kind not in KINDS:
        return "no-such-kind"
    if not building_deck(state, len(rules.buildings)):
        return "deck-empty"
    return None if can_pay(state, command.seat, of_kind(command.kind, 1)) else "cannot-pay"


def events(rules: Ruleset, state: State, command: DrawAtAuction, chance: Chance) -> list[Event]:
    deck = building_deck(state, len(rules.buildings))
    drawn = tuple(sorted(draw_building(chance, deck) for _ in range(min(DRAWN, len(deck)))))
    tasks = (Task("auction", command.seat), Task("auction-closes"))
    return [paid(command.seat, of_kind(command.kind, 1)), AuctionDrawn(command.seat, drawn), Next(tasks)]


def sentence(rules: Ruleset, state: State, command: DrawAtAuction) -> Message:
    left = len(building_deck(state, len(rules.buildings)))
    return message("command-draw-at-auction", kind=command.kind, buildings=min(DRAWN, left))


DRAW_AT_AUCTION = Action(DrawAtAuction, candidates, refusal, events, sentence)
