"""Steps a second of the environments for learning programs, beside games that their libraries bring along.

A step is a random legal action, with what the next seat observes. The games of others are smaller: tic-tac-toe in
Python by PettingZoo and by OpenSpiel, and backgammon in C++ by OpenSpiel. Without the libraries nothing is measured;
PettingZoo's own game only where pygame is installed, which draws it.
"""

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from sagebrush_bench.engine import rate
from sagebrush_bench.figure import Figure, Measurement
from sagebrush_bench.scale import Scale

TITLES = ("carson-city", "tiny-epic-western", "sierra-west")
STEPS = 200
"""In one sample, and as many more as the last game still needs."""
LIBRARIES = ("pettingzoo", "pyspiel")
Played = Callable[[], int]
"""Plays games; how many steps that were."""


async def measure(scale: Scale) -> list[Measurement]:
    """Steps a second of every title in each library, and of games of the libraries."""
    if any(find_spec(library) is None for library in LIBRARIES):
        return []
    tables = {**_pettingzoo(), **_open_spiel()}
    return [Measurement(f"steps, {name}", "steps/s", samples(play, scale)) for name, play in tables.items()]


def samples(play: Played, scale: Scale) -> list[float]:
    """Steps a second, once for each run."""
    return [rate(play) for _ in range(scale.runs)]


def _pettingzoo() -> dict[str, Played]:
    from sagebrush_research.environments import turns

    tables = {f"PettingZoo, {title}": turns.env(title=title) for title in TITLES}
    if find_spec("pygame"):
        tables["PettingZoo, its tic-tac-toe"] = import_module("pettingzoo.classic.tictactoe.tictactoe").env()
    return {name: _agents(table) for name, table in tables.items()}


def _agents(table: Any) -> Played:
    chance = np.random.default_rng(1)

    def play() -> int:
        made = 0
        while made < STEPS:
            table.reset(seed=made)
            for _ in table.agent_iter():
                seen, _, is_over, _, _ = table.last()
                table.step(None if is_over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                made += not is_over
        return made

    return play


def _open_spiel() -> dict[str, Played]:
    import pyspiel

    from sagebrush_research.environments.open_spiel_game import NAME

    import_module("open_spiel.python.games.tic_tac_toe")  # registers itself
    ours = {f"OpenSpiel, {title}": (NAME, {"title": title, "set_up_seed": 1}) for title in TITLES}
    others: dict[str, tuple[str, dict[str, Any]]] = {
        f"OpenSpiel, its {name}": (name, {}) for name in ("python_tic_tac_toe", "backgammon")
    }
    return {name: _states(pyspiel.load_game(*game)) for name, game in {**ours, **others}.items()}


def _states(game: Any) -> Played:
    chance = random.Random(1)

    def play() -> int:
        made = 0
        while made < STEPS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    state.observation_tensor(state.current_player())
                    made += 1
                state.apply_action(chance.choice(state.legal_actions()))
        return made

    return play


FIGURE = Figure("environments", measure, seconds=40)
