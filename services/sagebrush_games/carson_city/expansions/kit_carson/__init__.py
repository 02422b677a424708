"""Kit Carson: everybody places at the same time, and passing early is worth points."""

# [DE "VARIANTE „KIT CARSON“"]

from collections.abc import Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.take_back import TAKE_BACK, unless
from sagebrush_games.carson_city.expansions.kit_carson import events, evolve
from sagebrush_games.carson_city.expansions.kit_carson.events import PlaceScored
from sagebrush_games.carson_city.expansions.kit_carson.placing import placing, shifted_enough
from sagebrush_games.carson_city.rules.ledger import POINTS, Changes, counts_nothing
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.expansion import Expansion
from sagebrush_games.kernel.ledger import Ledger
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.kernel.wording import Wording, score_parts

VARIANT = Variant(
    id="kit-carson",
    name="Kit Carson",
    summary="After the first cowboy of a round everybody places and shifts cowboys at the same time, until all passed.",
    editions=("2009", "big-box"),
)


def place_points(rules: Ruleset, state: State) -> Sequence[Event]:
    """Points for each seat that passed later in the last round."""
    # [DE "VARIANTE „KIT CARSON“"] [BB "Kit Carson: Al final de la partida"]
    each = rules.printed.value("kit-carson", "points-for-each-behind")
    behind = [(seat, len(state.passed) - place) for place, seat in enumerate(state.passed, 1)]
    return [PlaceScored(seat, each * seats) for seat, seats in behind if seats]


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """Placing at once in place of placing in turn, cowboys taken back, points for who passes early."""
    # [BB "Kit Carson: Caballos"]
    steps = (*(step for step in rules.steps[Phase.COWBOYS] if step not in rules.turns), placing)
    corral = rules.printed.value("kit-carson", "unused-corral")
    shifting = tuple(unless(action, shifted_enough) for action in TAKE_BACK)
    return replace(
        rules,
        corrals=tuple(other for other in rules.corrals if other != corral),
        steps={**rules.steps, Phase.COWBOYS: steps},
        actions={**rules.actions, "place": (*rules.actions["place"], *shifting)},
        final_scores=(*rules.final_scores, place_points),
    )


EXPANSION = Expansion(
    id="kit-carson",
    variant=VARIANT,
    apply=apply,
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    wording=Wording(packages=(__name__,), names=score_parts("place")),
    printed=load(__name__, ("content",)),
    ledger=Ledger(counts_nothing, Changes(more={PlaceScored: (POINTS,)})),
)
