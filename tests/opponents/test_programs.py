"""Programs that play games to fit something to them refuse what they cannot do, with a sentence."""

from types import ModuleType

import pytest

from sagebrush_opponents.search import calibrate, fit_telling, tune


@pytest.mark.parametrize("program", [calibrate, fit_telling], ids=["calibrate", "fit_telling"])
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--games", "0"], "argument --games: a number from 2 on"),
        (["--games", "1"], "argument --games: a number from 2 on"),
        (["--games", "-3"], "argument --games: a number from 2 on"),
        (["--games", "many"], "argument --games: a number from 2 on"),
        (["--seats", "9"], "no edition of carson-city is played by 9"),
    ],
)
def test_too_few_games_and_too_many_seats_are_refused(
    program: ModuleType,
    arguments: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One half of the games is fitted to, the other judged."""
    monkeypatch.setattr("sys.argv", [program.__name__, *arguments])
    with pytest.raises(SystemExit):
        program.main()
    assert sentence in capsys.readouterr().err


def test_no_trial_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["tune", "--trials", "0"])
    with pytest.raises(SystemExit):
        tune.main()
    assert "argument --trials: a number from 1 on" in capsys.readouterr().err
