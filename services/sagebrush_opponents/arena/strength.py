"""``python -m sagebrush_opponents.arena.strength``: how strong the opponents are, as a table for docs/opponents.md."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title, faults
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena.match import Match, play_match
from sagebrush_opponents.table import table

HEAD = """\
| title | edition | seats | first | second | games | first wins | scores |
|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: the config of a table, and how often."""

    config: Config
    games: int

    def matches(self) -> Iterator[Match]:
        """Every pair of opponents, the stronger name first."""
        place = table(TITLES[self.config.title], self.config)
        for second, first in combinations(OPPONENTS, 2):
            yield play_match(place, first, second, self.games)

    def row(self, match: Match) -> str:
        """A match as a line of the table."""
        first, second = match.scores
        rules = " + ".join((self.config.edition, *self.config.variants))
        return (
            f"| {self.config.title} | {rules} | {self.config.seats} | {match.first} | {match.second} | {self.games} "
            f"| {match.share:.1%} | {first:.1f} : {second:.1f} |"
        )


def configs(title: Title, variants: Sequence[str], seats: Sequence[int]) -> Iterator[Config]:
    """A table of each edition that allows it, for each number of seats."""
    for edition in title.manifest.editions:
        for number in seats:
            config = Config(title.id, edition.id, number, tuple(variants))
            if not faults(title, config):
                yield config


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.arena.strength")
    parser.add_argument("--title", default="carson-city", choices=sorted(TITLES))
    parser.add_argument("--variants", nargs="*", default=[])
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    print(HEAD)
    for config in configs(TITLES[asked.title], asked.variants, asked.seats):
        contest = Contest(config, asked.games)
        for match in contest.matches():
            print(contest.row(match), flush=True)


if __name__ == "__main__":
    main()
