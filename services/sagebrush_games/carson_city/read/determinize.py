"""View to state: all that the base shows is exact."""

from sagebrush_games.carson_city.read.view import PlanView, View
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import as_set
from sagebrush_games.carson_city.state.model import NOBODY, SHELF, Kind, Plan, State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Seat


def determinize(_rules: Ruleset, view: View, _chance: Chance) -> State:
    """A state that ``view`` could show."""
    seats = [player.seat for player in view.players]
    return State(
        phase=view.phase,
        round=view.round,
        asked=view.seat,
        prompt=view.prompt,
        order=list(view.order),
        passed=list(view.passed),
        turn=view.progress.turn,
        land=[as_set(p.parcel for p in view.parcels if p.owner == seat) for seat in seats],
        claims=[as_set(p.parcel for p in view.parcels if seat in p.cowboys) for seat in seats],
        dollars=[player.dollars for player in view.players],
        points=[player.points for player in view.players],
        cowboys=[player.cowboys for player in view.players],
        supply=[player.supply for player in view.players],
        revolvers=[player.revolvers for player in view.players],
        roads=[player.roads for player in view.players],
        characters=[player.character or "" for player in view.players],
        held=[player.held for player in view.players],
        refused=[as_set(player.refused) for player in view.players],
        owned=as_set(p.parcel for p in view.parcels if p.owner is not None),
        occupied=as_set(p.parcel for p in view.parcels if p.tile is not None),
        tiles={kind: as_set(p.parcel for p in view.parcels if p.tile is kind) for kind in Kind},
        boxes={box.box: box.cowboys for box in view.boxes},
        offers=_offers(view),
        bag=view.bag.copy(),
        built=[road.edge for road in view.roads],
        frontier=list(view.frontier),
        connected=as_set(p.parcel for p in view.parcels if p.connected),
        guns=_seat(view.guns),
        sheriff=view.sheriff,
        plan=_plan(view.plan),
        referee=view.progress.referee,
        finished=view.progress.finished,
        dollars_taken=view.progress.grocer_paid,
        doubled=view.progress.doubled,
        income_paid=view.progress.income_paid,
        outlaws=as_set(view.outlaws.parcels),
        unmoved=as_set(view.outlaws.unmoved),
        outlaw_at=view.outlaws.at,
        raid=view.outlaws.raid,
        outlaw_strength=view.outlaws.strength,
        outlaw_points=view.outlaws.points,
        hall=view.hall,
        cards=tuple(card.character for card in view.characters),
        company=view.company,
        called=view.progress.called,
        taken_back=view.progress.taken_back,
        effects=view.effects,
    )


def _seat(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat


def _offers(view: View) -> list[Kind | None]:
    shown = {box.box: box.building for box in view.boxes}
    return [shown[box] for box in SHELF]


def _plan(plan: PlanView | None) -> Plan | None:
    if plan is None:
        return None
    return Plan(plan.seat, plan.kind, plan.parcel, plan.held, plan.asking, plan.houses)
