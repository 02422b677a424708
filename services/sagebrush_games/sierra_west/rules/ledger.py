"""The ledger of Sierra West: what each event adds to what an owner has."""

from collections.abc import Callable, Mapping
from typing import Any

from sagebrush_games.kernel.ledger import Amounts, Ledger
from sagebrush_games.kernel.messages import Event
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
from sagebrush_games.sierra_west.state.model import NONE, RESOURCE_NAMES, State

Change = Callable[[Any], Mapping[str, int]]
"""By what an event changes the quantities of its seat."""
Held = Callable[[State, int], Mapping[str, int]]
"""The quantities of an owner."""


def more(*names: str) -> Change:
    """So much more as the fields ``names`` of the event say."""
    return lambda event: {name: getattr(event, name) for name in names}


def less(*names: str) -> Change:
    """So much less as the fields ``names`` of the event say."""
    return lambda event: {name: -getattr(event, name) for name in names}


def one(name: str, number: int = 1) -> Change:
    """One more, or with -1 one less."""
    return lambda _event: {name: number}


def ledger(changes: Mapping[type[Event], Change], held: Held) -> Ledger:
    """The ledger of quantities that ``held`` counts and ``changes`` change, by class of event."""

    def counted(state: State) -> Amounts:
        owners = range(len(state.players))
        return {_entry(name, owner): amount for owner in owners for name, amount in held(state, owner).items()}

    def record(amounts: Amounts, event: Event) -> None:
        change = changes.get(type(event))
        if change is not None:
            owner = getattr(event, "seat", NONE)
            for name, amount in change(event).items():
                amounts[_entry(name, owner)] += amount

    return Ledger(counted, record)


def _entry(name: str, owner: int) -> str:
    return f"{name} of owner {owner}"


def _held(state: State, owner: int) -> dict[str, int]:
    player = state.players[owner]
    return {
        **dict(zip(RESOURCE_NAMES, player.resources, strict=True)),
        **{f"steps on track {track}": space for track, space in enumerate(player.tracks)},
        "tokens": player.tokens,
        "claimed cards": player.claimed,
        "cabins": sum(cabin != NONE for cabin in player.cabins),
        "animals": len(player.animals),
    }


LEDGER = ledger(
    {
        ResourcesGained: more(*RESOURCE_NAMES),
        ResourcesPaid: less(*RESOURCE_NAMES),
        TokensGained: more("tokens"),
        TokenOpened: one("tokens", -1),
        CardClaimed: one("claimed cards"),
        CabinBuilt: one("cabins"),
        CabinLost: one("cabins", -1),
        TrapSet: one("animals"),
        TrackClimbed: lambda event: {f"steps on track {event.track}": 1},
    },
    _held,
)
