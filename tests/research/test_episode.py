"""Episodes: one game by action ids, the same in every process."""

import hashlib
import os
import pickle
import subprocess
import sys
from dataclasses import replace

import pytest

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Standing
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


@pytest.mark.parametrize(("title", "seats"), [("carson-city", 3), ("tiny-epic-western", 2), ("tiny-epic-western", 3)])
def test_the_better_a_place_the_greater_the_return(title: str, seats: int) -> None:
    for seed in range(2):
        *_, (played, _) = random_game(research_table(title, seats=seats), seed)
        assert played.outcome is not None
        place = {line.seat: line.place for line in played.outcome.ranking}
        by_place = sorted(range(seats), key=lambda seat: place[seat])
        assert played.returns()[by_place[0]] == max(played.returns()) > 0
        assert [played.returns()[seat] for seat in by_place] == sorted(played.returns(), reverse=True)


def test_a_seat_alone_has_1_if_it_won_and_otherwise_its_loss() -> None:
    played = episode(research_table("tiny-epic-western", seats=1), 1)
    finish(played)
    ended = played.outcome
    assert ended is not None

    def returns_at(place: int) -> list[float]:
        outcome = replace(ended, ranking=(Standing(0, 9, place),))
        book = replace(played.table.decider.book, outcome=lambda *_: outcome)
        other = played.copy()
        other.table = replace(played.table)
        other.table.__dict__["decider"] = replace(played.table.decider, book=book)
        return other.returns()

    assert (returns_at(1), returns_at(2)) == ([1.0], [-1.0])


def test_a_seat_reads_the_numbers_of_its_own_actions_alone_and_what_it_is_asked() -> None:
    for turn, (played, _) in enumerate(random_game(research_table("tiny-epic-western", seats=2), 3)):
        for seat in range(2):
            *lines, asked = played.information_text(seat).splitlines()
            for line, decision in zip(lines, played.log, strict=True):
                assert line.startswith(f"{decision.action} [" if decision.seat == seat else "["), line[:40]
            assert asked == f"{sorted(played.awaited)} {played.awaited.get(seat, '')}"
        if turn > 30:
            break


def test_a_table_is_played_with_its_options_also_elsewhere() -> None:
    table = research_table("tiny-epic-western", seats=1, options={"difficulty": "epic"})
    other = research_table("carson-city", "2009", 3, ("outlaws", "horses"))
    assert table.config.options == {"difficulty": "epic"}
    assert [pickle.loads(pickle.dumps(one)).config for one in (table, other)] == [table.config, other.config]


def test_variants_mean_the_same_table_in_whatever_order_they_are_named() -> None:
    one, other = (
        research_table("carson-city", "2009", 3, names) for names in (["outlaws", "horses"], ["horses", "outlaws"])
    )
    assert one.config == other.config
    assert one.actions.sha256 == other.actions.sha256


@pytest.mark.parametrize("title", ["sierra-west", "tiny-epic-western"])
def test_the_latest_events_are_told_the_newest_first_as_the_seat_may_read_them(title: str) -> None:
    table = research_table(title, seats=3)
    names = table.history.names
    assert EVENTS_BACK == 16, "as docs/research.md says"
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
