"""What a position of Sierra West is worth: points, how they will grow, and what the rest of a turn still brings."""

from sagebrush_opponents.sierra_west.evaluation import SierraWestEvaluation

__all__ = ["SierraWestEvaluation"]
