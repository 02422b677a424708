"""OpenSpiel: ``pyspiel.load_game("python_sagebrush", {"title": "carson-city"})``, once this module is imported.

A sequential game with explicit chance nodes, whose outcomes are equally likely. Seats that are awaited at once decide
one after the other, and know of each other's choices what the game lets them know. Parameters: ``title``, ``edition``,
``seats``, ``variants`` (ids with a blank between them), ``set_up_seed`` (-1: the set-up is chance) and ``opening`` (so
many decisions are random, by that seed, before the game begins: a small endgame, whose whole tree can be walked).
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sagebrush_research.chance_nodes import ChanceNodes
from sagebrush_research.drawing import table_text
from sagebrush_research.table import AnyResearchTable, research_table

NAME = "python_sagebrush"
MOST_SEATS, MOST_OUTCOMES, LONGEST = 6, 128, 10_000
"""Of all titles: seats, outcomes of one draw, decisions of a game."""
DEFAULTS: Mapping[str, str | int] = {
    "title": "tiny-epic-western",
    "edition": "",
    "seats": 2,
    "variants": "",
    "set_up_seed": -1,
    "opening": 0,
}


def game_type(utility: Any) -> Any:
    """The type of the game, which says how returns add up."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Sagebrush",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(DEFAULTS),
    )


GENERAL, ZERO_SUM = game_type(pyspiel.GameType.Utility.GENERAL_SUM), game_type(pyspiel.GameType.Utility.ZERO_SUM)
"""A seat alone has nobody who loses what it wins."""


@lru_cache(maxsize=16)
def _table(title: str, edition: str, seats: int, variants: str) -> AnyResearchTable:
    return research_table(title, edition, seats, variants.split())


class SagebrushGame(pyspiel.Game):
    """A table of a title; raises ValueError for one that cannot be played."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        said = {**DEFAULTS, **(params or {})}
        self.table = _table(said["title"], said["edition"], said["seats"], said["variants"])
        self.beginning = ChanceNodes(self.table, int(said["set_up_seed"]), int(said["opening"]))
        seats = self.table.config.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(ZERO_SUM if seats > 1 else GENERAL, info, _readable(params or {}, self.table))

    def new_initial_state(self, from_json: str | None = None) -> "SagebrushState":
        """The beginning of a game."""
        return SagebrushState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SagebrushObserver":
        """Observations, or with perfect recall information states."""
        return SagebrushObserver(self.table, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


def _readable(params: Mapping[str, Any], table: AnyResearchTable) -> dict[str, Any]:
    """``params`` as the name of the game has them: OpenSpiel would read the edition 2009 there as a number.

    The first edition of a title is what is played where none is named.
    """
    is_first = table.config.edition == table.title.manifest.editions[0].id
    return {**params, "edition": ""} if is_first else dict(params)


class SagebrushState(pyspiel.State):
    """A game in play."""

    def __init__(self, game: SagebrushGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.nodes = game.beginning.copy()

    def current_player(self) -> Any:
        """The seat that decides, chance, or nobody."""
        if self.nodes.pending is not None:
            return pyspiel.PlayerId.CHANCE
        mover = self.nodes.mover
        return pyspiel.PlayerId.TERMINAL if mover is None else mover

    def _legal_actions(self, player: int) -> list[int]:
        played = self.nodes.played
        return list(played.legal(player)) if played is not None and player == self.nodes.mover else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the pending draw, all equally likely."""
        assert self.nodes.pending is not None
        outcomes = self.nodes.pending.outcomes
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.nodes.pending is not None:
            self.nodes.draw(action)
        else:
            self.nodes.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{self.nodes.pending.purpose if self.nodes.pending else 'draw'} {action}"
        kind, fields = self.table.actions.describe(action)
        return " ".join([kind, *(f"{name}={value}" for name, value in fields.items())])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.nodes.is_over

    def returns(self) -> list[float]:
        """By seat, from 1 for the best to -1 for the last; 0 before the end."""
        played = self.nodes.played
        return played.returns() if played is not None and self.nodes.is_over else [0.0] * self.table.config.seats

    def __str__(self) -> str:
        if self.nodes.played is None:
            return f"set-up: {self.nodes.pending}"
        return f"{self.nodes.pending or ''}\n{table_text(self.nodes.played)}"


class SagebrushObserver:
    """What a seat sees, in the form of OpenSpiel: ``tensor``, and ``string_from``. During set-up all is 0."""

    def __init__(self, table: AnyResearchTable, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}.")
        self.recalls = bool(kind.perfect_recall)
        size = table.observations.size + (len(table.history.names) if self.recalls else 0)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SagebrushState, player: int) -> None:
        """Fills ``tensor`` with what ``player`` knows."""
        played = state.nodes.played
        if played is None:
            self.tensor.fill(0)
            return
        numbers: Sequence[float] = played.information_numbers(player) if self.recalls else played.observation(player)
        self.tensor[:] = numbers

    def string_from(self, state: SagebrushState, player: int) -> str:
        """The same as text: with perfect recall everything that ``player`` has read and played."""
        played = state.nodes.played
        if played is None:
            return "set-up"
        return played.information_text(player) if self.recalls else table_text(played, player)


pyspiel.register_game(GENERAL, SagebrushGame)
