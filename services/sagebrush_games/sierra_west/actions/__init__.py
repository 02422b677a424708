"""What a seat can do, one module for each: by prompt."""

from collections.abc import Mapping, Sequence

from sagebrush_games.kernel.action import Action
from sagebrush_games.sierra_west.actions.arrange_cards import ARRANGE_CARDS
from sagebrush_games.sierra_west.actions.build_cabin import BUILD_CABIN
from sagebrush_games.sierra_west.actions.claim_card import CLAIM_CARD
from sagebrush_games.sierra_west.actions.enter_cabin import ENTER_CABIN
from sagebrush_games.sierra_west.actions.follow_trail import FOLLOW_NOBODY, FOLLOW_TRAIL
from sagebrush_games.sierra_west.actions.ford import CROSS_FORD
from sagebrush_games.sierra_west.actions.gain_basic import GAIN_BASIC
from sagebrush_games.sierra_west.actions.give_instructions import GIVE_INSTRUCTIONS
from sagebrush_games.sierra_west.actions.instruct_tracker import ANSWER_AS_TRACKER, INSTRUCT_TRACKER
from sagebrush_games.sierra_west.actions.instruct_trapper import ANSWER_AS_TRAPPER, INSTRUCT_TRAPPER
from sagebrush_games.sierra_west.actions.move_frontiersman import LOOK_OUT, MOVE_FRONTIERSMAN
from sagebrush_games.sierra_west.actions.move_wagon import MOVE_WAGON
from sagebrush_games.sierra_west.actions.open_token import OPEN_TOKEN
from sagebrush_games.sierra_west.actions.pass_turn import PASS_TURN
from sagebrush_games.sierra_west.actions.pay import PAY, PAY_AND_DRAW
from sagebrush_games.sierra_west.actions.place_figure import PLACE_FIGURE, PLACE_MULE
from sagebrush_games.sierra_west.actions.set_trap import SET_NO_TRAP, SET_TRAP
from sagebrush_games.sierra_west.actions.stable_mule import STABLE_MULE
from sagebrush_games.sierra_west.actions.step_on import SKIP_ICON, STEP_ON
from sagebrush_games.sierra_west.actions.take_damage import TAKE_DAMAGE
from sagebrush_games.sierra_west.actions.turn_back import TURN_BACK
from sagebrush_games.sierra_west.actions.use_summit import LEAVE_SUMMIT, USE_SUMMIT

ACTIONS: Mapping[str, Sequence[Action]] = {
    "plan": (ARRANGE_CARDS,),
    "pioneer": (
        STEP_ON,
        SKIP_ICON,
        MOVE_FRONTIERSMAN,
        MOVE_WAGON,
        PLACE_FIGURE,
        ENTER_CABIN,
        STABLE_MULE,
        OPEN_TOKEN,
        TURN_BACK,
        CROSS_FORD,
        GIVE_INSTRUCTIONS,
        PASS_TURN,
    ),
    "damage": (TAKE_DAMAGE,),
    "pay": (PAY,),
    "pay-and-draw": (PAY_AND_DRAW,),
    "shovel": (CLAIM_CARD, BUILD_CABIN),
    "summit": (USE_SUMMIT, LEAVE_SUMMIT),
    "summit-mule": (USE_SUMMIT, LEAVE_SUMMIT, STABLE_MULE, PLACE_MULE),
    "gain-basic": (GAIN_BASIC,),
    "lookout": (LOOK_OUT,),
    "instruct-trapper": (INSTRUCT_TRAPPER,),
    "instruct-tracker": (INSTRUCT_TRACKER,),
    "trapper": (SET_TRAP, SET_NO_TRAP, ANSWER_AS_TRAPPER),
    "tracker": (FOLLOW_TRAIL, FOLLOW_NOBODY, ANSWER_AS_TRACKER),
}
"""By prompt: what the seat may do in every mode."""
