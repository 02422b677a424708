"""Event to state: one small function per event, in the order of ``events.py``. No rule is computed here."""

from bisect import insort
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sagebrush_games.carson_city import events as happened
from sagebrush_games.carson_city.board import JOINED, SIDES, TOUCHED, Edge, Parcel, as_set
from sagebrush_games.carson_city.model import NOBODY, NOWHERE, SHELF, Box, Kind, Phase, Plan, Sheriff, State
from sagebrush_games.kernel.messages import Event, Seat

HOUSE = Kind.HOUSE


def lay(state: State, kind: Kind, parcel: Parcel) -> None:
    """Puts a tile on a parcel."""
    state.tiles[kind] |= 1 << parcel
    state.occupied |= 1 << parcel


def own(state: State, seat: Seat, parcel: Parcel) -> None:
    """Puts a property tile of ``seat`` on a parcel."""
    state.land[seat] |= 1 << parcel
    state.owned |= 1 << parcel


def pave(state: State, edge: Edge) -> None:
    """Puts a road on an edge."""
    state.built.append(edge)
    if edge in state.frontier:
        state.frontier.remove(edge)
    for near in JOINED[edge]:
        if near not in state.frontier and near not in state.built:
            insort(state.frontier, near)
    state.connected |= TOUCHED[edge]


def spend(state: State, seat: Seat, box: Box) -> None:
    """Sends the cowboys of ``seat`` on ``box`` to the general supply, the white one to its card."""
    crowd = state.boxes[box]
    if seat in crowd:
        state.supply[seat] += crowd.count(seat)
        state.boxes[box] = tuple(other for other in crowd if other != seat)
    if state.sheriff.box == box and state.sheriff.seat == seat:
        state.sheriff = Sheriff()


def drop(state: State, seat: Seat, parcel: Parcel) -> None:
    """Sends the cowboy of ``seat`` on ``parcel`` to the general supply, the white one to its card."""
    if state.claims[seat] >> parcel & 1:
        state.claims[seat] ^= 1 << parcel
        state.supply[seat] += 1
    elif state.sheriff.parcel == parcel and state.sheriff.seat == seat:
        state.sheriff = Sheriff()


def retreat(state: State, seat: Seat, parcel: Parcel) -> None:
    """Takes the cowboy of ``seat`` on ``parcel`` back to its reserve."""
    state.claims[seat] ^= 1 << parcel
    state.cowboys[seat] += 1


def town_founded(state: State, event: happened.TownFounded) -> None:
    """The first house and the first four roads."""
    lay(state, HOUSE, event.parcel)
    for edge in SIDES[event.parcel]:
        pave(state, edge)


def mountains_raised(state: State, event: happened.MountainsRaised) -> None:
    """All mountains."""
    for parcel in event.parcels:
        lay(state, Kind.MOUNTAIN, parcel)


def buildings_offered(state: State, event: happened.BuildingsOffered) -> None:
    """The boxes are filled from the bag."""
    state.offers = list(event.offers)
    for kind in event.drawn:
        state.bag[kind] -= 1


def turn_order_drawn(state: State, event: happened.TurnOrderDrawn) -> None:
    """The upper track."""
    state.order = list(event.order)


def asked(state: State, event: happened.Asked) -> None:
    """The game waits."""
    state.asked = event.seat
    state.prompt = event.prompt


def starting_parcel_chosen(state: State, event: happened.StartingParcelChosen) -> None:
    """One property tile more."""
    own(state, event.seat, event.parcel)
    state.turn += 1
    state.prompt = ""


def round_began(state: State, event: happened.RoundBegan) -> None:
    """Characters are back, everybody may choose."""
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


def character_chosen(state: State, event: happened.CharacterChosen) -> None:
    """The card lies in front of the seat."""
    state.characters[event.seat] = event.character
    state.turn += 1
    state.prompt = ""


def sheriff_taken(state: State, event: happened.SheriffTaken) -> None:
    """The white cowboy left its card."""
    state.sheriff = Sheriff(event.seat)


def dollars_received(state: State, event: happened.DollarsReceived) -> None:
    """Dollars from the bank."""
    state.dollars[event.seat] += event.dollars


def grocer_paid(state: State, event: happened.GrocerPaid) -> None:
    """Dollars from the bank, and nothing to double."""
    state.dollars[event.seat] += event.dollars
    state.dollars_taken = True
    state.prompt = ""


def income_doubled(state: State, event: happened.IncomeDoubled) -> None:
    """The kind the Grocer doubles."""
    state.doubled = event.kind
    state.prompt = ""


def roads_received(state: State, event: happened.RoadsReceived) -> None:
    """Roads into the reserve."""
    state.roads[event.seat] += event.roads


def parcel_granted(state: State, event: happened.ParcelGranted) -> None:
    """One property tile more."""
    own(state, event.seat, event.parcel)
    state.prompt = ""


def cowboys_hired(state: State, event: happened.CowboysHired) -> None:
    """From the supply to the reserve."""
    state.cowboys[event.seat] += event.cowboys
    state.supply[event.seat] -= event.cowboys
    state.dollars[event.seat] -= event.dollars
    state.prompt = ""


def offer_declined(state: State, _event: happened.OfferDeclined) -> None:
    """The question is answered."""
    state.prompt = ""


def placement_began(state: State, event: happened.PlacementBegan) -> None:
    """A new order on the upper track, nobody has acted."""
    state.phase = Phase.COWBOYS
    state.order = list(event.order)
    state.asked = NOBODY


def cowboy_on_box(state: State, event: happened.CowboyOnBox) -> None:
    """From the reserve to the box."""
    state.cowboys[event.seat] -= 1
    state.boxes[event.box] += (event.seat,)
    state.prompt = ""


def cowboy_on_parcel(state: State, event: happened.CowboyOnParcel) -> None:
    """From the reserve to the parcel."""
    state.cowboys[event.seat] -= 1
    state.claims[event.seat] |= 1 << event.parcel
    state.prompt = ""


def sheriff_on_box(state: State, event: happened.SheriffOnBox) -> None:
    """The white cowboy is placed."""
    state.sheriff = Sheriff(event.seat, box=event.box)
    state.prompt = ""


def sheriff_on_parcel(state: State, event: happened.SheriffOnParcel) -> None:
    """The white cowboy is placed."""
    state.sheriff = Sheriff(event.seat, parcel=event.parcel)
    state.prompt = ""


def passed(state: State, event: happened.Passed) -> None:
    """The next free place of the lower track."""
    state.passed.append(event.seat)
    state.prompt = ""


def road_built(state: State, event: happened.RoadBuilt) -> None:
    """A road less in the reserve; the question stays open."""
    pave(state, event.edge)
    state.roads[event.seat] -= 1


def actions_began(state: State, _event: happened.ActionsBegan) -> None:
    """The third phase."""
    state.phase = Phase.ACTIONS


def box_duel_fought(state: State, event: happened.BoxDuelFought) -> None:
    """The winner stays."""
    for loser in event.duelists:
        if loser != event.winner:
            state.cowboys[loser] += 1
    state.boxes[event.box] = (event.winner,)


def referee_named(state: State, event: happened.RefereeNamed) -> None:
    """Who orders the duels."""
    state.referee = event.seat


def parcel_duel_fought(state: State, event: happened.ParcelDuelFought) -> None:
    """The winner stays."""
    for loser in event.duelists:
        if loser != event.winner:
            retreat(state, loser, event.parcel)
    state.prompt = ""


def earned(state: State, event: happened.Earned) -> None:
    """Dollars for cowboys."""
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, event.box)


def gambled(state: State, event: happened.Gambled) -> None:
    """Dollars for luck."""
    state.dollars[event.seat] += event.dollars
    spend(state, event.seat, Box.GAMBLING)


def guns_taken(state: State, event: happened.GunsTaken) -> None:
    """The token of three revolvers."""
    state.guns = event.seat
    spend(state, event.seat, Box.AMMUNITION)


def roads_taken(state: State, event: happened.RoadsTaken) -> None:
    """Roads for cowboys."""
    state.roads[event.seat] += event.roads
    spend(state, event.seat, event.box)


def parcel_bought(state: State, event: happened.ParcelBought) -> None:
    """One property tile more, one cowboy less."""
    state.dollars[event.seat] -= event.dollars
    own(state, event.seat, event.parcel)
    drop(state, event.seat, event.parcel)
    state.prompt = ""


def claims_dropped(state: State, event: happened.ClaimsDropped) -> None:
    """Cowboys leave the map."""
    for parcel in event.parcels:
        drop(state, event.seat, parcel)
    state.prompt = ""


def building_bought(state: State, event: happened.BuildingBought) -> None:
    """The tile waits in front of the seat."""
    state.dollars[event.seat] -= event.dollars
    state.held[event.seat] += (event.kind,)
    state.offers[SHELF[event.box]] = None
    spend(state, event.seat, event.box)
    state.prompt = ""


def action_forgone(state: State, event: happened.ActionForgone) -> None:
    """The cowboy goes without effect."""
    spend(state, event.seat, event.box)
    state.prompt = ""


def building_planned(state: State, event: happened.BuildingPlanned) -> None:
    """The house is still to be placed."""
    state.plan = Plan(event.seat, event.kind, event.parcel, event.held)
    state.prompt = ""


def plan_dropped(state: State, _event: happened.PlanDropped) -> None:
    """No plan."""
    state.plan = None
    state.prompt = ""


def consent_sought(state: State, event: happened.ConsentSought) -> None:
    """The owner is being asked."""
    assert state.plan is not None
    state.plan = replace(state.plan, asking=event.parcel)
    state.prompt = ""


def consent_refused(state: State, event: happened.ConsentRefused) -> None:
    """The owner's parcel is out of the question."""
    assert state.plan is not None
    state.plan = replace(state.plan, asking=NOWHERE)
    state.refused[event.builder] |= 1 << event.parcel
    state.prompt = ""


def building_built(state: State, event: happened.BuildingBuilt) -> None:
    """From the reserve to the map."""
    held = list(state.held[event.seat])
    held.remove(event.kind)
    state.held[event.seat] = tuple(held)
    state.revolvers[event.seat] += event.revolvers
    lay(state, event.kind, event.parcel)
    state.plan = None
    state.prompt = ""


def house_built(state: State, event: happened.HouseBuilt) -> None:
    """One house more."""
    lay(state, HOUSE, event.parcel)


def holding_finished(state: State, event: happened.HoldingFinished) -> None:
    """The next seat may build."""
    state.finished = state.passed.index(event.seat) + 1
    state.prompt = ""


def attack_failed(state: State, event: happened.AttackFailed) -> None:
    """The attackers leave."""
    for seat in event.attackers:
        retreat(state, seat, event.parcel)


def buildings_earned(state: State, event: happened.BuildingsEarned) -> None:
    """Dollars for buildings."""
    state.dollars[event.seat] += event.dollars


def income_stolen(state: State, event: happened.IncomeStolen) -> None:
    """Dollars for an attack."""
    state.dollars[event.seat] += event.dollars


def income_paid(state: State, _event: happened.IncomePaid) -> None:
    """All cowboys leave the buildings."""
    for seat, claims in enumerate(state.claims):
        state.supply[seat] += claims.bit_count()
        state.claims[seat] = 0
    state.income_paid = True
    state.referee = NOBODY


def points_scored(state: State, event: happened.PointsScored) -> None:
    """Points for a cowboy."""
    state.points[event.seat] += event.points
    spend(state, event.seat, event.box)


def points_bought(state: State, event: happened.PointsBought) -> None:
    """Points for dollars."""
    state.points[event.seat] += event.points
    state.dollars[event.seat] -= event.dollars
    spend(state, event.seat, event.box)
    state.prompt = ""


def round_ended(state: State, event: happened.RoundEnded) -> None:
    """New cowboys; the loose tokens go home."""
    state.phase = Phase.ROUND_END
    state.guns = NOBODY
    state.sheriff = Sheriff()
    for seat, cowboys in enumerate(event.cowboys):
        state.cowboys[seat] += cowboys
        state.supply[seat] -= cowboys


def excess_paid(state: State, event: happened.ExcessPaid) -> None:
    """Dollars for points, by force."""
    state.dollars[event.seat] -= event.dollars
    state.points[event.seat] += event.points
    state.prompt = ""


def final_points_scored(state: State, event: happened.FinalPointsScored) -> None:
    """The last points."""
    state.points[event.seat] += event.land + event.dollars


def game_ended(state: State, _event: happened.GameEnded) -> None:
    """Nothing can happen any more."""
    state.phase = Phase.OVER


def outlaws_arrived(state: State, event: happened.OutlawsArrived) -> None:
    """New outlaws, and all of them will move."""
    state.outlaws |= as_set(event.parcels)
    state.unmoved = state.outlaws
    state.raid = state.round
    state.outlaw_strength = event.strength
    state.outlaw_points = event.points
    state.prompt = ""


def outlaw_imprisoned(state: State, event: happened.OutlawImprisoned) -> None:
    """An outlaw less, points for the sheriff of that prison."""
    state.outlaws ^= 1 << event.parcel
    state.unmoved &= state.outlaws
    state.points[event.seat] += event.points


def outlaw_called(state: State, event: happened.OutlawCalled) -> None:
    """Whose move it is."""
    state.outlaw_at = event.parcel
    state.prompt = ""


def outlaw_moved(state: State, event: happened.OutlawMoved) -> None:
    """From here to there."""
    state.unmoved ^= 1 << event.origin
    state.outlaws = state.outlaws ^ 1 << event.origin | 1 << event.target
    state.outlaw_at = NOWHERE
    state.prompt = ""


def outlaw_fought(state: State, event: happened.OutlawFought) -> None:
    """The losers leave, the outlaw too when it lost."""
    for loser in event.duelists:
        if loser != event.winner:
            retreat(state, loser, event.parcel)
    if event.winner != NOBODY:
        state.outlaws ^= 1 << event.parcel
        state.outlaw_at = event.parcel
    state.prompt = ""


def reward_taken(state: State, event: happened.RewardTaken) -> None:
    """Points for a beaten outlaw."""
    state.points[event.seat] += event.points
    drop(state, event.seat, event.parcel)
    state.outlaw_at = NOWHERE
    state.prompt = ""


def building_freed(state: State, _event: happened.BuildingFreed) -> None:
    """The cowboy stays as an attacker."""
    state.outlaw_at = NOWHERE
    state.prompt = ""


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    happened.TownFounded: town_founded,
    happened.MountainsRaised: mountains_raised,
    happened.BuildingsOffered: buildings_offered,
    happened.TurnOrderDrawn: turn_order_drawn,
    happened.Asked: asked,
    happened.StartingParcelChosen: starting_parcel_chosen,
    happened.RoundBegan: round_began,
    happened.CharacterChosen: character_chosen,
    happened.SheriffTaken: sheriff_taken,
    happened.DollarsReceived: dollars_received,
    happened.GrocerPaid: grocer_paid,
    happened.IncomeDoubled: income_doubled,
    happened.RoadsReceived: roads_received,
    happened.ParcelGranted: parcel_granted,
    happened.CowboysHired: cowboys_hired,
    happened.OfferDeclined: offer_declined,
    happened.PlacementBegan: placement_began,
    happened.CowboyOnBox: cowboy_on_box,
    happened.CowboyOnParcel: cowboy_on_parcel,
    happened.SheriffOnBox: sheriff_on_box,
    happened.SheriffOnParcel: sheriff_on_parcel,
    happened.Passed: passed,
    happened.RoadBuilt: road_built,
    happened.ActionsBegan: actions_began,
    happened.BoxDuelFought: box_duel_fought,
    happened.RefereeNamed: referee_named,
    happened.ParcelDuelFought: parcel_duel_fought,
    happened.Earned: earned,
    happened.Gambled: gambled,
    happened.GunsTaken: guns_taken,
    happened.RoadsTaken: roads_taken,
    happened.ParcelBought: parcel_bought,
    happened.ClaimsDropped: claims_dropped,
    happened.BuildingBought: building_bought,
    happened.ActionForgone: action_forgone,
    happened.BuildingPlanned: building_planned,
    happened.PlanDropped: plan_dropped,
    happened.ConsentSought: consent_sought,
    happened.ConsentRefused: consent_refused,
    happened.BuildingBuilt: building_built,
    happened.HouseBuilt: house_built,
    happened.HoldingFinished: holding_finished,
    happened.AttackFailed: attack_failed,
    happened.BuildingsEarned: buildings_earned,
    happened.IncomeStolen: income_stolen,
    happened.IncomePaid: income_paid,
    happened.PointsScored: points_scored,
    happened.PointsBought: points_bought,
    happened.RoundEnded: round_ended,
    happened.ExcessPaid: excess_paid,
    happened.FinalPointsScored: final_points_scored,
    happened.GameEnded: game_ended,
    happened.OutlawsArrived: outlaws_arrived,
    happened.OutlawImprisoned: outlaw_imprisoned,
    happened.OutlawCalled: outlaw_called,
    happened.OutlawMoved: outlaw_moved,
    happened.OutlawFought: outlaw_fought,
    happened.RewardTaken: reward_taken,
    happened.BuildingFreed: building_freed,
}
