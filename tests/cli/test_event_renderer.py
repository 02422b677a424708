"""Events, rankings and choices in words."""

from typing import Any

import pytest

from sagebrush_cli.games.ending import breakdown, ranking, show_outcome
from sagebrush_cli.games.event_renderer import (
    EventRenderer,
    choices,
    differences,
    event_lines,
    event_sentence,
    secrets,
    waiting,
)
from tests.drawings import renderer

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


PAYING = {
    "events": {
        "paid": "{seat:player} pays{law:law}{money:money}.",
        "lots-sold": "Sold: {lots:lot}.",
        "told": "{kits:kit}.",
    },
    "words": {
        "law": {"0": "", "2": " 2 Law"},
        "money": {"0": "", "1": " 1 Money"},
        "lot": {"": "the guns"},
        "kit": {"roads": "Roads"},
    },
}


@pytest.mark.parametrize(("law", "money", "told"), [(2, 1, "2 Law, 1 Money"), (0, 1, "1 Money"), (2, 0, "2 Law")])
def test_what_stands_side_by_side_in_a_sentence_is_a_list_without_what_is_empty(
    law: int, money: int, told: str
) -> None:
    renderer = EventRenderer(PAYING)
    renderer.learn(STARTED)
    assert event_sentence({"type": "paid", "seat": 0, "law": law, "money": money}, renderer) == f"Anna pays {told}."


def test_an_empty_list_and_the_parts_of_a_value_are_called_as_the_title_says() -> None:
    renderer = EventRenderer(PAYING)
    assert event_sentence({"type": "lots-sold", "lots": []}, renderer) == "Sold: the guns."
    assert event_sentence({"type": "told", "kits": {"roads": [1, 2]}}, renderer) == "Roads 1, 2."


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


def score(seat: int, total: int, **parts: int) -> dict[str, Any]:
    made_of = [{"name": name, "value": value} for name, value in parts.items()]
    return {"seat": seat, "total": total, "parts": made_of, "compared": [{"name": "passed", "value": seat + 1}]}


def test_points_are_told_by_part_and_what_is_compared_where_they_are_equal() -> None:
    ranked = [{"seat": seat, "score": 5, "place": seat + 1, "tie_break": "passed-earlier"} for seat in (0, 1)]
    scores = [score(0, 5, land=4, dollars=1, horses=0), score(1, 5, land=6, dollars=-1, horses=0), score(2, 3, land=3)]
    outcome = {"reason": "four-rounds", "ranking": ranked, "scores": scores}
    assert [line[3] for line in ranking(outcome, cast())] == ["passed: 1", "passed: 2"]
    assert breakdown(outcome, cast()) == [("land", "4", "6", "3"), ("dollars", "1", "-1", "0")]


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


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            {"type": "card-kept", "seat": 0, "card": 3, "to_deck": True, "open": True},
            "Anna puts H4 face down on the deck.",
        ),
        (
            {"type": "card-kept", "seat": 0, "card": 3, "to_deck": False, "open": True},
            "Anna puts H4 on the discard pile.",
        ),
        (
            {"type": "ford-crossed", "seat": 0, "icon": 0, "reached": 2},
            "Anna crosses the Ford with the green-path pioneer, to icon 1 of the tan path.",
        ),
    ],
)
def test_where_a_card_or_a_pioneer_of_sierra_west_goes_is_told_as_the_table_sees_it(event: Any, said: str) -> None:
    assert event_sentence(event, renderer("sierra-west")) == said


@pytest.mark.parametrize(
    ("language", "place", "said"),
    [
        ("en", "roads", "A fight on Roads is decided with duel tiles."),
        ("en", 0, "A fight on A1 is decided with duel tiles."),
        ("de", "roads", "Hier entscheiden Duellplättchen einen Kampf: Wege."),
        ("es", 9, "Aquí las losetas de duelo deciden un combate: B2."),
    ],
)
def test_for_which_duel_tiles_are_laid_is_told_by_the_name_of_the_place(language: str, place: Any, said: str) -> None:
    assert event_sentence({"type": "tiles-due", "place": place}, renderer("carson-city", language)) == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ({"type": "posse-placed", "token": 0, "spot": 1, "side": 1}, ", on the left."),
        ({"type": "posse-placed", "token": 0, "spot": 0, "side": 0}, "the porch of the Bank."),
        ({"type": "offer-declined", "seat": 1, "offer": "buy"}, "Bartholomew buys no building."),
        ({"type": "influence-lost", "seat": 1, "kind": 0}, "Bartholomew has no room for more Law."),
        ({"type": "industry-advanced", "owner": 0, "industry": 1, "step": 1}, "up to the third position."),
    ],
)
def test_what_a_seat_of_tiny_epic_western_does_without_is_told(event: Any, said: str) -> None:
    assert event_sentence(event, renderer("tiny-epic-western")).endswith(said)


@pytest.mark.parametrize(
    ("language", "nobody", "both"),
    [
        ("en", "Collected by nobody.", "Collected by Anna, Bill."),
        ("de", "Es kassiert: niemand.", "Es kassiert: Anna, Bill."),
        ("es", "Cobra: nadie.", "Cobra: Anna, Bill."),
    ],
)
def test_who_collects_is_told_in_a_right_sentence_where_it_is_nobody_and_where_it_is_two(
    language: str, nobody: str, both: str
) -> None:
    words = renderer("tiny-epic-western", language)
    words.names = ["Anna", "Bill"]
    event = {"type": "hands-compared", "mat": 1, "owners": [0, 1], "why": {}}
    told = [event_sentence(event | {"winners": winners}, words) for winners in ([], [0, 1])]
    assert [sentence.endswith(end) for sentence, end in zip(told, (nobody, both), strict=True)] == [True, True]
