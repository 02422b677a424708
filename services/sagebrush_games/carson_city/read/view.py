"""What a viewer may know. The base game hides nothing but the order of the bag, which nobody has drawn yet.

The view is still built field by field: a part that an expansion keeps is shown as its own view says.
Where a seat or a parcel is not None but -1, it stands for nobody and nowhere.
"""

from dataclasses import dataclass
from typing import Annotated

from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.rules.houses import houses_left
from sagebrush_games.carson_city.rules.income import earning
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.board import PARCELS, Edge, Parcel, Parcels, ends, has, members, parcel_name
from sagebrush_games.carson_city.state.model import (
    NOBODY,
    SHELF,
    Box,
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
class ParcelView:
    """A parcel. ``price`` in dollars is None when it is owned.

    ``income`` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
    """

    parcel: Parcel  # row * 8 + column, both from 0
    name: str  # C4: third column, fourth row
    tile: Kind | None
    owner: Seat | None
    connected: bool
    price: int | None
    income: int | None
    cowboys: tuple[Seat, ...]
    outlaw: bool


@dataclass(slots=True)
class RoadView:
    """A road on the map, and the corners (row, column from 0 to 8) it joins."""

    edge: Edge
    ends: tuple[tuple[int, int], tuple[int, int]]


@dataclass(slots=True)
class BoxView:
    """A box of the action row, in the order of resolution. ``price`` is of a building or of one victory point."""

    box: Box
    price: int | None
    duel: bool
    open: bool
    building: Kind | None
    cowboys: tuple[Seat, ...]  # in the order of placing, a seat twice when it has two there


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
    limit: int
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
        boxes=_boxes(rules, state),
        parcels=_parcels(rules, state),
        roads=tuple(RoadView(edge, ends(edge)) for edge in state.built),
        frontier=tuple(state.frontier),
        houses_left=houses_left(rules, state),
        bag=state.bag.copy(),
        guns=_seat(state.guns),
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


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


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
    return CharacterView(name, card.number, card.limit, _seat(rules.holder(rules, state, name)))


def _boxes(rules: Ruleset, state: State) -> tuple[BoxView, ...]:
    shut = rules.shut(rules, state)
    return tuple(
        BoxView(
            box=box,
            price=rules.prices.get(box),
            duel=box not in rules.crowded,
            open=box not in shut,
            building=state.offers[SHELF[box]] if box in SHELF else None,
            cowboys=state.boxes[box],
        )
        for box in rules.boxes
    )


def _parcels(rules: Ruleset, state: State) -> tuple[ParcelView, ...]:
    paying = earning(rules, state)
    return tuple(_parcel(rules, state, parcel, paying) for parcel in range(PARCELS))


def _parcel(rules: Ruleset, state: State, parcel: Parcel, paying: Parcels) -> ParcelView:
    owner = _seat(state.owner(parcel))
    return ParcelView(
        parcel=parcel,
        name=parcel_name(parcel),
        tile=state.kind(parcel),
        owner=owner,
        connected=has(state.connected, parcel),
        price=rules.parcel_price(rules, state, parcel) if owner is None else None,
        income=rules.tile_income(rules, state, parcel) if has(paying, parcel) else None,
        cowboys=tuple(state.claimants(parcel)),
        outlaw=has(state.outlaws, parcel),
    )


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
