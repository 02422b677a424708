"""The automaton moves what the box moves: the Outlaws of Carson City, from what every spectator sees."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Command
from sagebrush_opponents.decision import Decision
from sagebrush_opponents.table import AnyOpponentTable


def move_automaton(table: AnyOpponentTable, view: Any, legal: Sequence[Command], seed: int) -> Decision:
    """What the title's own instructions say; the first legal command for a title without instructions."""
    instructions = table.title.rulebook.automaton
    if instructions is None:
        return Decision(legal[0])
    return Decision(instructions(table.decider, table.decider.determinize(view, seeded(seed))))
