"""Arrays and spaces that the environments share."""

from collections.abc import Iterable

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sagebrush_research.episode import AnyEpisode
from sagebrush_research.table import AnyResearchTable

Observed = dict[str, NDArray[np.float32] | NDArray[np.int8]]

RENDER_MODES = ("human", "ansi", "rgb_array")
ILLEGAL_REWARD = -1.0
SEEDS = 2**31
"""Games get one of so many, drawn from the seed of the environment."""


def masked_space(table: AnyResearchTable) -> spaces.Dict:
    """An observation with the mask of legal actions."""
    mask = spaces.Box(0, 1, (table.actions.size,), np.int8)
    return spaces.Dict({"observation": observation_space(table), "action_mask": mask})


def observation_space(table: AnyResearchTable) -> spaces.Box:
    """Numbers from -1 to 1."""
    return spaces.Box(-1.0, 1.0, (table.observations.size,), np.float32)


def observed(played: AnyEpisode, seat: int) -> NDArray[np.float32]:
    """The observation of a seat."""
    return np.array(played.observation(seat), np.float32)


def action_mask(table: AnyResearchTable, legal: Iterable[int]) -> NDArray[np.int8]:
    """1 for each legal action."""
    mask = np.zeros(table.actions.size, np.int8)
    mask[list(legal)] = 1
    return mask


def masked(played: AnyEpisode, seat: int) -> Observed:
    """What a seat knows, and what it can play: nothing where it is asked nothing."""
    return {"observation": observed(played, seat), "action_mask": action_mask(played.table, played.legal(seat))}
