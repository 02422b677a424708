"""Whatever is killed, in whatever order: nothing that was acknowledged is lost, and every game ends."""

from pathlib import Path

import pytest

from tests.e2e.chaos.run import run

pytestmark = [pytest.mark.platform, pytest.mark.timeout(400)]

SEED = 7


async def test_every_process_is_killed_while_all_titles_are_played_and_nothing_is_lost(tmp_path: Path) -> None:
    report = await run(tmp_path, SEED)
    assert report.wrong == []
    assert report.lacking == []
    assert report.starts == 4, "the supervisor was killed or stopped three times"
    assert report.games >= 4
    assert report.acknowledged > 100
