"""``python -m sagebrush_workers.strength``: how strong the opponents are, as a table for docs/opponents.md."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_workers.match import Match, play_match
from sagebrush_workers.opponents import OPPONENTS
from sagebrush_workers.tables import table

HEAD = """\
| title | seats | first | second | games | first wins | scores |
|---|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a title in its first edition, at tables of so many seats."""

    title: str
    seats: int
    games: int

    def matches(self) -> Iterator[Match]:
        """Every pair of opponents, the stronger name first."""
        title = TITLES[self.title]
        config = Config(self.title, title.manifest.editions[0].id, self.seats)
        for second, first in combinations(OPPONENTS, 2):
            yield play_match(table(title, config), first, second, self.games)

    def row(self, match: Match) -> str:
        """A match as a line of the table."""
        first, second = match.scores
        return (
            f"| {self.title} | {self.seats} | {match.first} | {match.second} | {self.games} "
            f"| {match.share:.1%} | {first:.1f} : {second:.1f} |"
        )


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_workers.strength")
    parser.add_argument("--title", default="carson-city", choices=sorted(TITLES))
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--games", type=int, default=400)
    asked = parser.parse_args()
    print(HEAD)
    for seats in asked.seats:
        contest = Contest(asked.title, seats, asked.games)
        for match in contest.matches():
            print(contest.row(match), flush=True)


if __name__ == "__main__":
    main()
