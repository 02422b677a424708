"""The recorded games of Carson City: ``python -m tests.games.carson_city.recording`` plays and writes them again.

The seeds were searched so that together the games show every event and take every kind of command.
"""

from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.characters.options import RANDOM
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from tests.fixtures import FOLDER, record
from tests.games.carson_city.players import Player, eager, railway
from tests.games.carson_city.table import BIG_BOX, config


@dataclass(frozen=True, slots=True)
class Game:
    """A recorded game: what is played, the seed of dice and players, why it is on file, who plays."""

    config: Config
    seed: int
    note: str
    player: Callable[[int], Player] = eager


def with_characters(seats: int, characters: str, *variants: str) -> Config:
    """A table of the Big Box with these characters; promo cards only where chance may deal them."""
    options: dict[str, str | bool] = {"characters": characters, "promo-cards": characters == RANDOM}
    return config(seats, *variants, edition=BIG_BOX, **options)


ALL_VARIANTS = [variant.id for variant in TITLE.manifest.variants]

GAMES: dict[str, Game] = {
    "two-seats": Game(config(2), 0, "The base game for two."),
    "three-seats": Game(config(3), 2, "The base game for three."),
    "four-seats": Game(config(4), 34, "The base game for four."),
    "five-seats": Game(config(5), 52, "The base game for five."),
    "outlaws-two-seats": Game(config(2, "outlaws"), 53, "The Outlaws for two."),
    "outlaws-three-seats": Game(config(3, "outlaws"), 25, "The Outlaws for three."),
    "outlaws-five-seats": Game(config(5, "outlaws"), 13, "The Outlaws for five."),
    "kit-carson-three-seats": Game(config(3, "kit-carson"), 8, "Kit Carson for three."),
    "law-of-the-strongest-three-seats": Game(
        config(3, "law-of-the-strongest"), 17, "The Law of the Strongest for three."
    ),
    "carson-river-four-seats": Game(config(4, "carson-river"), 4, "Carson River for four."),
    "horses-three-seats": Game(config(3, "horses"), 38, "Horses for three."),
    "horses-without-trade": Game(config(3, "horses"), 5, "Horses, and a salary taken in full."),
    "tie-rodeo": Game(config(3, "horses"), 0, "Equal in a rodeo: who passed earlier in the round wins it."),
    "tie-duel-tiles": Game(
        config(4, "carson-river", "outlaws", "law-of-the-strongest", "horses", "kit-carson"),
        12,
        "Five variants at once; equal strength with duel tiles, and equal in a rodeo.",
    ),
    "tie-outlaw-targets": Game(config(4, "outlaws"), 32, "Two buildings pay an outlaw the same: chance decides."),
    "tie-of-three": Game(config(4), 50, "Three with equal points: they rank in the order in which they passed."),
    "tie-passed-earlier": Game(config(2), 13, "Equal points: who passed earlier in the last round wins."),
    "big-box-two-seats": Game(config(2, edition=BIG_BOX), 8, "The Big Box for two."),
    "big-box-four-seats": Game(config(4, edition=BIG_BOX), 22, "The town hall needs roads of the town."),
    "big-box-six-seats": Game(config(6, edition=BIG_BOX), 12, "The Big Box for six: a school, houses turned over."),
    "big-box-station": Game(config(4, edition=BIG_BOX), 12, "Roads cross the map, and the station scores.", railway),
    "big-box-first-game": Game(config(3, edition=BIG_BOX, buildings="basic"), 1, "The Big Box with basic buildings."),
    "big-box-outlaws": Game(config(5, "outlaws", edition=BIG_BOX), 3, "Outlaws in the Big Box."),
    "big-box-all-variants": Game(
        config(4, *ALL_VARIANTS, edition=BIG_BOX, characters=RANDOM), 38, "The Big Box with all variants at once."
    ),
    "all-variants": Game(config(4, *ALL_VARIANTS), 13, "The edition of 2009 with all variants at once."),
    "characters-quiet-town": Game(with_characters(4, "quiet-town"), 0, "The characters of a quiet town for four."),
    "characters-governor": Game(with_characters(4, "quiet-town"), 3, "The Governor's last roads of a round."),
    "carson-river-last-roads": Game(config(5, "carson-river"), 1, "Roads to a bridge before the final count."),
    "characters-showdown": Game(
        with_characters(3, "showdown", "outlaws"), 20, "The characters of a showdown for three."
    ),
    "new-beginning-three-seats": Game(config(3, "horses", "new-beginning"), 1, "A New Beginning, with Horses."),
    "characters-gold-rush": Game(
        with_characters(3, "gold-rush", "law-of-the-strongest"), 2, "A gold rush with duel tiles for three."
    ),
    "characters-random-1": Game(
        with_characters(4, "random", "outlaws"), 10, "Characters dealt at random, with outlaws."
    ),
    "characters-random-2": Game(
        with_characters(4, "random", "outlaws"), 33, "Characters dealt at random, with outlaws."
    ),
    "characters-random-3": Game(with_characters(5, "random"), 4, "Characters dealt at random for five."),
    "characters-random-7": Game(with_characters(4, "random", "horses"), 7, "A horse from the Cowboy."),
    "characters-random-6": Game(with_characters(4, "random", "outlaws"), 12, "Dollars instead of later points."),
    "characters-random-5": Game(with_characters(5, "random", "outlaws"), 9, "Dynamite in a mine."),
    "characters-random-4": Game(
        with_characters(4, "random", "outlaws"), 19, "Characters dealt at random, with outlaws."
    ),
}
"""By file name."""


def main() -> None:
    """Writes every recorded game."""
    for name, game in GAMES.items():
        lines, _ = record(TITLE, game.config, game.note, game.player(game.seed), seeded(game.seed))
        (FOLDER / TITLE.id / f"{name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
