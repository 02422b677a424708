"""Turns at the workers: few at once, callers in turn, nobody waits long."""

import asyncio

import pytest

from sagebrush_workers.daemons.engine.gate import FairGate
from sagebrush_workers.daemons.engine.problems import EngineProblem
from tests.patience import PATIENCE


async def taken(gate: FairGate, caller: str, order: list[str], seconds: float = 0.0) -> None:
    async with gate.turn(caller):
        order.append(caller)
        await asyncio.sleep(seconds)


async def test_a_caller_with_many_questions_does_not_hold_up_another_with_one() -> None:
    gate, order = FairGate(1, 60), list[str]()
    asking = [asyncio.create_task(taken(gate, caller, order)) for caller in ("anna", "anna", "anna", "bill")]
    await asyncio.gather(*asking)
    assert order == ["anna", "anna", "bill", "anna"]


async def test_who_goes_while_he_waits_gives_up_his_turn() -> None:
    gate, order = FairGate(1, 60), list[str]()
    asking = [asyncio.create_task(taken(gate, caller, order, 0.01)) for caller in ("anna", "bill", "carl")]
    await asyncio.sleep(0)
    asking[1].cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert (order, gate.inside, gate.waiting) == (["anna", "carl"], 0, 0)


async def test_who_goes_in_the_moment_in_which_his_turn_comes_leaves_it_to_the_next() -> None:
    gate, order = FairGate(1, 60), list[str]()
    async with gate.turn("anna"):
        asking = [asyncio.create_task(taken(gate, caller, order)) for caller in ("bill", "carl")]
        await asyncio.sleep(0)
    asking[0].cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*asking, return_exceptions=True)
    assert (order, gate.inside, gate.waiting) == (["carl"], 0, 0)


async def test_when_all_go_at_once_the_next_has_his_turn() -> None:
    """As when a gateway ends: who has the turn and who waits are cancelled in one moment."""
    gate, order = FairGate(1, 60), list[str]()
    asking = [asyncio.create_task(taken(gate, caller, order, 60)) for caller in ("anna", "bill", "bill", "carl")]
    await asyncio.sleep(0)
    for asked in asking:
        asked.cancel()
    gone = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(error) for error in gone] == [asyncio.CancelledError] * 4
    async with asyncio.timeout(PATIENCE):
        await taken(gate, "dora", order)
    assert (order, gate.inside, gate.waiting) == (["anna", "dora"], 0, 0)


async def test_who_would_wait_too_long_is_refused_and_told_for_how_long() -> None:
    gate, order = FairGate(1, 1.0), list[str]()
    gate._mean = 0.7
    asking = [asyncio.create_task(taken(gate, caller, order, 0.01)) for caller in ("anna", "bill", "carl")]
    await asyncio.sleep(0)
    with pytest.raises(EngineProblem) as refused:
        await taken(gate, "dora", order)
    assert (refused.value.code, refused.value.retry_seconds) == ("engine-busy", 1)
    await asyncio.gather(*asking)
    assert order == ["anna", "bill", "carl"]


@pytest.mark.parametrize(("turns", "before"), [(1, 1), (2, 3)])
async def test_how_long_a_newcomer_would_wait_is_reckoned_from_the_turns_there_were(
    turns: int, before: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of ten seconds makes a mean of two; as many jobs as there are turns go on at once."""
    gate, order, clock = FairGate(turns, 3.0), list[str](), [100.0]
    monkeypatch.setattr("sagebrush_workers.daemons.engine.gate.monotonic", lambda: clock[0])
    async with gate.turn("zoe"):
        clock[0] += 10
    asking = [asyncio.create_task(taken(gate, f"caller {number}", order, 0.01)) for number in range(turns + before)]
    await asyncio.sleep(0)
    assert (gate.inside, gate.waiting) == (turns, before)
    last = asyncio.create_task(taken(gate, "just in time", order))
    await asyncio.sleep(0)
    with pytest.raises(EngineProblem) as refused:
        await taken(gate, "too late", order)
    assert refused.value.retry_seconds == round((before + 1) * 2 / turns)
    await asyncio.gather(*asking, last)
    assert len(order) == turns + before + 1


async def test_the_age_of_the_queue_is_that_of_who_has_waited_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, order, clock = FairGate(1, 60.0), list[str](), [100.0]
    monkeypatch.setattr("sagebrush_workers.daemons.engine.gate.monotonic", lambda: clock[0])
    async with gate.turn("zoe"):
        asking = []
        for caller in ("anna", "bill"):
            asking.append(asyncio.create_task(taken(gate, caller, order)))
            await asyncio.sleep(0)
            clock[0] += 3
        assert gate.age() == 6
    await asyncio.gather(*asking)
    assert gate.age() == 0


async def test_a_caller_who_always_has_questions_waiting_is_refused_and_nobody_else() -> None:
    gate, order = FairGate(1, 5.0), list[str]()
    gate._mean = 1.0
    asking = [asyncio.create_task(taken(gate, "anna", order, 0.01)) for _ in range(7)]
    await asyncio.sleep(0)
    with pytest.raises(EngineProblem):
        await taken(gate, "anna", order)
    await taken(gate, "bill", order)
    await asyncio.gather(*asking)
    assert order.index("bill") == 2


async def test_an_old_question_of_one_caller_refuses_his_next_and_not_that_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    gate, order, clock = FairGate(1, 5.0), list[str](), [100.0]
    monkeypatch.setattr("sagebrush_workers.daemons.engine.gate.monotonic", lambda: clock[0])
    first = asyncio.create_task(taken(gate, "anna", order))
    waiting = [asyncio.create_task(taken(gate, "anna", order)) for _ in range(2)]
    await asyncio.sleep(0)
    clock[0] += 4
    await first  # the next of anna has her turn, the last one waits
    clock[0] += 2
    gate._mean = 0.0
    with pytest.raises(EngineProblem):
        await taken(gate, "anna", order)
    await taken(gate, "bill", order)
    await asyncio.gather(*waiting)


async def test_where_nobody_was_let_in_for_long_newcomers_are_refused_until_somebody_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As where all workers have games to play, or none is there."""
    gate, order, clock = FairGate(1, 5.0), list[str](), [100.0]
    monkeypatch.setattr("sagebrush_workers.daemons.engine.gate.monotonic", lambda: clock[0])
    async with gate.turn("anna"):
        waiting = asyncio.create_task(taken(gate, "bill", order))
        await asyncio.sleep(0)
        clock[0] += 6
        with pytest.raises(EngineProblem):
            await taken(gate, "carl", order)
    gate._mean = 0.0
    await taken(gate, "carl", order)
    await waiting
    assert order == ["bill", "carl"]
