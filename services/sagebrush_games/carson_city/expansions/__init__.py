"""Changes to the rules a table may choose: one package each, a function from ruleset to ruleset."""

from collections.abc import Callable, Mapping

from sagebrush_games.carson_city.expansions import carson_river, horses, kit_carson, new_beginning, outlaws, strongest
from sagebrush_games.carson_city.rules.ruleset import Ruleset

APPLY: Mapping[str, Callable[[Ruleset], Ruleset]] = {
    carson_river.VARIANT.id: carson_river.apply,
    outlaws.VARIANT.id: outlaws.apply,
    strongest.VARIANT.id: strongest.apply,
    horses.VARIANT.id: horses.apply,
    new_beginning.VARIANT.id: new_beginning.apply,
    kit_carson.VARIANT.id: kit_carson.apply,
}
"""By id, in the order in which they are applied. Kit Carson comes last: it gathers what can be done while placing."""

TABLES: Mapping[str, tuple[str, ...]] = {
    carson_river.VARIANT.id: carson_river.TABLES,
    outlaws.VARIANT.id: outlaws.TABLES,
    strongest.VARIANT.id: strongest.TABLES,
    horses.VARIANT.id: horses.TABLES,
    new_beginning.VARIANT.id: new_beginning.TABLES,
    kit_carson.VARIANT.id: kit_carson.TABLES,
}
"""By id: the tables of the content that only this variant uses."""

MANIFEST = (
    carson_river.VARIANT,
    outlaws.VARIANT,
    strongest.VARIANT,
    horses.VARIANT,
    new_beginning.VARIANT,
    kit_carson.VARIANT,
)

COMMANDS = (
    *carson_river.COMMANDS,
    *outlaws.COMMANDS,
    *strongest.COMMANDS,
    *horses.COMMANDS,
    *new_beginning.COMMANDS,
    *kit_carson.COMMANDS,
)
