"""What of a round is still to come, read off the agenda."""

from dataclasses import dataclass

from sagebrush_games.tiny_epic_western.state.model import State

LAST_ROUND = 6


@dataclass(slots=True)
class Outlook:
    """The parts of the round that are not over; ``mats`` are those whose hands are not compared yet."""

    round: int  # 0-based, for the lists of weights
    mats: list[int]  # rising
    placing: bool
    gains: bool
    building_gains: bool
    all_buying: bool  # everybody's turn to buy is still to come, the Town Hall before it
    buying: list[int]  # seats that may still buy in turn
    leftovers: bool
    third: bool

    def may_buy(self, seat: int) -> bool:
        """Whether the turn of a seat to buy is still to come."""
        return self.all_buying or seat in self.buying


def outlook_of(state: State) -> Outlook:
    """The outlook of a position."""
    names = [task.name for task in state.agenda]
    return Outlook(
        min(max(state.round, 1), LAST_ROUND) - 1,
        sorted([task.at for task in state.agenda if task.name == "resolve"]),
        "placing" in names,
        "gains" in names,
        "building-gains" in names,
        "town-hall" in names,
        [task.seat for task in state.agenda if task.name == "buy"],
        "leftovers" in names,
        "end-round" in names and state.round < LAST_ROUND,
    )
