"""What a table may choose, the one list of expansions, and what the box of a table prints."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from sagebrush_games.carson_city import content
from sagebrush_games.carson_city.characters import options as characters
from sagebrush_games.carson_city.content.checks import require_sound
from sagebrush_games.carson_city.editions import options as editions
from sagebrush_games.carson_city.editions.big_box import big_box
from sagebrush_games.carson_city.editions.edition_2009 import edition_2009
from sagebrush_games.carson_city.expansions.carson_river import EXPANSION as CARSON_RIVER
from sagebrush_games.carson_city.expansions.horses import EXPANSION as HORSES
from sagebrush_games.carson_city.expansions.kit_carson import EXPANSION as KIT_CARSON
from sagebrush_games.carson_city.expansions.new_beginning import EXPANSION as NEW_BEGINNING
from sagebrush_games.carson_city.expansions.outlaws import EXPANSION as OUTLAWS
from sagebrush_games.carson_city.expansions.strongest import EXPANSION as STRONGEST
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.kernel.content import Content, extended
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.expansion import options, printed, variants
from sagebrush_games.kernel.manifest import Edition, Manifest
from sagebrush_games.kernel.messages import Config

# [BB "¿QUÉ MÁS?"]
EXPANSIONS = (CARSON_RIVER, OUTLAWS, STRONGEST, HORSES, NEW_BEGINNING, KIT_CARSON)
"""In the order in which they are applied. Kit Carson comes last: it gathers what can be done while placing."""


@dataclass(frozen=True, slots=True)
class Printing:
    """An edition, what it prints, and the ruleset of so many seats that follows from it."""

    edition: Edition
    content: Content
    rules: Callable[[Content, int], Ruleset]


PRINTED = printed(content.PRINTED, EXPANSIONS)

PRINTINGS: Mapping[str, Printing] = {
    "2009": Printing(Edition("2009", "Carson City (2009)", range(2, 6)), PRINTED, edition_2009),
    "big-box": Printing(
        Edition("big-box", "Carson City Big Box", range(2, 7)), extended(PRINTED, content.BIG_BOX_ROWS), big_box
    ),
}
"""By edition."""

CONTENTS = Contents({edition: printing.content for edition, printing in PRINTINGS.items()}, content.__name__)


def objections(config: Config) -> Iterator[tuple[str, str]]:
    """Field and sentence of what a table has chosen that cannot be, though each entry by itself would do."""
    return characters.objections(config, CONTENTS.of(config))


MANIFEST = Manifest(
    editions=tuple(printing.edition for printing in PRINTINGS.values()),
    variants=variants(EXPANSIONS),
    options=(*editions.OPTIONS, *options(EXPANSIONS), *characters.OPTIONS),
    objections=objections,
)


def checked(config: Config) -> Content:
    """What the box of a table prints, with the corrections of its game; raises BadContent when that makes no sense."""
    box = CONTENTS.of(config)
    require_sound(box)
    for expansion in EXPANSIONS:
        expansion.check(box)
    return box
