"""A base and its expansions: what is registered reaches every part of the title, and taking it out leaves the base."""

from dataclasses import replace

import pytest

from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.expansion import Slice, composed, idle_tables
from sagebrush_games.kernel.messages import Config
from tests.deleting import without_expansion
from tests.toys.pond import BASE, TITLE
from tests.toys.pond.expansions.otter import OTTER, Otter, OtterView
from tests.toys.pond.game import State

PLAIN = Config("pond", "plain", 3)
WITH_OTTER = replace(PLAIN, variants=("otter",))


@pytest.mark.parametrize("config", [PLAIN, WITH_OTTER], ids=["plain", "otter"])
def test_a_title_with_an_expansion_holds_every_invariant(config: Config) -> None:
    for seed in range(5):
        check_game(TITLE, config, seed)


def test_a_base_alone_plays_the_same_game_as_with_an_expansion_nobody_chose() -> None:
    alone = composed(BASE, ())
    assert check_game(alone, PLAIN, 1).commits == check_game(TITLE, PLAIN, 1).commits


def test_a_state_of_a_base_game_has_the_same_hash_with_and_without_the_expansion() -> None:
    state = State([1, 2, 3], 6)
    assert Codec(composed(BASE, ())).state_hash(state) == Codec(TITLE).state_hash(state)


def test_a_snapshot_brings_back_the_part_of_the_expansion() -> None:
    codec, state = Codec(TITLE), State([1, 2], 6, otter=Otter(3, 1))
    assert codec.unpack_state(codec.pack_state(state)) == state
    assert type(codec.unpack_state(codec.pack_state(state))) is State


def test_the_schema_of_the_view_describes_what_the_expansion_shows() -> None:
    assert "OtterView" in Codec(TITLE).schemas()["view"]["$defs"]
    assert "OtterView" not in Codec(composed(BASE, ())).schemas()["view"]["$defs"]


def test_a_view_read_back_has_the_part_that_the_expansion_shows() -> None:
    decider, codec = TITLE.build(WITH_OTTER), Codec(TITLE)
    seen = decider.view(State([1, 2, 3], 5, otter=Otter(3, 1)), 0)
    assert seen.otter == OtterView(1, eats=False)
    assert codec.view_from_json(codec.view_to_json(seen)) == seen


def test_a_slice_without_a_slot_is_named() -> None:
    lost = composed(BASE, (replace(OTTER, slices={"heron": Slice(Otter)}),))
    with pytest.raises(TypeError, match="State has no slot for heron"):
        Codec(lost)


def test_tables_of_the_content_are_idle_unless_their_expansion_is_chosen() -> None:
    expansion = replace(OTTER, tables=("otters",))
    assert idle_tables([expansion], PLAIN) == {"otters"}
    assert idle_tables([expansion], WITH_OTTER) == frozenset()


def test_a_deleted_expansion_leaves_a_title_that_plays() -> None:
    said = without_expansion("tests.toys.pond", "otter", "print([v.id for v in TITLE.manifest.variants])")
    assert said == "[]"
