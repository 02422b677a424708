"""Placing a posse on a spot, with the duel it may start [ES "FASE DOS – COLOCAR PISTOLEROS"]."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.placing import PossePlaced
from sagebrush_games.tiny_epic_western.read.wording import named_building, where
from sagebrush_games.tiny_epic_western.rules.placing import after_placing, dull_kind, is_protected
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import (
    building_on,
    is_open,
    is_porch,
    mat_of,
    open_spots,
    own_standing_on,
    owner_of,
    sides_of,
    standing_on,
    to_place,
)
from sagebrush_games.tiny_epic_western.state.model import NONE, SIDES, SPOTS, State


@dataclass(slots=True)
class PlacePosse(Command):
    """Place a posse on ``spot``; ``side`` is 0 where the spot has one use, otherwise 1 left or 2 right."""

    spot: int
    side: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[PlacePosse]:
    spots = [spot for spot in open_spots(state) if barred(state, seat, spot) is None]
    return (PlacePosse(seat, spot, side) for spot in spots for side in sides_of(spot))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[PlacePosse]:
    return (PlacePosse(seat, spot, side) for spot in SPOTS for side in SIDES)


def refusal(_rules: Ruleset, state: State, command: PlacePosse) -> str | None:
    if command.spot not in SPOTS or not is_open(state, command.spot):
        return "no-such-spot"
    if command.side not in sides_of(command.spot):
        return "no-such-side"
    return barred(state, command.seat, command.spot)


def barred(state: State, seat: Seat, spot: int) -> str | None:
    """Why whoever stands on a spot keeps a seat away, or None.

    [ES "FASE DOS – COLOCAR PISTOLEROS"] [ruling R14] [ruling R30]
    """
    if standing_on(state, spot) == NONE:
        return None
    if own_standing_on(state, seat, spot) != NONE:
        return "own-posse-there"
    if state.players[seat].avoids:
        return "no-duels"
    return "holder-avoids-duels" if is_protected(state, spot) else None


def events(rules: Ruleset, state: State, command: PlacePosse, _chance: Chance) -> list[Event]:
    token = to_place(state, command.seat)[0]
    defender = standing_on(state, command.spot)
    then = after_placing(rules, state, token, command.spot, command.side, defender, command.seat)
    return [PossePlaced(token, command.spot, command.side), Next(then)]


def sentence(rules: Ruleset, state: State, command: PlacePosse) -> Message:
    return message(
        "command-place-posse",
        where=where(rules, command.spot, command.side),
        paying=paying(rules, state, command.spot),
        using=using(rules, state, command.spot),
        duel=duel(state, command.spot),
    )


def duel(state: State, spot: int) -> Message | str:
    """The owner whom a posse meets on ``spot``."""
    holder = standing_on(state, spot)
    return "" if holder == NONE else message("place-posse-duel", holder=owner_of(holder))


def paying(rules: Ruleset, state: State, spot: int) -> Message | str:
    """What the porch of a dull mat pays to whoever comes onto it."""
    dull = dull_kind(rules, state, spot)
    return "" if dull is None else message("place-posse-paying", kind=dull)


def using(rules: Ruleset, state: State, spot: int) -> Message | str:
    """The building on a porch that whoever comes onto it uses."""
    building = building_on(state, mat_of(spot)) if is_porch(spot) else NONE
    return "" if building == NONE else message("place-posse-using", building=named_building(rules, building))


PLACE_POSSE = Action(PlacePosse, candidates, refusal, events, sentence, domain, exact=True)
