"""Characters' tokens and trades: no-duel tokens, auctions, dynamite; what happens to who loses a duel."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import NOWHERE, Box, Place
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class TokensReceived(Event):
    """The Singer gave no-duel tokens for this round."""

    tokens: int


@dataclass(slots=True)
class CowboySheltered(Event):
    """A cowboy stands on ``box`` with a no-duel token; ``hired`` cowboys came for it from the general supply."""

    seat: Seat
    box: Box
    hired: int


@dataclass(slots=True)
class LotChosen(Event):
    """The Auctioneer will sell ``parcel``."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class AuctionOpened(Event):
    """Bids are taken, clockwise from ``seller``: for the parcels it chose, else for the 3-guns token."""

    seller: Seat


@dataclass(slots=True)
class BidMade(Event):
    """The highest bid is now ``dollars``."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class BidderWithdrew(Event):
    """A seat bids no more in this auction."""

    seat: Seat


@dataclass(slots=True)
class AuctionClosed(Event):
    """The auction is over: ``winner``, who may be nobody, paid ``dollars``, of which the seller got ``earned``."""

    seller: Seat
    winner: Seat
    lots: tuple[Parcel, ...]
    dollars: int
    earned: int


@dataclass(slots=True)
class DynamiteReceived(Event):
    """A character gave dynamite, which is kept until it is used."""

    seat: Seat
    tokens: int


@dataclass(slots=True)
class DynamiteLaid(Event):
    """A dynamite token lies beside the cowboy of ``seat`` on ``place``."""

    seat: Seat
    place: Place


@dataclass(slots=True)
class MineBlasted(Event):
    """The mine on ``parcel`` pays three times as much; ``spent`` tokens of ``seat`` went for it."""

    seat: Seat
    parcel: Parcel
    spent: int


@dataclass(slots=True)
class DynamiteKept(Event):
    """A seat blasts no more mines this round."""

    seat: Seat


@dataclass(slots=True)
class DuelRolled(Event):
    """The dice of a duel over ``place`` lie on the table, for each duelist in pass order."""

    place: Place
    duelists: tuple[Seat, ...]
    dice: tuple[tuple[int, ...], ...]


@dataclass(slots=True)
class DuelRolledAgain(Event):
    """``seat`` rolled some of its dice again, or kept them all; these count."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(slots=True)
class CowboysDefeated(Event):
    """The seats that lost the duel just fought, in the order in which the Doctor or the Undertaker deals with them.

    ``after`` is the box up to which the row is resolved, ``stage`` the part of the building income, or empty;
    ``outlaw`` the parcel of the outlaw that has beaten them, or -1.
    """

    seats: tuple[Seat, ...]
    after: Box
    stage: str
    outlaw: Parcel = NOWHERE


@dataclass(slots=True)
class CowboyHealed(Event):
    """A beaten cowboy of ``seat`` was placed again for ``dollars`` to the Doctor."""

    seat: Seat
    doctor: Seat
    dollars: int


@dataclass(slots=True)
class DefeatAccepted(Event):
    """Nothing more happens to a beaten cowboy of ``seat``."""

    seat: Seat


@dataclass(slots=True)
class FuneralPaid(Event):
    """A seat paid the Undertaker for a beaten cowboy."""

    seat: Seat
    undertaker: Seat
    dollars: int


@dataclass(slots=True)
class FuneralMissed(Event):
    """A seat lost victory points instead of paying the Undertaker."""

    seat: Seat
    points: int


@dataclass(slots=True)
class BountyPaid(Event):
    """The Doctor or the Undertaker got dollars for an outlaw that somebody has beaten."""

    seat: Seat
    dollars: int
