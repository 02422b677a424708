"""The Big Box of 2015: what it changes in the 2009 edition (specs 12)."""

from dataclasses import replace

from sagebrush_games.carson_city.edition_2009 import BUILDING_POINTS, COWBOY_POINTS, STEPS, edition_2009
from sagebrush_games.carson_city.model import Box, Phase
from sagebrush_games.carson_city.ruleset import Ruleset, Steps, before
from sagebrush_games.kernel.content import Content


def buildings_first(steps: Steps) -> Steps:
    """Points for buildings are scored before those for cowboys."""  # Big Box: its list is the order of resolution
    without = tuple(step for step in steps[Phase.ACTIONS] if step is not BUILDING_POINTS)
    return before({**steps, Phase.ACTIONS: without}, Phase.ACTIONS, COWBOY_POINTS, BUILDING_POINTS)


def boxes() -> tuple[Box, ...]:
    """The action row as the Big Box prints it."""
    swapped = {Box.COWBOY_POINTS: Box.BUILDING_POINTS, Box.BUILDING_POINTS: Box.COWBOY_POINTS}
    return tuple(swapped.get(box, box) for box in Box)


def big_box(content: Content, seats: int) -> Ruleset:
    """The ruleset of the Big Box, characters 1 to 7 on their yellow side."""
    rules = edition_2009(content, seats)
    return replace(rules, boxes=boxes(), steps=buildings_first(STEPS))
