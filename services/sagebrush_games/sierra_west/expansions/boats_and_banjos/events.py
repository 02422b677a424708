"""Boats & Banjos. Fish are 0 trout, 1 bass, 2 salmon."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class PiecesLaid(Event):
    """Stone and gold lie on the river card that entered the row last, from the left."""

    pieces: tuple[int, ...]


@dataclass(slots=True)
class CanoeMoved(Event):
    """The canoe of ``seat`` is on ``place``: 0 the fish market, then the cards of the row from the left."""

    seat: int
    place: int


@dataclass(slots=True)
class FishCaught(Event):
    """``seat`` takes a fish of a kind from the supply."""

    seat: int
    fish: int


@dataclass(slots=True)
class FishReturned(Event):
    """``seat`` gives so many fish back to the supply."""

    seat: int
    trout: int
    bass: int
    salmon: int


@dataclass(slots=True)
class PiecePanned(Event):
    """``seat`` takes the leftmost piece, a stone or gold, off the river card on ``place``."""

    seat: int
    place: int
    piece: int
