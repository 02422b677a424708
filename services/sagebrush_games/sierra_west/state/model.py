"""The table: what lies where, and the numbers that stand for printed names.

A card is its number in ``rules.cards``: 0 to 7 the starting cards, 8 to 11 the mode cards (every player has one of each
starting card and that of the mode), from 12 on those of the mountain. A special card is its number in
``rules.specials``. An owner is a seat, or in a solo game the number after it: Hastings.
"""

from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.bounds import Count, Range
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.fields import OMIT_DEFAULT_FROM_HASH, Slot
from sagebrush_games.kernel.messages import Seat

NONE = -1
"""No card, no cabin, nobody."""

FOOD, WOOD, STONE, GOLD = range(4)
BASIC = (FOOD, WOOD, STONE)
RESOURCE_NAMES = ("food", "wood", "stone", "gold")

GREEN, TAN, MULE = range(3)
"""Figures: the pioneers of the green and of the tan path, and the mule."""
PIONEERS = (GREEN, TAN)
FIGURE_NAMES = ("green-path pioneer", "tan-path pioneer", "mule")

# Where a figure is: an icon of its own path by number from the left, or one of these.
CAMP, TRACKER, TRAPPER = -1, -2, -3
CABIN = 10  # and the cabin space, 0 to 3
CABIN_SPACES = 4
GREY = 14  # the mule's own cabin
SUMMIT = 20  # and the card on the player board: 0 left, 1 middle, 2 right
FORD = 30  # and the icon of the tan path the green-path pioneer stands on

BASE = -1
"""Where a frontiersman is: the mountain's base, or a place of the mountain."""
GONE, DOWN, SPECIAL_DOWN = -1, -2, -3
"""What lies on a place of the mountain unless it is a card: nothing, a face-down basic or special card."""
SPECIAL = 100
"""What lies on a place of the mountain where a special card lies face up: this and the number of the card."""

ASK, UNTIL_TURN, ALWAYS = range(3)
"""Standing instructions: ask me, pass until my next turn, pass always; a Tracker's may also be TAKE and tracks."""
TAKE = 2
"""A Tracker's instruction to take: this and the sum of 1 for the food track, 2 for wood, 4 for stone."""
INSTRUCTIONS = range(TAKE + 8)
AS_TRAPPER, AS_TRACKER = range(2)
"""What an instruction is about."""

Pieces = Annotated[int, Range(0, 999)]
"""Resources of a kind: more than anybody ever has, since each number of them may be a command."""
Card = Annotated[int, Range(NONE, SPECIAL - 1)]
Special = Annotated[int, Range(NONE, SPECIAL - 1)]
Top = Annotated[int, Range(SPECIAL_DOWN, 2 * SPECIAL - 1)]
"""What lies on a place of the mountain."""
Place = Annotated[int, Range(BASE, 19)]
Cabin = Annotated[int, Range(NONE, 99)]
Figure = Annotated[int, Range(TRAPPER, FORD + 19)]
"""Where a figure is."""
Instruction = Annotated[int, Range(ASK, INSTRUCTIONS[-1])]


class Declined(NamedTuple):
    """A Trapper that set no trap, and how many basic resources it had then."""

    seat: Seat
    basics: Count


@dataclass(slots=True)
class Player(DerivedCopy):
    """What an owner has. Hidden from others: ``hand`` and ``pool``, and of ``top`` what they have not seen.

    The deck has three parts: ``top``, the uppermost card last; ``pool``, cards in an order nobody knows; ``bottom``.
    """

    tracks: list[Count]
    animals: list[str] = field(default_factory=list)  # tiles that lie face up
    resources: list[Pieces] = field(default_factory=lambda: [0, 0, 0, 0])  # food, wood, stone, gold
    tokens: Count = 0  # Pairs of Boots
    wagon: Count = 0  # space of the trail, 0 the trailhead
    cabins: list[Cabin] = field(default_factory=lambda: [NONE] * 4)
    claimed: Count = 0  # cards of the mountain in hand, deck and discard pile
    figures: list[Figure] = field(default_factory=lambda: [CAMP, CAMP])
    hand: list[Card] = field(default_factory=list)  # ascending
    open: list[Card] = field(default_factory=list)  # cards of the hand that everybody knows, ascending
    top: list[Card] = field(default_factory=list)
    top_open: list[bool] = field(default_factory=list)  # whether everybody knows the card
    pool: list[Card] = field(default_factory=list)  # ascending
    bottom: Card = NONE
    discard: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)  # left, middle, right
    trapping: Instruction = ASK
    tracking: Instruction = ASK


@dataclass(slots=True)
class Turn(DerivedCopy):
    """What the current turn has to remember."""

    seat: Seat
    boots: list[Count] = field(default_factory=lambda: [0, 0])  # left on the icon of each pioneer
    opened: Count = 0  # boots left of opened tokens
    reached: Figure = NONE  # the last icon the green-path pioneer had reached when it used the Switchback or the Ford
    bent: bool = False  # Switchback or Ford has been used
    housed: list[bool] = field(default_factory=lambda: [False, False])  # the pioneer has been in a cabin
    instructed: bool = False  # new instructions have been given
    patient: list[Seat] = field(default_factory=list)  # seats that set no traps this turn
    declined: tuple[Declined, ...] = field(
        default=(), metadata=OMIT_DEFAULT_FROM_HASH
    )  # seats that set none with what they had


@dataclass(slots=True)
class State(DerivedCopy):
    """One table. ``walkers`` are the frontiersmen, by owner; what an expansion adds lies at a slot of its own."""

    players: list[Player]
    walkers: list[Place]
    mountain: list[Top]  # by place, from the left, row by row from the base up
    basics: list[Card]  # basic cards that nobody has seen yet, ascending
    specials: list[Special]  # special cards that nobody has seen yet, ascending
    row: list[Special]  # special cards under the trail, from the left
    market: list[Cabin]  # cabins, from the left
    pile: list[Count]  # by cabin: tiles in the draw pile
    cabin_discard: list[Cabin]
    boxed: list[Cabin]  # cabins lost by damage
    turn: Turn
    agenda: list[Task]  # the next task is the last one
    mule: Seat = NONE  # its owner
    mule_place: Figure = CAMP
    first: Seat = 0  # the owner who starts each round
    round: Count = 0
    special_round: Count = 0  # when the last special card came into the row
    last_round: Count = 0  # the round the game ends with, once that is known
    ending: str = ""
    over: bool = False
    orchard: Slot = None
    river: Slot = None
    diggings: Slot = None
    manhunt: Slot = None
    plans: Slot = None
