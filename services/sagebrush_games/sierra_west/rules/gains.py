"""Gaining: resources, the mule."""

from collections.abc import Sequence

from sagebrush_games.kernel.messages import Event, Seat
from sagebrush_games.sierra_west.events.pioneers import MuleGained
from sagebrush_games.sierra_west.events.resources import ResourcesGained
from sagebrush_games.sierra_west.rules.ruleset import Ruleset
from sagebrush_games.sierra_west.state.model import State


def gained(seat: Seat, gains: Sequence[int]) -> list[Event]:
    """The event of gaining so much food, wood, stone and gold; none for nothing."""
    return [ResourcesGained(seat, *gains)] if any(gains) else []


def gain_mule(_rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """Gain the mule: from whoever has it; no effect for who has it already.

    [ES "Gana la mula"] [ruling R17] [ruling R44].
    """
    return [] if state.mule == seat else [MuleGained(seat)]


def trade(rules: Ruleset, state: State, seat: Seat) -> list[Event]:
    """Fur trade: the effect of every face-up animal tile. They stay face up [ES "Comercio de pieles"] [ruling R27]."""
    shown = [rules.animals[animal] for animal in state.players[seat].animals]
    total = [sum(animal.gains[kind] for animal in shown) for kind in range(4)]
    special = [rules.trades[animal.id] for animal in shown if animal.id in rules.trades]
    return [*gained(seat, total), *(event for rule in special for event in rule.events(rules, state, seat))]
