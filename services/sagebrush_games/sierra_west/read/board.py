"""What is printed on the boards, as every view shows it: a host may have corrected it."""

from dataclasses import dataclass

from sagebrush_games.sierra_west.content.pieces import Animal, CabinSpace, Space, Step
from sagebrush_games.sierra_west.rules.ruleset import Ruleset


@dataclass(slots=True)
class TrackText:
    """A homestead track: its exclusive top, and the icon that rewards each step."""

    name: str
    top: int
    reward: str


@dataclass(slots=True)
class Board:
    """Wagon trail, paths, cabin spaces and score table of the player board, cabin market, tracks, animal tiles."""

    trail: tuple[Step, ...]  # by space, with the cost of the step onto it
    paths: tuple[tuple[Space, ...], ...]  # by pioneer, from the left
    cabin_spaces: tuple[CabinSpace, ...]
    grey_gain: int  # basic resources that the mule gains in the grey cabin
    market_extra: tuple[int, ...]
    tracks: list[TrackText]
    animals: tuple[Animal, ...]
    card_points: tuple[int, ...]  # by claimed cards
    more_card_points: int  # for each card beyond the table


def board(rules: Ruleset) -> Board:
    """The boards of this table."""
    return Board(
        trail=rules.trail,
        paths=rules.paths,
        cabin_spaces=rules.cabin_spaces,
        grey_gain=rules.grey_gain,
        market_extra=rules.market_extra,
        tracks=[TrackText(track.name, track.top, track.reward.id) for track in rules.tracks],
        animals=tuple(rules.animals.values()),
        card_points=rules.card_points,
        more_card_points=rules.more_card_points,
    )
