"""Assigning a pioneer to a cabin [ES "1. Asignación a cabañas"] [ruling R1] [ruling R16]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_games.sierra_west.events.pioneers import CabinEntered
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import CABIN_SPACES, CAMP, NONE, State


@dataclass(slots=True)
class EnterCabin(Command):
    """Put the pioneer of cabin ``space``, 0 the leftmost, into the cabin there."""

    space: int


def candidates(rules: Ruleset, state: State, seat: Seat) -> Iterator[EnterCabin]:
    player = state.players[seat]
    for space, cabin in enumerate(player.cabins):
        pioneer = rules.cabin_spaces[space].pioneer
        if cabin != NONE and player.figures[pioneer] == CAMP and not state.turn.housed[pioneer]:
            yield EnterCabin(seat, space)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[EnterCabin]:
    return (EnterCabin(seat, space) for space in range(CABIN_SPACES))


def refusal(rules: Ruleset, state: State, command: EnterCabin) -> str | None:
    player, space = state.players[command.seat], command.space
    if not 0 <= space < CABIN_SPACES or player.cabins[space] == NONE:
        return "no-cabin-there"
    pioneer = rules.cabin_spaces[space].pioneer
    if player.figures[pioneer] != CAMP:
        return "not-in-camp"
    return "housed-already" if state.turn.housed[pioneer] else None


def events(rules: Ruleset, state: State, command: EnterCabin, _chance: Chance) -> list[Event]:
    seat, space = command.seat, command.space
    cabin = rules.cabin_rules[state.players[seat].cabins[space]]
    return [CabinEntered(seat, rules.cabin_spaces[space].pioneer, space), *cabin.entered(rules, state, seat)]


def sentence(rules: Ruleset, state: State, command: EnterCabin) -> Message:
    number = state.players[command.seat].cabins[command.space]
    cabin = rules.cabins[number]
    return message("command-enter-cabin", cabin=Named(number, cabin.name), text=cabin.text)


ENTER_CABIN = Action(EnterCabin, candidates, refusal, events, sentence, domain, exact=True)
