"""What can happen: the stored format. Cards, buildings, bosses, mats and spots are the numbers of model.py.

A field that a viewer may not read is NONE in the event that viewer gets.
"""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.model import NONE, Task


@dataclass(slots=True)
class Next(Event):
    """The current task is done; ``then`` comes before what was already waiting, in this order."""

    then: tuple[Task, ...] = ()


@dataclass(slots=True)
class SeatsPlaced(Event):
    """The dealer of the first round, and the mat of each owner; no mats where the seats choose them."""

    dealer: int
    mats: tuple[int, ...]


@dataclass(slots=True)
class MatTaken(Event):
    """``owner`` plays the colour of ``mat`` and sits at it."""

    owner: int
    mat: int


@dataclass(slots=True)
class BossTaken(Event):
    """``seat`` plays with ``boss``, dealt or chosen."""

    seat: int
    boss: int


@dataclass(slots=True)
class BuildingDrawn(Event):
    """A building from the deck lies in the buy zone of ``mat``."""

    mat: int
    building: int


@dataclass(slots=True)
class PorchFilled(Event):
    """A building from the deck lies on the neutral porch of ``mat``."""

    mat: int
    building: int


@dataclass(slots=True)
class PorchMoved(Event):
    """The neutral building of ``mat`` moved from the porch into the buy zone."""

    mat: int


@dataclass(slots=True)
class HeadStartDealt(Event):
    """Buildings the Rival of a solo game starts with, the usable one last."""

    owner: int
    buildings: tuple[int, ...]


@dataclass(slots=True)
class RoundBegan(Event):
    """A round began, with its dealer."""

    round: int
    dealer: int


@dataclass(slots=True)
class TownDealt(Event):
    """Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it."""

    gaps: tuple[int, ...]
    rival: tuple[int, ...]


@dataclass(slots=True)
class HandDealt(Event):
    """Poker cards for a seat to choose from, ascending."""

    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardKept(Event):
    """A seat kept one of its cards and discarded the others, face down."""

    seat: int
    card: int


@dataclass(slots=True)
class InfluencePaid(Event):
    """A seat paid influence: Law, Force, Money."""

    seat: int
    law: int
    force: int
    money: int


@dataclass(slots=True)
class InfluenceGained(Event):
    """A seat gained ``amount`` of a kind; what went above the printed limit is not in it."""

    seat: int
    kind: int
    amount: int


@dataclass(slots=True)
class ThirdPosseStood(Event):
    """A seat has its third posse this round."""

    seat: int


@dataclass(slots=True)
class ThirdPosseWon(Event):
    """A seat will have its third posse next round."""

    seat: int


@dataclass(slots=True)
class RivalRolled(Event):
    """The solo Rival rolled where to place its next posse, 1 to 6."""

    die: int


@dataclass(slots=True)
class PossePlaced(Event):
    """A token came onto a spot: 0 no side, 1 left, 2 right."""

    token: int
    spot: int
    side: int


@dataclass(slots=True)
class PosseMoved(Event):
    """A token was stood up, if wounded, and moved to another spot by a building."""

    token: int
    spot: int
    side: int


@dataclass(slots=True)
class BuildingUsed(Event):
    """A seat uses the building on a porch; ``owner`` is -1 for a neutral one."""

    seat: int
    building: int
    owner: int


@dataclass(slots=True)
class DuelBegan(Event):
    """Both rolled; ``rival_card`` is the poker card that fights for the solo Rival, or -1."""

    spot: int
    attacker: int  # tokens
    defender: int
    attacker_die: int
    defender_die: int
    attacker_added: int = 0  # value of the Rival's card, on its side
    defender_added: int = 0
    rival_card: int = NONE


@dataclass(slots=True)
class DieRolledAgain(Event):
    """``role`` 0 is the attacker, 1 the defender; ``free`` when the Powder House paid."""

    role: int
    die: int
    free: bool


@dataclass(slots=True)
class CardAdded(Event):
    """A duelist revealed the poker card of his hand and added its value."""

    role: int
    seat: int
    card: int
    value: int


@dataclass(slots=True)
class RivalCardDrawn(Event):
    """The solo Rival had to fight with another poker card."""

    role: int
    card: int
    value: int


@dataclass(slots=True)
class DiscardsShuffled(Event):
    """The poker deck was empty; the discards are the deck again."""


@dataclass(slots=True)
class DuelDecided(Event):
    """The loser's token lies down, the winner takes the Wanted card; ``why`` is in words."""

    winner: int
    loser: int
    token: int
    why: str


@dataclass(slots=True)
class DuelsAvoided(Event):
    """A seat neither duels nor is dueled for the rest of the round."""

    seat: int


@dataclass(slots=True)
class PowderLoaded(Event):
    """A seat may roll again once in each of its duels this round without paying."""

    seat: int


@dataclass(slots=True)
class RivalPeeked(Event):
    """A seat looked at the Rival's hidden card."""

    seat: int
    card: int


@dataclass(slots=True)
class CardDrawn(Event):
    """A seat drew a poker card and keeps one of two."""

    seat: int
    card: int


@dataclass(slots=True)
class AuctionDrawn(Event):
    """A seat looks at buildings from the deck."""

    seat: int
    buildings: tuple[int, ...]


@dataclass(slots=True)
class AuctionClosed(Event):
    """What was not bought went back into the deck."""


@dataclass(slots=True)
class PorchReordered(Event):
    """``building`` came to the top of the stack of ``owner``."""

    owner: int
    building: int


@dataclass(slots=True)
class BuildingBought(Event):
    """``owner`` bought a building at ``mat``, -1 for the Auction House; ``ordinary`` in phase four."""

    owner: int
    building: int
    mat: int
    ordinary: bool


@dataclass(slots=True)
class CardsRevealed(Event):
    """The poker cards of all seats and of the Rival, at the start of phase three."""

    cards: tuple[int, ...]
    rival: tuple[int, ...]


@dataclass(slots=True)
class HandsCompared(Event):
    """Hands at a mat: owners best first, each with its card in force and its hand; ``why`` the best won, in words."""

    mat: int
    owners: tuple[int, ...]
    cards: tuple[int, ...]
    hands: tuple[str, ...]
    winners: tuple[int, ...]
    why: str


@dataclass(slots=True)
class TownHallRanked(Event):
    """The order of buying: owners best first, each with its card in force and its hand; ``why`` in words."""

    owners: tuple[int, ...]
    cards: tuple[int, ...]
    hands: tuple[str, ...]
    why: str


@dataclass(slots=True)
class TownHallTaken(Event):
    """A seat wins the Town Hall by the Post Office: first in the order of buying."""

    seat: int


@dataclass(slots=True)
class IndustryAdvanced(Event):
    """An industry token moved one step up, to ``step``; ``owner`` chose it."""

    owner: int
    industry: int
    step: int


@dataclass(slots=True)
class RoundEnded(Event):
    """Tokens went home, new buildings onto their porches; ``thirds`` are the seats whose third posse stands."""

    thirds: tuple[int, ...]


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over: six-rounds or deck-empty."""

    reason: str
