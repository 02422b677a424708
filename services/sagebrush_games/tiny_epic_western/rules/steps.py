"""The sequence of play: what each task on the agenda does by itself, and whom it waits for."""

from collections.abc import Callable, Mapping, Sequence

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Awaited
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.actions.add_card import ADD_CARD
from sagebrush_games.tiny_epic_western.actions.advance_industry import ADVANCE_INDUSTRY
from sagebrush_games.tiny_epic_western.actions.buy_at_once import BUY_AT_ONCE
from sagebrush_games.tiny_epic_western.actions.buy_building import BUY_BUILDING, BUY_LEFTOVER
from sagebrush_games.tiny_epic_western.actions.buy_drawn import BUY_DRAWN
from sagebrush_games.tiny_epic_western.actions.choose_boss import CHOOSE_BOSS
from sagebrush_games.tiny_epic_western.actions.choose_mat import CHOOSE_MAT
from sagebrush_games.tiny_epic_western.actions.convert_influence import CONVERT_INFLUENCE, convert_nothing
from sagebrush_games.tiny_epic_western.actions.draw_at_auction import DRAW_AT_AUCTION, close
from sagebrush_games.tiny_epic_western.actions.heal_posse import HEAL_POSSE
from sagebrush_games.tiny_epic_western.actions.hire_third import HIRE_THIRD
from sagebrush_games.tiny_epic_western.actions.keep_card import KEEP_CARD
from sagebrush_games.tiny_epic_western.actions.move_posse import MOVE_POSSE
from sagebrush_games.tiny_epic_western.actions.pass_ import PASS
from sagebrush_games.tiny_epic_western.actions.pay_postage import PAY_POSTAGE
from sagebrush_games.tiny_epic_western.actions.place_posse import PLACE_POSSE
from sagebrush_games.tiny_epic_western.actions.reorder_porch import REORDER_PORCH
from sagebrush_games.tiny_epic_western.actions.roll_again import ROLL_AGAIN
from sagebrush_games.tiny_epic_western.actions.stay_at_hotel import STAY_AT_HOTEL
from sagebrush_games.tiny_epic_western.actions.stop_duel import STOP_DUEL
from sagebrush_games.tiny_epic_western.actions.take_influence import TAKE_INFLUENCE
from sagebrush_games.tiny_epic_western.actions.take_pot import TAKE_POT
from sagebrush_games.tiny_epic_western.actions.use_building import USE_BUILDING
from sagebrush_games.tiny_epic_western.actions.visit_graveyard import VISIT_GRAVEYARD
from sagebrush_games.tiny_epic_western.events.agenda import Next
from sagebrush_games.tiny_epic_western.events.buildings import PowderLoaded
from sagebrush_games.tiny_epic_western.expansions.solo import rival
from sagebrush_games.tiny_epic_western.expansions.solo.disturb_rival import DISTURB_RIVAL
from sagebrush_games.tiny_epic_western.rules import (
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
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.board import to_place
from sagebrush_games.tiny_epic_western.state.model import State, Task

Step = Callable[[Ruleset, State, Task, Chance], Sequence[Event]]

ACTIONS: Mapping[str, Sequence[Action]] = {
    "colour": (CHOOSE_MAT,),
    "boss": (CHOOSE_BOSS,),
    "keep": (KEEP_CARD,),
    "hire-third": (HIRE_THIRD, PASS),
    "place": (PLACE_POSSE,),
    "gain": (TAKE_INFLUENCE,),
    "convert": (CONVERT_INFLUENCE,),
    "grand-hotel": (STAY_AT_HOTEL, PASS),
    "graveyard": (VISIT_GRAVEYARD, PASS),
    "outhouse": (USE_BUILDING, PASS),
    "telegraph-office": (USE_BUILDING, PASS),
    "livery-stable": (PLACE_POSSE, PASS),
    "auction-house": (DRAW_AT_AUCTION, PASS),
    "auction": (BUY_DRAWN, PASS),
    "barber-shop": (REORDER_PORCH, PASS),
    "central-bank": (BUY_AT_ONCE, PASS),
    "doctors-office": (HEAL_POSSE, PASS),
    "train-station": (MOVE_POSSE, PASS),
    "duel": (ROLL_AGAIN, ADD_CARD, DISTURB_RIVAL, STOP_DUEL),
    "sheriff-pot": (TAKE_POT,),
    "post-office": (PAY_POSTAGE, PASS),
    "buy": (BUY_BUILDING, PASS),
    "buy-leftover": (BUY_LEFTOVER, PASS),
    "advance-industry": (ADVANCE_INDUSTRY,),
}
"""By prompt: what the seat may do."""


def unless_useless(rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """The prompt is skipped when its first action cannot be taken in any way."""
    action = ACTIONS[task.name][0]
    useful = any(action.refusal(rules, state, c) is None for c in action.candidates(rules, state, task.seat))
    return () if useful else [Next()]


def livery(_rules: Ruleset, state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """The Livery Stable is skipped when no posse is left."""
    return () if to_place(state, task.seat) else [Next()]


def load_powder(_rules: Ruleset, _state: State, task: Task, _chance: Chance) -> Sequence[Event]:
    """The Powder House asks nothing."""
    return [PowderLoaded(task.seat), Next()]


STEPS: Mapping[str, Step] = {
    # set-up
    "seats": setup.place_seats,
    "last-colour": setup.seat_rival,
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
    "rival": rival.answer,
    "convert": convert_nothing,
    "powder-house": load_powder,
    "livery-stable": livery,
    "grand-hotel": unless_useless,
    "graveyard": unless_useless,
    "auction-house": unless_useless,
    "auction-closes": close,
    "barber-shop": unless_useless,
    "central-bank": unless_useless,
    "doctors-office": unless_useless,
    "train-station": unless_useless,
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
    "rival-buys": rival.purchase,
    "leftovers": buying.leftovers,
    "buy-leftover": unless_useless,
    "industry": town_hall.industry,
    # end of the round
    "end-round": round_end.end,
    "refill": round_end.refill,
}
"""By task: what it does by itself; nothing when the seat must choose."""


def advance(rules: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
    """What the next task does by itself; nothing when the game waits or is over."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    step = STEPS.get(task.name)
    return step(rules, state, task, chance) if step else ()


def awaited(_rules: Ruleset, state: State) -> Awaited:
    """Whom the next task waits for; secret choices are made all at once."""
    if not state.agenda:
        return ()
    task = state.agenda[-1]
    if task.name == "keep":
        return [(seat, "keep") for seat, player in enumerate(state.players) if player.dealt]
    return [(task.seat, task.name)]
