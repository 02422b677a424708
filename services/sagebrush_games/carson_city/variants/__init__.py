"""Changes to the rules a table may choose: one package each, a function from ruleset to ruleset."""

from collections.abc import Callable, Mapping

from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.carson_city.variants import kit_carson, outlaws, strongest

APPLY: Mapping[str, Callable[[Ruleset], Ruleset]] = {
    outlaws.VARIANT.id: outlaws.apply,
    strongest.VARIANT.id: strongest.apply,
    kit_carson.VARIANT.id: kit_carson.apply,
}
"""By id, in the order in which they are applied. Kit Carson comes last: it gathers what can be done while placing."""

TABLES: Mapping[str, tuple[str, ...]] = {
    outlaws.VARIANT.id: outlaws.TABLES,
    strongest.VARIANT.id: strongest.TABLES,
    kit_carson.VARIANT.id: kit_carson.TABLES,
}
"""By id: the tables of the content that only this variant uses."""

MANIFEST = (outlaws.VARIANT, strongest.VARIANT, kit_carson.VARIANT)

COMMANDS = (*outlaws.COMMANDS, *strongest.COMMANDS, *kit_carson.COMMANDS)
