"""A thought is thought once, and ends, whatever it does; and the commit says what happened."""

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.workers.platform import TRICKS_AND_WIND, Platform, platform

pytestmark = [pytest.mark.platform]


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


async def thoughts_in(here: Platform, game: str) -> list[dict[str, Any]]:
    """What the computers of ``game`` thought, once it is over."""
    await here.finished(game)
    replay = here.rules.replay(wire.ReplayRequest(game=game, thoughts=True))
    return [json.loads(frame.thought) async for frame in replay if frame.thought]


def begun(here: Platform) -> list[int]:
    """The processes that began a thought, one for each."""
    return [int(line) for line in (here.folder / "thoughts").read_text().split()]


@pytest.mark.parametrize(("opponent", "reason"), [("endless", "time-limit"), ("hungry", "memory")])
async def test_a_thought_that_does_not_end_well_costs_no_game_and_no_worker(
    here: Platform, opponent: str, reason: str
) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    told = [one for one in await thoughts_in(here, await here.open_game(opponent, "random")) if one["lowered"]]
    assert {(one["opponent"], one["lowered"], one["level"]) for one in told} == {(opponent, reason, "greedy")}
    assert len(begun(here)) == len(told), "nobody thinks the same thought again"
    assert here.processes["worker1"].poll() is None


async def test_a_thought_that_swallows_every_interruption_ends_with_its_process(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    game = await here.open_game("deaf", "random")
    told = [one for one in await thoughts_in(here, game) if one["opponent"] == "deaf"]
    assert {(one["lowered"], one["level"]) for one in told} == {("attempts", "greedy")}
    children = begun(here)
    assert len(children) == len(set(children)) >= len(told), "no process lives through such a thought"
    assert not [child for child in children if Path(f"/proc/{child}").exists()]
    assert here.processes["worker1"].poll() is None


async def test_the_sweeper_lets_a_long_thought_go_on(here: Platform) -> None:
    roles = here.start("relay"), here.start("sweeper"), here.start("worker"), here.start("worker", "2")
    await asyncio.gather(*roles)
    told = await thoughts_in(here, await here.open_game("slow", "random"))
    slow = [one for one in told if one["opponent"] == "slow"]
    assert [one["lowered"] for one in slow] == [""] * len(slow)
    assert len(begun(here)) == len(slow), "each was thought once"


async def test_another_worker_goes_on_when_one_is_killed_in_the_middle_of_a_thought(here: Platform) -> None:
    roles = here.start("relay"), here.start("sweeper"), here.start("worker"), here.start("worker", "2")
    await asyncio.gather(*roles)
    game = await here.open_game("stumbling", "random")
    await here.thought(1)
    child = begun(here)[0]
    parent = int(Path(f"/proc/{child}/stat").read_text().rsplit(")", 1)[1].split()[1])
    for process in (parent, child):
        os.kill(process, signal.SIGKILL)
    assert (await here.finished(game)).version == TRICKS_AND_WIND
    versions = [frame.version async for frame in here.rules.replay(wire.ReplayRequest(game=game))]
    assert versions == list(range(1, TRICKS_AND_WIND + 1))
