"""Preparation: a colour and a head start for the Rival."""

from collections.abc import Sequence

from sagebrush_games.kernel.agenda import Next, Task
from sagebrush_games.kernel.chance import Chance, pick
from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events.setup import MatTaken
from sagebrush_games.tiny_epic_western.expansions.solo.events import HeadStartDealt
from sagebrush_games.tiny_epic_western.rules.ruleset import Ruleset
from sagebrush_games.tiny_epic_western.rules.setup import draw_building, first_ones
from sagebrush_games.tiny_epic_western.state.model import NONE, State


def take_colour(rules: Ruleset, state: State, _task: Task, chance: Chance) -> list[Event]:
    """The Rival sits at a mat that is left, by lot [ES "REGLAS PARA PARTIDA EN SOLITARIO"] [ruling R23]."""
    left = [mat for mat in first_ones(rules, chance) if state.owner[mat] == NONE]
    return [MatTaken(rules.rival, pick(chance, "mats", left)), Next()]


def head_start(count: int, rules: Ruleset, deck: list[int], chance: Chance) -> Sequence[Event]:
    """``count`` buildings on the Rival's porch, the usable one last [ES "CAMBIOS EN LA MECÁNICA DEL JUEGO"]."""
    if not count:
        return ()
    return [HeadStartDealt(rules.rival, tuple(draw_building(chance, deck) for _ in range(count)))]
