"""Using a building that asks for nothing but consent: the Outhouse and the Telegraph Office [SHEET "6.4"]."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Command, Event, Seat
from sagebrush_games.kernel.wording import Message, message
from sagebrush_games.tiny_epic_western.events.buildings import CardDrawn, DuelsAvoided, RivalPeeked
from sagebrush_games.tiny_epic_western.read.wording import named_building
from sagebrush_games.tiny_epic_western.rules.dealing import draw_late
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.state.model import State


@dataclass(slots=True)
class UseBuilding(Command):
    """Use the building on the porch where you just placed."""


def sentence(rules: Ruleset, state: State, _command: UseBuilding) -> Message:
    number = state.agenda[-1].at
    return message("command-use-building", building=named_building(rules, number), text=rules.buildings[number].text)


def avoid_duels(_state: State, seat: Seat, _chance: Chance) -> list[Event]:
    """The Outhouse: left in peace for the round."""
    return [DuelsAvoided(seat), Next()]


def telegraph(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """The Telegraph Office: a look at the Rival's card, and a second choice unless the own card is revealed."""
    peek = RivalPeeked(seat, state.rival[-1])
    if state.players[seat].shown:
        return [peek, Next()]
    shuffle, card = draw_late(state, chance)
    return [peek, *shuffle, CardDrawn(seat, card), Next((Task("keep"),))]


USES: Mapping[str, Callable[[State, Seat, Chance], list[Event]]] = {
    "outhouse": avoid_duels,
    "telegraph-office": telegraph,
}
"""By effect: what consent causes."""


def events(_rules: Ruleset, state: State, command: UseBuilding, chance: Chance) -> list[Event]:
    return USES[state.agenda[-1].name](state, command.seat, chance)


USE_BUILDING = Action(UseBuilding, events=events, sentence=sentence)
