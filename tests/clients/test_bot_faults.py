"""What a bot does wrong at a platform is named, whichever way it comes; bots that do it right are not called wrong."""

import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import pytest_asyncio

from sagebrush_cli.bots import check
from sagebrush_cli.bots.report import BotReport
from sagebrush_cli.bots.ways import guest, program
from sagebrush_cli.bots.ways.check import check_way, wrong_ways
from sagebrush_cli.bots.ways.exchange import Exchange
from sagebrush_cli.bots.ways.proxy import LOST
from sagebrush_cli.bots.ways.reading import MOST_REQUESTS, faults_in
from sagebrush_cli.titles.configs import configurations
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.clients.bots import python_bot
from tests.e2e.external_platform import HERE, key_of
from tests.patience import PATIENCE

TITLE = "tiny-epic-western"


def command(key: str, **more: object) -> Exchange:
    """A command that was accepted."""
    path = "/v1/games/g/commands"
    return replace(Exchange(0, "POST", path, key, '"1"', b"{}", 200), **more)  # type: ignore[arg-type]


def read(path: str = "/v1/games/g", **more: object) -> Exchange:
    return replace(Exchange(0, "GET", path, status=200), **more)  # type: ignore[arg-type]


JOB = Exchange(0, "POST", "/v1/bots/jobs", status=200, jobs=1)
RIGHT = {
    "a command again under its key": [command("a", spoilt=LOST), command("a"), command("b")],
    "another command after a look": [command("a", spoilt=LOST), read(), command("b", body=b"{2}")],
    "somebody was faster": [command("a", status=409, code="stale-version"), command("b", status=422, code="game-over")],
    "patience": [read(status=503, wait=1), read(at=1.1)],
    "work": [JOB, command("a"), JOB, command("b"), command("b")],
}
WRONG: dict[str, tuple[str, Sequence[Exchange]]] = {
    "refused": ("join", [command("a", status=422, code="illegal")]),
    "hasty": ("join", [read(status=503, wait=1), read(at=0.1)]),
    "polling": ("join", [read()] * MOST_REQUESTS),
    "twice": ("join", [command("a", spoilt=LOST, match=""), command("b", match="")]),
    "unversioned": ("serve", [command("a", match="")]),
    "unleased": ("work", [JOB, command("a"), command("b")]),
}


@pytest.mark.parametrize("case", RIGHT)
def test_what_a_careful_bot_asks_is_no_fault(case: str) -> None:
    assert list(faults_in(RIGHT[case], "work" if case == "work" else "join")) == []


@pytest.mark.parametrize("fault", WRONG)
def test_what_its_requests_show_is_named(fault: str) -> None:
    way, exchanges = WRONG[fault]
    assert [kind for kind, _ in faults_in(exchanges, way)] == [fault]


def test_a_way_that_there_is_not_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no way 'walk'" in wrong_ways(["walk"], "cmd:bot", "", "")
    assert "cmd:" in wrong_ways(["join"], "https://bots.example", "", "")
    assert "--key" in wrong_ways(["serve"], "cmd:bot", "http://127.0.0.1:8000", "")
    assert not wrong_ways(["join", "work", "serve"], "cmd:bot", "", "")
    configs = configurations(TITLE, [2], [])[:1]
    with pytest.raises(SystemExit) as ended:
        check.run("cmd:bot", configs, 1, 100, as_json=False, ways=check.Ways(["walk"]))
    assert ended.value.code == 2 and "no way" in "".join(capsys.readouterr())


@dataclass(frozen=True, slots=True)
class Place:
    """A platform, and the key of an application there."""

    url: str
    key: str


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Place]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name, value in HERE.items():
            monkeypatch.setenv(name, value)
        async with Platform(HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)) as running:
            yield Place(running.url, await key_of(running.place.root, "check"))


def checked(place: Place, bot: Path, way: str, patience: float = PATIENCE) -> BotReport:
    """What a check finds out."""
    report = BotReport()
    check_way(f"{sys.executable} {bot}", way, TITLE, patience, report, place.url, place.key)
    return report


@pytest.mark.platform
@pytest.mark.parametrize("way", ["join", "work"])
def test_a_new_bot_does_nothing_wrong_whichever_way_it_comes(place: Place, tmp_path: Path, way: str) -> None:
    report = checked(place, python_bot(tmp_path), way)
    assert (report.told, report.decisions >= 12) == ({}, True)


STREAM = 'client._transport.lines(f"/games/{promise.game}/events", {"legal": True, "view": True})'
SLEEP = "__import__('time').sleep(3600)"
END = "        print(game.verified("
SIT = "promise = client.table(table).sit_down()"
TOKEN = 'os.environ.get("SAGEBRUSH_TOKEN", "")'
MARK = '__file__ + ".ran"'
PLANTED = {
    "join no-return": ("game.follow(legal=True, view=True)", f"[*{STREAM}, {SLEEP}]"),
    "join crash": ("Client(url)", "Client(url, retry=__import__('sagebrush_client').Retry(0, 0))"),
    "join no-entropy": (SIT, f"client.table(table).join(entropy_commitment='ab' * 32); {SLEEP}"),
    "join lingers": (END, f"        {SLEEP}\n{END}"),
    "work unleased": ("client.take_jobs(wait_seconds=5, lease_seconds=30)", '[{"game": table}]'),
    "work forgets": (TOKEN, f'"" if os.path.exists({MARK}) or not open({MARK}, "w") else {TOKEN}'),
    "serve trusting": ("read_event(secret, dict(self.headers), body)", "json.loads(body)"),
    "serve unanswered": ("self.answer(204)", "self.answer(500)"),
    "serve forgets": ("in missed_turns(application, user)", "in ()"),
}
"""What is changed in the kit's `ways.py`, by the way and the fault."""


@pytest.mark.platform
@pytest.mark.parametrize("planted", PLANTED)
def test_what_a_bot_does_wrong_at_a_platform_is_named(
    place: Place, tmp_path: Path, planted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    way, fault = planted.split()
    bot = python_bot(tmp_path)
    right, (old, new) = (bot.parent / "ways.py").read_text(), PLANTED[planted]
    assert old in right
    (bot.parent / "ways.py").write_text(right.replace(old, new))
    monkeypatch.setattr(guest, "START_SECONDS", 8.0)
    monkeypatch.setattr(program, "END_SECONDS", PATIENCE if fault != "lingers" else 2.0)
    report = checked(place, bot, way, patience=8 if fault in ("no-return", "forgets") else PATIENCE)
    assert fault in report.told, report.told


@pytest.mark.platform
def test_the_command_starts_a_platform_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"cmd:{sys.executable} {python_bot(tmp_path)}"
    with pytest.raises(SystemExit) as ended:
        check.run(bot, configurations(TITLE, [2], [])[:1], 1, 60_000, as_json=False, ways=check.Ways(["serve"]))
    assert ended.value.code == 0, capsys.readouterr().out
