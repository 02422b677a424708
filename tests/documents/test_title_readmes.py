"""The README of a title names every prompt and the commands that answer it."""

import re
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from tests.prompts import commands

GAMES = Path(__file__).parents[2] / "services" / "sagebrush_games"


def answers(title: str) -> dict[str, set[str]]:
    """By prompt: the commands that its row of "What is asked" names, and those of rows that it refers to."""
    text = (GAMES / title.replace("-", "_") / "README.md").read_text("utf-8")
    chapter = text.split("\n## What is asked\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in chapter.splitlines()]
    named = [[re.findall(r"`([a-z-]+)`", cell) for cell in row] for row in rows if len(row) == 3]
    found = {prompt: set(last) for first, _, last in named for prompt in first}
    return {
        prompt: said.union(*(found[name] for name in said if name in found and name not in commands(title)[prompt]))
        for prompt, said in found.items()
    }


@pytest.mark.parametrize("title", TITLES)
def test_each_prompt_is_there_with_all_its_commands(title: str) -> None:
    told, asked = answers(title), commands(title)
    missing = {prompt: sorted(asked[prompt] - told.get(prompt, set())) for prompt in asked}
    assert {prompt: names for prompt, names in missing.items() if names} == {}
    assert told.keys() - asked.keys() == set()
