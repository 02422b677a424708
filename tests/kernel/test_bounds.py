"""Numbers from outside are within their bounds, and the schemas say which these are."""

from dataclasses import dataclass
from typing import Annotated, Any

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.bounds import LARGEST, Longest, Range
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.malformed import Malformed
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.mirrors import MESSAGES, VIEWS
from tests.toys.high_card import HIGH_CARD, PlayCard

CARSON = TITLES["carson-city"]
CODEC = Codec(CARSON)


def view(title: str = "carson-city", seats: int = 2) -> bytes:
    """The view of seat 0 after set-up."""
    decider = TITLES[title].build(Config(title, TITLES[title].manifest.editions[0].id, seats))
    state, _ = decider.set_up(seeded(1))
    return Codec(TITLES[title]).view_to_json(decider.view(state, 0))


@pytest.mark.parametrize("parcel", [-2, 64, 2**40, 10**400])
def test_a_command_names_no_parcel_that_the_map_does_not_have(parcel: int) -> None:
    with pytest.raises(Malformed) as malformed:
        CODEC.command_from_json(b'{"type":"buy-parcel","parcel":%d}' % parcel, 0)
    assert malformed.value.field == "$.parcel"


def test_a_number_without_a_type_of_its_own_is_no_larger_than_a_game_could_need() -> None:
    codec = Codec(HIGH_CARD)
    assert codec.command_from_json(b'{"type":"play-card","card":%d}' % LARGEST, 0) == PlayCard(0, LARGEST)
    with pytest.raises(Malformed):
        codec.command_from_json(b'{"type":"play-card","card":%d}' % (LARGEST + 1), 0)


def test_a_stored_event_with_a_number_beyond_its_bounds_is_malformed() -> None:
    event = CODEC.event_from_json(b'{"type":"town-founded","parcel":9}')
    packed = CODEC.pack_event(event)
    assert CODEC.unpack_event(packed) == event
    with pytest.raises(Malformed):
        CODEC.unpack_event(packed.replace(b"\x09", b"\xcf\x00\x00\x00\xff\xff\xff\xff\xff"))


@pytest.mark.parametrize("title", TITLES)
def test_a_foreign_view_may_be_any_that_a_game_shows(title: str) -> None:
    seen = view(title)
    assert Codec(TITLES[title]).foreign_view_from_json(seen) == Codec(TITLES[title]).view_from_json(seen)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        (b'"parcel":0', b'"parcel":99999999999', "$.parcels[0].parcel"),
        (b'"seat":0,"dollars":', b'"seat":0,"dollars":-', "$.players[0].dollars"),
        (b'"company":[]', b'"company":[' + b"0," * 256 + b"0]", "$.company"),
        (b'"prompt":"', b'"prompt":"' + b"x" * 2001, "$.prompt"),
        (b'"round":0', b'"round":0.5', "$.round"),
        (b'"viewer":0', b'"viewer":1e400', "$.viewer"),
    ],
)
def test_a_foreign_view_is_refused_with_the_field_that_is_out_of_bounds(old: bytes, new: bytes, field: str) -> None:
    seen = view()
    assert old in seen
    with pytest.raises(Malformed) as malformed:
        CODEC.foreign_view_from_json(seen.replace(old, new, 1))
    assert malformed.value.field == field


def test_the_schemas_say_how_large_numbers_may_be() -> None:
    schemas = CODEC.schemas()
    parcel = {"type": "integer", "minimum": -1, "maximum": 63}
    assert schemas["view"]["$defs"]["ParcelView"]["properties"]["parcel"] == parcel
    command = schemas["commands"]["buy-parcel"]
    assert command["$defs"]["BuyParcel"]["properties"]["parcel"] == parcel


@dataclass
class Shelf:
    """Some books."""

    books: Annotated[list[Annotated[int, Range(0, 9)]], Longest(2)]
    owner: str | None = None


def test_a_bound_of_a_list_leaves_those_of_its_items() -> None:
    def shown(hint: Any, bound: Range | Longest) -> Any:
        return Annotated[hint, repr(bound)]

    assert type(VIEWS)(shown).of(Shelf) is Shelf  # messages keep their classes
    hints = type(VIEWS)(shown, classes=True).of(Shelf).__annotations__
    assert "Longest(items=2)" in repr(hints["books"])
    assert "Range(least=0, greatest=9)" in repr(hints["books"])


def test_a_class_with_bounds_is_made_once() -> None:
    assert VIEWS.of(Shelf) is VIEWS.of(Shelf)
    assert MESSAGES.of(Shelf) is Shelf
