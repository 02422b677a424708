import json

import pytest

from sagebrush_bench.__main__ import main

LIBRARY = ["append", "playout", "step", "big-box", "fold"]
PLATFORM = ["commands", "cpu", "durability", "soak", "replay", "storage", "turn", "start"]


def quickly(figures: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, list[str]]:
    assert main([*figures, "--quick", "--json"]) == 0
    return {
        result["figure"]: [reading["what"] for reading in result["readings"]]
        for result in json.loads(capsys.readouterr().out)
    }


def test_the_figures_of_the_library_are_produced(capsys: pytest.CaptureFixture[str]) -> None:
    found = quickly(LIBRARY, capsys)
    assert list(found) == LIBRARY
    assert all(found[name] for name in LIBRARY if name != "big-box")


@pytest.mark.platform
def test_the_figures_of_the_platform_are_produced(capsys: pytest.CaptureFixture[str]) -> None:
    found = quickly(PLATFORM, capsys)
    assert all(found[name] for name in PLATFORM)


def test_an_unknown_figure_is_named_with_those_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["luck"]) == 1
    assert "commands" in capsys.readouterr().err
