"""Sequential halving: how many simulations each command gets before the worse half of them is left out."""

from collections.abc import Iterator
from math import ceil


def racers(commands: int, kept: int, simulations: int) -> int:
    """How many commands race: at least two simulations for each."""
    return max(1, min(commands, kept, simulations // 2))


def stages(commands: int, simulations: int) -> Iterator[tuple[int, int]]:
    """The stages: how many commands are left, and how many simulations each of them gets.

    What is left over goes to the last two.
    """
    alive = [commands]
    while alive[-1] > 2:
        alive.append(ceil(alive[-1] / 2))
    left = simulations
    for number, racing in enumerate(alive):
        each = max(1, left // ((len(alive) - number) * racing))
        left -= each * racing
        yield racing, each
