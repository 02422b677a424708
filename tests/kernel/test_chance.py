"""Chance: scripted, seeded, committed."""

from collections import Counter

import pytest

from sagebrush_games.kernel.chance import ScriptedTooShort, forbidden, pick, recording, scripted, seeded, shuffled
from sagebrush_games.kernel.provably_fair import commitment, master_key, provably_fair

SEED = bytes(range(32))


def test_a_script_gives_its_outcomes_in_order() -> None:
    chance = scripted(2, 0)
    assert [chance("die", 6), chance("coin", 2)] == [2, 0]


@pytest.mark.parametrize("outcomes", [(), (6,)])
def test_a_script_that_ends_or_does_not_fit_says_so(outcomes: tuple[int, ...]) -> None:
    with pytest.raises(ScriptedTooShort, match="die"):
        scripted(*outcomes)("die", 6)


def test_a_seeded_source_is_reproducible_and_roughly_even() -> None:
    one, two = seeded(7), seeded(7)
    draws = [one("die", 6) for _ in range(6000)]
    assert draws == [two("die", 6) for _ in range(6000)]
    assert all(850 < count < 1150 for count in Counter(draws).values())
    assert set(draws) == set(range(6))


def test_drawing_where_nothing_may_be_drawn_is_a_defect() -> None:
    with pytest.raises(AssertionError, match="die"):
        forbidden("die", 6)


def test_a_recording_source_writes_purpose_range_and_outcome() -> None:
    draws: list[tuple[str, int, int]] = []
    recording(scripted(3), draws)("die", 6)
    assert draws == [("die", 6, 3)]


def test_a_pick_from_one_draws_nothing() -> None:
    assert pick(forbidden, "which", ["only"]) == "only"


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(shuffled(seeded(1), "deck", range(52))) == list(range(52))


def test_a_committed_draw_depends_on_purpose_version_place_seed_game_and_entropy() -> None:
    def draws(
        game: str = "g", seed: bytes = SEED, added: bytes = b"", version: int = 1, purpose: str = "die"
    ) -> tuple[int, ...]:
        chance = provably_fair(master_key(game, seed, [added]), version)
        return tuple(chance(purpose, 1 << 30) for _ in range(2))

    variants = [
        draws(),
        draws(game="h"),
        draws(seed=SEED[::-1]),
        draws(added=b"x"),
        draws(version=2),
        draws(purpose="deck"),
    ]
    assert draws() == draws()
    assert len({outcome for pair in variants for outcome in pair}) == 2 * len(variants)


def test_entropy_cannot_be_moved_from_one_seat_to_the_next() -> None:
    assert master_key("g", SEED, [b"ab", b"c"]) != master_key("g", SEED, [b"a", b"bc"])


@pytest.mark.parametrize("n", [1, 2, 3, 6, 1000, 2**32 - 1, 2**32])
def test_committed_draws_stay_in_range(n: int) -> None:
    chance = provably_fair(master_key("g", SEED, []), 1)
    assert all(0 <= chance("any", n) < n for _ in range(200))


def test_committed_draws_are_even() -> None:
    chance = provably_fair(master_key("g", SEED, []), 1)
    counts = Counter(chance("die", 6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_the_commitment_binds_game_and_seed() -> None:
    assert len({commitment("g", SEED), commitment("h", SEED), commitment("g", SEED[::-1])}) == 3
    assert len(commitment("g", SEED)) == 64
