"""Ratios on a noisy machine: the thing and its bound in turn, so that both meet the same noise."""

import gc
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

Sample = Callable[[], Awaitable[float]]


async def alternated(thing: Sample, bound: Sample, pairs: int) -> list[tuple[float, float]]:
    """``pairs`` samples of both, A B A B, after one unmeasured sample of each."""
    await thing()
    await bound()
    found = []
    for _ in range(pairs):
        found.append((await thing(), await bound()))
    return found


@contextmanager
def no_collection() -> Iterator[None]:
    """Python's garbage collector rests, so that it does not fall on one of two."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
