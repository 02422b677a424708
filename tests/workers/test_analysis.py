"""What an analysis says of a decision depends on what its level knows."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.table import table
from sagebrush_workers.worker.engine.analysis import is_compared


@pytest.mark.parametrize(("level", "compares"), [("greedy", False), ("casual", False), ("skilled", True)])
def test_one_simulation_of_a_command_is_won_or_lost_whatever_the_command_is_worth(level: str, compares: bool) -> None:
    at = table(TITLES["tiny-epic-western"], Config("tiny-epic-western", "standard", 2))
    state, _ = at.decider.set_up(seeded(1))
    seat = at.decider.awaited(state)[0][0]
    legal = at.decider.legal(state, seat)
    decision = OPPONENTS[level](at)(at.decider.view(state, seat), legal, Budget(60_000), 1)
    assert len(legal) > 1
    assert is_compared(decision) is compares
