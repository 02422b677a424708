"""The watch on planned moves asks, and outlives whom it asks."""

import pytest
from grpc import StatusCode

from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons.plans import PlanWatch
from tests.rules.tables import Hands, running, table
from tests.rules.test_leaving import say
from tests.rules.test_plans import BILL, REST, ended, move, write


async def test_what_a_process_left_is_played_when_the_watch_asks() -> None:
    """The process that made the commit died before it looked at the plan."""
    record = MemoryRecord()
    async with running(record) as rules:
        market = await table(rules, title="market-day")
        await say(market, BILL, REST)
        await write(market, BILL, move(REST))
        kept = await record.plan(market.game, BILL)
        await write(market, BILL)
        await say(market, 0, REST)
        await record.replace_plan(market.game, BILL, await record.plan(market.game, BILL), kept)
        await record.note_planned(market.game)
        assert await PlanWatch(rules).look() == 1
        assert await ended(Hands(rules, market.game, 2), BILL) == "played"


async def test_a_rules_service_that_is_away_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(_client: RulesClient) -> wire.PlayPlansReply:
        raise RulesError(StatusCode.UNAVAILABLE, "stopping", "This server is stopping; another one answers.")

    monkeypatch.setattr(RulesClient, "play_plans", away)
    assert await PlanWatch(RulesClient("unix:/nowhere")).look() == 0
