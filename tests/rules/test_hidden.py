"""What a viewer may not know never leaves the service: canaries in every hidden card, over every kind of answer."""

import json
import re
from typing import Any

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import WIND, Hands, table

CANARIES = b'{"edition":"plain","options":{"first_card":7001}}'
VIEWERS = (None, WIND, 0, 1, 2)


@pytest.fixture
async def hands(rules: RulesClient) -> Hands:
    """A table for three whose cards are 7001 to 7012."""
    return await table(rules, 3, config=CANARIES)


def cards_in(data: bytes) -> set[int]:
    """The canaries in ``data``, not as a part of a time, an id or a hash; 7001 is none, the config names it."""
    found = re.findall(rb"(?<![0-9A-Za-z])70\d\d(?![0-9A-Za-z])", data)
    return set(map(int, found)) & set(range(7002, 7013))


async def answers(hands: Hands, viewer: int | None) -> bytes:
    """Everything that a viewer can ask for."""
    rules, game = hands.rules, hands.game
    who = wire.Viewer(seat=viewer)
    newest = (await hands.frame()).version
    said: list[Any] = []
    for version in range(1, newest + 1):
        asked = wire.GetViewRequest(game=game, viewer=who, version=version, legal=True, events=True)
        said.append(await rules.get_view(asked))
    said += [f async for f in rules.replay(wire.ReplayRequest(game=game, viewer=who, views=True, events=True))]
    frames = rules.watch(wire.WatchRequest(game=game, viewer=who, views=True, legal=True))
    said += [await anext(frames) for _ in range(newest)]
    pieces = [piece async for piece in rules.export(wire.ExportRequest(game=game, viewer=who))]
    return b"".join(answer.SerializeToString() for answer in said) + b"".join(pieces)


async def test_nobody_learns_a_card_that_was_never_shown_to_him(hands: Hands, record: MemoryRecord) -> None:
    dealt = [set((await hands.view(seat))["hand"]) for seat in range(3)]
    for seats in ((0,), (1, 2), (WIND,), (0, 1)):
        for seat in seats:
            await hands.play(seat)
        public = await public_cards(hands)
        for viewer in VIEWERS:
            own = dealt[viewer] if viewer in (0, 1, 2) and viewer is not None else set()
            assert cards_in(await answers(hands, viewer)) <= own | public


async def public_cards(hands: Hands) -> set[int]:
    """The cards of the tricks taken so far."""
    request = wire.ReplayRequest(game=hands.game, events=True)
    events = [event async for frame in hands.rules.replay(request) for event in json.loads(frame.events)]
    return {card for event in events if event["type"] == "trick-taken" for card in event["cards"]}


async def test_a_redacted_event_keeps_its_place(hands: Hands) -> None:
    frame = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, version=1, events=True))
    types = [event["type"] for event in json.loads(frame.events)]
    assert types == ["game-started", "redacted", "redacted", "redacted"]


async def test_the_reply_to_a_command_holds_only_what_its_seat_may_read(hands: Hands) -> None:
    dealt = set((await hands.view(2))["hand"])
    await hands.play(0)
    await hands.play(1)
    reply = await hands.play(2)
    assert [event["type"] for event in json.loads(reply.events)] == ["card-played", "trick-taken"]
    other = await hands.rules.get_view(wire.GetViewRequest(game=hands.game, version=2, events=True))
    assert json.loads(other.events) == [{"type": "redacted"}]
    assert cards_in(reply.events) - dealt <= await public_cards(hands)


async def test_no_error_tells_a_card(hands: Hands) -> None:
    """The refusals of every card tell neither the seat that holds it nor that it was played face down."""
    await hands.play(1)
    own = {seat: set((await hands.view(seat))["hand"]) for seat in (0, 2)}
    for seat, code in ((0, "card-not-in-hand"), (2, "card-not-in-hand"), (1, "not-your-turn"), (WIND, "not-your-turn")):
        cards = [card for card in range(6990, 7020) if card not in own.get(seat, ())]
        refused = [await refusal(hands, seat, {"type": "play-card", "card": card}) for card in cards]
        assert {error.code for error in refused} == {code}
        assert not cards_in(repr([vars(error) for error in refused]).encode())
        assert len({error.detail for error in refused}) == 1


async def refusal(hands: Hands, seat: int, command: dict[str, Any]) -> RulesError:
    """The error that answers ``command``, given at the newest version."""
    with pytest.raises(RulesError) as caught:
        await hands.rules.submit(hands.request(seat, command, expected_version=(await hands.frame()).version))
    return caught.value


async def test_a_hand_of_another_seat_changes_nothing_that_a_seat_is_told(rules: RulesClient) -> None:
    """Only the own hand and public things are in a view: two games that differ elsewhere look alike."""
    first, second = [await table(rules, 2, config=CANARIES) for _ in range(2)]
    for hands in (first, second):
        seen = await hands.view(None)
        assert seen == {
            "viewer": None, "hand": None, "cards_left": [3, 3], "chosen": [None, None], "won": [0, 0], "trick": 0,
            "windy": False, "seen": [],
        }  # fmt: skip


async def test_the_file_of_a_running_game_has_no_draw_hash_seed_or_foreign_command(
    hands: Hands, record: MemoryRecord
) -> None:
    await hands.play(0)
    seed = await record.seed(hands.game)
    assert seed is not None
    told = await answers(hands, 1)
    assert seed.hex().encode() not in told and seed not in told
    pieces = [piece async for piece in hands.rules.export(wire.ExportRequest(game=hands.game))]
    header, *lines, final = [json.loads(line) for line in b"".join(pieces).splitlines()]
    assert header["complete"] is False
    assert all(line.keys() == {"version", "time_ms", "seat", "events"} for line in lines)
    assert final["head"] == "0" * 32


async def test_logs_name_ids_and_never_what_was_played(
    hands: Hands, capsys: pytest.CaptureFixture[str], record: MemoryRecord
) -> None:
    request = hands.request(0, await hands.card(0), trace_id="trace-of-a-test")
    await hands.rules.submit(request)
    with pytest.raises(RulesError):
        await hands.rules.submit(hands.request(0, {"type": "play-card", "card": 7001}))
    written = capsys.readouterr()
    lines = (written.out + written.err).encode()
    seed = await record.seed(hands.game)
    assert seed is not None
    for expected in (hands.game, request.command_id, "trace-of-a-test", "version"):
        assert expected.encode() in lines
    assert not cards_in(lines)
    assert b"play-card" not in lines and seed.hex().encode() not in lines
