"""Randomness as an argument: ``chance(purpose, n)`` is a number from 0 to n-1."""

from collections.abc import Callable, Iterable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

Chance = Callable[[str, int], int]
"""A source of draws: the purpose (a stable name), the number of outcomes, the outcome from 0 to n-1."""

Draw = tuple[str, int, int]
"""A draw that was made: purpose, number of outcomes, outcome."""

MASK = (1 << 64) - 1


class ScriptedTooShort(Exception):
    """A test drew more often than its script says, or beyond the range it scripted."""


def scripted(*outcomes: int) -> Chance:
    """A source that gives ``outcomes`` in order; raises ScriptedTooShort when they end or do not fit."""
    left = iter(outcomes)

    def draw(purpose: str, n: int) -> int:
        outcome = next(left, None)
        if outcome is None or not 0 <= outcome < n:
            raise ScriptedTooShort(f"{purpose}: {outcome} of {n}")
        return outcome

    return draw


def seeded(seed: int) -> Chance:
    """A fast reproducible source for searches and playouts (SplitMix64); never for a hosted game."""
    state = seed & MASK

    def draw(_purpose: str, n: int) -> int:
        nonlocal state
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) >> 11) * n >> 53

    return draw


def forbidden(purpose: str, n: int) -> int:
    """A source for places where nothing may be drawn; raises AssertionError."""
    raise AssertionError(f"drew {purpose} of {n} where nothing may be drawn")


def recording(chance: Chance, draws: MutableSequence[Draw]) -> Chance:
    """The same source, writing each draw into ``draws``."""

    def draw(purpose: str, n: int) -> int:
        outcome = chance(purpose, n)
        draws.append((purpose, n, outcome))
        return outcome

    return draw


def pick(chance: Chance, purpose: str, items: Sequence[T]) -> T:
    """One of ``items``, each equally likely; nothing is drawn when there is only one."""
    return items[chance(purpose, len(items))] if len(items) > 1 else items[0]


def shuffled(chance: Chance, purpose: str, items: Iterable[T]) -> list[T]:
    """``items`` in random order (Fisher-Yates, from the end)."""
    deck = list(items)
    for last in range(len(deck) - 1, 0, -1):
        other = chance(purpose, last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck
