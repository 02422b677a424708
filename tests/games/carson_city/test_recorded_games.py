"""Recorded games end as they did, and together they show everything that can happen."""

from pathlib import Path
from typing import Any

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.events.placement import Passed
from sagebrush_games.carson_city.events.row import BoxDuelFought, ParcelDuelFought
from sagebrush_games.carson_city.expansions.horses.events import RodeoHeld
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawFought, OutlawMoved
from sagebrush_games.carson_city.state.model import NOBODY
from sagebrush_games.kernel.messages import Event
from tests.fixtures import FOLDER, fixtures, replay
from tests.games.carson_city.recording import GAMES

PATHS = fixtures(TITLE)


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    replayed = replay(TITLE, path)
    assert replayed.outcome == replayed.recorded, replayed.note


def test_the_recorded_games_show_every_event_and_every_command() -> None:
    games = [replay(TITLE, path) for path in PATHS]
    commands = {type(command) for game in games for command in game.commands}
    events = {type(event) for game in games for event in game.events}
    assert commands == set(TITLE.types.commands)
    assert events == set(TITLE.types.events)


@pytest.mark.parametrize(("name", "equal"), [("tie-passed-earlier", 2), ("tie-of-three", 3)])
def test_who_passed_earlier_is_ahead_of_those_with_equal_points(name: str, equal: int) -> None:
    game = replay(TITLE, FOLDER / TITLE.id / f"{name}.jsonl")
    ranking = game.outcome["ranking"]
    tied = [line["seat"] for line in ranking if line["tie_break"] == "passed-earlier"]
    assert len(tied) == equal
    assert len({line["score"] for line in ranking if line["seat"] in tied}) == 1
    assert tied == sorted(tied, key=game.state.passed.index)


@pytest.mark.parametrize(
    ("name", "fought"),
    [
        ("five-seats", BoxDuelFought),
        ("five-seats", ParcelDuelFought),
        ("outlaws-five-seats", OutlawFought),
        ("tie-duel-tiles", BoxDuelFought),
    ],
)
def test_a_duel_of_equals_is_won_by_who_passed_earlier(name: str, fought: type[Event]) -> None:
    events = replay(TITLE, FOLDER / TITLE.id / f"{name}.jsonl").events
    duels: list[Any] = [event for event in events if isinstance(event, fought)]
    tied = [duel for duel in duels if duel.strengths.count(max(duel.strengths)) > 1]
    assert tied
    for duel in tied:  # the duelists stand in pass order
        assert duel.winner in (duel.duelists[duel.strengths.index(max(duel.strengths))], NOBODY)


@pytest.mark.parametrize("name", ["tie-rodeo", "tie-duel-tiles"])
def test_a_rodeo_of_equals_is_won_by_who_passed_earlier(name: str) -> None:
    passed: list[int] = []
    ties = 0
    for event in replay(TITLE, FOLDER / TITLE.id / f"{name}.jsonl").events:
        if isinstance(event, RoundBegan):
            passed = []
        elif isinstance(event, Passed):
            passed.append(event.seat)
        elif isinstance(event, RodeoHeld) and event.winner != NOBODY:
            best = [seat for seat in passed if event.scores[seat] == max(event.scores)]
            assert event.winner == best[0]
            ties += len(best) > 1
    assert ties


def test_among_equal_buildings_chance_says_where_an_outlaw_rides() -> None:
    game = replay(TITLE, FOLDER / TITLE.id / "tie-outlaw-targets.jsonl")
    rides = [
        (set(command.targets), moved.target)
        for command, events in zip(game.commands, game.commits[1:], strict=True)
        for moved in events
        if isinstance(command, MoveOutlaw) and isinstance(moved, OutlawMoved) and len(command.targets) > 1
    ]
    assert rides
    assert all(target in equals for equals, target in rides)


def test_a_game_of_each_edition_is_on_file_with_all_variants() -> None:
    played = {(game.config.edition, game.config.variants) for game in GAMES.values()}
    names = tuple(variant.id for variant in TITLE.manifest.variants)
    assert {(edition.id, names) for edition in TITLE.manifest.editions} <= played


@pytest.mark.parametrize("variant", [variant.id for variant in TITLE.manifest.variants])
def test_a_game_of_each_variant_is_on_file(variant: str) -> None:
    assert any(variant in game.config.variants and len(game.config.variants) < 3 for game in GAMES.values())


def test_every_listed_game_is_on_file() -> None:
    assert {path.stem for path in PATHS} == set(GAMES)
