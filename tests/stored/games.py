"""The stored games of 0.1 that stand for the others."""

from pathlib import Path

from tests.streams import FOLDER

GAMES = {
    ("carson-city", "2009"): "all-variants",
    ("carson-city", "big-box"): "big-box-all-variants",
    ("tiny-epic-western", "standard"): "solo-won",
    ("sierra-west", "apple-hill"): "solo-apple-hill",
    ("sierra-west", "boats-and-banjos"): "solo-boats-and-banjos",
    ("sierra-west", "gold-rush"): "solo-gold-rush",
    ("sierra-west", "outlaws-and-outposts"): "solo-outlaws-and-outposts",
}
"""By edition: a stored game that uses as much of it as any."""
ALL = sorted((FOLDER / "0.1").glob("*.bin"))
SOME = [
    FOLDER / "0.1" / f"{name}.bin"
    for name in (
        "carson-city.two-seats",
        "carson-city.big-box-station",
        "carson-city.characters-random-1",
        "carson-city.taken-back",
        "sierra-west.apple-hill-two-seats",
        "sierra-west.outlaws-and-outposts-two-seats",
        "sierra-west.solo-boats-and-banjos",
        "tiny-epic-western.two-seats",
        "tiny-epic-western.solo-won",
    )
]


def stored(title: str, edition: str) -> Path:
    """The game that stands for an edition."""
    return FOLDER / "0.1" / f"{title}.{GAMES[title, edition]}.bin"
