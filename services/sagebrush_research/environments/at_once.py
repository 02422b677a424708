"""PettingZoo, all seats at a time: ``parallel_env(title=...)`` plays every awaited seat in one step.

The action of a seat that is asked nothing does not count; its mask is all 0. A seat whose action is illegal ends the
game with -1 for itself and 0 for the others. Where two want the same, the earlier seat has it, and the other is asked
again in the next step.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from sagebrush_research.environments.numbers import ILLEGAL_REWARD, RENDER_MODES, SEEDS, Observed, masked, masked_space
from sagebrush_research.environments.rendering import render, require_render_mode
from sagebrush_research.episode import AnyEpisode, episode
from sagebrush_research.table import research_table

Step = tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class parallel_env(ParallelEnv):
    """A table whose agents are ``seat_0``, ``seat_1`` and so on; ``table``: the arguments of ``research_table``."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "name": "sagebrush_v1", "render_fps": 1}

    def __init__(self, render_mode: str | None = None, **table: Any) -> None:
        self.render_mode = require_render_mode(render_mode)
        self.table = research_table(**table)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.config.seats)]
        self._observation_spaces = {agent: masked_space(self.table) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers of a seat and its mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action ids."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """A new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.played: AnyEpisode = episode(self.table, int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        return self._observed(), self._infos()

    def step(self, actions: Mapping[str, int]) -> Step:
        """Plays the actions of all seats that are awaited now, in their order; nothing where no game is in play."""
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        illegal = self._play(actions)
        is_over = illegal is not None or self.played.is_over
        returns = self.played.returns()
        rewards = {agent: returns[seat] for seat, agent in enumerate(self.possible_agents)}
        if illegal is not None:
            rewards[illegal] = ILLEGAL_REWARD
        observed, infos = self._observed(), self._infos()
        self.agents = [] if is_over else agents
        if self.render_mode == "human":
            self.render()
        return observed, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def render(self) -> str | NDArray[Any] | None:
        """The table as everybody sees it."""
        return render(self.played, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _play(self, actions: Mapping[str, int]) -> str | None:
        """Plays what is awaited now; the first agent whose action is illegal, and then nobody has played."""
        chosen = {seat: int(actions[self.possible_agents[seat]]) for seat in self.played.awaited}
        for seat, action in chosen.items():
            if action not in self.played.legal(seat):
                return self.possible_agents[seat]
        for seat, action in chosen.items():
            if seat in self.played.awaited and action in self.played.legal(seat):
                self.played.play(seat, action)
        return None

    def _observed(self) -> dict[str, Observed]:
        return {agent: masked(self.played, seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {"awaited": seat in self.played.awaited} for seat, agent in enumerate(self.possible_agents)}
