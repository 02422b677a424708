"""What a release makes of stored games: the same, lifted, or different and where."""

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from sagebrush_cli.titles.fuzz import random_game
from sagebrush_events import decode, encode
from sagebrush_games.kernel.messages import Config, Event
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.release import ReleaseCheck, read
from sagebrush_history.table import TitleRegistry
from tests.toys.high_card import BOOK, EVOLVE, HIGH_CARD, CardPlayed, Rules, TrickTaken, ruleset

COMMITS = 3
"""For which an unfinished game is played on."""


@pytest.fixture(scope="module")
def stored() -> list[bytes]:
    """A finished game."""
    return random_game(HIGH_CARD, Config("high-card", "plain", 2), random.Random(2))[1]


def told(stored: list[bytes], title: AnyTitle = HIGH_CARD) -> ReleaseCheck:
    return read("g", stored, TitleRegistry([title]), COMMITS)


def lowest_wins(config: Config) -> Rules:
    """The rules of a release that takes tricks otherwise, in games that have begun, too."""
    return ruleset(replace(config, variants=("lowest",)))


def with_evolve(changes: Mapping[type[Event], Callable[..., None]]) -> AnyTitle:
    """The rules of a release that believes some events otherwise."""
    return replace(HIGH_CARD, rulebook=replace(BOOK, evolve={**EVOLVE, **changes}), rules=2)


def first_trick(stored: list[bytes]) -> int:
    """The commit that ends the first trick."""
    return next(commit.version for commit in map(decode, stored) if any(b"trick-taken" in e for e in commit.events))


def test_a_finished_game_is_the_same_in_the_release_that_recorded_it(stored: list[bytes]) -> None:
    assert told(stored) == ReleaseCheck("g", "same", "high-card", len(stored), over=True)


def test_a_running_game_is_the_same_and_goes_on_without_its_seed(stored: list[bytes]) -> None:
    assert told(stored[:2]) == ReleaseCheck("g", "same", "high-card", 2, continued=COMMITS)


def test_a_running_game_goes_on_until_it_is_over(stored: list[bytes]) -> None:
    left = told(stored[:-1])
    assert (left.status, left.continued) == ("same", 1)


@pytest.mark.parametrize("end", [None, -1])
def test_a_rule_that_was_changed_under_the_same_number_makes_games_different(
    stored: list[bytes], end: int | None
) -> None:
    found = told(stored[:end], replace(HIGH_CARD, ruleset=lowest_wins))
    assert (found.status, found.at, found.code) == ("different", first_trick(stored), "event-mismatch")


@pytest.mark.parametrize("end", [None, -1])
def test_newer_rules_lift_a_game_and_the_commits_they_would_decide_otherwise_are_named(
    stored: list[bytes], end: int | None
) -> None:
    found = told(stored[:end], replace(HIGH_CARD, ruleset=lowest_wins, rules=2))
    assert found.status == "lifted"
    assert found.otherwise[0] == first_trick(stored)


def test_a_release_that_folds_otherwise_makes_a_game_different(stored: list[bytes]) -> None:
    def taken(state: Any, event: TrickTaken) -> None:
        EVOLVE[TrickTaken](state, event)
        state.won[event.seat] += 1

    found = told(stored, with_evolve({TrickTaken: taken}))
    assert (found.status, found.at, found.code) == ("different", first_trick(stored), "state-mismatch")


def test_a_game_that_cannot_go_on_is_different_at_the_commit_that_would_come_next(stored: list[bytes]) -> None:
    def lost(_state: Any, _event: CardPlayed) -> None:
        raise KeyError("pocket")

    found = told(stored[:1], replace(with_evolve({CardPlayed: lost}), rules=1))
    assert (found.status, found.at, found.code) == ("different", 2, "cannot-go-on")
    assert "KeyError: 'pocket'" in found.detail


def test_a_game_whose_next_events_do_not_fold_to_the_same_state_cannot_go_on(stored: list[bytes]) -> None:
    played: list[CardPlayed] = []

    def remembered(state: Any, event: CardPlayed) -> None:
        EVOLVE[CardPlayed](state, event)
        played.append(event)
        state.won[event.seat] += len(played)

    found = told(stored[:1], replace(with_evolve({CardPlayed: remembered}), rules=1))
    assert (found.status, found.at, found.code) == ("different", 2, "cannot-go-on")
    assert "fold to another state" in found.detail


def test_a_game_of_a_title_or_with_a_content_that_this_release_lacks_is_different(stored: list[bytes]) -> None:
    assert told(stored, replace(HIGH_CARD, id="low-card")).code == "unknown-title"
    assert told([]).code == "damaged-commit"


def test_a_game_of_a_later_release_is_different(stored: list[bytes]) -> None:
    later = encode(msgspec.structs.replace(decode(stored[0]), rules=2))
    assert told([later]).code == "newer-rules"
