"""Phase 3: duels, and what the boxes of the action row bring."""

from sagebrush_games.carson_city.events.row import (
    ActionForgone,
    ActionsBegan,
    AttackFailed,
    BoxDuelFought,
    BuildingsEarned,
    ClaimsDropped,
    DuelCalled,
    Earned,
    Gambled,
    GunsTaken,
    IncomePaid,
    IncomeStolen,
    ParcelBought,
    ParcelDuelFought,
    PointsBought,
    PointsScored,
    RefereeNamed,
    RoadsTaken,
)
from sagebrush_games.carson_city.evolve.table import drop, gather_dice, own, retreat, spend
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, Box, Kind, Phase, State


def actions_began(state: State, _event: ActionsBegan) -> None:
    state.phase = Phase.ACTIONS


def box_duel_fought(state: State, event: BoxDuelFought) -> None:
    for loser in event.duelists:
        if loser != event.winner:
            state.cowboys[loser] += 1
    state.boxes[event.box] = (event.winner,)
    gather_dice(state)


def referee_named(state: State, event: RefereeNamed) -> None:
    state.referee = event.seat


def duel_called(state: State, event: DuelCalled) -> None:
    state.called = event.parcel
    state.prompt = ""


def parcel_duel_fought(state: State, event: ParcelDuelFought) -> None:
    for loser in event.duelists:
        if loser != event.winner:
            retreat(state, loser, event.parcel)
    state.called = NOWHERE
    gather_dice(state)
    state.prompt = ""


def earned(state: State, event: Earned) -> None:
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, event.box)


def gambled(state: State, event: Gambled) -> None:
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, Box.GAMBLING)


def guns_taken(state: State, event: GunsTaken) -> None:
    state.guns = event.seat
    spend(state, event.seat, Box.AMMUNITION)
    state.prompt = ""


def roads_taken(state: State, event: RoadsTaken) -> None:
    state.roads[event.seat] += event.roads
    spend(state, event.seat, event.box)


def parcel_bought(state: State, event: ParcelBought) -> None:
    state.dollars[event.seat] -= event.dollars
    own(state, event.seat, event.parcel)
    drop(state, event.seat, event.parcel)
    state.prompt = ""


def claims_dropped(state: State, event: ClaimsDropped) -> None:
    for parcel in event.parcels:
        drop(state, event.seat, parcel)
    state.prompt = ""


def action_forgone(state: State, event: ActionForgone) -> None:
    spend(state, event.seat, event.box)
    state.prompt = ""


def attack_failed(state: State, event: AttackFailed) -> None:
    for seat in event.attackers:
        retreat(state, seat, event.parcel)


def buildings_earned(state: State, event: BuildingsEarned) -> None:
    state.dollars[event.seat] += event.dollars


def income_stolen(state: State, event: IncomeStolen) -> None:
    state.dollars[event.seat] += event.dollars


def income_paid(state: State, _event: IncomePaid) -> None:
    """All cowboys leave the buildings but the town hall."""
    hall = state.tiles[Kind.TOWN_HALL]
    for seat, claims in enumerate(state.claims):
        state.supply[seat] += (claims & ~hall).bit_count()
        state.claims[seat] = claims & hall
    state.income_paid = True
    state.referee = NOBODY


def points_scored(state: State, event: PointsScored) -> None:
    state.points[event.seat] += event.points
    spend(state, event.seat, event.box)


def points_bought(state: State, event: PointsBought) -> None:
    state.points[event.seat] += event.points
    state.dollars[event.seat] -= event.dollars
    spend(state, event.seat, event.box)
    state.prompt = ""
