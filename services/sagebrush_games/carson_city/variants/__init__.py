"""Changes to the rules a table may choose: one module each, a function from ruleset to ruleset."""

from collections.abc import Callable, Mapping

from sagebrush_games.carson_city.ruleset import Ruleset
from sagebrush_games.carson_city.variants import outlaws

APPLY: Mapping[str, Callable[[Ruleset], Ruleset]] = {outlaws.VARIANT.id: outlaws.apply}
"""By id, in the order in which they are applied."""

TABLES: Mapping[str, tuple[str, ...]] = {outlaws.VARIANT.id: outlaws.TABLES}
"""By id: the tables of the content that only this variant uses."""

MANIFEST = (outlaws.VARIANT,)

COMMANDS = (*outlaws.COMMANDS,)
