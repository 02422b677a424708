"""``python -m sagebrush_opponents.arena.solo``: how often opponents win alone, as a table for docs/opponents.md."""

import argparse
from collections.abc import Iterator
from itertools import product

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena.match import play_game
from sagebrush_opponents.table import table

DIFFICULTY = "difficulty"
"""The option of a title that is harder alone."""
HEAD = """\
| title | edition | difficulty | opponent | games | wins | points |
|---|---|---|---|---|---|---|"""


def difficulties(title: Title) -> Iterator[Config]:
    """One table for one seat of each edition and difficulty."""
    option = next(option for option in title.manifest.options if option.id == DIFFICULTY)
    for edition, value in product(title.manifest.editions, option.values):
        yield Config(title.id, edition.id, 1, (), {DIFFICULTY: value})


def row(title: Title, config: Config, name: str, games: int) -> str:
    """How an opponent fared at one difficulty, as a line of the table."""
    place = table(title, config)
    lines = [play_game(place, (name,), seed).outcome.ranking[0] for seed in range(games)]
    wins = sum(line.place == 1 for line in lines) / games
    points = sum(line.score for line in lines) / games
    assert config.options is not None
    difficulty = config.options[DIFFICULTY]
    return f"| {title.id} | {config.edition} | {difficulty} | {name} | {games} | {wins:.1%} | {points:.1f} |"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.arena.solo")
    parser.add_argument("--title", default="tiny-epic-western", choices=sorted(TITLES))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--opponents", nargs="+", default=sorted(OPPONENTS), choices=sorted(OPPONENTS))
    asked = parser.parse_args()
    print(HEAD)
    title = TITLES[asked.title]
    for config in difficulties(title):
        for name in asked.opponents:
            print(row(title, config, name, asked.games), flush=True)


if __name__ == "__main__":
    main()
