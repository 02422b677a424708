"""Gymnasium: one seat against computers of a level.

``gymnasium.make("sagebrush_research.environments.one_seat:Sagebrush-v1", title="carson-city", opponents="casual")``, or
``SeatEnv(title=...)``. An observation is an array; ``info["action_mask"]`` and ``action_masks()`` say what is legal.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from sagebrush_opponents.decision import AnyOpponent, Budget
from sagebrush_opponents.levels import LEVEL_OPPONENTS, LEVELS
from sagebrush_opponents.table import OpponentTable
from sagebrush_research.environments.numbers import (
    ILLEGAL_REWARD,
    RENDER_MODES,
    SEEDS,
    action_mask,
    observation_space,
    observed,
)
from sagebrush_research.environments.rendering import render, require_render_mode
from sagebrush_research.episode import AnyEpisode, episode
from sagebrush_research.table import AnyResearchTable, research_table

ID = "Sagebrush-v1"
RANDOM = "random"
UNHURRIED = Budget(milliseconds=600_000)
"""So much time that simulations alone decide: the same seed gives the same game on a slow machine."""


class SeatEnv(gymnasium.Env):
    """A seat of a table; the others are played by ``opponents``.

    ``opponents``: ``random``, or a level (novice, casual, skilled, expert, master), for all of them or one for each in
    the order of seats. ``seat``: yours. ``table``: the arguments of ``research_table``. The reward is the return of the
    seat at the end; an illegal action ends the game with -1.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self, opponents: str | Sequence[str] = "casual", seat: int = 0, render_mode: str | None = None, **table: Any
    ) -> None:
        self.render_mode = require_render_mode(render_mode)
        self.table = research_table(**table)
        self.seat = seat
        self._others = _players(self.table, opponents, seat)
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(self.table.actions.size)
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[Any], Any]:
        """A new game, played up to the first decision of the seat."""
        super().reset(seed=seed)
        self.played: AnyEpisode = episode(self.table, int(self.np_random.integers(SEEDS)))
        self._is_over = False
        self._let_others_play()
        return observed(self.played, self.seat), self._info()

    def step(self, action: int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Plays an action, and the others until the seat is asked again; raises ResetNeeded where no game is played."""
        if self._is_over:
            raise ResetNeeded("No game is in play: call reset.")
        if int(action) not in self.played.legal(self.seat):
            self._is_over = True
            return observed(self.played, self.seat), ILLEGAL_REWARD, True, False, {**self._info(), "is_illegal": True}
        self.played.play(self.seat, int(action))
        self._let_others_play()
        if self.render_mode == "human":
            self.render()
        self._is_over = self.played.is_over
        reward = self.played.returns()[self.seat]
        return observed(self.played, self.seat), reward, self._is_over, False, self._info()

    def action_masks(self) -> NDArray[Any]:
        """True for each action that is legal now."""
        return action_mask(self.table, self.played.legal(self.seat)).astype(bool)

    def render(self) -> Any:
        """The table as everybody sees it."""
        return render(self.played, self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": action_mask(self.table, self.played.legal(self.seat))}

    def _let_others_play(self) -> None:
        """Plays the other seats while they alone are awaited; they know what they see, and nothing else."""
        while (awaited := self.played.awaited) and self.seat not in awaited:
            other = next(iter(awaited))
            legal = self.played.legal(other)
            choose, seed = self._others[other], int(self.np_random.integers(SEEDS))
            if choose is None:
                self.played.play(other, list(legal)[seed % len(legal)])
                continue
            command = choose(self.played.view(other), list(legal.values()), UNHURRIED, seed).command
            self.played.play(other, next(number for number, found in legal.items() if found == command))


def _players(table: AnyResearchTable, opponents: str | Sequence[str], seat: int) -> dict[int, AnyOpponent | None]:
    """By seat, who plays it; None plays at random. Raises ValueError where the table does not fit."""
    others = [other for other in range(table.config.seats) if other != seat]
    if len(others) == table.config.seats:
        raise ValueError(f"seat is one of 0 to {table.config.seats - 1}, not {seat}.")
    names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
    if len(names) != len(others) or not {*names} <= {RANDOM, *LEVELS}:
        raise ValueError(f"opponents are {len(others)} of {', '.join((RANDOM, *LEVELS))}, not {names}.")
    at = OpponentTable(table.title, table.decider, table.codec)
    made = {name: LEVEL_OPPONENTS[name](at) for name in {*names} - {RANDOM}}
    return {other: made.get(name) for other, name in zip(others, names, strict=True)}


gymnasium.register(id=ID, entry_point=f"{__name__}:{SeatEnv.__name__}")
