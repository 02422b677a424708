"""Pond: seats fish in turn until the pond is empty; the smallest title with an expansion that can be taken out."""

from sagebrush_games.kernel.expansion import applied, composed
from sagebrush_games.kernel.title import Invariants, Title, TitleTypes
from sagebrush_games.kernel.wording import Wording
from tests.toys.pond.game import BOOK, FISH, Cast, FishCaught, Rules, State, View
from tests.toys.pond.manifest import EXPANSIONS, MANIFEST

BASE = Title(
    id="pond",
    name="Pond",
    manifest=MANIFEST,
    ruleset=lambda config: applied(Rules(config.seats), EXPANSIONS, config),
    rulebook=BOOK,
    types=TitleTypes((Cast,), (FishCaught,), State, View),
    invariants=Invariants(lambda state: {FISH: state.pond + sum(state.fish)}),
    wording=Wording(packages=("tests.toys",)),
)

TITLE = composed(BASE, EXPANSIONS)
