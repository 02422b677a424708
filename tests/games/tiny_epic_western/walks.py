"""States met in random games, for tests that want many different ones."""

from collections.abc import Iterator
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.tiny_epic_western import TITLE


def walk(config: Config, seed: int) -> Iterator[tuple[AnyDecider, Any, Command]]:
    """Every state of a random game with the command that is played next."""
    decider, chance = TITLE.build(config), seeded(seed)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        seat = awaited[chance("seat", len(awaited))][0]
        legal = decider.legal(state, seat)
        command = legal[chance("command", len(legal))]
        yield decider, state, command
        decider.play(state, command, chance)
