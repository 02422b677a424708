"""A new bot plays at once, and the check says what a bot does wrong."""

import sys
from pathlib import Path

import pytest

from sagebrush_cli.bots import check, new, report
from sagebrush_cli.bots.ways.program import Program
from sagebrush_cli.titles.configs import configurations
from sagebrush_games import TITLES
from tests.clients.bots import typescript_bot
from tests.clients.verifiers import NODE, needs_node, needs_tools

BOT = """
import json, random, sys, time
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        answer = {"type": "hello", "protocol": %(protocol)s}
    else:
        answer = {"request_id": said["request_id"], **%(answer)s}
    print(%(print)s, flush=True)
%(after)s
"""
RIGHT = {"protocol": "1", "answer": "{'move': 0}", "print": "json.dumps(answer)", "after": ""}
WRONG = {
    "start": {"protocol": "7"},
    "illegal": {"answer": "{'move': 9999}"},
    "malformed": {"answer": "{'nothing': 0}"},
    "crash": {"answer": "{'error': 'no idea'}"},
    "unrepeatable": {"answer": "{'move': int(said['request_id']) % len(said['legal'])}"},
    "unused": {"answer": "{'move': 0, 'shares': [0.7, 0.7]}"},
    "lingers": {"after": "time.sleep(60)"},
}


def command(folder: Path, **changed: str) -> str:
    """A bot that does everything right but for what is ``changed``."""
    (folder / "bot.py").write_text(BOT % (RIGHT | changed))
    return f"cmd:{sys.executable} {folder / 'bot.py'}"


def checked(bot: str, capsys: pytest.CaptureFixture[str], *titles: str) -> tuple[int, str]:
    """Status and report of a check."""
    configs = [configurations(title, [2], [])[0] for title in titles or ["tiny-epic-western"]]
    with pytest.raises(SystemExit) as ended:
        check.run(bot, configs, 1, 2000, as_json=False)
    return int(str(ended.value.code)), capsys.readouterr().out


def test_a_new_bot_in_python_does_nothing_wrong_in_any_title(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    new.run(tmp_path / "bot", "python")
    status, told = checked(f"cmd:{sys.executable} {tmp_path / 'bot' / 'bot.py'}", capsys, *TITLES)
    assert status == 0, told
    assert "does nothing wrong" in told


@needs_node
@needs_tools
def test_a_new_bot_in_typescript_does_nothing_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, told = checked(f"cmd:{NODE} {typescript_bot(tmp_path)}", capsys)
    assert status == 0, told


def test_a_bot_that_does_everything_right_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(command(tmp_path), capsys)[0] == 0


@pytest.mark.parametrize("fault", WRONG)
def test_what_a_bot_does_wrong_is_named(
    fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check, "END_SECONDS", 0.5)
    status, told = checked(command(tmp_path, **WRONG[fault]), capsys)
    assert status == 1
    assert f"{fault}: " in told
    assert told.count(f"{fault}:") == 1, "the kind of the fault is said once"


@pytest.mark.parametrize(
    ("script", "told"),
    [("exit 3", "it ended with status 3: it said nothing"), ("echo no >&2; exit 3", "it ended with status 3: no")],
)
def test_a_bot_that_ends_badly_is_told_with_its_last_words_or_that_it_had_none(script: str, told: str) -> None:
    found, program = report.BotReport(), Program(f"sh -c '{script}'", (), {})
    program.expect_end(found)
    program.close()
    assert found.told == {"crash": told}


def test_the_check_ends_when_there_is_nothing_more_to_learn() -> None:
    found = report.BotReport()
    for _ in range(report.MOST_FAULTS):
        assert not found.is_enough
        found.add("illegal", "that")
    assert found.is_enough


def test_what_is_no_bot_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert checked("my-bot", capsys)[0] == 2


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("mine")
    with pytest.raises(SystemExit):
        new.run(tmp_path, "python")
    assert [path.name for path in tmp_path.iterdir()] == ["bot.py"]


def test_a_language_without_a_kit_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        new.run(tmp_path / "bot", "cobol")
    assert not (tmp_path / "bot").exists()
