"""A finished game that was changed is found out, even when every hash was made anew; an honest one passes."""

from dataclasses import replace as replaced
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from sagebrush_games import TITLES
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.contents import Contents, text
from sagebrush_games.kernel.messages import Config
from tests.conformance.tables import TABLES, name
from tests.tampering.game import REGISTRY, Game, judged, random_game, written
from tests.tampering.kinds import KINDS
from tests.tampering.run import tampered, tried

TRIES = 8
"""Changes of each kind."""
CHANGED = Random(2).sample([config for config in TABLES if config.seats < 3], 12)
HONEST = range(40)


@cache
def game(place: int) -> Game:
    """One of the games that are changed."""
    return random_game(CHANGED[place], Random(place))


@pytest.mark.parametrize("kind", KINDS)
def test_a_tampered_file_is_not_sound(kind: str) -> None:
    dice, found = Random(kind), 0
    for place in range(len(CHANGED) * TRIES):
        data = KINDS[kind](game(place % len(CHANGED)), dice)
        if data is not None and data != game(place % len(CHANGED)).file:
            verdict = judged(data)
            assert not verdict.ok, (kind, name(CHANGED[place % len(CHANGED)]))
            assert verdict.detail
            found += 1
        if found == TRIES:
            return
    assert found, f"no game offers a place where {kind}"


@pytest.mark.parametrize("number", HONEST)
def test_an_honest_file_is_sound(number: int) -> None:
    assert not tried(7, number, tamper=False).fault


def test_nobody_hides_an_invented_event_behind_older_rules() -> None:
    """Releases of rules 1 cannot read a game that carries its content, so no commit of it may name them."""
    dice = Random(1)
    for place in range(len(CHANGED)):
        commits = game(place).commits
        at = dice.randrange(1, len(commits))
        commits[at] = replace(commits[at], rules=1, events=[*commits[at].events, commits[at].events[-1]])
        verdict = judged(written(commits))
        assert (verdict.ok, verdict.code, verdict.version) == (False, "older-rules", at + 1)


@pytest.mark.parametrize("title", TITLES)
def test_whoever_changes_what_was_printed_for_a_game_is_told_on(title: str) -> None:
    """A file carries its content; what this release prints otherwise is named, and nothing is in an honest file."""
    edition = TITLES[title].manifest.editions[0].id
    config = REGISTRY.carrying(Config(title, edition, 2))
    played = random_game(config, Random(1))
    assert judged(played.file).other_rows == ()
    contents = TITLES[title].contents
    told = text(contents[edition])
    (table, rows), *_ = contents[edition].tables.items()
    (row, cells), *_ = rows.items()
    others = Content({**contents[edition].tables, table: {**rows, row: {**cells, "source": "invented"}}})
    richer = Contents({edition: others}, contents._package).carried(edition)
    assert text(others) != told
    started = replaced(played.table.started, config=replaced(config, content=richer))
    commits = played.commits
    commits[0] = replace(commits[0], events=[*played.packed([started]), *commits[0].events[1:]])
    verdict = judged(written(commits))
    assert verdict.other_rows == (f"{table}.{row}",)
    assert f"{table}.{row}" in verdict.detail


def test_every_kind_finds_a_place_in_turn() -> None:
    kinds = {tampered(game(0), number, Random(number))[0] for number in range(len(KINDS))}
    assert len(kinds) > len(KINDS) * 0.8
