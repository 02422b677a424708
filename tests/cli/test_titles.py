"""The command that lists what a table may choose."""

import json

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_games import TITLES

run = CliRunner().invoke


def listed(*arguments: str) -> str:
    result = run(app, ["titles", *arguments])
    assert result.exit_code == 0
    return " ".join(result.stdout.split())


def test_a_player_reads_what_an_option_means_and_what_to_type() -> None:
    text = listed("tiny-epic-western")
    assert "--option immediate=…: Immediate benefits." in text
    assert "before-duel: before the duel (by default) after-duel: after the duel" in text
    assert "--option difficulty=…: Difficulty of a solo game." in text
    assert "(only with this number of seats: 1)" in text


def test_a_player_reads_with_what_alone_an_option_can_be_chosen() -> None:
    text = listed("carson-city")
    assert "only the basic ones. (only with Carson City Big Box)" in text
    assert "general store is in the box. (only with Carson City Big Box) (only with buildings=all)" in text
    assert "such as A3 B3 B4. (only with Carson River)" in text
    assert "showdown: a showdown (only with Carson City Big Box)" in text
    assert "first-game: for a first game (by default) quiet-town:" in text


@pytest.mark.parametrize(
    ("language", "called"), [("de", "gold-rush: ein Goldrausch"), ("es", "gold-rush: fiebre del oro")]
)
def test_values_are_called_as_on_the_page(language: str, called: str) -> None:
    assert called in listed("carson-city", "--lang", language)


def test_programs_get_a_title_a_line() -> None:
    result = run(app, ["titles", "--json"])
    titles = [json.loads(line) for line in result.stdout.splitlines()]
    assert [title["id"] for title in titles] == list(TITLES)
    for option in (option for title in titles for option in title["options"]):
        assert len(option["value_names"]) == len(option["values"])
        assert option["default"] in option["values"]


def test_a_player_reads_difficulties_from_easy_to_hard_and_which_is_the_default() -> None:
    assert "easy: easy standard: standard (by default) hard: hard expert: expert" in listed("sierra-west")


def test_a_title_that_there_is_not_is_named() -> None:
    assert run(app, ["titles", "chess"]).exit_code == 1
