"""When a delivery that failed is tried again: after longer and longer pauses, for a day."""

FIRST = 5.0
GROWTH = 3.0
LONGEST = 4 * 3600.0
"""Seconds, all three of them: 5, 15, 45, 135, 405, 1215, 3645, 10935 and then every four hours."""
JITTER = 0.2
"""A pause is as much longer or shorter, by chance, so that what failed together does not come together."""


def pause_before(attempt: int, chance: float, first: float = FIRST) -> float:
    """Seconds between attempt number ``attempt``, from 1, and the next; ``chance`` is between 0 and 1."""
    pause = min(first * GROWTH ** min(attempt - 1, 20), LONGEST)
    return pause * (1 - JITTER + 2 * JITTER * chance)
