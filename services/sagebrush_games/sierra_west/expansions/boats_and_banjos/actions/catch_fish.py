"""Catching a fish, from the canoe or by the raccoon: of which kind."""

from collections.abc import Iterator
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.sierra_west.expansions.boats_and_banjos.events import FishCaught
from sagebrush_games.sierra_west.expansions.boats_and_banjos.fishing import KINDS, bites
from sagebrush_games.sierra_west.expansions.boats_and_banjos.state import river_of
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


@dataclass(slots=True)
class CatchFish(Command):
    """Take a fish of a kind: 0 trout, 1 bass, 2 salmon."""

    fish: int


def candidates(_rules: Ruleset, state: State, seat: Seat) -> Iterator[CatchFish]:
    return (CatchFish(seat, kind) for kind in bites(state, state.agenda[-1].number))


def domain(_rules: Ruleset, _state: State, seat: Seat) -> Iterator[CatchFish]:
    return (CatchFish(seat, kind) for kind in KINDS)


def refusal(_rules: Ruleset, state: State, command: CatchFish) -> str | None:
    if command.fish not in KINDS or not state.agenda[-1].number >> command.fish & 1:
        return "no-such-fish-here"
    return None if river_of(state).supply[command.fish] else "no-fish-left"


def events(_rules: Ruleset, _state: State, command: CatchFish, _chance: Chance) -> list[Event]:
    return [FishCaught(command.seat, command.fish), Next()]


CATCH_FISH = Action(CatchFish, candidates, refusal, events, domain=domain, exact=True)
