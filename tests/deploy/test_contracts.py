"""Every arrow between packages that must not be there is found by `make check` when somebody draws it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ("services", "gateway", "workers", "bench", "clients/python")

PLANTED = [  # the module that imports, and what it must not
    ("sagebrush_games.kernel.title", "time"),
    ("sagebrush_games.carson_city.rules.duel", "random"),
    ("sagebrush_games.carson_city.rules.duel", "msgspec"),
    ("sagebrush_games.kernel.decider", "sagebrush_games.carson_city"),
    ("sagebrush_games.kernel.chance", "sagebrush_games.sierra_west.state.model"),
    ("sagebrush_games.carson_city.rules.duel", "sagebrush_games.tiny_epic_western.rules.duel"),
    ("sagebrush_games.sierra_west.rules.planning", "sagebrush_games.carson_city.rules.duel"),
    ("sagebrush_games.sierra_west.rules.setup", "sagebrush_games.sierra_west.manifest"),
    ("sagebrush_games.sierra_west.state.model", "sagebrush_games.sierra_west.expansions.gold_rush.state"),
    ("sagebrush_games.sierra_west.rules.scoring", "sagebrush_games.sierra_west.expansions.hastings.scoring"),
    ("sagebrush_games.sierra_west.read.view", "sagebrush_games.sierra_west.expansions.apple_hill.state"),
    ("sagebrush_games.sierra_west.read.wording", "sagebrush_games.sierra_west.actions.pass_turn"),
    ("sagebrush_games.sierra_west.rules.steps", "sagebrush_games.sierra_west.actions"),
    ("sagebrush_games.sierra_west.rules.summits", "sagebrush_games.sierra_west.read.wording"),
    ("sagebrush_games.sierra_west.evolve.market", "sagebrush_games.sierra_west.rules.market"),
    ("sagebrush_games.sierra_west.rules.market", "sagebrush_games.sierra_west.evolve.market"),
    ("sagebrush_games.sierra_west.content.checks", "sagebrush_games.sierra_west.rules.ruleset"),
    ("sagebrush_games.sierra_west.events.flow", "sagebrush_games.sierra_west.content.printed"),
    ("sagebrush_games.sierra_west.state.mountain", "sagebrush_games.sierra_west.events.mountain"),
    (
        "sagebrush_games.sierra_west.expansions.hastings.turn",
        "sagebrush_games.sierra_west.expansions.apple_hill.orchard",
    ),
    ("sagebrush_games.sierra_west.expansions.gold_rush.solo", "sagebrush_games.sierra_west.expansions.hastings.events"),
    ("sagebrush_games.tiny_epic_western.rules.scoring", "sagebrush_games.tiny_epic_western.expansions.solo.scoring"),
    ("sagebrush_games.tiny_epic_western.read.view", "sagebrush_games.tiny_epic_western.expansions.solo"),
    ("sagebrush_games.tiny_epic_western.rules.setup", "sagebrush_games.tiny_epic_western.manifest"),
    ("sagebrush_games.tiny_epic_western.read.wording", "sagebrush_games.tiny_epic_western.actions.pass_"),
    ("sagebrush_games.tiny_epic_western.rules.duel", "sagebrush_games.tiny_epic_western.evolve.duel"),
    ("sagebrush_games.tiny_epic_western.evolve.duel", "sagebrush_games.tiny_epic_western.rules.duel"),
    ("sagebrush_games.tiny_epic_western.content.printed", "sagebrush_games.tiny_epic_western.rules.ruleset"),
    ("sagebrush_games.tiny_epic_western.evolve.setup", "sagebrush_games.tiny_epic_western.read.view"),
    ("sagebrush_games.tiny_epic_western.events.duel", "sagebrush_games.tiny_epic_western.evolve.duel"),
    ("sagebrush_games.tiny_epic_western.events.setup", "sagebrush_games.tiny_epic_western.content.printed"),
    ("sagebrush_games.tiny_epic_western.state.board", "sagebrush_games.tiny_epic_western.events.setup"),
    ("sagebrush_games.carson_city.rules.row", "sagebrush_games.carson_city.expansions.horses"),
    ("sagebrush_games.carson_city.characters.cowboy", "sagebrush_games.carson_city.expansions.horses.events"),
    ("sagebrush_games.carson_city.state.model", "sagebrush_games.carson_city.events.row"),
    ("sagebrush_games.carson_city.events.row", "sagebrush_games.carson_city.rules.duel"),
    ("sagebrush_games.carson_city.evolve.row", "sagebrush_games.carson_city.rules.duel"),
    ("sagebrush_games.carson_city.rules.payday", "sagebrush_games.carson_city.actions.attack"),
    ("sagebrush_games.carson_city.actions.bid", "sagebrush_games.carson_city.characters.banker"),
    ("sagebrush_games.carson_city.read.view", "sagebrush_games.carson_city.expansions.outlaws"),
    ("sagebrush_games.carson_city.editions.big_box", "sagebrush_games.carson_city.manifest"),
    ("sagebrush_games.carson_city.expansions.outlaws.raid", "sagebrush_games.carson_city.expansions.horses.state"),
    ("sagebrush_games.kernel.action", "sagebrush_rpc"),
    ("sagebrush_research.episode", "sagebrush_history"),
    ("sagebrush_research.observations.encoders", "numpy"),
    ("sagebrush_opponents.automaton", "sagebrush_research.dice"),
    ("sagebrush_events.commit", "sagebrush_games.kernel.messages"),
    ("sagebrush_rpc.client", "sagebrush_events.commit"),
    ("sagebrush_process.settings", "sagebrush_events.commit"),
    ("sagebrush_process.logs", "sagebrush_gateway.app"),
    ("sagebrush_process.logs", "sagebrush_bench.figure"),
    ("sagebrush_gateway.app", "sagebrush_games.kernel.messages"),
    ("sagebrush_gateway.store", "sagebrush_events.commit"),
    ("sagebrush_workers.worker.player", "sagebrush_events.commit"),
    ("sagebrush_workers.turns", "sagebrush_events.feed"),
    ("sagebrush_workers.queue.broker", "sagebrush_events.keys"),
    ("sagebrush_workers.worker.tasks", "sagebrush_events"),
    ("sagebrush_workers.daemons.relay", "sagebrush_history.table"),
    ("sagebrush_workers.worker.engine.deciding", "sagebrush_history.table"),
    ("sagebrush_workers.worker.engine.identity", "sagebrush_events.commit"),
    ("sagebrush_workers.daemons.engine.gate", "sagebrush_events.feed"),
    ("sagebrush_workers.daemons.engine.servicer", "sagebrush_games.kernel.messages"),
    ("sagebrush_workers.jobs", "sagebrush_opponents.decision"),
    ("sagebrush_workers.sender.sending", "sagebrush_games.kernel.messages"),
    ("sagebrush_gateway.webhooks.deliveries", "sagebrush_gateway.tables.lobby"),
    ("sagebrush_gateway.api.table_updates", "sagebrush_gateway.delivery.recorder"),
    ("sagebrush_opponents.greedy", "socket"),
    ("sagebrush_opponents.decision", "sagebrush_rpc"),
    ("sagebrush_opponents.greedy", "subprocess"),
    ("sagebrush_opponents.levels", "ssl"),
    ("sagebrush_workers.worker.player", "sagebrush_history.table"),
    ("sagebrush_workers.worker.player", "sagebrush_rules.server"),
    ("sagebrush_messages.catalogue", "sagebrush_history.table"),
    ("sagebrush_messages.resources", "asyncio"),
    ("sagebrush_games.kernel.wording", "babel"),
    ("sagebrush_games.kernel.refusal", "sagebrush_messages.catalogue"),
    ("sagebrush_opponents.playouts", "sagebrush_messages.catalogue"),
    ("sagebrush_gateway.store", "sagebrush_messages.catalogue"),
    ("sagebrush_workers.worker.player", "sagebrush_messages.catalogue"),
    ("sagebrush_gateway.store", "sagebrush_history.verify"),
    ("sagebrush_opponents.greedy", "sagebrush_history.checkpointed_fold"),
    ("sagebrush_gateway.tables.lobby", "sagebrush_gateway.api.requests"),
    ("sagebrush_gateway.access.policies", "sagebrush_gateway.http.bodies"),
    ("sagebrush_gateway.streams.watching", "sagebrush_gateway.tables.lobby"),
    ("sagebrush_events.commit", "sagebrush_history.gamefile"),
    ("sagebrush_history.verify", "grpc"),
    ("sagebrush_history.table", "redis"),
    ("sagebrush_history.folding", "sagebrush_events"),
    ("sagebrush_history.applied_commit", "sagebrush_rpc.client"),
    ("sagebrush_history.errors", "sagebrush_rules.problems"),
    ("sagebrush_history.pending_commit", "sagebrush_opponents.greedy"),
    ("sagebrush_history.checkpointed_fold", "sagebrush_workers.worker.player"),
    ("sagebrush_history.broken_game", "sagebrush_gateway.app"),
    ("sagebrush_history.checking", "sagebrush_host.platform"),
    ("sagebrush_history.overrides", "sagebrush_cli.games.play"),
    ("sagebrush_workers.worker.player", "sagebrush_bench.figure"),
    ("sagebrush_rules.server", "sagebrush_opponents"),
    ("sagebrush_rules.server", "sagebrush_workers.worker.player"),
    ("sagebrush_rules.cache.games", "sagebrush_rules.application.commands"),
    ("sagebrush_rules.cache.frames", "sagebrush_rules.transport.servicer"),
    ("sagebrush_rules.application.reading", "sagebrush_rules.transport.limiter"),
    ("sagebrush_rules.transport.interceptor", "sagebrush_rules.server"),
    ("sagebrush_rules.problems", "sagebrush_rules.cache.watcher"),
    ("sagebrush_host.platform", "sagebrush_rules.server"),
    ("sagebrush_cli.games.play", "sagebrush_gateway.app"),
    ("sagebrush_cli.games.play", "sagebrush_rules.server"),
    ("sagebrush_cli.games.play", "sagebrush_bench.figure"),
    ("sagebrush_client.promise", "sagebrush_games.kernel.provably_fair"),
    ("sagebrush_client.frames", "pydantic"),
    ("sagebrush_host.platform", "sagebrush_client"),
]


def checked(folder: Path) -> "subprocess.CompletedProcess[str]":
    """The contracts, checked on the sources below ``folder``."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(str(folder / source) for source in SOURCES), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources and the contracts, to be spoilt."""
    folder = tmp_path_factory.mktemp("contracts")
    for source in SOURCES:
        shutil.copytree(ROOT / source, folder / source, ignore=shutil.ignore_patterns("__pycache__", "*.toml"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


@pytest.fixture(scope="module")
def report(copied: Path) -> str:
    """What the check says once every forbidden import is planted."""
    for importer, imported in PLANTED:
        path = Path(*importer.split("."))
        [file] = [found for source in SOURCES if (found := copied / source / path.with_suffix(".py")).exists()]
        file.write_text(f"{file.read_text('utf-8')}\nimport {imported}  # planted\n", "utf-8")
    result = checked(copied)
    assert result.returncode == 1
    return result.stdout


def test_the_sources_as_they_are_keep_every_contract() -> None:
    result = checked(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(("importer", "imported"), PLANTED)
def test_a_forbidden_import_is_found(report: str, importer: str, imported: str) -> None:
    assert f"{importer} -> {imported} (l." in report
