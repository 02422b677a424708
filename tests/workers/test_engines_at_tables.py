"""An operator names engines of other people, and they play at tables; what they do wrong costs them a move."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import engine_version, weights_hash
from sagebrush_opponents.decision import Candidate, Decision
from sagebrush_opponents.external import command
from sagebrush_opponents.external.engines import engine_of
from sagebrush_opponents.table import table
from sagebrush_workers.worker import engines, opponents
from sagebrush_workers.worker.engines import Thinking
from tests.patience import PATIENCE
from tests.workers.fake_rules import FakeRules
from tests.workers.feeding import new_game
from tests.workers.test_player import player_of

PAGE = Path(__file__).parents[2] / "docs" / "engines.md"


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Engines are read from the settings of each test, and ended after it."""
    opponents.engines.cache_clear()
    yield
    opponents.engines.cache_clear()
    engine_of.cache_clear()


def played(engine: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Who decided the first moves of a game in which both computers are ``engine``."""
    monkeypatch.setenv("SAGEBRUSH_WORKER_ENGINES", f'["house-bot=cmd:{engine}"]')
    title = TITLES["tiny-epic-western"]
    rules = FakeRules(title, Config(title.id, "standard", 2), {0: "house-bot", 1: "house-bot"})
    player, game = player_of(rules), new_game()
    for _ in range(4):
        assert player.take_all(game)
    text = f"cmd:{engine}"
    engine_of(text, title.id).close()  # type: ignore[attr-defined]
    assert not any(engine.build or engine.weights for engine in rules.engines if engine.level == "house-bot")
    return [engine.level for engine in rules.engines]


def test_an_engine_of_somebody_else_plays_at_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "GRACE_SECONDS", PATIENCE)  # a busy machine answers late, and then another one plays
    (code,) = re.findall("```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    (tmp_path / "engine.py").write_text(code)
    assert played(f"{sys.executable} {tmp_path}/engine.py", monkeypatch) == ["house-bot"] * 4


def test_an_engine_that_crashes_is_replaced_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with capture_logs() as logs:
        assert played("false", monkeypatch) == ["greedy"] * 4
    told = [(line["opponent"], line["engine_fault"]) for line in logs if line["event"] == "stand-in"]
    assert told == [("house-bot", "start")] * 4, "the host reads which of the faults of docs/engines.md it was"


def test_an_engine_that_tells_more_than_the_record_can_keep_stops_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (code,) = re.findall("```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    assert '"move":' in code
    boasting = code.replace('"move":', '"simulations": 5_000_000_000, "depth": 2**40, "shares": [0.5, 0.5], "move":', 1)
    (tmp_path / "engine.py").write_text(boasting)
    monkeypatch.setattr(command, "GRACE_SECONDS", PATIENCE)
    assert played(f"{sys.executable} {tmp_path}/engine.py", monkeypatch) == ["house-bot"] * 4


def test_the_record_keeps_how_a_command_was_chosen() -> None:
    title = TITLES["tiny-epic-western"]
    place = table(title, Config(title.id, "standard", 2))
    state, _ = place.decider.set_up(seeded(1))
    legal = place.decider.legal(state, 0)
    decision = Decision(
        legal[0], tuple(Candidate(one, 0.25, 7) for one in [*legal] * 20), tuple([*legal] * 20),
        shares=(0.6, 0.4), errors=(0.1, 0.2), scores=(30.0, 20.0), simulations=64, depth=3,
    )  # fmt: skip
    thinking = Thinking(
        opponent="master", level="skilled", seed=9, budget_ms=1500, budget_simulations=64, lowered="busy", waiting=4,
        seconds=0.25,
    )  # fmt: skip
    kept = engines.engine_of(thinking, decision, place)
    assert (kept.name, kept.level, kept.seed, kept.lowered, kept.waiting) == ("master", "skilled", 9, "busy", 4)
    assert (kept.budget_ms, kept.budget_simulations, kept.milliseconds) == (1500, 64, 250)
    assert (kept.simulations, kept.depth) == (64, 3)
    assert [list(map(float, one)) for one in (kept.shares, kept.errors, kept.scores)] == [
        pytest.approx(one) for one in ([0.6, 0.4], [0.1, 0.2], [30, 20])
    ]
    encoded = place.codec.command_to_json
    assert len(kept.candidates) == len(kept.line) == 16, "the rules service takes no more"
    assert (kept.candidates[1].command, kept.candidates[1].value, kept.candidates[1].simulations) == (
        encoded(legal[1]), 0.25, 7,
    )  # fmt: skip
    assert [(one.seat, one.command) for one in kept.line[:2]] == [(0, encoded(one)) for one in legal[:2]]
    assert (kept.build, kept.weights) == (engine_version(title.id), weights_hash(title.id)[:16])


def test_a_setting_that_names_no_engine_ends_the_worker_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGEBRUSH_WORKER_ENGINES", '["greedy=cmd:true"]')
    with pytest.raises(SystemExit, match="'greedy' names no engine: a new name is expected"):
        opponents.engines()


def test_a_name_that_nobody_has_is_no_opponent() -> None:
    with pytest.raises(KeyError):
        opponents.opponent_named("stranger")
