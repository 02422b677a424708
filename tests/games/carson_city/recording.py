"""The recorded games of Carson City: ``python -m tests.games.carson_city.recording`` plays and writes them again.

The seeds were searched so that together the games show every event and take every kind of command.
"""

from collections.abc import Iterator

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.card_options import RANDOM
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from tests.fixtures import FOLDER, record
from tests.games.carson_city.players import eager
from tests.games.carson_city.table import config

GAMES: dict[str, tuple[int, tuple[str, ...], int, str]] = {
    "two-seats": (2, (), 28, "The base game for two."),
    "three-seats": (3, (), 2, "The base game for three."),
    "four-seats": (4, (), 34, "The base game for four."),
    "five-seats": (5, (), 52, "The base game for five."),
    "outlaws-two-seats": (2, ("outlaws",), 53, "The Outlaws for two."),
    "outlaws-three-seats": (3, ("outlaws",), 25, "The Outlaws for three."),
    "outlaws-five-seats": (5, ("outlaws",), 13, "The Outlaws for five."),
    "kit-carson-three-seats": (3, ("kit-carson",), 8, "Kit Carson for three."),
    "law-of-the-strongest-three-seats": (3, ("law-of-the-strongest",), 17, "The Law of the Strongest for three."),
    "carson-river-four-seats": (4, ("carson-river",), 4, "Carson River for four."),
    "horses-three-seats": (3, ("horses",), 38, "Horses for three."),
    "horses-without-trade": (3, ("horses",), 50, "Horses, and a salary taken in full."),
    "tie-rodeo": (3, ("horses",), 0, "Equal in a rodeo: who passed earlier in the round wins it."),
    "tie-duel-tiles": (
        4,
        ("carson-river", "outlaws", "law-of-the-strongest", "horses", "kit-carson"),
        12,
        "Five variants at once; equal strength with duel tiles, and equal in a rodeo.",
    ),
    "tie-of-three": (4, (), 50, "Three with equal points: they rank in the order in which they passed."),
    "new-beginning-three-seats": (3, ("horses", "new-beginning"), 1, "A New Beginning, with Horses, for three."),
    "tie-passed-earlier": (2, (), 13, "Equal points: who passed earlier in the last round wins."),
}
"""By file name: seats, variants, seed, note."""

CHARACTERS: dict[str, tuple[int, str, tuple[str, ...], int, str]] = {
    "characters-quiet-town": (4, "quiet-town", (), 0, "The characters of a quiet town for four."),
    "characters-showdown": (3, "showdown", ("outlaws",), 0, "The characters of a showdown for three."),
    "characters-gold-rush": (3, "gold-rush", ("law-of-the-strongest",), 2, "A gold rush with duel tiles for three."),
    "characters-random-1": (4, "random", ("outlaws",), 10, "Characters dealt at random, with outlaws."),
    "characters-random-2": (4, "random", ("outlaws",), 33, "Characters dealt at random, with outlaws."),
    "characters-random-3": (5, "random", (), 4, "Characters dealt at random for five."),
    "characters-random-4": (4, "random", ("outlaws",), 19, "Characters dealt at random, with outlaws."),
}
"""By file name: seats, characters, variants, seed, note."""


def games() -> Iterator[tuple[str, Config, int, str]]:
    """File name, table, seed and note of every recorded game."""
    for name, (seats, variants, seed, note) in GAMES.items():
        yield name, config(seats, *variants), seed, note
    for name, (seats, characters, variants, seed, note) in CHARACTERS.items():
        yield name, with_characters(seats, characters, variants), seed, note


def with_characters(seats: int, characters: str, variants: tuple[str, ...]) -> Config:
    """A table of the Big Box with these characters; promo cards only where chance may deal them."""
    return Config(TITLE.id, "big-box", seats, variants, {"characters": characters, "promo-cards": characters == RANDOM})


def main() -> None:
    """Writes every recorded game."""
    for name, table, seed, note in games():
        lines, _ = record(TITLE, table, note, eager(seed), seeded(seed))
        (FOLDER / TITLE.id / f"{name}.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
