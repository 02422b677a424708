"""The books of Sierra West: what each event adds to what an owner has."""

from collections.abc import Callable, Mapping
from typing import Any

from sagebrush_games.kernel.ledger import Amounts, Ledger
from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.events.diggings import CartLoaded
from sagebrush_games.sierra_west.events.hastings import AnimalTurned
from sagebrush_games.sierra_west.events.manhunt import BulletsGained, BulletsSpent, OutlawCaptured, OutlawReturned
from sagebrush_games.sierra_west.events.market import CabinBuilt
from sagebrush_games.sierra_west.events.mountain import CardClaimed
from sagebrush_games.sierra_west.events.pioneers import TokenOpened
from sagebrush_games.sierra_west.events.reactions import TrapSet
from sagebrush_games.sierra_west.events.resources import (
    CabinLost,
    ResourcesGained,
    ResourcesPaid,
    TokensGained,
    TrackClimbed,
)
from sagebrush_games.sierra_west.events.river import FishCaught, FishReturned
from sagebrush_games.sierra_west.expansions.boats_and_banjos.river import FISH
from sagebrush_games.sierra_west.state.model import NONE, RESOURCE_NAMES, State

MORE: Mapping[type[Event], tuple[str, ...]] = {
    ResourcesGained: RESOURCE_NAMES,
    TokensGained: ("tokens",),
    BulletsGained: ("bullets",),
}
"""By class: the fields of an event that its seat has more."""

LESS: Mapping[type[Event], tuple[str, ...]] = {
    ResourcesPaid: RESOURCE_NAMES,
    FishReturned: FISH,
    BulletsSpent: ("bullets",),
}
"""By class: the fields of an event that its seat has less."""

ONE: Mapping[type[Event], tuple[Callable[[Any], str], int]] = {
    TokenOpened: (lambda _event: "tokens", -1),
    CardClaimed: (lambda _event: "claimed cards", 1),
    CabinBuilt: (lambda _event: "cabins", 1),
    CabinLost: (lambda _event: "cabins", -1),
    TrapSet: (lambda _event: "animals", 1),
    AnimalTurned: (lambda _event: "animals", 1),
    TrackClimbed: (lambda event: f"steps on track {event.track}", 1),
    FishCaught: (lambda event: FISH[event.fish], 1),
    CartLoaded: (lambda _event: "carts", 1),
    OutlawCaptured: (lambda _event: "outlaws", 1),
    OutlawReturned: (lambda _event: "outlaws", -1),
}
"""By class: of what its seat has one more, or one less."""


def entry(what: str, owner: int) -> str:
    """The name of a quantity of ``owner``."""
    return f"{what} of owner {owner}"


def post(amounts: Amounts, event: Event) -> None:
    """Changes ``amounts`` by what ``event`` says."""
    kind, owner = type(event), getattr(event, "seat", NONE)
    for what in MORE.get(kind, ()):
        amounts[entry(what, owner)] += getattr(event, what)
    for what in LESS.get(kind, ()):
        amounts[entry(what, owner)] -= getattr(event, what)
    if kind in ONE:
        named, number = ONE[kind]
        amounts[entry(named(event), owner)] += number


def counted(state: State) -> Amounts:
    """What every owner has."""
    return {
        entry(what, owner): number
        for owner in range(len(state.players))
        for what, number in (_of_every_mode(state, owner) | _of_modes(state, owner)).items()
    }


def _of_every_mode(state: State, owner: int) -> dict[str, int]:
    player = state.players[owner]
    return {
        **dict(zip(RESOURCE_NAMES, player.resources, strict=True)),
        **{f"steps on track {track}": space for track, space in enumerate(player.tracks)},
        "tokens": player.tokens,
        "claimed cards": player.claimed,
        "cabins": sum(cabin != NONE for cabin in player.cabins),
        "animals": len(player.animals),
    }


def _of_modes(state: State, owner: int) -> dict[str, int]:
    river, diggings, manhunt = state.river, state.diggings, state.manhunt
    return {
        **(dict(zip(FISH, river.fish[owner], strict=True)) if river else {}),
        **({"carts": diggings.carts[owner]} if diggings else {}),
        **({"bullets": manhunt.bullets[owner], "outlaws": manhunt.captured[owner]} if manhunt else {}),
    }


BOOKS = Ledger(counted, post)
