"""What a table can choose: each value is a change of the ruleset, so no rule ever asks which one was taken."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from sagebrush_games.kernel.contents import Contents
from sagebrush_games.kernel.expansion import applied, options, variants
from sagebrush_games.kernel.expansion import printed as with_printed
from sagebrush_games.kernel.manifest import Edition, Manifest, Option
from sagebrush_games.kernel.messages import Config
from sagebrush_games.tiny_epic_western import content
from sagebrush_games.tiny_epic_western.actions import ACTIONS
from sagebrush_games.tiny_epic_western.content import EDITION, printed
from sagebrush_games.tiny_epic_western.content.checks import require_sound
from sagebrush_games.tiny_epic_western.expansions import solo
from sagebrush_games.tiny_epic_western.rules import base
from sagebrush_games.tiny_epic_western.rules.buildings import is_in_use
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.setup import by_lot, first_ones, none
from sagebrush_games.tiny_epic_western.state.model import SHERIFF, TOWN_HALL, State

KEPT = 32
"""Sets of printed things that are kept, by seats and content: reading them takes a while."""

Change = Mapping[str, Any]
"""Fields of the ruleset by name."""


def _wheel(mats: tuple[int, ...]) -> tuple[int, ...]:
    """The six mats clockwise; the Sheriff's Office always lies opposite the Town Hall [ES "Preparación"]."""
    return (TOWN_HALL, *mats[:2], SHERIFF, *mats[2:])


def _for_sale(_rules: Ruleset, state: State, mat: int) -> tuple[int, ...]:
    """The building in the buy zone [ruling R7]."""
    return (state.market[mat],)


def _for_sale_or_neutral(rules: Ruleset, state: State, mat: int) -> tuple[int, ...]:
    """The building in the buy zone, and the neutral one on the porch unless a player uses it [ruling R7]."""
    return (state.market[mat],) if is_in_use(rules, state, mat) else (state.market[mat], state.porch[mat])


WHEELS = {
    "-".join(printed.MAT_IDS[mat] for mat in order): {"wheel": _wheel(order)}
    for order in permutations(range(len(printed.MAT_IDS)))
}
BENEFIT_FIRST = ("benefit", "duel-begin", "pay-owner")
DUEL_FIRST = ("duel-begin", "benefit", "pay-owner")

CHOICES: Mapping[str, tuple[str, str, Mapping[str, Change]]] = {
    "wheel": ("Order of the mats", "Location mats clockwise from the Town Hall.", WHEELS),
    "bosses": (
        "Bosses",
        "Dealt at random, or chosen clockwise from the dealer.",
        {"random": {"bosses_chosen": False}, "chosen": {"bosses_chosen": True}},
    ),
    "seating": (  # the seat sits at the mat of its colour [ES "Preparación"] [ruling R23]
        "Colours of the seats",
        "Each seat's colour and mat: drawn, the first mats of the wheel, or chosen clockwise from the dealer.",
        {"random": {"mats_at_once": by_lot}, "wheel": {"mats_at_once": first_ones}, "chosen": {"mats_at_once": none}},
    ),
    "immediate": (
        "Immediate benefits",
        "An attacker collects them before or after the duel.",
        {"before-duel": {"placing": BENEFIT_FIRST}, "after-duel": {"placing": DUEL_FIRST}},
    ),
    "own-building": (
        "Use of one's own building",
        "Whether the owner is paid for using his own building.",
        {
            "paid": {"pays_owner": lambda _user, _owner: True},
            "unpaid": {"pays_owner": lambda user, owner: user != owner},
        },
    ),
    "late-building": (
        "Later buildings entered by a duel",
        "When the owner of a building that works in phase three or four is paid: if the attacker stands, or always.",
        {"if-standing": {"pays_wounded": False}, "always": {"pays_wounded": True}},
    ),
    "gains": (
        "Wanted card and bosses",
        "They pay before or after the poker cards are revealed.",
        {
            "before-reveal": {"showdown": ("gains", "reveal", "building-gains")},
            "after-reveal": {"showdown": ("reveal", "gains", "building-gains")},
        },
    ),
    "suits": (
        "Suits changed at the Sheriff's Office",
        "Which suit counts for buildings that count suits.",
        {
            "changed": {"suits_in_play": lambda _printed, changed: changed},
            "printed": {"suits_in_play": lambda printed, _changed: printed},
        },
    ),
    "central-bank": (
        "Central Bank",
        "What it sells: buildings for sale, or neutral porch buildings too.",
        {"for-sale": {"central_bank": _for_sale}, "neutral-too": {"central_bank": _for_sale_or_neutral}},
    ),
    "post-office": (
        "Post Office",
        "Whether its 2 influence may be of two kinds.",
        {"mixed": {"mixed_postage": True}, "one-kind": {"mixed_postage": False}},
    ),
    "tied-reward": (
        "Right-hand reward of tied winners",
        "Whether tied winners collect it; a seat that is level with the Rival has the pot in any case.",
        {"paid": {"reward_on_tie": True}, "unpaid": {"reward_on_tie": False}},
    ),
}

EXPANSIONS = (solo.EXPANSION,)
"""Each can be taken out by deleting its folder and its mention here."""

CONTENTS = Contents({EDITION: with_printed(content.PRINTED, EXPANSIONS)}, content.__name__)
EDITIONS = (Edition(EDITION, "Tiny Epic Western", range(1, 5)),)
OPTIONS = (
    *(
        Option(name, title, summary, tuple(values), listed=values is WHEELS)
        for name, (title, summary, values) in CHOICES.items()
    ),
    *options(EXPANSIONS),
)
MANIFEST = Manifest(editions=EDITIONS, variants=variants(EXPANSIONS), options=OPTIONS)


def ruleset(config: Config) -> Ruleset:
    """The ruleset of a table, with the printed things of its game; raises BadContent."""
    fields = printed_fields(config.seats, config.content, config.corrections)
    return applied(Ruleset(actions=ACTIONS, **fields, **_chosen(config)), EXPANSIONS, config)


@lru_cache(maxsize=KEPT)
def printed_fields(seats: int, content: str, corrections: str) -> Mapping[str, Any]:
    """The fields of the ruleset that no option decides, out of what the box prints as corrected; raises BadContent."""
    table = Config("", EDITION, seats, content=content, corrections=corrections)
    box = CONTENTS.of(table)
    require_sound(box, CONTENTS.begun_with(table))
    for expansion in EXPANSIONS:
        expansion.check(box)
    return base.fields(seats, box)


def _chosen(config: Config) -> Mapping[str, Any]:
    """The fields that the table's options decide."""
    taken = config.options or {}
    changes = [values[str(taken.get(name, next(iter(values))))] for name, (_, _, values) in CHOICES.items()]
    return {name: value for change in changes for name, value in change.items()}
