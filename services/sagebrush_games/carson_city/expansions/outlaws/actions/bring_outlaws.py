"""The automaton brings the outlaws of a round."""

from dataclasses import dataclass

from sagebrush_games.carson_city.expansions.outlaws.raid import arrived
from sagebrush_games.kernel.action import Action
from sagebrush_games.kernel.messages import Command


@dataclass(slots=True)
class BringOutlaws(Command):
    """Throw the dice for the outlaws of this round."""


BRING_OUTLAWS = Action(BringOutlaws, events=lambda rules, state, _command, chance: arrived(rules, state, chance))
