"""The printed editions: each with its line in the manifest and its ruleset."""

from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.carson_city.content import CONTENTS
from sagebrush_games.carson_city.content.checks import insist_sound
from sagebrush_games.carson_city.editions.big_box import big_box
from sagebrush_games.carson_city.editions.edition_2009 import edition_2009
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config


@dataclass(frozen=True, slots=True)
class Printing:
    """An edition, and the ruleset of so many seats that follows from what it prints."""

    edition: Edition
    rules: Callable[[Content, int], Ruleset]


PRINTINGS = {
    printing.edition.id: printing
    for printing in (
        Printing(Edition("2009", "Carson City (2009)", range(2, 6)), edition_2009),
        Printing(Edition("big-box", "Carson City Big Box", range(2, 7)), big_box),
    )
}
"""By the id of the edition."""

EDITIONS = tuple(printing.edition for printing in PRINTINGS.values())


def printed(config: Config) -> Content:
    """What the box of a table prints, with the corrections of its game; raises BadContent when that makes no sense."""
    box = CONTENTS.of(config)
    insist_sound(box)
    return box
