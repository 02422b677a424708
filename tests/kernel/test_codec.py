"""The codec: strict JSON, packed arrays, nothing lost on the way."""

import json
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from inspect import getdoc
from typing import Any

import pytest

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import AnyCodec, Codec
from sagebrush_games.kernel.fields import OMIT_DEFAULT_FROM_HASH, omit_empty_keys_from_hash
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import (
    Config,
    Event,
    GameStarted,
    Redacted,
    SeatTaken,
    SeedRevealed,
    TakenBack,
    kebab,
)
from sagebrush_games.kernel.title import AnyTitle
from tests.toys.high_card import HIGH_CARD, CardsDealt, PlayCard, TrickTaken

CODEC = Codec(HIGH_CARD)
STARTED = GameStarted(
    "g" * 26,
    Config("high-card", "plain", 2, ("lowest",), {"first_card": 1}, content="first"),
    (SeatTaken("Ann"),),
    "ab",
)


def test_a_stored_game_without_content_began_with_the_first_one() -> None:
    started = replace(STARTED, config=replace(STARTED.config, content=""))
    assert CODEC.unpack_event(CODEC.pack_event(started)) == STARTED
    assert CODEC.event_from_json(CODEC.event_to_json(started)) == STARTED


def test_a_class_name_becomes_kebab_case() -> None:
    assert kebab("PlaceCowboy") == "place-cowboy"


def test_a_command_takes_its_seat_from_the_caller_not_from_the_body() -> None:
    assert CODEC.command_from_json(b'{"type":"play-card","card":9}', seat=2) == PlayCard(2, 9)


@pytest.mark.parametrize(
    ("body", "field"),
    [
        (b"", "$"),
        (b"nonsense", "$"),
        (b"[]", "$"),
        (b'{"card":9}', "$"),
        (b'{"type":"fly"}', "$.type"),
        (b'{"type":"play-card"}', "$"),
        (b'{"type":"play-card","card":"9"}', "$.card"),
        (b'{"type":"play-card","card":9,"seat":1}', "$"),
        (b'{"type":"play-card","card":9.5}', "$.card"),
        (b'{"type":"play-card","card":' + b"[" * 2000, "$.card"),
        (b'{"type":"play-card","card":1e400}', "$.card"),
        (b'\xff{"type":"play-card"}', "$"),
    ],
)
def test_a_malformed_body_is_refused_with_the_field(body: bytes, field: str) -> None:
    with pytest.raises(Malformed) as malformed:
        CODEC.command_from_json(body, seat=0)
    assert malformed.value.field == field
    assert malformed.value.detail


@pytest.mark.parametrize(
    "event", [STARTED, SeedRevealed("00"), Redacted(), CardsDealt(1, (2, 3)), TrickTaken(0, (1, 2))]
)
def test_every_event_returns_from_both_formats(event: Event) -> None:
    assert CODEC.unpack_event(CODEC.pack_event(event)) == event
    assert CODEC.event_from_json(CODEC.event_to_json(event)) == event


def test_an_event_without_fields_is_only_its_type() -> None:
    assert (
        CODEC.events_to_json([Redacted(), SeedRevealed("00")])
        == b'[{"type":"redacted"},{"type":"seed-revealed","seed":"00"}]'
    )


def test_the_command_body_does_not_name_the_seat() -> None:
    assert json.loads(CODEC.command_to_json(PlayCard(1, 4))) == {"type": "play-card", "card": 4}


def test_packed_rubbish_is_malformed() -> None:
    for rubbish in (b"", b"\xc1", b"\x91\xa3fly"):
        with pytest.raises(Malformed):
            CODEC.unpack_event(rubbish)


def test_the_state_hash_differs_when_anything_differs() -> None:
    state, _ = HIGH_CARD.build(Config("high-card", "plain", 2)).set_up(seeded(1))
    assert CODEC.state_hash(state) == CODEC.state_hash(state.copy())
    assert CODEC.state_hash(state) != CODEC.state_hash(replace(state, windy=True))


def test_a_snapshot_of_another_class_is_malformed() -> None:
    @dataclass(slots=True)
    class Other:
        hands: str = "none"

    codec: AnyCodec = CODEC
    with pytest.raises(Malformed):
        codec.unpack_state(codec.pack_state(Other()))


def test_the_schemas_name_every_command_event_and_the_view() -> None:
    schemas = CODEC.schemas()
    platform = {"take-back", "check-clocks", "close-game", "resign", "leave-seat", "return-to-seat"}
    platform |= {"agree-to-end", "vote-to-remove", "remove-player", "hand-over-seat"}
    assert set(schemas["commands"]) == {"play-card", "blow", *platform}
    assert {"cards-dealt", "game-started", "taken-back", "redacted"} <= set(schemas["events"])
    assert "$defs" in schemas["view"]


def test_the_schema_of_a_message_says_what_it_means() -> None:
    schemas = CODEC.schemas()
    assert schemas["commands"]["play-card"]["$defs"]["PlayCard"]["description"] == PlayCard.__doc__
    assert schemas["events"]["taken-back"]["$defs"]["TakenBack"]["description"] == getdoc(TakenBack)


@dataclass(frozen=True, slots=True)
class Token:
    place: int


@dataclass(frozen=True, slots=True)
class NewToken:
    """A token that gained a field."""

    place: int
    turned: bool = field(default=False, metadata=OMIT_DEFAULT_FROM_HASH)


@dataclass(slots=True)
class OldTable:
    token: Token | None


@dataclass(slots=True)
class NewTable:
    """A table with such a token, and a field of its own that came later."""

    token: NewToken | None
    spare: NewToken = field(default=NewToken(0), metadata=OMIT_DEFAULT_FROM_HASH)


def with_state(state: type[Any]) -> AnyTitle:
    """High Card with another class of State."""
    return replace(HIGH_CARD, types=replace(HIGH_CARD.types, state=state))


def test_later_fields_of_a_state_and_of_its_parts_count_only_when_they_say_something() -> None:
    old, new = Codec(with_state(OldTable)), Codec(with_state(NewTable))
    assert new.state_hash(NewTable(NewToken(3))) == old.state_hash(OldTable(Token(3)))
    assert new.state_hash(NewTable(None)) == old.state_hash(OldTable(None))
    different = [NewTable(NewToken(3)), NewTable(NewToken(3, turned=True)), NewTable(NewToken(3), NewToken(1))]
    assert len({new.state_hash(table) for table in different}) == 3


@dataclass(slots=True)
class Map:
    """What lies where, by kind; two kinds are as old as the first games."""

    tiles: dict[str, int] = field(metadata=omit_empty_keys_from_hash(("mine", "ranch")))


def test_a_new_kind_counts_in_the_hash_of_a_state_only_where_something_of_it_lies() -> None:
    codec = Codec(with_state(Map))
    old = codec.state_hash(Map({"mine": 1, "ranch": 0}))
    assert codec.state_hash(Map({"stable": 0, "mine": 1, "ranch": 0})) == old
    assert codec.state_hash(Map({"stable": 2, "mine": 1, "ranch": 0})) != old
    assert old == blake2b(codec.pack_state({"tiles": {"mine": 1, "ranch": 0}}), digest_size=16).digest()


def test_a_snapshot_from_before_a_later_field_can_be_read() -> None:
    old, new = Codec(with_state(OldTable)), Codec(with_state(NewTable))
    assert new.unpack_state(old.pack_state(OldTable(Token(3)))) == NewTable(NewToken(3))
