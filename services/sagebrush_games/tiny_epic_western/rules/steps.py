"""The sequence of play: what each task on the agenda does by itself [ES "Secuencia de juego"]."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel import agenda
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.rules import (
    buildings,
    buying,
    dealing,
    duel,
    influence,
    placing,
    resolving,
    round_end,
    setup,
    showdown,
    town_hall,
)
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset, Step
from sagebrush_games.tiny_epic_western.state.model import State


def unless_useless(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """The prompt is skipped when its first action cannot be taken in any way."""
    action = rules.actions[task.name][0]
    useful = any(action.refusal(rules, state, c) is None for c in action.candidates(rules, state, task.seat))
    return () if useful else [Next()]


STEPS: Mapping[str, Step] = {
    # set-up
    "seats": setup.place_seats,
    "last-colour": setup.last_colour,
    "bosses": setup.deal_bosses,
    "buildings": setup.lay_buildings,
    "round": dealing.begin_round,
    # phase one
    "deal": dealing.deal,
    "keep": dealing.keep,
    "hire": dealing.hire,
    # phase two
    "placing": placing.turns,
    "receive": influence.receive,
    "porch": placing.use_porch,
    "duel-begin": duel.begin,
    "duel": duel.go_on,
    "convert": buildings.convert_nothing,
    "powder-house": buildings.load_powder,
    "livery-stable": buildings.lead_out,
    "grand-hotel": unless_useless,
    "graveyard": unless_useless,
    "auction-house": unless_useless,
    "barber-shop": unless_useless,
    "central-bank": unless_useless,
    "doctors-office": unless_useless,
    "train-station": unless_useless,
    "auction-closes": buildings.close_auction,
    # phase three
    "gains": showdown.gains,
    "reveal": showdown.reveal,
    "building-gains": showdown.building_gains,
    "resolve": resolving.resolve,
    # phase four
    "postage": town_hall.postage,
    "post-office": unless_useless,
    "town-hall": town_hall.rank,
    "buy": buying.turn,
    "leftovers": buying.leftovers,
    "buy-leftover": unless_useless,
    "industry": town_hall.industry,
    # end of the round
    "end-round": round_end.end,
    "refill": round_end.refill,
}
"""By task: what it does by itself; nothing when the seat must choose."""


def awaited(rules: Ruleset, state: State) -> Awaited:
    """The seats that the next task waits for; secret choices are made all at once."""
    if state.agenda and state.agenda[-1].name == "keep":
        return [(seat, "keep") for seat, player in enumerate(state.players) if player.dealt]
    return agenda.awaited(rules, state)
