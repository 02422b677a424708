"""The evaluation: what a seat will have at the end of the game, in points."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.sierra_west.actions.give_instructions import GiveInstructions
from sagebrush_games.sierra_west.actions.instruct_tracker import InstructTracker
from sagebrush_games.sierra_west.actions.instruct_trapper import InstructTrapper
from sagebrush_games.sierra_west.actions.pass_turn import PassTurn
from sagebrush_games.sierra_west.actions.set_trap import SetNoTrap, SetTrap
from sagebrush_games.sierra_west.read.view import View
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State
from sagebrush_opponents.sierra_west.estate import Estate
from sagebrush_opponents.sierra_west.outlook import Outlook, outlook_of
from sagebrush_opponents.sierra_west.rest import Rest
from sagebrush_opponents.sierra_west.walk import Walk
from sagebrush_opponents.weights import Weights, weights_of


class SierraWestEvaluation:
    """The evaluation for the tables of one ruleset."""

    final: ClassVar[Collection[type[Command]]] = (PassTurn, SetTrap, SetNoTrap)
    free: ClassVar[Collection[type[Command]]] = ()
    idle: ClassVar[Collection[type[Command]]] = (GiveInstructions, InstructTrapper, InstructTracker)

    def __init__(self, decider: Decider[Ruleset, State, View], weights: Weights | None = None) -> None:
        self.rules = decider.rules
        self.weights = weights or weights_of("sierra-west")
        self.estate = Estate(self.rules, self.weights)
        self.rest = Rest(self.rules, self.estate, self.weights)
        self.walk = Walk(self.estate, self.weights)

    def value(self, state: State, seat: Seat) -> float:
        """What ``seat`` will have."""
        return self._worth(state, seat, outlook_of(self.rules, state, seat, self.weights))

    def _worth(self, state: State, seat: Seat, outlook: Outlook) -> float:
        look = self.rest.look(state, seat, outlook)
        rest = self.rest.worth(look)
        return self.estate.worth(state, seat, outlook) + rest + self.walk.worth(look)

    def sketches(self, _state: State, commands: Sequence[Command]) -> list[float | None]:
        """None: every command has to be played."""
        return [None] * len(commands)

    def worths(self, state: State) -> list[float]:
        """What each seat will have, with the turn that it still has in this round."""
        rules, weights, seats = self.rules, self.weights, range(len(state.players))
        outlooks = [outlook_of(rules, state, seat, weights, between_turns=True) for seat in seats]
        return [self._worth(state, seat, outlook) for seat, outlook in zip(seats, outlooks, strict=True)]

    def sketch(self, state: State, seat: Seat) -> float:
        """What it has, without the rest of the turn."""
        return self.value(state, seat)
