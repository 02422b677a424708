"""The tables of an arena as they are typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from sagebrush_cli.titles.configs import configurations
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config


@dataclass(frozen=True, slots=True)
class TableChoice:
    """Titles, editions, numbers of seats, variants and options; no title means all, no edition all of a title."""

    titles: Sequence[str]
    editions: Sequence[str]
    seats: Sequence[int]
    variants: Sequence[str]
    options: Sequence[str]


def chosen_tables(choice: TableChoice) -> list[Config]:
    """Every table of the choice; ends the command with a sentence for one that cannot be played."""
    return [
        config
        for title in dict.fromkeys(choice.titles) or TITLES
        for config in configurations(title, choice.seats, choice.variants, choice.editions, choice.options)
    ]
