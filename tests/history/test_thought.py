"""What a computer thought is kept in its commit, bounded, and read again."""

import json
from math import inf, nan

import pytest

from sagebrush_events import Commit
from sagebrush_events.archive import pack, unpack
from sagebrush_events.commit import NO_HASH, decode, encode
from sagebrush_games.kernel.codec import Codec
from sagebrush_history.thought import MOST_BYTES, THOUGHT, Engine, Thought, engine_of, thought_of
from tests.toys.high_card import HIGH_CARD, PlayCard

CODEC = Codec(HIGH_CARD)
THINKING = Thought(
    opponent="expert",
    level="skilled",
    lowered="queue",
    waiting=240,
    seed=2**47,
    budget_ms=700,
    milliseconds=412,
    simulations=16,
    depth=8,
    build="1",
    weights="0123456789abcdef",
    shares=(0.6212, 0.3788),
    errors=(0.02, 0.02),
    scores=(3.5, 2.0),
    candidates=((PlayCard(0, 7), 0.6212, 9), (PlayCard(0, 3), 0.5, 7)),
    line=(PlayCard(0, 7), PlayCard(1, 2)),
)


def commit(engine: Engine | None) -> Commit:
    return Commit(1, "", 0, b"", [], [], NO_HASH, NO_HASH, 1, engine)


def kept(thought: Thought) -> Thought | None:
    return thought_of(commit(engine_of(thought, CODEC)), CODEC)


def test_a_thought_is_read_again_as_it_was() -> None:
    assert kept(THINKING) == THINKING


def test_every_release_reads_the_engine_of_a_thought() -> None:
    assert {type(value) for value in engine_of(THINKING, CODEC).values()} <= {str, int}


def test_a_commit_and_an_archive_carry_a_thought() -> None:
    stored = encode(commit(engine_of(THINKING, CODEC)))
    assert thought_of(decode(stored), CODEC) == THINKING
    assert unpack(pack([stored])) == [stored]


def test_an_engine_of_an_older_release_is_a_thought_without_values() -> None:
    old: Engine = {"name": "greedy", "level": "greedy", "seed": 5, "budget_ms": 100, "seeded_by": "game"}
    assert thought_of(commit(old), CODEC) == Thought(opponent="greedy", level="greedy", seed=5, budget_ms=100)
    assert thought_of(commit(None), CODEC) is None


def test_a_computer_that_says_nothing_of_its_thoughts_costs_no_more_than_before() -> None:
    quiet = Thought(opponent="random", level="random", seed=5, budget_ms=100)
    assert engine_of(quiet, CODEC) == {"name": "random", "level": "random", "seed": 5, "budget_ms": 100}


def test_a_long_thought_is_cut_to_its_bound_and_keeps_the_best() -> None:
    many = tuple((PlayCard(0, card), 0.123456789, 10**6) for card in range(16))
    line = tuple(PlayCard(card % 2, card) for card in range(16))
    long = Thought(opponent="master", level="master", shares=(0.2,) * 16, candidates=many, line=line)
    assert len(str(engine_of(long, CODEC)[THOUGHT])) <= MOST_BYTES
    again = kept(long)
    assert again is not None
    assert again.line[0] == line[0]
    assert [command for command, _, _ in again.candidates] == [c for c, _, _ in many][: len(again.candidates)]
    assert len(again.candidates) > 5


def test_a_number_that_is_none_is_not_stored() -> None:
    odd = Thought(opponent="x", level="x", shares=(nan, inf), candidates=((PlayCard(0, 7), nan, 1),))
    again = kept(odd)
    assert again is not None
    assert again.shares == (0, 0)


@pytest.mark.parametrize(
    "text",
    ["", "7", "[]", '{"candidates":7}', '{"candidates":[[1,2,["no-such",0]]]}', '{"line":[[]]}', "[" * 9000, "\ud800"],
)
def test_a_thought_of_a_stranger_that_cannot_be_read_is_left_out(text: str) -> None:
    engine: Engine = {"name": "x", THOUGHT: text, "depth": "deep", "seed": "s"}
    assert thought_of(commit(engine), CODEC) == Thought(opponent="x", level="")


def test_the_text_of_a_thought_is_json_for_people() -> None:
    text = json.loads(str(engine_of(THINKING, CODEC)[THOUGHT]))
    assert text["candidates"][0] == [0.6212, 9, ["play-card", 0, 7]]
