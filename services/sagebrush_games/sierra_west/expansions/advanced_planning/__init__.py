"""The variant Advanced planning: of hands of four, three are laid and the fourth is set aside.

[ES "Variante: planificación avanzada"] [ruling R24].
"""

from dataclasses import replace
from typing import Any

from sagebrush_games.kernel.agenda import Task
from sagebrush_games.kernel.evolving import events_of, evolve_table
from sagebrush_games.kernel.manifest import Variant
from sagebrush_games.kernel.messages import Config, Event, Viewer
from sagebrush_games.kernel.wording import Wording, message
from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.expansions.advanced_planning import events, evolve
from sagebrush_games.sierra_west.expansions.advanced_planning.actions.keep_card import KEEP_CARD, KeepCard
from sagebrush_games.sierra_west.expansions.advanced_planning.events import CardKept
from sagebrush_games.sierra_west.rules.expansion import PrintedExpansion
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import NONE, State


def apply(rules: Ruleset, _config: Config) -> Ruleset:
    """A larger hand; what becomes of the card that is left is chosen once the others lie on the board."""

    def turn(of: Any, state: State, owner: int) -> tuple[Task, ...]:
        tasks = rules.turn(of, state, owner)
        plan, *then = tasks
        return (plan, Task("keep", owner), *then) if plan.name == "plan" else tasks

    return replace(
        rules,
        hand=printed.number(rules.content, "planning_hand"),
        turn=turn,
        actions={**rules.actions, "keep": (KEEP_CARD,)},
    )


def redact(event: CardKept, viewer: Viewer) -> Event:
    """Others do not see a card that was put face down on a deck, unless everybody knew it."""
    hidden = event.seat != viewer and event.to_deck and not event.open
    return replace(event, card=NONE) if hidden else event


def reveals(rules: Ruleset, event: Event) -> bool:
    """Whether others see a card on the discard pile that they did not know."""
    return isinstance(event, CardKept) and rules.seats > 1 and not event.open and not event.to_deck


EXPANSION = PrintedExpansion(
    id="advanced-planning",
    variant=Variant(
        "advanced-planning",
        "Advanced planning",
        "Hands of four cards: three are played, the fourth goes on the deck or the discard pile.",
        (),
    ),
    apply=apply,
    commands=(KeepCard,),
    events=events_of(events),
    evolve=evolve_table(events_of(events), evolve),
    redact={CardKept: redact},
    reveals=reveals,
    wording=Wording(
        packages=(__name__,),
        kinds={"event-card-kept.to_deck": "kept"},
        names={"kept": {False: message("kept-on-discards"), True: message("kept-on-deck")}},
    ),
)
