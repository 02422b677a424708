"""What of a round is still to come, read off the agenda."""

from dataclasses import dataclass

from sagebrush_games.tiny_epic_western.state.model import State

LAST_ROUND = 6


@dataclass(frozen=True, slots=True)
class Outlook:
    """The parts of the round that are not over; ``mats`` are those whose hands are not compared yet."""

    round: int  # 0-based, for the lists of weights
    mats: frozenset[int]
    placing: bool
    gains: bool
    building_gains: bool
    town_hall: bool
    buying: frozenset[int]  # seats that may still buy in turn
    all_buying: bool
    leftovers: bool
    third: bool

    def may_buy(self, seat: int) -> bool:
        """Whether the turn of a seat to buy is still to come."""
        return self.all_buying or seat in self.buying


def outlook_of(state: State) -> Outlook:
    """The outlook of a position."""
    names = {task.name for task in state.agenda}
    return Outlook(
        round=min(max(state.round, 1), LAST_ROUND) - 1,
        mats=frozenset(task.at for task in state.agenda if task.name == "resolve"),
        placing="placing" in names,
        gains="gains" in names,
        building_gains="building-gains" in names,
        town_hall="town-hall" in names,
        buying=frozenset(task.seat for task in state.agenda if task.name == "buy"),
        all_buying="town-hall" in names,
        leftovers="leftovers" in names,
        third="end-round" in names and state.round < LAST_ROUND,
    )
