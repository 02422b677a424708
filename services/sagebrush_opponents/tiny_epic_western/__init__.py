"""What a position of Tiny Epic Western is worth: points, and what influence, posse and hands will still become."""

from sagebrush_opponents.tiny_epic_western.evaluation import TinyEpicWesternEvaluation

__all__ = ["TinyEpicWesternEvaluation"]
