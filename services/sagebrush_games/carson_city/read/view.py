"""What a viewer may know. The base game hides nothing but the order of the bag, which nobody has drawn yet.

The view is still built field by field: a part that an expansion keeps is shown as its own view says.
Where a seat or a parcel is not None but -1, it stands for nobody and nowhere.
"""

from dataclasses import dataclass
from typing import Annotated

from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.read.board import (
    BoxView,
    ParcelView,
    RoadView,
    box_views,
    parcel_views,
    road_views,
    somebody,
)
from sagebrush_games.carson_city.rules.houses import houses_left
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import Edge, Parcel, members
from sagebrush_games.carson_city.state.model import (
    Effects,
    Kind,
    Phase,
    Plan,
    Sheriff,
    State,
    TownHall,
)
from sagebrush_games.kernel.bounds import Count, Range
from sagebrush_games.kernel.fields import Slot
from sagebrush_games.kernel.messages import Event, Redacted, Seat, Viewer

Dollars = Annotated[int, Range(0, 10_000)]
"""More than any seat ever has: each number of them may be a command."""


@dataclass(slots=True)
class PlayerView:
    """What lies in front of a seat. ``firepower`` is what it adds to a die now.

    ``limit`` is its cash limit in dollars this round, the Newspaper Boy counted; None before a character is chosen.
    """

    seat: Seat
    dollars: Dollars
    points: int
    cowboys: Count  # in the personal reserve
    supply: Count  # in the general supply
    revolvers: Count
    firepower: Count
    roads: Count
    property_tiles: Count
    character: str | None
    limit: int | None
    held: tuple[Kind, ...]
    refused: tuple[Parcel, ...]  # where owners refused a house of this seat this round


@dataclass(slots=True)
class CharacterView:
    """A character in play."""

    character: str
    number: int
    limit: int | None
    limit_change: int
    seat: Seat | None


@dataclass(slots=True)
class OutlawsView:
    """The outlaws: their strength and worth this round, who has still to move, who moves or was beaten just now."""

    strength: int
    points: int
    parcels: tuple[Parcel, ...]
    unmoved: tuple[Parcel, ...]
    at: Parcel
    raid: Count


@dataclass(slots=True)
class PlanView:
    """A building that waits for the place of its house, or for the consent of the owner of ``asking``."""

    seat: Seat
    kind: Kind
    parcel: Parcel
    held: bool
    asking: Parcel
    houses: tuple[Parcel, ...]  # chosen so far


@dataclass(slots=True)
class ProgressView:
    """How far the current phase has come, beyond what lies on the table."""

    turn: Count
    referee: Seat
    finished: Count
    grocer_paid: bool
    doubled: Kind | None
    income_paid: bool
    called: Parcel  # the duel its referee called, while it is not fought
    taken_back: tuple[Seat, ...]  # who took a cowboy back this round, each as often as it did


@dataclass(slots=True)
class View:
    """The whole table. ``seat`` is awaited with ``prompt``, or the seats of ``company``, if any, all at once."""

    phase: Phase
    round: Count
    seat: Seat
    company: tuple[Seat, ...]
    prompt: str
    order: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    players: tuple[PlayerView, ...]
    characters: tuple[CharacterView, ...]
    boxes: tuple[BoxView, ...]
    parcels: tuple[ParcelView, ...]
    roads: tuple[RoadView, ...]
    frontier: tuple[Edge, ...]
    houses_left: Count
    bag: dict[Kind, Count]  # how many tiles of each kind are still in it
    guns: Seat | None
    sheriff: Sheriff
    outlaws: OutlawsView
    plan: PlanView | None
    progress: ProgressView
    viewer: Viewer
    river: tuple[Parcel, ...]  # the parcels under water; roads between two of them are bridges
    duel_tiles: Slot  # None when duels are fought with dice
    effects: Effects
    horses: Slot  # None when nobody has any
    sheets: Slot  # None when everybody begins with the same
    hall: TownHall


def view(rules: Ruleset, state: State, viewer: Viewer) -> View:
    """What ``viewer`` may know."""
    return View(
        phase=state.phase,
        round=state.round,
        seat=state.asked,
        company=state.company,
        prompt=state.prompt,
        order=tuple(state.order),
        passed=tuple(state.passed),
        players=tuple(_player(rules, state, seat) for seat in state.seats),
        characters=_characters(rules, state),
        boxes=box_views(rules, state),
        parcels=parcel_views(rules, state),
        roads=road_views(state),
        frontier=tuple(state.frontier),
        houses_left=houses_left(rules, state),
        bag=state.bag.copy(),
        guns=somebody(state.guns),
        sheriff=state.sheriff,
        outlaws=_outlaws(state),
        plan=_plan(state.plan),
        progress=_progress(state),
        viewer=viewer,
        river=tuple(members(rules.water)),
        duel_tiles=None,
        effects=state.effects,
        horses=None,
        sheets=None,
        hall=state.hall,
    )


def redact(event: Event, _viewer: Viewer) -> Event:
    """The event as everybody may read it: those of the base have no secret."""
    return event if type(event) in PUBLIC else Redacted()


PUBLIC = frozenset(EVENTS)


def _player(rules: Ruleset, state: State, seat: Seat) -> PlayerView:
    return PlayerView(
        seat=seat,
        dollars=state.dollars[seat],
        points=state.points[seat],
        cowboys=state.cowboys[seat],
        supply=state.supply[seat],
        revolvers=state.revolvers[seat],
        firepower=rules.firepower(rules, state, seat),
        roads=state.roads[seat],
        property_tiles=rules.property_tiles - state.land[seat].bit_count(),
        character=state.characters[seat] or None,
        limit=rules.limit(rules, state, seat) if state.characters[seat] else None,
        held=state.held[seat],
        refused=tuple(members(state.refused[seat])),
    )


def _characters(rules: Ruleset, state: State) -> tuple[CharacterView, ...]:
    return tuple(_character(rules, state, name) for name in state.cards)


def _character(rules: Ruleset, state: State, name: str) -> CharacterView:
    card = rules.characters[name]
    limit, change = (None, card.limit) if card.fetches else (card.limit, 0)
    return CharacterView(name, card.number, limit, change, somebody(rules.holder(rules, state, name)))


def _outlaws(state: State) -> OutlawsView:
    return OutlawsView(
        strength=state.outlaw_strength,
        points=state.outlaw_points,
        parcels=tuple(members(state.outlaws)),
        unmoved=tuple(members(state.unmoved)),
        at=state.outlaw_at,
        raid=state.raid,
    )


def _plan(plan: Plan | None) -> PlanView | None:
    if plan is None:
        return None
    return PlanView(plan.seat, plan.kind, plan.parcel, plan.held, plan.asking, plan.houses)


def _progress(state: State) -> ProgressView:
    return ProgressView(
        turn=state.turn,
        referee=state.referee,
        finished=state.finished,
        grocer_paid=state.dollars_taken,
        doubled=state.doubled,
        income_paid=state.income_paid,
        called=state.called,
        taken_back=state.taken_back,
    )
