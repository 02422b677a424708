"""The sequence of play: what each task on the agenda does by itself."""

from collections.abc import Mapping

from sagebrush_games.kernel.agenda import TaskStep
from sagebrush_games.sierra_west.rules import (
    cabins,
    damage,
    ending,
    market,
    paths,
    payment,
    planning,
    reactions,
    setup,
    summits,
    uncovering,
)

STEPS: Mapping[str, TaskStep] = {
    # set-up
    "first": setup.choose_first,
    "mountain": setup.lay_mountain,
    "special": setup.lay_first_special,
    "hands": planning.deal,
    # rounds and turns
    "round": ending.next_round,
    "turn": planning.begin,
    "turn-end": planning.end,
    # the Pioneer step
    "stop": paths.stop,
    "use": paths.use,
    "damage": damage.ask,
    "pay": payment.ask,
    "pay-and-draw": payment.ask,
    "summit": summits.ask,
    "summit-mule": summits.ask_with_mule,
    "climb": summits.climb,
    "haul": summits.haul,
    "lookout": cabins.ask_lookout,
    # mountain and market
    "uncover": uncovering.uncover,
    "refill": market.refill,
    # out of turn
    "trapping": reactions.trapping,
    "tracking": reactions.tracking,
}
"""By task: what it does by itself in every mode; what is not here waits for its seat."""
