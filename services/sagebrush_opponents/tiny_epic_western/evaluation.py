"""The evaluation: one seat's worth against that of its rivals, in victory points at the end of the game."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_games.tiny_epic_western.read.view import View
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.scoring import standing_key
from sagebrush_games.tiny_epic_western.state.model import State
from sagebrush_opponents.tiny_epic_western.holdings import Held, Holdings
from sagebrush_opponents.tiny_epic_western.prospects import Look, Prospects
from sagebrush_opponents.tiny_epic_western.situation import Situation
from sagebrush_opponents.weights import Weights, weights_of

TIE_BREAK = 0.01
"""What a building or a share more is worth at the end."""


class TinyEpicWesternEvaluation:
    """The evaluation for the tables of one ruleset."""

    final: ClassVar[Collection[type[Command]]] = ()
    free: ClassVar[Collection[type[Command]]] = ()
    idle: ClassVar[Collection[type[Command]]] = ()

    def __init__(self, decider: Decider[Ruleset, State, View], weights: Weights | None = None) -> None:
        self.rules = decider.rules
        self.weights = weights or weights_of("tiny-epic-western")
        self.wanted: list[float] = self.weights["wanted"]["kept"]
        self.holdings = Holdings(self.rules, self.weights)
        self.prospects = Prospects(self.rules, self.weights)

    def value(self, state: State, seat: Seat) -> float:
        """How far ``seat`` is ahead of its rivals, of the best above all."""
        worths = self._points(state) if state.ending else self._seen_by(state, seat)
        mine = worths.pop(seat)
        if not worths:
            return mine
        weights = self.weights["rivals"]
        behind: float = weights["best"] * max(worths) + weights["others"] * sum(worths) / len(worths)
        return mine - behind

    def sketch(self, state: State, seat: Seat) -> float:
        """The same: commands are few here."""
        return self.value(state, seat)

    def sketches(self, _state: State, commands: Sequence[Command]) -> list[float | None]:
        """None: every command has to be played."""
        return [None] * len(commands)

    def worths(self, state: State) -> list[float]:
        """What each owner can hope for, as it sees itself; the solo Rival is the last."""
        if state.ending:
            return self._points(state)
        situation = Situation(state, self.rules.owners)
        held = self.holdings.of(state, situation.outlook.round)
        return [self._worth(situation, held, owner, owner) for owner in range(self.rules.owners)]

    def _points(self, state: State) -> list[float]:
        """Points, with what breaks ties."""
        keys = (standing_key(self.rules, state, owner) for owner in range(self.rules.owners))
        return [points + TIE_BREAK * (buildings + TIE_BREAK * shares) for points, buildings, shares in keys]

    def _seen_by(self, state: State, viewer: Seat) -> list[float]:
        """What each owner can hope for, as ``viewer`` sees it."""
        situation = Situation(state, self.rules.owners)
        held = self.holdings.of(state, situation.outlook.round)
        return [self._worth(situation, held, owner, viewer) for owner in range(self.rules.owners)]

    def _worth(self, situation: Situation, held: Held, owner: int, viewer: Seat) -> float:
        points, shares = held
        worth = float(points[owner])
        worth += self.wanted[situation.outlook.round] * (situation.state.wanted == owner)
        worth += shares[owner]
        return worth + self.prospects.worth(Look(situation, owner, viewer))
