"""How much time a seat has: pure arithmetic on times that are given."""

from dataclasses import replace

import pytest

from sagebrush_games.kernel import clocks
from sagebrush_games.kernel.clocks import DAY, MINUTE, Clocks
from sagebrush_games.kernel.messages import ClockTerms, SeatTaken

HOUR = 60 * MINUTE
MONDAY = 20_000 * DAY
EACH = ClockTerms("decision", 60)
BANK = ClockTerms("bank", 300, increment=10)
LETTERS = ClockTerms("decision", 3 * 24 * 3600, sleep_from=22 * 60, sleep_until=6 * 60)


def test_each_decision_has_its_own_time() -> None:
    begun = clocks.started([EACH] * 2, [0], MONDAY)
    after = clocks.followed([EACH] * len(begun.left), begun, MONDAY + 50_000, 0, [0])
    assert clocks.end_of([EACH] * len(after.left), after, 0) == MONDAY + 50_000 + 60_000


def test_a_bank_pays_for_all_decisions_and_gains_after_each() -> None:
    begun = clocks.started([BANK] * 2, [0], MONDAY)
    after = clocks.followed([BANK] * len(begun.left), begun, MONDAY + 100_000, 0, [1])
    assert after == Clocks(MONDAY + 100_000, (210_000, 300_000), (1,), (0, MONDAY + 100_000))


def test_a_computer_that_decides_for_a_player_fills_no_bank_for_him() -> None:
    begun = clocks.started([BANK] * 2, [1], MONDAY)
    after = clocks.followed([BANK] * 2, begun, MONDAY + 20_000, 0, [1])
    assert after.left == (300_000, 280_000)


def test_several_seats_use_up_their_time_at_once_and_the_others_none() -> None:
    begun = clocks.started([BANK] * 3, [0, 2], MONDAY)
    after = clocks.followed([BANK] * len(begun.left), begun, MONDAY + 20_000, 2, [0])
    assert after.left == (280_000, 300_000, 290_000)


def test_who_takes_back_gains_no_time() -> None:
    begun = clocks.started([EACH] * 2, [0], MONDAY)
    after = clocks.followed([EACH] * len(begun.left), begun, MONDAY + 50_000, None, [0])
    assert after.left[0] == 10_000


def test_a_downtime_is_charged_to_nobody() -> None:
    begun = clocks.started([EACH] * 2, [0], MONDAY)
    after = clocks.followed([EACH] * len(begun.left), begun, MONDAY + HOUR, None, [0], [HOUR - 5000] * len(begun.left))
    assert after.left[0] == 55_000


def test_a_clock_of_the_store_that_goes_back_gives_no_time() -> None:
    begun = clocks.started([BANK] * 2, [0], MONDAY)
    after = clocks.followed([BANK] * len(begun.left), begun, MONDAY - HOUR, None, [0])
    assert after == begun


def test_no_time_is_up_in_the_hours_of_sleep() -> None:
    evening = MONDAY + 21 * HOUR
    begun = clocks.started([replace(LETTERS, seconds=2 * 3600)] * 1, [0], evening)
    end = clocks.end_of([LETTERS] * len(begun.left), begun, 0)
    assert end == MONDAY + DAY + 7 * HOUR
    assert clocks.running_ms(LETTERS, evening, end) == 2 * HOUR


@pytest.mark.parametrize("begin", range(0, 24 * 60, 37))
@pytest.mark.parametrize("hours", [1, 16, 17, 100])
def test_until_its_end_a_clock_runs_as_long_as_it_has(begin: int, hours: int) -> None:
    for terms in (LETTERS, replace(LETTERS, sleep_from=60, sleep_until=9 * 60), EACH):
        begun = Clocks(MONDAY + begin * MINUTE, (hours * HOUR,), (0,))
        end = clocks.end_of([terms] * len(begun.left), begun, 0)
        assert clocks.running_ms(terms, begun.at, end) == hours * HOUR
        assert clocks.running_ms(terms, begun.at, end + 1) > hours * HOUR


@pytest.mark.parametrize(
    ("terms", "field"),
    [
        (ClockTerms("decision", 0), "seconds"),
        (ClockTerms("decision", -60), "seconds"),
        (ClockTerms("bank", 100 * 365 * 24 * 3600), "seconds"),
        (ClockTerms("sand", 60), "kind"),
        (ClockTerms("decision", 60, increment=5), "increment"),
        (ClockTerms("bank", 60, increment=-1), "increment"),
        (ClockTerms("decision", 60, sleep_from=1440), "sleep_from"),
        (ClockTerms("decision", 60, sleep_from=360, sleep_until=359), "sleep_until"),
        (ClockTerms("decision", 60, at_end="shoot"), "at_end"),
        (ClockTerms("decision", 60, own_sleep=961), "own_sleep"),
        (ClockTerms("decision", 60, own_sleep=-1), "own_sleep"),
    ],
)
def test_clocks_that_cannot_be_are_refused_by_field(terms: ClockTerms, field: str) -> None:
    fault = clocks.terms_fault(terms)
    assert fault is not None and fault[0] == field


OWN = ClockTerms("decision", 24 * 3600, own_sleep=10 * 60)
SEATS = (SeatTaken("Anna", sleep_from=22 * 60, sleep_until=6 * 60), SeatTaken("Bill"))


def test_each_seat_sleeps_at_its_own_hours() -> None:
    terms = clocks.terms_of_seats(OWN, SEATS)
    begun = clocks.started(terms, [0, 1], MONDAY + 20 * HOUR)
    assert clocks.end_of(terms, begun, 1) == MONDAY + 44 * HOUR
    assert clocks.end_of(terms, begun, 0) == MONDAY + (44 + 8 + 8) * HOUR, "the second night is one of its sleep, too"
    assert clocks.first_end(terms, begun) == (MONDAY + 44 * HOUR, 1)
    after = clocks.followed(terms, begun, MONDAY + 30 * HOUR, None, [0, 1])
    assert after.left == (22 * HOUR, 14 * HOUR)


def test_own_hours_count_where_the_table_lets_seats_have_them() -> None:
    strict = replace(OWN, own_sleep=0)
    assert clocks.terms_of_seats(strict, SEATS) == (strict, strict)


@pytest.mark.parametrize(
    ("terms", "begin", "end", "is_fine"),
    [
        (None, 0, 0, True),
        (None, 0, 60, False),
        (replace(OWN, own_sleep=0), 0, 60, False),
        (OWN, 22 * 60, 8 * 60, True),
        (OWN, 22 * 60, 8 * 60 + 1, False),
        (OWN, 60, 0, False),
        (OWN, 1440, 60, False),
        (OWN, -1, 60, False),
    ],
)
def test_a_seat_sleeps_as_long_as_its_table_allows(
    terms: ClockTerms | None, begin: int, end: int, is_fine: bool
) -> None:
    assert (clocks.sleep_fault(terms, begin, end) is None) is is_fine


WARNED = replace(LETTERS, warnings=(24 * 3600, 3600))


def told_at(terms: ClockTerms, begun: Clocks, credit: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    return [(one.at, one.seconds) for one in clocks.warnings_of([terms], begun, credit)]


def test_a_seat_is_warned_when_so_much_time_is_left_and_never_in_its_sleep() -> None:
    """Three days of sixteen hours awake are four and a half; the last hour begins an hour before the end."""
    begun = clocks.started([WARNED], [0], MONDAY + 12 * HOUR)
    end = clocks.end_of([WARNED], begun, 0)
    warned = told_at(WARNED, begun)
    assert [seconds for _, seconds in warned] == [24 * 3600, 3600]
    assert [clocks.running_ms(WARNED, at, end) for at, _ in warned] == [24 * HOUR, HOUR]
    assert all(6 * HOUR <= at % DAY <= 22 * HOUR for at, _ in warned)


def test_an_answer_of_another_seat_moves_no_warning() -> None:
    terms = [replace(EACH, warnings=(10,))] * 2
    begun = clocks.started(terms, [0, 1], MONDAY)
    after = clocks.followed(terms, begun, MONDAY + 20_000, 1, [0, 1])
    assert [(one.seat, one.at, one.since) for one in clocks.warnings_of(terms, after)] == [
        (0, MONDAY + 50_000, MONDAY), (1, MONDAY + 70_000, MONDAY + 20_000),
    ]  # fmt: skip


def test_a_downtime_moves_a_warning_with_the_end() -> None:
    terms = replace(EACH, warnings=(10,))
    begun = clocks.started([terms], [0], MONDAY)
    assert told_at(terms, begun, (HOUR,)) == [(MONDAY + 50_000 + HOUR, 10)]


def test_nobody_is_warned_of_what_he_never_had() -> None:
    bank = replace(BANK, warnings=(60,))
    begun = clocks.started([bank], [0], MONDAY)
    short = clocks.followed([bank], begun, MONDAY + 270_000, 0, [0])
    assert told_at(bank, begun) == [(MONDAY + 240_000, 60)]
    assert told_at(bank, short) == []


def test_who_takes_a_seat_over_is_warned_anew() -> None:
    terms = [replace(EACH, warnings=(30, 5))]
    late = clocks.followed(terms, clocks.started(terms, [0], MONDAY), MONDAY + 50_000, None, [0])
    anew = clocks.with_time_for(terms, late, [0])
    assert [one.since for one in clocks.warnings_of(terms, late)] == [MONDAY, MONDAY]
    assert [(one.since, one.seconds) for one in clocks.warnings_of(terms, anew)] == [(MONDAY + 50_000, 5)]


@pytest.mark.parametrize("warnings", [(60,), (4,), (10, 20), (20, 20), (30, 20, 10, 9, 8)])
def test_warnings_come_between_the_beginning_and_the_end(warnings: tuple[int, ...]) -> None:
    fault = clocks.terms_fault(replace(EACH, warnings=warnings))
    assert fault is not None and fault[0] == "warnings"


def test_clocks_may_stand_for_sixteen_hours_of_a_day_and_no_minute_more() -> None:
    sleepy = ClockTerms("decision", 3600, sleep_from=17 * 60, sleep_until=9 * 60)
    assert clocks.terms_fault(sleepy) is None
    assert clocks.terms_fault(replace(sleepy, sleep_until=9 * 60 + 1)) is not None
