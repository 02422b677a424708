"""The duel tiles of a table that plays the Law of the Strongest: who holds which, and what everybody has seen of them.

A hand is a rising tuple of values. All tiles are dealt, so a tile that is in nobody's hand lies in the pile. What has
been used is public, and so is who drew from the pile, and when; values in hands are secret. Copies of a state share its
duel tiles, so ``evolve`` changes a copy of them.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import cast

from sagebrush_games.carson_city.state.model import Place, State
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.fields import OMIT_DEFAULT_FROM_HASH
from sagebrush_games.kernel.messages import Seat

Hand = tuple[int, ...]

NO_TILE = -1


@dataclass(frozen=True, slots=True)
class Draw:
    """Tiles that ``seat`` drew from the pile when its hand was empty.

    ``used``: every tile that anybody had used before, a tile twice when it was used twice. ``shown``: the drawn tiles
    that were used since.
    """

    seat: Seat
    used: Hand
    size: int
    shown: Hand = ()


@dataclass(slots=True)
class DuelTiles(DerivedCopy):
    """All tiles. Tuples are by seat, draws in the order in which they happened."""

    hands: tuple[Hand, ...]
    chosen: tuple[Hand, ...]  # face down for the duel being fought; still in the hand
    totals: tuple[int, ...]  # of the hands that were dealt, as announced
    shown: tuple[Hand, ...]  # tiles of the dealt hand that were used
    draws: tuple[Draw, ...] = ()
    revealed: tuple[Seat, ...] = ()  # whose chosen tiles all have seen, before somebody chooses last
    place: Place | None = field(default=None, metadata=OMIT_DEFAULT_FROM_HASH)  # of the duel for which they choose

    def drawn_by(self, seat: Seat) -> int | None:
        """The place of the last draw of ``seat`` in ``draws``; None while it holds its dealt hand."""
        places = [place for place, draw in enumerate(self.draws) if draw.seat == seat]
        return places[-1] if places else None


def of(state: State) -> DuelTiles:
    """The tiles on the table."""
    return cast(DuelTiles, state.duel_tiles)


def undealt(seats: int) -> DuelTiles:
    """Before anybody has a tile."""
    return DuelTiles(((),) * seats, ((),) * seats, (0,) * seats, ((),) * seats)


def without(hand: Hand, tiles: Iterable[int]) -> Hand:
    """``hand`` less ``tiles``, all of which it holds."""
    left = list(hand)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


def joined(*hands: Iterable[int]) -> Hand:
    """All tiles of ``hands``."""
    return tuple(sorted(tile for hand in hands for tile in hand))


def changed(column: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    """``column`` with another hand at ``seat``."""
    return (*column[:seat], hand, *column[seat + 1 :])


def used(tiles: DuelTiles) -> Hand:
    """Every tile used so far, as often as it was."""
    return joined(*tiles.shown, *(draw.shown for draw in tiles.draws))


def pile(everything: Hand, hands: Iterable[Hand]) -> Hand:
    """The tiles in nobody's hand."""
    return tuple(sorted((Counter(everything) - Counter(joined(*hands))).elements()))
