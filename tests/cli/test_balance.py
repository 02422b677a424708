"""``sagebrush balance``: games among computers as tables, as JSON and as a picture."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from sagebrush_cli.app import app
from sagebrush_cli.titles.balance import command as balance
from sagebrush_games import TITLES
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena import match


def ran(*arguments: str, title: str = "tiny-epic-western") -> Result:
    """The command in this process, with two games of two at random."""
    return CliRunner().invoke(
        app, ["balance", title, "--games", "2", "--seats", "2", "--opponent", "random", "--processes", "1", *arguments]
    )


def test_people_get_tables() -> None:
    result = ran()
    assert result.exit_code == 0, result.output
    for title in ("Length of a game", "Wins by seat", "Wins by the order of the first round", "Score by seat"):
        assert title in result.stdout


def test_programs_get_a_line_for_each_table() -> None:
    result = ran("--json", title="carson-city")
    assert result.exit_code == 0, result.output
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [report["config"]["edition"] for report in found] == ["2009", "big-box"]
    assert {report["games"] for report in found} == {2}
    assert sum(share["share"] for share in found[0]["wins"]) == pytest.approx(1)


def test_editions_and_variants_are_chosen() -> None:
    result = ran("--json", "--edition", "big-box", "--variant", "outlaws", title="carson-city")
    (line,) = result.stdout.splitlines()
    assert json.loads(line)["config"]["variants"] == ["outlaws"]


def test_variants_mean_the_same_table_in_whatever_order_they_are_typed() -> None:
    typed = ("--variant", "law-of-the-strongest", "--variant", "outlaws", "--edition", "2009")
    (line,) = ran("--json", *typed, title="carson-city").stdout.splitlines()
    order = [variant.id for variant in TITLES["carson-city"].manifest.variants]
    chosen = json.loads(line)["config"]["variants"]
    assert chosen == sorted(chosen, key=order.index)
    assert len(chosen) == 2


def test_pages_get_markdown() -> None:
    result = ran("--markdown")
    assert result.stdout.startswith("Length of a game, and what it asks of a player:\n\n| edition |")


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    file = tmp_path / "balance.png"
    assert ran("--plot", str(file)).exit_code == 0
    assert file.read_bytes().startswith(b"\x89PNG")


def test_the_same_games_tell_the_same() -> None:
    assert ran("--json").stdout == ran("--json").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--opponent", "nobody"),
            f"There is no opponent 'nobody'; there are: {', '.join(OPPONENTS)}.",
        ),
        (("--edition", "1899"), "Tiny Epic Western has no edition '1899'; it has standard."),
        (("--seats", "9"), "1 to 4 seats, not 9"),
        (("--variant", "bears"), "There is no variant 'bears'."),
        (("--plot", "balance.txt"), "balance.txt is no picture; its name ends with one of .png, .svg, .pdf."),
        (("--plot", "/no/such/folder/balance.png"), "There is no folder /no/such/folder."),
    ],
)
def test_what_cannot_be_done_is_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = ran(*arguments)
    assert result.exit_code == 1
    assert sentence in result.output


def test_an_unknown_title_is_a_sentence() -> None:
    assert "There is no title 'chess'" in ran(title="chess").output


def test_without_the_library_that_draws_nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "find_spec", lambda _name: None)
    result = ran("--plot", "balance.png")
    assert result.exit_code == 1
    assert "matplotlib, which is not installed" in result.output


def test_a_game_without_an_end_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LIMIT", 10)
    monkeypatch.setattr(balance, "process_pool", ThreadPoolExecutor)  # where the patch holds, too
    result = ran()
    assert result.exit_code == 1
    assert "A game did not end" in result.output
