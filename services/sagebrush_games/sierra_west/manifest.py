"""What a table may choose: the one list of expansions, and the content and the ruleset that a choice makes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from sagebrush_games.kernel import expansion
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.corrections import corrected
from sagebrush_games.kernel.manifest import Edition, Manifest, Variant
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west import content
from sagebrush_games.sierra_west.actions import ACTIONS
from sagebrush_games.sierra_west.content.checks import checked
from sagebrush_games.sierra_west.expansions.advanced_planning import EXPANSION as ADVANCED_PLANNING
from sagebrush_games.sierra_west.expansions.apple_hill import EXPANSION as APPLE_HILL
from sagebrush_games.sierra_west.expansions.boats_and_banjos import EXPANSION as BOATS_AND_BANJOS
from sagebrush_games.sierra_west.expansions.gold_rush import EXPANSION as GOLD_RUSH
from sagebrush_games.sierra_west.expansions.hastings import EXPANSION as HASTINGS
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import EXPANSION as OUTLAWS_AND_OUTPOSTS
from sagebrush_games.sierra_west.rules import base
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.payment import payable
from sagebrush_games.sierra_west.rules.ruleset import Ruleset

KEPT = 64
"""Rulesets that are kept, by mode, seats and printed things: reading every card takes a while."""

EXPANSIONS: tuple[PrintedExpansion, ...] = (
    APPLE_HILL,
    BOATS_AND_BANJOS,
    GOLD_RUSH,
    OUTLAWS_AND_OUTPOSTS,
    HASTINGS,
    ADVANCED_PLANNING,
)
"""Each changes the ruleset that those before it have made."""

MODES = {part.edition.id: part for part in EXPANSIONS if part.edition is not None}
"""Expansions of which every table plays one, by edition."""
OTHERS = tuple(part for part in EXPANSIONS if part.edition is None)


def _edition(edition: Edition) -> Edition:
    """``edition`` with the numbers of seats that expansions make possible."""
    fewest = (part.fewest for part in OTHERS if part.fewest)
    return replace(edition, seats=range(min((edition.seats.start, *fewest)), edition.seats.stop))


def _variant(variant: Variant) -> Variant:
    """``variant`` in every mode."""
    return replace(variant, editions=tuple(MODES))


MANIFEST = Manifest(
    editions=tuple(map(_edition, expansion.editions(EXPANSIONS))),
    variants=tuple(map(_variant, expansion.variants(EXPANSIONS))),
    options=expansion.options(EXPANSIONS),
)


def _printed(mode: PrintedExpansion) -> Content:
    return expansion.printed(content.common(), (*OTHERS, mode))


CONTENTS = Contents({id_: _printed(mode) for id_, mode in MODES.items()}, content.__name__)
"""What a table uses, by its mode: the rows of every mode, then those of its own."""


def boxes(corrections: str) -> Sequence[tuple[int, Content]]:
    """Number and content of each mode, as a host has corrected it."""
    return [(mode.number, corrected(CONTENTS[id_], corrections)) for id_, mode in MODES.items()]


def idle(config: Config) -> frozenset[str]:
    """The tables of the content that a table does not use; every mode has rows in tables of the same names."""
    return expansion.idle_tables(OTHERS, config) | {"totals"}


def ruleset(config: Config) -> Ruleset:
    """The ruleset of a table: the common rules, changed by the mode, then by what else it plays."""
    rules = _of_mode(config.edition, config.seats, config.content, config.corrections)
    return expansion.applied(rules, OTHERS, config)


@lru_cache(maxsize=KEPT)
def _of_mode(mode: str, seats: int, carried: str, corrections: str) -> Ruleset:
    """The rules of a mode with the content of a game, as a host has corrected it; raises BadContent."""
    config = Config("", mode, seats, content=carried, corrections=corrections)
    box, part = checked(CONTENTS.of(config)), MODES[mode]
    for one in (*OTHERS, part):
        one.check(box)
    rules = base.ruleset(box, part.number, seats, ACTIONS, idle(config))
    return payable(base.understood(part.apply(rules, config)))
