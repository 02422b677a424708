"""Carson River: water takes room, feeds ranches and mines, and is crossed by bridges."""

# [DE "VARIANTE „THE RIVER“"] [BB "Carson River: Durante la preparación del juego"]

from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.last_roads import with_last_roads
from sagebrush_games.carson_city.content.checks import RAISED, require_in_ranges
from sagebrush_games.carson_city.expansions.carson_river import chain, events, evolve
from sagebrush_games.carson_city.expansions.carson_river.events import BridgeBuilt, BridgesScored
from sagebrush_games.carson_city.expansions.carson_river.water import (
    banks,
    bridge_pays,
    bridge_points,
    bridging,
    roads_for,
    schooled,
    wet_mine,
)
from sagebrush_games.carson_city.rules.last_roads import last_roads
from sagebrush_games.carson_city.rules.ledger import POINTS, ROADS, Changes, counts_nothing
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.scoring import end_of_game
from sagebrush_games.carson_city.state.board import Parcels, as_set
from sagebrush_games.carson_city.state.model import Kind, Phase, State
from sagebrush_games.kernel.content import BadContent, Content, load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.kernel.ledger import Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.phases import before
from sagebrush_games.kernel.wording import Wording, score_parts

VARIANT = Variant(
    id="carson-river",
    name="Carson River",
    summary="A river crosses the map: bridges take two roads, and mines and ranches beside it pay more.",
    editions=("2009", "big-box"),
)


def choose(rules: Ruleset, value: str | int | bool) -> Ruleset:
    """The table's own river with a mountain less for every three parcels, or the printed one with all mountains."""
    # [BB "Fiebre del Oro"] [ruling R70]
    if value == chain.PRINTED:
        return rules
    if value == chain.GOLD_RUSH:
        return replace(rules, course=_printed(rules))
    course = as_set(chain.parcels(str(value).split()))
    return replace(rules, course=course, mountains=rules.mountains - course.bit_count() // chain.FOR_A_MOUNTAIN)


def require_river(content: Content) -> None:
    """Raises BadContent where the printed course is no river."""
    require_in_ranges(content, {"river.mountains": RAISED})
    if fault := chain.fault(content.value("river", "course")):
        raise BadContent(f"river.course: {fault}")


def apply(rules: Ruleset, config: Config) -> Ruleset:
    """Water where nothing can be, six mountains beside the printed river, bridges, and what lies near water."""
    rules = choose(rules, (config.options or {}).get(chain.RIVER.id, chain.PRINTED))
    if not rules.course:
        rules = replace(rules, course=_printed(rules), mountains=rules.printed.value("river", "mountains"))
    water = rules.course

    def under_water(_state: State) -> Parcels:
        return water

    changed = replace(
        rules,
        water=water,
        roads_for=roads_for,
        barriers=(*rules.barriers, ("river-there", under_water)),
        sites={**rules.sites, Kind.SCHOOL: ("school-on-this-bank", schooled(banks(water)))},
        income={**rules.income, Kind.MINE: wet_mine(rules.income[Kind.MINE])},
        final_scores=(*rules.final_scores, bridge_points),
        actions={
            prompt: tuple(bridging(action) if action.message is BuildRoad else action for action in actions)
            for prompt, actions in rules.actions.items()
        },
        steps=before(rules.steps, Phase.ROUND_END, end_of_game, last_roads(bridge_pays)),
    )
    return with_last_roads(changed)


def _printed(rules: Ruleset) -> Parcels:
    return as_set(chain.parcels(rules.printed.value("river", "course").split()))


EXPANSION = Expansion(
    id="carson-river",
    variant=VARIANT,
    apply=apply,
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=Wording(packages=(__name__,), names=score_parts("bridges")),
    printed=load(__name__, ("content",)),
    options=(chain.RIVER,),
    ledger=Ledger(counts_nothing, Changes(more={BridgesScored: (POINTS,)}, fixed={BridgeBuilt: (ROADS, -2)})),
    check=require_river,
)
