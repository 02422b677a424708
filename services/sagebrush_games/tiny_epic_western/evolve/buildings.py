"""What buildings in use do, and buildings bought."""

from sagebrush_games.tiny_epic_western.events.buildings import (
    AuctionClosed,
    AuctionDrawn,
    BuildingBought,
    BuildingDeclined,
    BuildingUsed,
    CardDrawn,
    DuelsAvoided,
    OfferDeclined,
    PorchReordered,
    PowderLoaded,
    RivalPeeked,
)
from sagebrush_games.tiny_epic_western.state.model import NONE, State


def building_used(_state: State, _event: BuildingUsed) -> None:
    """What it causes are events of their own."""


def building_declined(_state: State, _event: BuildingDeclined) -> None:
    """Nothing changes."""


def offer_declined(_state: State, _event: OfferDeclined) -> None:
    """Nothing changes."""


def duels_avoided(state: State, event: DuelsAvoided) -> None:
    """A seat is left in peace."""
    state.players[event.seat].avoids = True


def powder_loaded(state: State, event: PowderLoaded) -> None:
    """A seat has a free roll in each duel."""
    state.players[event.seat].powder = True


def rival_peeked(state: State, event: RivalPeeked) -> None:
    """A seat knows the hidden card."""
    state.players[event.seat].peeked = True


def card_drawn(state: State, event: CardDrawn) -> None:
    """A seat chooses again between two cards."""
    player = state.players[event.seat]
    player.dealt = sorted([player.card, event.card])
    player.card = NONE


def auction_drawn(state: State, event: AuctionDrawn) -> None:
    """Buildings lie in front of one seat."""
    state.offer = list(event.buildings)


def auction_closed(state: State, _event: AuctionClosed) -> None:
    """They are in the deck again."""
    state.offer = []


def porch_reordered(state: State, event: PorchReordered) -> None:
    """Another building is usable."""
    stack = state.players[event.owner].stack
    stack.remove(event.building)
    stack.append(event.building)


def building_bought(state: State, event: BuildingBought) -> None:
    """A building has an owner; it joins his porch when the round ends [ES "COMPRAR UNA CARTA DE PROPIEDAD"]."""
    player = state.players[event.owner]
    player.bought.append(event.building)
    player.purchases += event.ordinary
    for place in (state.market, state.porch, state.offer):
        _take(place, event.building)


def _take(place: list[int], building: int) -> None:
    if building in place:
        place[place.index(building)] = NONE
