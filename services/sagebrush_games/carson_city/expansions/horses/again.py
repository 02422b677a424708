"""The second corral: place another cowboy, move one that stands on the board, or pass."""

# [BB "Acciones de caballos"] [ruling R75]

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.decline import declining
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceSheriffOnParcel
from sagebrush_games.carson_city.actions.place_sheltered import PlaceSheltered
from sagebrush_games.carson_city.actions.take_back import (
    TAKE_BACK,
    TakeBackFromBox,
    TakeBackFromParcel,
    TakeBackSheriff,
)
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.expansions.horses.actions.place_in_corral import PlaceInCorral
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import PutHorse
from sagebrush_games.carson_city.expansions.horses.events import HorseKept
from sagebrush_games.carson_city.expansions.horses.riding import MORE
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import message

MOVE, MOVE_SHERIFF = "move", "move-sheriff"

TAKING_BACK: Mapping[type[Command], str] = {
    TakeBackFromBox: MOVE,
    TakeBackFromParcel: MOVE,
    TakeBackSheriff: MOVE_SHERIFF,
}
"""By command: what is asked next."""

WHITE = (PlaceSheriffOnBox, PlaceSheriffOnParcel)
NOT_A_MOVE = (Pass, PlaceInCorral, PutHorse, PlaceSheltered, *TAKING_BACK)
"""A no-duel token is placed with a cowboy, never with one that stood elsewhere [ruling R75]."""


def then_asking(action: Action, prompt: str) -> Action:
    """``action``, after which its seat is asked where the cowboy goes."""

    def events(rules: Ruleset, state: State, command: Command, chance: Chance) -> Sequence[Event]:
        return [*action.events(rules, state, command, chance), Asked(command.seat, prompt)]

    return replace(action, events=events)


def _done(_rules: Ruleset, _state: State, seat: Seat) -> Sequence[Event]:
    return [HorseKept(seat)]


LEAVE_IT = declining(message("leave-cowboys"), _done)
TO_RESERVE = declining(message("leave-cowboy-in-reserve"), _done)
SHIFTING = tuple(then_asking(action, TAKING_BACK[action.message]) for action in TAKE_BACK)


def chosen(actions: Sequence[Action], fits: Callable[[type[Command]], bool]) -> tuple[Action, ...]:
    """The ``actions`` whose command ``fits``."""
    return tuple(action for action in actions if fits(action.message))


def prompts(rules: Ruleset) -> Ruleset:
    """The prompts of the second corral, made of all that anybody may do while placing."""
    place = rules.actions["place"]
    more = chosen(place, lambda command: command not in TAKING_BACK)
    own = chosen(place, lambda command: command not in (*NOT_A_MOVE, *WHITE))
    white = chosen(place, lambda command: command in (*WHITE, BuildRoad))
    asked = {MORE: (*more, *SHIFTING, LEAVE_IT), MOVE: (*own, TO_RESERVE), MOVE_SHERIFF: (*white, TO_RESERVE)}
    return replace(rules, actions={**rules.actions, **asked})
