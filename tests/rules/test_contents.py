"""Games that run while what is printed changes from release to release."""

from unittest.mock import patch

import pytest
from grpc import StatusCode

from sagebrush_events import Append, Commit, encode
from sagebrush_events.commit import NO_HASH
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.content import Content, parse
from sagebrush_games.kernel.messages import Config, GameStarted, SeatTaken
from sagebrush_rpc import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import Hands, new_id, running, table
from tests.rules.test_overrides import THREE_TRICKS, TWO_TRICKS
from tests.toys.high_card import CONTENTS, HIGH_CARD

NEXT_RELEASE = {
    "plain": Content(
        parse("""
[game]
wind = { value = 6, mark = "found", source = "somebody has seen it" }
tricks = { value = 2, mark = "found", source = "p. 2" }
""")
    )
}


async def test_a_game_that_runs_keeps_its_numbers_when_rows_change(record: MemoryRecord) -> None:
    async with running(record) as rules:
        before = await table(rules)
        await before.play(0)
    with patch.object(CONTENTS, "packaged", NEXT_RELEASE):
        async with running(record) as rules:
            old, new = Hands(rules, before.game, 2), await table(rules)
            assert (await old.play_to_the_end()).version == THREE_TRICKS
            assert (await new.play_to_the_end()).version == TWO_TRICKS
    async with running(record) as rules:
        for hands in (old, new):
            assert (await Hands(rules, hands.game, 2).frame()).over
            assert (await rules.verify(wire.VerifyRequest(game=hands.game))).ok


async def test_a_game_whose_content_nobody_knows_is_refused_by_name_and_not_played_with_another(
    record: MemoryRecord,
) -> None:
    game = new_id()
    started = GameStarted(game, Config("high-card", "plain", 2, content="third"), (SeatTaken("P"),) * 2, "")
    first = encode(Commit(1, "", None, b"", [Codec(HIGH_CARD).pack_event(started)], [], NO_HASH, NO_HASH, 0))
    await record.prepare(game, bytes(32))
    await record.append(Append(game, 0, "", b"", first, b"", None))
    async with running(record) as rules:
        with pytest.raises(RulesError) as refused:
            await Hands(rules, game, 2).frame()
    assert (refused.value.status, refused.value.code) == (StatusCode.UNIMPLEMENTED, "content-unknown")
    assert "'third'" in refused.value.detail
