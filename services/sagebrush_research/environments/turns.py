"""PettingZoo, one seat at a time: ``env(title=...)`` is an AEC environment with action masks.

Where several seats are awaited at once, they play in the order of the table. ``raw_env`` is without the usual wrappers,
of which one ends the game with -1 for a seat that plays an illegal action.
"""

from typing import Any, ClassVar

from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sagebrush_research.environments.numbers import ILLEGAL_REWARD, RENDER_MODES, SEEDS, Observed, masked, masked_space
from sagebrush_research.environments.rendering import render, require_render_mode
from sagebrush_research.episode import AnyEpisode, episode
from sagebrush_research.table import research_table


def env(**table: Any) -> Any:
    """The environment with the usual wrappers; the arguments are those of ``raw_env``."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(**table), illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """A table whose agents are ``seat_0``, ``seat_1`` and so on.

    ``table``: the arguments of ``research_table``. Rewards are the returns, given at the end. Without a seed, the first
    game has dice of its own, and each further one goes on from them.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(RENDER_MODES),
        "name": "sagebrush_v1",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, render_mode: str | None = None, **table: Any) -> None:
        super().__init__()
        self.render_mode = require_render_mode(render_mode)
        self.table = research_table(**table)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.config.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: masked_space(self.table) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(self.table.actions.size) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The numbers of a seat and its mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action ids."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.played: AnyEpisode = episode(self.table, int(self._random.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        """Plays an action of the selected seat; raises IllegalAction, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.played.play(self._seats[agent], int(action if action is not None else -1))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.played.is_over:
            self.rewards = dict(zip(self.possible_agents, self.played.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observed:
        """What a seat knows, and what it can play."""
        return masked(self.played, self._seats[agent])

    def render(self) -> str | NDArray[Any] | None:
        """The table as everybody sees it."""
        return render(self.played, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[next(iter(self.played.awaited))]
