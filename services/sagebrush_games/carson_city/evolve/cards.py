"""Characters: cards in play, what they give, sell and take."""

from dataclasses import replace

from sagebrush_games.carson_city.events.cards import (
    BuildingTaken,
    CardTurned,
    CharacterFinished,
    CharacterScored,
    CharactersDealt,
    CowboysDismissed,
    ErrandRun,
    GiftOpened,
    HeroesStayed,
    OfferTaken,
    ParcelSold,
    PointsPromised,
    PointsSold,
    RevolversBought,
    RivalsYielded,
    TaxCollected,
)
from sagebrush_games.carson_city.evolve.table import own, retreat
from sagebrush_games.carson_city.state.model import SHELF, State


def characters_dealt(state: State, event: CharactersDealt) -> None:
    state.cards = event.cards


def card_turned(state: State, event: CardTurned) -> None:
    state.cards = tuple(event.side if card == event.card else card for card in state.cards)


def errand_run(state: State, event: ErrandRun) -> None:
    state.dollars[event.seat] -= event.dollars
    state.effects = replace(state.effects, errand=event.seat)


def offer_taken(state: State, event: OfferTaken) -> None:
    state.dollars[event.seat] += event.dollars
    state.prompt = ""


def points_promised(state: State, event: PointsPromised) -> None:
    state.effects = replace(state.effects, promised=(*state.effects.promised, event.seat))
    state.prompt = ""


def character_scored(state: State, event: CharacterScored) -> None:
    state.points[event.seat] += event.points


def character_finished(state: State, event: CharacterFinished) -> None:
    state.effects = replace(state.effects, finished=(*state.effects.finished, event.seat))
    state.prompt = ""


def points_sold(state: State, event: PointsSold) -> None:
    state.points[event.seat] += event.points
    state.dollars[event.seat] -= event.dollars
    state.prompt = ""


def cowboys_dismissed(state: State, event: CowboysDismissed) -> None:
    state.cowboys[event.seat] -= event.cowboys
    state.supply[event.seat] += event.cowboys
    state.points[event.seat] += event.points
    state.prompt = ""


def revolvers_bought(state: State, event: RevolversBought) -> None:
    state.revolvers[event.seat] += event.revolvers
    state.dollars[event.seat] -= event.dollars
    state.prompt = ""


def building_taken(state: State, event: BuildingTaken) -> None:
    """From its box or the bag into the reserve."""
    state.dollars[event.seat] -= event.dollars
    state.held[event.seat] += (event.kind,)
    if event.box is None:
        state.bag[event.kind] -= 1
    else:
        state.offers[SHELF[event.box]] = None
    state.prompt = ""


def tax_collected(state: State, event: TaxCollected) -> None:
    for payer, dollars in enumerate(event.payments):
        state.dollars[payer] -= dollars
        state.dollars[event.seat] += dollars
    state.prompt = ""


def gift_opened(state: State, event: GiftOpened) -> None:
    """Dollars from the bank, cowboys from the supply."""
    state.dollars[event.seat] += event.dollars
    state.cowboys[event.seat] += event.cowboys
    state.supply[event.seat] -= event.cowboys


def heroes_stayed(state: State, event: HeroesStayed) -> None:
    state.effects = replace(state.effects, heroes=event.seat)


def parcel_sold(state: State, event: ParcelSold) -> None:
    state.dollars[event.seat] -= event.dollars
    own(state, event.seat, event.parcel)
    state.prompt = ""


def rivals_yielded(state: State, event: RivalsYielded) -> None:
    for seat in event.seats:
        retreat(state, seat, event.parcel)
