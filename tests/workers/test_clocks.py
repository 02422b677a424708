"""The watch on the clocks: one game in which nothing can be decided keeps no other waiting."""

from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons import clocks
from sagebrush_workers.daemons.clocks import ClockWatch


class Feed:
    """Two games in which time is up; the one that cannot be read has waited longest."""

    async def ended(self, _now_ms: int, limit: int) -> list[str]:
        return ["damaged", "sound"][:limit]


class Rules:
    """Decides wherever it can."""

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        if request.game == "damaged":
            raise RulesError(StatusCode.DATA_LOSS, "record-damaged", "")
        return wire.SubmitReply(version=2)


async def test_a_damaged_game_does_not_keep_others_from_being_decided(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "LIMIT", 1)
    feed: Any = Feed()
    rules: Any = Rules()
    watch = ClockWatch(feed, rules, lambda: 1_000)
    assert [await watch.look() for _ in range(2)] == [[], ["sound"]]
