"""The ruleset: everything a variant, an edition or a character may change, as tables and functions.

Each function gets the ruleset of the table first, so that a hook which a variant wraps meets the changed one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.carson_city.state.board import Edge, Parcel, Parcels
from sagebrush_games.carson_city.state.model import Box, Effects, Kind, Phase, Place, Plan, State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Command, Event, Seat

Step = Callable[[Any, State, Chance], Sequence[Event]]
"""An automatic part of the sequence of play: its events, or none when there is nothing to do."""

Steps = Mapping[Phase, tuple[Step, ...]]
"""The sequence of play: the steps of each phase, in order."""

Site = tuple[str, Callable[[Any, State], Parcels]]
"""A refusal code, and the parcels where for this reason a kind of building may not stand."""

Barrier = tuple[str, Callable[[State], Parcels]]
"""A refusal code, and the parcels where for this reason nobody may buy or build anything."""


@dataclass(frozen=True, slots=True)
class Start:
    """What a seat has before the first round, and how many parcels it chooses."""

    dollars: int
    revolvers: int
    roads: int
    cowboys: int
    parcels: int


@dataclass(frozen=True, slots=True)
class Building:
    """A kind of building: what building it takes and brings; ``units`` is the number of houses it counts as."""

    tiles: int
    road: bool
    houses: int
    revolvers: int
    units: int
    maximum: int  # dollars, the largest income it can have


def no_events(_rules: Any, _state: State, _seat: Seat) -> Sequence[Event]:
    """Nothing happens."""
    return ()


def nothing_at_once(_rules: Any, _state: State, _seat: Seat, _chance: Chance) -> Sequence[Event]:
    """Nothing happens."""
    return ()


def same_price(dollars: int) -> int:
    """The printed price."""
    return dollars


def same_income(_state: State, _kind: Kind, dollars: int) -> int:
    """What the tile says."""
    return dollars


@dataclass(frozen=True, slots=True)
class Character:
    """One side of a character card.

    chosen(rules, state, seat, chance): what the choice causes at once, a question included. at_income(rules, state,
    seat): the same, at the start of the building income; at_round_end: the same, before the cash limits. price: dollars
    for a building that is printed with so many dollars; parcel_price: the same for a parcel. income(state, kind,
    dollars): what an own building pays whose tile says so many dollars. fetches: it is taken together with another
    character, and its limit is added to that one's.
    """

    number: int
    limit: int
    fetches: bool = False
    firepower: int = 0
    chosen: Callable[[Any, State, Seat, Chance], Sequence[Event]] = nothing_at_once
    at_income: Callable[[Any, State, Seat], Sequence[Event]] = no_events
    at_round_end: Callable[[Any, State, Seat], Sequence[Event]] = no_events
    price: Callable[[int], int] = same_price
    parcel_price: Callable[[int], int] = same_price
    income: Callable[[State, Kind, int], int] = same_income


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one table. Tables first, then hooks, then the sequence of play."""

    printed: Content
    seats: int
    start: Start
    cowboys: int  # of each colour
    property_tiles: int  # of each colour
    houses: int
    mountains: int
    course: Parcels  # of the river a table has chosen; it flows where Carson River is played
    water: Parcels  # where nothing can ever lie
    first_die_row: int  # the row and column, from 0, that a die of 1 means
    shelf: Mapping[Box, Kind]
    buildings: Mapping[Kind, Building]
    units: Mapping[Kind, int]  # houses for income, by kind; those with none are left out
    sites: Mapping[Kind, Site]
    neutral: frozenset[Kind]  # buildings that nobody can own: placed as soon as they come out of the bag
    prices: Mapping[Box, int]
    gains: Mapping[str, int]
    shares: Mapping[Box, int]
    closed_from: Mapping[Box, int]  # the first round in which a box takes no cowboy
    crowded: frozenset[Box]  # boxes without duels, where any number of cowboys may stand
    boxes: tuple[Box, ...]  # in printed order
    characters: Mapping[str, Character]  # every side of every card that can be in play, by id
    cards: tuple[str, ...]  # the characters in play from the start; those that are dealt come with their event
    faces: Mapping[str, tuple[str, ...]]  # the sides as which a card may be taken, where it is more than its own
    effects: Effects  # before the first round
    captain_prices: Mapping[int, int]
    new_cowboys: Sequence[int]  # by round, from round 1; its length is the number of rounds
    excess_dollars: int  # dollars above the limit for one point
    final_land_points: int
    final_dollars: int  # dollars for one point

    corrals: tuple[int, ...]  # by number: those in use; none without horses
    give_horses: Callable[[Any, State, Seat, int], Sequence[Event]]  # to a seat, as far as there are any
    extras: Callable[[Any, State, Seat], Mapping[str, int]]  # what a seat begins with beside its kit, by name
    deal_extras: Callable[[Any, State, Mapping[str, Sequence[int]]], Sequence[Event]]  # others instead, by seat
    placements: Mapping[type[Command], Callable[[State, Any], Place]]  # where the cowboy of a command stands
    barriers: tuple[Barrier, ...]
    shut: Callable[[Any, State], dict[Box, str]]  # the boxes that take no cowboy of anybody now, and why
    can_place: Callable[[Any, State, Seat], bool]  # whether a seat has anything left to place, a horse included
    holder: Callable[[Any, State, str], Seat]  # who has a card, or NOBODY
    number: Callable[[Any, State, Seat], int]  # the place of a seat's character in the turn order
    limit: Callable[[Any, State, Seat], int]  # dollars a seat may keep at the end of the round
    next_order: Callable[[Any, State], Sequence[Seat]]  # who chooses when in the next round
    firepower: Callable[[Any, State, Seat], int]
    before_duel: Callable[[Any, State, Place, Sequence[Seat], Chance], Sequence[Event]]  # what has to be settled first
    dice: Callable[[Any, State, Place, Seat], int]  # how many dice a duelist throws
    pips: Callable[[Any, State, Seat, Sequence[int]], int]  # what the dice of a duelist come to
    throw: Callable[[Any, State, Place, Seat, Chance], int]  # what a duelist adds to its firepower
    after_duel: Callable[[Any, State, Any, Chance], Sequence[Event]]  # what a Duel brings beside its spot
    is_settled: Callable[[State, Parcel, Sequence[Seat]], bool]  # whether these seats do not fight over a parcel
    unopposed: Callable[[Any, State, Box], Seat]  # who acts on a disputed box without a duel, or NOBODY
    gamble: Callable[[Any, State, Seat, int, int], int]  # dollars for two dice
    income: Mapping[Kind, Callable[[Any, State, Seat, Parcel], int]]
    tile_income: Callable[[Any, State, Parcel], int]  # dollars the tile of a building shows
    bait: Callable[[Any, State, Parcel], int]  # dollars an outlaw sees in the building on a parcel
    raided: Callable[[Any, State], Parcels]  # where outlaws halve the income
    boost: Callable[[Any, State, Parcel, int], int]  # of the dollars a building pays, whatever its owner's character
    payout: Callable[[Any, State, Seat, Parcel], int]  # dollars a building of a seat pays this round, stolen or not
    parcel_price: Callable[[Any, State, Parcel], int]
    roads_for: Callable[[Any, Edge], int]  # how many roads it takes to build along an edge
    may_attack: Callable[[Any, State, Seat], bool]  # whether a seat may take from buildings of others
    protected: Callable[[Any, State, Seat], Parcels]  # where attacks on the buildings of a seat fail
    spared: Callable[[Any, State], Parcels]  # where nobody may attack
    turnable: Callable[[Any, State, Plan], Parcels]  # houses that may be turned over instead of building a new one
    excess_payments: Callable[[Any, State, Seat], tuple[int, ...]]  # dollars a seat may give up above its limit
    starting_parcels: Callable[[Any, State], Sequence[int]]  # by seat
    starting_lap: Callable[[State, int], Sequence[Seat]]  # who lays a starting parcel when in a lap, from 0
    final_scores: tuple[Callable[[Any, State], Sequence[Event]], ...]  # beside land and dollars, when the game ends

    steps: Steps
    turns: tuple[Step, ...]  # of these steps: those of phase 2 that ask one seat after the other
    actions: Mapping[str, tuple[Action, ...]]  # by prompt
    finishing: tuple[Callable[[Any], Any], ...]  # from ruleset to ruleset, once everything that changes it has

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.new_cowboys)
