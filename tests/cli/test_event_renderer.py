"""Events, rankings and choices in words."""

import pytest

from sagebrush_cli.games.event_renderer import (
    EventRenderer,
    choices,
    differences,
    event_lines,
    event_sentence,
    ranking,
    secrets,
    waiting,
)
from sagebrush_cli.games.watch import show_outcome

STARTED = {
    "version": 1,
    "actor": None,
    "events": [{"type": "game-started", "seats": [{"player": "Anna"}, {"player": "Bill"}]}],
}

TELLING = {
    "events": {"road-built": "{seat:player} builds a {kind} from {parcels:parcel}; left: {left}.", "asked": ""},
    "words": {"parcel": {"0": "A1", "1": "B1 of {1}"}, "player": {"-1": "the outlaws"}},
}


def cast() -> EventRenderer:
    """Anna and Bill."""
    renderer = EventRenderer(TELLING)
    renderer.learn(STARTED)
    return renderer


def test_players_are_called_by_their_names() -> None:
    assert [cast().name(seat) for seat in (None, -1, 0, 1)] == ["Set-up", "the outlaws", "Anna", "Bill"]


def test_an_event_is_told_with_its_fields_and_names() -> None:
    event = {"type": "cowboy-placed", "seat": 1, "parcel": "C3"}
    assert event_sentence(event, cast()) == "Cowboy placed: seat Bill, parcel C3"


def test_an_event_without_fields_is_its_kind() -> None:
    assert event_sentence({"type": "redacted"}, cast()) == "Redacted"


def test_an_event_is_told_as_its_title_tells_it() -> None:
    event = {"type": "road-built", "seat": 1, "parcels": [0, 1], "kind": "dirt-road", "left": None}
    assert event_sentence(event, cast()) == "Bill builds a dirt road from A1, B1 of Bill; left: nothing."


def test_seats_that_nobody_has_are_called_by_the_title() -> None:
    assert event_sentence({"type": "road-built", "seat": -1, "parcels": []}, cast()).startswith("The outlaws builds")


def test_what_is_not_worth_telling_is_left_out() -> None:
    frame = {"version": 2, "actor": 1, "events": [{"type": "asked", "seat": 0}, {"type": "redacted"}]}
    assert event_lines(frame, cast()) == ["Redacted"]


def test_parts_of_a_value_are_told_by_their_names() -> None:
    assert cast().called({"first_roads": [0, 1], "dollars": 3}, "parcel") == "first roads A1, B1 of Bill; dollars 3"


def test_the_start_says_who_plays_what() -> None:
    started = {"type": "game-started", "config": {"title": "carson-city"}}
    assert event_sentence(started, cast()) == "Anna, Bill play carson-city."


def test_a_long_value_is_cut() -> None:
    assert len(event_sentence({"type": "board-laid", "parcels": list(range(500))}, cast())) < 90


def test_the_ranking_names_players() -> None:
    outcome = {"reason": "last-round", "ranking": [{"seat": 1, "score": 12, "place": 1, "tie_break": "dollars"}]}
    assert ranking(outcome, cast()) == [("1", "Bill", "12", "dollars")]


def test_whom_the_game_waits_for() -> None:
    frame = {"over": False, "awaited": [{"seat": 0}, {"seat": -1}]}
    assert waiting(frame, cast()) == "Waiting for Anna, the outlaws."
    assert waiting({"over": True, "awaited": []}, cast()) == "The game is over."


def test_what_a_seat_knows_beyond_the_public_is_named_by_path() -> None:
    public = {"round": 1, "players": [{"hand": None}, {"hand": None}]}
    mine = {"round": 1, "players": [{"hand": None}, {"hand": ["ace"]}]}
    assert differences(mine, public) == ["players[1].hand"]
    assert differences(public, public) == []


def test_what_a_seat_knows_beyond_the_public_is_summed_up_by_name() -> None:
    public = {"viewer": None, "players": [{"card": -1, "discarded": [-1, -1]}]}
    mine = {"viewer": 0, "players": [{"card": 5, "discarded": [2, 3]}]}
    assert secrets(mine, public) == ["card", "discarded"]


def test_words_narrow_the_choices_and_numbers_stay() -> None:
    legal = [{"sentence": "Buy the mine."}, {"sentence": "Buy the ranch."}, {"sentence": "Pass."}]
    assert choices(legal, "", cast()) == [(1, "Buy the mine."), (2, "Buy the ranch."), (3, "Pass.")]
    assert choices(legal, "ranch buy", cast()) == [(2, "Buy the ranch.")]


def test_choices_have_the_names_of_seats() -> None:
    legal = [{"sentence": "Attack the mine of seat 1."}]
    assert choices(legal, "bill", cast()) == [(1, "Attack the mine of Bill.")]


def test_a_game_that_its_host_ended_has_no_ranking_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    show_outcome({"reason": "closed-by-host", "ranking": []}, cast())
    assert capsys.readouterr().out == "Nobody has won: closed by host.\n"
