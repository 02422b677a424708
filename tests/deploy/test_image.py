"""The Dockerfile and the build files: what is copied exists, what runs is not root, what is installed is locked."""

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.deploy.packages import closure, extra, foreign_modules, names, plain

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-docs.lock")


def pins(lock: str) -> dict[str, str]:
    """Packages of a lock and their versions."""
    return dict(re.findall(r"^([a-z0-9._-]+)==([^ ]+)", (ROOT / lock).read_text(), re.MULTILINE))


def test_every_copied_path_exists() -> None:
    sources = [line.split()[1:-1] for line in DOCKERFILE.splitlines() if line.startswith("COPY")]
    assert all((ROOT / source).exists() for line in sources for source in line)


def test_the_process_of_an_image_is_not_root() -> None:
    last_stage = DOCKERFILE.rsplit("FROM ", 1)[1]
    assert re.search(r"^USER [1-9]\d*$", last_stage, re.MULTILINE)


def test_the_image_installs_verified_wheels_only() -> None:
    installs = re.findall(r"pip (?:download|install|wheel) .*", DOCKERFILE)
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_a_hash(lock: str) -> None:
    blocks = re.split(r"\n(?=\S)", (ROOT / lock).read_text().strip())
    assert all("--hash=sha256:" in block for block in blocks)


ENVIRONMENTS = ("pettingzoo", "gymnasium", "openspiel")
"""Extras for learning programs, which no process and no command needs: only their tests do."""


def test_the_lock_holds_every_dependency_and_the_backend() -> None:
    project = PROJECT["project"]
    wanted = names(project["dependencies"] + PROJECT["build-system"]["requires"])
    for name in {*project["optional-dependencies"]} - {*ENVIRONMENTS}:
        wanted |= extra(project, name)
    assert wanted <= set(pins("requirements.lock"))


def test_the_development_lock_alone_holds_what_environments_need() -> None:
    wanted = set().union(*(extra(PROJECT["project"], name) for name in ENVIRONMENTS))
    assert wanted <= set(pins("requirements-dev.lock"))
    assert not wanted & set(pins("requirements.lock"))


def test_the_development_lock_holds_its_group_and_agrees_with_the_other() -> None:
    assert names(PROJECT["dependency-groups"]["dev"]) <= set(pins("requirements-dev.lock"))
    shared = pins("requirements.lock").items() & pins("requirements-dev.lock").items()
    assert {name for name, _ in shared} == set(pins("requirements.lock")) & set(pins("requirements-dev.lock"))


PROCESSES = {
    "rules": ("sagebrush_rules", "sagebrush_history", "sagebrush_events", "sagebrush_games", "sagebrush_rpc"),
    "gateway": ("sagebrush_gateway", "sagebrush_rpc"),
    "workers": ("sagebrush_workers", "sagebrush_opponents", "sagebrush_games", "sagebrush_rpc"),
    "cli": ("sagebrush_cli", "sagebrush_opponents", "sagebrush_history", "sagebrush_host"),
}


ON_REQUEST = {"cli": {"matplotlib", "mcp", "openskill"}}
"""By extra: what one option or command needs, which says so where it is missing (`balance --plot`, `arena`, `mcp`)."""


@pytest.mark.parametrize("name", PROCESSES)
def test_an_extra_brings_all_that_its_process_imports(name: str) -> None:
    project = PROJECT["project"]
    brought = closure(names(project["dependencies"]) | extra(project, name))
    needed = {module for package in PROCESSES[name] for module in foreign_modules(package)}
    needed -= ON_REQUEST.get(name, set())
    origins = packages_distributions()
    assert {module for module in needed if not brought & set(map(plain, origins[module]))} == set()


def test_games_and_opponents_need_nothing_but_the_codec() -> None:
    project = PROJECT["project"]
    assert names(project["dependencies"]) == {"msgspec"}
    assert foreign_modules("sagebrush_games") | foreign_modules("sagebrush_opponents") == {"msgspec"}


def test_the_extra_of_the_platform_brings_every_process() -> None:
    project = PROJECT["project"]
    assert set().union(*(extra(project, name) for name in PROCESSES)) <= extra(project, "platform")
