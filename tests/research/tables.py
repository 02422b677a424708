"""Tables of research, what their numbers are pinned to, and games on them.

``python -m tests.research.tables`` writes the pins again: only after `version` in the changed file went up, or for a
title that is new.
"""

import json
import random
from collections.abc import Iterator
from pathlib import Path

from sagebrush_games import TITLES
from sagebrush_research.episode import AnyEpisode, episode
from sagebrush_research.table import AnyResearchTable, research_table
from tests.conformance.tables import tables

PINS = Path(__file__).parents[1] / "fixtures" / "research" / "numbers.json"


def research_tables() -> dict[str, AnyResearchTable]:
    """By name: every title, edition and seat count, with no variant, each alone, and all."""
    configs = [config for title in TITLES.values() for config in tables(title)]
    return {
        " ".join([c.title, c.edition, str(c.seats), *c.variants]): research_table(
            c.title, c.edition, c.seats, c.variants
        )
        for c in configs
    }


def pins() -> dict[str, dict[str, list[int | str]]]:
    """By table: version, size and hash of its action ids and of its observations."""
    return {
        name: {
            what: [numbers.version, numbers.size, numbers.sha256]
            for what, numbers in (("actions", table.actions), ("observations", table.observations))
        }
        for name, table in research_tables().items()
    }


def random_game(table: AnyResearchTable, seed: int) -> Iterator[tuple[AnyEpisode, int]]:
    """A random game: before each decision the episode and the seat that decides; the last one has nobody left."""
    chance, played = random.Random(seed), episode(table, seed)
    while not played.is_over:
        seat = chance.choice(list(played.awaited))
        yield played, seat
        played.play(seat, chance.choice(list(played.legal(seat))))


if __name__ == "__main__":
    PINS.parent.mkdir(exist_ok=True)
    lines = (f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in pins().items())
    PINS.write_text("{\n" + ",\n".join(lines) + "\n}\n")
