"""Duels."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.state.model import NONE


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
class DiscardsShuffled(Event):
    """The poker deck was empty; the discards are the deck again."""


@dataclass(slots=True)
class DuelDecided(Event):
    """The loser's token lies down, the winner takes the Wanted card; ``why`` is in words."""

    winner: int
    loser: int
    token: int
    why: str
