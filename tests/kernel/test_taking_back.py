"""What may be taken back, and which commits still stand."""

from collections.abc import Sequence

import pytest

from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config, Event, TakeBack, TakenBack
from sagebrush_games.kernel.refusal import Refusal
from sagebrush_games.kernel.taking_back import (
    CLOSED,
    MOST,
    Window,
    destination,
    followed,
    offered,
    returned,
    returns_left,
    settled,
    standing,
)
from sagebrush_games.kernel.title import AnyTitle
from tests.toys.high_card import HIGH_CARD
from tests.toys.market_day import MARKET_DAY, Bought, PurseShown

ANNA, BILL = 0, 1


def after(*commits: int | None, window: Window = CLOSED) -> Window:
    """The window after commits from version 2 on: of a seat, or settled."""
    for version, seat in enumerate(commits, 2):
        window = settled(version) if seat is None else followed(window, version, seat)
    return window


def refused(window: Window, version: int, awaited: Sequence[int], command: TakeBack) -> str:
    with pytest.raises(Refusal) as refusal:
        destination(window, version, awaited, command)
    return refusal.value.code


def test_a_seat_may_return_to_before_each_of_its_own_latest_commits() -> None:
    assert after(ANNA, ANNA, ANNA).versions == (1, 2, 3)


def test_nothing_goes_back_beyond_what_is_settled() -> None:
    assert after(ANNA, None, ANNA).versions == (3,)
    assert after(ANNA, None).versions == ()


def test_nothing_goes_back_beyond_the_decision_of_another_seat() -> None:
    assert after(ANNA, BILL, ANNA).versions == (3,)
    assert offered(after(ANNA, BILL), 3, [ANNA, BILL], ANNA) == ()


def test_after_a_return_what_was_before_it_may_still_be_taken_back() -> None:
    window = returned(after(ANNA, ANNA, ANNA), 3)
    assert window.versions == (1, 2)
    assert followed(window, 6, ANNA).versions == (1, 2, 5)


def test_another_seat_that_returned_has_decided_all_the_same() -> None:
    window = returned(after(ANNA, BILL), 2)
    assert offered(window, 4, [ANNA, BILL], ANNA) == ()
    assert followed(window, 5, ANNA) == Window(ANNA, 4, (4,))


def test_the_whole_turn_is_taken_back_unless_a_version_is_named() -> None:
    window = after(None, ANNA, ANNA)
    assert destination(window, 4, [ANNA], TakeBack(ANNA)) == 2
    assert destination(window, 4, [ANNA], TakeBack(ANNA, 3)) == 3


def test_why_not() -> None:
    window = after(ANNA, ANNA)
    assert refused(window, 3, [ANNA], TakeBack(ANNA, 3)) == "too-far-back"
    assert refused(window, 3, [ANNA], TakeBack(ANNA, -1)) == "too-far-back"
    assert refused(window, 3, [BILL], TakeBack(ANNA)) == "not-your-turn"
    assert refused(window, 3, [BILL], TakeBack(BILL)) == "nothing-to-take-back"
    assert refused(settled(3), 3, [ANNA], TakeBack(ANNA)) == "nothing-to-take-back"
    assert refused(window, 3, [], TakeBack(ANNA)) == "game-over"


def test_nobody_fills_the_record_with_what_comes_to_nothing() -> None:
    window, version = after(None), 2
    while offered(window := followed(window, version + 1, ANNA), version + 1, [ANNA], ANNA):
        window, version = returned(window, version), version + 2
    assert version - 2 == MOST
    assert refused(window, version + 1, [ANNA], TakeBack(ANNA)) == "taken-back-enough"
    assert offered(after(BILL, ANNA, window=window), 3, [ANNA], ANNA)


def test_what_is_left_says_before_a_step_that_it_cannot_be_taken_back() -> None:
    window, version = after(None), 2
    while left := returns_left(window, version, ANNA):
        window, version = followed(window, version + 1, ANNA), version + 1
        assert offered(window, version, [ANNA], ANNA) and returns_left(window, version, ANNA) == left
        window, version = returned(window, version - 1), version + 1
        assert returns_left(window, version, ANNA) == left - 2
    assert version - 2 == MOST
    assert not offered(followed(window, version + 1, ANNA), version + 1, [ANNA], ANNA)


def test_a_turn_taken_back_at_once_may_cost_more_than_is_left() -> None:
    window, version = after(*(ANNA,) * MOST), MOST + 1
    assert returns_left(window, version, ANNA) == MOST
    assert returns_left(returned(window, 1), version + 1, ANNA) == 0


def test_the_limit_begins_anew_with_each_turn_and_after_what_cannot_be_taken_back() -> None:
    window = Window(ANNA, 1, ())
    assert (returns_left(window, 101, ANNA), returns_left(window, 101, BILL)) == (0, MOST)
    assert returns_left(settled(102), 102, ANNA) == MOST
    assert returns_left(followed(window, 102, BILL), 102, ANNA) == MOST


def test_what_was_taken_back_stands_no_longer() -> None:
    told: list[Sequence[Event]] = [[Bought(0, stall)] for stall in range(6)]
    told[2], told[4] = [TakenBack(0, 1)], [TakenBack(0, 3)]

    def stands(known: int = 0) -> tuple[int, list[Sequence[Event]]]:
        return standing(lambda version: told[version - 1], 6, lambda version: version <= known)

    assert stands() == (0, [[Bought(0, 0)], [Bought(0, 5)]])
    assert stands(known=1) == (1, [[Bought(0, 5)]])
    assert stands(known=2) == (1, [[Bought(0, 5)]])  # not 2: that was taken back


def test_only_what_drew_or_revealed_is_settled() -> None:
    decider = MARKET_DAY.build(Config("market-day", "plain", 2))
    assert decider.reveals([PurseShown(0, 3)])
    assert not decider.reveals([Bought(0, 1)])


@pytest.mark.parametrize("title", [HIGH_CARD, MARKET_DAY])
def test_both_messages_belong_to_every_title(title: AnyTitle) -> None:
    codec = Codec(title)
    for command in (TakeBack(1), TakeBack(1, 7)):
        assert codec.unpack_command(codec.pack_command(command)) == command
        assert codec.command_from_json(codec.command_to_json(command), 1) == command
    assert codec.command_from_json(b'{"type":"take-back"}', 0) == TakeBack(0)
    event = TakenBack(1, 7)
    assert codec.unpack_event(codec.pack_event(event)) == event
    assert codec.event_from_json(b'{"type":"taken-back","seat":1,"to":7}') == event


def test_everybody_reads_that_something_was_taken_back() -> None:
    decider = MARKET_DAY.build(Config("market-day", "plain", 2))
    assert decider.redact(TakenBack(0, 3), None) == TakenBack(0, 3)


def test_no_state_believes_it() -> None:
    decider = MARKET_DAY.build(Config("market-day", "plain", 2))
    with pytest.raises(KeyError):
        decider.fold([TakenBack(0, 3)])
    with pytest.raises(Refusal, match="not-now"):
        decider.decide(decider.fold([]), TakeBack(0), lambda _purpose, _n: 0)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_toy_conforms(seats: int) -> None:
    for seed in range(5):
        check_game(MARKET_DAY, Config("market-day", "plain", seats), seed)
