"""What a table promised before the game is what the game is played with."""

from hashlib import sha256

import pytest
from grpc import StatusCode

from sagebrush_events import decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_events.record import SECRET_HOURS
from sagebrush_games.kernel.messages import GameStarted
from sagebrush_history.table import TitleRegistry
from sagebrush_process.clock import HOUR_MS
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.history.test_verifying import exported, forged, judged
from tests.rules.tables import Hands, creation, running
from tests.toys.high_card import HIGH_CARD

ENTROPY = bytes(range(32))


def committing() -> wire.CreateGameRequest:
    """A table whose first seat committed to its entropy."""
    request = creation()
    request.seats[0].entropy = ENTROPY
    request.seats[0].entropy_commitment = sha256(ENTROPY).digest()
    return request


async def promised(rules: RulesClient, request: wire.CreateGameRequest) -> str:
    """The commitment that the table of ``request`` shows."""
    return (await rules.prepare_game(wire.PrepareGameRequest(game=request.game))).commitment


async def test_a_table_whose_seed_is_gone_never_gets_another_one() -> None:
    hours = 0
    record = MemoryRecord(lambda: hours * HOUR_MS)
    async with running(record) as rules:
        request = creation()
        request.commitment = await promised(rules, request)
        hours = SECRET_HOURS
        with pytest.raises(RulesError) as told:
            await rules.create_game(request)
        assert (told.value.status, told.value.code) == (StatusCode.NOT_FOUND, "seed-gone")
        assert await record.head(request.game) == 0


async def test_a_game_keeps_the_commitment_of_its_table_and_another_one_is_refused(rules: RulesClient) -> None:
    request = creation()
    commitment = await promised(rules, request)
    request.commitment = "00" * 32
    with pytest.raises(RulesError) as told:
        await rules.create_game(request)
    assert told.value.code == "seed-gone"
    request.commitment = commitment
    assert (await rules.create_game(request)).commitment == commitment
    assert (await rules.create_game(request)).commitment == commitment


async def test_what_the_seats_committed_to_stands_in_the_first_event(rules: RulesClient, record: MemoryRecord) -> None:
    request = committing()
    await rules.create_game(request)
    stored = await record.at(request.game, 1)
    assert stored is not None
    first = TitleRegistry([HIGH_CARD]).find("high-card")[1].unpack_event(decode(stored).events[0])
    assert isinstance(first, GameStarted)
    assert [seat.entropy_commitment for seat in first.seats] == [sha256(ENTROPY).hexdigest(), ""]


async def test_entropy_that_is_not_the_one_committed_to_is_refused(rules: RulesClient) -> None:
    request = committing()
    request.seats[0].entropy = b"what suits me better"
    with pytest.raises(RulesError) as told:
        await rules.create_game(request)
    assert (told.value.code, told.value.field) == ("malformed", "seats[0].entropy_commitment")


async def test_a_file_whose_seat_had_committed_to_other_entropy_is_not_sound(rules: RulesClient) -> None:
    request = committing()
    await rules.create_game(request)
    hands = Hands(rules, request.game, 2)
    await hands.play_to_the_end()
    file = await exported(hands)
    assert judged(file).ok
    codec = TitleRegistry([HIGH_CARD]).find("high-card")[1]

    def swap(packed: bytes) -> bytes:
        started = codec.unpack_event(packed)
        assert isinstance(started, GameStarted)
        started.seats[0].entropy_commitment = "11" * 32
        return codec.pack_event(started)

    false = forged(file, 1, lambda commit: {"events": [swap(commit.events[0]), *commit.events[1:]]})
    assert (judged(false).code, judged(false).version) == ("entropy-mismatch", 1)
