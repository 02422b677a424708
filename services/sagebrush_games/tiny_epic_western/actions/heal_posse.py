"""The Doctor's Office: a wounded posse stands up and moves [SHEET "6.6"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.actions.place_posse import paying, using
from sagebrush_games.tiny_epic_western.events.placing import PosseMoved
from sagebrush_games.tiny_epic_western.read.wording import named_spot, where
from sagebrush_games.tiny_epic_western.rules.placing import after_moving
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import is_unoccupied, location_spots, sides_of, tokens_of
from sagebrush_games.tiny_epic_western.state.model import NONE, SIDES, SPOTS, State


@dataclass(slots=True)
class HealPosse(Command):
    """Stand up your wounded posse on spot ``source`` and move it to ``spot``; ``side`` as when placing."""

    source: int
    spot: int
    side: int


def wounded_on(state: State, seat: Seat, spot: int) -> int:
    """A wounded token of a seat on a spot, or NONE."""
    found = (token for token in tokens_of(seat) if state.token_spot[token] == spot and state.token_down[token])
    return next(found, NONE)


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[HealPosse]:
    sources = sorted({state.token_spot[token] for token in tokens_of(seat) if state.token_down[token]})
    for source in sources:
        for spot in location_spots(state):
            if is_unoccupied(state, spot):
                yield from (HealPosse(seat, source, spot, side) for side in sides_of(spot))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[HealPosse]:
    return (HealPosse(seat, source, spot, side) for source in SPOTS for spot in SPOTS for side in SIDES)


def refusal(_rules: Ruleset, state: State, command: HealPosse) -> str | None:
    if wounded_on(state, command.seat, command.source) == NONE:
        return "no-wounded-there"
    return target_refusal(state, command.spot, command.side)


def target_refusal(state: State, spot: int, side: int) -> str | None:
    """Why a building cannot move a posse to a spot, or None."""
    if spot not in location_spots(state):
        return "not-a-location"
    if side not in sides_of(spot):
        return "no-such-side"
    return None if is_unoccupied(state, spot) else "spot-occupied"


def events(rules: Ruleset, state: State, command: HealPosse, _chance: Chance) -> list[Event]:
    token = wounded_on(state, command.seat, command.source)
    then = after_moving(rules, state, token, command.spot, command.side, command.seat)
    return [PosseMoved(token, command.spot, command.side), Next(then)]


def sentence(rules: Ruleset, state: State, command: HealPosse) -> Message:
    return message(
        "command-heal-posse",
        spot=named_spot(rules, command.source),
        where=where(rules, command.spot, command.side),
        paying=paying(rules, state, command.spot),
        using=using(rules, state, command.spot),
    )


HEAL_POSSE = Action(HealPosse, candidates, refusal, events, sentence, domain, exact=True)
