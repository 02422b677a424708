"""The recorded games of Sierra West: ``python -m tests.games.sierra_west.recording`` plays and writes them again.

The seeds were searched so that together the games show every event, every kind of command and every way to end.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Config
from sagebrush_games.sierra_west import TITLE
from tests.fixtures import FOLDER, Choice, record
from tests.games.sierra_west.expansions.walks import likely

ADVANCED = ("advanced-planning",)


@dataclass(frozen=True, slots=True)
class Game:
    """A recorded game: mode, seats, the seed of dice and players, why it is on file, variants and options."""

    mode: str
    seats: int
    seed: int
    note: str
    variants: tuple[str, ...] = ()
    options: dict[str, str | int | bool] | None = None

    @property
    def config(self) -> Config:
        """Its table."""
        return Config(TITLE.id, self.mode, self.seats, self.variants, self.options)


GAMES: dict[str, Game] = {
    "apple-hill-two-seats": Game("apple-hill", 2, 58, "Apple Hill for two, to the sixth special card."),
    "apple-hill-three-seats": Game("apple-hill", 3, 1, "Apple Hill for three; twelve rounds without a special card."),
    "boats-and-banjos-two-seats": Game("boats-and-banjos", 2, 304, "Boats & Banjos for two."),
    "gold-rush-two-seats": Game("gold-rush", 2, 10, "Gold Rush for two."),
    "outlaws-and-outposts-two-seats": Game("outlaws-and-outposts", 2, 4, "Outlaws & Outposts for two."),
    "outlaws-and-outposts-four-seats": Game("outlaws-and-outposts", 4, 91, "Four seats; the ordinary cards run out."),
    "tie-wagon": Game("outlaws-and-outposts", 2, 1370, "Equal points and cards: the wagon further on wins.", ADVANCED),
    "mountain-claimed": Game("outlaws-and-outposts", 1, 1, "No ordinary card is left before outpost V is cleared."),
    "solo-apple-hill": Game("apple-hill", 1, 2, "Against an easy Hastings.", options={"difficulty": "easy"}),
    "solo-boats-and-banjos": Game("boats-and-banjos", 1, 5, "Against Hastings, with advanced planning.", ADVANCED),
    "solo-gold-rush": Game("gold-rush", 1, 2, "Against Hastings."),
    "solo-outlaws-and-outposts": Game(
        "outlaws-and-outposts", 1, 4, "Against an expert Hastings.", options={"difficulty": "expert"}
    ),
}


def purposeful(seed: int) -> Choice:
    """Players who walk their paths and seldom pass before they have done."""
    chance = seeded(seed)

    def choose(decider: AnyDecider, state: Any, awaited: Sequence[tuple[int, str]]) -> Command:
        return likely(decider.legal(state, awaited[0][0]), chance)

    return choose


def recorded(game: Game) -> list[str]:
    """The lines of the fixture."""
    lines, _ = record(TITLE, game.config, game.note, purposeful(game.seed + 1000), seeded(game.seed))
    return lines


def main() -> None:
    """Writes every recorded game."""
    folder = FOLDER / TITLE.id
    folder.mkdir(parents=True, exist_ok=True)
    for name, game in GAMES.items():
        (folder / f"{name}.jsonl").write_text("\n".join(recorded(game)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
