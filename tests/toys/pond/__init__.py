"""Pond: seats fish in turn until the pond is empty; the smallest title with an expansion that can be taken out."""

from sagebrush_games.kernel.expansion import applied, composed
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_games.kernel.wording import Wording
from tests.toys.pond.game import CASTS, FISH, Cast, FishCaught, Rules, State, View, decider
from tests.toys.pond.manifest import EXPANSIONS, MANIFEST

BASE = Title(
    id="pond",
    name="Pond",
    manifest=MANIFEST,
    build=lambda config: decider(config, applied(Rules(config.seats), EXPANSIONS, config)),
    commands=(Cast,),
    events=(FishCaught,),
    state=State,
    view=View,
    wording=Wording(packages=("tests.toys",)),
    conserved=lambda state: {FISH: state.pond + sum(state.fish)},
)

TITLE = composed(BASE, EXPANSIONS)

__all__ = ["BASE", "CASTS", "TITLE", "Config"]
