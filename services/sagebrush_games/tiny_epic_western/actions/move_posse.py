"""The Train Station: a standing posse moves [SHEET "6.4"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.actions.heal_posse import target_refusal
from sagebrush_games.tiny_epic_western.actions.place_posse import paying, using
from sagebrush_games.tiny_epic_western.events.placing import PosseMoved
from sagebrush_games.tiny_epic_western.read.wording import named_spot, where
from sagebrush_games.tiny_epic_western.rules.influence import can_pay, of_kind, paid
from sagebrush_games.tiny_epic_western.rules.placing import after_moving
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import (
    is_standing,
    is_unoccupied,
    location_spots,
    own_standing_on,
    sides_of,
    tokens_of,
)
from sagebrush_games.tiny_epic_western.state.model import KINDS, NONE, SIDES, SPOTS, State


@dataclass(slots=True)
class MovePosse(Command):
    """Pay 1 influence of ``kind`` to move your other standing posse from ``source`` to ``spot``."""

    kind: int
    source: int
    spot: int
    side: int


def others(state: State, seat: Seat) -> list[int]:
    """The spots of the seat's standing tokens besides the one that uses the building."""
    user = state.agenda[-1].number
    return [state.token_spot[token] for token in tokens_of(seat) if token != user and is_standing(state, token)]


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[MovePosse]:
    targets = [(spot, side) for spot in location_spots(state) if is_unoccupied(state, spot) for side in sides_of(spot)]
    kinds = [kind for kind in KINDS if state.players[seat].influence[kind]]
    for source in others(state, seat):
        yield from (MovePosse(seat, kind, source, spot, side) for kind in kinds for spot, side in targets)


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[MovePosse]:
    pairs = [(source, spot) for source in SPOTS for spot in SPOTS]
    return (MovePosse(seat, kind, *pair, side) for kind in KINDS for pair in pairs for side in SIDES)


def refusal(_rules: Ruleset, state: State, command: MovePosse) -> str | None:
    if command.kind not in KINDS:
        return "no-such-kind"
    if not can_pay(state, command.seat, of_kind(command.kind, 1)):
        return "cannot-pay"
    if command.source not in others(state, command.seat):
        return "no-standing-there"
    return target_refusal(state, command.spot, command.side)


def events(rules: Ruleset, state: State, command: MovePosse, _chance: Chance) -> list[Event]:
    token = own_standing_on(state, command.seat, command.source)
    assert token != NONE
    then = after_moving(rules, state, token, command.spot, command.side, command.seat)
    moved = PosseMoved(token, command.spot, command.side)
    return [paid(command.seat, of_kind(command.kind, 1)), moved, Next(then)]


def sentence(rules: Ruleset, state: State, command: MovePosse) -> Message:
    return message(
        "command-move-posse",
        kind=command.kind,
        spot=named_spot(rules, command.source),
        where=where(rules, command.spot, command.side),
        paying=paying(rules, state, command.spot),
        using=using(rules, state, command.spot),
    )


MOVE_POSSE = Action(MovePosse, candidates, refusal, events, sentence, domain, exact=True)
