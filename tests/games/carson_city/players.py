"""Players who settle around the town and use what they get, so that few games show everything the rules know."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndKeep
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_house import TurnHouse
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel, TakeBackSheriff
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.actions.take_guns import TakeGuns
from sagebrush_games.carson_city.expansions.horses.actions.buy_horse import BuyHorse
from sagebrush_games.carson_city.expansions.horses.actions.double_ranch import DoubleRanch
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.rules.station import LINES
from sagebrush_games.carson_city.state.board import has
from sagebrush_games.carson_city.state.model import SHELF, Box, Kind, State
from sagebrush_games.kernel.chance import pick, seeded
from sagebrush_games.kernel.decider import AnyDecider, Awaited
from sagebrush_games.kernel.messages import Command

WEIGHTS: dict[type[Command], int] = {
    Pass: 1,
    Decline: 2,
    TakeDollars: 2,
    BuyAndKeep: 5,
    BuildRoad: 10,
    PlaceOnParcel: 15,
    RefuseConsent: 10,
    GiveConsent: 10,
    Attack: 20,
    Defend: 10,
    PlaceOnOutlaw: 40,
    TakeBackFromBox: 5,
    TakeBackFromParcel: 5,
    TakeBackSheriff: 5,
    BuyHorse: 3,
    DoubleRanch: 3,
    TurnHouse: 40,
}
"""How likely each kind of command is beside the 20 of all others, however many commands of the kind there are."""

Player = Callable[[AnyDecider, Any, Awaited], Command]


Taste = Callable[[State, Command], bool]
"""Whether a command looks promising."""


def eager(seed: int, taste: Taste | None = None, steady: int = 2) -> Player:
    """A player who first draws a kind of command, then one of that kind, all but one in ``steady`` times a good one.

    It never leaves the three revolvers it has won.
    """
    chance, good = seeded(seed), taste or is_promising

    def choose(decider: AnyDecider, state: Any, awaited: Awaited) -> Command:
        if awaited[0][1] == "ammunition":
            return TakeGuns(awaited[0][0])
        by_kind: dict[type[Command], list[Command]] = {}
        seat, _ = pick(chance, "seat", awaited)
        for command in decider.legal(state, seat):
            by_kind.setdefault(type(command), []).append(command)
        kinds = [kind for kind in by_kind for _ in range(WEIGHTS.get(kind, 20))]
        commands = by_kind[pick(chance, "kind", kinds)]
        promising = [command for command in commands if good(state, command)]
        return pick(chance, "command", promising if promising and chance("mood", steady) else commands)

    return choose


def is_promising(state: State, command: Command) -> bool:
    """Whether a command brings a building closer: a box that sells one, or land in reach of a road."""
    match command:
        case PlaceOnBox(box=box):
            return box in SHELF
        case ChooseParcel(parcel=parcel) | PlaceOnParcel(parcel=parcel):
            return has(state.connected & ~state.occupied, parcel)
        case _:
            return True


def railway(seed: int) -> Player:
    """Players who want a station."""
    return eager(seed, serves_the_railway, steady=20)


def serves_the_railway(state: State, command: Command) -> bool:
    """Whether a command helps to cross the map with roads, or to build the station beside them."""
    edges, along = max(LINES, key=lambda line: len(line[0].intersection(state.built)))
    match command:
        case BuildRoad(edge=edge):
            return edge in edges
        case PlaceOnBox(box=box):
            return box is Box.ROADS or (box in SHELF and state.offers[SHELF[box]] is Kind.STATION)
        case ChooseParcel(parcel=parcel) | PlaceOnParcel(parcel=parcel):
            return has(along & ~state.occupied, parcel)
        case _:
            return is_promising(state, command)
