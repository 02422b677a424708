"""Paddling: where the canoe goes."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import CanoeMoved
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import MARKET, farthest, shores
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class PaddleCanoe(Command):
    """Paddle your canoe to ``place``: 0 the fish market, then the river cards from the left."""

    place: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[PaddleCanoe]:
    return (PaddleCanoe(seat, place) for place in shores(rules, state, seat, state.agenda[-1].number))


def domain(rules: Ruleset, _state: State, seat: Seat) -> Iterator[PaddleCanoe]:
    return (PaddleCanoe(seat, place) for place in range(rules.slots + 1))


def refusal(rules: Ruleset, state: State, command: PaddleCanoe) -> str | None:
    here = river_of(state).canoes[command.seat]
    if not MARKET <= command.place <= len(state.row):
        return "no-such-place"
    if command.place > farthest(rules, state, command.seat):
        return "not-along-your-trail"
    if command.place == here:
        return "canoe-is-there"
    return None if abs(command.place - here) <= state.agenda[-1].number else "too-far-to-paddle"


def events(_rules: Ruleset, _state: State, command: PaddleCanoe, _chance: Chance) -> list[Event]:
    return [CanoeMoved(command.seat, command.place), Next()]


def sentence(rules: Ruleset, state: State, command: PaddleCanoe) -> Message:
    if command.place == MARKET:
        return message("paddle-to-market")
    number = state.row[command.place - 1]
    return message("paddle-to-card", number=command.place, special=Named(number, rules.specials[number].id))


PADDLE_CANOE = Action(PaddleCanoe, candidates, refusal, events, sentence, domain, exact=True)
