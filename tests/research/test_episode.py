"""Episodes: one game by action ids, the same in every process."""

import hashlib
import os
import subprocess
import sys

import pytest

from sagebrush_games.kernel.chance import seeded
from sagebrush_research.dice import CopyableDice
from sagebrush_research.episode import AnyEpisode, IllegalAction, episode
from sagebrush_research.history import EVENTS_BACK
from sagebrush_research.table import research_table
from tests.research.tables import random_game

FINGERPRINT = """
from tests.research.test_episode import fingerprint
print(fingerprint())
"""


def fingerprint() -> str:
    """A hash of all that three random games offer, show and tell."""
    found = hashlib.sha256()
    for table in (
        research_table("carson-city", "big-box", 3, ("outlaws", "horses")),
        research_table("tiny-epic-western", seats=1),
        research_table("sierra-west", "gold-rush", 2),
    ):
        for turn, (played, seat) in enumerate(random_game(table, 7)):
            found.update(repr(list(played.legal(seat))).encode())
            if turn % 40 == 0:
                found.update(repr(played.information_numbers(seat)).encode())
                found.update(played.information_text(seat).encode())
        found.update(repr(played.returns()).encode())
    return found.hexdigest()


def test_a_seed_gives_the_same_game_in_every_process() -> None:
    other = subprocess.run(
        [sys.executable, "-c", FINGERPRINT],
        env={**os.environ, "PYTHONHASHSEED": "2"},
        check=True,
        capture_output=True,
        text=True,
    )
    assert other.stdout.strip() == fingerprint()


def test_dice_throw_what_the_games_throw_and_can_be_copied() -> None:
    dice, chance = CopyableDice(9), seeded(9)
    assert [dice("die", n) for n in range(2, 40)] == [chance("die", n) for n in range(2, 40)]
    copied = dice.copy()
    assert [dice("die", 6) for _ in range(20)] == [copied("die", 6) for _ in range(20)]


def test_a_copy_goes_its_own_way_with_the_same_throws() -> None:
    table = research_table("tiny-epic-western", seats=2)
    played = episode(table, 4)
    copied = played.copy()
    before = played.information_text(0)
    finish(copied)
    assert played.information_text(0) == before
    again = played.copy()
    finish(again)
    assert again.information_text(1) == copied.information_text(1)


def finish(played: AnyEpisode) -> None:
    """Plays the first legal action until the game is over."""
    while not played.is_over:
        seat = next(iter(played.awaited))
        played.play(seat, next(iter(played.legal(seat))))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_returns_add_up_to_nothing_and_are_0_before_the_end(seats: int) -> None:
    for played, _ in random_game(research_table("tiny-epic-western", seats=seats), 1):
        assert played.returns() == [0.0] * seats
    assert max(map(abs, played.returns())) == 1
    assert seats == 1 or sum(played.returns()) == 0


@pytest.mark.parametrize("title", ["sierra-west", "tiny-epic-western"])
def test_the_latest_events_are_told_the_newest_first_as_the_seat_may_read_them(title: str) -> None:
    table = research_table(title, seats=3)
    names = table.history.names
    for turn, (played, _) in enumerate(random_game(table, 2)):
        if turn > 60:
            break
        for seat in range(3):
            told = dict(zip(names, played.information_numbers(seat)[table.observations.size :], strict=True))
            read = [table.decider.redact(event, seat) for decision in played.log for event in decision.events]
            expected = {}
            for back, event in enumerate(reversed(read[-EVENTS_BACK:]), 1):
                expected[f"event[-{back}].{type(event).__name__}"] = 1.0
                if (owner := getattr(event, "seat", -1)) >= 0:
                    expected[f"event[-{back}].seat[seat+{(owner - seat) % 3}]"] = 1.0
            assert {name: number for name, number in told.items() if number} == expected


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    played = episode(research_table("carson-city"), 1)
    seat = next(iter(played.awaited))
    before = played.information_text(seat)
    absent = next(number for number in range(10_000) if number not in played.legal(seat))
    for who, action in ((seat, absent), (seat, -1), (1 - seat, next(iter(played.legal(seat))))):
        with pytest.raises(IllegalAction):
            played.play(who, action)
    assert played.information_text(seat) == before


def test_the_box_moves_the_outlaws_between_the_decisions_of_seats() -> None:
    table = research_table("carson-city", "2009", 2, ("outlaws",))
    for played, _ in random_game(table, 1):
        assert -1 not in played.awaited
    assert any(decision.action == -1 for decision in played.log[1:])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("poker",), "There is no title 'poker'"),
        (("carson-city", "1066"), "has no edition '1066'"),
        (("carson-city", "2009", 9), "is played by"),
        (("carson-city", "2009", 2, ("weather",)), "There is no variant 'weather'"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused_with_a_sentence(arguments: tuple[object, ...], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        research_table(*arguments)  # type: ignore[call-overload]
