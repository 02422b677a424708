"""Opponents that never change, so that strength means the same next year. None of them knows anything of a title."""
