"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from sagebrush_games.kernel.content import Content, load


def common() -> Content:
    """The rows of every mode."""
    return load(__name__, ("table", "cards", "cabins"))
