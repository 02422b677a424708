"""The names of the keys."""

import re
from collections import Counter
from random import Random
from string import ascii_lowercase, digits

from sagebrush_events import keys
from tests.events.games import new_game


def test_games_spread_over_the_partitions() -> None:
    ids = Random(1)
    spread = Counter(keys.partition("".join(ids.choices(ascii_lowercase + digits, k=26))) for _ in range(4_000))
    assert sorted(spread) == list(range(keys.PARTITIONS))
    assert min(spread.values()) > 180


def test_the_partition_of_a_game_never_changes() -> None:
    assert keys.partition("aaaaaaaaaaaaaaaaaaaaaaaaaa") == 8
    assert keys.partition("zyxwvutsrqponmlkjihgfedcba") == 11


def test_all_keys_of_a_game_share_a_slot() -> None:
    game = new_game()
    number = keys.partition(game)
    names = [keys.stream(game), keys.command_ids(game), keys.secret(game), keys.snapshot(game)]
    names += [keys.feed(number), keys.awaiting(number), keys.dead(number)]
    assert {re.findall(r"\{(.*?)\}", name)[0] for name in names} == {str(number)}
    assert len(set(names)) == 7


def test_the_partitions_spread_over_a_cluster_of_three() -> None:
    from redis.crc import key_slot

    nodes = Counter(key_slot(keys.feed(number).encode()) * 3 // 16384 for number in range(keys.PARTITIONS))
    assert min(nodes.values()) >= 4


def test_a_command_id_of_any_length_is_a_field_of_eight_bytes() -> None:
    assert {len(keys.command_field(name)) for name in ("", "a", "x" * 1000)} == {8}
