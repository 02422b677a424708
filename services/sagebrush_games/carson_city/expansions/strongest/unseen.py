"""Hands that a viewer cannot see, drawn exactly: every deal and every draw that fits what is public is equally likely.

Two kinds of hands are hidden. Dealt hands: their tiles were never seen, and their sums follow from the totals.
Hands drawn from the pile: their tiles were all used before. Both are multisets, written as counts by value; a multiset
weighs as much as there are ways to pick single tiles for it. Which tiles a seat used says nothing about those it kept.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb, prod
from operator import add, sub

from sagebrush_games.kernel.chance import Chance

Counts = tuple[int, ...]
"""How many tiles there are of each value, from 0."""

Wanted = tuple[int, int]
"""Number and sum of the tiles in a dealt hand."""

Drawn = tuple[Counts, Counts, int, Counts | None]
"""A draw: the tiles used before, those shown since, how many are still in the hand, and which, if the viewer knows."""

LIMB = 1 << 24


def below(chance: Chance, n: int) -> int:
    """A number below ``n``, however large, each equally likely."""
    if n <= LIMB:
        return chance("unseen-tiles", n)
    while True:
        value = below(chance, -(-n // LIMB)) * LIMB + chance("unseen-tiles", LIMB)
        if value < n:
            return value


def weighted(chance: Chance, options: Sequence[tuple[Counts, int]]) -> Counts:
    """One of the options, as likely as its weight says."""
    left = below(chance, sum(weight for _, weight in options))
    for option, weight in options:
        left -= weight
        if left < 0:
            return option
    raise AssertionError("the weights do not add up")


def minus(counts: Counts, less: Counts) -> Counts:
    """The difference by value."""
    return tuple(map(sub, counts, less))


def plus(counts: Counts, more: Counts) -> Counts:
    """The sum by value."""
    return tuple(map(add, counts, more))


def picks(counts: Counts, picked: Counts) -> int:
    """In how many ways single tiles can be picked."""
    return prod(map(comb, counts, picked))


@lru_cache(maxsize=1 << 14)
def hands(counts: Counts, size: int) -> tuple[Counts, ...]:
    """Every hand of so many tiles out of ``counts``."""
    if not counts:
        return () if size else ((),)
    first = range(min(counts[0], size) + 1)
    return tuple((number, *rest) for number in first for rest in hands(counts[1:], size - number))


def total(counts: Counts) -> int:
    """The sum of the values."""
    return sum(value * count for value, count in enumerate(counts))


@lru_cache(maxsize=1 << 16)
def deals(left: Counts, wanted: tuple[Wanted, ...]) -> int:
    """In how many ways ``left`` can be dealt into the ``wanted`` hands."""
    if not wanted:
        return 1
    if len(wanted) == 1 and wanted[0][0] == sum(left):
        return int(total(left) == wanted[0][1])
    return sum(weight for _, weight in first_hands(left, wanted))


def first_hands(left: Counts, wanted: tuple[Wanted, ...]) -> list[tuple[Counts, int]]:
    """Every first hand of a deal with the number of deals that begin with it."""
    size, points = wanted[0]
    fitting = (hand for hand in hands(left, size) if total(hand) == points)
    return [(hand, picks(left, hand) * deals(minus(left, hand), wanted[1:])) for hand in fitting]


def dealt(left: Counts, wanted: tuple[Wanted, ...], chance: Chance) -> list[Counts]:
    """The ``wanted`` hands, dealt from ``left``."""
    found: list[Counts] = []
    while wanted:
        hand = weighted(chance, first_hands(left, wanted))
        found.append(hand)
        left, wanted = minus(left, hand), wanted[1:]
    return found


@lru_cache(maxsize=1 << 14)
def histories(drawn: tuple[Drawn, ...], gone: Counts) -> int:
    """In how many ways the draws can have happened; ``gone``: the tiles of all earlier draws."""
    if not drawn:
        return 1
    if len(drawn) == 1 and drawn[0][-1] is None:
        return last_draw(drawn[0], gone)
    return sum(weight for _, weight in first_draws(drawn, gone))


def last_draw(drawn: Drawn, gone: Counts) -> int:
    """In how many ways the last draw can have happened: whatever is left will do for the tiles still in the hand."""
    used, shown, size, _ = drawn
    pile = minus(used, gone)
    rest = minus(pile, shown)
    return 0 if min(rest) < 0 else picks(pile, shown) * comb(sum(rest), size)


def first_draws(drawn: tuple[Drawn, ...], gone: Counts) -> list[tuple[Counts, int]]:
    """What can still be in the hand of the first draw, with the number of histories that go on from there."""
    used, shown, size, known = drawn[0]
    pile = minus(used, gone)
    rest = minus(pile, shown)
    if min(rest) < 0:
        return []
    options = hands(rest, size) if known is None else (known,)
    taken, ways, later = plus(gone, shown), picks(pile, shown), drawn[1:]
    return [
        (hand, ways * weight * histories(later, plus(taken, hand))) for hand in options if (weight := picks(rest, hand))
    ]


def drawn_hands(drawn: tuple[Drawn, ...], chance: Chance) -> list[Counts]:
    """What is left of each draw in the hand of its seat."""
    gone: Counts = (0,) * len(drawn[0][0]) if drawn else ()
    found: list[Counts] = []
    while drawn:
        hand = weighted(chance, first_draws(drawn, gone))
        found.append(hand)
        gone, drawn = plus(gone, plus(drawn[0][1], hand)), drawn[1:]
    return found
