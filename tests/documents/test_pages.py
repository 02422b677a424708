"""What the pages say is there is there: links, decisions, settings with their defaults, problems."""

import re
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest
from msgspec import structs

from sagebrush_gateway.problems import CATALOGUE, ProblemKind
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_host.settings import HostSettings
from sagebrush_process.settings import ProcessSettings, variable_of
from sagebrush_rules.settings import RulesSettings
from sagebrush_workers.settings import WorkerSettings

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
DECISIONS = sorted((DOCS / "adr").glob("0*.md"))
PAGES = [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "services").rglob("*.md")]
GATEWAY = structs.asdict(GatewaySettings())


def rows(page: str) -> dict[str, str]:
    """The defaults in the tables of a page by the names of their settings; a row may have several of both."""
    named: dict[str, str] = {}
    for names, defaults in re.findall(r"^\| (`[A-Z_`, ]+`) \| ([^|]+) \|", (DOCS / page).read_text(), re.MULTILINE):
        settings, values = re.findall("[A-Z_]+", names), defaults.split(", ")
        named |= dict(zip_longest(settings, values[: len(settings)], fillvalue=values[0]))
    return named


def plain(default: object) -> str:
    """A default as the pages write it."""
    if isinstance(default, float):
        return f"{default:g}"
    return str(default).replace("'", '"').replace(", ", ",") if default not in ("", None) else "none"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    links = re.findall(r"\]\(([^)#:\s]+)(?:#[^)\s]*)?\)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_index_of_decisions_names_each_once_with_its_heading() -> None:
    lines = re.findall(r"^- \[(\d{4})\]\((\S+)\) (.*)$", (DOCS / "adr" / "README.md").read_text(), re.MULTILINE)
    headings = [(page.name[:4], page.name, page.read_text().splitlines()[0][7:]) for page in DECISIONS]
    assert sorted(lines) == headings


@pytest.mark.parametrize(("name", "default"), GATEWAY.items())
def test_an_operator_finds_every_setting_of_the_gateway_with_its_default(name: str, default: object) -> None:
    found = rows("operating.md")
    if f"SAGEBRUSH_{name.upper()}" not in found:
        assert found[name.upper().removeprefix("GATEWAY_")].strip("`") == plain(default)


VARIABLES = re.findall(
    r"SAGEBRUSH_[A-Z_]*[A-Z]", "".join(page.read_text() for page in (*PAGES, ROOT / "docker-compose.yml"))
)
"""Those that the documents name and those of the containers, with what only clients and tests read."""


@pytest.mark.parametrize("process", [GatewaySettings, HostSettings, RulesSettings, WorkerSettings])
def test_no_process_takes_a_variable_of_another_for_a_misspelt_one_of_its_own(process: type[ProcessSettings]) -> None:
    process.from_environment(dict.fromkeys([*VARIABLES, *map(variable_of, (*_settings(), *GATEWAY))], ""))


def _settings() -> Iterator[str]:
    yield from RulesSettings.__struct_fields__
    yield from WorkerSettings.__struct_fields__
    yield from HostSettings.__struct_fields__


@pytest.mark.parametrize("name", sorted(set(_settings())))
def test_an_operator_finds_every_setting_of_the_other_processes(name: str) -> None:
    assert f"SAGEBRUSH_{name.upper()}" in rows("operating.md") or name.upper() in rows("grpc.md")


@pytest.mark.parametrize("kind", CATALOGUE, ids=lambda kind: kind.code)
def test_the_guide_names_every_way_a_request_can_fail(kind: ProblemKind) -> None:
    assert f"| `{kind.code}` | {kind.status} | {kind.title}" in (DOCS / "api.md").read_text()


def test_the_guide_has_the_ten_lines_of_the_readme() -> None:
    guide, readme = (
        re.findall("```sh\n(.*?)```", page.read_text(), re.DOTALL)[0] for page in (DOCS / "api.md", ROOT / "README.md")
    )
    assert guide == readme
