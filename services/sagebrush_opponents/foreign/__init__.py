"""Positions from anywhere: a config and a view, proved to be a position of that table before anybody thinks."""

from sagebrush_opponents.foreign.position import SoundPosition, read_position
from sagebrush_opponents.foreign.unsound import UnsoundPosition

__all__ = ["SoundPosition", "UnsoundPosition", "read_position"]
