"""The table: what lies where, and the numbers that stand for printed names.

A poker card is a number from 0 to 19: five times the suit's strength plus the value less 1. A building is its place in
content/buildings.toml. An owner is a seat, or in a solo game the number after it: the Rival.
"""

from dataclasses import dataclass, field
from typing import Annotated

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.bounds import Count, Range
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.messages import Seat

LAW, FORCE, MONEY, ANY = range(4)
KINDS = (LAW, FORCE, MONEY)

WAGON, RAILROAD, MINING = range(3)
INDUSTRIES = (WAGON, RAILROAD, MINING)
INDUSTRY_NAMES = ("wagon", "railroad", "mining")

BANK, SALOON, COURTHOUSE, HIDEOUT, SHERIFF, TOWN_HALL = range(6)
LOCATIONS = (BANK, SALOON, COURTHOUSE, HIDEOUT)
MATS = (*LOCATIONS, SHERIFF)

# Spots: porch and influence spot of each location mat (2 x mat, 2 x mat + 1), then those of the Sheriff's Office.
SHERIFF_PORCH, NUMBER, SUIT, LEFTOVER = range(8, 12)
SPOTS = range(12)
NO_SIDE, LEFT, RIGHT = range(3)
SIDES = (NO_SIDE, LEFT, RIGHT)

TOKENS_EACH = 3
CARDS = range(20)
NONE = -1
"""No card, no building, no boss, nobody, not on the board."""

Mat = Annotated[int, Range(NONE, TOWN_HALL)]
Spot = Annotated[int, Range(NONE, LEFTOVER)]
Side = Annotated[int, Range(NO_SIDE, RIGHT)]
Card = Annotated[int, Range(NONE, len(CARDS) - 1)]
Token = Annotated[int, Range(NONE, 5 * TOKENS_EACH - 1)]
Building = Annotated[int, Range(NONE, 99)]
Boss = Annotated[int, Range(NONE, 99)]


@dataclass(slots=True)
class Player(DerivedCopy):
    """What lies in front of an owner. ``dealt``, ``card`` and ``discarded`` are hidden from everybody else."""

    mat: Mat = NONE
    boss: Boss = NONE
    influence: list[Count] = field(default_factory=lambda: [0, 0, 0])
    stack: list[Building] = field(default_factory=list)  # buildings on the porch, the usable one last
    bought: list[Building] = field(default_factory=list)  # this round; they join the stack when it ends
    third: bool = False  # the third posse stands this round
    third_won: bool = False  # it will stand next round
    dealt: list[Card] = field(default_factory=list)  # poker cards to choose from, ascending
    card: Card = NONE
    shown: bool = False  # the card lies face up
    discarded: list[Card] = field(default_factory=list)  # poker cards not kept, ascending
    peeked: bool = False  # has looked at the Rival's hidden card
    avoids: bool = False  # neither duels nor is dueled this round
    powder: bool = False  # a free roll in each duel of this round
    duels_won: Count = 0  # this round
    purchases: Count = 0  # in phase four of this round


@dataclass(slots=True)
class Duel(DerivedCopy):
    """Two tokens on one spot; index 0 is the attacker, 1 the defender."""

    spot: Spot
    tokens: list[Token]
    dice: list[Count]
    added: list[Count]  # value of the poker card added, 0 when none
    free: list[bool]  # has used its free roll
    rival_card: Card = NONE  # the card the solo Rival fights with


@dataclass(slots=True)
class State(DerivedCopy):
    """One table. Tokens are numbered 3 x owner + 0, 1, 2; decks are what lies nowhere else."""

    players: list[Player]
    token_spot: list[Spot]  # NONE in front of its owner
    token_side: list[Side]
    token_down: list[bool]  # wounded
    owner: list[Seat]  # of each mat, NONE for the dull ones and the Sheriff's Office
    porch: list[Building]  # neutral building of each mat without an owner
    market: list[Building]  # building in the buy zone of each mat
    agenda: list[Task]  # the next task is the last one
    gaps: list[Card] = field(default_factory=list)  # poker cards between the mats, clockwise from the Town Hall
    rival: list[Card] = field(default_factory=list)  # the hidden card of the Rival last
    rival_shown: bool = False
    seen: list[Card] = field(default_factory=list)  # poker cards the solo Rival has fought with
    offer: list[Building] = field(default_factory=list)  # buildings drawn at the Auction House; hidden from the others
    industry: list[Count] = field(default_factory=lambda: [0, 0, 0])  # steps of wagon, railroad, mining
    ranking: list[Seat] = field(default_factory=list)  # owners in Town Hall order, this round
    duel: Duel | None = None
    round: Count = 0
    dealer: Seat = NONE
    wanted: Seat = NONE
    ending: str = ""
