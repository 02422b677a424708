"""A finished game as one file."""

import tracemalloc

import msgspec
import pytest
import zstandard
from hypothesis import given, settings
from hypothesis import strategies as st

from sagebrush_events import encode
from sagebrush_events.archive import LARGEST, pack, unpack
from sagebrush_events.commit import DamagedCommitError
from tests.events.games import chained


@pytest.mark.parametrize("commits", [0, 1, 2, 250])
def test_an_archive_gives_the_same_bytes_back(commits: int) -> None:
    stored = [encode(commit) for commit in chained(commits)]
    assert unpack(pack(stored)) == stored


@settings(max_examples=30)
@given(
    st.lists(
        st.tuples(st.uuids().map(str) | st.text(max_size=9), st.none() | st.integers(-1, 4), st.binary()), max_size=6
    )
)
def test_whatever_the_commands_were(commands: list[tuple[str, int | None, bytes]]) -> None:
    stored = [encode(commit) for commit in chained(len(commands), commands)]
    assert unpack(pack(stored)) == stored


def test_an_archive_is_much_smaller_than_the_stream() -> None:
    stored = [encode(commit) for commit in chained(250)]
    assert len(pack(stored)) < sum(map(len, stored)) / 2


def test_any_flipped_byte_is_noticed() -> None:
    packed = pack([encode(commit) for commit in chained(5)])
    for place in range(len(packed)):
        with pytest.raises(DamagedCommitError):
            unpack(packed[:place] + bytes([packed[place] ^ 1]) + packed[place + 1 :])


def test_a_broken_chain_is_not_archived() -> None:
    stored = [encode(commit) for commit in chained(3)]
    with pytest.raises(DamagedCommitError):
        pack(stored[1:])


def test_an_archive_of_release_0_1_is_still_read() -> None:
    stored = [encode(commit) for commit in chained(3)]
    raw = msgspec.msgpack.decode(zstandard.ZstdDecompressor().decompress(pack(stored)))
    assert unpack(zstandard.ZstdCompressor().compress(msgspec.msgpack.encode(raw[:-1]))) == stored


@pytest.mark.parametrize("says_its_size", [True, False])
def test_an_archive_that_would_fill_the_memory_is_refused(says_its_size: bool) -> None:
    bomb = zstandard.ZstdCompressor(write_content_size=says_its_size).compress(bytes(LARGEST + 1))
    tracemalloc.start()
    with pytest.raises(DamagedCommitError):
        unpack(bomb)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(bomb) < 10_000
    assert peak < LARGEST // 8 or not says_its_size


def test_something_deep_behind_all_columns_is_refused() -> None:
    stored = [encode(commit) for commit in chained(3)]
    columns = zstandard.ZstdDecompressor().decompress(pack(stored))
    assert columns[0] & 0xF0 == 0x90  # a short array
    longer = bytes([columns[0] + 1]) + columns[1:] + b"\x91" * 100_000 + b"\xc0"
    with pytest.raises(DamagedCommitError):
        unpack(zstandard.ZstdCompressor().compress(longer))
