"""The printed editions: each with its line in the manifest, its content and its ruleset."""

from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.carson_city.big_box import big_box
from sagebrush_games.carson_city.content import BIG_BOX, PRINTED
from sagebrush_games.carson_city.edition_2009 import edition_2009
from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.carson_city.sound import insist_sound
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Edition


@dataclass(frozen=True, slots=True)
class Printing:
    """An edition, what it prints, and the ruleset of so many seats that follows from it."""

    edition: Edition
    content: Content
    rules: Callable[[Content, int], Ruleset]


PRINTINGS = {
    printing.edition.id: printing
    for printing in (
        Printing(Edition("2009", "Carson City (2009)", range(2, 6)), PRINTED, edition_2009),
        Printing(Edition("big-box", "Carson City Big Box", range(2, 7)), BIG_BOX, big_box),
    )
}
"""By the id of the edition."""

EDITIONS = tuple(printing.edition for printing in PRINTINGS.values())

CONTENTS = {edition: printing.content for edition, printing in PRINTINGS.items()}
"""What each edition prints, as packaged."""


def printed(config: Config) -> Content:
    """What the box of a table prints, with the corrections of its game; raises BadContent when that makes no sense."""
    content = corrected(CONTENTS[config.edition], config.corrections)
    insist_sound(content)
    return content
