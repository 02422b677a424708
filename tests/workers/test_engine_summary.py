"""The last line of an analysis: who gave away how much, and where the game turned."""

from typing import Any

import msgspec

from sagebrush_workers.daemons.engine.summary import AnalysisLine, AnalysisSummary, SeatExpectation


def line(
    version: int, *shares: float, seat: int = 0, loss: float | None = None, rating: str | None = None
) -> AnalysisLine:
    """A decision before which each seat could expect its share."""
    expected = [SeatExpectation(number, share) for number, share in enumerate(shares)]
    return AnalysisLine(version, seat, 3, expected, loss, rating)


def summary(*lines: AnalysisLine, after: int = 0) -> dict[str, Any]:
    adding = AnalysisSummary(after)
    for one in lines:
        adding.add(one)
    found: dict[str, Any] = msgspec.json.decode(adding.encoded())
    return found


def test_a_game_turns_when_another_seat_is_clearly_ahead_and_not_before() -> None:
    found = summary(
        line(2, 0.6, 0.4),
        line(3, 0.49, 0.51),  # hardly ahead
        line(4, 0.4, 0.6),
        line(5, 0.3, 0.7),  # further ahead, which is no turn
        line(6, 0.52, 0.48),
        line(7, 0.7, 0.3),
    )
    assert found["turning_points"] == [{"version": 4, "from": 0, "to": 1}, {"version": 7, "from": 1, "to": 0}]


def test_a_game_turns_from_the_seat_that_was_ahead_to_the_one_that_is() -> None:
    found = summary(line(2, 0.2, 0.5, 0.3), line(3, 0.2, 0.3, 0.5), line(4, 0.5, 0.2, 0.3))
    assert found["turning_points"] == [{"version": 3, "from": 1, "to": 2}, {"version": 4, "from": 2, "to": 0}]


def test_every_seat_has_its_own_losses_and_only_blunders_are_told_apart() -> None:
    found = summary(
        line(2, 0.5, 0.5, seat=0, loss=0.2, rating="blunder"),
        line(3, 0.5, 0.5, seat=1, loss=0.08, rating="mistake"),
        line(4, 0.5, 0.5, seat=1, loss=0.25, rating="blunder"),
        line(5, 0.5, 0.5, seat=0, loss=0.0, rating="good"),
        line(6, 0.5, 0.5, seat=0),  # of which nothing is said
    )
    assert found["seats"] == [
        {"seat": 0, "loss": 0.2, "ratings": {"blunder": 1, "good": 1}},
        {"seat": 1, "loss": 0.33, "ratings": {"mistake": 1, "blunder": 1}},
    ]
    assert found["blunders"] == [2, 4]
    assert found["decisions"] == 5


def test_the_curve_has_the_shares_of_each_decision_that_has_any() -> None:
    found = summary(line(5, 0.123456, 0.876544), line(6), line(7, 0.5, 0.5), after=4)
    assert found["curve"] == [{"version": 5, "shares": [0.1235, 0.8765]}, {"version": 7, "shares": [0.5, 0.5]}]
    assert (found["type"], found["after"], found["decisions"]) == ("summary", 4, 3)
