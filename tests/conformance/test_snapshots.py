"""A game of any title that was moved out of memory comes back from its snapshot, wherever it was taken."""

import random

import pytest

from sagebrush_cli.titles import fuzz
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_rules.cache import snapshots
from tests.conformance.tables import TABLES, name

STRIDE = 7
"""Commits between two snapshots that are tried."""


@pytest.mark.parametrize("config", TABLES, ids=map(name, TABLES))
def test_a_snapshot_of_any_version_is_believed(config: Config) -> None:
    for draft in fuzz.random_commits(TITLES[config.title], config, random.Random(3))[::STRIDE]:
        table, state = draft.applied.table, draft.applied.state
        again = snapshots.state_of(table, table.codec.pack_state(state), draft.data)
        assert again is not None, f"not at version {draft.applied.version}"
        assert table.codec.pack_state(again) == table.codec.pack_state(state)
