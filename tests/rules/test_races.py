"""Several act on one seat in the same millisecond, at two processes: one of them is heard, and the others learn why."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from itertools import permutations
from typing import Any

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms
from sagebrush_rpc import RulesClient, RulesError
from tests.history.test_verifying import exported, judged
from tests.rules.tables import WIND, Hands, running, table
from tests.rules.test_handing_over import HANDED, hand_over
from tests.rules.test_leaving import CASUAL, LEAVE, RETURN, kinds, played_to_the_end, refusal, remove, say

Act = tuple[int, dict[str, Any], dict[str, Any]]
"""Seat, command, and what is sent beside it."""


@pytest.fixture(name="two")
async def _two(record: MemoryRecord, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[RulesClient, RulesClient]]:
    """Two processes on one record, whose clock stands still."""
    monkeypatch.setattr("sagebrush_rules.server.now_ms", lambda: 1_800_000_000_000)
    async with running(record) as one, running(record) as other:
        yield one, other


async def at_once(two: tuple[RulesClient, RulesClient], game: str, acts: Sequence[Act]) -> list[str]:
    """The code of each refusal, empty for what was heard; the processes are asked in turn."""
    hands = [Hands(rules, game, 2) for rules in two]
    asked = (say(hands[place % 2], seat, command, **more) for place, (seat, command, more) in enumerate(acts))
    told = await asyncio.gather(*asked, return_exceptions=True)
    return [one.code if isinstance(one, RulesError) else "" for one in told]


@pytest.mark.parametrize("named", [True, False])
@pytest.mark.parametrize("kick_first", [True, False])
async def test_a_kick_in_the_millisecond_of_a_move_comes_before_or_after_it(
    two: tuple[RulesClient, RulesClient], named: bool, kick_first: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three sit there, so that the game goes on; a move may name the version that it answers, a kick never does."""
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    hands = await table(two[0], 3)
    version = {"expected_version": 1} if named else {}
    move: Act = 0, await hands.card(0), version
    kick: Act = WIND, remove(0), {}
    acts = [kick, move] if kick_first else [move, kick]
    names = ("kick", "move") if kick_first else ("move", "kick")
    codes = dict(zip(names, await at_once(two, hands.game, acts), strict=True))
    assert (await hands.frame()).version == 2, "one of both"
    if codes["kick"]:
        assert codes == {"kick": "not-absent", "move": ""}
    else:
        assert codes["move"] == ("stale-version" if named else "seat-left")
    assert (await played_to_the_end(hands)).over
    assert judged(await exported(hands)).code == "sound"


@pytest.mark.parametrize("order", list(permutations(range(4)))[::3])
async def test_a_seat_is_taken_by_one_of_two_computers_its_player_and_a_newcomer(
    two: tuple[RulesClient, RulesClient], order: tuple[int, ...]
) -> None:
    hands = await table(two[0])
    card = await hands.card(0)
    await say(hands, 0, LEAVE)
    acts: list[Act] = [
        (0, card, {"engine": CASUAL, "expected_version": 2, "command_id": "computer-one-2"}),
        (0, card, {"engine": CASUAL, "expected_version": 2, "command_id": "computer-two-2"}),
        (0, RETURN, {"expected_version": 2}),
        (WIND, hand_over(0, since=2), {"expected_version": 2}),
    ]
    codes = await at_once(two, hands.game, [acts[place] for place in order])
    assert sorted(codes) == ["", *["stale-version"] * 3]
    assert (await hands.frame()).version == 3
    assert (await played_to_the_end(hands)).over
    assert judged(await exported(hands)).code == "sound"


async def test_two_computers_that_name_no_version_decide_once(two: tuple[RulesClient, RulesClient]) -> None:
    hands = await table(two[0])
    card = await hands.card(0)
    await say(hands, 0, LEAVE)
    thought: Act = 0, card, {"engine": CASUAL}
    codes = await at_once(two, hands.game, [thought, thought, (0, RETURN, {})])
    assert codes.count("") in (1, 2) and codes[2] == ""
    heard = codes[:2].count("")
    assert heard <= 1, "the second thought is about a card that is gone"
    assert (await hands.frame()).version == 3 + heard


async def test_a_player_gives_up_a_seat_that_a_computer_plays_for_him_and_nobody_else_does(hands: Hands) -> None:
    await say(hands, 0, LEAVE)
    assert await refusal(hands, 0, {"type": "resign"}, engine=CASUAL) == "computers-seat"
    assert kinds(await say(hands, 0, {"type": "resign"}))[0] == "seat-resigned"


async def test_who_takes_over_at_once_with_the_newcomer_before_him_learns_it(
    two: tuple[RulesClient, RulesClient],
) -> None:
    hands = await table(two[0])
    offers: list[Act] = [(WIND, hand_over(0), {"command_id": f"handed-over-{number}"}) for number in range(6)]
    codes = await at_once(two, hands.game, offers)
    assert sorted(codes) == ["", *["seat-handed-over"] * 5]
    assert await say(hands, WIND, hand_over(0), command_id=f"handed-over-{codes.index('')}") == HANDED
