"""The bytes of a commit, and the chain that they form."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from sagebrush_events import Commit, chain_hash, decode, encode, fingerprint
from sagebrush_events.commit import NO_HASH, DamagedCommitError, check_chain
from tests.events.games import NOON, chained

HASHES = st.binary(min_size=16, max_size=16)
COMMITS = st.builds(
    Commit,
    version=st.integers(1, 20_000),
    command_id=st.one_of(st.uuids().map(str), st.text(max_size=64)),
    seat=st.none() | st.integers(-1, 5),
    command=st.binary(max_size=40),
    events=st.lists(st.binary(max_size=30), max_size=4),
    draws=st.lists(st.tuples(st.text(max_size=8), st.integers(1, 100), st.integers(0, 99)), max_size=2),
    prev=HASHES,
    state=HASHES,
    time=st.integers(0, 2**48 - 1),
    engine=st.none() | st.dictionaries(st.text(max_size=5), st.text(max_size=5) | st.integers(0, 2**63), max_size=3),
    rules=st.integers(1, 255),
)


@given(COMMITS)
def test_decode_is_the_inverse_of_encode(commit: Commit) -> None:
    assert decode(encode(commit)) == commit


def test_a_commit_carries_little_beside_its_command_and_events() -> None:
    commit = Commit(
        200, "6e6f7420-6120-7365-6372-657400000000", 3, bytes(20), [bytes(25)] * 3, [], NO_HASH, NO_HASH, NOON
    )
    assert len(encode(commit)) - 20 - 3 * 25 <= 70


def test_the_version_of_the_rules_costs_one_byte_and_nothing_in_games_of_the_first() -> None:
    commit = chained(1)[0]
    sizes = [len(encode(replace(commit, rules=rules))) - len(encode(commit)) for rules in (1, 2, 255)]
    assert sizes == [0, 1, 1]


@pytest.mark.parametrize("rules", [0, 256])
def test_a_version_of_the_rules_that_is_no_byte_is_not_stored(rules: int) -> None:
    with pytest.raises(ValueError, match="version of the rules"):
        encode(replace(chained(1)[0], rules=rules))


@pytest.mark.parametrize("damaged", [b"", b"\x00", b"\x91\x01", encode(chained(1)[0])[:-3]])
def test_other_bytes_are_no_commit(damaged: bytes) -> None:
    with pytest.raises(DamagedCommitError):
        decode(damaged)


def test_a_commit_names_the_hash_of_the_one_before() -> None:
    stored = [encode(commit) for commit in chained(3)]
    assert decode(stored[2]).prev == chain_hash(stored[1])
    assert check_chain(stored) == chain_hash(stored[2])


def test_an_empty_chain_has_no_head() -> None:
    assert check_chain([]) == NO_HASH


def test_a_missing_a_doubled_and_a_swapped_commit_break_the_chain() -> None:
    one, two, three = (encode(commit) for commit in chained(3))
    for broken in ([one, three], [one, one, two], [two, one, three], [two, three]):
        with pytest.raises(DamagedCommitError):
            check_chain(broken)


def test_any_flipped_byte_breaks_the_chain() -> None:
    stored = [encode(commit) for commit in chained(4)]
    head = check_chain(stored)
    for index, data in enumerate(stored):
        for place in range(len(data)):
            flipped = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
            with pytest.raises(DamagedCommitError):
                check_chain([*stored[:index], flipped, *stored[index + 1 :]], head)


def test_the_fingerprint_tells_seats_and_commands_apart() -> None:
    assert fingerprint(0, b"go") == fingerprint(0, b"go")
    assert len({fingerprint(seat, command) for seat in (None, -1, 0, 1, 11) for command in (b"go", b"1go", b"")}) == 15
    assert len(fingerprint(None, b"")) == 8
