"""Phase 1: characters and what they give at once."""

from sagebrush_games.carson_city.events.characters import (
    CharacterChosen,
    CowboysHired,
    DollarsReceived,
    GrocerPaid,
    IncomeDoubled,
    OfferDeclined,
    ParcelGranted,
    RoadsReceived,
    RoundBegan,
    SheriffTaken,
)
from sagebrush_games.carson_city.evolve.table import own
from sagebrush_games.carson_city.state.model import Effects, Phase, Sheriff, State


def round_began(state: State, event: RoundBegan) -> None:
    state.phase = Phase.CHARACTERS
    state.round = event.round
    state.order = list(event.order)
    state.passed = []
    state.turn = 0
    state.characters = [""] * len(state.characters)
    state.sheriff = Sheriff()
    state.doubled = None
    state.dollars_taken = state.income_paid = False
    state.finished = 0
    state.refused = [0] * len(state.refused)
    state.effects = next_effects(state.effects)


def next_effects(effects: Effects) -> Effects:
    """What outlasts a round: dynamite, which goes back to the supply where it was laid, and the fame of the Heroes."""
    return Effects(dynamite=effects.dynamite + len(effects.charges), holders=effects.holders, heroes=effects.heroes)


def character_chosen(state: State, event: CharacterChosen) -> None:
    """The card lies in front of the seat."""
    state.characters[event.seat] = event.character
    state.turn += 1
    state.prompt = ""


def sheriff_taken(state: State, event: SheriffTaken) -> None:
    state.sheriff = Sheriff(event.seat)


def dollars_received(state: State, event: DollarsReceived) -> None:
    state.dollars[event.seat] += event.dollars


def grocer_paid(state: State, event: GrocerPaid) -> None:
    """Dollars from the bank, and nothing to double."""
    state.dollars[event.seat] += event.dollars
    state.dollars_taken = True
    state.prompt = ""


def income_doubled(state: State, event: IncomeDoubled) -> None:
    state.doubled = event.kind
    state.prompt = ""


def roads_received(state: State, event: RoadsReceived) -> None:
    state.roads[event.seat] += event.roads


def parcel_granted(state: State, event: ParcelGranted) -> None:
    own(state, event.seat, event.parcel)
    state.prompt = ""


def cowboys_hired(state: State, event: CowboysHired) -> None:
    state.cowboys[event.seat] += event.cowboys
    state.supply[event.seat] -= event.cowboys
    state.dollars[event.seat] -= event.dollars
    state.prompt = ""


def offer_declined(state: State, _event: OfferDeclined) -> None:
    state.prompt = ""
