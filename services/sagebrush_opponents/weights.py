"""What an evaluation holds things worth: data in the folder of a title, written by hand or tuned by games."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from sagebrush_opponents.engine import JUDGING, TUNED, TUNED_LEVELS, numbers_if_any, numbers_of

WEIGHTS = "weights.toml"

Weights = Mapping[str, Any]
"""By group and name; lists go by round."""


@cache
def weights_of(title: str, tuned: float = 0.0) -> Weights:
    """Those written by hand, or as far from them towards those tuned by games; 1 is all the way.

    Raises FileNotFoundError where nobody has written or tuned them.
    """
    by_hand = numbers_of(title, WEIGHTS)
    return _between(by_hand, numbers_of(title, TUNED), tuned) if tuned else by_hand


def weights_of_level(title: str, level: str) -> Weights:
    """Those that the level of this name thinks with in ``title``."""
    return weights_of(title, tuned_levels(title).get(level, 0.0))


@cache
def tuned_levels(title: str) -> Mapping[str, float]:
    """How far the weights of a level go towards the tuned ones, by the names of the levels where they do."""
    return numbers_if_any(title, TUNED_LEVELS)


@cache
def judging_weights(title: str, level: str, seats: int) -> Weights | None:
    """Those by which the level of this name judges where a simulation ends; None where it does so by its own."""
    found = numbers_if_any(title, JUDGING)
    if level not in found.get("levels", ()):
        return None
    fit = next((fit for fit in found["fits"] if seats in fit["seats"]), None)
    if fit is None:
        return None
    own = weights_of_level(title, level)
    return {group: {**weights, **fit.get(group, {})} for group, weights in own.items()}


def _between(one: Any, other: Any, share: float) -> Any:
    """Worths between two of them; counts, which are the same in both, stay."""
    if isinstance(one, dict):
        return {name: _between(value, other[name], share) for name, value in one.items()}
    if isinstance(one, list):
        return [_between(*pair, share) for pair in zip(one, other, strict=True)]
    return one * (1 - share) + other * share if isinstance(one, float) else one
