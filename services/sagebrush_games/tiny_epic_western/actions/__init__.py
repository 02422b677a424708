"""What a seat can do: one module each, and by prompt which of them it may do."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.action import Action
from sagebrush_games.tiny_epic_western.actions.add_card import ADD_CARD
from sagebrush_games.tiny_epic_western.actions.advance_industry import ADVANCE_INDUSTRY
from sagebrush_games.tiny_epic_western.actions.buy_at_once import BUY_AT_ONCE
from sagebrush_games.tiny_epic_western.actions.buy_building import BUY_BUILDING, BUY_LEFTOVER
from sagebrush_games.tiny_epic_western.actions.buy_drawn import BUY_DRAWN
from sagebrush_games.tiny_epic_western.actions.choose_boss import CHOOSE_BOSS
from sagebrush_games.tiny_epic_western.actions.choose_mat import CHOOSE_MAT
from sagebrush_games.tiny_epic_western.actions.convert_influence import CONVERT_INFLUENCE
from sagebrush_games.tiny_epic_western.actions.draw_at_auction import DRAW_AT_AUCTION
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
    "duel": (ROLL_AGAIN, ADD_CARD, STOP_DUEL),
    "sheriff-pot": (TAKE_POT,),
    "post-office": (PAY_POSTAGE, PASS),
    "buy": (BUY_BUILDING, PASS),
    "buy-leftover": (BUY_LEFTOVER, PASS),
    "advance-industry": (ADVANCE_INDUSTRY,),
}
"""By prompt: what the seat may do; what declines stands last."""
