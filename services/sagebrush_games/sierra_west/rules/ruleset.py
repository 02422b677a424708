"""The ruleset: everything a mode or a variant may change, as tables and functions.

Each function gets the ruleset of the table first, so that a hook which a mode wraps meets the changed one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Task, TaskStep
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.content.notation import Icon, Summit
from sagebrush_games.sierra_west.content.pieces import Animal, Cabin, CabinSpace, Card, Space, Special, Step, Track
from sagebrush_games.sierra_west.state.model import CABIN, CABIN_SPACES, NONE, State

Cause = Callable[[Any, State, Seat], Sequence[Event]]
"""What something means for a seat; tasks it leaves are Interposed. Chance is drawn by none."""


def nothing(_rules: Any, _state: State, _seat: Seat) -> Sequence[Event]:
    """No events."""
    return ()


def always(_rules: Any, _state: State, _seat: Seat, _price: int) -> bool:
    """It always has an effect."""
    return True


@dataclass(frozen=True, slots=True)
class IconRule:
    """A kind of path icon, which homestead tracks may reward, too.

    events(rules, state, seat, pioneer, icon): what using it causes; ``pioneer`` is NONE for a reward.
    possible(rules, state, seat, price): whether it would have an effect once ``price`` basic resources are paid. Only a
    paid icon asks.
    """

    events: Callable[[Any, State, Seat, int, Icon], Sequence[Event]]
    possible: Callable[[Any, State, Seat, int], bool] = always


@dataclass(frozen=True, slots=True)
class TradeRule:
    """What the fur trade brings for an animal that gives no resources; ``possible``: whether it has an effect now."""

    events: Cause
    possible: Callable[[Any, State, Seat], bool]


@dataclass(frozen=True, slots=True)
class SummitRule:
    """A kind of summit action.

    choices(rules, state, seat, summit): what could be done now, as numbers: tracks, or 0 where there is only one way;
    none when it cannot be done. events(rules, state, seat, summit, choice): payment and effect. message: the id of the
    sentence, with the arguments ``cost``, ``gain`` and ``track``. prompt: where the first use may draw chance or needs
    choices of its own, the name of the prompt that asks for each use; otherwise an only choice is taken by itself, as
    rules say "immediately". brings_mule(rules, summit, choice): whether a use gains the mule.
    """

    choices: Callable[[Any, State, Seat, Summit], Sequence[int]]
    events: Callable[[Any, State, Seat, Summit, int], Sequence[Event]]
    message: str = ""
    prompt: str = ""
    brings_mule: Callable[[Any, Summit, int], bool] = lambda _rules, _summit, _choice: False


@dataclass(frozen=True, slots=True)
class CabinRule:
    """What a type of cabin does for the pioneer who walks while the other one is in it; ``entered`` happens at once."""

    entered: Cause = nothing
    more: tuple[int, ...] = ()  # resources of which each gain from a path icon brings 1 more
    boots: int = 0  # more from each boot icon
    discount: int = 0  # basic resources a paid space costs less
    spares: bool = False  # mandatory icons are passed without damage
    turns_back: bool = False  # Switchback
    fords: bool = False


@dataclass(frozen=True, slots=True)
class PieceRule:
    """A kind of special cost: how many a seat could spend, and the events and tasks of spending so many."""

    held: Callable[[Any, State, Seat], int]
    spent: Callable[[Any, State, Seat, int], tuple[list[Event], list[Task]]]


@dataclass(frozen=True, slots=True)
class Pile:
    """Special cards that are shuffled together, and the places of the mountain where they lie face down."""

    specials: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of one table: printed things first, then tables of rules, then hooks, then the sequence of play.

    owners: with figures on the mountain: the seats, and Hastings in a solo game. walkers: whose each frontiersman is.
    entered(rules, state, special): what a special card causes that just came into the row; ``state`` does not show it
    yet. wagon_moved_back(rules, state, seat): what damage to the wagon causes, before it shows.
    visible(rules, state): the animals that Trappers may catch. turn(rules, state, owner): its tasks in a turn.
    scores: by name, the points of an owner. special_words: what a special card shows.
    gain_points(seat, points): points gained before the end, which only Hastings can.
    """

    content: Content
    seats: int
    owners: int
    walkers: tuple[int, ...]
    cards: Mapping[int, Card]
    mode_card: int
    basics: tuple[int, ...]  # the cards of the mountain
    specials: Mapping[int, Special]
    cabins: tuple[Cabin, ...]
    animals: Mapping[str, Animal]
    tracks: tuple[Track, ...]
    trail: tuple[Step, ...]
    paths: tuple[tuple[Space, ...], ...]  # by pioneer
    columns: tuple[tuple[int, ...], ...]  # by pioneer and icon: from the left across the board, 0 to 4
    cabin_spaces: tuple[CabinSpace, ...]
    market_extra: tuple[int, ...]
    card_points: tuple[int, ...]
    more_card_points: int
    points: Mapping[str, int]  # of the table "scoring", by row
    multiplied: tuple[int, ...]  # tracks whose markers count times the wagon's position
    hand: int
    slots: int
    trapper_cost: int
    idle_rounds: int
    grey_gain: int
    piles: tuple[Pile, ...]
    first_special: int  # the one that starts in the row, NONE for one of the pile by lot
    icons: Mapping[str, IconRule]
    summits: Mapping[str, SummitRule]
    cabin_rules: tuple[CabinRule, ...]  # by cabin
    trades: Mapping[str, TradeRule]  # by animal, for those that give no resources
    pieces: Mapping[str, PieceRule]
    table: Callable[[Any, State], State]  # the empty table with what the mode adds
    mountain: Callable[[Any, State], tuple[int, ...]]  # what lies on each place at the start
    entered: Callable[[Any, State, int], Sequence[Event]]
    wagon_moved_back: Cause
    visible: Callable[[Any, State], Sequence[str]]
    turn: Callable[[Any, State, int], tuple[Task, ...]]
    scores: Mapping[str, Callable[[Any, State, int], int]]
    special_words: Callable[[Special], str]
    gain_points: Callable[[Seat, int], Sequence[Event]]
    set_up: tuple[str, ...]
    steps: Mapping[str, TaskStep]
    actions: Mapping[str, Sequence[Action]]
    unofficial: tuple[str, ...] = ()  # the reconstructed rows of content that the table uses


def pile_of(rules: Ruleset, place: int) -> Pile:
    """The pile of a place where a special card lies face down."""
    return next(pile for pile in rules.piles if place in pile.places)


NO_CABIN = CabinRule()
"""What helps a pioneer whose companion is in no cabin."""


def helper(rules: Ruleset, state: State, seat: Seat, pioneer: int) -> CabinRule:
    """The cabin in which the other pioneer of ``seat`` helps ``pioneer`` (NONE: nobody walks)."""
    if pioneer == NONE:
        return NO_CABIN
    player = state.players[seat]
    space = player.figures[1 - pioneer] - CABIN
    return rules.cabin_rules[player.cabins[space]] if 0 <= space < CABIN_SPACES else NO_CABIN
